//! Corners that no example of the rule book reaches. Most were found by changing the rules and seeing nobody notice
//! (docs/MUTANTS.md).
use super::kit::{manager, route, slot, spot};
use super::play::Table;
use crate::games::shopping_mall::{Action, Cash, Event, Position, Route, Setup, Side, Sides, Slot};
use crate::table::{Eye, Game, Log, Seat, Seed};

fn table() -> Table {
    Table::of(4, Seat::new(0))
}

#[test]
fn a_side_that_is_named_twice_is_still_one_side() {
    let twice: Sides = [Side::ALL[0], Side::ALL[2], Side::ALL[0]].into_iter().collect();
    assert_eq!(twice.iter().collect::<Vec<_>>(), [Side::ALL[0], Side::ALL[2]]);
}

#[test]
fn places_and_routes_are_written_as_the_numbers_on_the_map() {
    for (number, slot) in (1..).zip(Slot::all()) {
        assert_eq!((u8::from(slot), slot.to_string()), (number, format!("S{number}")));
        assert_eq!(Slot::try_from(number).unwrap(), slot);
    }
    for (number, route) in (1..).zip(Route::all()) {
        assert_eq!((u8::from(route), route.to_string()), (number, format!("R{number:02}")));
        assert_eq!(Route::try_from(number).unwrap(), route);
    }
}

#[test]
fn whoever_begins_must_sit_at_the_table() {
    let first = |seat| Setup { first: Some(Seat::new(seat)), ..Setup::by_the_book(3) };
    assert!(Position::check_setup(&first(2)).is_ok());
    assert!(Position::check_setup(&first(3)).is_err());
}

#[test]
fn the_next_customer_brings_what_the_manager_says_and_a_hundred_for_each_before() {
    let table = table().shop(0, "S1", "pawn").shop(1, "S4", "saucer").customers("S4", 2);
    let view = table.position.view(Eye::Public);
    assert_eq!(view.shop(slot("S1")).unwrap().next, 300);
    assert_eq!(view.shop(slot("S4")).unwrap().next, 300);
}

#[test]
fn cash_is_no_part_of_the_standing_until_the_end() {
    let table = table().shop(0, "S1", "pawn").cash(1, 900);
    let view = table.position.view(Eye::Public);
    let bonus = view.bonuses[table.seat(0)];
    assert_eq!(table.position.standing(table.seat(0)), i32::try_from(bonus).unwrap());
    assert_eq!(table.position.standing(table.seat(1)), 0);
}

#[test]
fn a_seat_knows_its_own_total_and_of_the_others_only_where_cash_lies_open() {
    let mut table = table().shop(0, "S1", "pawn").cash(0, 700);
    let (own, other) = (table.seat(0), table.seat(1));
    let view = table.position.view(Eye::Seat(own));
    assert_eq!(view.total(own), Some(700 + view.bonuses[own]));
    assert_eq!(view.total(other), None);
    table.position.setup.cash = Cash::Open;
    let view = table.position.view(Eye::Public);
    assert!(Seat::all(4).all(|seat| view.total(seat).is_some()), "before the end, too");
}

#[test]
fn all_that_is_done_in_turn_and_every_bid_may_be_done_before_everybodys_eyes() {
    let table = table();
    let seat = table.seat(0);
    let walk = Action::Move { from: spot("GW"), route: route("R02"), order: None };
    assert!(table.position.blind(seat, &walk));
    let table = table.does(0, Action::Auction(slot("S1")));
    let bidder = table.seat(1);
    assert!(table.position.private(bidder), "a purse is secret");
    assert!(table.position.blind(bidder, &Action::Bid(50)), "a bid is called out");
    assert!(table.position.blind(bidder, &Action::Drop));
    assert!(!table.position.blind(bidder, &Action::Manager(manager("pawn"))));
}

#[test]
fn in_an_auction_those_come_next_who_bid_next() {
    let table = table().does(0, Action::Auction(slot("S1"))).does(1, Action::Bid(50)).drop(&[2]);
    let upcoming = table.position.upcoming();
    assert_eq!(upcoming[..3], [table.seat(3), table.seat(0), table.seat(1)], "{upcoming:?}");
    assert_eq!(upcoming.len(), 4);
}

#[test]
fn everybody_of_the_queue_and_of_the_placeholders_can_still_come() {
    let position = Position::deal(&Setup::by_the_book(3), Seed(1), &mut Log::default());
    let view = position.view(Eye::Public);
    let standing: usize = view.crowds.iter().map(Vec::len).sum();
    assert_eq!(view.arrivals_to_come() + standing, 36, "each of the 24 visitors, 12 of them twice");
}

#[test]
fn the_last_placeholder_is_told_when_it_is_taken_and_never_again() {
    let mut table = table().shop(0, "S1", "pawn").customers("S1", 11);
    table.position.placeholders = 1;
    let walk = Action::Move { from: spot("GW"), route: route("R02"), order: None };
    let table = table.does(0, walk);
    let gone = table.told.iter().position(|event| *event == Event::PlaceholdersGone).unwrap();
    let before = &table.told[gone - 1];
    assert!(matches!(before, Event::Entered { visit, .. } if !visit.stays), "{before:?}");
    let times = table.told.iter().filter(|event| **event == Event::PlaceholdersGone).count();
    assert_eq!(times, 1);
}
