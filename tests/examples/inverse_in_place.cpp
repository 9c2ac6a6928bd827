// The inverse of a permutation, computed in its own place: Knuth's Algorithm I (The Art of Computer Programming,
// volume 1, 1.3.3), with the two properties that Erard, Giorgetti and Ricciardi check in section 6.2 of "Towards random
// and enumerative testing for OCaml and WhyML properties" (2022).
#include <exhaust/exhaust.hpp>

using namespace exhaust::scheck;

namespace {

// An entry that is already inverted is kept as its complement ~v < 0 until its turn comes.
void inverse_in_place(std::vector<int>& a) {
    for (int m = int(a.size()) - 1; m >= 0; --m) {
        int i = a[std::size_t(m)];
        if (i < 0) {
            a[std::size_t(m)] = ~i;
            continue;
        }
        int k = m;
        while (i != m) {
            int const j = a[std::size_t(i)];
            a[std::size_t(i)] = ~k;
            k = i;
            i = j;
        }
        a[std::size_t(m)] = k;
    }
}

// The same without the marks: a cycle of k entries is inverted k times over. Sizes 0 to 3 do not notice.
void hasty_inverse_in_place(std::vector<int>& a) {
    for (int m = int(a.size()) - 1; m >= 0; --m) {
        int i = a[std::size_t(m)];
        int k = m;
        while (i != m) {
            int const j = a[std::size_t(i)];
            a[std::size_t(i)] = k;
            k = i;
            i = j;
        }
        a[std::size_t(m)] = k;
    }
}

bool undoes(std::vector<int> const& inverse, std::vector<int> const& p) {
    for (std::size_t i = 0; i < p.size(); ++i)
        if (p[std::size_t(inverse[i])] != int(i)) return false;
    return true;
}

// P1: the function preserves permutations.
bool inverse_in_place_permut(std::vector<int>& a) {
    inverse_in_place(a);
    return exhaust::is_permut(a);
}

// P2: the function computes the inverse of its input.
bool inverse_in_place_inverts(std::vector<int> const& p) {
    auto a = p;
    inverse_in_place(a);
    return undoes(a, p);
}

bool hasty_inverse_inverts(std::vector<int> const& p) {
    auto a = p;
    hasty_inverse_in_place(a);
    return undoes(a, p);
}

}  // namespace

int main(int argc, char** argv) {
    auto const permutations = up_to(8, permut_of_size);
    return run_tests(argc, argv, {
        Test::make("inverse in place permut", permutations, inverse_in_place_permut),
        Test::make("inverse in place inverts", permutations, inverse_in_place_inverts),
        Test::make("hasty inverse inverts", permutations, hasty_inverse_inverts),
    });
}
