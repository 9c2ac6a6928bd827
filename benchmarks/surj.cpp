// Surjections from 0..9 onto 0..5: our cursor and the textbook loop.
#include <exhaust/enum/surj.hpp>

#include <algorithm>
#include <numeric>

#include "consumers.hpp"

namespace {

constexpr int n = 10;
constexpr int k = 6;

bool onto(exhaust::row a) {
    unsigned seen = 0;
    for (int const v : a) seen |= 1U << unsigned(v);
    return seen == (1U << unsigned(k)) - 1;
}

template <class Consumer>
void surj_cursor(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        return consumers::visit_all(exhaust::surj{n, k}, consume);
    });
}
FOR_EACH_CONSUMER(surj_cursor);

// What one writes first: all arrays, kept if every value occurs; a mask of what was seen decides.
template <class Consumer>
void surj_textbook(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        exhaust::nat values = 0;
        std::vector<int> a(n);
        std::iota(a.end() - k, a.end(), 0);
        for (;;) {
            consume(exhaust::row{a});
            ++values;
            do {
                int i = n - 1;
                while (i >= 0 && a[std::size_t(i)] == k - 1) a[std::size_t(i--)] = 0;
                if (i < 0) return values;
                ++a[std::size_t(i)];
            } while (!onto(a));
        }
    });
}
FOR_EACH_CONSUMER(surj_textbook);

}  // namespace
