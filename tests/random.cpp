#include <exhaust/check/random.hpp>

#include <cmath>
#include <map>

#include <exhaust/enum/setpart.hpp>
#include <exhaust/enum/surj.hpp>

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

// What a fair source exceeds once in 1000 seeds: the 0.999 quantile, by the approximation of Wilson and Hilferty.
double critical(std::size_t degrees_of_freedom) {
    auto const f = 2.0 / (9.0 * double(degrees_of_freedom));
    return double(degrees_of_freedom) * std::pow(1 - f + 3.0902 * std::sqrt(f), 3);
}

// Draws a thousand times as many values as there are, and compares how often each came.
template <class F>
void check_uniform(F const& family) {
    random_choices choose{1};
    std::map<std::vector<int>, int> drawn;
    std::vector<int> a;
    auto const values = *family.count();
    for (nat i = 0; i < 1000 * values; ++i) {
        draw(family, choose, a);
        ++drawn[a];
    }
    std::vector<int> counts;
    for (auto const& [value, n] : drawn) {
        CHECK(family.contains(value));
        counts.push_back(n);
    }
    INFO(family.name());
    CHECK(counts.size() == values);
    CHECK(chi_squared(counts) < critical(counts.size() - 1));
}

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
    CHECK(chi_squared(counts) < critical(2));
}

TEST_CASE("a choice among 3/4 of 2^64 does not favour its lowest third") {
    // A remainder alone would: it maps the topmost quarter of all 64-bit numbers onto the lowest third of the answers.
    constexpr auto quarter = nat{1} << 62U;
    random_choices choose{1};
    std::vector<int> counts(3);
    for (int i = 0; i < 30000; ++i) ++counts.at(choose(3 * quarter) / quarter);
    CHECK(chi_squared(counts) < critical(2));
}

TEST_CASE("draws are uniform, by rank or entry by entry") {
    check_uniform(perm{4});
    check_uniform(exhaust::inj{2, 5});
    check_uniform(exhaust::barray{2, 5});
    check_uniform(exhaust::endo{3});
    check_uniform(exhaust::fact{4});
    check_uniform(exhaust::setpart{4});
    check_uniform(exhaust::surj{4, 3});
}

TEST_CASE("a family with too many values is drawn entry by entry, or says that it cannot be") {
    random_choices choose{1};
    std::vector<int> a;
    draw(exhaust::barray{100, 7}, choose, a);
    CHECK((exhaust::barray{100, 7}.contains(a)));
    draw(exhaust::inj{50, 90}, choose, a);
    CHECK((exhaust::inj{50, 90}.contains(a)));
    CHECK_THROWS_MATCHES(draw(exhaust::setpart{26}, choose, a), std::overflow_error,
                         Message("setpart 26: it has too many values to draw one by its rank"));
}

TEST_CASE("tests that share a seed do not share their values") {
    random_choices one{42, 1};
    random_choices other{42, 2};
    CHECK(one(std::numeric_limits<nat>::max()) != other(std::numeric_limits<nat>::max()));
}

TEST_CASE("a draw replaces what was there before, whatever its size") {
    random_choices choose{1};
    std::vector<int> a{5, 5, 5};
    draw(perm{0}, choose, a);
    CHECK(a.empty());
    draw(perm{30}, choose, a);  // 30! does not fit in 64 bits
    CHECK(perm{30}.contains(a));
}
