#include <exhaust/enum/fact.hpp>

#include "catch.hpp"
#include "known.hpp"
#include "laws.hpp"

using exhaust::fact;
using exhaust::nat;

TEST_CASE("fact obeys the laws of a family") {
    CHECK_NOTHROW(laws::hold_on_sizes(
        known::factorials, [](int n) { return fact{n}; }, [](int n) { return known::constant(n, 0); },
        [](int n) { return known::rising(n, 0); }));
}

TEST_CASE("fact visits what brute force finds, in the same order") {
    auto const definition = [](std::vector<int> const& a) {
        for (std::size_t i = 0; i < a.size(); ++i)
            if (a[i] > int(i)) return false;
        return true;
    };
    for (int n = 0; n <= 6; ++n) CHECK(known::visited(fact{n}) == known::arrays(n, n, definition));
}

TEST_CASE("fact numbers values that no walk reaches, and says what does not fit") {
    fact const f{20};
    CHECK(f.count() == nat{2432902008176640000U});
    CHECK(f.rank(f.unrank(1234567890123456789U)) == 1234567890123456789U);
    CHECK(f.rank(f.unrank(*f.count() - 1)) == *f.count() - 1);
    CHECK_FALSE(fact{21}.count());
}

TEST_CASE("fact refuses bad arguments in one line") {
    CHECK_THROWS_MATCHES(fact{-1}, std::invalid_argument, Message("fact -1: the size is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((fact{2}.rank(std::vector{1, 0})), std::invalid_argument,
                         Message("fact 2: rank of [1 0], expected one of its values"));
}
