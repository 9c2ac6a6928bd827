// Nondecreasing arrays of n entries in 0..k-1, in lexicographic order. proofs/sorted.mlw is the twin.
#pragma once

#include <exhaust/enum/comb.hpp>
#include <exhaust/enum/family.hpp>
#include <exhaust/enum/interval.hpp>
#include <exhaust/enum/rank.hpp>

namespace exhaust {

// proofs/sorted.mlw: predicate is_sorted
/// Do the entries never decrease, within 0..k-1?
[[nodiscard]] inline bool is_sorted(row a, int k) {
    for (int before = 0; int const v : a) {
        if (v < before || v >= k) return false;
        before = v;
    }
    return true;
}

namespace detail {

struct sorted_bounds {
    int k;
    [[nodiscard]] static int lo(int const* a, int i) { return i == 0 ? 0 : a[i - 1]; }
    [[nodiscard]] int hi(int const* /*a*/, int /*i*/) const { return k - 1; }
    void placed(int const* /*a*/, int /*i*/) {}
};

struct sorted_counting {
    // adding to each entry its place makes a combination of it
    sorted_counting(int n, int k) : values{k}, combination{std::int64_t{n} + k - 1} {}
    [[nodiscard]] int bound() const { return values; }
    [[nodiscard]] std::optional<nat> below(int v, int rest) const { return combination.below(v + place, rest); }
    void take(int v) { combination.take(v + place++); }

    int values;
    comb_counting combination;
    std::int64_t place = 0;
};

}  // namespace detail

using sorted_cursor = interval_cursor<detail::sorted_bounds>;

/// The family of the nondecreasing arrays of n entries in 0..k-1: C(n+k-1, n) of them.
class sorted {
public:
    static constexpr bool certified = true;

    sorted(int n, int k) : n_{detail::expect_size("sorted", n, k)}, k_{k} {}

    [[nodiscard]] int size() const noexcept { return n_; }
    [[nodiscard]] int values() const noexcept { return k_; }
    [[nodiscard]] std::string name() const { return detail::named("sorted", n_, k_); }
    [[nodiscard]] bool contains(row a) const { return a.size() == std::size_t(n_) && is_sorted(a, k_); }
    [[nodiscard]] sorted_cursor cursor() const { return {{k_}, n_}; }
    [[nodiscard]] sorted_cursor cursor_at(nat r) const { return {{k_}, unrank(r)}; }
    [[nodiscard]] std::optional<nat> count() const {
        return n_ == 0 ? nat{1} : binomial(std::int64_t{n_} + k_ - 1, n_);
    }
    [[nodiscard]] nat rank(row a) const { return detail::rank(*this, detail::sorted_counting{n_, k_}, a); }
    [[nodiscard]] std::vector<int> unrank(nat r) const {
        return detail::unrank(*this, detail::sorted_counting{n_, k_}, r);
    }

private:
    int n_;
    int k_;
};

static_assert(Cursor<sorted_cursor> && Ranked<sorted>);

}  // namespace exhaust
