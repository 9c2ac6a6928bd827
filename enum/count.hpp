// Arithmetic for counts and ranks that says when a result does not fit. Tested; its proof is open.
#pragma once

#include <limits>

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

/// n!, or nothing where it does not fit: from 21! on.
constexpr std::optional<nat> factorial(int n) {
    std::optional<nat> f = 1;
    for (int i = 2; i <= n && f; ++i) f = checked_mul(f, nat(i));
    return f;
}

}  // namespace exhaust
