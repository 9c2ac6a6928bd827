#include <exhaust/enum/contract.hpp>

#include "catch.hpp"

TEST_CASE("a contract that does not hold names its place, clause and claim") {
#if EXHAUST_CONTRACTS
    auto const line = std::to_string(__LINE__ + 2);
    try {
        EXHAUST_ENSURES("toy.positive", "result > 0", 1 > 2);
        FAIL("nothing was thrown");
    } catch (exhaust::contract_violation const& e) {
        std::string const what = e.what();
        CHECK(what.ends_with("contract.cpp:" + line + ": ensures { result > 0 } does not hold (claim toy.positive)"));
    }
#else
    CHECK_NOTHROW(EXHAUST_ENSURES("toy.positive", "result > 0", 1 > 2));
#endif
}

TEST_CASE("a contract that holds says nothing") { CHECK_NOTHROW(EXHAUST_REQUIRES("toy.positive", "x > 0", 2 > 1)); }
