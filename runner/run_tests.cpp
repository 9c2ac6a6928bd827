#include <exhaust/runner/run_tests.hpp>

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>

#include <exhaust/runner/console.hpp>

namespace exhaust {

namespace {

struct options {
    exploration how;
    std::optional<std::string> only;
    bool list = false;
};

int complain(std::string const& what) {
    std::fprintf(stderr, "%s\n", what.c_str());
    return bad_usage;
}

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Runs one test; what the test itself throws is a verdict too.
verdict run(test_case const& test, exploration const& how) {
    try {
        return test.run(how);
    } catch (std::exception const& e) { return {.kind = outcome::error, .message = e.what()}; }
}

std::optional<int> check_rank(std::vector<test_case> const& tests, nat rank) {
    if (tests.size() != 1)
        return complain("--rank " + std::to_string(rank) + ": " + std::to_string(tests.size()) +
                        " tests are selected, expected one (use --only NAME)");
    auto const& test = tests.front();
    if (test.count && rank >= *test.count)
        return complain("--rank " + std::to_string(rank) + ": " + test.series + " has " + grouped(*test.count) +
                        " values, expected 0 to " + std::to_string(*test.count - 1));
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
    auto const colours = isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
    console const report{program, tests, colours};
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
    options o;
    o.how.seed = std::random_device{}();
    CLI::App app{"Checks properties on every value of a series (scheck) or on random samples (qcheck)."};
    app.add_flag("--list", o.list, "print the names of the tests and stop");
    app.add_option("--only", o.only, "run the test of this name")->type_name("NAME");
    app.add_option("--rank", o.how.rank, "run one test on the one value at this rank")->type_name("R");
    app.add_option("--max-cases", o.how.max_cases, "stop an exhaustive test after so many values")->type_name("N");
    app.add_option("--count", o.how.count, "samples of a random test")->type_name("N")->capture_default_str();
    app.add_option("--seed", o.how.seed, "where random tests start; drawn anew by default")->type_name("S");
    try {
        app.parse(argc, argv);
    } catch (CLI::CallForHelp const& e) { return app.exit(e); } catch (CLI::ParseError const& e) {
        return complain(e.what());
    }

    std::vector<test_case> selected;
    std::copy_if(tests.begin(), tests.end(), std::back_inserter(selected),
                 [&](test_case const& t) { return !o.only || t.name == *o.only; });
    if (o.only && selected.empty())
        return complain("--only '" + *o.only + "': there is no test of that name, --list prints them");
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
    return run_selected(argc > 0 ? argv[0] : "", selected, o.how);
}

}  // namespace exhaust
