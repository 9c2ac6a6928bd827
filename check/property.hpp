// Properties: callables on a value that return bool, or return nothing and throw.
#pragma once

#include <concepts>
#include <exception>
#include <functional>
#include <type_traits>

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
    bool accepts(row a) {
        if constexpr (std::invocable<P&, row>) {
            return truth(a);
        } else {
            copy_.assign(a.begin(), a.end());
            if constexpr (std::invocable<P&, std::vector<int>&>)
                return truth(copy_);
            else
                return truth(std::move(copy_));
        }
    }

    template <class Value>
    bool truth(Value&& value) {
        using result = std::invoke_result_t<P&, Value>;
        static_assert(std::is_void_v<result> || std::same_as<result, bool>,
                      "a property returns bool, or returns void and throws");
        if constexpr (std::is_void_v<result>) {
            std::invoke(property_, std::forward<Value>(value));
            return true;
        } else {
            return std::invoke(property_, std::forward<Value>(value));
        }
    }

    P& property_;
    std::vector<int> copy_;
    std::string reason_;
};

}  // namespace exhaust
