#include <exhaust/enum/perm.hpp>

#include "catch.hpp"
#include "known.hpp"
#include "laws.hpp"

using exhaust::nat;
using exhaust::perm;

TEST_CASE("perm obeys the laws of a family") {
    CHECK_NOTHROW(laws::hold_on_sizes(
        known::factorials, [](int n) { return perm{n}; }, [](int n) { return known::rising(n, 0); },
        [](int n) { return known::sinking(n, n - 1); }));
}

TEST_CASE("perm takes the steps of std::next_permutation") {
    for (int n = 0; n <= 8; ++n) {
        auto expected = known::rising(n, 0);
        auto c = perm{n}.cursor();
        do {
            REQUIRE(std::ranges::equal(c.current(), expected));
            c.next();
        } while (std::next_permutation(expected.begin(), expected.end()));
        CHECK_FALSE(c.is_new());
    }
}

TEST_CASE("is_permut wants every value of 0..n-1 once") {
    CHECK(exhaust::is_permut(std::vector<int>{}));
    CHECK(exhaust::is_permut(std::vector{2, 0, 1}));
    CHECK_FALSE(exhaust::is_permut(std::vector{0, 0}));
    CHECK_FALSE(exhaust::is_permut(std::vector{1, 2}));
    CHECK_FALSE(exhaust::is_permut(std::vector{-1, 0}));
}

TEST_CASE("perm knows the value of a rank too large to reach by steps") {
    perm const f{20};
    CHECK(f.count() == nat{2432902008176640000U});
    CHECK(f.unrank(*f.count() - 1) == known::sinking(20, 19));
    CHECK(f.rank(f.unrank(1234567890123456789U)) == 1234567890123456789U);
    CHECK(std::ranges::equal(f.cursor_at(1).current(), f.unrank(1)));
}

TEST_CASE("perm says what does not fit") {
    perm const f{25};
    CHECK_FALSE(f.count());
    CHECK(f.rank(f.unrank(std::numeric_limits<nat>::max())) == std::numeric_limits<nat>::max());
    CHECK_THROWS_MATCHES(f.rank(known::sinking(25, 24)), std::overflow_error,
                         Message("perm 25: the rank of this value does not fit in 64 bits"));
}

TEST_CASE("perm refuses bad arguments in one line") {
    CHECK_THROWS_MATCHES(perm{-1}, std::invalid_argument, Message("perm -1: the size is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES(perm{3}.unrank(6), std::invalid_argument,
                         Message("perm 3: there is no rank 6, expected 0 to 5"));
    CHECK_THROWS_MATCHES(perm{3}.rank(std::vector{0, 0, 1}), std::invalid_argument,
                         Message("perm 3: rank of [0 0 1], expected one of its values"));
    CHECK_THROWS_MATCHES(perm{0}.rank(std::vector{7}), std::invalid_argument,
                         Message("perm 0: rank of [7], expected one of its values"));
}

TEST_CASE("a cursor is not started at what is not a permutation") {
#if EXHAUST_CONTRACTS
    CHECK_THROWS_AS(exhaust::perm_cursor(std::vector{0, 0}), exhaust::contract_violation);
#endif
    CHECK_NOTHROW(exhaust::perm_cursor(std::vector{1, 0}));
}

namespace {

// A permutation cursor with one comparison turned round: it takes the first larger entry of the suffix, not the least.
class wrong_cursor {
public:
    explicit wrong_cursor(std::vector<int> start) : a_{std::move(start)} {}
    [[nodiscard]] exhaust::row current() const { return a_; }
    [[nodiscard]] bool is_new() const { return new_; }
    void next() {
        auto const n = int(a_.size());
        auto const at = [&](int i) -> int& { return a_[std::size_t(i)]; };
        int r = n - 2;
        while (r >= 0 && at(r) > at(r + 1)) --r;
        new_ = r >= 0;
        if (!new_) return;
        int j = r + 1;
        while (at(j) < at(r)) ++j;
        std::swap(at(r), at(j));
        std::reverse(a_.begin() + r + 1, a_.end());
    }

private:
    std::vector<int> a_;
    bool new_ = true;
};

struct wrong_perm {
    perm right;
    [[nodiscard]] std::string name() const { return "wrong " + right.name(); }
    [[nodiscard]] bool contains(exhaust::row a) const { return right.contains(a); }
    [[nodiscard]] wrong_cursor cursor() const { return cursor_at(0); }
    [[nodiscard]] wrong_cursor cursor_at(nat k) const { return wrong_cursor{right.unrank(k)}; }
    [[nodiscard]] std::optional<nat> count() const { return right.count(); }
    [[nodiscard]] nat rank(exhaust::row a) const { return right.rank(a); }
    [[nodiscard]] std::vector<int> unrank(nat k) const { return right.unrank(k); }
};

}  // namespace

TEST_CASE("the laws refute a wrong permutation cursor, by name") {
    CHECK_NOTHROW(laws::hold(wrong_perm{perm{2}}, 2, known::rising(2, 0), known::sinking(2, 1)));
    CHECK_THROWS_MATCHES(laws::hold(wrong_perm{perm{3}}, 6, known::rising(3, 0), known::sinking(3, 2)), laws::broken,
                         Message("law 'rank counts the values before' is broken by wrong perm 3 at rank 2"));
    CHECK_THROWS_MATCHES(laws::hold_from_any_rank(wrong_perm{perm{3}}), laws::broken,
                         Message("law 'successor' is broken by wrong perm 3 at rank 1"));
}
