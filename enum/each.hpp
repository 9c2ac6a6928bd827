// The one adaptor that turns a cursor into a range, for range-for, std::ranges and range-v3.
#pragma once

#include <cstddef>
#include <iterator>
#include <utility>

#include <exhaust/enum/cursor.hpp>

namespace exhaust {

/// A single-pass view of the values from a cursor on. Each row is borrowed until the next step.
template <Cursor C>
class each_view {
public:
    class iterator {
    public:
        using value_type = row;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::input_iterator_tag;

        iterator() = default;
        explicit iterator(C& cursor) : cursor_{&cursor} {}

        row operator*() const { return cursor_->current(); }
        iterator& operator++() {
            cursor_->next();
            return *this;
        }
        void operator++(int) { ++*this; }
        friend bool operator==(iterator const& i, std::default_sentinel_t /*end*/) { return !i.cursor_->is_new(); }

    private:
        C* cursor_ = nullptr;
    };

    explicit each_view(C cursor) : cursor_{std::move(cursor)} {}
    iterator begin() { return iterator{cursor_}; }
    [[nodiscard]] std::default_sentinel_t end() const { return {}; }

private:
    C cursor_;
};

/// The values of a family, in order: `for (row a : each(perm{6})) …`.
template <Family F>
auto each(F const& family) {
    return each_view{family.cursor()};
}

/// The values from a cursor on: `each(perm{6}.cursor_at(17))`.
template <Cursor C>
auto each(C cursor) {
    return each_view<C>{std::move(cursor)};
}

}  // namespace exhaust

template <class C>
inline constexpr bool std::ranges::enable_view<exhaust::each_view<C>> = true;
