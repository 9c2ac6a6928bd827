#include <exhaust/enum/perm.hpp>
#include <exhaust/exhaust.hpp>

using namespace exhaust::scheck;

int main(int argc, char** argv) {
    int count = 0;
    for (auto c = exhaust::perm{4}.cursor(); c.is_new(); c.next()) ++count;
    if (count != 24) return 3;

    return run_tests(argc, argv, {
        Test::make("sound", permut_of_size(4), [](exhaust::row p) { return exhaust::is_permut(p); }),
    });
}
