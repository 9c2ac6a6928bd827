#include <exhaust/enum/lex.hpp>

#include "catch.hpp"

using row = std::vector<int>;

TEST_CASE("the first difference decides the lexicographic order") {
    CHECK(exhaust::lt_lex(row{0, 9}, row{1, 0}));
    CHECK(exhaust::lt_lex(row{1, 0}, row{1, 1}));
    CHECK_FALSE(exhaust::lt_lex(row{1, 1}, row{1, 0}));
    CHECK_FALSE(exhaust::lt_lex(row{1, 1}, row{1, 1}));
    CHECK_FALSE(exhaust::lt_lex(row{}, row{}));
}

TEST_CASE("before or equal is the order with equality") {
    CHECK(exhaust::le_lex(row{1, 1}, row{1, 1}));
    CHECK(exhaust::le_lex(row{0, 1}, row{1, 0}));
    CHECK_FALSE(exhaust::le_lex(row{1, 0}, row{0, 1}));
}

TEST_CASE("agreement below a place") {
    CHECK(exhaust::eq_upto(row{1, 2, 3}, row{1, 2, 4}, 2));
    CHECK_FALSE(exhaust::eq_upto(row{1, 2, 3}, row{1, 2, 4}, 3));
    CHECK(exhaust::eq_upto(row{1}, row{2}, 0));
    CHECK(exhaust::first_diff(row{1, 2, 3}, row{1, 2, 4}) == 2);
    CHECK(exhaust::first_diff(row{1, 2}, row{1, 2}) == 2);
}
