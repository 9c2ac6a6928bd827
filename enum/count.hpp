// Arithmetic for counts and ranks that says when a result does not fit. Tested; its proof is open.
#pragma once

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include <exhaust/enum/cursor.hpp>

namespace exhaust {

/// a * b, or nothing where it does not fit.
constexpr std::optional<nat> checked_mul(std::optional<nat> a, std::optional<nat> b) {
    if (a == nat{0} || b == nat{0}) return nat{0};
    if (!a || !b || *a > std::numeric_limits<nat>::max() / *b) return std::nullopt;
    return *a * *b;
}

/// a + b, or nothing where it does not fit.
constexpr std::optional<nat> checked_add(std::optional<nat> a, std::optional<nat> b) {
    if (!a || !b || *a > std::numeric_limits<nat>::max() - *b) return std::nullopt;
    return *a + *b;
}

/// n (n-1) … (n-k+1), the number of ways to place k different ones of n in order.
constexpr std::optional<nat> falling_factorial(int n, int k) {
    if (k > n) return 0;
    std::optional<nat> f = 1;
    for (int i = 0; i < k && f; ++i) f = checked_mul(f, nat(n - i));
    return f;
}

/// n!, or nothing where it does not fit: from 21! on.
constexpr std::optional<nat> factorial(int n) { return falling_factorial(n, n); }

/// k^n; 0^0 is 1, the empty array.
constexpr std::optional<nat> power(int k, int n) {
    if (k <= 1) return nat(n == 0 || k == 1);
    std::optional<nat> p = 1;
    for (int i = 0; i < n && p; ++i) p = checked_mul(p, nat(k));
    return p;
}

/// The number of ways to choose k of n.
constexpr std::optional<nat> binomial(std::int64_t n, std::int64_t k) {
    if (k < 0 || k > n) return 0;
    std::optional<nat> b = 1;
    for (std::int64_t i = 1; i <= std::min(k, n - k) && b; ++i) {
        // b (n-i+1) / i, divided first: no step exceeds the result
        auto const common = std::gcd(*b, nat(i));
        b = checked_mul(*b / common, nat(n - i + 1) / (nat(i) / common));
    }
    return b;
}

/// How many ways there are to go on for `rest` more entries from a state, tabulated from rest = 0 up: `first(state)` for
/// rest = 0, then `step(here, last, state)`, where `last` is the row for one entry less and `here` the states before in its
/// own. A state grows by at most one with each entry. What is not tabulated does not fit.
class completions {
public:
    using table_row = std::vector<std::optional<nat>>;

    template <class First, class Step>
    completions(int rest, int states, First first, Step step) {
        for (int r = 0; r <= rest; ++r) {
            table_row here;
            for (int s = 0; s < states + rest - r; ++s) here.push_back(r == 0 ? first(s) : step(here, rows_.back(), s));
            rows_.push_back(std::move(here));
        }
    }

    std::optional<nat> operator()(int rest, int state) const {
        if (std::size_t(rest) >= rows_.size()) return std::nullopt;
        auto const& table = rows_[std::size_t(rest)];
        return std::size_t(state) < table.size() ? table[std::size_t(state)] : std::nullopt;
    }

private:
    std::vector<table_row> rows_;
};

}  // namespace exhaust
