// Values as text for people and as C++ for a regression test.
#pragma once

#include <exhaust/enum/cursor.hpp>

namespace exhaust {

namespace detail {

// Appends only: g++ 12 has a false warning for a literal added in front of a string.
inline std::string listed(std::string open, row a, char const* separator, char close) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (i > 0) open += separator;
        open += std::to_string(a[i]);
    }
    open += close;
    return open;
}

}  // namespace detail

/// `[1 2 0]`
inline std::string as_text(row a) { return detail::listed("[", a, " ", ']'); }

/// `std::vector{1, 2, 0}`
inline std::string as_code(row a) {
    return detail::listed(a.empty() ? "std::vector<int>{" : "std::vector{", a, ", ", '}');
}

}  // namespace exhaust
