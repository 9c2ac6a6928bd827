// Injections from 0..n-1 to 0..k-1, in lexicographic order. proofs/inj.mlw is the twin; the step numbers are the same there.
#pragma once

#include <exhaust/enum/barray.hpp>
#include <exhaust/enum/perm.hpp>

namespace exhaust {

// proofs/inj.mlw: predicate is_inj
/// Are the entries in 0..k-1, and all different?
[[nodiscard]] inline bool is_inj(row a, int k) {
    std::vector<int> values(a.begin(), a.end());
    std::sort(values.begin(), values.end());
    return is_barray(a, k) && std::adjacent_find(values.begin(), values.end()) == values.end();
}

/// Visits the injections from a first one on. Behind the value it keeps what the value does not use, in increasing order.
class inj_cursor {
public:
    // proofs/inj.mlw: create_cursor
    /// At 0, 1, …, n-1. Where n > k, the flag is down from the start, and there is no entry.
    inj_cursor(int n, int k)
        : b_(std::size_t(detail::expect_size("inj", n, k) > k ? 0 : k)), n_{n > k ? 0 : n}, j_{n_}, new_{n <= k} {
        std::iota(b_.begin(), b_.end(), 0);
        EXHAUST_ENSURES("inj.sound", "result.new -> is_inj k result.current.elts n", is_inj(current(), k));
    }

    /// At the given injection to 0..k-1.
    inj_cursor(std::vector<int> start, int k) : b_{std::move(start)}, n_{int(b_.size())} {
        EXHAUST_REQUIRES("inj.sound", "is_inj k c.current.elts c.current.length", is_inj(b_, k));
        std::vector<bool> used(std::size_t(k), false);
        for (int const v : b_) used[std::size_t(v)] = true;
        for (int v = 0; v < k; ++v)
            if (!used[std::size_t(v)]) b_.push_back(v);
        j_ = n_;
        while (n_ > 0 && j_ < k && b_[std::size_t(j_)] < b_[std::size_t(n_ - 1)]) ++j_;
    }

    inj_cursor(inj_cursor const&) = default;
    inj_cursor& operator=(inj_cursor const&) = default;
    /// The one that was moved from has no entries, and stays where it is.
    inj_cursor(inj_cursor&& other) noexcept { *this = std::move(other); }
    inj_cursor& operator=(inj_cursor&& other) noexcept {
        b_ = std::exchange(other.b_, {});
        n_ = std::exchange(other.n_, 0);
        j_ = std::exchange(other.j_, 0);
        new_ = std::exchange(other.new_, false);
        return *this;
    }
    ~inj_cursor() = default;

    [[nodiscard]] row current() const noexcept { return row{b_.data(), std::size_t(n_)}; }
    [[nodiscard]] bool is_new() const noexcept { return new_; }

    // proofs/inj.mlw: next
    void next() {
        EXHAUST_OLD(old, std::vector<int>(b_.begin(), b_.begin() + n_));
        EXHAUST_OLD(k, int(b_.size()));
        EXHAUST_OLD(admits,
                    [](row prefix, int v) { return std::find(prefix.begin(), prefix.end(), v) == prefix.end(); });
        new_ = revise();
        EXHAUST_ENSURES("inj.sound", "is_inj k c.current.elts c.current.length", is_inj(current(), k));
        EXHAUST_ENSURES("inj.last", "not c.new <-> is_max k (old c.current.elts) c.current.length",
                        !new_ == detail::is_max(old, k, admits));
        EXHAUST_ENSURES("inj.last", "not c.new -> eq_upto c.current.elts (old c.current.elts) c.current.length",
                        new_ || eq_upto(current(), old, current().size()));
        EXHAUST_ENSURES("inj.progress", "c.new -> lt_lex (old c.current.elts) c.current.elts c.current.length",
                        !new_ || lt_lex(old, current()));
        EXHAUST_ENSURES("inj.successor", "c.new -> inc k (old c.current.elts) c.current.elts c.current.length",
                        !new_ || detail::inc(old, current(), k, admits));
    }

private:
    bool revise() {
        auto* const b = b_.data();
        auto const k = int(b_.size());
        /* 1 */ if (n_ >= 1 && j_ < k) {  // the least unused value that is larger than the last entry
            std::swap(b[n_ - 1], b[j_++]);
            return true;
        }
        /* 2 */ int r = n_ - 2;
        while (r >= 0 && b[r] > b[r + 1]) --r;
        /* 3 */ if (r < 0)
            return false;
        /* 4 */ std::reverse(b + n_, b + k);  // now all of b decreases after r
        int m = k - 1;
        while (b[m] < b[r]) --m;
        /* 5 */ std::swap(b[r], b[m]);
        std::reverse(b + r + 1, b + k);
        j_ = n_;
        return true;
    }

    std::vector<int> b_;  ///< a permutation of 0..k-1: the value, then the unused values in increasing order
    int n_ = 0;
    int j_ = 0;  ///< b_[n..j-1] < b_[n-1] < b_[j..k-1]
    bool new_ = true;
};

/// The family of the injections from 0..n-1 to 0..k-1: k!/(k-n)! of them, none where n > k.
class inj {
public:
    static constexpr bool certified = true;

    inj(int n, int k) : n_{detail::expect_size("inj", n, k)}, k_{k} {}

    [[nodiscard]] int size() const noexcept { return n_; }
    [[nodiscard]] int values() const noexcept { return k_; }
    [[nodiscard]] std::string name() const { return detail::named("inj", n_, k_); }
    [[nodiscard]] bool contains(row a) const { return a.size() == std::size_t(n_) && is_inj(a, k_); }
    [[nodiscard]] inj_cursor cursor() const { return {n_, k_}; }
    [[nodiscard]] inj_cursor cursor_at(nat r) const { return {unrank(r), k_}; }
    [[nodiscard]] std::optional<nat> count() const { return falling_factorial(k_, n_); }
    [[nodiscard]] nat rank(row a) const { return detail::rank(*this, detail::unused_counting{k_}, a); }
    [[nodiscard]] std::vector<int> unrank(nat r) const { return detail::unrank(*this, detail::unused_counting{k_}, r); }

private:
    int n_;
    int k_;
};

static_assert(Cursor<inj_cursor> && Ranked<inj>);

}  // namespace exhaust
