// Those values of a family that satisfy a predicate, in the order of the family. proofs/filtered.mlw is the twin.
#pragma once

#include <functional>
#include <memory>

#include <exhaust/enum/comb.hpp>
#include <exhaust/enum/inj.hpp>
#include <exhaust/enum/sorted.hpp>
#include <exhaust/enum/surj.hpp>

namespace exhaust {

/// Visits the values of another cursor that satisfy a predicate.
template <Cursor C, class Predicate>
class filtered_cursor {
public:
    // proofs/filtered.mlw: create_cursor
    /// At the first value from the base cursor on that satisfies the predicate.
    filtered_cursor(C base, std::shared_ptr<Predicate const> keeps) : base_{std::move(base)}, keeps_{std::move(keeps)} {
        seek();
        copy();
    }

    [[nodiscard]] row current() const noexcept { return a_; }
    [[nodiscard]] bool is_new() const noexcept { return new_; }

    // proofs/filtered.mlw: next
    void next() {
        EXHAUST_OLD(old, a_);
        /* 1 */ if (!new_)
            return;  // at the end already
        /* 2 */ base_.next();
        seek();
        /* 3 */ copy();
        EXHAUST_ENSURES("filtered.sound", "is_filtered p c.current.elts c.current.length",
                        std::invoke(*keeps_, row{a_}));
        EXHAUST_ENSURES("filtered.last", "not c.new -> eq_upto c.current.elts (old c.current.elts) c.current.length",
                        new_ || a_ == old);
        EXHAUST_ENSURES("filtered.progress", "c.new -> lt_lex (old c.current.elts) c.current.elts c.current.length",
                        !new_ || lt_lex(old, a_));
    }

private:
    // proofs/filtered.mlw: seek
    void seek() {
        while (base_.is_new() && !std::invoke(*keeps_, base_.current())) base_.next();
    }

    void copy() {
        new_ = base_.is_new();
        if (!new_) return;
        auto const a = base_.current();
        a_.assign(a.begin(), a.end());
    }

    C base_;                                  // runs ahead to the next value that passes, or to its end
    std::shared_ptr<Predicate const> keeps_;  // shared, since a lambda that captures cannot be assigned
    std::vector<int> a_;                      // a copy, to stay at when base_ finds no other
    bool new_ = false;
};

/// The values of a family that satisfy a predicate on rows; how many there are is known after visiting them.
template <Family F, class Predicate>
class filtered {
public:
    static constexpr bool certified = F::certified;

    filtered(F base, Predicate keeps)
        : base_{std::move(base)}, keeps_{std::make_shared<Predicate const>(std::move(keeps))} {}

    [[nodiscard]] int size() const noexcept { return base_.size(); }
    [[nodiscard]] std::string name() const { return "filtered " + base_.name(); }
    [[nodiscard]] bool contains(row a) const { return base_.contains(a) && std::invoke(*keeps_, a); }
    [[nodiscard]] auto cursor() const { return filtered_cursor{base_.cursor(), keeps_}; }

private:
    F base_;
    std::shared_ptr<Predicate const> keeps_;
};

// proofs/filtered.mlw: sorted_barray, inj_barray, surj_barray, comb_barray
/// The paper's four: each has the values of the family of its name, in the same order, and takes longer to find them.
inline auto sorted_barray(int n, int k) {
    return filtered{barray{n, k}, [k](row a) { return is_sorted(a, k); }};
}
inline auto inj_barray(int n, int k) {
    return filtered{barray{n, k}, [k](row a) { return is_inj(a, k); }};
}
inline auto surj_barray(int n, int k) {
    return filtered{barray{n, k}, [k](row a) { return is_surj(a, k); }};
}
inline auto comb_barray(int n, int k) {
    return filtered{barray{n, k}, [k](row a) { return is_comb(a, k); }};
}

static_assert(Cursor<decltype(sorted_barray(2, 2).cursor())> && Family<decltype(sorted_barray(2, 2))>);

}  // namespace exhaust
