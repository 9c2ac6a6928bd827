#include <exhaust/enum/sorted.hpp>

#include "catch.hpp"
#include "known.hpp"
#include "laws.hpp"

using exhaust::nat;
using exhaust::sorted;

TEST_CASE("sorted obeys the laws of a family") {
    CHECK_NOTHROW(laws::hold_on_grid(
        20,
        [](int n, int k) {
            return sorted{n, k};
        },
        [](int n, int k) { return n == 0 ? 1 : known::binomial(n + k - 1, n); },
        [](int n, int) { return known::constant(n, 0); }, [](int n, int k) { return known::constant(n, k - 1); }));
}

TEST_CASE("sorted visits what brute force finds, in the same order") {
    for (int n = 0; n <= 6; ++n) {
        for (int k = 0; k <= 5; ++k) {
            auto const definition = [](std::vector<int> const& a) { return std::is_sorted(a.begin(), a.end()); };
            CHECK(known::visited(sorted{n, k}) == known::arrays(n, k, definition));
        }
    }
}

TEST_CASE("sorted: empty and degenerate instances are instances") {
    CHECK((sorted{3, 0}.count() == nat{0} && !sorted{3, 0}.cursor().is_new()));
    CHECK((sorted{0, 0}.count() == nat{1} && sorted{0, 0}.cursor().is_new()));
    CHECK((sorted{0, 5}.count() == nat{1} && sorted{0, 5}.cursor().is_new()));
    CHECK((sorted{4, 1}.count() == nat{1} && sorted{4, 1}.cursor().is_new()));
    CHECK_THROWS_MATCHES((sorted{3, 0}.unrank(0)), std::invalid_argument,
                         Message("sorted 3 0: there is no rank 0, expected none, since it has no value"));
}

TEST_CASE("sorted numbers values that no walk reaches, and says what does not fit") {
    sorted const f{33, 35};
    CHECK(f.count() == nat{14226520737620288370U});
    CHECK(f.rank(f.unrank(1234567890123456789U)) == 1234567890123456789U);
    CHECK(f.rank(f.unrank(*f.count() - 1)) == *f.count() - 1);
    CHECK_FALSE(sorted{100, 100}.count());
    CHECK(sorted{100, 100}.rank(sorted{100, 100}.unrank(123456789)) == 123456789);
    CHECK(sorted{2, 2147483647}.count() == nat{2147483648} * 2147483647 / 2);
}

TEST_CASE("sorted refuses bad arguments in one line") {
    CHECK_THROWS_MATCHES((sorted{-1, 2}), std::invalid_argument,
                         Message("sorted -1 2: the size is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((sorted{3, -1}), std::invalid_argument,
                         Message("sorted 3 -1: the number of values is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((sorted{2, 3}.rank(std::vector{1, 0})), std::invalid_argument,
                         Message("sorted 2 3: rank of [1 0], expected one of its values"));
}
