#include <exhaust/enum/print.hpp>

#include <limits>

#include "catch.hpp"

using exhaust::as_code;
using exhaust::as_text;

TEST_CASE("values are written for people") {
    CHECK(as_text(std::vector{1, 2, 0}) == "[1 2 0]");
    CHECK(as_text(std::vector{10}) == "[10]");
    CHECK(as_text(std::vector<int>{}) == "[]");
    CHECK(as_text(std::vector{std::numeric_limits<int>::min(), -1}) == "[-2147483648 -1]");
}

// The code is compiled here, so that it is the value it stands for.
#define CHECK_CODE(...) CHECK(as_code(__VA_ARGS__) == #__VA_ARGS__)

TEST_CASE("values are written as the code that makes them") {
    CHECK_CODE(std::vector{1, 2, 0});
    CHECK_CODE(std::vector{-7});
    CHECK_CODE(std::vector<int>{});
}
