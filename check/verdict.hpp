// What a test found out, with its evidence. A verdict owns everything it says.
#pragma once

#include <exhaust/enum/cursor.hpp>

namespace exhaust {

/// The answer in one word. Only `holds` claims anything about all values.
enum class outcome {
    holds,      ///< every value was visited and passed
    unrefuted,  ///< sampled, limited or replayed without failure
    refuted,    ///< there is a counterexample
    vacuous,    ///< nothing was tested
    gave_up,    ///< too few samples met the assumptions
    timed_out,  ///< stopped by the clock
    crashed,    ///< the property brought the process down
    error,      ///< the test itself could not be run
};

/// A value that fails the property.
struct counterexample {
    std::vector<int> value;
    std::optional<nat> rank;  ///< where it stands in its series; empty: that does not fit
    std::string reason;       ///< what the property did
};

struct verdict {
    outcome kind = outcome::error;
    nat cases = 0;                      ///< how many values the property was run on without failure
    nat discarded = 0;                  ///< how many of them did not meet its assumptions
    std::optional<nat> only_rank = {};  ///< the one case that was replayed
    std::optional<std::uint64_t> seed = {};
    std::optional<counterexample> evidence = {};
    std::string message = {};  ///< what went wrong, for the verdicts that are not about the property
};

}  // namespace exhaust
