// Random choices, and uniform draws of a family's values made from them.
#pragma once

#include <numeric>
#include <utility>

#include <exhaust/enum/perm.hpp>

namespace exhaust {

/// Answers choices at random: a splitmix64 generator, the same on every platform.
class random_choices {
public:
    explicit random_choices(std::uint64_t seed) : state_{seed} {}

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

/// Puts a uniformly drawn permutation into `value`, also where the number of permutations does not fit.
template <class Choices>
void draw(perm const& family, Choices& choose, std::vector<int>& value) {
    value.resize(std::size_t(family.size()));
    std::iota(value.begin(), value.end(), 0);
    for (auto left = value.size(); left > 1; --left) std::swap(value[left - 1], value[choose(left)]);
}

}  // namespace exhaust
