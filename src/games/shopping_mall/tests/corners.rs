//! Corners that no example of the rule book reaches. Most were found by changing the rules and seeing nobody notice
//! (docs/MUTANTS.md).
use super::kit::{manager, route, slot, spot};
use super::play::{Table, reference_tile};
use crate::games::shopping_mall::{
    Action, Cash, Event, Illegal, Manager, Position, Premises, Route, Setup, Side, Sides, Slot,
    Spot, Tile, Trade,
};
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
    for (index, spot) in (0..).zip(Spot::all()) {
        assert_eq!((u8::from(spot), Spot::try_from(index).unwrap()), (index, spot));
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
    let table = table().does(0, Action::Auction(slot("S1"))).does(1, Action::Bid(50));
    let table = table.does(2, Action::Bid(100)).drop(&[3, 0]);
    let upcoming = table.position.upcoming();
    assert_eq!(upcoming, [1, 2, 0, 3].map(Seat::new), "whoever is out waits for the next turn");
    let table = self::table().does(0, Action::Auction(slot("S1"))).does(1, Action::Bid(50));
    let upcoming = table.position.upcoming();
    assert_eq!(upcoming, [2, 3, 0, 1].map(Seat::new), "and whoever holds the bid comes last");
}

#[test]
fn outside_an_auction_the_turns_go_round_the_table() {
    assert_eq!(table().quiet_turn(0).position.upcoming(), [1, 2, 3, 0].map(Seat::new));
    assert!(table().last_turn().quiet_turn(0).position.upcoming().is_empty());
}

#[test]
fn whoever_has_most_has_won_and_equals_share() {
    let table = table().shop(0, "S4", "die").cash(0, 1500).cash(1, 2000).last_turn().quiet_turn(0);
    let result = table.position.view(Eye::Public).result.expect("counted");
    assert_eq!(result.winners(), [0, 1].map(Seat::new));
}

#[test]
fn a_shop_is_one_tile_or_two_with_a_wall_between_them() {
    let two = |one, other| Premises::two(slot(one), slot(other)).is_sound();
    assert!(Premises::one(slot("S1")).is_sound());
    assert!(two("S3", "S4") && two("S6", "S2"));
    assert!(!two("S1", "S2"), "a fountain lies between");
    assert!(!two("S3", "S5"), "a shop lies between");
}

#[test]
fn tiles_are_called_by_what_they_sell_and_their_number() {
    let tile = |name| reference_tile(slot(name)).to_string();
    assert_eq!([tile("S1"), tile("S8")], ["coffee 3", "shoes ace"]);
    assert_eq!(Trade::ALL.map(|trade| trade.to_string()), ["coffee", "books", "shoes", "flowers"]);
    assert_eq!(Manager::ALL.map(|manager| manager.to_string()), ["expert", "steady", "trainee"]);
}

#[test]
fn a_refusal_counts_seats_as_people_do() {
    let owned = Illegal::LotOwned { owner: Seat::new(1) }.to_string();
    assert!(owned.starts_with("That shop belongs to seat 2."), "{owned}");
    let first = Illegal::First { seat: Seat::new(3), seats: 3 }.to_string();
    assert_eq!(first, "Seat 4 cannot begin at a table of 3.");
}

#[test]
fn whatever_becomes_of_a_shop_is_told_with_its_tiles() {
    let [three, four] = ["S3", "S4"].map(|name| reference_tile(slot(name)));
    let table = table().shop(0, "S3", "die").does(0, Action::Auction(slot("S4")));
    let table = table.drop(&[1, 2, 3]).does(0, Action::Free(true));
    let told: Vec<_> = table.told.iter().filter_map(tiles).collect();
    assert_eq!(told, [vec![four], vec![three, four]], "put up, then joined");
    let table = table.does(0, Action::Auction(slot("S3"))).does(1, Action::Bid(50)).drop(&[2, 3]);
    let table = table.does(1, Action::Manager(manager("pawn")));
    let told: Vec<_> = table.told.iter().filter_map(tiles).skip(2).collect();
    assert_eq!(told, vec![vec![three, four]; 3], "put up whole, sold, and run by somebody else");
}

fn tiles(event: &Event) -> Option<Vec<Tile>> {
    match event {
        Event::AuctionOpened { tiles, .. }
        | Event::Sold { tiles, .. }
        | Event::Employed { tiles, .. }
        | Event::Merged { tiles, .. } => Some(tiles.clone()),
        _ => None,
    }
}

#[test]
fn managers_are_written_by_their_names() {
    let written = Manager::ALL.map(|manager| serde_json::to_string(&manager).unwrap());
    assert_eq!(written, [r#""expert""#, r#""steady""#, r#""trainee""#]);
}

#[test]
fn a_lost_piece_is_noticed() {
    let sound = table().position;
    assert!(sound.audit().is_ok());
    let mut lost = sound.clone();
    lost.queue.pop();
    assert!(lost.audit().is_err(), "a visitor is gone");
    let mut lost = sound.clone();
    lost.placeholders -= 1;
    assert!(lost.audit().is_err(), "a placeholder is gone");
    let mut lost = sound;
    lost.money += 50;
    assert!(lost.audit().is_err(), "money came from nowhere");
}

#[test]
fn by_lot_anybody_may_begin() {
    let first =
        |seed| Position::deal(&Setup::by_the_book(4), Seed(seed), &mut Log::default()).first;
    let begun: Vec<Seat> = (0..40).map(first).collect();
    assert!(Seat::all(4).all(|seat| begun.contains(&seat)), "{begun:?}");
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
