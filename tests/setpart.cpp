#include <exhaust/enum/setpart.hpp>

#include "catch.hpp"
#include "known.hpp"
#include "laws.hpp"

using exhaust::nat;
using exhaust::setpart;

TEST_CASE("setpart obeys the laws of a family") {
    CHECK_NOTHROW(laws::hold_on_sizes(
        known::bell, [](int n) { return setpart{n}; }, [](int n) { return known::constant(n, 0); },
        [](int n) { return known::rising(n, 0); }));
}

TEST_CASE("setpart visits what brute force finds, in the same order") {
    auto const definition = [](std::vector<int> const& a) {  // a value above 0 comes after the value below it
        for (auto v = a.begin(); v != a.end(); ++v)
            if (*v > 0 && std::find(a.begin(), v, *v - 1) == v) return false;
        return true;
    };
    for (int n = 0; n <= 7; ++n) CHECK(known::visited(setpart{n}) == known::arrays(n, n, definition));
}

TEST_CASE("setpart numbers values that no walk reaches, and says what does not fit") {
    setpart const f{25};
    CHECK(f.count() == nat{4638590332229999353U});
    CHECK(f.rank(f.unrank(1234567890123456789U)) == 1234567890123456789U);
    CHECK(f.rank(f.unrank(*f.count() - 1)) == *f.count() - 1);
    CHECK_FALSE(setpart{26}.count());
    CHECK_FALSE(setpart{100000}.count());
    CHECK(setpart{200}.rank(setpart{200}.unrank(123456789)) == 123456789);
}

TEST_CASE("setpart refuses bad arguments in one line") {
    CHECK_THROWS_MATCHES(setpart{-1}, std::invalid_argument, Message("setpart -1: the size is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((setpart{3}.rank(std::vector{0, 0, 2})), std::invalid_argument,
                         Message("setpart 3: rank of [0 0 2], expected one of its values"));
}

TEST_CASE("setpart of any size is counted at once") { CHECK_FALSE(setpart{std::numeric_limits<int>::max()}.count()); }
