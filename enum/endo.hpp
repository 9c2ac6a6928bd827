// Functions from 0..n-1 to itself, in lexicographic order. proofs/endo.mlw is the twin.
#pragma once

#include <exhaust/enum/barray.hpp>

namespace exhaust {

// proofs/endo.mlw: predicate is_endo
/// Are all entries of `a` places of `a`?
[[nodiscard]] inline bool is_endo(row a) { return is_barray(a, int(a.size())); }

using endo_cursor = barray_cursor;

/// The family of the functions from 0..n-1 to itself: n^n of them.
class endo {
public:
    static constexpr bool certified = true;

    explicit endo(int n) : n_{detail::expect_size("endo", n)} {}

    [[nodiscard]] int size() const noexcept { return n_; }
    [[nodiscard]] std::string name() const { return detail::named("endo", n_); }
    [[nodiscard]] bool contains(row a) const { return a.size() == std::size_t(n_) && is_endo(a); }
    [[nodiscard]] endo_cursor cursor() const { return {{n_}, n_}; }
    [[nodiscard]] endo_cursor cursor_at(nat r) const { return {{n_}, unrank(r)}; }
    [[nodiscard]] std::optional<nat> count() const { return power(n_, n_); }
    [[nodiscard]] nat rank(row a) const { return detail::rank(*this, detail::barray_counting{n_}, a); }
    [[nodiscard]] std::vector<int> unrank(nat r) const { return detail::unrank(*this, detail::barray_counting{n_}, r); }

private:
    int n_;
};

static_assert(Cursor<endo_cursor> && Ranked<endo>);

}  // namespace exhaust
