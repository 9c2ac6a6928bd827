#include <exhaust/runner/console.hpp>

#include <algorithm>
#include <array>
#include <cstdio>

namespace exhaust {

namespace {

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string duration(double seconds) {
    struct unit {
        double seconds;
        char const* name;
    };
    constexpr auto units = std::array{unit{1, "s"}, unit{1e-3, "ms"}, unit{1e-6, "us"}};
    auto const* u = std::find_if(units.begin(), units.end() - 1, [&](unit x) { return seconds >= x.seconds; });
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.2f %s", seconds / u->seconds, u->name);
    return text.data();
}

std::string of_total(std::optional<nat> total) { return total ? " of " + grouped(*total) : ""; }

std::string plural(nat n, char const* noun) { return grouped(n) + " " + noun + (n == 1 ? "" : "s"); }

std::string all_of(test_case const& test) {
    auto const n = test.count ? grouped(*test.count) : "?";
    return "all " + n + " of " + n + " values of " + test.series;
}

/// The middle of a line: how much was covered.
std::string coverage(test_case const& test, verdict const& v) {
    auto const discarded = v.discarded == 0 ? "" : ", " + grouped(v.discarded) + " discarded";
    auto const samples = plural(v.cases - v.discarded, "sample") + " of " + test.series + discarded;
    auto const rank = v.only_rank ? v.only_rank : v.evidence ? v.evidence->rank : std::nullopt;
    auto value =
        rank ? "value #" + grouped(*rank) + of_total(test.count) + ", " + test.series : "a value of " + test.series;
    switch (v.kind) {
        case outcome::holds: return all_of(test) + discarded;
        case outcome::refuted: return value + ": " + as_text(v.evidence->value);
        case outcome::unrefuted:
            if (v.only_rank) return "no counterexample at " + value;
            if (v.seed) return "no counterexample in " + samples + ", seed " + std::to_string(*v.seed);
            return "no counterexample in the first " + grouped(v.cases) + of_total(test.count) + " values of " +
                   test.series + discarded;
        case outcome::vacuous:
            if (v.only_rank) return value + " does not meet the assumptions";
            if (test.count == nat{0}) return "nothing was tested: there is no value of " + test.series;
            return "nothing was tested: " + plural(v.cases, v.seed ? "sample" : "value") + " of " + test.series +
                   discarded;
        case outcome::gave_up: return "after " + samples;
        case outcome::timed_out: return "after " + plural(v.cases, "value") + " of " + test.series;
        case outcome::crashed: return value;
        case outcome::error: return v.message;
    }
    return {};
}

bool is_alphanumeric(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// `it's` as a word of a POSIX shell.
std::string quoted(std::string const& text) {
    std::string out = "'";
    for (char const c : text) out += c == '\'' ? std::string{"'\\''"} : std::string{c};
    return out + "'";
}

/// A program's path as a word of a POSIX shell, bare where it can be.
std::string command(std::string const& path) {
    auto const is_plain = [](char c) {
        return is_alphanumeric(c) || std::string_view{"/._-+"}.find(c) != std::string_view::npos;
    };
    return std::all_of(path.begin(), path.end(), is_plain) ? path : quoted(path);
}

/// The name of the property of a test that is named after it.
std::string identifier(std::string name) {
    std::replace_if(
        name.begin(), name.end(), [](char c) { return !is_alphanumeric(c); }, '_');
    return name;
}

/// A test of the one value, to be kept.
std::string regression(test_case const& test, std::vector<int> const& value) {
    auto const* check = test.only_throws ? "CHECK_NOTHROW(" : "CHECK(";
    auto const property = check + identifier(test.name);
    if (test.changes_its_argument) return "auto a = " + as_code(value) + "; " + property + "(a));";
    return property + "(" + as_code(value) + "));";
}

}  // namespace

char const* word(outcome kind) {
    switch (kind) {
        case outcome::holds: return "holds";
        case outcome::unrefuted: return "unrefuted";
        case outcome::refuted: return "refuted";
        case outcome::vacuous: return "vacuous";
        case outcome::gave_up: return "gave up";
        case outcome::timed_out: return "timed out";
        case outcome::crashed: return "crashed";
        case outcome::error: return "error";
    }
    return "error";
}

bool wants_colours(bool is_terminal, char const* no_color) {
    return is_terminal && (no_color == nullptr || *no_color == '\0');
}

std::string grouped(nat n) {
    auto text = std::to_string(n);
    for (auto i = text.size(); i > 3;) text.insert(i -= 3, 1, ',');
    return text;
}

console::console(std::string const& program, std::vector<test_case> const& tests, bool colours)
    : program_{command(program)}, colours_{colours} {
    for (auto const& test : tests) {
        name_width_ = std::max(name_width_, test.name.size());
        if (test.certified) coverage_width_ = std::max(coverage_width_, all_of(test).size());
    }
}

std::string console::painted(std::string const& text, outcome kind) const {
    if (!colours_) return text;
    auto const* colour = kind == outcome::holds       ? "32"
                         : kind == outcome::unrefuted ? "36"
                         : kind == outcome::refuted   ? "31"
                                                      : "33";
    return std::string{"\x1b[1;"} + colour + "m" + text + "\x1b[0m";
}

std::string console::evidence(test_case const& test, verdict const& v) const {
    auto const item = [](char const* label, std::string const& text) {
        return std::string(11, ' ') + padded(label, 11) + text + "\n";
    };
    auto const& c = *v.evidence;
    auto text = item("because", c.reason);
    if (!v.only_rank)
        text += item("after", plural(v.cases, "case") + " without failure" +
                                  (v.seed ? ", seed " + std::to_string(*v.seed) : ""));
    auto const replay = program_ + " --only " + quoted(test.name);
    if (c.rank)
        text += item("replay", replay + " --rank " + std::to_string(*c.rank));
    else if (v.seed)  // the samples before it, discarded or not, and this one
        text +=
            item("replay", replay + " --seed " + std::to_string(*v.seed) + " --count " + std::to_string(v.cases + 1));
    return text + item("as code", regression(test, c.value)) + item("made at", test.place);
}

std::string console::line(test_case const& test, verdict const& v, double seconds) const {
    auto text = painted(padded(word(v.kind), 11), v.kind) + padded(test.name, name_width_ + 3);
    if (v.kind == outcome::refuted) return text + coverage(test, v) + "\n" + evidence(test, v);
    text += padded(coverage(test, v), coverage_width_) + "   " + duration(seconds);
    return text + (v.kind == outcome::holds && test.certified ? "   certified\n" : "\n");
}

std::string console::summary(std::map<outcome, int> const& outcomes, double seconds) const {
    nat total = 0;
    std::string counts;
    for (auto const& [kind, n] : outcomes) {
        counts += (counts.empty() ? ": " : ", ") + painted(std::to_string(n) + " " + word(kind), kind);
        total += nat(n);
    }
    return plural(total, "test") + counts + " (" + duration(seconds) + ")\n";
}

}  // namespace exhaust
