// Set partitions, in lexicographic order: a[i] is the block of i, and blocks are numbered as they appear, so that
// a[i] <= max(a[0..i-1]) + 1. proofs/setpart.mlw is the twin.
#pragma once

#include <algorithm>

#include <exhaust/enum/family.hpp>
#include <exhaust/enum/interval.hpp>
#include <exhaust/enum/rank.hpp>

namespace exhaust {

// proofs/setpart.mlw: predicate is_setpart
/// Does `a` start at 0, and exceed what came before by at most 1?
[[nodiscard]] inline bool is_setpart(row a) {
    for (int max = -1; int const v : a) {
        if (v < 0 || v > max + 1) return false;
        max = std::max(max, v);
    }
    return true;
}

namespace detail {

struct setpart_bounds {
    [[nodiscard]] static int lo(int const* /*a*/, int /*i*/) { return 0; }
    [[nodiscard]] int hi(int const* /*a*/, int i) const { return i == 0 ? 0 : max[std::size_t(i) - 1] + 1; }
    void placed(int const* a, int i) { max[std::size_t(i)] = i == 0 ? a[0] : std::max(max[std::size_t(i) - 1], a[i]); }

    std::vector<int> max;  ///< max[i] is the greatest of a[0..i]
};

struct setpart_counting {
    explicit setpart_counting(int n)
        : ways{std::min(n, does_not_fit), std::clamp(n - does_not_fit, 0, 1) + 1, [](int) { return nat{1}; },
               [](auto const& /*row*/, auto const& last, int s) {
                   return checked_add(checked_mul(nat(s), last[std::size_t(s)]), last[std::size_t(s) + 1]);
               }} {}
    [[nodiscard]] int bound() const { return blocks + 1; }
    [[nodiscard]] std::optional<nat> below(int v, int rest) const { return checked_mul(nat(v), ways(rest, blocks)); }
    void take(int v) { blocks = std::max(blocks, v + 1); }

    static constexpr int does_not_fit = 26;  // Bell(26) >= 2^64
    completions ways;                        // the state is the number of blocks
    int blocks = 0;
};

}  // namespace detail

using setpart_cursor = interval_cursor<detail::setpart_bounds>;

/// The family of the partitions of n elements, each named by its block: Bell(n) of them.
class setpart {
public:
    static constexpr bool certified = true;

    explicit setpart(int n) : n_{detail::expect_size("setpart", n)} {}

    [[nodiscard]] int size() const noexcept { return n_; }
    [[nodiscard]] std::string name() const { return detail::named("setpart", n_); }
    [[nodiscard]] bool contains(row a) const { return a.size() == std::size_t(n_) && is_setpart(a); }
    [[nodiscard]] setpart_cursor cursor() const { return {{std::vector<int>(std::size_t(n_))}, n_}; }
    [[nodiscard]] setpart_cursor cursor_at(nat r) const { return {{std::vector<int>(std::size_t(n_))}, unrank(r)}; }
    [[nodiscard]] std::optional<nat> count() const { return detail::setpart_counting{n_}.ways(n_, 0); }
    [[nodiscard]] nat rank(row a) const { return detail::rank(*this, detail::setpart_counting{n_}, a); }
    [[nodiscard]] std::vector<int> unrank(nat r) const {
        return detail::unrank(*this, detail::setpart_counting{n_}, r);
    }

private:
    int n_;
};

static_assert(Cursor<setpart_cursor> && Ranked<setpart>);

}  // namespace exhaust
