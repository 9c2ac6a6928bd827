#include <exhaust/enum/cursor.hpp>

#include "catch.hpp"
#include "toys.hpp"

using exhaust::Cursor;
using exhaust::Family;
using exhaust::nat;
using exhaust::Ranked;
using exhaust::row;
using toys::listed;
using toys::listed_cursor;

namespace {

struct cursor_without_flag {
    [[nodiscard]] row current() const { return {}; }
    void next() {}
};

struct cursor_without_step {
    [[nodiscard]] row current() const { return {}; }
    [[nodiscard]] bool is_new() const { return false; }
};

struct cursor_that_copies : listed_cursor {  // a copy per value is what rows are there to avoid
    [[nodiscard]] std::vector<int> current() const { return {}; }
};

struct cursor_changed_by_reading : listed_cursor {
    row current() { return {}; }
};

struct cursor_that_stays : listed_cursor {
    cursor_that_stays(cursor_that_stays const&) = delete;
    cursor_that_stays& operator=(cursor_that_stays const&) = delete;
};

struct family_without_ranks {
    [[nodiscard]] listed_cursor cursor() const { return {{}, 0}; }
    [[nodiscard]] bool contains(row) const { return false; }
    [[nodiscard]] std::string name() const { return {}; }
};

struct family_that_is_not_sure : listed {
    [[nodiscard]] int contains(row) const { return 0; }
};

struct family_that_counts_in_int : listed {  // which would wrap
    [[nodiscard]] int count() const { return 0; }
};

struct family_that_lends_its_values : listed {
    [[nodiscard]] row unrank(nat k) const { return values[k]; }
};

}  // namespace

TEST_CASE("a cursor lends its value, has a flag and a step, and can be moved") {
    STATIC_REQUIRE(Cursor<listed_cursor>);
    STATIC_REQUIRE_FALSE(Cursor<cursor_without_flag>);
    STATIC_REQUIRE_FALSE(Cursor<cursor_without_step>);
    STATIC_REQUIRE_FALSE(Cursor<cursor_that_copies>);
    STATIC_REQUIRE_FALSE(Cursor<cursor_changed_by_reading>);
    STATIC_REQUIRE_FALSE(Cursor<cursor_that_stays>);
    STATIC_REQUIRE_FALSE(Cursor<listed>);
}

TEST_CASE("a family makes cursors, knows its values and has a name") {
    STATIC_REQUIRE(Family<listed>);
    STATIC_REQUIRE(Family<family_without_ranks>);
    STATIC_REQUIRE_FALSE(Family<family_that_is_not_sure>);
    STATIC_REQUIRE_FALSE(Family<listed_cursor>);
}

TEST_CASE("a ranked family counts in 64 bits and owns what it unranks") {
    STATIC_REQUIRE(Ranked<listed>);
    STATIC_REQUIRE_FALSE(Ranked<family_without_ranks>);
    STATIC_REQUIRE_FALSE(Ranked<family_that_counts_in_int>);
    STATIC_REQUIRE_FALSE(Ranked<family_that_lends_its_values>);
}
