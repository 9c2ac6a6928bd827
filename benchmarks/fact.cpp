// Factorial arrays of size 10: our cursor and the textbook loop.
#include <exhaust/enum/fact.hpp>

#include "consumers.hpp"

namespace {

constexpr int n = 10;

template <class Consumer>
void fact_cursor(benchmark::State& state) {
    consumers::per_value<Consumer>(state,
                                   [](auto& consume) { return consumers::visit_all(exhaust::fact{n}, consume); });
}
FOR_EACH_CONSUMER(fact_cursor);

template <class Consumer>
void fact_textbook(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        exhaust::nat values = 0;
        std::vector<int> a(n);
        for (;;) {
            consume(exhaust::row{a});
            ++values;
            int i = n - 1;
            while (i >= 0 && a[std::size_t(i)] == i) --i;
            if (i < 0) return values;
            ++a[std::size_t(i)];
            for (int j = i + 1; j < n; ++j) a[std::size_t(j)] = 0;
        }
    });
}
FOR_EACH_CONSUMER(fact_textbook);

}  // namespace
