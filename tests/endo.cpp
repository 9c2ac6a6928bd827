#include <exhaust/enum/endo.hpp>

#include "catch.hpp"
#include "known.hpp"
#include "laws.hpp"

using exhaust::endo;
using exhaust::nat;

TEST_CASE("endo obeys the laws of a family") {
    CHECK_NOTHROW(laws::hold_on_sizes(
        known::self_powers, [](int n) { return endo{n}; }, [](int n) { return known::constant(n, 0); },
        [](int n) { return known::constant(n, n - 1); }));
}

TEST_CASE("endo visits what brute force finds, in the same order") {
    auto const definition = [](std::vector<int> const&) { return true; };
    for (int n = 0; n <= 6; ++n) CHECK(known::visited(endo{n}) == known::arrays(n, n, definition));
}

TEST_CASE("endo numbers values that no walk reaches, and says what does not fit") {
    endo const f{15};
    CHECK(f.count() == nat{437893890380859375U});
    CHECK(f.rank(f.unrank(12345678901234567U)) == 12345678901234567U);
    CHECK(f.rank(f.unrank(*f.count() - 1)) == *f.count() - 1);
    CHECK_FALSE(endo{16}.count());
}

TEST_CASE("endo refuses bad arguments in one line") {
    CHECK_THROWS_MATCHES(endo{-1}, std::invalid_argument, Message("endo -1: the size is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((endo{2}.rank(std::vector{0, 2})), std::invalid_argument,
                         Message("endo 2: rank of [0 2], expected one of its values"));
}
