//! What no example of the rule book shows: auctions, sales, the end and its options.
use super::kit::{manager, route, slot, spot};
use super::play::Table;
use crate::games::shopping_mall::Trade::{Books, Coffee};
use crate::games::shopping_mall::{
    Action, Cash, Compensation, EndRule, Ending, Event, Position, Premises, Prompt, Setup, Stage,
    Tie,
};
use crate::table::{Eye, Game, Log, Pending, Seat, Seed};

fn every_chair(seats: u8, test: impl Fn(Table)) {
    Seat::all(seats).for_each(|first| test(Table::of(seats, first)));
}

#[test]
fn a_private_sale_merges_too() {
    every_chair(4, |table| {
        let table = table.shop(0, "S4", "pawn").shop(1, "S3", "die").customers("S4", 2);
        let table = table.does(0, Action::Auction(slot("S4"))).does(1, Action::Bid(400));
        let table = table.drop(&[2, 3]);
        let (seller, buyer) = (table.seat(0), table.seat(1));
        let both = Premises::two(slot("S3"), slot("S4"));
        assert_eq!(table.position.staff[buyer].at(manager("die")), Some(both));
        assert_eq!(table.position.staff[seller].shops().count(), 0);
        assert_eq!(table.balances(), [1600, 800, 1200, 1200]);
        assert_eq!(table.position.served(both), 2);
        assert_eq!(table.position.stage, Stage::Act);
    });
}

#[test]
fn the_last_private_bidder_is_still_asked() {
    every_chair(4, |table| {
        let table = table.shop(0, "S1", "pawn").does(0, Action::Auction(slot("S1")));
        let table = table.drop(&[1, 2]);
        assert_eq!(table.position.pending(), Pending::one(table.seat(3)));
        let table = table.does(3, Action::Bid(50)).does(3, Action::Manager(manager("saucer")));
        assert_eq!(table.balances(), [1250, 1200, 1200, 1150]);
    });
}

#[test]
fn where_balances_lie_open_nobody_may_be_left_to_ask() {
    let mut table = Table::of(3, Seat::new(1)).shop(0, "S1", "pawn").cash(1, 0).cash(2, 0);
    table.position.setup.cash = Cash::Open;
    let table = table.does(0, Action::Auction(slot("S1")));
    assert_eq!(table.position.stage, Stage::Act, "kept without a question");
    let table = table.does(0, Action::Auction(slot("S2")));
    assert_eq!(table.position.stage, Stage::Free(slot("S2")));
    let unasked = |event: &&Event| matches!(event, Event::Dropped { unasked: true, .. });
    assert_eq!(table.told.iter().filter(unasked).count(), 4);
}

#[test]
fn visitors_at_two_fountains_enter_on_purchase() {
    every_chair(4, |mut table| {
        // The ace on S16 opens onto F8 and F13.
        let position = &mut table.position;
        let away = |position: &mut Position, gate: &str| {
            let crowd = &mut position.crowds[spot(gate).index()];
            let at = crowd.iter().position(|trade| *trade == Books).unwrap();
            crowd.remove(at)
        };
        let (one, other) = (away(position, "GW"), away(position, "GE"));
        position.crowds[spot("F8").index()] = vec![one, Coffee];
        position.crowds[spot("F13").index()] = vec![other];
        let queued = position.queue.iter().position(|trade| *trade == Coffee).unwrap();
        position.queue.remove(queued);
        let table = table.does(0, Action::Auction(slot("S16"))).does(1, Action::Bid(50));
        let table = table.drop(&[2, 3, 0]);
        let Some(Prompt::Manager(asked)) = table.position.view(Eye::Public).prompt else {
            panic!("asked for a manager")
        };
        assert_eq!(asked.lot.waiting, 2);
        let gains = asked.managers.iter().map(|offer| offer.outcome.gains[table.seat(1)]);
        assert_eq!(gains.collect::<Vec<_>>(), [700, 500, 300]);
        let table = table.does(1, Action::Manager(manager("die")));
        assert_eq!(table.balances(), [1300, 1150 + 200 + 300, 1200, 1200]);
        assert_eq!(table.position.crowds[spot("F8").index()], [Coffee]);
        assert!(table.position.crowds[spot("F13").index()].is_empty());
    });
}

#[test]
fn a_merge_with_no_choice_says_what_it_brings_before_anybody_bids() {
    let table = Table::of(4, Seat::new(0)).shop(1, "S3", "die").shop(1, "S5", "pawn");
    let table = table.customers("S5", 1).does(0, Action::Auction(slot("S4")));
    let view = table.position.view(Eye::Public);
    let lot = view.lot.expect("under the hammer");
    let buyer = |seat: u8| lot.buyers.iter().find(|buyer| buyer.seat == Seat::new(seat)).unwrap();
    assert_eq!(buyer(1).joins, [slot("S5"), slot("S3")]);
    assert_eq!(buyer(1).next, 400);
    assert!(buyer(2).joins.is_empty());
    assert_eq!(buyer(2).next, 300);
    let order: Vec<Seat> = lot.buyers.iter().map(|buyer| buyer.seat).collect();
    assert_eq!(order, [1, 2, 3, 0].map(Seat::new));
}

