//! What no example of the rule book shows: doors, gates and arrivals.
use super::kit::{manager, route, slot, spot};
use super::play::Table;
use crate::games::shopping_mall::Trade::{Books, Coffee, Flowers, Shoes};
use crate::games::shopping_mall::{Action, Ending, Event, Illegal, Prompt, Stage, Trade};
use crate::table::{Eye, Game, Pending, Seat};

fn walk(from: &str, along: &str) -> Action {
    Action::Move { from: spot(from), route: route(along), order: None }
}

fn every_chair(seats: u8, test: impl Fn(Table)) {
    Seat::all(seats).for_each(|first| test(Table::of(seats, first)));
}

#[test]
fn three_seats_bid_clockwise_and_share_nothing_with_a_fourth() {
    every_chair(3, |table| {
        let table = table.does(0, Action::Auction(slot("S1"))).does(1, Action::Bid(100));
        let table = table.does(2, Action::Bid(150)).does(0, Action::Bid(200)).drop(&[1, 2]);
        let table = table.does(0, Action::Manager(manager("pawn")));
        assert_eq!(table.balances(), [1000, 1200, 1200]);
        let table = table.does(0, Action::Auction(slot("S2"))).drop(&[1, 2]);
        let table = table.does(0, Action::Free(false));
        assert_eq!(table.position.pending(), Pending::one(table.seat(1)));
        assert_eq!(table.position.round, 2);
    });
}

#[test]
fn with_three_seats_the_third_ends_the_round() {
    every_chair(3, |mut table| {
        for seat in 0..3 {
            assert_eq!(table.position.round, 2);
            table = table.quiet_turn(seat);
        }
        assert_eq!(table.position.round, 3);
        assert_eq!(table.position.turn, table.seat(0));
    });
}

/// All but these stay with whoever walked in before.
fn nearly_empty(table: Table, queue: &[Trade]) -> Table {
    let rest = [(Coffee, "S1"), (Books, "S16"), (Shoes, "S11"), (Flowers, "S18")];
    let mut table = table.queue(queue);
    let position = &mut table.position;
    (position.customers[slot("S19").index()], position.placeholders) = (12, 0);
    for (trade, tile) in rest {
        let about = position.crowds.iter().flatten().chain(&position.queue);
        let inside = 6 - u32::try_from(about.filter(|other| **other == trade).count()).unwrap();
        position.customers[slot(tile).index()] += inside;
        position.stayed[slot(tile).index()] = inside;
    }
    table
}

#[test]
fn of_a_queue_of_three_two_or_all_three_come() {
    every_chair(4, |table| {
        let queue = [Books, Shoes, Flowers];
        let table = nearly_empty(table, &queue).does(0, walk("GW", "R02"));
        let table = table.does(0, walk("F2", "R24"));
        let Some(Prompt::Arrivals(asked)) = table.position.view(Eye::Public).prompt else {
            panic!("asked who comes in")
        };
        assert_eq!((asked.gate, asked.least, asked.most), (spot("GW"), 2, 3));
        assert_eq!(asked.window, queue);
        assert_eq!(asked.ends_with, [3]);
        let table = table
            .refuses(0, Action::Arrivals(vec![1]), Illegal::PickCount { most: 3 })
            .refuses(0, Action::Arrivals(vec![1, 1]), Illegal::PickCount { most: 3 })
            .refuses(0, Action::Arrivals(vec![1, 3]), Illegal::PickWindow { window: 3 })
            .does(0, Action::Arrivals(vec![2, 0]));
        assert_eq!(table.position.crowds[spot("GW").index()], [Books, Flowers]);
        assert_eq!(table.position.queue, [Shoes]);
        assert_eq!(table.position.ending, None);
    });
}

#[test]
fn all_three_of_a_queue_of_three_start_the_final_round() {
    let table = nearly_empty(Table::of(4, Seat::new(2)), &[Books, Shoes, Flowers]);
    let table = table.does(0, walk("GW", "R02")).does(0, walk("F2", "R24"));
    let table = table.does(0, Action::Arrivals(vec![0, 1, 2]));
    let trigger = table.seat(0);
    assert_eq!(table.position.ending, Some(Ending { trigger, stalled: false, left: 4 }));
    assert!(table.told.contains(&Event::FinalRound { seat: trigger, turns: 4, stalled: false }));
}

