#include <exhaust/enum/each.hpp>

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/take.hpp>
#include <range/v3/view/transform.hpp>
#include <ranges>

#include <exhaust/enum/perm.hpp>

#include "catch.hpp"

using exhaust::each;
using exhaust::perm;
using exhaust::row;

static_assert(std::ranges::input_range<decltype(each(perm{3}))> && std::ranges::view<decltype(each(perm{3}))>);

TEST_CASE("a range-for visits every value") {
    std::vector<std::vector<int>> seen;
    for (row const a : each(perm{3})) seen.emplace_back(a.begin(), a.end());
    CHECK(seen == std::vector<std::vector<int>>{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}});
}

TEST_CASE("a range can start at any cursor") {
    auto values = each(perm{3}.cursor_at(4));
    CHECK(std::ranges::distance(values) == 2);
}

TEST_CASE("the algorithms of std::ranges take a family") {
    CHECK(std::ranges::count_if(each(perm{4}), [](row a) { return a[1] == 0; }) == 6);
}

#if !defined(__clang__) || __clang_major__ >= 16  // older clang cannot compile the views of libstdc++
TEST_CASE("the views of std::ranges take a family") {
    auto firsts = each(perm{4}) | std::views::filter([](row a) { return a[1] == 0; }) |
                  std::views::transform([](row a) { return a[0]; });
    int sum = 0;
    for (int const v : firsts) sum += v;
    CHECK(sum == 2 * (1 + 2 + 3));
}
#endif

TEST_CASE("range-v3 iterates a family") {
    auto values = each(perm{3});
    auto const firsts = values | ranges::views::transform([](row a) { return a[0]; }) | ranges::views::take(5) |
                        ranges::to<std::vector<int>>();
    CHECK(firsts == std::vector{0, 0, 1, 1, 2});
}
