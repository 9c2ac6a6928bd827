// Series: what a test draws from. A family is one; `up_to` makes one of a family's sizes.
#pragma once

#include <exhaust/check/random.hpp>
#include <exhaust/enum/comb.hpp>
#include <exhaust/enum/print.hpp>
#include <exhaust/enum/rgf.hpp>
#include <exhaust/enum/setpart.hpp>
#include <exhaust/enum/sorted.hpp>
#include <exhaust/enum/surj.hpp>

namespace exhaust {

/// What a test needs of its series: numbered values, and whether the claims behind them are proved.
template <class S>
concept Series = Ranked<S> && requires {
    { S::certified } -> std::convertible_to<bool>;
};

// proofs/scheck.mlw: up_to
/// The values of size 0, then those of size 1, and so on.
template <Series F>
class sizes {
public:
    static constexpr bool certified = F::certified;

    class cursor_type {
    public:
        using inner = decltype(std::declval<F const&>().cursor());

        /// At `start`, a cursor of families[size], or at the first value of a larger size if it has none.
        cursor_type(std::vector<F> families, std::size_t size, inner start)
            : families_{std::move(families)}, size_{size}, inner_{std::move(start)} {
            pass_finished_sizes();
        }

        [[nodiscard]] row current() const { return inner_.current(); }
        [[nodiscard]] bool is_new() const { return inner_.is_new(); }
        void next() {
            inner_.next();
            pass_finished_sizes();
        }

    private:
        /// To the next size that has a value; without one, the last value stays.
        void pass_finished_sizes() {
            for (auto size = size_ + 1; !inner_.is_new() && size < families_.size(); ++size) {
                auto c = families_[size].cursor();
                if (!c.is_new()) continue;
                inner_ = std::move(c);
                size_ = size;
            }
        }

        std::vector<F> families_;
        std::size_t size_;
        inner inner_;
    };

    explicit sizes(std::vector<F> families) : families_{std::move(families)} {}

    [[nodiscard]] std::string name() const { return families_.front().name() + " to " + families_.back().name(); }
    [[nodiscard]] bool contains(row a) const { return a.size() < families_.size() && families_[a.size()].contains(a); }
    [[nodiscard]] cursor_type cursor() const { return cursor_type{families_, 0, families_.front().cursor()}; }
    [[nodiscard]] cursor_type cursor_at(nat k) const {
        auto const [size, rest] = locate(k);
        return cursor_type{families_, size, families_[size].cursor_at(rest)};
    }
    [[nodiscard]] std::optional<nat> count() const { return below(families_.size()); }
    [[nodiscard]] nat rank(row a) const {
        if (a.size() >= families_.size())
            throw std::invalid_argument{name() + ": rank of " + as_text(a) + ", expected a size of 0 to " +
                                        std::to_string(families_.size() - 1)};
        auto const rank = checked_add(below(a.size()), families_[a.size()].rank(a));
        if (!rank) throw std::overflow_error{name() + ": the rank of this value does not fit in 64 bits"};
        return *rank;
    }
    [[nodiscard]] std::vector<int> unrank(nat k) const {
        auto const [size, rest] = locate(k);
        return families_[size].unrank(rest);
    }

    /// Uniform over all the values where their number fits, and over the sizes first where it does not.
    template <class Choices>
    friend void draw(sizes const& s, Choices& choose, std::vector<int>& value) {
        auto const total = s.count();
        auto size = total ? s.locate(choose(*total)).first : choose(s.families_.size());
        while (s.families_[size].count() == nat{0}) size = choose(s.families_.size());
        draw(s.families_[size], choose, value);
    }

private:
    [[nodiscard]] std::optional<nat> below(std::size_t size) const {
        std::optional<nat> total = 0;
        for (std::size_t i = 0; i < size; ++i) total = checked_add(total, families_[i].count());
        return total;
    }

    [[nodiscard]] std::pair<std::size_t, nat> locate(nat k) const {
        auto rest = k;
        for (std::size_t size = 0; size < families_.size(); ++size) {
            auto const here = families_[size].count();
            if (!here || rest < *here) return {size, rest};
            rest -= *here;
        }
        auto const total = k - rest;
        throw std::invalid_argument{
            name() + ": there is no rank " + std::to_string(k) +
            (total == 0 ? ", there is no value" : ", expected 0 to " + std::to_string(total - 1))};
    }

    std::vector<F> families_;
};

/// The names that `scheck` and `qcheck` both export.
namespace series {

// The families, by the names of AutoCheck.
inline perm permut_of_size(int n) { return perm{n}; }
inline rgf rgf_of_size(int n) { return rgf{n}; }
inline setpart setpart_of_size(int n) { return setpart{n}; }
inline sorted sorted_of_size(int n, int k) { return sorted{n, k}; }
inline barray barray_of_size(int n, int k) { return barray{n, k}; }
inline endo endo_of_size(int n) { return endo{n}; }
inline fact fact_of_size(int n) { return fact{n}; }
inline comb comb_of_size(int n, int k) { return comb{n, k}; }
inline inj inj_of_size(int n, int k) { return inj{n, k}; }
inline surj surj_of_size(int n, int k) { return surj{n, k}; }

/// The series of every size from 0 to n, smallest size first: `up_to(8, permut_of_size)`.
template <class Make>
auto up_to(int n, Make make) {
    if (n < 0) throw std::invalid_argument{"up_to: the largest size is " + std::to_string(n) + ", expected 0 or more"};
    std::vector<decltype(make(0))> families;
    for (int size = 0; size <= n; ++size) families.push_back(make(size));
    return sizes{std::move(families)};
}

}  // namespace series

static_assert(Series<perm> && Series<sizes<perm>>);

}  // namespace exhaust
