#include <exhaust/check/test.hpp>

#include <exhaust/check/qcheck.hpp>
#include <exhaust/check/scheck.hpp>

#include "catch.hpp"
#include "toys.hpp"

using exhaust::nat;
using exhaust::outcome;
using exhaust::row;
using exhaust::test_case;
using exhaust::verdict;
using toys::listed;
using value = std::vector<int>;
namespace scheck = exhaust::scheck;
namespace qcheck = exhaust::qcheck;

namespace {

bool anything(row) { return true; }
bool starts_with_zero(row a) { return a[0] == 0; }

// A test made of every name of a strategy. A name that one of the two lacks does not compile.
#define TEST_OF(strategy)                                                                                       \
    exhaust::strategy::Test::make("every name", exhaust::strategy::up_to(3, exhaust::strategy::permut_of_size), \
                                  [](row a) { exhaust::strategy::assume(a.size() == 3); })

}  // namespace

TEST_CASE("scheck and qcheck export the same names, and but for Test they are the same things") {
    CHECK(TEST_OF(scheck).run({}).kind == outcome::holds);
    CHECK(TEST_OF(qcheck).run({}).kind == outcome::unrefuted);
    CHECK(&scheck::permut_of_size == &qcheck::permut_of_size);
    CHECK(&scheck::assume == &qcheck::assume);
    STATIC_REQUIRE_FALSE(std::same_as<scheck::Test, qcheck::Test>);
    STATIC_REQUIRE(std::convertible_to<scheck::Test, test_case> && std::convertible_to<qcheck::Test, test_case>);
}

TEST_CASE("a test knows its name, its place and what it draws from") {
    test_case const t = scheck::Test::make("starts with 0", scheck::permut_of_size(4), starts_with_zero);
    CHECK(t.name == "starts with 0");
    CHECK(t.place == "test.cpp:" + std::to_string(__LINE__ - 2));
    CHECK(t.series == "perm 4");
    CHECK(t.count == nat{24});
    CHECK(scheck::Test::make("", scheck::up_to(3, scheck::permut_of_size), anything).series == "perm 0 to perm 3");
    CHECK_FALSE(scheck::Test::make("", scheck::permut_of_size(21), anything).count);
}

TEST_CASE("a test without a name is named by its place") {
    auto const t = qcheck::Test::make(qcheck::permut_of_size(4), starts_with_zero);
    CHECK(t.name == "test.cpp:" + std::to_string(__LINE__ - 1));
    CHECK(t.place == t.name);
}

TEST_CASE("a place is a file and a line, without the directory") {
    CHECK(exhaust::detail::place("/home/me/tests/inverse.cpp", 7) == "inverse.cpp:7");
    CHECK(exhaust::detail::place("inverse.cpp", 7) == "inverse.cpp:7");
}

TEST_CASE("only an exhaustive test of a certified series is certified") {
    CHECK(scheck::Test::make(scheck::permut_of_size(2), anything).certified);
    CHECK(scheck::Test::make(scheck::up_to(2, scheck::permut_of_size), anything).certified);
    CHECK_FALSE(qcheck::Test::make(qcheck::permut_of_size(2), anything).certified);
    CHECK_FALSE(scheck::Test::make(listed{{{0}}}, anything).certified);
    CHECK_FALSE(qcheck::Test::make(listed{{{0}}}, anything).certified);
}

TEST_CASE("a test knows how its property is called") {
    auto const made = [](auto property) { return scheck::Test::make(scheck::permut_of_size(2), property); };
    CHECK_FALSE(made(anything).only_throws);
    CHECK(made([](row) {}).only_throws);
    CHECK(made([](value&) {}).only_throws);
    CHECK(made([](value&&) {}).only_throws);
    CHECK_FALSE(made(anything).changes_its_argument);
    CHECK_FALSE(made([](value const&) {}).changes_its_argument);
    CHECK_FALSE(made([](value) {}).changes_its_argument);
    CHECK(made([](value&) {}).changes_its_argument);
}

TEST_CASE("a verdict owns its counterexample") {
    verdict v;
    {
        auto const t = scheck::Test::make(listed{{{0}, {1, 2, 3}}}, starts_with_zero);
        v = t.run({});
    }
    REQUIRE(v.evidence);
    CHECK(v.evidence->value == value{1, 2, 3});
}

TEST_CASE("a test can be run again, and its copies too") {
    auto const t = scheck::Test::make(scheck::permut_of_size(3), starts_with_zero);
    auto const copy = t;
    for (auto const& each : {t, copy, t}) CHECK(each.run({}).evidence->rank == nat{2});
}

TEST_CASE("a rank replays the one value, in both strategies") {
    auto const replay = [](test_case const& t, nat rank) { return t.run({.rank = rank, .seed = 1}); };
    auto const is_smaller = [](row a) {
        scheck::assume(a[0] != 1);
        return a[0] < 2;
    };
    for (test_case const& t : {test_case{scheck::Test::make(scheck::permut_of_size(3), is_smaller)},
                               test_case{qcheck::Test::make(qcheck::permut_of_size(3), is_smaller)}}) {
        auto const passed = replay(t, 1);  // 0 2 1
        CHECK(passed.kind == outcome::unrefuted);
        CHECK(passed.cases == 1);
        CHECK(passed.only_rank == nat{1});
        auto const discarded = replay(t, 3);  // 1 2 0
        CHECK(discarded.kind == outcome::vacuous);
        CHECK(discarded.discarded == 1);
        auto const failed = replay(t, 5);
        CHECK(failed.kind == outcome::refuted);
        CHECK(failed.cases == 0);
        CHECK(failed.evidence->value == value{2, 1, 0});
        CHECK(failed.evidence->rank == nat{5});
        CHECK_THROWS_AS(replay(t, 6), std::invalid_argument);
    }
}

TEST_CASE("a replayed counterexample is the value before the property changed it") {
    auto const t = scheck::Test::make(scheck::permut_of_size(3), [](value& a) { return a.clear(), false; });
    CHECK(t.run({.rank = 4}).evidence->value == value{2, 0, 1});
}
