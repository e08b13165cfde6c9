//! Supply at its edges, by the numbers of the rule book.
use super::table::{A, B, C, Table, lot, stock, stock_owing, store};
use super::vectors_supply::{dial, no_competition};
use crate::games::brick_and_mortar::EffectPrompt;
use crate::games::brick_and_mortar::Item::{Art, Clothing, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::phases::{Phase, Window};
use crate::games::brick_and_mortar::{Action, Ask, Bid, Count, Illegal, Item, Prompt};
use crate::table::Seat;

#[test]
fn e01_as_much_as_all_room_is_no_competition() {
    let mut t = Table::of(3)
        .open(A, "Food Bank", &[])
        .open(B, "Food Wholesaler", &[])
        .stop_at_inventory(C)
        .dock(Food, 10)
        .stocking(Food);
    assert!(no_competition(&t));
    t.play(A, stock(&[("Food Bank", 4)])).play(B, stock(&[("Food Wholesaler", 6)]));
    assert_eq!((t.paid(A).0, t.paid(B).0), (4, 6));
}

#[test]
fn e02_full_stores_are_skipped_without_a_question() {
    let mut t = Table::of(2)
        .open(A, "Starting 1", &[(Food, [4, 0, 0]), (Clothing, [2, 0, 0])])
        .open(B, "Starting 2", &[(Food, [2, 0, 0]), (Jewelry, [2, 0, 0])]);
    for item in Item::ALL {
        t = t.dock(item, 3);
    }
    let t = t.stocking(Food);
    assert!(matches!(t.position.phase, Phase::Investing { .. }), "nobody was asked anything");
    assert_eq!(Item::ALL.map(|item| t.position.docks[item]), [3; 5]);
}

#[test]
fn e03_a_supply_tie_goes_to_the_later_in_turn_order() {
    let mut t = Table::of(3)
        .open(A, "Food Bank", &[])
        .open(B, "Food Wholesaler", &[])
        .stop_at_inventory(C)
        .dock(Food, 5)
        .stocking(Food);
    t.play(A, dial(3)).play(B, dial(3));
    let Phase::Stocking(stocking) = &t.position.phase else { panic!("somebody stocks") };
    let order = [B, A].map(|seat| Bid { seat, price: 3, fills: false });
    assert_eq!(stocking.bids.as_deref(), Some(&order[..]));
    t.play(B, stock(&[("Food Wholesaler", 5)]));
    assert_eq!((t.paid(B).0, t.money(A)), (15, 15));
    assert_eq!(t.asked(), [C], "A is not even asked");
}

#[test]
fn e04_a_high_bid_binds_nobody_to_buy() {
    let mut t = Table::of(3)
        .open(A, "Bakery", &[])
        .open(B, "Food Wholesaler", &[])
        .stop_at_inventory(C)
        .dock(Food, 3)
        .stocking(Food);
    t.play(A, dial(20)).play(B, dial(1)).play(A, stock(&[]));
    t.play(B, stock(&[("Food Wholesaler", 3)]));
    assert_eq!((t.paid(A).0, t.paid(B).0), (0, 3));
}

/// A buys one jewelry for $9 with this much money.
fn buy_for_nine(money: u32) -> Table {
    let mut t = Table::of(3)
        .open(A, "Mall Gallery", &[])
        .open(B, "Bridal Jeweler", &[])
        .stop_at_inventory(C)
        .with_money(A, money)
        .dock(Jewelry, 1)
        .stocking(Jewelry);
    t.play(A, dial(9)).play(B, dial(7)).play(A, stock_owing(&[("Mall Gallery", 1)], 3));
    t
}

#[test]
fn e05_debt_arithmetic() {
    let t = buy_for_nine(3);
    assert_eq!((t.debt(A), t.money(A)), (3, 0));
    let t = buy_for_nine(4);
    assert_eq!((t.debt(A), t.money(A)), (3, 1), "the change is kept");
}

/// The buyer's money after two of `item` at the lowest price, from a purse of `money` with so many tokens; one fewer
/// is too few.
fn two_on_credit(store: &str, item: Item, rival: &str, money: u32, tokens: u32) -> u32 {
    let mut t = Table::of(3)
        .open(A, store, &[])
        .open(B, rival, &[])
        .stop_at_inventory(C)
        .with_money(A, money)
        .dock(item, 2)
        .stocking(item);
    // Of equal offers the later one in turn order is served first, and takes nothing.
    t.play(A, dial(item.min_price())).play(B, dial(item.min_price()));
    t.play(B, stock(&[]));
    let fewer = t.refusal(A, stock_owing(&[(store, 2)], tokens - 1));
    assert!(matches!(fewer, Illegal::Short { .. }), "{fewer}");
    t.play(A, stock_owing(&[(store, 2)], tokens));
    assert_eq!(t.debt(A), tokens);
    t.money(A)
}

#[test]
fn the_dollar_a_token_leaves_over_pays_for_another_item() {
    let food = two_on_credit("Food Wholesaler", Food, "Bakery", 0, 1);
    assert_eq!(food, 0, "$0 buys two food at $1 with one token");
    let jewelry = two_on_credit("Mall Gallery", Jewelry, "Bridal Jeweler", 6, 4);
    assert_eq!(jewelry, 0, "$6 buys two jewelry at $7 with four");
}

#[test]
fn e06_the_dearest_item_is_the_debt_item() {
    let mut t = Table::of(3)
        .open(A, "Estate Seller", &[])
        .open(A, "Mall Gallery", &[])
        .open(B, "Bridal Jeweler", &[])
        .stop_at_inventory(C)
        .with_money(A, 10)
        .dock(Jewelry, 3)
        .stocking(Jewelry);
    t.play(A, dial(9)).play(B, dial(7));
    let three = stock_owing(&[("Estate Seller", 1), ("Mall Gallery", 2)], 7);
    assert_eq!(t.refusal(A, three), Illegal::DebtItem { item: Jewelry });
    let two = &[("Estate Seller", 1), ("Mall Gallery", 1)];
    let short = Illegal::Short { cost: 14, money: 10, borrow: 1 };
    assert_eq!(t.refusal(A, stock_owing(two, 1)), short, "nothing is borrowed unasked");
    t.play(A, stock_owing(two, 2));
    assert_eq!((t.paid(A), t.money(A)), ((14, 2), 0));
}

#[test]
fn e35_a_cube_shortage_adds_what_there_is() {
    let mut t = Table::of(2).supply(&[1]);
    t.position.bank[Food] = 2;
    let t = t.window(Window::BeforeSupply);
    assert_eq!(Item::ALL.map(|item| t.position.docks[item]), [2, 3, 0, 0, 0]);
}

#[test]
fn e39_consignment_offers_only_the_type_just_stocked() {
    let mut t = Table::of(2)
        .open(A, "Consignment Store", &[])
        .stop_at_inventory(B)
        .dock(Jewelry, 1)
        .dock(Art, 1)
        .window(Window::AfterStocking(Jewelry));
    let take = |item| Ask::Take { item, most: 1, from_dock: true };
    let Prompt::Effect(EffectPrompt { ask, .. }) = t.prompt(A) else { panic!("Consignment asks") };
    assert_eq!(ask, take(Jewelry));
    t.play(A, Action::Take(0));
    t.play(A, stock(&[]));
    let Prompt::Effect(EffectPrompt { ask, .. }) = t.prompt(A) else { panic!("Consignment asks") };
    assert_eq!(ask, take(Art));
    t.play(A, Action::Take(1));
    assert_eq!(t.shelves(A, "Consignment Store", Art), [1, 0, 0]);
    assert_eq!(t.position.docks[Jewelry], 1);
}

#[test]
fn e41_factory_thirds_are_free_and_almost_gone() {
    let mut t = Table::of(2)
        .open(A, "Factory Thirds", &[])
        .stop_at_inventory(B)
        .dock(Clothing, 3)
        .stocking(Clothing);
    t.play(A, stock(&[("Factory Thirds", 3)]));
    assert_eq!(t.paid(A), (0, 0));
    assert_eq!(t.shelves(A, "Factory Thirds", Clothing), [0, 3, 0]);
    t.play(B, Action::Pawn(Count::default()));
    assert_eq!(t.shelves(A, "Factory Thirds", Clothing), [0, 0, 0], "unsold, they expire");
}

fn import(held: u32, bought: u32) -> Table {
    let mut t = Table::of(2)
        .open(A, "Clothing Importer", &[(Clothing, [held, 0, 0])])
        .stop_at_inventory(B)
        .dock(Clothing, 5)
        .stocking(Clothing);
    t.play(A, stock(&[("Clothing Importer", bought)]));
    t
}

#[test]
fn e42_an_importer_wants_five_in_one_month() {
    let t = import(0, 5);
    assert_eq!((t.paid(A).0, t.points(A)), (10, 12));
    assert_eq!(import(0, 3).points(A), 10);
    assert_eq!(import(3, 2).points(A), 10);
}

#[test]
fn e44_an_empty_pool_forces_debt_and_refuses_credit() {
    let mut t = Table::of(2)
        .open(A, "Estate Seller", &[])
        .open(B, "Bakery", &[])
        .with_money(A, 0)
        .with_money(B, 0)
        .with_debt(A, 15)
        .dock(Food, 1)
        .stocking(Food);
    assert_eq!(t.refusal(B, stock(&[("Bakery", 1)])), Illegal::NoTokens);
    t.play(B, stock(&[]));
    assert_eq!(t.debt(A), 17, "$3 of utilities are 2 tokens beyond the pool");
    let row = crate::games::brick_and_mortar::FinalRow::of(&t.position, A);
    assert_eq!(row.debt, 17);
}

#[test]
fn e48_a_canning_factory_is_paid_for_what_it_adds() {
    let mut t = Table::of(2)
        .open(A, "Large Canning Factory", &[])
        .stop_at_inventory(B)
        .supply(&[1])
        .window(Window::BeforeSupply);
    let bank = t.position.bank[Food];
    assert_eq!(t.position.docks[Food], 0, "the Supply Cards come later");
    t.play(A, Action::Produce(4));
    assert_eq!(t.money(A), 23);
    assert_eq!((t.position.docks[Food], t.position.bank[Food]), (8, bank - 8));
}

#[test]
fn e49_a_transfer_renews_the_age() {
    let mut t = Table::of(2)
        .open(A, "Food Bank", &[(Food, [0, 3, 0])])
        .open(A, "Freezer", &[])
        .stop_at_inventory(B)
        .window(Window::AfterSupply);
    t.play(A, Action::Move { lots: vec![lot("Food Bank", Food, 1, 3)], surplus: 0 });
    assert_eq!(t.shelves(A, "Freezer", Food), [3, 0, 0]);
    assert_eq!(t.shelves(A, "Food Bank", Food), [0, 0, 0]);
}

#[test]
fn more_tokens_than_needed_may_be_taken_up_to_the_price_of_one_item() {
    let t = Table::of(2)
        .open(A, "Mall Gallery", &[])
        .stop_at_inventory(B)
        .dock(Jewelry, 2)
        .stocking(Jewelry);
    let with = |borrow| Action::Stock { into: vec![(store("Mall Gallery"), 2)], borrow };
    assert_eq!(t.refusal(A, with(5)), Illegal::TooManyTokens { most: 4 });
    let mut t = t;
    t.play(A, with(4));
    assert_eq!((t.money(A), t.debt(A)), (15 + 8 - 14, 4));
}

#[test]
fn stocking_is_refused_with_the_numbers() {
    let t = Table::of(2)
        .open(A, "Food Bank", &[(Food, [3, 0, 0])])
        .open(A, "Freezer", &[])
        .open(A, "Bakery", &[])
        .dock(Food, 2)
        .stocking(Food);
    let says = |into: &[(&str, u32)]| t.refusal(A, stock(into)).to_string();
    assert_eq!(says(&[("Food Bank", 2)]), "Food Bank has room for only 1 more food.");
    assert_eq!(says(&[("Freezer", 1)]), "Freezer cannot be stocked from the dock.");
    assert_eq!(says(&[("Bakery", 3)]), "Only 2 food are left on the dock.");
    assert_eq!(says(&[("Exporter", 1)]), "Exporter is not open in your building.");
    let twice = says(&[("Bakery", 1), ("Bakery", 1)]);
    assert_eq!(twice, "Bakery is named twice; say once how many it receives.");
}

#[test]
fn a_dial_reaches_from_the_minimum_to_its_end() {
    let t = Table::of(2)
        .open(A, "Outlet Mall", &[])
        .open(B, "Thrift Store", &[])
        .dock(Electronics, 1)
        .stocking(Electronics);
    let says = |price| t.refusal(Seat::new(0), dial(price)).to_string();
    assert_eq!(says(3), "The minimum price for electronics is $4.");
    assert_eq!(says(26), "The dial ends at $25.");
}
