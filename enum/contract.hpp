// Contracts: the executable clauses of proofs/, checked where EXHAUST_CONTRACTS is 1, absent elsewhere.
#pragma once

#include <cstdio>
#include <stdexcept>
#include <string>

namespace exhaust {

/// Thrown by a contract that does not hold: the library is wrong, or a precondition was not met.
class contract_violation : public std::logic_error {
    using std::logic_error::logic_error;
};

namespace detail {

[[noreturn]] inline void violated(char const* file, int line, char const* kind, char const* claim, char const* clause) {
    auto const message = std::string{file} + ":" + std::to_string(line) + ": " + kind + " { " + clause +
                         " } does not hold (claim " + claim + ")";
    std::fprintf(stderr, "%s\n", message.c_str());
    throw contract_violation{message};
}

}  // namespace detail

}  // namespace exhaust

// Each clause names its claim and carries the text of its WhyML twin; proofs/claims compares the two.
#if EXHAUST_CONTRACTS
#define EXHAUST_CONTRACT(kind, claim, clause, ...) \
    ((__VA_ARGS__) ? void() : ::exhaust::detail::violated(__FILE__, __LINE__, kind, claim, clause))
/// The value of an expression at entry, for the postconditions that speak of `old`.
#define EXHAUST_OLD(name, ...) auto const name = __VA_ARGS__
#else
#define EXHAUST_CONTRACT(kind, claim, clause, ...) static_cast<void>(0)
#define EXHAUST_OLD(name, ...) static_cast<void>(0)
#endif
#define EXHAUST_REQUIRES(claim, clause, ...) EXHAUST_CONTRACT("requires", claim, clause, __VA_ARGS__)
#define EXHAUST_ENSURES(claim, clause, ...) EXHAUST_CONTRACT("ensures", claim, clause, __VA_ARGS__)
