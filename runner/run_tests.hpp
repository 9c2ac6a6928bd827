// The main function of a test program.
#pragma once

#include <initializer_list>

#include <exhaust/check/test.hpp>

namespace exhaust {

/// What a test program returns to the shell.
enum exit_code : int {
    as_expected = 0,  ///< every test holds or is unrefuted
    failed = 1,       ///< a test was refuted, or could not be brought to an end
    bad_usage = 2,    ///< the command line makes no sense, or two tests have one name
    nothing_ran = 3,  ///< there was no test, or one that tested nothing
};

/// Runs the tests as the command line says, reports on standard output, and returns the exit code.
int run_tests(int argc, char const* const* argv, std::vector<test_case> const& tests);

/// The same from a braced list, also of tests of both strategies.
inline int run_tests(int argc, char const* const* argv, std::initializer_list<test_case> tests) {
    return run_tests(argc, argv, std::vector<test_case>(tests));
}

namespace series {
using exhaust::run_tests;
}  // namespace series

}  // namespace exhaust
