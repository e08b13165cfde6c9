//! Sale, by the numbers of the rule book.
use super::table::{A, B, C, D, Table, deliver, dial, lot, store};
use crate::games::brick_and_mortar::Item::{Art, Clothing, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::SellPrompt;
use crate::games::brick_and_mortar::phases::{Phase, Window};
use crate::games::brick_and_mortar::{Action, Delivery, Illegal, Item, Prompt, Selling};
use crate::table::{Eye, Game};

pub(super) fn no_competition(t: &Table) -> bool {
    matches!(&t.position.phase, Phase::Selling(Selling { offers: None, .. }))
}

#[test]
fn v01_brianna_sells_from_two_stores_at_two_values() {
    let mut t = Table::of(3)
        .open(A, "Designer Boutique", &[(Clothing, [2, 0, 0])])
        .open(A, "Clothing Exporter", &[(Clothing, [4, 0, 0])])
        .open(B, "Outlet Mall", &[(Clothing, [3, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Clothing, 6)])
        .selling(Clothing);
    t.play(A, dial(5, 6)).play(B, dial(0, 8));
    let chosen =
        [lot("Designer Boutique", Clothing, 0, 1), lot("Clothing Exporter", Clothing, 0, 4)];
    t.play(A, deliver(&chosen, &[]));
    assert_eq!(t.sold(A), (36, 2, 5, 0));
    assert_eq!((t.money(A), t.points(A)), (51, 12));
}

/// The Farmers Market's owner sells these types, none of them from the Market.
fn farmers_market(types: &[Item]) -> Table {
    let mut t = Table::of(2)
        .open(A, "Farmers Market", &[])
        .open(
            A,
            "Department Store",
            &[
                (Food, [1, 0, 0]),
                (Clothing, [1, 0, 0]),
                (Electronics, [1, 0, 0]),
                (Jewelry, [1, 0, 0]),
            ],
        )
        .stop_at_inventory(B);
    // The stopper has nothing to sell it with.
    for &item in types {
        t = t.boxes(&[(item, 6)]);
    }
    let mut t = t.selling(Food);
    for _ in types {
        t.play(A, Action::Sell(1));
        while t.asked() == [B] && !t.asks(B, "Pawn Shop") {
            t.play(B, Action::Sell(0));
        }
    }
    t
}

#[test]
fn v02_the_farmers_market_counts_any_store() {
    let t = farmers_market(&[Food, Clothing, Electronics, Jewelry]);
    assert!(t.asks(B, "Pawn Shop"));
    assert_eq!(t.points(A), 13);
    assert_eq!(farmers_market(&[Food, Clothing, Electronics]).points(A), 10);
}

#[test]
fn v04_malik_uses_his_fulfillment_center() {
    let mut t = Table::of(3)
        .open(A, "Food Wholesaler", &[(Food, [6, 0, 0])])
        .open(A, "Fulfillment Center (Food)", &[])
        .open(B, "Bakery", &[(Food, [2, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Food, 4)])
        .selling(Food);
    t.play(A, dial(6, 4)).play(B, dial(1, 6));
    let sold = vec![lot("Food Wholesaler", Food, 0, 6)];
    t.play(A, Action::Deliver(Delivery { sold, centers: 3, ..Delivery::default() }));
    assert_eq!(t.money(A), 39);
    assert_eq!(t.sold(B).2, 1, "one card box was left for the others");
}

#[test]
fn v10_demand_cards_add_up() {
    // The Agency stops the sale once the cards are turned up.
    let t = Table::of(2).open(A, "Advertisement Agency", &[]).demand(&[30, 41, 48]);
    assert_eq!(t.position.view(Eye::Seat(A)).demand, None, "face down");
    let t = t.window(Window::AfterSupply);
    assert!(t.asks(A, "Advertisement Agency"));
    assert_eq!(Item::ALL.map(|item| t.position.floor.boxes[item]), [5, 4, 0, 2, 2]);
    assert_eq!(t.position.view(Eye::Public).demand.map(|cards| cards.len()), Some(3));
}

#[test]
fn v11_jayden_is_the_only_seller_of_food() {
    let mut t = Table::of(2)
        .open(A, "Exporter", &[(Food, [3, 0, 0])])
        .stop_at_art(B)
        .boxes(&[(Food, 2)])
        .selling(Food);
    assert!(no_competition(&t));
    let three = t.refusal(A, Action::Sell(3));
    assert_eq!(three, Illegal::QuantityLimit { most: 2, item: Food });
    t.play(A, Action::Sell(2));
    assert_eq!((t.money(A), t.points(A)), (27, 10));
    assert_eq!(t.shelves(A, "Exporter", Food), [1, 0, 0]);
}

pub(super) fn jayden_and_maria(jayden: u32) -> Table {
    Table::of(3)
        .open(A, "Exporter", &[(Clothing, [jayden, 0, 0])])
        .open(B, "Designer Boutique", &[(Clothing, [3, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Clothing, 5)])
        .selling(Clothing)
}

#[test]
fn v12_equal_demand_is_no_competition() {
    let mut t = jayden_and_maria(2);
    assert!(no_competition(&t));
    t.play(A, Action::Sell(2)).play(B, Action::Sell(3));
    assert_eq!((t.money(A), t.money(B)), (15 + 16, 15 + 42));
}

#[test]
fn v13_competition_leaves_surplus() {
    let mut t = jayden_and_maria(4);
    t.play(A, dial(4, 3)).play(B, dial(2, 8));
    assert_eq!((t.money(A), t.points(A)), (15 + 12, 11));
    assert_eq!(t.sold(B), (14, 0, 1, 1));
    assert_eq!(t.shelves(B, "Designer Boutique", Clothing), [1, 0, 0], "her third stays");
    assert_eq!(t.position.bank[Clothing], 25 - 1 - 5, "the surplus is discarded");
}

/// `count` sold from a Distributor at the maximum price with so many swaps: money and points.
fn distributor(name: &str, item: Item, count: u32, swaps: u32) -> (u32, u32) {
    let mut t = Table::of(2)
        .open(A, name, &[(item, [count, 0, 0])])
        .stop_at_art(B)
        .boxes(&[(item, count)])
        .selling(item);
    t.play(A, Action::Sell(count));
    let sold = vec![lot(name, item, 0, count)];
    let swapped = |swaps: u32| {
        let swaps = if swaps == 0 { Vec::new() } else { vec![(store(name), swaps)] };
        Action::Deliver(Delivery { sold: sold.clone(), swaps, ..Delivery::default() })
    };
    assert_eq!(t.refusal(A, swapped(3)), Illegal::SwapLimit { most: 2 });
    for allowed in 0..=2 {
        assert!(t.position.check(A, &swapped(allowed)).is_ok());
    }
    t.play(A, swapped(swaps));
    (t.money(A) - 15, t.points(A) - 10)
}

#[test]
fn v17_distributors_swap_every_second_item() {
    assert_eq!(distributor("Food Distributor", Food, 4, 2), (12, 2));
    assert_eq!(distributor("Clothing Distributor", Clothing, 5, 1), (32, 1));
    assert_eq!(distributor("Electronics Distributor", Electronics, 4, 2), (24, 4));
}

#[test]
fn v18_the_exporter_pays_at_once() {
    let mut t = Table::of(2)
        .open(B, "Exporter", &[(Food, [3, 0, 0]), (Clothing, [1, 0, 0])])
        .boxes(&[(Food, 3), (Clothing, 1)])
        .selling(Food);
    t.play(B, Action::Sell(3));
    assert_eq!((t.money(B), t.points(B)), (33, 11));
    assert_eq!(t.order(), [B, A], "before clothing is sold");
    assert!(
        matches!(t.prompt(B), Prompt::Sell(SellPrompt { terms, .. }) if terms.item == Clothing)
    );
}

#[test]
fn v19_the_bakery_never_earns_below_nothing() {
    let mut t = Table::of(3)
        .open(A, "Bakery", &[(Food, [3, 0, 0])])
        .open(B, "Food Bank", &[(Food, [2, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Food, 4)])
        .selling(Food);
    t.play(A, dial(3, 1)).play(B, dial(2, 0));
    assert_eq!(t.sold(A), (0, 1, 2, 1));
    assert_eq!((t.money(A), t.points(A)), (15, 11));
}

#[test]
fn v21_a_peddler_closes_after_selling_not_after_surplus() {
    let mut t = Table::of(3)
        .open(A, "Art Peddler", &[(Art, [1, 0, 0])])
        .open(B, "Mall Gallery", &[(Art, [1, 0, 0])])
        .stop_at_inventory(C)
        .boxes(&[(Art, 1)])
        .selling(Art);
    t.play(A, dial(1, 22)).play(B, dial(1, 5));
    assert_eq!(t.sold(A), (0, 0, 0, 1));
    assert_eq!(t.names(A), ["Art Peddler"]);

    let mut t = Table::of(2)
        .open(A, "Art Peddler", &[(Art, [2, 0, 0])])
        .open(A, "Bank", &[])
        .stop_at_inventory(B)
        .boxes(&[(Art, 1)])
        .selling(Art);
    t.play(A, Action::Sell(1));
    assert_eq!(t.money(A), 15 + 32);
    assert_eq!(t.names(A), ["Bank"], "the other stores slide left");
    assert_eq!(t.position.bank[Art], 15, "its other art is discarded");
}

#[test]
fn v22_the_resale_shop_buys_surplus() {
    let mut t = Table::of(4)
        .open(A, "Resale Shop", &[])
        .open(B, "Bridal Jeweler", &[(Jewelry, [1, 0, 0])])
        .open(C, "Mall Gallery", &[(Jewelry, [1, 0, 0])])
        .stop_at_art(D)
        .boxes(&[(Jewelry, 1)])
        .selling(Jewelry);
    t.play(B, dial(1, 17)).play(C, dial(1, 5));
    assert!(t.asks(A, "Resale Shop"));
    t.play(A, Action::BuySurplus(vec![(B, 1)])).play(A, Action::Settle { debt: 0 });
    assert_eq!((t.money(A), t.money(B)), (8, 22));
    assert_eq!(t.shelves(A, "Resale Shop", Jewelry), [1, 0, 0]);
}

#[test]
fn v23_a_center_comes_before_surplus() {
    let mut t = Table::of(3)
        .open(A, "Food Bank", &[(Food, [3, 0, 0])])
        .open(A, "Fulfillment Center (Hybrid)", &[])
        .open(B, "Bakery", &[(Food, [3, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Food, 3)])
        .selling(Food);
    t.play(A, dial(2, 5)).play(B, dial(3, 3));
    assert_eq!(t.sold(A), (5, 0, 1, 1));
    assert_eq!(t.shelves(A, "Food Bank", Food), [1, 0, 0]);
}

fn knockoffs(owner: Action, opponent: Action, opponent_holds: u32, boxes: u32) -> Table {
    let mut t = Table::of(3)
        .open(A, "Designer Knockoffs", &[(Clothing, [2, 0, 0])])
        .open(B, "Outlet Mall", &[(Clothing, [opponent_holds, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Clothing, boxes)])
        .selling(Clothing);
    t.play(A, owner).play(B, opponent);
    t
}

#[test]
fn v24_knockoffs_earn_more_when_first() {
    assert_eq!(knockoffs(dial(2, 2), dial(2, 6), 3, 4).sold(A).0, 10);
    assert_eq!(knockoffs(dial(2, 6), dial(2, 2), 3, 4).sold(A).0, 12);
}

#[test]
fn e15_whoever_delivered_nothing_was_not_first() {
    assert_eq!(knockoffs(dial(2, 6), dial(0, 2), 3, 4).sold(A).0, 18);
    let mut t = Table::of(4)
        .open(A, "Designer Knockoffs", &[(Clothing, [2, 0, 0])])
        .open(A, "Fulfillment Center (Clothing)", &[])
        .open(B, "Outlet Mall", &[(Clothing, [3, 0, 0])])
        .stop_at_art(D)
        .boxes(&[(Clothing, 1)])
        .selling(Clothing);
    t.play(A, dial(2, 6)).play(B, dial(1, 2));
    assert_eq!(t.sold(A).0, 12, "B delivered one: no bonus");
    // Whoever dials has a box, and only an item somebody delivers can take it away. So nobody has
    // only surplus before the first item is sold, unless the boxes go by hand.
    let mut t = Table::of(4)
        .open(A, "Designer Knockoffs", &[(Clothing, [2, 0, 0])])
        .open(A, "Fulfillment Center (Clothing)", &[])
        .open(B, "Outlet Mall", &[(Clothing, [3, 0, 0])])
        .stop_at_art(D)
        .boxes(&[(Clothing, 1)])
        .selling(Clothing);
    t.play(B, dial(1, 2));
    t.position.floor.boxes[Clothing] = 0;
    t.play(A, dial(2, 6));
    assert_eq!((t.sold(B), t.sold(A).0), ((0, 0, 0, 1), 18), "B had only surplus");
}
