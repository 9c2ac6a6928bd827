// Choices of 10 among 26: our cursor and the textbook loop.
#include <exhaust/enum/comb.hpp>

#include <numeric>

#include "consumers.hpp"

namespace {

constexpr int n = 10;
constexpr int k = 26;

template <class Consumer>
void comb_cursor(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        return consumers::visit_all(exhaust::comb{n, k}, consume);
    });
}
FOR_EACH_CONSUMER(comb_cursor);

template <class Consumer>
void comb_textbook(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        exhaust::nat values = 0;
        std::vector<int> a(n);
        std::iota(a.begin(), a.end(), 0);
        for (;;) {
            consume(exhaust::row{a});
            ++values;
            int i = n - 1;
            while (i >= 0 && a[std::size_t(i)] == k - n + i) --i;
            if (i < 0) return values;
            ++a[std::size_t(i)];
            for (int j = i + 1; j < n; ++j) a[std::size_t(j)] = a[std::size_t(j) - 1] + 1;
        }
    });
}
FOR_EACH_CONSUMER(comb_textbook);

}  // namespace
