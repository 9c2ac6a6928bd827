// The laws of a family, each with the name that a failure shows. Every family passes this battery.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>

#include <exhaust/enum/cursor.hpp>
#include <exhaust/enum/lex.hpp>

namespace laws {

using exhaust::nat;
using exhaust::row;

/// A law that does not hold: its name, the family and the value.
struct broken : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The order of a series: by size, and within one size lexicographic.
inline bool precedes(row a, row b) { return a.size() == b.size() ? exhaust::lt_lex(a, b) : a.size() < b.size(); }

template <exhaust::Ranked F>
void require(bool held, char const* law, F const& f, nat rank) {
    if (!held)
        throw broken{"law '" + std::string{law} + "' is broken by " + f.name() + " at rank " + std::to_string(rank)};
}

/// Walks the whole family once. `smallest` and `largest` are what a mathematician says they are, empty for an empty
/// family, which has no value at all; the count comes from the literature, not from the family.
template <exhaust::Ranked F>
void hold(F const& f, nat count, std::vector<int> const& smallest, std::vector<int> const& largest) {
    require(f.count() == count, "count", f, 0);
    nat k = 0;
    std::vector<int> before;
    auto c = f.cursor();
    for (; c.is_new(); c.next(), ++k) {
        require(k < count, "visits no more than the count", f, k);
        auto const a = c.current();
        require(f.contains(a), "sound", f, k);
        if (k == 0) require(std::ranges::equal(a, smallest), "first", f, k);
        if (k > 0) require(precedes(before, a), "strictly increasing", f, k);
        require(f.rank(a) == k, "rank counts the values before", f, k);
        require(std::ranges::equal(f.unrank(k), a), "unrank is the inverse of rank", f, k);
        before.assign(a.begin(), a.end());
    }
    require(k == count, "visits as many as the count", f, k);
    if (count == 0) return;
    require(before == largest, "last", f, k - 1);
    c.next();
    require(!c.is_new() && std::ranges::equal(c.current(), largest), "nothing follows the last", f, k - 1);
}

/// Enters the family at every rank (every `stride`-th where it is large) and takes the step from there.
template <exhaust::Ranked F>
void hold_from_any_rank(F const& f, nat stride) {
    auto const count = f.count().value();
    for (nat k = 0; k < count; k += stride) {
        auto c = f.cursor_at(k);
        require(c.is_new() && std::ranges::equal(c.current(), f.unrank(k)), "starts at the rank", f, k);
        c.next();
        require(c.is_new() == (k + 1 < count), "the flag falls at the last value only", f, k);
        if (c.is_new()) require(std::ranges::equal(c.current(), f.unrank(k + 1)), "successor", f, k);
    }
}

}  // namespace laws
