// Random choices, and uniform draws of a family's values made from them.
#pragma once

#include <numeric>
#include <utility>

#include <exhaust/enum/barray.hpp>
#include <exhaust/enum/endo.hpp>
#include <exhaust/enum/fact.hpp>
#include <exhaust/enum/inj.hpp>
#include <exhaust/enum/perm.hpp>

namespace exhaust {

/// Answers choices at random: a splitmix64 generator, the same on every platform.
class random_choices {
public:
    /// A seed has many streams, for tests that share it and are to see different values.
    explicit random_choices(std::uint64_t seed, std::uint64_t stream = 0) : state_{seed ^ stream} {}

    /// One of 0..n-1, each with the same probability; n > 0.
    nat operator()(nat n) {
        auto const unfair = -n % n;  // the 2^64 mod n lowest answers would favour small results
        auto x = bits();
        while (x < unfair) x = bits();
        return x % n;
    }

private:
    std::uint64_t bits() {
        auto z = (state_ += 0x9e3779b97f4a7c15U);
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

    std::uint64_t state_;
};

/// Puts a uniformly drawn value of the family into `value`: one choice of rank.
template <Ranked F, class Choices>
void draw(F const& family, Choices& choose, std::vector<int>& value) {
    auto const total = family.count();
    if (!total) throw std::overflow_error{family.name() + ": it has too many values to draw one by its rank"};
    value = family.unrank(choose(*total));
}

// Where the entries are independent, or nearly so, they are drawn one by one, however many values there are.

template <class Choices>
void draw(barray const& family, Choices& choose, std::vector<int>& value) {
    value.resize(std::size_t(family.size()));
    for (int& v : value) v = int(choose(nat(family.values())));
}

template <class Choices>
void draw(endo const& family, Choices& choose, std::vector<int>& value) {
    draw(barray{family.size(), family.size()}, choose, value);
}

template <class Choices>
void draw(fact const& family, Choices& choose, std::vector<int>& value) {
    value.resize(std::size_t(family.size()));
    for (std::size_t i = 0; i < value.size(); ++i) value[i] = int(choose(i + 1));
}

template <class Choices>
void draw(inj const& family, Choices& choose, std::vector<int>& value) {
    value.resize(std::size_t(family.values()));
    std::iota(value.begin(), value.end(), 0);
    auto const n = std::size_t(family.size());
    for (std::size_t i = 0; i < n; ++i) std::swap(value[i], value[i + choose(value.size() - i)]);
    value.resize(n);
}

template <class Choices>
void draw(perm const& family, Choices& choose, std::vector<int>& value) {
    draw(inj{family.size(), family.size()}, choose, value);
}

}  // namespace exhaust
