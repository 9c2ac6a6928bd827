// Surjections from 0..n-1 onto 0..k-1, in lexicographic order. proofs/surj.mlw is the twin; the step numbers are the same
// there.
#pragma once

#include <algorithm>
#include <numeric>

#include <exhaust/enum/barray.hpp>

namespace exhaust {

// proofs/surj.mlw: predicate is_surj
/// Are the entries in 0..k-1, and does each of these occur?
[[nodiscard]] inline bool is_surj(row a, int k) {
    if (std::int64_t{k} > std::int64_t(a.size()) || !is_barray(a, k)) return false;
    std::vector<bool> seen(std::size_t(std::max(k, 0)), false);
    for (int const v : a) seen[std::size_t(v)] = true;
    return std::find(seen.begin(), seen.end(), false) == seen.end();
}

namespace detail {

/// Is there a surjection of size n that starts with the prefix and v?
inline bool extends_to_surj(row prefix, int v, int k, int n) {
    std::vector<bool> seen(std::size_t(k), false);
    for (int const u : prefix) seen[std::size_t(u)] = true;
    seen[std::size_t(v)] = true;
    return std::count(seen.begin(), seen.end(), false) <= n - int(prefix.size()) - 1;
}

}  // namespace detail

/// Visits the surjections from a first one on, and counts how often each value occurs.
class surj_cursor {
public:
    // proofs/surj.mlw: create_cursor
    /// At 0, …, 0, 1, …, k-1. Where there is no surjection, the flag is down from the start, and there is no entry.
    surj_cursor(int n, int k)
        : new_{k == 0 ? detail::expect_size("surj", n, k) == 0 : k <= n},
          a_(std::size_t(new_ ? n : 0)),
          count_(std::size_t(new_ ? k : 0)) {
        if (!new_) return;
        std::iota(a_.end() - k, a_.end(), 0);
        for (int const v : a_) ++count_[std::size_t(v)];
        EXHAUST_ENSURES("surj.sound", "result.new -> is_surj k result.current.elts n", is_surj(a_, k));
    }

    /// At the given surjection onto 0..k-1.
    surj_cursor(std::vector<int> start, int k) : a_{std::move(start)}, count_(std::size_t(k)) {
        EXHAUST_REQUIRES("surj.sound", "is_surj k c.current.elts c.current.length", is_surj(a_, k));
        for (int const v : a_) ++count_[std::size_t(v)];
    }

    [[nodiscard]] row current() const noexcept { return a_; }
    [[nodiscard]] bool is_new() const noexcept { return new_; }

    // proofs/surj.mlw: next
    void next() {
        EXHAUST_OLD(old, a_);
        EXHAUST_OLD(k, int(count_.size()));
        EXHAUST_OLD(admits, [&](row prefix, int v) { return detail::extends_to_surj(prefix, v, k, int(a_.size())); });
        new_ = revise();
        EXHAUST_ENSURES("surj.sound", "is_surj k c.current.elts c.current.length", is_surj(current(), k));
        EXHAUST_ENSURES("surj.last", "not c.new <-> is_max k (old c.current.elts) c.current.length",
                        !new_ == detail::is_max(old, k, admits));
        EXHAUST_ENSURES("surj.last", "not c.new -> eq_upto c.current.elts (old c.current.elts) c.current.length",
                        new_ || eq_upto(current(), old, current().size()));
        EXHAUST_ENSURES("surj.progress", "c.new -> lt_lex (old c.current.elts) c.current.elts c.current.length",
                        !new_ || lt_lex(old, current()));
        EXHAUST_ENSURES("surj.successor", "c.new -> inc k (old c.current.elts) c.current.elts c.current.length",
                        !new_ || detail::inc(old, current(), k, admits));
    }

private:
    bool revise() {
        auto* const a = a_.data();
        auto* const count = count_.data();
        auto const n = int(a_.size());
        auto const k = int(count_.size());
        /* 1 */ if (n >= 1 && a[n - 1] < k - 1 && count[a[n - 1]] >= 2) {  // the entries before have every value
            --count[a[n - 1]];
            ++count[++a[n - 1]];
            return true;
        }
        /* 2 */ int r = n - 1;
        int missing = 0;  // among the entries before r
        for (; r >= 0; --r) {
            missing += --count[a[r]] == 0 ? 1 : 0;
            auto const tight = missing == n - r;  // the entries from r on are the missing values
            if (tight ? r + 1 < n && a[r] < a[r + 1] : a[r] < k - 1) break;
        }
        /* 3 */ if (r < 0) {
            for (int i = 0; i < n; ++i) ++count[a[i]];
            return false;
        }
        /* 4 */ auto const v = a[r];  // it goes to its place in the suffix, which does not increase
        int m = r;
        for (; m + 1 < n && a[m + 1] > v; ++m) a[m] = a[m + 1];
        a[m] = v;
        auto const w = missing < n - r ? v + 1 : a[m - 1];
        ++count[w];
        /* 5 */ std::reverse(a + r, a + n);  // w, zeros, and what is missing then, increasing
        int l = n - 1;
        for (int i = n - 1; i >= r; --i)
            if (count[a[i]] == 0) put(l--, a[i]);
        while (l > r) put(l--, 0);
        a[r] = w;
        return true;
    }

