#include <exhaust/runner/console.hpp>

#include <exhaust/check/scheck.hpp>

#include "catch.hpp"

using exhaust::console;
using exhaust::counterexample;
using exhaust::nat;
using exhaust::outcome;
using exhaust::test_case;
using exhaust::verdict;
using exhaust::scheck::permut_of_size;
using exhaust::scheck::Test;

namespace {

test_case test(std::string name, std::optional<nat> count = 6) {
    return {.name = std::move(name),
            .place = "inverse.cpp:7",
            .series = "perm 3",
            .count = count,
            .certified = true,
            .only_throws = false,
            .changes_its_argument = false,
            .run = {}};
}

// The line of a test that is alone, without colours, after 1.5 ms.
std::string line(test_case const& t, verdict const& v, std::string const& program = "./inverse") {
    return console{program, {t}, false}.line(t, v, 0.0015);
}

std::string line(verdict const& v, std::optional<nat> count = 6) { return line(test("inverse", count), v); }

counterexample const at_rank_3{{1, 2, 0}, 3, "the property returned false"};
counterexample const beyond{{1, 2, 0}, std::nullopt, "the property returned false"};

bool contains(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

bool by_row(exhaust::row a) { return a.size() == 2; }
bool by_reference(std::vector<int>& a) { return a.size() == 2; }
void which_throws(std::vector<int> const& a) { static_cast<void>(a.at(1)); }

}  // namespace

TEST_CASE("the line of holds") {
    CHECK(line({.kind = outcome::holds, .cases = 6}) ==
          "holds      inverse   all 6 of 6 values of perm 3   1.50 ms   certified\n");
    CHECK(line({.kind = outcome::holds, .cases = 6, .discarded = 2}) ==
          "holds      inverse   all 6 of 6 values of perm 3, 2 discarded   1.50 ms   certified\n");
}

TEST_CASE("holds is certified where the test is, and nothing else ever is") {
    auto t = test("inverse");
    for (auto const kind :
         {outcome::unrefuted, outcome::vacuous, outcome::gave_up, outcome::timed_out, outcome::crashed, outcome::error})
        CHECK_FALSE(contains(line(t, {.kind = kind, .cases = 6}), "certified"));
    CHECK_FALSE(contains(line(t, {.kind = outcome::refuted, .evidence = at_rank_3}), "certified"));
    t.certified = false;
    CHECK_FALSE(contains(line(t, {.kind = outcome::holds, .cases = 6}), "certified"));
}

TEST_CASE("the line of unrefuted") {
    CHECK(line({.kind = outcome::unrefuted, .cases = 5}) ==
          "unrefuted  inverse   no counterexample in the first 5 of 6 values of perm 3   1.50 ms\n");
    CHECK(line({.kind = outcome::unrefuted, .cases = 1000}, std::nullopt) ==
          "unrefuted  inverse   no counterexample in the first 1,000 values of perm 3   1.50 ms\n");
    CHECK(line({.kind = outcome::unrefuted, .cases = 100, .seed = 42}) ==
          "unrefuted  inverse   no counterexample in 100 samples of perm 3, seed 42   1.50 ms\n");
    CHECK(line({.kind = outcome::unrefuted, .cases = 4, .discarded = 3, .seed = 42}) ==
          "unrefuted  inverse   no counterexample in 1 sample of perm 3, 3 discarded, seed 42   1.50 ms\n");
    CHECK(line({.kind = outcome::unrefuted, .cases = 1, .only_rank = 3}) ==
          "unrefuted  inverse   no counterexample at value #3 of 6, perm 3   1.50 ms\n");
}

TEST_CASE("the lines of refuted") {
    CHECK(line({.kind = outcome::refuted, .cases = 3, .evidence = at_rank_3}) ==
          "refuted    inverse   value #3 of 6, perm 3: [1 2 0]\n"
          "           because    the property returned false\n"
          "           after      3 cases without failure\n"
          "           replay     ./inverse --only 'inverse' --rank 3\n"
          "           as code    CHECK(inverse(std::vector{1, 2, 0}));\n"
          "           made at    inverse.cpp:7\n");
}

TEST_CASE("a replayed counterexample has no cases before it") {
    CHECK(line({.kind = outcome::refuted, .only_rank = 3, .evidence = at_rank_3}) ==
          "refuted    inverse   value #3 of 6, perm 3: [1 2 0]\n"
          "           because    the property returned false\n"
          "           replay     ./inverse --only 'inverse' --rank 3\n"
          "           as code    CHECK(inverse(std::vector{1, 2, 0}));\n"
          "           made at    inverse.cpp:7\n");
}

TEST_CASE("a counterexample whose rank does not fit is replayed by its seed, with samples enough") {
    CHECK(line({.kind = outcome::refuted, .cases = 1, .seed = 42, .evidence = beyond}, std::nullopt) ==
          "refuted    inverse   a value of perm 3: [1 2 0]\n"
          "           because    the property returned false\n"
          "           after      1 case without failure, seed 42\n"
          "           replay     ./inverse --only 'inverse' --seed 42 --count 2\n"
          "           as code    CHECK(inverse(std::vector{1, 2, 0}));\n"
          "           made at    inverse.cpp:7\n");
}

TEST_CASE("the line of vacuous") {
    CHECK(line({.kind = outcome::vacuous}, 0) ==
          "vacuous    inverse   nothing was tested: there is no value of perm 3   1.50 ms\n");
    CHECK(line({.kind = outcome::vacuous, .cases = 6, .discarded = 6}) ==
          "vacuous    inverse   nothing was tested: 6 values of perm 3, 6 discarded   1.50 ms\n");
    CHECK(line({.kind = outcome::vacuous, .cases = 1000, .discarded = 1000, .seed = 42}) ==
          "vacuous    inverse   nothing was tested: 1,000 samples of perm 3, 1,000 discarded   1.50 ms\n");
    CHECK(line({.kind = outcome::vacuous, .cases = 1, .discarded = 1, .only_rank = 3}) ==
          "vacuous    inverse   value #3 of 6, perm 3 does not meet the assumptions   1.50 ms\n");
}

TEST_CASE("the lines of tests that were not brought to an end") {
    CHECK(line({.kind = outcome::gave_up, .cases = 1007, .discarded = 1000, .seed = 42}) ==
          "gave up    inverse   after 7 samples of perm 3, 1,000 discarded   1.50 ms\n");
    CHECK(line({.kind = outcome::timed_out, .cases = 1}) ==
          "timed out  inverse   after 1 value of perm 3       1.50 ms\n");
    CHECK(line({.kind = outcome::crashed, .evidence = at_rank_3}) ==
          "crashed    inverse   value #3 of 6, perm 3         1.50 ms\n");
    CHECK(line({.kind = outcome::error, .message = "visited 3 values, but the count is 6"}) ==
          "error      inverse   visited 3 values, but the count is 6   1.50 ms\n");
}

TEST_CASE("the columns of several tests are aligned") {
    auto const first = test("inverse");
    auto second = test("inverse of inverse", 40320);
    second.series = "perm 8";
    console const report{"./inverse", {first, second}, false};
    CHECK(report.line(first, {.kind = outcome::holds, .cases = 6}, 2) ==
          "holds      inverse              all 6 of 6 values of perm 3             2.00 s   certified\n");
    CHECK(report.line(second, {.kind = outcome::holds, .cases = 40320}, 0.00000205) ==
          "holds      inverse of inverse   all 40,320 of 40,320 values of perm 8   2.05 us   certified\n");
}

TEST_CASE("large numbers are grouped by thousands") {
    CHECK(exhaust::grouped(0) == "0");
    CHECK(exhaust::grouped(999) == "999");
    CHECK(exhaust::grouped(1000) == "1,000");
    CHECK(exhaust::grouped(1234567) == "1,234,567");
    CHECK(exhaust::grouped(std::numeric_limits<nat>::max()) == "18,446,744,073,709,551,615");
}

TEST_CASE("a name is one word of the shell in a replay command") {
    verdict const v{.kind = outcome::refuted, .evidence = at_rank_3};
    CHECK(contains(line(test("it's $HOME"), v), R"(--only 'it'\''s $HOME' --rank 3)"));
    CHECK(contains(line(test("inverse"), v, "./my tests/inverse"), "replay     './my tests/inverse' --only"));
    CHECK(contains(line(test("inverse"), v, "/opt/a-b_c.d+e/inverse2"), "replay     /opt/a-b_c.d+e/inverse2 --only"));
}

TEST_CASE("a name is an identifier in the code of a failure") {
    verdict const v{.kind = outcome::refuted, .evidence = at_rank_3};
    CHECK(contains(line(test("Inverse of inverse, it's 2"), v),
                   "CHECK(Inverse_of_inverse__it_s_2(std::vector{1, 2, 0}));"));
}

// The code is run here: it compiles as printed, and fails no longer.
#define CHECK_CODE(name, property, ...)                                                                              \
    do {                                                                                                             \
        __VA_ARGS__                                                                                                  \
        verdict const v{.kind = outcome::refuted, .evidence = counterexample{{1, 0}, 1, ""}};                        \
        CHECK(contains(line(Test::make(name, permut_of_size(2), property), v), "   as code    " #__VA_ARGS__ "\n")); \
    } while (false)

TEST_CASE("the code of a failure compiles, whatever the property takes and returns") {
    CHECK_CODE("by row", by_row, CHECK(by_row(std::vector{1, 0})););
    CHECK_CODE("by reference", by_reference, auto a = std::vector{1, 0}; CHECK(by_reference(a)););
    CHECK_CODE("which throws", which_throws, CHECK_NOTHROW(which_throws(std::vector{1, 0})););
}

TEST_CASE("the summary counts the tests by outcome") {
    console const report{"./inverse", {}, false};
    CHECK(report.summary({{outcome::holds, 1}}, 0.0015) == "1 test: 1 holds (1.50 ms)\n");
    CHECK(report.summary({{outcome::refuted, 1}, {outcome::holds, 2}, {outcome::gave_up, 1}}, 0.0015) ==
          "4 tests: 2 holds, 1 refuted, 1 gave up (1.50 ms)\n");
}

TEST_CASE("colours are for terminals without NO_COLOR") {
    CHECK(exhaust::wants_colours(true, nullptr));
    CHECK(exhaust::wants_colours(true, ""));
    CHECK_FALSE(exhaust::wants_colours(true, "1"));
    CHECK_FALSE(exhaust::wants_colours(false, nullptr));
}

TEST_CASE("the word of an outcome has the colour of its kind") {
    auto const t = test("inverse");
    console const report{"./inverse", {t}, true};
    CHECK(report.line(t, {.kind = outcome::holds}, 0).starts_with("\x1b[1;32mholds      \x1b[0minverse"));
    CHECK(report.line(t, {.kind = outcome::unrefuted}, 0).starts_with("\x1b[1;36munrefuted  \x1b[0m"));
    CHECK(report.line(t, {.kind = outcome::refuted, .evidence = at_rank_3}, 0)
              .starts_with("\x1b[1;31mrefuted    \x1b[0m"));
    CHECK(report.line(t, {.kind = outcome::vacuous}, 0).starts_with("\x1b[1;33mvacuous    \x1b[0m"));
    CHECK(report.summary({{outcome::holds, 1}}, 1) == "1 test: \x1b[1;32m1 holds\x1b[0m (1.00 s)\n");
}
