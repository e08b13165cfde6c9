//! Every store that does something while selling has a test of its name.
use super::table::{A, B, C, Table, lot, store};
use crate::games::brick_and_mortar::Item::{self, Art, Clothing, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::{Action, Delivery, Prompt};
use crate::games::brick_and_mortar::{DeliverPrompt, SellPrompt};

/// `A` alone sells all of `item` from this store at the maximum price; a stop keeps the month
/// there.
fn after_selling_all(name: &str, item: Item, shelves: [u32; 3]) -> Table {
    let count = shelves.iter().sum();
    let t = Table::of(2).open(A, name, &[(item, shelves)]);
    let stopped = if item == Art { t.stop_at_inventory(B) } else { t.stop_at_art(B) };
    let mut t = stopped.boxes(&[(item, count)]).selling(item);
    t.play(A, Action::Sell(count));
    if let Some(Prompt::Deliver(DeliverPrompt { terms, .. })) =
        crate::table::Game::view(&t.position, crate::table::Eye::Seat(A)).prompt
    {
        t.play(A, Action::Deliver(terms.suggestion));
    }
    t
}

/// What that brought: money and points.
pub(super) fn sells_all(name: &str, item: Item, shelves: [u32; 3]) -> (u32, u32) {
    let t = after_selling_all(name, item, shelves);
    (t.money(A) - 15, t.points(A) - 10)
}

/// The most `A` could select with these items and no box on any card.
fn private_boxes(name: &str, item: Item, holder: &str, count: u32) -> u32 {
    let t = Table::of(2)
        .open(A, name, &[])
        .open(A, holder, &[(item, [count, 0, 0])])
        .boxes(&[])
        .selling(item);
    match t.prompt(A) {
        Prompt::Sell(SellPrompt { most, .. }) => most,
        other => panic!("A sells, not {other:?}"),
    }
}

fn swap_all(name: &str, item: Item, count: u32) -> (u32, u32) {
    let mut t = Table::of(2)
        .open(A, name, &[(item, [count, 0, 0])])
        .stop_at_art(B)
        .boxes(&[(item, count)])
        .selling(item);
    t.play(A, Action::Sell(count));
    let sold = vec![lot(name, item, 0, count)];
    let swaps = vec![(store(name), count / 2)];
    t.play(A, Action::Deliver(Delivery { sold, swaps, ..Delivery::default() }));
    (t.money(A) - 15, t.points(A) - 10)
}

#[test]
fn food_distributor() {
    assert_eq!(swap_all("Food Distributor", Food, 3), (12, 1));
}

#[test]
fn clothing_distributor() {
    assert_eq!(swap_all("Clothing Distributor", Clothing, 4), (16, 2));
}

#[test]
fn electronics_distributor() {
    assert_eq!(swap_all("Electronics Distributor", Electronics, 2), (12, 2));
}

#[test]
fn bakery() {
    assert_eq!(sells_all("Bakery", Food, [5, 0, 0]), (20, 2));
}

#[test]
fn exporter() {
    assert_eq!(sells_all("Exporter", Food, [4, 0, 0]), (24, 1));
    assert_eq!(sells_all("Exporter", Clothing, [2, 0, 0]), (16, 0));
}

#[test]
fn clothing_exporter() {
    assert_eq!(sells_all("Clothing Exporter", Clothing, [4, 0, 0]), (32, 2));
    assert_eq!(sells_all("Clothing Exporter", Clothing, [3, 0, 0]), (24, 0));
}

#[test]
fn designer_boutique() {
    assert_eq!(sells_all("Designer Boutique", Clothing, [3, 0, 0]), (42, 0));
}

#[test]
fn bridal_jeweler() {
    assert_eq!(sells_all("Bridal Jeweler", Jewelry, [2, 0, 0]), (42, 0));
}

#[test]
fn duty_free() {
    assert_eq!(sells_all("Duty Free", Electronics, [2, 0, 0]), (28, 0));
    assert_eq!(sells_all("Duty Free", Art, [1, 0, 0]), (24, 0));
}

#[test]
fn antique_store() {
    assert_eq!(sells_all("Antique Store", Jewelry, [1, 0, 1]), (34, 2));
}

/// Sold second, after an opponent's two.
fn second_to_sell(name: &str, item: Item) -> u32 {
    let mut t = Table::of(3)
        .open(B, name, &[(item, [2, 0, 0])])
        .open(A, "Outlet Mall", &[(item, [2, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(item, 4)])
        .selling(item);
    t.play(A, Action::Sell(2)).play(B, Action::Sell(2));
    t.money(B) - 15
}

#[test]
fn designer_knockoffs() {
    assert_eq!(sells_all("Designer Knockoffs", Clothing, [4, 0, 0]), (44, 0));
    assert_eq!(second_to_sell("Designer Knockoffs", Clothing), 16);
}

#[test]
fn knockoff_electronics() {
    assert_eq!(sells_all("Knockoff Electronics", Electronics, [3, 0, 0]), (48, 0));
    assert_eq!(second_to_sell("Knockoff Electronics", Electronics), 24);
}

#[test]
fn electronics_peddler() {
    let t = after_selling_all("Electronics Peddler", Electronics, [2, 0, 0]);
    assert_eq!((t.money(A), t.names(A).len()), (15 + 36, 0));
}

#[test]
fn jewelry_peddler() {
    let t = after_selling_all("Jewelry Peddler", Jewelry, [1, 0, 0]);
    assert_eq!((t.money(A), t.names(A).len()), (15 + 25, 0));
}

#[test]
fn art_peddler() {
    let t = after_selling_all("Art Peddler", Art, [3, 0, 0]);
    assert_eq!((t.money(A), t.names(A).len()), (15 + 96, 0));
}

#[test]
fn electronics_surplus_sells_only_beside_a_stocked_dock() {
    let t = |dock| {
        Table::of(2)
            .open(A, "Electronics Surplus", &[(Electronics, [2, 0, 0])])
            .stop_at_art(B)
            .dock(Electronics, dock)
            .boxes(&[(Electronics, 2)])
            .selling(Electronics)
    };
    assert_eq!(t(0).asked(), [B], "locked: nobody sells electronics");
    assert!(matches!(t(1).prompt(A), Prompt::Sell(SellPrompt { most: 2, .. })));
}

#[test]
fn art_purveyor() {
    let mut t = Table::of(2)
        .open(A, "Art Purveyor", &[(Art, [3, 0, 0])])
        .stop_at_inventory(B)
        .boxes(&[(Jewelry, 2)])
        .selling(Art);
    assert!(matches!(t.prompt(A), Prompt::Sell(SellPrompt { most: 2, .. })));
    t.play(A, Action::Sell(2));
    assert_eq!(t.money(A), 15 + 44);
}

#[test]
fn auction_house() {
    assert_eq!(sells_all("Auction House", Art, [2, 0, 0]), (50, 0));
    assert_eq!(sells_all("Auction House", Jewelry, [2, 0, 0]), (34, 0));
    let mut t = Table::of(2)
        .open(A, "Auction House", &[])
        .open(A, "Mall Gallery", &[(Art, [1, 0, 0])])
        .stop_at_inventory(B)
        .boxes(&[(Art, 1)])
        .selling(Art);
    t.play(A, Action::Sell(1));
    assert_eq!(t.money(A), 15 + 25, "from any of the owner's stores");
}

#[test]
fn fulfillment_center_food() {
    assert_eq!(private_boxes("Fulfillment Center (Food)", Food, "Food Wholesaler", 5), 3);
}

#[test]
fn fulfillment_center_clothing() {
    let most = private_boxes("Fulfillment Center (Clothing)", Clothing, "Factory Thirds", 5);
    assert_eq!(most, 3);
}

#[test]
fn fulfillment_center_electronics() {
    let most = private_boxes("Fulfillment Center (Electronics)", Electronics, "Outlet Mall", 3);
    assert_eq!(most, 2);
}

#[test]
fn fulfillment_center_jewelry() {
    assert_eq!(private_boxes("Fulfillment Center (Jewelry)", Jewelry, "Mall Gallery", 3), 2);
}

#[test]
fn fulfillment_center_art() {
    assert_eq!(private_boxes("Fulfillment Center (Art)", Art, "Art Purveyor", 3), 2);
}

#[test]
fn fulfillment_center_hybrid() {
    for (item, holder) in [
        (Food, "Bakery"),
        (Clothing, "Outlet Mall"),
        (Electronics, "Outlet Mall"),
        (Jewelry, "Mall Gallery"),
    ] {
        assert_eq!(private_boxes("Fulfillment Center (Hybrid)", item, holder, 2), 1);
    }
}
