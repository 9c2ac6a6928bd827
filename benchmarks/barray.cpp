// All arrays of 8 entries in 0..7: our cursor and the textbook loop.
#include <exhaust/enum/barray.hpp>

#include "consumers.hpp"

namespace {

constexpr int n = 8;
constexpr int k = 8;

template <class Consumer>
void barray_cursor(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        return consumers::visit_all(exhaust::barray{n, k}, consume);
    });
}
FOR_EACH_CONSUMER(barray_cursor);

template <class Consumer>
void barray_textbook(benchmark::State& state) {
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
            for (int j = i + 1; j < n; ++j) a[std::size_t(j)] = 0;
        }
    });
}
FOR_EACH_CONSUMER(barray_textbook);

}  // namespace