    void put(int l, int v) {
        a_[std::size_t(l)] = v;
        ++count_[std::size_t(v)];
    }

    bool new_ = true;
    std::vector<int> a_;
    std::vector<int> count_;  ///< count_[v] entries are v
};

namespace detail {

struct surj_counting {
    surj_counting(int n, int k)
        : ways{k <= 1 ? 0 : std::min(n, 127), std::min(k, 20) + 1, [](int q) { return nat(q == 0); },
               [k](auto const& /*row*/, auto const& last, int q) {
                   auto const other = checked_mul(nat(std::max(k - q, 0)), last[std::size_t(q)]);
                   return checked_add(other, q == 0 ? nat{0} : checked_mul(nat(q), last[std::size_t(q) - 1]));
               }},
          seen(std::size_t(k)),
          missing{k} {}

    /// How many ways there are to write `rest` entries in which each of q given values occurs.
    [[nodiscard]] std::optional<nat> onto(int q, int rest) const {
        auto const k = int(seen.size());
        if (q < 0 || q > rest) return 0;
        if (k <= 1) return nat(k == 1 || rest == 0);
        if (q > 20) return std::nullopt;  // at least 21!
        return ways(rest, q);             // nothing from 128 entries on: q! or 2^(rest - q) is too much
    }
    [[nodiscard]] int bound() const { return int(seen.size()); }
    [[nodiscard]] std::optional<nat> below(int v, int rest) const {
        auto const again = nat(std::count(seen.begin(), seen.begin() + v, true));
        return checked_add(checked_mul(again, onto(missing, rest)),
                           checked_mul(nat(v) - again, onto(missing - 1, rest)));
    }
    void take(int v) {
        missing -= seen[std::size_t(v)] ? 0 : 1;
        seen[std::size_t(v)] = true;
    }

    completions ways;  // the state is the number of missing values
    std::vector<bool> seen;
    int missing;
};

}  // namespace detail

/// The family of the surjections from 0..n-1 onto 0..k-1: k! S(n, k) of them, none where n < k.
class surj {
public:
    static constexpr bool certified = true;

    surj(int n, int k) : n_{detail::expect_size("surj", n, k)}, k_{k} {}

    [[nodiscard]] int size() const noexcept { return n_; }
    [[nodiscard]] int values() const noexcept { return k_; }
    [[nodiscard]] std::string name() const { return detail::named("surj", n_, k_); }
    [[nodiscard]] bool contains(row a) const { return a.size() == std::size_t(n_) && is_surj(a, k_); }
    [[nodiscard]] surj_cursor cursor() const { return {n_, k_}; }
    [[nodiscard]] surj_cursor cursor_at(nat r) const { return {unrank(r), k_}; }
    [[nodiscard]] std::optional<nat> count() const {
        return n_ < k_ ? nat{0} : detail::surj_counting{n_, k_}.onto(k_, n_);
    }
    [[nodiscard]] nat rank(row a) const { return detail::rank(*this, detail::surj_counting{n_, k_}, a); }
    [[nodiscard]] std::vector<int> unrank(nat r) const {
        return detail::unrank(*this, detail::surj_counting{n_, k_}, r);
    }

private:
    int n_;
    int k_;
};

static_assert(Cursor<surj_cursor> && Ranked<surj>);

}  // namespace exhaust
