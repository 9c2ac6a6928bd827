#include <exhaust/enum/count.hpp>

#include "catch.hpp"

using exhaust::nat;

TEST_CASE("factorials are those of the textbook, and 21! is said not to fit") {
    std::vector<nat> const known{1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800};
    for (std::size_t n = 0; n < known.size(); ++n) CHECK(exhaust::factorial(int(n)) == known[n]);
    CHECK(exhaust::factorial(20) == nat{2432902008176640000U});
    CHECK_FALSE(exhaust::factorial(21));
    CHECK_FALSE(exhaust::factorial(1000));
}

TEST_CASE("arithmetic says where a result does not fit") {
    constexpr auto most = std::numeric_limits<nat>::max();
    CHECK(exhaust::checked_mul(most, nat{1}) == most);
    CHECK_FALSE(exhaust::checked_mul(most / 2 + 1, nat{2}));
    CHECK(exhaust::checked_mul(std::nullopt, nat{0}) == nat{0});
    CHECK(exhaust::checked_add(most - 1, nat{1}) == most);
    CHECK_FALSE(exhaust::checked_add(most, nat{1}));
    CHECK_FALSE(exhaust::checked_add(std::nullopt, nat{1}));
}
