//! What a store would do now: the numbers the help tells.
use super::table::{A, B, Table, store};
use crate::games::brick_and_mortar::Item::{Art, Clothing, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::{Does, Lack, View};
use crate::table::{Eye, Game, Seat};

fn seen(t: &Table, seat: Seat) -> View {
    t.position.view(Eye::Seat(seat))
}

/// What the rules of a store would do, to the eyes of `A`.
fn today(t: &Table, name: &str) -> Vec<Does> {
    seen(t, A).today(store(name)).into_iter().map(|today| today.does).collect()
}

#[test]
fn a_cheaper_shelf_saves_on_what_fits_and_lies_on_the_dock() {
    let t = Table::of(2).open(A, "Clothing Wholesaler", &[(Clothing, [2, 0, 0])]);
    let t = t.dock(Clothing, 9).stocking(Clothing);
    assert_eq!(today(&t, "Clothing Wholesaler"), [Does::Saves { items: 4, each: 1 }]);
}

#[test]
fn a_full_shelf_and_an_empty_dock_are_told_apart() {
    let full = Table::of(2).open(A, "Clothing Wholesaler", &[(Clothing, [6, 0, 0])]);
    let full = full.open(B, "Food Bank", &[]).dock(Food, 2).dock(Clothing, 3).stocking(Food);
    assert_eq!(today(&full, "Clothing Wholesaler"), [Does::Nothing(Lack::Room)]);
    let bare = Table::of(2).open(A, "Clothing Wholesaler", &[]);
    let bare = bare.open(B, "Food Bank", &[]).dock(Food, 2).stocking(Food);
    assert_eq!(today(&bare, "Clothing Wholesaler"), [Does::Nothing(Lack::Cubes)]);
}

#[test]
fn a_boutique_earns_more_on_what_it_holds() {
    let t = Table::of(2).open(A, "Designer Boutique", &[(Clothing, [1, 1, 0])]);
    let t = t.boxes(&[(Clothing, 5)]).selling(Clothing);
    assert_eq!(today(&t, "Designer Boutique"), [Does::Earns { items: 2, each: 6 }]);
}

#[test]
fn what_has_been_sold_already_counts_no_more() {
    let t = Table::of(2)
        .open(A, "Designer Boutique", &[(Clothing, [2, 0, 0])])
        .open(A, "Electronics Distributor", &[(Electronics, [3, 0, 0])])
        .boxes(&[(Electronics, 5)])
        .selling(Electronics);
    assert_eq!(today(&t, "Designer Boutique"), [Does::Nothing(Lack::Items)]);
    assert_eq!(
        today(&t, "Electronics Distributor"),
        [Does::Points { items: 2, points: 2 }],
        "one of every two"
    );
}

#[test]
fn a_phase_that_is_over_does_nothing_more() {
    let t = Table::of(2).open(A, "Clothing Importer", &[(Clothing, [1, 0, 0])]);
    let t = t.boxes(&[(Clothing, 5)]).selling(Clothing);
    assert_eq!(today(&t, "Clothing Importer"), [Does::Nothing(Lack::Over)]);
}

#[test]
fn too_few_items_say_how_many_are_needed() {
    let t = Table::of(2).open(A, "Clothing Exporter", &[(Clothing, [3, 0, 0])]);
    let t = t.boxes(&[(Clothing, 5)]).selling(Clothing);
    assert_eq!(today(&t, "Clothing Exporter"), [Does::Nothing(Lack::Few { have: 3, need: 4 })]);
}

#[test]
fn a_store_that_is_not_open_is_judged_for_whoever_asks_with_full_shelves() {
    let t = Table::of(2).public("Designer Boutique").open(A, "Food Bank", &[]).building();
    assert_eq!(today(&t, "Designer Boutique"), [Does::Earns { items: 3, each: 6 }]);
    let nobody = t.position.view(Eye::Public);
    assert_eq!(nobody.today(store("Designer Boutique")), []);
    assert_eq!(nobody.today(store("Food Bank")).len(), 1, "what is open is open to all");
}

#[test]
fn a_peddler_is_cheaper_by_the_empty_slots_and_the_collector_would_close() {
    let t = Table::of(2).hand(A, "Art Peddler").open(A, "Jewelry Collector", &[]).building();
    assert_eq!(today(&t, "Art Peddler")[0], Does::Off(9));
    assert_eq!(today(&t, "Jewelry Collector"), [Does::Closes]);
}

#[test]
fn only_the_owner_of_the_purse_hears_how_many_points_it_buys() {
    let t = Table::of(2).open(A, "Bank", &[]).open(B, "Brokerage", &[]).building();
    assert_eq!(today(&t, "Bank"), [Does::Buys { points: 3, without: 3 }]);
    assert_eq!(today(&t, "Brokerage"), [Does::Stands], "B's money is behind the screen");
}

#[test]
fn boxes_of_a_center_count_what_the_whole_building_holds() {
    let t = Table::of(2)
        .open(A, "Fulfillment Center (Art)", &[])
        .open(A, "Mall Gallery", &[(Jewelry, [1, 0, 0]), (Art, [1, 0, 0])])
        .boxes(&[(Jewelry, 5)])
        .selling(Jewelry);
    assert_eq!(today(&t, "Fulfillment Center (Art)"), [Does::Boxes(1)]);
}

#[test]
fn every_rule_of_every_store_has_an_answer_at_every_moment() {
    let t = Table::of(2).open(A, "Food Bank", &[]).building();
    for id in crate::games::brick_and_mortar::StoreId::cards() {
        assert_eq!(seen(&t, A).today(id).len(), id.card().modifiers.len(), "{id}");
    }
}