#[test]
fn a_gate_emptied_and_reoccupied_is_not_refilled() {
    every_chair(4, |table| {
        let table = table.does(0, walk("GW", "R02")).does(0, walk("F2", "R02"));
        assert_eq!(table.position.crowds[spot("GW").index()], [Coffee, Coffee, Books]);
        assert_eq!(table.position.stage, Stage::Act);
        assert_eq!(table.position.turn, table.seat(1));
        assert!(table.position.depleted.is_empty());
    });
}

/// Two gates have stayed empty; the west gate, empty for longer, is entered and left again.
#[test]
fn of_a_gate_emptied_again_the_last_time_counts() {
    every_chair(4, |mut table| {
        let position = &mut table.position;
        let [west, south, fountain] = ["GW", "GS", "F2"].map(|name| spot(name).index());
        position.crowds[fountain] = std::mem::take(&mut position.crowds[west]);
        let others = std::mem::take(&mut position.crowds[south]);
        position.queue.extend(others);
        position.depleted = vec![spot("GW"), spot("GS")];
        let trigger = position.turn.round(4).last().unwrap();
        position.ending = Some(Ending { trigger, stalled: false, left: 4 });
        let table = table.does(0, walk("F2", "R02")).does(0, walk("GW", "R02"));
        assert_eq!(table.position.stage, Stage::Arrivals(spot("GS")));
        let table = table.does(0, Action::Arrivals(vec![0, 1]));
        assert_eq!(table.position.stage, Stage::Arrivals(spot("GW")));
    });
}

#[test]
fn a_gate_empty_for_longer_comes_before_one_emptied_now() {
    let mut table = Table::of(4, Seat::new(1));
    let position = &mut table.position;
    let crowd = std::mem::take(&mut position.crowds[spot("GS").index()]);
    position.queue.extend(crowd);
    position.depleted = vec![spot("GS")];
    position.ending = Some(Ending { trigger: Seat::new(0), stalled: false, left: 4 });
    let table = table.does(0, walk("GW", "R02")).does(0, walk("F2", "R24"));
    assert_eq!(table.position.stage, Stage::Arrivals(spot("GS")));
}

#[test]
fn the_same_owner_behind_both_doors_is_still_a_choice() {
    every_chair(4, |table| {
        let table = table.shop(1, "S1", "saucer").shop(1, "S7", "pawn").does(0, walk("GW", "R02"));
        let Some(Prompt::Door(asked)) = table.position.view(Eye::Public).prompt else {
            panic!("asked for a door")
        };
        assert_eq!((asked.seat, asked.same_again), (table.seat(0), 1));
        let offers = asked.doors.map(|door| (door.slot, door.owner, door.income, door.provision));
        let owner = table.seat(1);
        assert_eq!(offers, [(slot("S1"), owner, 100, 0), (slot("S7"), owner, 300, 0)]);
        let table = table.does(0, Action::Door(slot("S7"))).does(0, Action::Door(slot("S7")));
        assert_eq!(table.balances(), [1350, 1200 + 300 + 400 - 150, 1200, 1200]);
        assert_eq!(table.position.stage, Stage::Act);
    });
}

#[test]
fn the_first_visitor_at_two_doors_makes_the_second_dearer() {
    let table = Table::of(4, Seat::new(0)).shop(1, "S1", "saucer").shop(2, "S7", "pawn");
    let table = table.does(0, walk("GW", "R02")).does(0, Action::Door(slot("S1")));
    let Some(Prompt::Door(asked)) = table.position.view(Eye::Public).prompt else {
        panic!("asked for a door")
    };
    assert_eq!(asked.same_again, 0);
    let terms = asked.doors.map(|door| (door.income, door.provision));
    assert_eq!(terms, [(200, 150), (300, 0)]);
}

#[test]
fn the_walking_order_is_worth_asking_for_when_two_trades_enter_and_a_placeholder_is_left() {
    let matters = |table: &Table| {
        let Some(Prompt::Act(asked)) = table.position.view(Eye::Public).prompt else {
            panic!("asked to act")
        };
        let offers = asked.moves.expect("moves are open");
        offers.into_iter().find(|offer| offer.route == route("R02")).unwrap().order_matters
    };
    let table = Table::of(4, Seat::new(0));
    assert!(!matters(&table), "nobody enters");
    let table = table.shop(0, "S1", "pawn");
    assert!(!matters(&table), "one trade enters");
    let mut table = table.shop(0, "S6", "die");
    assert!(matters(&table));
    (table.position.customers[slot("S19").index()], table.position.placeholders) = (12, 0);
    assert!(!matters(&table), "everybody stays inside");
}
