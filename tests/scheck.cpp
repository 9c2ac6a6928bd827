#include <exhaust/check/scheck.hpp>

#include "catch.hpp"
#include "toys.hpp"

using namespace exhaust::scheck;
using exhaust::nat;
using exhaust::outcome;
using exhaust::row;
using exhaust::verdict;
using toys::listed;
using value = std::vector<int>;

namespace {

template <class S, class P>
verdict check(S const& series, P property, std::optional<nat> max_cases = {}) {
    return exhaust::exhaustive_strategy::explore(series, property, {.max_cases = max_cases});
}

bool has_fixed_point(row p) {
    for (std::size_t i = 0; i < p.size(); ++i)
        if (p[i] == int(i)) return true;
    return false;
}

bool anything(row) { return true; }

}  // namespace

TEST_CASE("scheck finds the smallest counterexample and its rank") {
    // the derangements of size 4 in order: 1 0 3 2, 1 2 3 0, 1 3 0 2, …; six permutations start with 0, then 1 0 2 3
    auto const v = check(permut_of_size(4), has_fixed_point);
    CHECK(v.kind == outcome::refuted);
    REQUIRE(v.evidence);
    CHECK(v.evidence->value == value{1, 0, 3, 2});
    CHECK(v.evidence->rank == nat{7});
    CHECK(v.evidence->reason == "the property returned false");
    CHECK(v.cases == 7);
}

TEST_CASE("scheck finds the counterexample of the smallest size") {
    // sizes 0 and 1 have a value each, size 2 has 0 1 and then 1 0
    auto const v = check(up_to(6, permut_of_size), [](row p) { return p.empty() || has_fixed_point(p); });
    REQUIRE(v.evidence);
    CHECK(v.evidence->value == value{1, 0});
    CHECK(v.evidence->rank == nat{3});
}

TEST_CASE("scheck stops at the first counterexample, be it the first value or the last") {
    int calls = 0;
    auto const count_calls = [&](bool result) { return ++calls, result; };
    CHECK(check(permut_of_size(3), [&](row) { return count_calls(false); }).evidence->rank == nat{0});
    CHECK(calls == 1);
    CHECK(check(permut_of_size(3), [&](row p) { return count_calls(p[0] != 2 || p[1] != 1); }).evidence->rank ==
          nat{5});
    CHECK(calls == 1 + 6);
}

TEST_CASE("scheck holds after every value") {
    int calls = 0;
    auto const v = check(permut_of_size(5), [&](row) { ++calls; });
    CHECK(v.kind == outcome::holds);
    CHECK(v.cases == 120);
    CHECK(calls == 120);
    CHECK_FALSE(v.evidence);
    CHECK_FALSE(v.seed);
}

TEST_CASE("a property cannot disturb the enumeration") {
    auto const v = check(permut_of_size(5), [](value& a) { a.assign(7, 7); });
    CHECK(v.kind == outcome::holds);
}

TEST_CASE("a limit below the count leaves the test unrefuted") {
    CHECK(check(permut_of_size(3), anything, 5).kind == outcome::unrefuted);
    CHECK(check(permut_of_size(3), anything, 5).cases == 5);
    CHECK(check(permut_of_size(3), anything, 6).kind == outcome::holds);
    CHECK(check(permut_of_size(3), anything, 7).kind == outcome::holds);
}

TEST_CASE("a limit hides the counterexamples behind it only") {
    CHECK(check(permut_of_size(4), has_fixed_point, 7).kind == outcome::unrefuted);
    CHECK(check(permut_of_size(4), has_fixed_point, 8).kind == outcome::refuted);
}

TEST_CASE("a limit searches where the count does not fit") {
    CHECK(check(permut_of_size(30), anything, 1000).kind == outcome::unrefuted);
}

TEST_CASE("discarded values are counted, and the others decide") {
    auto const v = check(permut_of_size(4), [](row p) { assume(!has_fixed_point(p)); });
    CHECK(v.kind == outcome::holds);
    CHECK(v.cases == 24);
    CHECK(v.discarded == 24 - 9);  // 9 derangements
    auto const w = check(permut_of_size(4), [](row p) { return assume(p[0] == 3), p[1] != 2; });
    REQUIRE(w.evidence);
    CHECK(w.evidence->value == value{3, 2, 0, 1});
    CHECK(w.evidence->rank == nat{22});
    CHECK(w.discarded == 18);
}

TEST_CASE("a test that tested nothing is vacuous") {
    auto const discard_all = [](row) { assume(false); };
    CHECK(check(permut_of_size(3), discard_all).kind == outcome::vacuous);
    CHECK(check(permut_of_size(3), discard_all).discarded == 6);
    CHECK(check(permut_of_size(3), discard_all, 2).kind == outcome::vacuous);
    CHECK(check(permut_of_size(3), anything, 0).kind == outcome::vacuous);
    CHECK(check(listed{{}}, anything).kind == outcome::vacuous);
}

TEST_CASE("a family that visits another number of values than it counts is an error, never holds") {
    listed const stops_early{.values = {{0}, {1}, {2}}, .claimed = 4};
    auto const v = check(stops_early, anything);
    CHECK(v.kind == outcome::error);
    CHECK(v.message == "visited 3 values, but the count is 4");
    CHECK(check(stops_early, [](row) { assume(false); }).kind == outcome::error);
    CHECK(check(stops_early, anything, 3).kind == outcome::error);
    CHECK(check(stops_early, anything, 2).kind == outcome::unrefuted);
    CHECK(check(listed{.values = {{0}, {1}}, .claimed = 1}, anything).message ==
          "visited 2 values, but the count is 1");
    CHECK(check(listed{.values = {{0}}, .claimed = std::nullopt}, anything).message ==
          "visited 1 values, but the count is beyond 64 bits");
    CHECK(check(stops_early, [](row a) { return a[0] < 2; }).kind == outcome::refuted);  // that much is certain
}
