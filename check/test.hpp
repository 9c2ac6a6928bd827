// A test: a name, a series, a property, and the strategy that explores one with the other.
#pragma once

#include <functional>
#include <string_view>

#include <exhaust/check/property.hpp>
#include <exhaust/check/series.hpp>
#include <exhaust/check/verdict.hpp>

namespace exhaust {

/// How far a strategy goes.
struct exploration {
    std::optional<nat> rank = {};       ///< replay this one value
    std::optional<nat> max_cases = {};  ///< stop an exhaustive search after so many values
    nat count = 100;                    ///< how many samples a random search draws
    std::uint64_t seed = 0;             ///< where a random search starts
    std::uint64_t stream = 0;           ///< what distinguishes it from the other tests of a run
};

/// A test with its types erased, once per test and never once per value.
struct test_case {
    std::string name;
    std::string place;          ///< file:line where it was made
    std::string series;         ///< what it draws from
    std::optional<nat> count;   ///< how many values that has; empty: does not fit
    bool certified;             ///< does "holds" rest on proved claims alone?
    bool only_throws;           ///< does the property fail by throwing?
    bool changes_its_argument;  ///< must the property be called with a variable?
    std::function<verdict(exploration const&)> run;
};

namespace detail {

template <Series S>
counterexample refutation(S const& series, row a, std::string reason) {
    counterexample c{{a.begin(), a.end()}, {}, std::move(reason)};
    try {
        c.rank = series.rank(c.value);
    } catch (std::overflow_error const&) {  // then the value itself is the only way to name it
    }
    return c;
}

/// Runs the property on the one value at a rank.
template <Series S, Property P>
verdict replay(S const& series, P& property, nat rank) {
    auto const a = series.unrank(rank);
    judge judged{property};
    verdict v{.kind = outcome::unrefuted, .only_rank = rank};
    switch (judged(a)) {
        case judgement::passed: v.cases = 1; break;
        case judgement::discarded: v.kind = outcome::vacuous, v.cases = v.discarded = 1; break;
        case judgement::failed: v.kind = outcome::refuted, v.evidence = counterexample{a, rank, judged.reason()}; break;
    }
    return v;
}

/// A number for a name, the same on every platform: FNV-1a.
inline std::uint64_t stream_of(std::string_view name) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (char const c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash;
}

inline std::string place(std::string_view file, int line) {
    return std::string{file.substr(file.find_last_of('/') + 1)} + ":" + std::to_string(line);
}

}  // namespace detail

/// A test explored by one strategy. `scheck::Test` and `qcheck::Test` are this, and convert to `test_case`.
template <class Strategy>
struct basic_test : test_case {
    /// A named test. Name it after its property, `a b c` for `a_b_c`, and the code of a failure compiles as printed.
    template <class S, class P>
    static basic_test make(std::string name, S series, P property, char const* file = __builtin_FILE(),
                           int line = __builtin_LINE()) {
        static_assert(Series<S>, "a test draws from a series, such as permut_of_size(6)");
        static_assert(Property<P>, "a property takes an exhaust::row or a std::vector<int>");
        if constexpr (Series<S> && Property<P>) {
            auto text = series.name();
            auto count = series.count();
            auto run = [series = std::move(series), property = std::move(property),
                        stream = detail::stream_of(name)](exploration how) mutable {
                how.stream = stream;
                return how.rank ? detail::replay(series, property, *how.rank)
                                : Strategy::explore(series, property, how);
            };
            return {{std::move(name), detail::place(file, line), std::move(text), count,
                     S::certified && Strategy::exhaustive, detail::only_throws<P>, detail::changes_its_argument<P>,
                     std::move(run)}};
        }
    }

    /// A test named by its place in the source.
    template <class S, class P>
    static basic_test make(S series, P property, char const* file = __builtin_FILE(), int line = __builtin_LINE()) {
        return make(detail::place(file, line), std::move(series), std::move(property), file, line);
    }
};

}  // namespace exhaust
