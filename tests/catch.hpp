// Catch2, version 2 or 3.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Matchers::Equals;
using Catch::Matchers::Message;
#else
#include <catch2/catch.hpp>
using Catch::Matchers::Equals;
using Catch::Matchers::Message;
#endif