#[test]
fn with_equal_turns_the_round_is_finished_and_another_played() {
    every_chair(4, |mut table| {
        table.position.setup.end = EndRule::EqualTurns;
        table = table.quiet_turn(0);
        let left = std::mem::take(&mut table.position.queue);
        table.position.crowds[spot("F1").index()].extend(left);
        // Two returned coins are the whole queue, and seat 1 lets them in.
        table = table.shop(1, "S1", "pawn");
        let walk =
            |from, along| Action::Move { from: spot(from), route: route(along), order: None };
        table = table.does(1, walk("GW", "R02")).does(1, walk("F2", "R24"));
        let trigger = table.seat(1);
        assert_eq!(table.position.ending, Some(Ending { trigger, stalled: false, left: 6 }));
        for seat in [2, 3, 0, 1, 2] {
            table = table.quiet_turn(seat);
        }
        assert_eq!(table.position.ending.unwrap().left, 1);
        table = table.quiet_turn(3);
        assert!(matches!(table.position.pending(), Pending::Over(_)));
    });
}

#[test]
fn of_equal_totals_more_cash_wins_if_the_table_says_so() {
    for (tie, places) in [(Tie::Shared, [1, 1, 3, 4]), (Tie::Cash, [2, 1, 3, 4])] {
        every_chair(4, |table| {
            // S4 is a five: 1500 and 500 against 2000.
            let table = table.shop(0, "S4", "die").cash(0, 1500).cash(1, 2000).cash(3, 1000);
            let mut table = table.last_turn();
            table.position.setup.tie = tie;
            let table = table.quiet_turn(0);
            let Pending::Over(found) = table.position.pending() else { panic!("the end") };
            let found: Vec<u8> = (0..4).map(|seat| found[table.seat(seat)]).collect();
            assert_eq!(found, places);
        });
    }
}

#[test]
fn three_quiet_rounds_start_the_final_round() {
    for seats in [3, 4] {
        every_chair(seats, |mut table| {
            let limit = 3 * u32::from(seats);
            for turn in 0..limit {
                assert_eq!((table.position.quiet(), table.position.ending), (turn, None));
                table = table.quiet_turn(u8::try_from(turn).unwrap() % seats);
            }
            let trigger = table.seat(seats - 1);
            let left = u32::from(seats);
            assert_eq!(table.position.ending, Some(Ending { trigger, stalled: true, left }));
        });
    }
}

#[test]
fn without_the_guard_quiet_goes_on() {
    let mut table = Table::of(3, Seat::new(0));
    table.position.setup.stall_guard = false;
    for turn in 0..15 {
        table = table.quiet_turn(turn % 3);
    }
    assert_eq!((table.position.quiet(), table.position.ending), (15, None));
}

#[test]
fn a_purchase_entry_ends_the_quiet() {
    let mut table = Table::of(4, Seat::new(0));
    let crowd = std::mem::take(&mut table.position.crowds[spot("GW").index()]);
    table.position.crowds[spot("F2").index()] = crowd;
    let crowd = table.position.queue.split_off(12);
    table.position.crowds[spot("GW").index()] = crowd;
    for seat in 0..3 {
        table = table.quiet_turn(seat);
    }
    assert_eq!(table.position.quiet(), 3);
    // A coffee shop with a door onto F2.
    table = table.does(3, Action::Auction(slot("S1"))).drop(&[0, 1, 2]);
    table = table.does(3, Action::Free(true)).does(3, Action::Manager(manager("die")));
    assert_eq!(table.balances(), [1200, 1200, 1200, 1200 + 200 + 300]);
    table = table.does(3, Action::Auction(slot("S4"))).drop(&[0, 1, 2]);
    table = table.does(3, Action::Free(false));
    assert_eq!(table.position.quiet(), 0);
}

#[test]
fn arrivals_end_the_quiet() {
    let table = Table::of(4, Seat::new(0)).quiet_turn(0);
    let walk = |from, along| Action::Move { from: spot(from), route: route(along), order: None };
    let table = table.does(1, walk("GW", "R02")).does(1, walk("F2", "R24"));
    assert_eq!(table.position.quiet(), 1);
    let table = table.does(1, Action::Arrivals(vec![0, 1]));
    assert_eq!(table.position.quiet(), 0);
}

#[test]
fn quiet_changes_nothing_in_the_final_round() {
    let mut table = Table::of(4, Seat::new(0));
    let trigger = Seat::new(3);
    table.position.ending = Some(Ending { trigger, stalled: false, left: 4 });
    table.position.turns = 16;
    for seat in 0..3 {
        table = table.quiet_turn(seat);
        assert_eq!(table.position.ending.map(|ending| ending.trigger), Some(trigger));
    }
    let table = table.quiet_turn(3);
    assert!(matches!(table.position.pending(), Pending::Over(_)));
    assert!(!table.told.iter().any(|event| matches!(event, Event::FinalRound { .. })));
}

#[test]
fn where_the_table_says_so_late_seats_begin_with_more() {
    for (seats, expected) in [(3, &[1200, 1300, 1550][..]), (4, &[1200, 1300, 1400, 1600])] {
        for first in Seat::all(seats) {
            let setup = Setup {
                compensation: Compensation::Cash,
                first: Some(first),
                ..Setup::by_the_book(seats)
            };
            let position = Position::deal(&setup, Seed(1), &mut Log::default());
            let cash: Vec<u32> = first.round(seats).map(|seat| position.cash(seat)).collect();
            assert_eq!(cash, expected);
        }
    }
}
