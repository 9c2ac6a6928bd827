#include <exhaust/check/random.hpp>

#include <map>

#include "catch.hpp"

using exhaust::nat;
using exhaust::perm;
using exhaust::random_choices;

namespace {

// Pearson's statistic of counts that should all be alike.
double chi_squared(std::vector<int> const& counts) {
    double const expected = double(std::accumulate(counts.begin(), counts.end(), 0)) / double(counts.size());
    double sum = 0;
    for (int const n : counts) sum += (n - expected) * (n - expected) / expected;
    return sum;
}

// The values that a fair source exceeds once in 1000 seeds: the 0.999 quantiles of 2 and 23 degrees of freedom.
constexpr auto critical_2 = 13.816;
constexpr auto critical_23 = 49.728;

}  // namespace

TEST_CASE("the generator is splitmix64") {
    // Steele, Lea and Flood, "Fast splittable pseudorandom number generators"; the values are those of Vigna's
    // splitmix64.c for this seed. A choice among 2^64 - 1 is the 64 bits themselves unless they are all zero or all one.
    random_choices choose{1234567};
    for (nat const bits : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U, 4593380528125082431U,
                           16408922859458223821U})
        CHECK(choose(std::numeric_limits<nat>::max()) == bits);
}

TEST_CASE("a seed decides every choice") {
    random_choices one{42};
    random_choices same{42};
    random_choices other{43};
    int differences = 0;
    for (nat n = 1; n < 1000; ++n) {
        auto const k = one(n);
        REQUIRE(k < n);
        REQUIRE(same(n) == k);
        differences += other(n) != k ? 1 : 0;
    }
    CHECK(differences > 900);  // at random, two of 1..999 choices agree in about ln 1000 = 7 places
}

TEST_CASE("a choice among one is no choice") {
    random_choices choose{7};
    for (int i = 0; i < 100; ++i) REQUIRE(choose(1) == 0);
}

TEST_CASE("a choice among three is fair") {
    random_choices choose{1};
    std::vector<int> counts(3);
    for (int i = 0; i < 30000; ++i) ++counts[choose(3)];
    CHECK(chi_squared(counts) < critical_2);
}

TEST_CASE("a choice among 3/4 of 2^64 does not favour its lowest third") {
    // A remainder alone would: it maps the topmost quarter of all 64-bit numbers onto the lowest third of the answers.
    constexpr auto quarter = nat{1} << 62U;
    random_choices choose{1};
    std::vector<int> counts(3);
    for (int i = 0; i < 30000; ++i) ++counts.at(choose(3 * quarter) / quarter);
    CHECK(chi_squared(counts) < critical_2);
}

TEST_CASE("draws of perm 4 are uniform") {
    random_choices choose{1};
    std::map<std::vector<int>, int> drawn;
    std::vector<int> a;
    for (int i = 0; i < 24000; ++i) {
        draw(perm{4}, choose, a);
        ++drawn[a];
    }
    std::vector<int> counts;
    for (auto const& [value, n] : drawn) {
        CHECK(exhaust::is_permut(value));
        counts.push_back(n);
    }
    CHECK(counts.size() == 24);
    CHECK(chi_squared(counts) < critical_23);
}

TEST_CASE("a draw replaces what was there before, whatever its size") {
    random_choices choose{1};
    std::vector<int> a{5, 5, 5};
    draw(perm{0}, choose, a);
    CHECK(a.empty());
    draw(perm{30}, choose, a);  // 30! does not fit in 64 bits
    CHECK(perm{30}.contains(a));
}
