#include <exhaust/runner/run_tests.hpp>

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>

#include <exhaust/runner/console.hpp>

namespace exhaust {

namespace {

struct options {
    std::string program;
    exploration how = {};
    std::optional<std::string> only = {};
    bool list = false;
};

int complain(std::string const& what) {
    std::fprintf(stderr, "%s\n", what.c_str());
    return bad_usage;
}

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Adds an option that takes a whole number. CLI11's own conversion takes -1 for 18446744073709551615.
template <class Number>
void add_number(CLI::App& app, std::string const& name, Number& number, nat least, std::string const& help) {
    auto const parse = [name, &number, least](std::string const& text) {
        nat n = 0;
        auto const* end = text.data() + text.size();
        auto const read = std::from_chars(text.data(), end, n);
        if (read.ec != std::errc{} || read.ptr != end || n < least)
            throw CLI::ValidationError{name + " " + text, "expected a whole number, " + std::to_string(least) + " to " +
                                                              std::to_string(std::numeric_limits<nat>::max())};
        number = n;
    };
    app.add_option_function<std::string>(name, parse, help)->type_name("N");
}

/// Reads the command line, and returns the exit code where that is all there is to do.
std::optional<int> parse(int argc, char const* const* argv, options& o) {
    CLI::App app{"Checks properties on every value of a series (scheck) or on random samples (qcheck).", o.program};
    app.footer("Exit code: 0 as expected, 1 a test failed, 2 bad usage, 3 nothing was tested");
    app.set_help_flag("-h,--help", "print this and stop");
    app.allow_extras();  // to complain about them in our own words
    app.add_flag("--list", o.list, "print the names of the tests and stop");
    app.add_option("--only", o.only, "run the test of this name")->type_name("NAME");
    add_number(app, "--rank", o.how.rank, 0, "run one test on the one value at this rank");
    add_number(app, "--max-cases", o.how.max_cases, 1, "stop an exhaustive test after so many values");
    add_number(app, "--count", o.how.count, 1, "samples of a random test, by default " + std::to_string(o.how.count));
    add_number(app, "--seed", o.how.seed, 0, "where random tests start, by default anywhere");
    std::vector<std::string> arguments;  // the last one first, as CLI11 wants them
    for (int i = argc - 1; i > 0; --i) arguments.emplace_back(argv[i]);
    try {
        app.parse(arguments);
    } catch (CLI::CallForHelp const&) {
        std::fputs(app.help().c_str(), stdout);
        return as_expected;
    } catch (CLI::ArgumentMismatch const& e) {  // its text starts with the option
        std::string const what = e.what();
        return complain(what.substr(0, what.find(':')) + ": given without a value or twice, expected one value");
    } catch (CLI::ParseError const& e) { return complain(e.what()); }
    if (auto const extras = app.remaining(); !extras.empty())
        return complain(extras.front() + ": unknown argument, expected options that --help lists");
    return std::nullopt;
}

/// What is wrong with the list of tests: a replay command must find its test by name.
std::optional<std::string> clash_of_names(std::vector<test_case> const& tests) {
    std::map<std::string_view, test_case const*> named;
    for (auto const& test : tests)
        if (auto const [other, is_new] = named.emplace(test.name, &test); !is_new)
            return "two tests are named '" + test.name + "', at " + other->second->place + " and at " + test.place +
                   ", expected a name each";
    return std::nullopt;
}

/// Runs one test; what the test itself throws is a verdict too.
verdict run(test_case const& test, exploration const& how) {
    try {
        return test.run(how);
    } catch (std::exception const& e) { return {.kind = outcome::error, .message = e.what()}; } catch (...) {
        return {.kind = outcome::error, .message = "the test threw something that is not a std::exception"};
    }
}

std::optional<int> check_rank(std::vector<test_case> const& tests, nat rank) {
    if (tests.size() != 1)
        return complain("--rank " + std::to_string(rank) + ": " + std::to_string(tests.size()) +
                        " tests are selected, expected one (use --only NAME)");
    auto const& test = tests.front();
    if (test.count && rank >= *test.count)
        return complain("--rank " + std::to_string(rank) + ": " + test.series + " has " + grouped(*test.count) +
                        " values, expected " + (*test.count == 0 ? "none" : "0 to " + std::to_string(*test.count - 1)));
    return std::nullopt;
}

int exit_code_of(std::map<outcome, int> const& outcomes) {
    auto const none_but = [&](std::initializer_list<outcome> kinds) {
        return std::all_of(outcomes.begin(), outcomes.end(), [&](auto const& o) {
            return std::find(kinds.begin(), kinds.end(), o.first) != kinds.end();
        });
    };
    if (none_but({outcome::holds, outcome::unrefuted})) return as_expected;
    return none_but({outcome::holds, outcome::unrefuted, outcome::vacuous}) ? nothing_ran : failed;
}

int run_selected(std::string const& program, std::vector<test_case> const& tests, exploration const& how) {
    console const report{program, tests, wants_colours(isatty(STDOUT_FILENO) != 0, std::getenv("NO_COLOR"))};
    std::map<outcome, int> outcomes;
    auto const start = std::chrono::steady_clock::now();
    for (auto const& test : tests) {
        auto const test_start = std::chrono::steady_clock::now();
        auto const v = run(test, how);
        ++outcomes[v.kind];
        std::fputs(report.line(test, v, seconds_since(test_start)).c_str(), stdout);
        std::fflush(stdout);
    }
    std::fputs(report.summary(outcomes, seconds_since(start)).c_str(), stdout);
    return exit_code_of(outcomes);
}

}  // namespace

int run_tests(int argc, char const* const* argv, std::vector<test_case> const& tests) {
    options o{.program = argc > 0 ? argv[0] : ""};
    o.how.seed = std::random_device{}();
    if (auto const code = parse(argc, argv, o)) return *code;
    if (auto const clash = clash_of_names(tests)) return complain(*clash);

    std::vector<test_case> selected;
    std::copy_if(tests.begin(), tests.end(), std::back_inserter(selected),
                 [&](test_case const& t) { return !o.only || t.name == *o.only; });
    if (o.only && selected.empty())
        return complain("--only '" + *o.only + "': there is no test of that name, expected one that --list prints");
    if (selected.empty()) {
        complain("there is no test to run");
        return nothing_ran;
    }
    if (o.list) {
        for (auto const& test : selected) std::printf("%s\n", test.name.c_str());
        return as_expected;
    }
    if (o.how.rank)
        if (auto const code = check_rank(selected, *o.how.rank)) return *code;
    return run_selected(o.program, selected, o.how);
}

}  // namespace exhaust
