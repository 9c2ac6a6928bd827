#include <exhaust/enum/comb.hpp>

#include "catch.hpp"
#include "known.hpp"
#include "laws.hpp"

using exhaust::comb;
using exhaust::nat;

TEST_CASE("comb obeys the laws of a family") {
    CHECK_NOTHROW(laws::hold_on_grid(
        20,
        [](int n, int k) {
            return comb{n, k};
        },
        [](int n, int k) { return known::binomial(k, n); }, [](int n, int) { return known::rising(n, 0); },
        [](int n, int k) { return known::rising(n, k - n); }));
}

TEST_CASE("comb visits what brute force finds, in the same order") {
    for (int n = 0; n <= 6; ++n) {
        for (int k = 0; k <= 5; ++k) {
            auto const definition = [](std::vector<int> const& a) {
                return std::adjacent_find(a.begin(), a.end(), std::greater_equal<>{}) == a.end();
            };
            CHECK(known::visited(comb{n, k}) == known::arrays(n, k, definition));
        }
    }
}

TEST_CASE("comb: empty and degenerate instances are instances") {
    CHECK((comb{5, 3}.count() == nat{0} && !comb{5, 3}.cursor().is_new()));
    CHECK((comb{1, 0}.count() == nat{0} && !comb{1, 0}.cursor().is_new()));
    CHECK((comb{0, 0}.count() == nat{1} && comb{0, 0}.cursor().is_new()));
    CHECK((comb{0, 5}.count() == nat{1} && comb{0, 5}.cursor().is_new()));
    CHECK((comb{4, 4}.count() == nat{1} && comb{4, 4}.cursor().is_new()));
    CHECK_THROWS_MATCHES((comb{5, 3}.unrank(0)), std::invalid_argument,
                         Message("comb 5 3: there is no rank 0, expected none, since it has no value"));
}

TEST_CASE("comb numbers values that no walk reaches, and says what does not fit") {
    comb const f{33, 67};
    CHECK(f.count() == nat{14226520737620288370U});
    CHECK(f.rank(f.unrank(1234567890123456789U)) == 1234567890123456789U);
    CHECK(f.rank(f.unrank(*f.count() - 1)) == *f.count() - 1);
    CHECK_FALSE(comb{34, 68}.count());
    CHECK(comb{50, 100}.rank(comb{50, 100}.unrank(123456789)) == 123456789);
}

TEST_CASE("comb refuses bad arguments in one line") {
    CHECK_THROWS_MATCHES((comb{-1, 2}), std::invalid_argument,
                         Message("comb -1 2: the size is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((comb{3, -1}), std::invalid_argument,
                         Message("comb 3 -1: the number of values is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((comb{2, 3}.rank(std::vector{1, 1})), std::invalid_argument,
                         Message("comb 2 3: rank of [1 1], expected one of its values"));
}

TEST_CASE("comb without values takes no memory") {
    CHECK_FALSE((comb{std::numeric_limits<int>::max(), 3}.cursor().is_new()));
}
