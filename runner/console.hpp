// Verdicts as lines on a terminal or in a log.
#pragma once

#include <map>

#include <exhaust/check/test.hpp>

namespace exhaust {

/// Writes a line per test, with the evidence under it, and a summary.
class console {
public:
    /// `program` is what a replay command starts with; colours are for terminals.
    console(std::string const& program, std::vector<test_case> const& tests, bool colours);

    [[nodiscard]] std::string line(test_case const& test, verdict const& v, double seconds) const;
    [[nodiscard]] std::string summary(std::map<outcome, int> const& outcomes, double seconds) const;

private:
    [[nodiscard]] std::string evidence(test_case const& test, verdict const& v) const;
    [[nodiscard]] std::string painted(std::string const& text, outcome kind) const;

    std::string program_;
    std::size_t name_width_ = 0;
    std::size_t coverage_width_ = 0;
    bool colours_;
};

/// The word for an outcome: `holds`, `gave up`, …
char const* word(outcome kind);

/// Colours are for terminals, unless the environment has a NO_COLOR that is not empty (https://no-color.org).
bool wants_colours(bool is_terminal, char const* no_color);

/// 40320 as `40,320`.
std::string grouped(nat n);

}  // namespace exhaust
