// All functions from 0..7 to itself: our cursor and the textbook loop.
#include <exhaust/enum/endo.hpp>

#include "consumers.hpp"

namespace {

constexpr int n = 8;

template <class Consumer>
void endo_cursor(benchmark::State& state) {
    consumers::per_value<Consumer>(state,
                                   [](auto& consume) { return consumers::visit_all(exhaust::endo{n}, consume); });
}
FOR_EACH_CONSUMER(endo_cursor);

template <class Consumer>
void endo_textbook(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        exhaust::nat values = 0;
        std::vector<int> a(n);
        for (;;) {
            consume(exhaust::row{a});
            ++values;
            int i = n - 1;
            while (i >= 0 && a[std::size_t(i)] == n - 1) --i;
            if (i < 0) return values;
            ++a[std::size_t(i)];
            for (int j = i + 1; j < n; ++j) a[std::size_t(j)] = 0;
        }
    });
}
FOR_EACH_CONSUMER(endo_textbook);

}  // namespace
