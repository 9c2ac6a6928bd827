// The random strategy: the property on uniform samples, drawn from a seed.
#pragma once

#include <exhaust/check/test.hpp>

namespace exhaust {

struct random_strategy {
    static constexpr bool exhaustive = false;
    static constexpr nat discards_per_sample = 10;

    template <Series S, Property P>
    static verdict explore(S const& series, P& property, exploration const& how) {
        judge judged{property};
        random_choices choose{how.seed, how.stream};
        verdict v{.kind = outcome::unrefuted, .seed = how.seed};
        if (series.count() == nat{0}) v.kind = outcome::vacuous;
        for (std::vector<int> a; v.kind == outcome::unrefuted && v.cases - v.discarded < how.count;) {
            draw(series, choose, a);
            switch (judged(a)) {
                case judgement::passed: break;
                case judgement::discarded: ++v.discarded; break;
                case judgement::failed:
                    v.kind = outcome::refuted;
                    v.evidence = detail::refutation(series, a, judged.reason());
                    return v;
            }
            ++v.cases;
            if (v.discarded / discards_per_sample >= how.count)
                v.kind = v.discarded == v.cases ? outcome::vacuous : outcome::gave_up;
        }
        if (v.cases == v.discarded) v.kind = outcome::vacuous;
        return v;
    }
};

/// Tests on random samples of a series. `scheck` exports the same names.
namespace qcheck {
using namespace series;
using Test = basic_test<random_strategy>;
}  // namespace qcheck

}  // namespace exhaust
