// Permutations of 10: our cursor, the standard library's loop, and what the test runner adds.
#include <algorithm>
#include <numeric>

#include <exhaust/exhaust.hpp>

#include "consumers.hpp"

namespace {

constexpr int n = 10;

template <class Consumer>
void perm_cursor(benchmark::State& state) {
    consumers::per_value<Consumer>(state,
                                   [](auto& consume) { return consumers::visit_all(exhaust::perm{n}, consume); });
}
FOR_EACH_CONSUMER(perm_cursor);

template <class Consumer>
void std_next_permutation(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        exhaust::nat values = 0;
        std::vector<int> a(n);
        std::iota(a.begin(), a.end(), 0);
        do {
            consume(exhaust::row{a});
            ++values;
        } while (std::next_permutation(a.begin(), a.end()));
        return values;
    });
}
FOR_EACH_CONSUMER(std_next_permutation);

constexpr auto ends_differ = [](exhaust::row a) { return a.front() != a.back(); };

// The same property, in a loop written by hand and as a test.
void hand_loop(benchmark::State& state) {
    for (auto _ : state) {
        bool holds = true;
        for (auto c = exhaust::perm{n}.cursor(); holds && c.is_new(); c.next()) holds = ends_differ(c.current());
        benchmark::DoNotOptimize(holds);
    }
    state.SetItemsProcessed(state.iterations() * std::int64_t(*exhaust::perm{n}.count()));
}
BENCHMARK(hand_loop);

template <class Test>
void run_test(benchmark::State& state) {
    auto const test = Test::make(exhaust::perm{n}, ends_differ);
    exhaust::exploration const how{.count = *exhaust::perm{n}.count()};
    for (auto _ : state) benchmark::DoNotOptimize(test.run(how));
    state.SetItemsProcessed(state.iterations() * std::int64_t(how.count));
}
BENCHMARK_TEMPLATE(run_test, exhaust::scheck::Test);
BENCHMARK_TEMPLATE(run_test, exhaust::qcheck::Test);

}  // namespace
