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

TEST_CASE("falling factorials, powers and binomials are those of the textbook") {
    CHECK(exhaust::falling_factorial(7, 3) == nat{210});
    CHECK(exhaust::falling_factorial(3, 7) == nat{0});
    CHECK(exhaust::falling_factorial(5, 0) == nat{1});
    CHECK(exhaust::power(3, 4) == nat{81});
    CHECK(exhaust::power(0, 0) == nat{1});
    CHECK(exhaust::power(0, 3) == nat{0});
    CHECK(exhaust::power(1, 1000000000) == nat{1});
    CHECK(exhaust::power(2, 63) == nat{1} << 63U);
    CHECK_FALSE(exhaust::power(2, 64));
    CHECK(exhaust::binomial(0, 0) == nat{1});
    CHECK(exhaust::binomial(49, 6) == nat{13983816});
    CHECK(exhaust::binomial(3, 5) == nat{0});
}

TEST_CASE("binomials obey Pascal's rule wherever they fit") {
    for (int n = 1; n <= 80; ++n)
        for (int k = 0; k <= n; ++k)
            CHECK(exhaust::binomial(n, k) ==
                  exhaust::checked_add(exhaust::binomial(n - 1, k - 1), exhaust::binomial(n - 1, k)));
    CHECK(exhaust::binomial(67, 33) == nat{14226520737620288370U});  // the largest central one below 2^64
    CHECK_FALSE(exhaust::binomial(68, 34));
    CHECK(exhaust::binomial(2147483647, 2) == nat{2147483647} * 1073741823);
}

TEST_CASE("completions are tabulated from the end, and none is made up beyond the table") {
    // paths that go up by 0 or 1 from a state: 2^rest of them
    exhaust::completions const ways{5, 1, [](int) { return nat{1}; },
                                    [](auto const&, auto const& last, int s) {
                                        return exhaust::checked_add(last[std::size_t(s)], last[std::size_t(s) + 1]);
                                    }};
    for (int rest = 0; rest <= 5; ++rest) CHECK(ways(rest, 0) == nat{1} << unsigned(rest));
    CHECK_FALSE(ways(6, 0));
}
