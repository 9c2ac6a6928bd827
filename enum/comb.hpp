// Combinations: n different values of 0..k-1, in increasing order, in lexicographic order. proofs/comb.mlw is the twin.
#pragma once

#include <exhaust/enum/family.hpp>
#include <exhaust/enum/interval.hpp>
#include <exhaust/enum/rank.hpp>

namespace exhaust {

// proofs/comb.mlw: predicate is_comb
/// Do the entries increase strictly, within 0..k-1?
[[nodiscard]] inline bool is_comb(row a, int k) {
    for (int before = -1; int const v : a) {
        if (v <= before || v >= k) return false;
        before = v;
    }
    return true;
}

namespace detail {

struct comb_bounds {
    int n;
    int k;
    [[nodiscard]] static int lo(int const* a, int i) { return i == 0 ? 0 : a[i - 1] + 1; }
    [[nodiscard]] int hi(int const* /*a*/, int i) const { return k - n + i; }
    void placed(int const* /*a*/, int /*i*/) {}
};

struct comb_counting {
    std::int64_t k;
    std::int64_t least = 0;
    [[nodiscard]] int bound() const { return int(k); }
    [[nodiscard]] std::optional<nat> below(std::int64_t v, int rest) const {
        if (v <= least) return 0;
        if (auto const all = binomial(k - least, rest + 1)) return *all - *binomial(k - v, rest + 1);
        std::optional<nat> passed = 0;  // it may fit though `all` does not
        for (auto u = least; u < v && passed; ++u) passed = checked_add(passed, binomial(k - 1 - u, rest));
        return passed;
    }
    void take(std::int64_t v) { least = v + 1; }
};

}  // namespace detail

using comb_cursor = interval_cursor<detail::comb_bounds>;

/// The family of the choices of n among 0..k-1, in increasing order: C(k, n) of them, none where n > k.
class comb {
public:
    static constexpr bool certified = true;

    comb(int n, int k) : n_{detail::expect_size("comb", n, k)}, k_{k} {}

    [[nodiscard]] int size() const noexcept { return n_; }
    [[nodiscard]] int values() const noexcept { return k_; }
    [[nodiscard]] std::string name() const { return detail::named("comb", n_, k_); }
    [[nodiscard]] bool contains(row a) const { return a.size() == std::size_t(n_) && is_comb(a, k_); }
    [[nodiscard]] comb_cursor cursor() const { return {{n_, k_}, n_}; }
    [[nodiscard]] comb_cursor cursor_at(nat r) const { return {{n_, k_}, unrank(r)}; }
    [[nodiscard]] std::optional<nat> count() const { return binomial(k_, n_); }
    [[nodiscard]] nat rank(row a) const { return detail::rank(*this, detail::comb_counting{k_}, a); }
    [[nodiscard]] std::vector<int> unrank(nat r) const { return detail::unrank(*this, detail::comb_counting{k_}, r); }

private:
    int n_;
    int k_;
};

static_assert(Cursor<comb_cursor> && Ranked<comb>);

}  // namespace exhaust
