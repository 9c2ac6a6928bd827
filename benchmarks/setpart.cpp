// Set partitions of 12 elements: our cursor and the textbook loop.
#include <exhaust/enum/setpart.hpp>

#include <algorithm>

#include "consumers.hpp"

namespace {

constexpr int n = 12;

template <class Consumer>
void setpart_cursor(benchmark::State& state) {
    consumers::per_value<Consumer>(state,
                                   [](auto& consume) { return consumers::visit_all(exhaust::setpart{n}, consume); });
}
FOR_EACH_CONSUMER(setpart_cursor);

// Knuth's Algorithm H (The Art of Computer Programming, volume 4A, 7.2.1.5) in its plain form.
template <class Consumer>
void setpart_textbook(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        exhaust::nat values = 0;
        std::vector<int> a(n);
        std::vector<int> max(n);  // max[i]: the greatest of a[0..i]
        for (;;) {
            consume(exhaust::row{a});
            ++values;
            int i = n - 1;
            while (i > 0 && a[std::size_t(i)] == max[std::size_t(i) - 1] + 1) --i;
            if (i <= 0) return values;
            ++a[std::size_t(i)];
            max[std::size_t(i)] = std::max(max[std::size_t(i) - 1], a[std::size_t(i)]);
            for (int j = i + 1; j < n; ++j) {
                a[std::size_t(j)] = 0;
                max[std::size_t(j)] = max[std::size_t(i)];
            }
        }
    });
}
FOR_EACH_CONSUMER(setpart_textbook);

}  // namespace
