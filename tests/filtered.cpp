#include <exhaust/enum/filtered.hpp>

#include <exhaust/enum/each.hpp>

#include "catch.hpp"
#include "known.hpp"

using exhaust::row;

TEST_CASE("the four filtered families agree with the direct ones, value for value") {
    for (int n = 0; n <= 6; ++n) {
        for (int k = 0; k <= 6; ++k) {
            CHECK(known::visited(exhaust::sorted_barray(n, k)) == known::visited(exhaust::sorted{n, k}));
            CHECK(known::visited(exhaust::inj_barray(n, k)) == known::visited(exhaust::inj{n, k}));
            CHECK(known::visited(exhaust::surj_barray(n, k)) == known::visited(exhaust::surj{n, k}));
            CHECK(known::visited(exhaust::comb_barray(n, k)) == known::visited(exhaust::comb{n, k}));
        }
    }
}

TEST_CASE("derangements are permutations without a fixed point: 1, 0, 1, 2, 9, 44, 265, 1854") {
    std::vector<std::size_t> const known_counts{1, 0, 1, 2, 9, 44, 265, 1854};  // OEIS A000166
    auto const moves_all = [](row a) {
        for (std::size_t i = 0; i < a.size(); ++i)
            if (a[i] == int(i)) return false;
        return true;
    };
    for (int n = 0; n <= 7; ++n) {
        exhaust::filtered const derangements{exhaust::perm{n}, moves_all};
        auto const values = known::visited(derangements);
        CHECK(values.size() == known_counts[std::size_t(n)]);
        CHECK(std::is_sorted(values.begin(), values.end()));
        for (auto const& a : values) CHECK(derangements.contains(a));
    }
    CHECK_FALSE(exhaust::filtered{exhaust::perm{3}, moves_all}.contains(std::vector{0, 2, 1}));
}

TEST_CASE("a filtered cursor keeps its last value, and stays at the end") {
    exhaust::filtered const odd{exhaust::barray{1, 5}, [](row a) { return a[0] % 2 == 1; }};
    auto c = odd.cursor();
    CHECK(c.current()[0] == 1);
    c.next();
    CHECK(c.current()[0] == 3);
    for (int again = 0; again < 3; ++again) {
        c.next();
        CHECK_FALSE(c.is_new());
        CHECK(c.current()[0] == 3);
    }
}

TEST_CASE("a filter that keeps nothing gives an empty family") {
    exhaust::filtered const none{exhaust::perm{4}, [](row) { return false; }};
    auto c = none.cursor();
    CHECK_FALSE(c.is_new());
    c.next();
    CHECK_FALSE(c.is_new());
}

TEST_CASE("a filter may capture, and its family be assigned and iterated") {
    auto const bounds = std::vector{2};
    auto from = [bounds](row a) { return a[0] >= bounds[0]; };
    exhaust::filtered f{exhaust::perm{3}, from};
    auto const g = f;
    f = g;
    auto values = exhaust::each(f);
    CHECK(std::ranges::distance(values) == 2);
    CHECK(f.name() == "filtered perm 3");
}
