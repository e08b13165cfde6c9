//! "Stock what the purse pays": what most people buy, in one press that never tells how much money there is.
use super::table::*;
use crate::games::brick_and_mortar::Action;
use crate::games::brick_and_mortar::Item::*;
use crate::table::Game;

fn gallery(money: u32) -> Table {
    Table::of(2)
        .with_money(A, money)
        .open(A, "Mall Gallery", &[])
        .open(A, "Duty Free", &[])
        .stop_at_inventory(B)
        .dock(Jewelry, 4)
        .stocking(Jewelry)
}

#[test]
fn shelves_are_filled_as_far_as_cash_goes_and_nothing_is_borrowed() {
    // Jewelry is $7 each, and both stores together have room for more than the dock holds.
    for (money, bought) in [(99, 4), (28, 4), (27, 3), (19, 2), (7, 1), (6, 0), (0, 0)] {
        let mut t = gallery(money);
        t.play(A, Action::Fill);
        assert_eq!(t.position.docks[Jewelry], 4 - bought, "of ${money}");
        assert_eq!((t.money(A), t.debt(A)), (money - 7 * bought, 0), "of ${money}");
    }
}

#[test]
fn it_is_never_refused_so_nobody_learns_more_than_what_was_bought() {
    for money in [0, 1, 50] {
        let t = gallery(money);
        assert_eq!(t.position.check(A, &Action::Fill), Ok(()));
        assert!(t.position.blind(A, &Action::Fill));
    }
}

#[test]
fn a_discount_for_many_counts_where_many_are_bought() {
    // $2 each; with the dock's discount three of them are $1 each.
    let mut t = Table::of(2)
        .with_money(A, 3)
        .open(A, "Small Loading Dock", &[])
        .open(A, "Outlet Mall", &[])
        .stop_at_inventory(B)
        .dock(Clothing, 3)
        .stocking(Clothing);
    t.play(A, Action::Fill);
    assert_eq!((t.money(A), t.position.docks[Clothing]), (0, 0), "two would be $4");
}

#[test]
fn the_cheapest_shelf_comes_first() {
    // Jewelry is $7 in Mall Gallery and $4 less at the Estate Seller's.
    let mut t = Table::of(2)
        .with_money(A, 8)
        .open(A, "Mall Gallery", &[])
        .open(A, "Estate Seller", &[])
        .stop_at_inventory(B)
        .dock(Jewelry, 4)
        .stocking(Jewelry);
    t.play(A, Action::Fill);
    assert_eq!(t.shelves(A, "Estate Seller", Jewelry), [2, 0, 0]);
    assert_eq!(t.money(A), 2);
}

#[test]
fn nobody_buys_what_cannot_bring_more_than_it_costs() {
    let table = || {
        Table::of(2)
            .with_money(A, 99)
            .open(A, "Bakery", &[])
            .open(B, "Food Bank", &[])
            .dock(Food, 2)
            .stocking(Food)
    };
    // Customers pay $6 for food at most.
    for (price, left) in [(5, 0), (6, 2), (9, 2)] {
        let mut t = table();
        t.play(A, Action::DialSupply(price)).play(B, Action::DialSupply(1));
        t.play(A, Action::Fill);
        assert_eq!(t.position.docks[Food], left, "at ${price}");
    }
}

#[test]
fn what_shows_the_end_of_a_purse_is_not_taken_back() {
    let closed = |money: u32| {
        // Art is asked next, so nothing else is opened.
        let mut t = gallery(money).dock(Art, 1);
        let mut log = crate::table::Log::default();
        t.position.play(A, Action::Fill, &mut log).unwrap();
        log.revealing()
    };
    assert!(closed(19), "everybody has seen that it ends at $19 or before");
    assert!(!closed(99), "it bought all there was");
}
