#include <exhaust/check/qcheck.hpp>

#include "catch.hpp"
#include "toys.hpp"

using namespace exhaust::qcheck;
using exhaust::exploration;
using exhaust::nat;
using exhaust::outcome;
using exhaust::row;
using exhaust::verdict;
using toys::listed;
using value = std::vector<int>;

namespace {

template <class S, class P>
verdict check(S const& series, P property, exploration const& how = {.count = 100, .seed = 1}) {
    return exhaust::random_strategy::explore(series, property, how);
}

// The values that a test draws.
std::vector<value> samples(std::uint64_t seed, nat count) {
    std::vector<value> seen;
    check(permut_of_size(8), [&](value a) { seen.push_back(std::move(a)); }, {.count = count, .seed = seed});
    return seen;
}

bool anything(row) { return true; }

}  // namespace

TEST_CASE("qcheck draws as many samples as it is told") {
    CHECK(samples(1, 1).size() == 1);
    CHECK(samples(1, 250).size() == 250);
    auto const v = check(permut_of_size(8), anything, {.count = 250, .seed = 3});
    CHECK(v.kind == outcome::unrefuted);
    CHECK(v.cases == 250);
    CHECK(v.seed == std::uint64_t{3});
}

TEST_CASE("the seed decides the samples") {
    CHECK(samples(1, 20) == samples(1, 20));
    CHECK(samples(1, 20) != samples(2, 20));
}

TEST_CASE("samples are never said to be everything") {
    CHECK(check(permut_of_size(0), anything).kind == outcome::unrefuted);
}

TEST_CASE("qcheck finds a counterexample and its rank") {
    auto const v = check(permut_of_size(3), [](row p) { return p[0] != 2 || p[1] != 0; });
    CHECK(v.kind == outcome::refuted);
    REQUIRE(v.evidence);
    CHECK(v.evidence->value == value{2, 0, 1});
    CHECK(v.evidence->rank == nat{4});
    CHECK(v.evidence->reason == "the property returned false");
    CHECK(v.cases < 100);
    CHECK(v.seed == std::uint64_t{1});
}

TEST_CASE("the counterexample is the value before the property changed it") {
    auto const v = check(permut_of_size(3), [](value& p) {
        p.clear();
        return false;
    });
    CHECK(exhaust::perm{3}.contains(v.evidence->value));
}

TEST_CASE("qcheck works where the count does not fit, and says where the rank does not") {
    auto const v = check(permut_of_size(30), [](row) { return false; });
    REQUIRE(v.evidence);
    CHECK(exhaust::is_permut(v.evidence->value));
    CHECK_FALSE(v.evidence->rank);  // 30! / 2^64 is about 10^13
}

TEST_CASE("samples that are discarded are counted apart") {
    auto const v = check(permut_of_size(3), [](row p) { assume(p[0] == 0); });
    CHECK(v.kind == outcome::unrefuted);
    CHECK(v.cases - v.discarded == 100);
    CHECK(v.discarded > 100);  // about 200
}

TEST_CASE("qcheck gives up after ten discards for every sample it was asked for") {
    auto const v = check(permut_of_size(6), [](row p) { assume(p[0] == 0 && p[1] == 1); });  // 1 in 30
    CHECK(v.kind == outcome::gave_up);
    CHECK(v.discarded == 1000);
    CHECK(v.cases > v.discarded);
    CHECK(v.cases - v.discarded < 100);
}

TEST_CASE("a huge number of samples is not taken for a small one") {
    constexpr auto huge = std::numeric_limits<nat>::max() / 10 + 1;  // ten times this wraps to 4
    int left = 5000;
    auto const v =
        check(permut_of_size(3), [&](row) { return assume(--left == 0), false; }, {.count = huge, .seed = 1});
    CHECK(v.kind == outcome::refuted);
    CHECK(v.discarded == 4999);
}

TEST_CASE("samples that tested nothing are vacuous") {
    CHECK(check(permut_of_size(3), [](row) { assume(false); }).kind == outcome::vacuous);
    CHECK(check(permut_of_size(3), [](row) { assume(false); }).cases == 1000);
    CHECK(check(permut_of_size(3), anything, {.count = 0}).kind == outcome::vacuous);
    CHECK(check(listed{{}}, anything).kind == outcome::vacuous);
    CHECK(check(listed{{}}, anything).cases == 0);
}
