#include <exhaust/check/series.hpp>

#include <map>
#include <set>

#include <exhaust/enum/filtered.hpp>
#include "catch.hpp"
#include "laws.hpp"

#include "toys.hpp"

using exhaust::nat;
using exhaust::perm;
using exhaust::random_choices;
using exhaust::Series;
using exhaust::series::permut_of_size;
using exhaust::series::up_to;
using toys::listed;
using value = std::vector<int>;

namespace {

// Palindromes over 0..1: of size 1 and 3 only, so that sizes without values come first, last and in between.
listed odd_palindrome(int n) {
    if (n == 1) return {{{0}, {1}}};
    if (n == 3) return {{{0, 0, 0}, {0, 1, 0}, {1, 0, 1}, {1, 1, 1}}};
    return {{}};
}

listed nothing(int) { return {{}}; }

}  // namespace

TEST_CASE("every ranked family is a series, a filtered one is not yet") {
    STATIC_REQUIRE(Series<listed>);
    STATIC_REQUIRE(Series<exhaust::surj>);
    STATIC_REQUIRE_FALSE(Series<decltype(exhaust::surj_barray(2, 2))>);
    STATIC_REQUIRE_FALSE(Series<int>);
}

TEST_CASE("every family has its name among the series") {
    using namespace exhaust::series;
    CHECK(permut_of_size(4).count() == nat{24});
    CHECK(rgf_of_size(4).count() == nat{14});
    CHECK(setpart_of_size(4).count() == nat{15});
    CHECK(sorted_of_size(4, 3).count() == nat{15});
    CHECK(barray_of_size(4, 3).count() == nat{81});
    CHECK(endo_of_size(4).count() == nat{256});
    CHECK(fact_of_size(4).count() == nat{24});
    CHECK(comb_of_size(2, 4).count() == nat{6});
    CHECK(inj_of_size(2, 4).count() == nat{12});
    CHECK(surj_of_size(4, 2).count() == nat{14});
}

TEST_CASE("up_to is certified where its sizes are") {
    STATIC_REQUIRE(decltype(up_to(2, permut_of_size))::certified);
    STATIC_REQUIRE_FALSE(decltype(up_to(2, odd_palindrome))::certified);
}

TEST_CASE("permut_of_size is perm") {
    CHECK(permut_of_size(4).name() == "perm 4");
    CHECK_THROWS_AS(permut_of_size(-1), std::invalid_argument);
}

TEST_CASE("up_to visits the sizes in turn") {
    std::vector<value> seen;
    for (auto c = up_to(3, permut_of_size).cursor(); c.is_new(); c.next())
        seen.emplace_back(c.current().begin(), c.current().end());
    CHECK(seen == std::vector<value>{
                      {}, {0}, {0, 1}, {1, 0}, {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}});
}

TEST_CASE("up_to obeys the laws of a family") {
    // 0! + … + n!: A003422 in the OEIS
    std::vector<nat> const counts{1, 2, 4, 10, 34, 154, 874, 5914};
    value last;
    for (int n = 0; n < int(counts.size()); ++n) {
        auto const s = up_to(n, permut_of_size);
        CHECK_NOTHROW(laws::hold(s, counts[std::size_t(n)], {}, last));
        CHECK_NOTHROW(laws::hold_from_any_rank(s));
        last.insert(last.begin(), n);
    }
}

TEST_CASE("up_to passes over the sizes that have no value") {
    auto const s = up_to(5, odd_palindrome);
    CHECK_NOTHROW(laws::hold(s, 6, {0}, {1, 1, 1}));
    CHECK_NOTHROW(laws::hold_from_any_rank(s));
}

TEST_CASE("a series may have no value at all") {
    auto const s = up_to(2, nothing);
    CHECK_NOTHROW(laws::hold(s, 0, {}, {}));
    CHECK_THROWS_MATCHES(s.unrank(0), std::invalid_argument,
                         Message("listed 0 to listed 0: there is no rank 0, there is no value"));
}

TEST_CASE("up_to contains the values of its sizes and no other") {
    auto const s = up_to(3, permut_of_size);
    CHECK(s.contains(value{}));
    CHECK(s.contains(value{2, 0, 1}));
    CHECK_FALSE(s.contains(value{2, 2, 1}));
    CHECK_FALSE(s.contains(value{0, 1, 2, 3}));
}

TEST_CASE("up_to refuses bad arguments in one line") {
    auto const s = up_to(3, permut_of_size);
    CHECK_THROWS_MATCHES(up_to(-1, permut_of_size), std::invalid_argument,
                         Message("up_to: the largest size is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES(s.unrank(10), std::invalid_argument,
                         Message("perm 0 to perm 3: there is no rank 10, expected 0 to 9"));
    CHECK_THROWS_MATCHES(s.cursor_at(11), std::invalid_argument,
                         Message("perm 0 to perm 3: there is no rank 11, expected 0 to 9"));
    CHECK_THROWS_MATCHES(s.rank(value{3, 0, 1, 2}), std::invalid_argument,
                         Message("perm 0 to perm 3: rank of [3 0 1 2], expected a size of 0 to 3"));
    CHECK_THROWS_MATCHES(s.rank(value{0, 0}), std::invalid_argument,
                         Message("perm 2: rank of [0 0], expected one of its values"));
}

TEST_CASE("up_to draws uniformly over all its values") {
    random_choices choose{1};
    std::map<value, int> drawn;
    for (int i = 0; i < 10000; ++i) {
        value a;
        draw(up_to(3, permut_of_size), choose, a);
        ++drawn[a];
    }
    CHECK(drawn.size() == 10);
    double chi_squared = 0;
    for (auto const& [a, n] : drawn) chi_squared += (n - 1000.) * (n - 1000.) / 1000.;
    CHECK(chi_squared < 27.877);  // 9 degrees of freedom; a fair source exceeds this once in 1000 seeds
}

TEST_CASE("up_to counts, ranks and draws as far as 64 bits go, and beyond") {
    auto const s = up_to(25, permut_of_size);  // 0! + … + 20! fits, 21! does not
    CHECK(up_to(20, permut_of_size).count() == nat{2561327494111820314U});
    CHECK_FALSE(s.count());
    CHECK(s.rank(s.unrank(2561327494111820313U)) == 2561327494111820313U);
    CHECK(s.unrank(2561327494111820314U) == perm{21}.unrank(0));  // the first of size 21
    CHECK(s.rank(perm{21}.unrank(5)) == 2561327494111820319U);
    CHECK_THROWS_MATCHES(s.rank(perm{22}.unrank(0)), std::overflow_error,
                         Message("perm 0 to perm 25: the rank of this value does not fit in 64 bits"));
    random_choices choose{1};
    std::set<std::size_t> sizes;
    for (int i = 0; i < 1000; ++i) {
        value a;
        draw(s, choose, a);
        REQUIRE(s.contains(a));
        sizes.insert(a.size());
    }
    CHECK(sizes.size() == 26);
}

TEST_CASE("up_to does not draw from a size without values") {
    auto const uncounted = [](int n) {
        auto f = odd_palindrome(n);
        if (n == 3) f.claimed = std::nullopt;
        return f;
    };
    auto const s = up_to(4, uncounted);
    CHECK_FALSE(s.count());
    random_choices choose{1};
    std::set<value> drawn;
    for (int i = 0; i < 200; ++i) {
        value a;
        draw(s, choose, a);
        drawn.insert(a);
    }
    CHECK(drawn == std::set<value>{{0}, {1}, {0, 0, 0}, {0, 1, 0}, {1, 0, 1}, {1, 1, 1}});
}
