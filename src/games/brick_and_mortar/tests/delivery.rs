//! A delivery is asked only where there is more than one way; and refusals come in their order.
use super::table::{A, B, C, Table, deliver, dial, lot};
use crate::games::brick_and_mortar::Item::{Art, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::phases::{Phase, Window};
use crate::games::brick_and_mortar::{Action, Illegal, Selling, SellingStep};

/// Whether `A` has to say which items go where.
fn asked(t: &Table) -> bool {
    let Phase::Selling(Selling { seat, step, .. }) = &t.position.phase else { return false };
    *seat == A && matches!(step, SellingStep::Deliver { .. })
}

/// `A` sells so many food first, with a Center of three; `B` waits for what is left.
fn with_a_center(quantity: u32, boxes: u32) -> Table {
    let mut t = Table::of(3)
        .open(A, "Food Wholesaler", &[(Food, [6, 0, 0])])
        .open(A, "Fulfillment Center (Food)", &[])
        .open(B, "Bakery", &[(Food, [5, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Food, boxes)])
        .selling(Food);
    t.play(A, dial(quantity, 2)).play(B, dial(1, 5));
    t
}

#[test]
fn boxes_are_asked_for_only_if_they_can_be_split_in_two_ways() {
    assert!(asked(&with_a_center(3, 2)), "one to three into the Center");
    assert!(!asked(&with_a_center(5, 2)), "all boxes are filled");
    assert!(!asked(&with_a_center(0, 2)), "nothing goes anywhere");
}

#[test]
fn boxes_are_asked_for_only_if_somebody_comes_who_could_use_them() {
    let a_sells_three = |others: (u32, u32)| {
        let mut t = Table::of(3)
            .open(A, "Food Wholesaler", &[(Food, [6, 0, 0])])
            .open(A, "Fulfillment Center (Food)", &[])
            .open(B, "Bakery", &[(Food, [5, 0, 0])])
            .stop_at_art(C)
            .boxes(&[(Food, 5)])
            .selling(Food);
        t.play(A, dial(3, 2)).play(B, dial(others.0, others.1));
        asked(&t)
    };
    assert!(a_sells_three((1, 5)), "B comes next");
    assert!(!a_sells_three((1, 1)), "B was before A");
    assert!(!a_sells_three((0, 5)), "B comes with nothing");
}

#[test]
fn items_of_another_store_swap_nothing_here() {
    let mut t = Table::of(2)
        .open(A, "Food Distributor", &[(Food, [1, 0, 0])])
        .open(A, "Food Wholesaler", &[(Food, [3, 0, 0])])
        .stop_at_art(B)
        .boxes(&[(Food, 4)])
        .selling(Food);
    t.play(A, Action::Sell(4));
    assert!(!asked(&t), "one item of the Distributor is no pair");
    assert_eq!(t.money(A), 15 + 24);
}

#[test]
fn a_purveyor_without_art_borrows_no_box() {
    let jewelry = |art| {
        let mut t = Table::of(2)
            .open(A, "Estate Seller", &[(Jewelry, [2, 0, 0])])
            .open(A, "Fulfillment Center (Jewelry)", &[])
            .open(B, "Art Purveyor", &[(Art, [art, 0, 0])])
            .stop_at_inventory(B)
            .boxes(&[(Jewelry, 4), (Art, 1)])
            .selling(Jewelry);
        t.play(A, Action::Sell(2));
        asked(&t)
    };
    assert!(jewelry(1), "the boxes left are art's");
    assert!(!jewelry(0));
}

#[test]
fn what_is_not_there_comes_before_what_is_locked() {
    let mut t = Table::of(2)
        .open(A, "Electronics Surplus", &[(Electronics, [2, 0, 0])])
        .open(A, "Electronics Distributor", &[(Electronics, [2, 0, 0])])
        .stop_at_art(B)
        .boxes(&[(Electronics, 5)])
        .selling(Electronics);
    t.play(A, Action::Sell(2));
    assert!(asked(&t), "the Distributor could swap");
    let from = |shelf| deliver(&[lot("Electronics Surplus", Electronics, shelf, 2)], &[]);
    assert!(matches!(t.refusal(A, from(0)), Illegal::StoreLocked { .. }));
    assert!(matches!(t.refusal(A, from(1)), Illegal::NotThere { .. }));
}

#[test]
fn a_foreign_card_comes_before_the_wrong_number() {
    let t = Table::of(2).open(A, "Market Research Firm", &[]).window(Window::BeforeAdvertisement);
    let own = t.position.players[A].market_hand[0];
    let foreign = t.position.players[B].market_hand[0];
    assert_eq!(t.refusal(A, Action::Discard(vec![foreign])), Illegal::NotYourCard);
    assert_eq!(t.refusal(A, Action::Discard(vec![own])), Illegal::DiscardCount { count: 2 });
    let twice = Action::Discard(vec![own, own]);
    assert_eq!(t.refusal(A, twice), Illegal::DiscardCount { count: 2 });

    let t = Table::of(2).window(Window::BeforeAdvertisement);
    let own = t.position.players[A].market_hand[0];
    let play = |supply, demand| t.refusal(A, Action::Advertise { supply, demand, look: false });
    assert_eq!(play(vec![foreign], Vec::new()), Illegal::NotYourCard);
    assert_eq!(play(vec![own], Vec::new()), Illegal::AdCount { least: 2, most: 2 });
    assert_eq!(play(vec![own], vec![own]), Illegal::AdCount { least: 2, most: 2 });
}
