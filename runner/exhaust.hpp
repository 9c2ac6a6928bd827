// Everything a test program needs.
#pragma once

#include <exhaust/check/qcheck.hpp>
#include <exhaust/check/scheck.hpp>
#include <exhaust/enum/each.hpp>
#include <exhaust/enum/filtered.hpp>
#include <exhaust/runner/run_tests.hpp>
