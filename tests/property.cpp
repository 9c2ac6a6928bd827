#include <exhaust/check/property.hpp>

#include <stdexcept>

#include <exhaust/enum/perm.hpp>

#include "catch.hpp"

using exhaust::judge;
using exhaust::judgement;
using exhaust::Property;
using exhaust::row;
using exhaust::series::assume;
using value = std::vector<int>;

namespace {

struct judged {
    judgement kind;
    std::string reason;
    friend bool operator==(judged const&, judged const&) = default;
};

template <Property P>
judged on(value const& a, P property) {
    judge j{property};
    auto const kind = j(a);
    return {kind, j.reason()};
}

value copy_of(row a) { return {a.begin(), a.end()}; }

template <Property P>
void run_on_permutations(P property) {
    judge j{property};
    for (auto c = exhaust::perm{3}.cursor(); c.is_new(); c.next()) j(c.current());
}

std::vector<value> const permutations{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

}  // namespace

TEST_CASE("a property takes a row or a vector, however it is passed") {
    STATIC_REQUIRE(Property<bool (*)(row)>);
    STATIC_REQUIRE(Property<bool (*)(value)>);
    STATIC_REQUIRE(Property<bool (*)(value const&)>);
    STATIC_REQUIRE(Property<bool (*)(value&)>);
    STATIC_REQUIRE(Property<void (*)(value &&)>);
    STATIC_REQUIRE(Property<decltype([](auto const& a) { return a.empty(); })>);
    STATIC_REQUIRE(Property<bool(row)>);
    STATIC_REQUIRE_FALSE(Property<bool (*)(std::string)>);
    STATIC_REQUIRE_FALSE(Property<bool (*)()>);
    STATIC_REQUIRE_FALSE(Property<bool (*)(row, row)>);
    STATIC_REQUIRE_FALSE(Property<int>);
}

TEST_CASE("a property that returns bool says whether it holds") {
    CHECK(on({1, 0}, [](row a) { return a[0] == 1; }) == judged{judgement::passed, ""});
    CHECK(on({1, 0}, [](row a) { return a[0] == 0; }) == judged{judgement::failed, "the property returned false"});
    CHECK(on({1, 0}, exhaust::is_permut).kind == judgement::passed);
    CHECK(on({1, 1}, exhaust::is_permut).kind == judgement::failed);
}

TEST_CASE("a property that returns nothing holds unless it throws") {
    CHECK(on({1, 0}, [](row) {}).kind == judgement::passed);
    CHECK(on({1, 0}, [](row) { throw std::runtime_error{"no inverse"}; }) ==
          judged{judgement::failed, "the property threw: no inverse"});
    CHECK(on({1, 0}, [](row) { throw 7; }) ==
          judged{judgement::failed, "the property threw something that is not a std::exception"});
}

TEST_CASE("a property that returns bool may throw too") {
    CHECK(on({1, 0}, [](value a) { return a.at(2) == 0; }).reason.starts_with("the property threw: "));
}

TEST_CASE("assume discards what is not meant") {
    auto const starts_with_one = [](row a) {
        assume(a[0] == 1);
        return a[1] == 0;
    };
    CHECK(on({0, 1}, starts_with_one) == judged{judgement::discarded, ""});
    CHECK(on({1, 0}, starts_with_one).kind == judgement::passed);
    CHECK(on({1, 2}, starts_with_one).kind == judgement::failed);
}

TEST_CASE("the reason is that of the last failure") {
    auto property = [](row a) {
        if (a.empty()) throw std::runtime_error{"empty"};
        return a[0] == 0;
    };
    judge j{property};
    CHECK(j(value{}) == judgement::failed);
    CHECK(j(value{1}) == judgement::failed);
    CHECK(j.reason() == "the property returned false");
}

TEST_CASE("a row is the value itself, not a copy") {
    value const a{2, 0, 1};
    int const* seen = nullptr;
    auto property = [&](row r) { seen = r.data(); };
    judge{property}(a);
    CHECK(seen == a.data());
}

TEST_CASE("every way to pass a vector gives every value") {
    std::vector<value> seen;
    auto const keep = [&](row a) { seen.push_back(copy_of(a)); };
    SECTION("row") { run_on_permutations(keep); }
    SECTION("vector const&") {
        run_on_permutations([&](value const& a) { keep(a); });
    }
    SECTION("vector, kept by moving it away") {
        run_on_permutations([&](value a) { seen.push_back(std::move(a)); });
    }
    SECTION("vector&&, kept by moving it away") {
        run_on_permutations([&](value&& a) { seen.push_back(std::move(a)); });
    }
    SECTION("vector, destroyed") {
        run_on_permutations([&](value a) { keep(a), a.clear(); });
    }
    SECTION("vector&, sorted backwards and made longer") {
        run_on_permutations([&](value& a) { keep(a), std::ranges::reverse(a), a.push_back(9); });
    }
    CHECK(seen == permutations);
}
