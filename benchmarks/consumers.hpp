// Who uses the values that a benchmark makes. A figure without its consumer means nothing.
#pragma once

#include <benchmark/benchmark.h>

#include <exhaust/enum/cursor.hpp>

namespace consumers {

using exhaust::row;

/// The value must be in memory; nobody reads it.
struct opaque {
    void operator()(row a) const { benchmark::DoNotOptimize(a.data()); }
};

/// The first and the last entry are read.
struct touch2 {
    void operator()(row a) const {
        auto const ends = a.front() ^ a.back();
        benchmark::DoNotOptimize(static_cast<int const&>(ends));
    }
};

/// Every entry is read.
struct scan {
    void operator()(row a) const {
        int sum = 0;
        for (int const v : a) sum += v;
        benchmark::DoNotOptimize(static_cast<int const&>(sum));
    }
};

/// Reports the time per value; `visit` runs through all of them, feeds the consumer, and says how many there were.
template <class Consumer, class Visit>
void per_value(benchmark::State& state, Visit visit) {
    exhaust::nat values = 0;
    Consumer consume;
    for (auto _ : state) values += visit(consume);
    state.SetItemsProcessed(std::int64_t(values));
}

/// All values of a family, through its cursor.
template <class Family, class Consumer>
exhaust::nat visit_all(Family const& family, Consumer& consume) {
    exhaust::nat values = 0;
    for (auto c = family.cursor(); c.is_new(); c.next(), ++values) consume(c.current());
    return values;
}

}  // namespace consumers

/// One benchmark per consumer, named `NAME<consumer>`.
#define FOR_EACH_CONSUMER(NAME)                  \
    BENCHMARK_TEMPLATE(NAME, consumers::opaque); \
    BENCHMARK_TEMPLATE(NAME, consumers::touch2); \
    BENCHMARK_TEMPLATE(NAME, consumers::scan)
