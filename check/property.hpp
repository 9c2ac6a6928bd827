// Properties: callables on a value that return bool, or return nothing and throw.
#pragma once

#include <concepts>
#include <exception>
#include <functional>
#include <type_traits>
#include <utility>

#include <exhaust/enum/cursor.hpp>

namespace exhaust {

namespace detail {
struct discard {};
}  // namespace detail

namespace series {

/// Inside a property: discards the case unless the condition holds.
inline void assume(bool condition) {
    if (!condition) throw detail::discard{};
}

}  // namespace series

/// A property takes the borrowed row, or a `std::vector<int>` that it may keep and change.
template <class P>
concept Property = (std::invocable<P&, row> || std::invocable<P&, std::vector<int>> ||
                    std::invocable<P&, std::vector<int>&>);

namespace detail {

/// What a property is called with: the row itself, or a copy that it may change or take.
template <Property P>
using argument =
    std::conditional_t<std::invocable<P&, row>, row,
                       std::conditional_t<std::invocable<P&, std::vector<int>&>, std::vector<int>&, std::vector<int>>>;

/// Does the property fail by throwing, for it returns nothing?
template <Property P>
inline constexpr bool only_throws = std::is_void_v<std::invoke_result_t<P&, argument<P>>>;

/// Does the property take a reference to a vector, to change it? Such a call needs a variable.
template <Property P>
inline constexpr bool changes_its_argument = !(std::invocable<P&, row> || std::invocable<P&, std::vector<int>>);

}  // namespace detail

enum class judgement { passed, failed, discarded };

/// Runs a property on one value after the other, and keeps the reason of the last failure.
template <Property P>
class judge {
public:
    explicit judge(P& property) : property_{property} {}

    judgement operator()(row a) {
        try {
            if (accepts(a)) return judgement::passed;
            reason_ = "the property returned false";
            return judgement::failed;
        } catch (detail::discard const&) { return judgement::discarded; } catch (std::exception const& e) {
            reason_ = std::string{"the property threw: "} + e.what();
        } catch (...) { reason_ = "the property threw something that is not a std::exception"; }
        return judgement::failed;
    }

    [[nodiscard]] std::string const& reason() const { return reason_; }

private:
    using argument = detail::argument<P>;

    bool accepts(row a) {
        if constexpr (std::same_as<argument, row>) {
            return truth(std::forward<argument>(a));
        } else {
            copy_.assign(a.begin(), a.end());
            return truth(std::forward<argument>(copy_));
        }
    }

    bool truth(argument&& a) {
        static_assert(detail::only_throws<P> || std::same_as<std::invoke_result_t<P&, argument>, bool>,
                      "a property returns bool, or returns void and throws");
        if constexpr (detail::only_throws<P>) {
            std::invoke(property_, std::forward<argument>(a));
            return true;
        } else {
            return std::invoke(property_, std::forward<argument>(a));
        }
    }

    P& property_;
    std::vector<int> copy_;
    std::string reason_;
};

}  // namespace exhaust
