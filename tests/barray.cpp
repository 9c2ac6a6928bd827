#include <exhaust/enum/barray.hpp>

#include "catch.hpp"
#include "known.hpp"
#include "laws.hpp"

using exhaust::barray;
using exhaust::nat;

TEST_CASE("barray obeys the laws of a family") {
    CHECK_NOTHROW(laws::hold_on_grid(
        20,
        [](int n, int k) {
            return barray{n, k};
        },
        [](int n, int k) { return known::power(k, n); }, [](int n, int) { return known::constant(n, 0); },
        [](int n, int k) { return known::constant(n, k - 1); }));
}

TEST_CASE("barray visits what brute force finds, in the same order") {
    for (int n = 0; n <= 6; ++n) {
        for (int k = 0; k <= 5; ++k) {
            auto const definition = [](std::vector<int> const&) { return true; };
            CHECK(known::visited(barray{n, k}) == known::arrays(n, k, definition));
        }
    }
}

TEST_CASE("barray: empty and degenerate instances are instances") {
    CHECK((barray{3, 0}.count() == nat{0} && !barray{3, 0}.cursor().is_new()));
    CHECK((barray{0, 0}.count() == nat{1} && barray{0, 0}.cursor().is_new()));
    CHECK((barray{0, 5}.count() == nat{1} && barray{0, 5}.cursor().is_new()));
    CHECK((barray{4, 1}.count() == nat{1} && barray{4, 1}.cursor().is_new()));
    CHECK_THROWS_MATCHES((barray{3, 0}.unrank(0)), std::invalid_argument,
                         Message("barray 3 0: there is no rank 0, expected none, since it has no value"));
}

TEST_CASE("barray numbers values that no walk reaches, and says what does not fit") {
    barray const f{63, 2};
    CHECK(f.count() == nat{9223372036854775808U});
    CHECK(f.rank(f.unrank(1234567890123456789U)) == 1234567890123456789U);
    CHECK(f.rank(f.unrank(*f.count() - 1)) == *f.count() - 1);
    CHECK_FALSE(barray{64, 2}.count());
    CHECK(barray{100, 7}.rank(barray{100, 7}.unrank(123456789)) == 123456789);
    CHECK_THROWS_MATCHES((barray{65, 2}.rank(known::constant(65, 1))), std::overflow_error,
                         Message("barray 65 2: the rank of this value does not fit in 64 bits"));
}

TEST_CASE("barray refuses bad arguments in one line") {
    CHECK_THROWS_MATCHES((barray{-1, 2}), std::invalid_argument,
                         Message("barray -1 2: the size is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((barray{3, -1}), std::invalid_argument,
                         Message("barray 3 -1: the number of values is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((barray{2, 3}.rank(std::vector{0, 3})), std::invalid_argument,
                         Message("barray 2 3: rank of [0 3], expected one of its values"));
}
