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

/// Ranks are computed for about so many values of a large family, and for every value of a small one.
constexpr nat samples = 1000;
inline nat stride(nat count) { return count / samples + 1; }

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
        if (k % stride(count) == 0 || k + 1 == count) {
            require(f.rank(a) == k, "rank counts the values before", f, k);
            require(std::ranges::equal(f.unrank(k), a), "unrank is the inverse of rank", f, k);
        }
        before.assign(a.begin(), a.end());
    }
    require(k == count, "visits as many as the count", f, k);
    if (count > 0) require(before == largest, "last", f, k - 1);
    c.next();
    require(!c.is_new(), "nothing follows the last", f, k);
    if (count > 0) require(std::ranges::equal(c.current(), largest), "the last value stays", f, k);
}

/// Enters the family at its ranks and takes the step from there.
template <exhaust::Ranked F>
void hold_from_any_rank(F const& f) {
    auto const count = f.count().value();
    for (nat k = 0; k < count; k += stride(count)) {
        auto c = f.cursor_at(k);
        require(c.is_new() && std::ranges::equal(c.current(), f.unrank(k)), "starts at the rank", f, k);
        c.next();
        require(c.is_new() == (k + 1 < count), "the flag falls at the last value only", f, k);
        if (c.is_new()) require(std::ranges::equal(c.current(), f.unrank(k + 1)), "successor", f, k);
    }
}

/// All of the above for every instance of a family with a size n and k values, n and k up to `most`, that has at most a
/// million values. `count`, `smallest` and `largest` are functions of n and k.
template <class Make, class Count, class Smallest, class Largest>
void hold_on_grid(int most, Make make, Count count, Smallest smallest, Largest largest) {
    for (int n = 0; n <= most; ++n) {
        for (int k = 0; k <= most; ++k) {
            nat const values = count(n, k);
            if (values > 1'000'000) continue;
            auto const f = make(n, k);
            hold(f, values, values == 0 ? std::vector<int>{} : smallest(n, k),
                 values == 0 ? std::vector<int>{} : largest(n, k));
            hold_from_any_rank(f);
        }
    }
}

/// The same for a family with a size alone, as long as `counts` goes.
template <class Make, class Smallest, class Largest>
void hold_on_sizes(std::vector<nat> const& counts, Make make, Smallest smallest, Largest largest) {
    for (int n = 0; n < int(counts.size()); ++n) {
        hold(make(n), counts[std::size_t(n)], smallest(n), largest(n));
        hold_from_any_rank(make(n));
    }
}

}  // namespace laws
