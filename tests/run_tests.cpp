#include <exhaust/runner/run_tests.hpp>

#include <unistd.h>

#include <cstdio>
#include <memory>

#include <exhaust/exhaust.hpp>

#include "catch.hpp"
#include "toys.hpp"

using exhaust::nat;
using exhaust::row;
using exhaust::test_case;
using toys::listed;
namespace scheck = exhaust::scheck;
namespace qcheck = exhaust::qcheck;

namespace {

// Keeps what is written to a file descriptor while it lives.
class captured {
public:
    explicit captured(int fd) : fd_{fd}, original_{dup(fd)} {
        std::fflush(nullptr);
        dup2(fileno(file_.get()), fd_);
    }
    captured(captured const&) = delete;
    captured& operator=(captured const&) = delete;
    ~captured() {
        std::fflush(nullptr);
        dup2(original_, fd_);
        close(original_);
    }

    [[nodiscard]] std::string text() const {
        std::fflush(nullptr);
        std::string text;
        std::rewind(file_.get());
        for (int c = 0; (c = std::fgetc(file_.get())) != EOF;) text += char(c);
        return text;
    }

private:
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_{std::tmpfile(), std::fclose};
    int fd_;
    int original_;
};

struct transcript {
    int code;
    std::string out;
    std::string err;
};

transcript run(std::vector<test_case> const& tests, std::vector<char const*> arguments = {}) {
    arguments.insert(arguments.begin(), "./tests");
    captured const out{STDOUT_FILENO};
    captured const err{STDERR_FILENO};
    auto const code = exhaust::run_tests(int(arguments.size()), arguments.data(), tests);
    return {code, out.text(), err.text()};
}

bool contains(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

test_case passing(std::string name = "passes") {
    return scheck::Test::make(std::move(name), scheck::permut_of_size(3), [](row) { return true; });
}
test_case failing() {  // at rank 2
    return scheck::Test::make("fails", scheck::permut_of_size(3), [](row a) { return a[0] == 0; });
}
test_case discarding() {
    return scheck::Test::make("discards", scheck::permut_of_size(3), [](row) { scheck::assume(false); });
}
test_case broken() {
    return scheck::Test::make("broken", listed{{{0}}, 2}, [](row) {});
}
test_case sampling() {
    return qcheck::Test::make("samples", qcheck::permut_of_size(3), [](row) { return true; });
}
test_case giving_up() {
    return qcheck::Test::make("gives up", qcheck::permut_of_size(6), [](row a) { qcheck::assume(a[0] + a[1] == 1); });
}

// Bad usage is said in one line, and nothing is run.
void check_complaint(std::vector<test_case> const& tests, std::vector<char const*> const& arguments,
                     std::string const& line) {
    auto const t = run(tests, arguments);
    CHECK(t.code == 2);
    CHECK(t.err == line + "\n");
    CHECK(t.out.empty());
}

}  // namespace

TEST_CASE("tests that hold or are unrefuted are as expected") {
    CHECK(run({passing()}).code == 0);
    CHECK(run({passing(), sampling()}).code == 0);
    CHECK(run({passing(), sampling()}).err.empty());
}

TEST_CASE("a run fails if one test does, wherever it stands") {
    CHECK(run({passing(), failing(), passing("too")}).code == 1);
    CHECK(run({failing(), discarding()}).code == 1);
    CHECK(run({broken()}).code == 1);
    CHECK(run({giving_up()}, {"--seed", "1"}).code == 1);
}

TEST_CASE("a run that tested nothing is no success") {
    CHECK(run({passing(), discarding()}).code == 3);
    auto const t = run({});
    CHECK(t.code == 3);
    CHECK(t.err == "there is no test to run\n");
    CHECK(t.out.empty());
}

TEST_CASE("every test is run and reported") {
    auto const t = run({failing(), passing(), broken()});
    CHECK(contains(t.out, "refuted    fails    value #2 of 6, perm 3: [1 0 2]\n"));
    CHECK(contains(t.out, "replay     ./tests --only 'fails' --rank 2\n"));
    CHECK(contains(t.out, "holds      passes   all 6 of 6 values of perm 3"));
    CHECK(contains(t.out, "error      broken   visited 1 values, but the count is 2"));
    CHECK(contains(t.out, "\n3 tests: 1 holds, 1 refuted, 1 error ("));
    CHECK_FALSE(contains(t.out, "\x1b"));  // a file is no terminal
}

TEST_CASE("what a test throws is its verdict, and the next test is run") {
    auto thrower = passing("throws");
    thrower.run = [](auto const&) -> exhaust::verdict { throw std::runtime_error{"no memory"}; };
    auto odd = passing("throws 7");
    odd.run = [](auto const&) -> exhaust::verdict { throw 7; };
    auto const t = run({thrower, odd, passing()});
    CHECK(t.code == 1);
    CHECK(contains(t.out, "error      throws     no memory "));
    CHECK(contains(t.out, "error      throws 7   the test threw something that is not a std::exception "));
    CHECK(contains(t.out, "3 tests: 1 holds, 2 error"));
}

TEST_CASE("option --list prints names and runs nothing") {
    auto const t = run({failing(), passing()}, {"--list"});
    CHECK(t.code == 0);
    CHECK(t.out == "fails\npasses\n");
    CHECK(run({failing(), passing()}, {"--list", "--only", "passes"}).out == "passes\n");
}

TEST_CASE("option --only runs the one test") {
    auto const t = run({failing(), passing()}, {"--only", "passes"});
    CHECK(t.code == 0);
    CHECK(contains(t.out, "1 test: 1 holds"));
}

TEST_CASE("option --rank runs one value") {
    CHECK(run({failing()}, {"--rank", "1"}).code == 0);
    CHECK(run({failing()}, {"--rank", "2"}).code == 1);
    CHECK(run({failing(), passing()}, {"--only", "fails", "--rank=5"}).code == 1);
    CHECK(run({discarding()}, {"--rank", "0"}).code == 3);
}

TEST_CASE("option --max-cases stops an exhaustive test") {
    auto const t = run({failing()}, {"--max-cases", "2"});
    CHECK(t.code == 0);
    CHECK(contains(t.out, "no counterexample in the first 2 of 6 values of perm 3"));
    CHECK(run({failing()}, {"--max-cases", "3"}).code == 1);
}

TEST_CASE("option --count and --seed decide the samples") {
    CHECK(contains(run({sampling()}).out, "no counterexample in 100 samples of perm 3, seed "));
    CHECK(contains(run({sampling()}, {"--count", "7", "--seed", "18446744073709551615"}).out,
                   "no counterexample in 7 samples of perm 3, seed 18446744073709551615 "));
}

TEST_CASE("a failure of samples beyond 64 bits is found again by its replay command") {
    int left = 150;  // more than the samples that are drawn by default
    auto const hidden = [=](row) mutable { return --left > 0; };
    test_case const t = qcheck::Test::make("hidden", qcheck::permut_of_size(30), hidden);
    auto const first = run({t}, {"--seed", "1", "--count", "1000"});
    CHECK(first.code == 1);
    CHECK(contains(first.out, "replay     ./tests --only 'hidden' --seed 1 --count 150\n"));
    CHECK(run({t}, {"--only", "hidden", "--seed", "1", "--count", "150"}).code == 1);
    CHECK(run({t}, {"--only", "hidden", "--seed", "1", "--count", "149"}).code == 0);
}

TEST_CASE("option --help is a screen on standard output") {
    for (auto const* help : {"--help", "-h"}) {
        auto const t = run({failing()}, {help});
        CHECK(t.code == 0);
        CHECK(t.err.empty());
        CHECK(std::ranges::count(t.out, '\n') <= 24);
        for (auto const* option : {"--list", "--only NAME", "--rank N", "--max-cases N", "--count N", "--seed N"})
            CHECK(contains(t.out, option));
    }
}

TEST_CASE("an option that takes a number wants one that fits") {
    for (std::string const option : {"--rank", "--seed"})
        for (std::string const bad : {"x", "-1", "1.5", "0x10", "1e3", "18446744073709551616", " 1", "1 "})
            check_complaint({passing()}, {option.c_str(), bad.c_str()},
                            option + " " + bad + ": expected a whole number, 0 to 18446744073709551615");
    for (std::string const option : {"--count", "--max-cases"})
        for (std::string const bad : {"x", "-1", "0", "18446744073709551616"})
            check_complaint({passing()}, {option.c_str(), bad.c_str()},
                            option + " " + bad + ": expected a whole number, 1 to 18446744073709551615");
}

TEST_CASE("an option that takes a value wants one") {
    for (std::string const option : {"--only", "--rank", "--max-cases", "--count", "--seed"}) {
        auto const line = option + ": given without a value or twice, expected one value";
        check_complaint({passing()}, {option.c_str()}, line);
        check_complaint({passing()}, {(option + "=").c_str()}, line);
        check_complaint({passing()}, {option.c_str(), "1", option.c_str(), "2"}, line);
    }
}

TEST_CASE("what is not an option is refused") {
    for (std::string const bad : {"--foo", "-x", "stray", "--", "--ran"})
        check_complaint({passing()}, {bad.c_str()}, bad + ": unknown argument, expected options that --help lists");
    check_complaint({passing()}, {"--foo", "3", "--list"},
                    "--foo: unknown argument, expected options that --help lists");
}

TEST_CASE("option --only wants the name of a test") {
    check_complaint({passing()}, {"--only", "nothing"},
                    "--only 'nothing': there is no test of that name, expected one that --list prints");
}

TEST_CASE("option --rank wants one test, and a rank that it has") {
    check_complaint({passing(), failing()}, {"--rank", "1"},
                    "--rank 1: 2 tests are selected, expected one (use --only NAME)");
    check_complaint({passing()}, {"--rank", "99"}, "--rank 99: perm 3 has 6 values, expected 0 to 5");
    check_complaint({passing()}, {"--rank", "6"}, "--rank 6: perm 3 has 6 values, expected 0 to 5");
    check_complaint({scheck::Test::make(listed{{}}, [](row) {})}, {"--rank", "0"},
                    "--rank 0: listed 0 has 0 values, expected none");
}

TEST_CASE("two tests of one name are refused, for a replay command could not tell them apart") {
    auto first = passing();
    auto second = failing();
    second.name = first.name;
    first.place = "a.cpp:1";
    second.place = "a.cpp:2";
    auto const line = "two tests are named 'passes', at a.cpp:1 and at a.cpp:2, expected a name each";
    check_complaint({first, passing("other"), second}, {}, line);
    check_complaint({first, second}, {"--only", "passes", "--rank", "1"}, line);
}

TEST_CASE("tests are run by both strategies' run_tests, from a vector or a braced list") {
    captured const out{STDOUT_FILENO};
    char const* const argv[] = {"./tests"};
    CHECK(scheck::run_tests(1, argv, {passing(), sampling()}) == 0);
    CHECK(qcheck::run_tests(1, argv, {scheck::Test::make(scheck::permut_of_size(2), [](row) {})}) == 0);
    CHECK(scheck::run_tests(1, argv, std::vector<test_case>{failing()}) == 1);
    CHECK(scheck::run_tests(0, nullptr, {passing()}) == 0);
}
