// Arrays whose entry at i is in 0..i, the digits of the factorial number system, in lexicographic order. proofs/fact.mlw is the twin.
#pragma once

#include <exhaust/enum/family.hpp>
#include <exhaust/enum/interval.hpp>
#include <exhaust/enum/rank.hpp>

namespace exhaust {

// proofs/fact.mlw: predicate is_fact
/// Is every entry between 0 and its place?
[[nodiscard]] inline bool is_fact(row a) {
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] < 0 || std::size_t(a[i]) > i) return false;
    return true;
}

namespace detail {

struct fact_bounds {
    [[nodiscard]] static int lo(int const* /*a*/, int /*i*/) { return 0; }
    [[nodiscard]] static int hi(int const* /*a*/, int i) { return i; }
    void placed(int const* /*a*/, int /*i*/) {}
};

struct fact_counting {
    int place = 0;
    [[nodiscard]] int bound() const { return place + 1; }
    [[nodiscard]] std::optional<nat> below(int v, int rest) const {
        return checked_mul(nat(v), falling_factorial(place + 1 + rest, rest));
    }
    void take(int /*v*/) { ++place; }
};

}  // namespace detail

using fact_cursor = interval_cursor<detail::fact_bounds>;

/// The family of the arrays of n entries whose entry at i is in 0..i: n! of them.
class fact {
public:
    static constexpr bool certified = true;

    explicit fact(int n) : n_{detail::expect_size("fact", n)} {}

    [[nodiscard]] int size() const noexcept { return n_; }
    [[nodiscard]] std::string name() const { return detail::named("fact", n_); }
    [[nodiscard]] bool contains(row a) const { return a.size() == std::size_t(n_) && is_fact(a); }
    [[nodiscard]] fact_cursor cursor() const { return {{}, n_}; }
    [[nodiscard]] fact_cursor cursor_at(nat r) const { return {{}, unrank(r)}; }
    [[nodiscard]] std::optional<nat> count() const { return factorial(n_); }
    [[nodiscard]] nat rank(row a) const { return detail::rank(*this, detail::fact_counting{}, a); }
    [[nodiscard]] std::vector<int> unrank(nat r) const { return detail::unrank(*this, detail::fact_counting{}, r); }

private:
    int n_;
};

static_assert(Cursor<fact_cursor> && Ranked<fact>);

}  // namespace exhaust
