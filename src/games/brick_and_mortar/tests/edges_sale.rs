//! Sale at its edges, by the numbers of the rule book.
use super::table::{A, B, C, Table, deliver, dial, lot};
use super::vectors_sale::{jayden_and_maria, no_competition};
use crate::games::brick_and_mortar::Item::{Art, Clothing, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::shop::sellable;
use crate::games::brick_and_mortar::{Action, Count, Delivery, Illegal, Prompt};
use crate::games::brick_and_mortar::{DialSalePrompt, SellPrompt};
use crate::table::{Eye, Game};

#[test]
fn e07_a_sale_tie_goes_to_the_later_in_turn_order() {
    let mut t = Table::of(3)
        .open(A, "Food Bank", &[(Food, [3, 0, 0])])
        .open(B, "Food Wholesaler", &[(Food, [3, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Food, 4)])
        .selling(Food);
    t.play(A, dial(3, 4)).play(B, dial(3, 4));
    assert_eq!((t.sold(B), t.sold(A)), ((12, 0, 3, 0), (4, 0, 1, 2)));
}

#[test]
fn the_surplus_of_one_seller_lies_on_the_table_while_the_next_still_chooses() {
    let mut t = Table::of(3)
        .open(A, "Food Bank", &[(Food, [3, 0, 0])])
        .open(B, "Food Wholesaler", &[(Food, [3, 0, 0])])
        .open(C, "Bakery", &[(Food, [2, 0, 0])])
        .open(C, "Private Catering", &[(Food, [1, 0, 0])])
        .stop_at_art(A)
        .boxes(&[(Food, 2)])
        .selling(Food);
    // Every play counts the cubes: those of A's surplus lie in no store and not in the supply.
    t.play(A, dial(2, 4)).play(B, dial(2, 3)).play(C, dial(2, 5));
    assert_eq!((t.sold(B), t.sold(A)), ((6, 0, 2, 0), (0, 0, 0, 2)));
    assert_eq!(t.asked(), [C], "which two of three are lost");
    assert_eq!(t.position.floor.surplus[A], 2);
    t.play(C, deliver(&[], &[lot("Bakery", Food, 0, 1), lot("Private Catering", Food, 0, 1)]));
    assert_eq!(t.sold(C), (0, 0, 0, 2));
    assert_eq!(t.position.floor.surplus[A], 0, "nobody rescued it");
}

#[test]
fn e08_quantity_zero_sells_and_loses_nothing() {
    let mut t = jayden_and_maria(4);
    t.play(A, dial(0, 0)).play(B, dial(3, 8));
    assert_eq!((t.money(A), t.shelves(A, "Exporter", Clothing)), (15, [4, 0, 0]));
    assert!(!t.position.players[A].sold[Clothing]);
    assert_eq!(t.money(B), 15 + 42);
}

#[test]
fn e09_the_quantity_is_limited_by_items_and_boxes() {
    let t = Table::of(2)
        .open(A, "Jewelry Collector", &[(Jewelry, [4, 0, 0])])
        .open(B, "Bridal Jeweler", &[(Jewelry, [1, 0, 0])])
        .boxes(&[(Jewelry, 2)])
        .selling(Jewelry);
    assert_eq!(t.refusal(A, dial(3, 9)), Illegal::QuantityLimit { most: 2, item: Jewelry });
    assert_eq!(t.refusal(A, dial(2, 18)).to_string(), "The maximum price for jewelry is $17.");
}

#[test]
fn e10_blocking_with_a_center_is_legal() {
    let mut t = Table::of(3)
        .open(A, "Food Bank", &[(Food, [3, 0, 0])])
        .open(A, "Fulfillment Center (Food)", &[])
        .open(B, "Bakery", &[(Food, [2, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Food, 3)])
        .selling(Food);
    t.play(A, dial(3, 4)).play(B, dial(2, 5));
    t.play(A, deliver(&[lot("Food Bank", Food, 0, 3)], &[]));
    assert_eq!(t.position.floor.boxes[Food], 0);
    assert_eq!(t.sold(B), (0, 0, 0, 2), "the next seller's items become surplus");
    assert_eq!(t.money(A), 15 + 12);
}

#[test]
fn e11_a_center_adds_to_the_limit_of_a_lone_seller() {
    let mut t = Table::of(2)
        .open(A, "Food Wholesaler", &[(Food, [5, 0, 0])])
        .open(A, "Fulfillment Center (Food)", &[])
        .stop_at_art(B)
        .boxes(&[(Food, 2)])
        .selling(Food);
    assert!(matches!(t.prompt(A), Prompt::Sell(SellPrompt { most: 5, .. })));
    t.play(A, Action::Sell(5));
    assert_eq!(t.money(A), 45);
}

#[test]
fn e12_without_boxes_only_the_center_owner_sells() {
    let mut t = Table::of(3)
        .open(A, "Food Bank", &[(Food, [3, 0, 0])])
        .open(A, "Fulfillment Center (Food)", &[])
        .open(B, "Bakery", &[(Food, [2, 0, 0])])
        .stop_at_art(C)
        .selling(Food);
    assert!(no_competition(&t));
    assert!(matches!(t.prompt(A), Prompt::Sell(SellPrompt { most: 3, .. })));
    t.play(A, Action::Sell(2));
    assert_eq!(t.money(A), 27);
    assert_eq!(t.asked(), [C], "B is not asked");
}

#[test]
fn e13_the_art_purveyor_borrows_jewelry_boxes() {
    let mut t = Table::of(3)
        .open(A, "Art Purveyor", &[(Art, [3, 0, 0])])
        .open(B, "Mall Gallery", &[(Art, [1, 0, 0])])
        .stop_at_inventory(C)
        .boxes(&[(Art, 1), (Jewelry, 2)])
        .selling(Art);
    let Prompt::DialSale(DialSalePrompt { most, .. }) = t.prompt(A) else { panic!("A dials") };
    assert_eq!(most, 3);
    let preview = t.position.view(Eye::Seat(A)).dial_preview(Art, 3, 12).unwrap();
    assert_eq!(preview.at_risk, 1, "two would go to boxes nobody else may use");
    t.play(A, dial(3, 12)).play(B, dial(1, 20));
    assert_eq!(t.sold(A), (36, 0, 3, 0));
    assert_eq!(t.sold(B), (0, 0, 0, 1));
}

#[test]
fn a_box_that_the_others_cannot_fill_is_no_risk() {
    let t = Table::of(3)
        .open(A, "Food Wholesaler", &[(Food, [4, 0, 0])])
        .open(B, "Bakery", &[(Food, [2, 0, 0])])
        .stop_at_inventory(C)
        .boxes(&[(Food, 5)])
        .selling(Food);
    let view = t.position.view(Eye::Seat(A));
    // Of five boxes B can fill two: three are A's, whatever B dials.
    let at_risk = [2, 3, 4].map(|count| view.dial_preview(Food, count, 6).unwrap().at_risk);
    assert_eq!(at_risk, [0, 0, 1]);
}

#[test]
fn only_art_of_the_purveyor_may_borrow() {
    let mut t = Table::of(2)
        .open(A, "Art Purveyor", &[(Art, [1, 0, 0])])
        .open(A, "Mall Gallery", &[(Art, [2, 0, 0])])
        .stop_at_inventory(B)
        .boxes(&[(Art, 1), (Jewelry, 2)])
        .selling(Art);
    t.play(A, Action::Sell(2));
    let gallery = vec![lot("Mall Gallery", Art, 0, 2)];
    let wrong = Action::Deliver(Delivery { sold: gallery, borrowed: 1, ..Delivery::default() });
    assert_eq!(t.refusal(A, wrong), Illegal::PurveyorOnly);
    let sold = vec![lot("Mall Gallery", Art, 0, 1), lot("Art Purveyor", Art, 0, 1)];
    t.play(A, Action::Deliver(Delivery { sold, borrowed: 1, ..Delivery::default() }));
    assert_eq!(t.money(A), 15 + 44);
}

#[test]
fn e14_electronics_surplus_is_locked_by_an_empty_dock() {
    let t = |dock| {
        Table::of(2)
            .open(A, "Electronics Surplus", &[(Electronics, [2, 0, 0])])
            .open(A, "Outlet Mall", &[(Electronics, [1, 0, 0])])
            .stop_at_art(B)
            .dock(Electronics, dock)
            .boxes(&[(Electronics, 5)])
            .selling(Electronics)
    };
    let sells = |t: &Table| sellable(t.position.building(A), Electronics, &t.position.docks);
    assert_eq!((sells(&t(0)), sells(&t(1))), (1, 3));
    let locked = t(0);
    assert!(matches!(locked.prompt(A), Prompt::Sell(SellPrompt { most: 1, .. })));
}

#[test]
fn e16_the_antique_store_loves_its_bottom_shelf() {
    let mut t = Table::of(2)
        .open(A, "Antique Store", &[(Jewelry, [0, 0, 1]), (Art, [1, 0, 1])])
        .stop_at_inventory(B)
        .boxes(&[(Jewelry, 3), (Art, 2)])
        .selling(Jewelry);
    t.play(A, Action::Sell(1)).play(B, Action::Sell(0)).play(A, Action::Sell(2));
    assert_eq!((t.money(A), t.points(A)), (15 + 61, 14));
}

#[test]
fn e40_the_freezer_sells_at_nothing_for_points() {
    let mut t = Table::of(3)
        .open(A, "Freezer", &[(Food, [2, 0, 0])])
        .open(A, "Food Bank", &[(Food, [1, 0, 0])])
        .open(B, "Bakery", &[(Food, [3, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Food, 4)])
        .selling(Food);
    t.play(A, dial(3, 0)).play(B, dial(3, 3));
    assert_eq!(t.sold(A), (0, 2, 3, 0));
    assert_eq!(t.points(A), 12);
    assert_eq!(t.sold(B), (1, 0, 1, 2));
}

#[test]
fn e47_the_thrift_store_rescues_surplus() {
    let mut t = Table::of(3)
        .open(A, "Clothing Importer", &[(Clothing, [3, 0, 0])])
        .open(A, "Thrift Store", &[])
        .open(B, "Outlet Mall", &[(Clothing, [3, 0, 0])])
        .stop_at_inventory(C)
        .boxes(&[(Clothing, 4)])
        .selling(Clothing);
    t.play(A, dial(3, 8)).play(B, dial(3, 2));
    assert!(t.asks(A, "Thrift Store"));
    t.play(A, Action::Move { lots: Vec::new(), surplus: 2 });
    assert_eq!(t.money(A), 15 + 8);
    assert_eq!(t.position.bank[Clothing], 25 - 2, "nothing was discarded; 4 cubes came back");
    assert_eq!(t.shelves(A, "Thrift Store", Clothing), [2, 0, 0]);
    t.play(C, Action::Pawn(Count::default()));
    assert_eq!(t.shelves(A, "Thrift Store", Clothing), [0, 2, 0]);
}

#[test]
fn a_delivery_is_refused_with_the_numbers() {
    let mut t = Table::of(3)
        .open(A, "Food Bank", &[(Food, [2, 2, 0])])
        .open(A, "Fulfillment Center (Food)", &[])
        .open(B, "Bakery", &[(Food, [3, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Food, 2)])
        .selling(Food);
    t.play(A, dial(3, 4)).play(B, dial(1, 5));
    let bottom = |count| lot("Food Bank", Food, 1, count);
    let top = |count| lot("Food Bank", Food, 0, count);
    let says = |action| t.refusal(A, action).to_string();
    assert_eq!(
        says(deliver(&[bottom(2)], &[])),
        "You selected 3; 3 of them can be sold and must be."
    );
    assert_eq!(
        says(deliver(&[bottom(2)], &[top(1)])),
        "An item cannot be surplus while one of your boxes is free."
    );
    assert_eq!(says(deliver(&[bottom(2), top(1)], &[])), "Only 2 boxes are free there.");
    assert_eq!(says(deliver(&[bottom(3)], &[])), "There is not so much food on that shelf.");
}
