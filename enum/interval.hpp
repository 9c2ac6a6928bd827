// The cursor of the families whose entry at i ranges over an interval fixed by the entries before it.
// proofs/interval.mlw is the twin; the step numbers are the same there.
#pragma once

#include <cstddef>
#include <utility>

#include <exhaust/enum/contract.hpp>
#include <exhaust/enum/cursor.hpp>
#include <exhaust/enum/lex.hpp>

namespace exhaust {

// proofs/interval.mlw: module Interval
/// The interval lo(a, i)..hi(a, i) of the entry at i after the entries a[0..i-1]. `placed(a, i)` is told of every entry but
/// the last that has changed, from left to right, for bounds that keep a memo of the prefix. At 0 nothing is read of `a`.
template <class B>
concept Bounds = std::copyable<B> && requires(B b, B const k, int const* a, int i) {
    { k.lo(a, i) } -> std::same_as<int>;
    { k.hi(a, i) } -> std::same_as<int>;
    b.placed(a, i);
};

namespace detail {

/// Is `holds(i, lo, hi)` true of every place from l on?
template <Bounds B, class Holds>
bool all_from(B bounds, row a, std::size_t l, Holds holds) {
    for (int i = 0; i < int(a.size()); ++i) {
        if (std::size_t(i) >= l && !holds(a[std::size_t(i)], bounds.lo(a.data(), i), bounds.hi(a.data(), i)))
            return false;
        bounds.placed(a.data(), i);
    }
    return true;
}

}  // namespace detail

// proofs/interval.mlw: predicate in_bounds
/// Does every entry lie in its interval?
template <Bounds B>
bool in_bounds(B const& bounds, row a) {
    return detail::all_from(bounds, a, 0, [](int v, int lo, int hi) { return lo <= v && v <= hi; });
}

// proofs/interval.mlw: predicate lowest
/// Are the entries from l on the least possible?
template <Bounds B>
bool lowest(B const& bounds, row a, std::size_t l) {
    return detail::all_from(bounds, a, l, [](int v, int lo, int /*hi*/) { return v == lo; });
}

// proofs/interval.mlw: predicate highest
/// Are the entries from l on the greatest possible?
template <Bounds B>
bool highest(B const& bounds, row a, std::size_t l) {
    return detail::all_from(bounds, a, l, [](int v, int /*lo*/, int hi) { return v == hi; });
}

// proofs/interval.mlw: lemma raised_inc
/// Is `b` the immediate successor of `a`, both in bounds?
template <Bounds B>
bool raised(B const& bounds, row a, row b) {
    auto const r = first_diff(a, b);
    return r < a.size() && b[r] == a[r] + 1 && highest(bounds, a, r + 1) && lowest(bounds, b, r + 1);
}

/// Visits the arrays within bounds from a first one on.
template <Bounds B>
class interval_cursor {
public:
    // proofs/interval.mlw: create_cursor
    /// At the smallest array of size n. Where there is none, the flag is down from the start, and there is no entry.
    interval_cursor(B bounds, int n)
        : bounds_{std::move(bounds)},
          new_{n == 0 || bounds_.lo(nullptr, 0) <= bounds_.hi(nullptr, 0)},
          a_(std::size_t(new_ ? n : 0)) {
        reset(0);
        EXHAUST_ENSURES("interval.sound", "result.new -> in_bounds p result.current.elts n", in_bounds(bounds_, a_));
        EXHAUST_ENSURES("interval.first", "result.new -> is_min p result.current.elts n", lowest(bounds_, a_, 0));
    }

    /// At the given array.
    interval_cursor(B bounds, std::vector<int> start) : bounds_{std::move(bounds)}, a_{std::move(start)} {
        EXHAUST_REQUIRES("interval.sound", "in_bounds p c.current.elts c.current.length", in_bounds(bounds_, a_));
        for (int i = 0; i + 1 < int(a_.size()); ++i) bounds_.placed(a_.data(), i);
    }

    [[nodiscard]] row current() const noexcept { return a_; }
    [[nodiscard]] bool is_new() const noexcept { return new_; }

    // proofs/interval.mlw: next
    void next() {
        EXHAUST_OLD(old, a_);
        new_ = revise();
        EXHAUST_ENSURES("interval.sound", "in_bounds p c.current.elts c.current.length", in_bounds(bounds_, a_));
        EXHAUST_ENSURES("interval.last", "not c.new <-> is_max p (old c.current.elts) c.current.length",
                        !new_ == highest(bounds_, old, 0));
        EXHAUST_ENSURES("interval.last", "not c.new -> eq_upto c.current.elts (old c.current.elts) c.current.length",
                        new_ || eq_upto(a_, old, old.size()));
        EXHAUST_ENSURES("interval.progress", "c.new -> lt_lex (old c.current.elts) c.current.elts c.current.length",
                        !new_ || lt_lex(old, a_));
        EXHAUST_ENSURES("interval.successor", "c.new -> inc p (old c.current.elts) c.current.elts c.current.length",
                        !new_ || raised(bounds_, old, a_));
    }

private:
    bool revise() {
        auto* const a = a_.data();
        auto const n = int(a_.size());
        /* 1 */ if (n >= 1 && a[n - 1] < bounds_.hi(a, n - 1)) {  // most steps end here
            ++a[n - 1];
            return true;
        }
        /* 2 */ int r = n - 2;
        while (r >= 0 && a[r] == bounds_.hi(a, r)) --r;
        /* 3 */ if (r < 0)
            return false;
        /* 4 */ ++a[r];
        bounds_.placed(a, r);
        reset(r + 1);
        return true;
    }

    /// Makes the entries from l on as small as they can be.
    void reset(int l) {
        auto* const a = a_.data();
        auto const n = int(a_.size());
        for (int i = l; i < n; ++i) {
            a[i] = bounds_.lo(a, i);
            if (i + 1 < n) bounds_.placed(a, i);
        }
    }

    B bounds_;
    bool new_ = true;
    std::vector<int> a_;
};

}  // namespace exhaust
