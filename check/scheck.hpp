// The exhaustive strategy: the property on every value, in order. proofs/scheck.mlw is the twin of the loop.
#pragma once

#include <exhaust/check/test.hpp>

namespace exhaust {

/// What the loop saw.
struct search_result {
    nat cases = 0;
    nat discarded = 0;
    bool found = false;  ///< the cursor stands on the smallest counterexample
};

// proofs/scheck.mlw: search
/// Visits values until one fails, there is none left, or `limit` were seen.
template <Cursor C, Property P>
search_result search(C& c, judge<P>& judged, nat limit) {
    search_result s;
    for (; c.is_new() && s.cases < limit; c.next()) {
        auto const j = judged(c.current());
        if (j == judgement::failed) {
            s.found = true;
            return s;
        }
        ++s.cases;
        s.discarded += j == judgement::discarded ? 1 : 0;
    }
    return s;
}

struct exhaustive_strategy {
    static constexpr bool exhaustive = true;

    template <Series S, Property P>
    static verdict explore(S const& series, P& property, exploration const& how) {
        judge judged{property};
        auto c = series.cursor();
        auto const s = search(c, judged, how.max_cases.value_or(std::numeric_limits<nat>::max()));
        verdict v{.cases = s.cases, .discarded = s.discarded};
        if (s.found) {
            v.kind = outcome::refuted;
            auto const a = c.current();
            v.evidence = counterexample{{a.begin(), a.end()}, s.cases, judged.reason()};
        } else if (auto const total = series.count(); !c.is_new() && total != s.cases) {
            v.message = "visited " + std::to_string(s.cases) + " values, but the count is " +
                        (total ? std::to_string(*total) : "beyond 64 bits");
        } else if (s.cases == s.discarded) {
            v.kind = outcome::vacuous;
        } else {
            v.kind = c.is_new() ? outcome::unrefuted : outcome::holds;
        }
        return v;
    }
};

/// Tests on every value of a series. `qcheck` exports the same names.
namespace scheck {
using namespace series;
using Test = basic_test<exhaustive_strategy>;
}  // namespace scheck

}  // namespace exhaust
