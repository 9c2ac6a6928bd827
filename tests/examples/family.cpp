#include <exhaust/enum/each.hpp>
#include <exhaust/enum/perm.hpp>

#include <iostream>

int main() {
    exhaust::perm const f{3};
    for (auto c = f.cursor(); c.is_new(); c.next()) std::cout << exhaust::as_text(c.current()) << ' ';  // borrowed rows
    std::cout << "\n" << *f.count() << " values, the last is " << exhaust::as_text(f.unrank(5)) << "\n";

    for (exhaust::row a : exhaust::each(f.cursor_at(4))) std::cout << f.rank(a) << ' ';  // the same as a range, from rank 4 on
    std::cout << "\n" << std::boolalpha << exhaust::perm{21}.count().has_value() << "\n";  // 21! does not fit, and says so
}
