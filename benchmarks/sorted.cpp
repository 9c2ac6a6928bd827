// Nondecreasing arrays of 12 entries in 0..13: our cursor and the textbook loop.
#include <exhaust/enum/sorted.hpp>

#include "consumers.hpp"

namespace {

constexpr int n = 12;
constexpr int k = 14;

template <class Consumer>
void sorted_cursor(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        return consumers::visit_all(exhaust::sorted{n, k}, consume);
    });
}
FOR_EACH_CONSUMER(sorted_cursor);

template <class Consumer>
void sorted_textbook(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        exhaust::nat values = 0;
        std::vector<int> a(n);
        for (;;) {
            consume(exhaust::row{a});
            ++values;
            int i = n - 1;
            while (i >= 0 && a[std::size_t(i)] == k - 1) --i;
            if (i < 0) return values;
            ++a[std::size_t(i)];
            for (int j = i + 1; j < n; ++j) a[std::size_t(j)] = a[std::size_t(i)];
        }
    });
}
FOR_EACH_CONSUMER(sorted_textbook);

}  // namespace
