#include <exhaust/enum/surj.hpp>

#include "catch.hpp"
#include "known.hpp"
#include "laws.hpp"

using exhaust::nat;
using exhaust::surj;

namespace {

std::vector<int> first_surjection(int n, int k) {
    auto a = known::constant(n - k, 0);
    for (int v = 0; v < k; ++v) a.push_back(v);
    return a;
}

std::vector<int> last_surjection(int n, int k) {
    auto a = known::constant(n - k, k - 1);
    for (int v = k - 1; v >= 0; --v) a.push_back(v);
    return a;
}

}  // namespace

TEST_CASE("surj obeys the laws of a family") {
    CHECK_NOTHROW(laws::hold_on_grid(
        20,
        [](int n, int k) {
            return surj{n, k};
        },
        [](int n, int k) { return known::surjections(n, k); }, [](int n, int k) { return first_surjection(n, k); },
        [](int n, int k) { return last_surjection(n, k); }));
}

TEST_CASE("surj visits what brute force finds, in the same order") {
    for (int n = 0; n <= 6; ++n) {
        for (int k = 0; k <= 5; ++k) {
            auto const definition = [k](std::vector<int> const& a) {
                for (int v = 0; v < k; ++v)
                    if (std::find(a.begin(), a.end(), v) == a.end()) return false;
                return true;
            };
            CHECK(known::visited(surj{n, k}) == known::arrays(n, k, definition));
        }
    }
}

TEST_CASE("surj: empty and degenerate instances are instances") {
    CHECK((surj{2, 3}.count() == nat{0} && !surj{2, 3}.cursor().is_new()));
    CHECK((surj{0, 3}.count() == nat{0} && !surj{0, 3}.cursor().is_new()));
    CHECK((surj{4, 0}.count() == nat{0} && !surj{4, 0}.cursor().is_new()));
    CHECK((surj{0, 0}.count() == nat{1} && surj{0, 0}.cursor().is_new()));
    CHECK((surj{5, 1}.count() == nat{1} && surj{5, 1}.cursor().is_new()));
    CHECK_THROWS_MATCHES((surj{2, 3}.unrank(0)), std::invalid_argument,
                         Message("surj 2 3: there is no rank 0, expected none, since it has no value"));
}

TEST_CASE("surj numbers values that no walk reaches, and says what does not fit") {
    surj const f{20, 20};
    CHECK(f.count() == nat{2432902008176640000U});
    CHECK(f.rank(f.unrank(1234567890123456789U)) == 1234567890123456789U);
    CHECK(f.rank(f.unrank(*f.count() - 1)) == *f.count() - 1);
    CHECK_FALSE(surj{21, 21}.count());
    CHECK(surj{63, 2}.count() == (nat{1} << 63U) - 2);
    CHECK_FALSE(surj{65, 2}.count());
    CHECK_FALSE(surj{100000, 40000}.count());
    CHECK(surj{100000, 1}.count() == nat{1});
    CHECK(surj{60, 30}.rank(surj{60, 30}.unrank(123456789)) == 123456789);
}

TEST_CASE("surj refuses bad arguments in one line") {
    CHECK_THROWS_MATCHES((surj{-1, 2}), std::invalid_argument,
                         Message("surj -1 2: the size is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((surj{3, -1}), std::invalid_argument,
                         Message("surj 3 -1: the number of values is -1, expected 0 or more"));
    CHECK_THROWS_MATCHES((surj{3, 2}.rank(std::vector{1, 1, 1})), std::invalid_argument,
                         Message("surj 3 2: rank of [1 1 1], expected one of its values"));
}

TEST_CASE("is_surj takes any k") {
    CHECK_FALSE(exhaust::is_surj(std::vector{0}, -1));
    CHECK_FALSE(exhaust::is_surj(std::vector{0}, std::numeric_limits<int>::max()));
    CHECK(exhaust::is_surj(std::vector<int>{}, 0));
}
