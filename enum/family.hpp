// What the families share: names, parameter checks, and ranks, which come from one question: how many values have a
// smaller entry here? Tested; the proof of rank and unrank is open.
#pragma once

#include <stdexcept>
#include <utility>

#include <exhaust/enum/count.hpp>
#include <exhaust/enum/cursor.hpp>
#include <exhaust/enum/lex.hpp>
#include <exhaust/enum/print.hpp>

namespace exhaust {

/// Reads a value of a family from left to right. `below(v, rest)` counts the values that go on with an entry less than v,
/// at most `bound()`, and `rest` more entries; it is empty where that does not fit. `take(v)` moves past the entry v.
template <class C>
concept Counting = requires(C c, C const k, int v, int rest) {
    { k.bound() } -> std::same_as<int>;
    { k.below(v, rest) } -> std::same_as<std::optional<nat>>;
    c.take(v);
};

namespace detail {

/// `barray 4 3`
template <class... Parameters>
std::string named(char const* family, Parameters... parameters) {
    std::string text = family;
    (((text += ' ') += std::to_string(parameters)), ...);
    return text;
}

inline void expect_parameter(std::string const& family, char const* what, int value) {
    if (value < 0)
        throw std::invalid_argument{family + ": the " + what + " is " + std::to_string(value) + ", expected 0 or more"};
}

/// Refuses a negative size.
inline int expect_size(char const* family, int n) {
    expect_parameter(named(family, n), "size", n);
    return n;
}

/// Refuses a negative size and a negative number of values.
inline int expect_size(char const* family, int n, int k) {
    expect_parameter(named(family, n, k), "size", n);
    expect_parameter(named(family, n, k), "number of values", k);
    return n;
}

// proofs/cursor.mlw: predicate is_max, in the executable form that lemma no_revision_max gives it
/// Can no entry of `a` from place l on grow? `admits(prefix, v)`: some value goes on with v < k after the prefix.
template <class Admits>
bool is_max(row a, int k, Admits admits, std::size_t l = 0) {
    for (auto i = l; i < a.size(); ++i)
        for (int v = a[i] + 1; v < k; ++v)
            if (admits(a.first(i), v)) return false;
    return true;
}

// proofs/cursor.mlw: predicate inc, in the executable form that lemma revision_inc gives it
/// Is `b` the immediate successor of `a`, both sound?
template <class Admits>
bool inc(row a, row b, int k, Admits admits) {
    auto const r = first_diff(a, b);
    if (r == a.size() || b[r] < a[r] || !is_max(a, k, admits, r + 1)) return false;
    for (int v = a[r] + 1; v < b[r]; ++v)
        if (admits(a.first(r), v)) return false;
    for (auto i = r + 1; i < b.size(); ++i)
        for (int v = 0; v < b[i]; ++v)
            if (admits(b.first(i), v)) return false;
    return true;
}

/// The position of a value in the order of its family: the sum of the values passed over.
template <class Family, Counting C>
nat rank(Family const& f, C counting, row a) {
    if (!f.contains(a))
        throw std::invalid_argument{f.name() + ": rank of " + as_text(a) + ", expected one of its values"};
    std::optional<nat> rank = 0;
    for (auto rest = int(a.size()); int const v : a) {
        rank = checked_add(rank, counting.below(v, --rest));
        counting.take(v);
    }
    if (!rank) throw std::overflow_error{f.name() + ": the rank of this value does not fit in 64 bits"};
    return *rank;
}

/// The value at rank k: at each place the greatest entry that passes over at most what is left of k.
template <class Family, Counting C>
std::vector<int> unrank(Family const& f, C counting, nat k) {
    if (auto const total = f.count(); total && k >= *total)
        throw std::invalid_argument{
            f.name() + ": there is no rank " + std::to_string(k) + ", expected " +
            (*total == 0 ? "none, since it has no value" : "0 to " + std::to_string(*total - 1))};
    std::vector<int> a(std::size_t(f.size()));
    for (auto rest = f.size(); int& v : a) {
        --rest;
        v = 0;
        for (int end = counting.bound(); end - v > 1;) {
            auto const middle = v + (end - v) / 2;
            auto const passed = counting.below(middle, rest);
            (passed && *passed <= k ? v : end) = middle;
        }
        k -= *counting.below(v, rest);
        counting.take(v);
    }
    return a;
}

}  // namespace detail

}  // namespace exhaust
