// A family for the tests of what uses families.
#pragma once

#include <algorithm>
#include <stdexcept>

#include <exhaust/enum/cursor.hpp>
#include <exhaust/enum/print.hpp>

namespace toys {

using exhaust::nat;
using exhaust::row;

class listed_cursor {
public:
    listed_cursor(std::vector<std::vector<int>> values, std::size_t at) : values_{std::move(values)}, at_{at} {}
    [[nodiscard]] row current() const {
        return values_.empty() ? row{} : row{values_[std::min(at_, values_.size() - 1)]};
    }
    [[nodiscard]] bool is_new() const { return at_ < values_.size(); }
    void next() {
        if (is_new()) ++at_;
    }

private:
    std::vector<std::vector<int>> values_;
    std::size_t at_;
};

/// The values that are listed, possibly none. It claims another count than theirs where a test wants a wrong family.
struct listed {
    static constexpr bool certified = false;

    std::vector<std::vector<int>> values;
    std::optional<nat> claimed = values.size();

    [[nodiscard]] std::string name() const { return "listed " + std::to_string(values.size()); }
    [[nodiscard]] bool contains(row a) const { return find(a) != values.end(); }
    [[nodiscard]] listed_cursor cursor() const { return {values, 0}; }
    [[nodiscard]] listed_cursor cursor_at(nat k) const { return {values, k}; }
    [[nodiscard]] std::optional<nat> count() const { return claimed; }
    [[nodiscard]] nat rank(row a) const {
        if (!claimed) throw std::overflow_error{name() + ": ranks do not fit"};
        return nat(find(a) - values.begin());
    }
    [[nodiscard]] std::vector<int> unrank(nat k) const { return values.at(k); }

    template <class Choices>
    friend void draw(listed const& f, Choices& choose, std::vector<int>& value) {
        value = f.values.at(choose(f.values.size()));
    }

private:
    [[nodiscard]] std::vector<std::vector<int>>::const_iterator find(row a) const {
        return std::ranges::find_if(values, [&](auto const& v) { return std::ranges::equal(v, a); });
    }
};

}  // namespace toys
