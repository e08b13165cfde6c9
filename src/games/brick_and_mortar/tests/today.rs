//! What a store would do now: the numbers the help tells.
use super::table::{A, B, C, Table, dial, stock, store};
use crate::games::brick_and_mortar::Item::{Art, Clothing, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::{Action, Does, Lack, View};
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
    assert_eq!(today(&t, "Designer Boutique"), [Does::Nothing(Lack::Over)]);
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
fn a_window_that_has_closed_does_nothing_more() {
    let t = Table::of(2)
        .open(A, "Large Canning Factory", &[])
        .open(A, "Private Catering", &[])
        .open(A, "Jewelry Crafter", &[])
        .open(A, "Food Bank", &[]);
    let food = t.dock(Food, 2).stocking(Food);
    assert_eq!(today(&food, "Large Canning Factory"), [Does::Nothing(Lack::Over)]);
    assert_eq!(today(&food, "Private Catering"), [Does::Nothing(Lack::Over)]);
    assert_eq!(today(&food, "Jewelry Crafter"), [Does::Points { items: 0, points: 1 }]);
    assert_eq!(today(&food, "Food Bank"), [Does::Takes(2)]);
    let art = food.open(B, "Art Studio", &[]).dock(Art, 1).stocking(Art);
    assert_eq!(today(&art, "Jewelry Crafter"), [Does::Nothing(Lack::Over)]);
    assert_eq!(today(&art, "Food Bank"), [Does::Nothing(Lack::Over)]);
    assert_eq!(today(&art, "Art Studio"), [Does::Points { items: 0, points: 1 }]);
}

#[test]
fn whoever_has_stocked_a_type_has_had_their_chance() {
    let t = Table::of(2).open(A, "Clothing Wholesaler", &[(Clothing, [2, 0, 0])]).open(
        B,
        "Outlet Mall",
        &[],
    );
    let mut t = t.dock(Clothing, 9).stocking(Clothing);
    t.play(A, stock(&[]));
    assert_eq!(today(&t, "Clothing Wholesaler"), [Does::Nothing(Lack::Over)]);
}

#[test]
fn points_instead_of_money_count_only_what_can_still_be_sold() {
    let jewels = [(Clothing, [3, 0, 0]), (Jewelry, [2, 0, 0])];
    let t = Table::of(2).open(A, "Warehouse", &jewels).boxes(&[(Jewelry, 2)]).selling(Jewelry);
    let does = today(&t, "Warehouse");
    assert!(does.contains(&Does::Points { items: 2, points: 6 }), "{does:?}");
}

#[test]
fn bottom_shelves_count_only_what_can_still_be_sold() {
    let old = [(Jewelry, [0, 0, 2]), (Art, [0, 0, 1])];
    let t = Table::of(2).open(A, "Antique Store", &old).boxes(&[(Art, 1)]).selling(Art);
    assert_eq!(today(&t, "Antique Store"), [Does::Points { items: 1, points: 2 }]);
}

#[test]
fn a_thrift_store_rescues_what_is_being_sold_and_its_surplus() {
    let mut t = Table::of(3)
        .open(A, "Thrift Store", &[])
        .open(A, "Outlet Mall", &[(Clothing, [1, 0, 0]), (Electronics, [2, 0, 0])])
        .boxes(&[(Electronics, 2)])
        .selling(Electronics);
    assert_eq!(today(&t, "Thrift Store"), [Does::Takes(2)], "clothing has been sold");
    t.play(A, Action::Sell(1));
    assert!(t.asks(A, "Thrift Store"));
    assert_eq!(today(&t, "Thrift Store"), [Does::Takes(1)]);
}

#[test]
fn a_resale_shop_buys_what_was_just_sold_as_far_as_it_has_room() {
    let t = Table::of(3)
        .open(A, "Resale Shop", &[(Electronics, [1, 0, 0])])
        .open(B, "Outlet Mall", &[(Electronics, [3, 0, 0])])
        .open(C, "Electronics Wholesaler", &[(Electronics, [3, 0, 0])])
        .boxes(&[(Electronics, 3)]);
    let mut t = t.selling(Electronics);
    assert_eq!(today(&t, "Resale Shop"), [Does::Nothing(Lack::Surplus)]);
    t.play(A, dial(0, 12)).play(B, dial(3, 5)).play(C, dial(3, 9));
    assert!(t.asks(A, "Resale Shop"));
    assert_eq!(today(&t, "Resale Shop"), [Does::Surplus { items: 1, each: 4 }]);
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
