// Numbers and arrays from the literature, written without the library.
#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

#include <exhaust/enum/cursor.hpp>

namespace known {

using exhaust::nat;

inline std::vector<nat> const factorials{1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880};  // OEIS A000142
inline std::vector<nat> const catalan{1,   1,    2,    5,     14,    42,     132,         // OEIS A000108
                                      429, 1430, 4862, 16796, 58786, 208012, 742900};
inline std::vector<nat> const bell{1, 1, 2, 5, 15, 52, 203, 877, 4140, 21147, 115975, 678570};  // OEIS A000110
inline std::vector<nat> const self_powers{1, 1, 4, 27, 256, 3125, 46656, 823543};               // OEIS A000312

/// C(n, k) from Pascal's triangle, n up to 60.
inline nat binomial(int n, int k) {
    if (k < 0 || k > n) return 0;
    std::vector<nat> line{1};
    for (int i = 0; i < n; ++i) {
        line.push_back(1);
        for (std::size_t j = line.size() - 2; j > 0; --j) line[j] += line[j - 1];
    }
    return line[std::size_t(k)];
}

/// k^n, clipped at 2^32, which is more than any test walks through.
inline nat power(int k, int n) {
    nat p = 1;
    for (int i = 0; i < n; ++i) p = std::min(p * nat(k), nat{1} << 32U);
    return p;
}

/// k (k-1) … (k-n+1), clipped at 2^32.
inline nat falling(int k, int n) {
    nat p = 1;
    for (int i = 0; i < n; ++i) p = std::min(p * nat(std::max(k - i, 0)), nat{1} << 32U);
    return p;
}

/// k! S(n, k) with the Stirling numbers of the second kind by S(n, k) = k S(n-1, k) + S(n-1, k-1), clipped at 2^32.
inline nat surjections(int n, int k) {
    std::vector<nat> line{1};
    for (int i = 0; i < n; ++i) {
        line.push_back(0);
        for (std::size_t j = line.size() - 1; j > 0; --j)
            line[j] = std::min(j * (line[j] + line[j - 1]), nat{1} << 32U);
        line[0] = 0;
    }
    return k < int(line.size()) ? line[std::size_t(k)] : 0;
}

/// n times v.
inline std::vector<int> constant(int n, int v) { return std::vector<int>(std::size_t(n), v); }

/// v, v+1, …, v+n-1.
inline std::vector<int> rising(int n, int v) {
    std::vector<int> a(static_cast<std::size_t>(n));
    std::iota(a.begin(), a.end(), v);
    return a;
}

/// v, v-1, …, v-n+1.
inline std::vector<int> sinking(int n, int v) {
    auto a = rising(n, v - n + 1);
    std::reverse(a.begin(), a.end());
    return a;
}

/// All arrays of n entries in 0..k-1 in lexicographic order that satisfy a definition: by recursion, from the front.
template <class Definition>
std::vector<std::vector<int>> arrays(int n, int k, Definition definition) {
    std::vector<std::vector<int>> found;
    std::vector<int> a;
    auto const extend = [&](auto const& self) -> void {
        if (int(a.size()) == n) {
            if (definition(a)) found.push_back(a);
            return;
        }
        for (int v = 0; v < k; ++v) {
            a.push_back(v);
            self(self);
            a.pop_back();
        }
    };
    extend(extend);
    return found;
}

/// All values that a family visits, in its order.
template <exhaust::Family F>
std::vector<std::vector<int>> visited(F const& f) {
    std::vector<std::vector<int>> values;
    for (auto c = f.cursor(); c.is_new(); c.next()) values.emplace_back(c.current().begin(), c.current().end());
    return values;
}

}  // namespace known
