#include <exhaust/enum/inj.hpp>

#include "catch.hpp"
#include "known.hpp"
#include "laws.hpp"

using exhaust::inj;
using exhaust::nat;

TEST_CASE("inj obeys the laws of a family") {
    CHECK_NOTHROW(laws::hold_on_grid(
        20,
        [](int n, int k) {
            return inj{n, k};
        },
        [](int n, int k) { return known::falling(k, n); }, [](int n, int) { return known::rising(n, 0); },
        [](int n, int k) { return known::sinking(n, k - 1); }));
}

TEST_CASE("inj visits what brute force finds, in the same order") {
    for (int n = 0; n <= 6; ++n) {
        for (int k = 0; k <= 5; ++k) {
            auto const definition = [](std::vector<int> const& a) {
                for (auto v = a.begin(); v != a.end(); ++v)
                    if (std::find(a.begin(), v, *v) != v) return false;
                return true;
            };
            CHECK(known::visited(inj{n, k}) == known::arrays(n, k, definition));
        }
    }
}

TEST_CASE("inj: empty and degenerate instances are instances") {
    CHECK((inj{5, 3}.count() == nat{0} && !inj{5, 3}.cursor().is_new()));
    CHECK((inj{1, 0}.count() == nat{0} && !inj{1, 0}.cursor().is_new()));
    CHECK((inj{0, 0}.count() == nat{1} && inj{0, 0}.cursor().is_new()));
    CHECK((inj{0, 5}.count() == nat{1} && inj{0, 5}.cursor().is_new()));
    CHECK_THROWS_MATCHES((inj{5, 3}.unrank(0)), std::invalid_argument,
                         Message("inj 5 3: there is no rank 0, expected none, since it has no value"));
}

TEST_CASE("inj numbers values that no walk reaches, and says what does not fit") {
    inj const f{15, 21};
    CHECK(f.count() == nat{70959641905152000U});
    CHECK(f.rank(f.unrank(12345678901234567U)) == 12345678901234567U);
    CHECK(f.rank(f.unrank(*f.count() - 1)) == *f.count() - 1);
    CHECK_FALSE(inj{21, 21}.count());
    CHECK(inj{50, 100}.rank(inj{50, 100}.unrank(123456789)) == 123456789);
}

TEST_CASE("inj refuses bad arguments in one line") {
    CHECK_THROWS_MATCHES((inj{-1, 2}), std::invalid_argument, Message("inj -1 2: the size is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((inj{3, -1}), std::invalid_argument,
                         Message("inj 3 -1: the number of values is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((inj{2, 3}.rank(std::vector{1, 1})), std::invalid_argument,
                         Message("inj 2 3: rank of [1 1], expected one of its values"));
}

TEST_CASE("is_inj takes any k") {
    CHECK(exhaust::is_inj(std::vector<int>{}, -1));
    CHECK_FALSE(exhaust::is_inj(std::vector{0}, -1));
    CHECK(exhaust::is_inj(std::vector{7, 0}, std::numeric_limits<int>::max()));
}

TEST_CASE("an inj cursor that was moved from has no entries") {
    auto c = inj{3, 3}.cursor();
    auto const d = std::move(c);
    CHECK(d.current().size() == 3);
    // NOLINTBEGIN(bugprone-use-after-move): that is what is tested
    c.next();
    CHECK((!c.is_new() && c.current().empty()));
    // NOLINTEND(bugprone-use-after-move)
}

TEST_CASE("inj numbers long values fast enough to replay them") {
    inj const f{20000, 20000};
    CHECK(f.rank(f.unrank(std::numeric_limits<nat>::max())) == std::numeric_limits<nat>::max());
}
