//! Supply, by the numbers of the rule book.
use super::table::{A, B, C, Table, card, stock, stock_owing};
use crate::games::brick_and_mortar::Item::{Art, Clothing, Food, Jewelry};
use crate::games::brick_and_mortar::phases::{Phase, Window};
use crate::games::brick_and_mortar::{Action, Ask, Illegal, Item, Prompt};
use crate::games::brick_and_mortar::{EffectPrompt, StockPrompt};

pub(super) fn dial(price: u32) -> Action {
    Action::DialSupply(price)
}

/// Everybody who is to buy without competition.
pub(super) fn no_competition(t: &Table) -> bool {
    matches!(&t.position.phase, Phase::Stocking(stocking) if stocking.bids.is_none())
}

#[test]
fn v03_cameron_stacks_discounts() {
    let mut t = Table::of(3)
        .open(A, "Estate Seller", &[])
        .open(A, "Jewelry Collector", &[])
        .open(A, "Large Loading Dock", &[])
        .open(B, "Jewelry Liquidator", &[])
        .with_money(A, 30)
        .dock(Jewelry, 6)
        .dock(Art, 1)
        .open(C, "Art Liquidator", &[])
        .stocking(Jewelry);
    t.play(A, dial(9)).play(B, dial(7));
    t.play(A, stock(&[("Estate Seller", 3), ("Jewelry Collector", 3)]));
    assert_eq!(t.paid(A), (24, 0));
    assert_eq!(t.money(A), 6);
}

#[test]
fn v06_supply_cards_add_up() {
    let cards = [24, 44, 52];
    let t = Table::of(2).open(A, "Food Bank", &[]).supply(&cards).window(Window::BeforeSupply);
    let docks = Item::ALL.map(|item| t.position.docks[item]);
    assert_eq!(docks, [5, 3, 3, 2, 2]);
    assert_eq!(t.position.market_discard.cards(), cards.map(card));
    assert!(t.position.supply.is_empty());
}

#[test]
fn v07_kiara_and_luis_stock_food_without_competition() {
    let mut t = Table::of(3)
        .open(A, "Food Distributor", &[(Food, [3, 0, 0])])
        .open(B, "Exporter", &[])
        .stop_at_inventory(C)
        .dock(Food, 6)
        .stocking(Food);
    assert!(no_competition(&t));
    let Prompt::Stock(StockPrompt { price, stores, .. }) = t.prompt(A) else { panic!("A stocks") };
    assert_eq!((price, stores[0].room), (1, 1));
    t.play(A, stock(&[("Food Distributor", 1)])).play(B, stock(&[("Exporter", 4)]));
    assert_eq!((t.paid(A), t.paid(B)), ((1, 0), (4, 0)));
    assert_eq!(t.position.docks[Food], 1);
}

#[test]
fn v08_luis_alone_can_stock() {
    let mut t = Table::of(3)
        .open(B, "Exporter", &[(Food, [4, 0, 0]), (Clothing, [2, 0, 0])])
        .stop_at_inventory(C)
        .dock(Clothing, 1)
        .stocking(Clothing);
    assert!(no_competition(&t), "one who can stock has no competition");
    t.play(B, stock(&[("Exporter", 1)]));
    assert_eq!(t.paid(B), (2, 0));
}

#[test]
fn v09_kiara_and_luis_compete_for_jewelry() {
    let mut t = Table::of(3)
        .open(A, "Estate Seller", &[(Jewelry, [2, 0, 0])])
        .open(B, "Jewelry Liquidator", &[(Jewelry, [1, 0, 0])])
        .stop_at_inventory(C)
        .dock(Jewelry, 2)
        .stocking(Jewelry);
    assert_eq!(t.asked(), [A, B]);
    t.play(A, dial(9)).play(B, dial(7));
    assert_eq!(t.asked(), [A]);
    t.play(A, stock(&[("Estate Seller", 1)]));
    assert_eq!(t.paid(A), (5, 0));
    t.play(B, stock(&[("Jewelry Liquidator", 1)]));
    assert_eq!(t.paid(B), (7, 0));
}

#[test]
fn v15_one_debt_item_a_type() {
    let t = || {
        Table::of(3)
            .open(A, "Food Wholesaler", &[])
            .open(A, "Outlet Mall", &[])
            .open(B, "Bakery", &[])
            .stop_at_inventory(C)
            .with_money(A, 6)
            .dock(Food, 5)
            .dock(Clothing, 1)
    };
    let mut t = t().stocking(Food);
    t.play(A, dial(2)).play(B, dial(1));
    let fifth = t.refusal(A, stock_owing(&[("Food Wholesaler", 5)], 2));
    assert_eq!(fifth, Illegal::DebtItem { item: Food });
    t.play(A, stock_owing(&[("Food Wholesaler", 4)], 1));
    assert_eq!((t.money(A), t.debt(A)), (0, 1));
    t.play(B, stock(&[]));
    t.play(A, stock_owing(&[("Outlet Mall", 1)], 1));
    assert_eq!((t.money(A), t.debt(A)), (0, 2), "one clothing may use debt too");
}

#[test]
fn v20_discounts_never_pay_you() {
    let mut t = Table::of(2)
        .open(A, "Large Loading Dock", &[])
        .open(A, "Food Wholesaler", &[])
        .stop_at_inventory(B)
        .dock(Food, 6)
        .stocking(Food);
    t.play(A, stock(&[("Food Wholesaler", 6)]));
    assert_eq!((t.paid(A), t.money(A)), ((0, 0), 15));
}

#[test]
fn v25_private_catering_takes_what_fits_from_the_general_supply() {
    let mut t = Table::of(2)
        .open(A, "Private Catering", &[(Food, [2, 0, 0])])
        .stop_at_inventory(B)
        .dock(Food, 3)
        .window(Window::BeforeStockingFood);
    let Prompt::Effect(EffectPrompt { ask, .. }) = t.prompt(A) else { panic!("Catering asks") };
    assert_eq!(ask, Ask::Take { item: Food, most: 1, from_dock: false });
    let bank = t.position.bank[Food];
    t.play(A, Action::Take(1));
    assert_eq!((t.position.bank[Food], t.position.docks[Food]), (bank - 1, 3));
    assert_eq!(t.shelves(A, "Private Catering", Food), [3, 0, 0]);
}
