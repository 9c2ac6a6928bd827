// All arrays of n entries in 0..k-1, in lexicographic order. proofs/barray.mlw is the twin.
#pragma once

#include <algorithm>

#include <exhaust/enum/family.hpp>
#include <exhaust/enum/interval.hpp>
#include <exhaust/enum/rank.hpp>

namespace exhaust {

// proofs/barray.mlw: predicate is_barray
/// Are all entries in 0..k-1?
[[nodiscard]] inline bool is_barray(row a, int k) {
    return std::all_of(a.begin(), a.end(), [k](int v) { return 0 <= v && v < k; });
}

namespace detail {

struct barray_bounds {
    int k;
    [[nodiscard]] static int lo(int const* /*a*/, int /*i*/) { return 0; }
    [[nodiscard]] int hi(int const* /*a*/, int /*i*/) const { return k - 1; }
    void placed(int const* /*a*/, int /*i*/) {}
};

struct barray_counting {
    int k;
    [[nodiscard]] int bound() const { return k; }
    [[nodiscard]] std::optional<nat> below(int v, int rest) const { return checked_mul(nat(v), power(k, rest)); }
    void take(int /*v*/) {}
};

}  // namespace detail

using barray_cursor = interval_cursor<detail::barray_bounds>;

/// The family of the arrays of n entries in 0..k-1: k^n of them.
class barray {
public:
    static constexpr bool certified = true;

    barray(int n, int k) : n_{detail::expect_size("barray", n, k)}, k_{k} {}

    [[nodiscard]] int size() const noexcept { return n_; }
    [[nodiscard]] int values() const noexcept { return k_; }
    [[nodiscard]] std::string name() const { return detail::named("barray", n_, k_); }
    [[nodiscard]] bool contains(row a) const { return a.size() == std::size_t(n_) && is_barray(a, k_); }
    [[nodiscard]] barray_cursor cursor() const { return {{k_}, n_}; }
    [[nodiscard]] barray_cursor cursor_at(nat r) const { return {{k_}, unrank(r)}; }
    [[nodiscard]] std::optional<nat> count() const { return power(k_, n_); }
    [[nodiscard]] nat rank(row a) const { return detail::rank(*this, detail::barray_counting{k_}, a); }
    [[nodiscard]] std::vector<int> unrank(nat r) const { return detail::unrank(*this, detail::barray_counting{k_}, r); }

private:
    int n_;
    int k_;
};

static_assert(Cursor<barray_cursor> && Ranked<barray>);

}  // namespace exhaust
