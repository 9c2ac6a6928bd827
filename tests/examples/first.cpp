#include <exhaust/exhaust.hpp>

using namespace exhaust::scheck;  // exhaust::qcheck: the same tests on random samples

std::vector<int> inverse(exhaust::row p) {
    std::vector<int> q(p.size());
    for (std::size_t i = 0; i < p.size(); ++i) q[std::size_t(p[i])] = int(i);
    return q;
}

bool inverse_is_a_permutation(exhaust::row p) { return exhaust::is_permut(inverse(p)); }
bool inverse_of_inverse(std::vector<int> const& p) { return inverse(inverse(p)) == p; }
bool inverse_changes_nothing(std::vector<int> const& p) { return inverse(p) == p; }  // true only up to size 2

int main(int argc, char** argv) {
    return run_tests(argc, argv, {
        Test::make("inverse is a permutation", permut_of_size(8), inverse_is_a_permutation),
        Test::make("inverse of inverse", permut_of_size(8), inverse_of_inverse),
        Test::make("inverse changes nothing", permut_of_size(3), inverse_changes_nothing),
    });
}
