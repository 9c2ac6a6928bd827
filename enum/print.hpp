// Values as text for people and as C++ for a regression test.
#pragma once

#include <exhaust/enum/cursor.hpp>

namespace exhaust {

namespace detail {

inline std::string joined(row a, char const* separator) {
    std::string text;
    for (int const v : a) text += (text.empty() ? "" : separator) + std::to_string(v);
    return text;
}

}  // namespace detail

/// `[1 2 0]`
inline std::string as_text(row a) { return "[" + detail::joined(a, " ") + "]"; }

/// `std::vector{1, 2, 0}`
inline std::string as_code(row a) {
    return (a.empty() ? "std::vector<int>{" : "std::vector{") + detail::joined(a, ", ") + "}";
}

}  // namespace exhaust
