// Restricted growth functions: a[0] = 0 and 0 <= a[i] <= a[i-1] + 1, in lexicographic order. proofs/rgf.mlw is the twin.
#pragma once

#include <algorithm>

#include <exhaust/enum/family.hpp>
#include <exhaust/enum/interval.hpp>
#include <exhaust/enum/rank.hpp>

namespace exhaust {

// proofs/rgf.mlw: predicate is_rgf
/// Does `a` start at 0 and grow by at most 1 from one entry to the next, never below 0?
[[nodiscard]] inline bool is_rgf(row a) {
    for (int before = -1; int const v : a) {
        if (v < 0 || v > before + 1) return false;
        before = v;
    }
    return true;
}

namespace detail {

struct rgf_bounds {
    [[nodiscard]] static int lo(int const* /*a*/, int /*i*/) { return 0; }
    [[nodiscard]] static int hi(int const* a, int i) { return i == 0 ? 0 : a[i - 1] + 1; }
    void placed(int const* /*a*/, int /*i*/) {}
};

struct rgf_counting {
    explicit rgf_counting(int n)
        : ways{std::min(n, does_not_fit), std::clamp(n - does_not_fit, 0, 1) + 1, [](int) { return nat{1}; },
               [](auto const& row, auto const& last, int s) {
                   return checked_add(s == 0 ? nat{0} : row[std::size_t(s) - 1], last[std::size_t(s) + 1]);
               }} {}
    [[nodiscard]] int bound() const { return most + 1; }
    [[nodiscard]] std::optional<nat> below(int v, int rest) const { return v == 0 ? nat{0} : ways(rest + 1, v - 1); }
    void take(int v) { most = v + 1; }

    static constexpr int does_not_fit = 37;  // Catalan(37) >= 2^64
    completions ways;                        // the state is the greatest entry possible: those that follow are 0 to it
    int most = 0;
};

}  // namespace detail

using rgf_cursor = interval_cursor<detail::rgf_bounds>;

/// The family of the restricted growth functions of n entries: Catalan(n) of them.
class rgf {
public:
    static constexpr bool certified = true;

    explicit rgf(int n) : n_{detail::expect_size("rgf", n)} {}

    [[nodiscard]] int size() const noexcept { return n_; }
    [[nodiscard]] std::string name() const { return detail::named("rgf", n_); }
    [[nodiscard]] bool contains(row a) const { return a.size() == std::size_t(n_) && is_rgf(a); }
    [[nodiscard]] rgf_cursor cursor() const { return {{}, n_}; }
    [[nodiscard]] rgf_cursor cursor_at(nat r) const { return {{}, unrank(r)}; }
    [[nodiscard]] std::optional<nat> count() const { return detail::rgf_counting{n_}.ways(n_, 0); }
    [[nodiscard]] nat rank(row a) const { return detail::rank(*this, detail::rgf_counting{n_}, a); }
    [[nodiscard]] std::vector<int> unrank(nat r) const { return detail::unrank(*this, detail::rgf_counting{n_}, r); }

private:
    int n_;
};

static_assert(Cursor<rgf_cursor> && Ranked<rgf>);

}  // namespace exhaust
