// What the families share: names, parameter checks, and what contracts say about successors.
#pragma once

#include <stdexcept>

#include <exhaust/enum/cursor.hpp>
#include <exhaust/enum/lex.hpp>

namespace exhaust::detail {

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

}  // namespace exhaust::detail
