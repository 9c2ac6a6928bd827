// Start reading here: what a family of values and a cursor over it offer. proofs/cursor.mlw is the twin.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace exhaust {

/// The borrowed view of a cursor's current value, valid until the cursor moves.
using row = std::span<int const>;

/// A count or a rank. What does not fit is said not to fit; it never wraps.
using nat = std::uint64_t;

// proofs/cursor.mlw: type cursor, module Enumerator
/// The state of one enumeration. `current()` is a value of the family while `is_new()`; `next()` moves to its
/// successor, or lowers the flag and leaves the value as it is when there is none. Calling it again changes nothing.
template <class C>
concept Cursor = std::movable<C> && requires(C c, C const k) {
    { k.current() } -> std::same_as<row>;
    { k.is_new() } -> std::same_as<bool>;
    c.next();
};

/// A finite, totally ordered set of values fixed by parameters: `perm{6}`.
template <class F>
concept Family = std::copyable<F> && requires(F const f, row a) {
    { f.cursor() } -> Cursor;
    { f.contains(a) } -> std::same_as<bool>;
    { f.name() } -> std::same_as<std::string>;
};

/// A family whose values are numbered: it can be counted, split, and entered anywhere.
template <class F>
concept Ranked = Family<F> && requires(F const f, row a, nat k) {
    { f.count() } -> std::same_as<std::optional<nat>>;
    { f.rank(a) } -> std::same_as<nat>;
    { f.unrank(k) } -> std::same_as<std::vector<int>>;
    { f.cursor_at(k) } -> Cursor;
};

}  // namespace exhaust
