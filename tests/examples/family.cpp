#include <exhaust/enum/each.hpp>
#include <exhaust/enum/setpart.hpp>

#include <iostream>

int main() {
    exhaust::setpart const f{3};
    for (auto c = f.cursor(); c.is_new(); c.next()) std::cout << exhaust::as_text(c.current()) << ' ';
    std::cout << "\n" << *f.count() << " values, the last is " << exhaust::as_text(f.unrank(4)) << "\n";

    std::cout << "from rank 3 on:";  // the same as a range; a row is borrowed until the next one
    for (exhaust::row a : exhaust::each(f.cursor_at(3))) std::cout << ' ' << exhaust::as_text(a) << " #" << f.rank(a);
    std::cout << "\n" << (exhaust::setpart{26}.count() ? "fits" : "Bell(26) does not fit in 64 bits, and says so") << "\n";
}
