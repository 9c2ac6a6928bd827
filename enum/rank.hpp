// Ranks for every family, from one question: how many values have a smaller entry here? Tested; the proof is open.
#pragma once

#include <stdexcept>

#include <exhaust/enum/count.hpp>
#include <exhaust/enum/cursor.hpp>
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

/// The position of a value in the order of its family: the sum of the values passed over.
template <class Family, Counting C>
nat rank(Family const& f, C counting, row a) {
    if (!f.contains(a))
        throw std::invalid_argument{f.name() + ": rank of " + as_text(a) + ", expected one of its values"};
    std::optional<nat> rank = 0;
    for (auto rest = int(a.size()); int const v : a) {
        rank = checked_add(rank, counting.below(v, --rest));
        if (!rank) break;
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
