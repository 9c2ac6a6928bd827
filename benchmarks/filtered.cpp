// Surjections by filtering all arrays: our filter, the same loop by hand, and the direct family.
#include <exhaust/enum/filtered.hpp>

#include "consumers.hpp"

namespace {

constexpr int n = 8;
constexpr int k = 6;

template <class Consumer>
void surj_barray(benchmark::State& state) {
    consumers::per_value<Consumer>(
        state, [](auto& consume) { return consumers::visit_all(exhaust::surj_barray(n, k), consume); });
}
FOR_EACH_CONSUMER(surj_barray);

template <class Consumer>
void surj_barray_by_hand(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        exhaust::nat values = 0;
        for (auto c = exhaust::barray{n, k}.cursor(); c.is_new(); c.next()) {
            if (!exhaust::is_surj(c.current(), k)) continue;
            consume(c.current());
            ++values;
        }
        return values;
    });
}
FOR_EACH_CONSUMER(surj_barray_by_hand);

template <class Consumer>
void surj_directly(benchmark::State& state) {
    consumers::per_value<Consumer>(state, [](auto& consume) {
        return consumers::visit_all(exhaust::surj{n, k}, consume);
    });
}
FOR_EACH_CONSUMER(surj_directly);

}  // namespace
