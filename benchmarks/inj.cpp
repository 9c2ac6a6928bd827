// Injections from 0..6 to 0..11: our cursor and the textbook loop.
#include <exhaust/enum/inj.hpp>

#include <algorithm>
#include <numeric>

#include "consumers.hpp"

namespace {

constexpr int n = 7;
constexpr int k = 12;

template <class Consumer>
void inj_cursor(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        return consumers::visit_all(exhaust::inj{n, k}, consume);
    });
}
FOR_EACH_CONSUMER(inj_cursor);

// The usual way with the standard library: permutations of 0..11 whose tail is passed over by reversing it.
template <class Consumer>
void inj_textbook(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        exhaust::nat values = 0;
        std::vector<int> b(k);
        std::iota(b.begin(), b.end(), 0);
        std::span<int const> const a{b.data(), n};
        for (;;) {
            consume(exhaust::row{a});
            ++values;
            std::reverse(b.begin() + n, b.end());
            if (!std::next_permutation(b.begin(), b.end())) return values;
        }
    });
}
FOR_EACH_CONSUMER(inj_textbook);

}  // namespace
