// The lexicographic order on rows. proofs/lex.mlw is the twin.
#pragma once

#include <algorithm>
#include <cstddef>

#include <exhaust/enum/cursor.hpp>

namespace exhaust {

// proofs/lex.mlw: predicate eq_upto
/// Do the rows agree below n? Both have at least n entries.
inline bool eq_upto(row a, row b, std::size_t n) {
    return std::equal(a.begin(), a.begin() + std::ptrdiff_t(n), b.begin());
}

// proofs/lex.mlw: function first_diff
/// The first place where two rows of one length differ, or that length.
inline std::size_t first_diff(row a, row b) {
    return std::size_t(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

// proofs/lex.mlw: predicate lt_lex
/// Is `a` before `b`, rows of one length, in lexicographic order?
inline bool lt_lex(row a, row b) {
    auto const d = first_diff(a, b);
    return d < a.size() && a[d] < b[d];
}

// proofs/lex.mlw: predicate le_lex
/// Is `a` before `b` or equal to it?
inline bool le_lex(row a, row b) { return !lt_lex(b, a); }

}  // namespace exhaust
