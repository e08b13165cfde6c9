//! "Stock what the purse pays": what most people buy, in one press that never tells how much money there is.
use super::table::*;
use crate::games::brick_and_mortar::Item::*;
use crate::games::brick_and_mortar::{Action, Item};
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

/// At `price`, dialled, with all the money in the world: what is left of the dock once A was served.
fn left(own: &str, item: Item, dock: u32, price: u32) -> u32 {
    let rival = match item {
        Food => "Food Bank",
        Clothing => "Clothing Wholesaler",
        _ => "Electronics Wholesaler",
    };
    let t = Table::of(2).with_money(A, 99).open(A, own, &[]).open(B, rival, &[]);
    let mut t = t.dock(item, dock).stocking(item);
    t.play(A, Action::DialSupply(price)).play(B, Action::DialSupply(item.min_price()));
    t.play(A, Action::Fill);
    t.position.docks[item]
}

#[test]
fn nobody_buys_what_cannot_bring_more_than_it_costs() {
    // Customers pay $6 for food at most, and $8 for clothing.
    for (price, rest) in [(5, 0), (6, 2), (9, 2)] {
        assert_eq!(left("Food Wholesaler", Food, 2, price), rest, "food at ${price}");
    }
    for (price, rest) in [(7, 0), (8, 3)] {
        assert_eq!(left("Outlet Mall", Clothing, 3, price), rest, "clothing at ${price}");
    }
}

#[test]
fn a_store_that_sells_for_less_is_not_filled_at_a_price_it_never_brings() {
    // The Consignment Store sells clothing for $4, the Pawn Shop electronics for $10.
    for (price, rest) in [(3, 0), (4, 2), (7, 2)] {
        assert_eq!(left("Consignment Store", Clothing, 2, price), rest, "clothing at ${price}");
    }
    for (price, rest) in [(9, 0), (10, 3), (11, 3)] {
        assert_eq!(left("Pawn Shop", Electronics, 3, price), rest, "electronics at ${price}");
    }
    // The Bakery sells bread for $4 and gains a point, sold for $3, with every two.
    for (price, rest) in [(5, 0), (6, 2)] {
        assert_eq!(left("Bakery", Food, 2, price), rest, "bread at ${price}");
    }
}

#[test]
fn a_store_that_sells_for_more_is_filled_above_the_usual_price() {
    // Designer Boutique: $14 for clothing.
    for (price, rest) in [(8, 0), (13, 0), (14, 3)] {
        assert_eq!(left("Designer Boutique", Clothing, 3, price), rest, "clothing at ${price}");
    }
}

#[test]
fn what_brings_most_is_filled_first_and_the_store_that_brings_nothing_stays_empty() {
    // Three clothing at $5: the Boutique's shelf comes before the Outlet's, and the Consignment Store's
    // would cost a dollar each.
    let mut t = Table::of(2)
        .with_money(A, 99)
        .open(A, "Consignment Store", &[])
        .open(A, "Outlet Mall", &[])
        .open(A, "Designer Boutique", &[])
        .open(B, "Clothing Wholesaler", &[])
        .dock(Clothing, 9)
        .stocking(Clothing);
    t.play(A, Action::DialSupply(5)).play(B, Action::DialSupply(2));
    t.play(A, Action::Fill);
    assert_eq!(t.shelves(A, "Designer Boutique", Clothing), [3, 0, 0]);
    assert_eq!(t.shelves(A, "Outlet Mall", Clothing), [3, 0, 0]);
    assert_eq!(t.shelves(A, "Consignment Store", Clothing), [0, 0, 0]);
    assert_eq!(t.money(A), 99 - 6 * 5);
}

#[test]
fn whoever_dials_and_fills_is_served_without_being_asked_again() {
    let mut t = Table::of(3)
        .with_money(A, 10)
        .open(A, "Bakery", &[])
        .open(B, "Food Wholesaler", &[])
        .stop_at_inventory(C)
        .dock(Food, 6)
        .stocking(Food);
    t.play(A, Action::DialAndFill(3));
    assert_eq!(t.money(A), 10, "nothing is bought before all dials are in");
    t.play(B, Action::DialSupply(2));
    assert_eq!((t.money(A), t.position.docks[Food]), (1, 3), "three at $3 are what $10 pays");
    assert_eq!(t.asked(), [B], "and the next is asked");
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
