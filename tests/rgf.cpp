#include <exhaust/enum/rgf.hpp>

#include "catch.hpp"
#include "known.hpp"
#include "laws.hpp"

using exhaust::nat;
using exhaust::rgf;

TEST_CASE("rgf obeys the laws of a family") {
    CHECK_NOTHROW(laws::hold_on_sizes(
        known::catalan, [](int n) { return rgf{n}; }, [](int n) { return known::constant(n, 0); },
        [](int n) { return known::rising(n, 0); }));
}

TEST_CASE("rgf visits what brute force finds, in the same order") {
    auto const definition = [](std::vector<int> const& a) {
        for (std::size_t i = 0; i < a.size(); ++i)
            if (a[i] > (i == 0 ? 0 : a[i - 1] + 1)) return false;
        return true;
    };
    for (int n = 0; n <= 7; ++n) CHECK(known::visited(rgf{n}) == known::arrays(n, n, definition));
}

TEST_CASE("rgf numbers values that no walk reaches, and says what does not fit") {
    rgf const f{36};
    CHECK(f.count() == nat{11959798385860453492U});
    CHECK(f.rank(f.unrank(1234567890123456789U)) == 1234567890123456789U);
    CHECK(f.rank(f.unrank(*f.count() - 1)) == *f.count() - 1);
    CHECK_FALSE(rgf{37}.count());
    CHECK_FALSE(rgf{100000}.count());
    CHECK(rgf{200}.rank(rgf{200}.unrank(123456789)) == 123456789);
}

TEST_CASE("rgf refuses bad arguments in one line") {
    CHECK_THROWS_MATCHES(rgf{-1}, std::invalid_argument, Message("rgf -1: the size is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((rgf{2}.rank(std::vector{0, 2})), std::invalid_argument,
                         Message("rgf 2: rank of [0 2], expected one of its values"));
}

TEST_CASE("rgf of any size is counted at once") { CHECK_FALSE(rgf{std::numeric_limits<int>::max()}.count()); }
