// Permutations of 0..n-1 in lexicographic order. proofs/perm.mlw is the twin; the step numbers are the same there.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <numeric>
#include <utility>

#include <exhaust/enum/contract.hpp>
#include <exhaust/enum/cursor.hpp>
#include <exhaust/enum/family.hpp>
#include <exhaust/enum/lex.hpp>
#include <exhaust/enum/rank.hpp>

namespace exhaust {

// proofs/perm.mlw: predicate is_permut
/// Is `a` a permutation of 0..n-1, where n is its length?
[[nodiscard]] inline bool is_permut(row a) {
    std::vector<bool> seen(a.size());
    for (int const v : a) {
        if (v < 0 || std::size_t(v) >= a.size() || seen[std::size_t(v)]) return false;
        seen[std::size_t(v)] = true;
    }
    return true;
}

// proofs/perm.mlw: predicate decreasing
/// Do the entries from place l on decrease strictly?
inline bool decreasing(row a, std::size_t l) {
    return std::adjacent_find(a.begin() + std::ptrdiff_t(l), a.end(), std::less_equal<>{}) == a.end();
}

// proofs/perm.mlw: predicate increasing
/// Do the entries from place l on increase strictly?
inline bool increasing(row a, std::size_t l) {
    return std::adjacent_find(a.begin() + std::ptrdiff_t(l), a.end(), std::greater_equal<>{}) == a.end();
}

namespace detail {

// proofs/cursor.mlw: predicate inc, in the executable form that lemma revision_inc gives it
/// Is the permutation `b` the immediate successor of `a`?
inline bool inc_permut(row a, row b) {
    auto const r = first_diff(a, b);
    if (r >= a.size() || !decreasing(a, r + 1) || !increasing(b, r + 1)) return false;
    return b[r] > a[r] &&
           std::none_of(a.begin() + std::ptrdiff_t(r), a.end(), [&](int v) { return a[r] < v && v < b[r]; });
}

}  // namespace detail

/// Visits the permutations from a first one on. Not fit for an unsound start: contracts name it, no step is undefined.
class perm_cursor {
public:
    // proofs/perm.mlw: create_cursor
    /// At the smallest permutation of size n >= 0, the identity.
    explicit perm_cursor(int n) : a_(std::size_t(detail::expect_size("perm", n))) {
        std::iota(a_.begin(), a_.end(), 0);
        EXHAUST_ENSURES("perm.sound", "is_permut result.current.elts n", is_permut(a_));
    }

    /// At the given permutation.
    explicit perm_cursor(std::vector<int> start) : a_{std::move(start)} {
        EXHAUST_REQUIRES("perm.sound", "is_permut c.current.elts c.current.length", is_permut(a_));
    }

    [[nodiscard]] row current() const noexcept { return a_; }
    [[nodiscard]] bool is_new() const noexcept { return new_; }

    // proofs/perm.mlw: next
    void next() {
        EXHAUST_REQUIRES("perm.sound", "is_permut c.current.elts c.current.length", is_permut(a_));
        EXHAUST_OLD(old, a_);
        new_ = revise(a_.data(), int(a_.size()));
        EXHAUST_ENSURES("perm.sound", "is_permut c.current.elts c.current.length", is_permut(a_));
        EXHAUST_ENSURES("perm.progress", "c.new -> lt_lex (old c.current.elts) c.current.elts c.current.length",
                        !new_ || lt_lex(old, a_));
        EXHAUST_ENSURES("perm.successor", "c.new -> inc () (old c.current.elts) c.current.elts c.current.length",
                        !new_ || detail::inc_permut(old, a_));
        EXHAUST_ENSURES("perm.last", "not c.new <-> is_max () (old c.current.elts) c.current.length",
                        !new_ == decreasing(old, 0));
        EXHAUST_ENSURES("perm.last", "not c.new -> eq_upto c.current.elts (old c.current.elts) c.current.length",
                        new_ || eq_upto(a_, old, old.size()));
    }

private:
    /// A swap that g++ must not merge into one access of 8 bytes: reading so what was just written by 4 stalls.
    static void exchange_last(int* a, int n) {
        auto const last = a[n - 1];
        a[n - 1] = a[n - 2];
        std::atomic_signal_fence(std::memory_order_acq_rel);
        a[n - 2] = last;
    }

    static bool revise(int* a, int n) {
        /* 1 */ if (n >= 2 && a[n - 2] < a[n - 1]) {  // half of all steps: keep them short
            exchange_last(a, n);
            return true;
        }
        /* 2 */ int r = n - 3;
        while (r >= 0 && a[r] > a[r + 1]) --r;
        /* 3 */ if (r < 0)
            return false;
        /* 4 */ int j = n - 1;
        while (a[j] < a[r]) --j;
        /* 5 */ std::swap(a[r], a[j]);
        for (int i = r + 1, k = n - 1; i < k; ++i, --k) std::swap(a[i], a[k]);
        return true;
    }

    std::vector<int> a_;
    bool new_ = true;
};

namespace detail {

/// Counts what goes on with values of 0..k-1 that were not taken before.
struct unused_counting {
    int k;
    std::vector<int> taken = {};  ///< increasing
    [[nodiscard]] int bound() const { return k; }
    [[nodiscard]] std::optional<nat> below(int v, int rest) const {
        auto const smaller = v - int(std::lower_bound(taken.begin(), taken.end(), v) - taken.begin());
        return checked_mul(nat(smaller), falling_factorial(k - int(taken.size()) - 1, rest));
    }
    void take(int v) { taken.insert(std::lower_bound(taken.begin(), taken.end(), v), v); }
};

}  // namespace detail

/// The family of the permutations of 0..n-1: n! of them.
class perm {
public:
    static constexpr bool certified = true;

    explicit perm(int n) : n_{detail::expect_size("perm", n)} {}

    [[nodiscard]] int size() const noexcept { return n_; }
    [[nodiscard]] std::string name() const { return detail::named("perm", n_); }
    [[nodiscard]] bool contains(row a) const { return a.size() == std::size_t(n_) && is_permut(a); }
    [[nodiscard]] perm_cursor cursor() const { return perm_cursor{n_}; }
    [[nodiscard]] perm_cursor cursor_at(nat r) const { return perm_cursor{unrank(r)}; }
    [[nodiscard]] std::optional<nat> count() const { return factorial(n_); }
    [[nodiscard]] nat rank(row a) const { return detail::rank(*this, detail::unused_counting{n_}, a); }
    [[nodiscard]] std::vector<int> unrank(nat r) const { return detail::unrank(*this, detail::unused_counting{n_}, r); }

private:
    int n_;
};

static_assert(Cursor<perm_cursor> && Ranked<perm>);

}  // namespace exhaust
