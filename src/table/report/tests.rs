//! The report on small games of Lease.
use super::reckoning::{luck, world};
use super::*;
use crate::table::lease::{Action, Position, Setup};
use crate::table::{Computers, Dice, Eye, Game, Level, Pending, Seat, Seed, Session};

const TABLE: Setup = Setup { seats: 3, secret_purses: true, tips: true };
const SMALL: Effort = Effort {
    deals: 40,
    worlds: 12,
    trials: 4,
    steps: 3_000,
    points: 6,
    looks: 3,
    look: 24,
    same_deal: &Level::ALL,
};

/// Computers of these levels play a game to its end.
fn played(setup: Setup, seed: u64, levels: &[Level]) -> Session<Position> {
    let mut session = Session::<Position>::new(setup, Seed(seed)).unwrap();
    let mut dice = Dice::new(Seed(seed ^ 5));
    while let Pending::Seats(seats) = session.pending() {
        let seat = seats[0];
        let level = levels[seat.index() % levels.len()];
        let view = session.view(Eye::Seat(seat));
        let action = Position::computer(level).choose(seat, &view, &mut dice);
        session.play(seat, action).unwrap();
    }
    session
}

fn seats(count: u8) -> Vec<Seat> {
    Seat::all(count).collect()
}

fn finished(session: &Session<Position>, effort: Effort) -> Report<Action> {
    let mut inquiry = Inquiry::new(session, seats(session.seats()), effort).unwrap();
    while !inquiry.is_done() {
        inquiry.go_on();
    }
    inquiry.report(&Clone::clone)
}

#[test]
fn nothing_is_said_about_a_game_that_runs() {
    let session = Session::<Position>::new(TABLE, Seed(3)).unwrap();
    assert_eq!(Inquiry::new(&session, seats(3), SMALL).err(), Some(NotOver));
}

#[test]
fn what_others_have_sealed_is_sealed_anew_by_the_quick_hand() {
    let (ada, ben) = (Seat::new(0), Seat::new(1));
    let imagined = |bid| {
        let mut session = Session::<Position>::new(TABLE, Seed(3)).unwrap();
        for action in [Action::Choose(0), Action::Announce, Action::Bid(bid)] {
            session.play(ada, action).unwrap();
        }
        let known = session.position().could_know(ben);
        let bids = (0..40).map(|trial| {
            let world: Position = world(ben, &known, &mut luck(Seed(1), 0, trial));
            world.view(Eye::Seat(ada)).own_bid.expect("Ada has sealed")
        });
        bids.collect::<Vec<u32>>()
    };
    // Neither what lay there nor any bid by chance: so hasty a hand bids nothing in Lease.
    assert_eq!(imagined(2), [0; 40]);
    assert_eq!(imagined(7), [0; 40]);
}

#[test]
fn the_parts_add_up_from_the_first_findings_to_the_last() {
    let session = played(TABLE, 4, &[Level::Easy, Level::Normal]);
    let mut inquiry = Inquiry::new(&session, seats(3), SMALL).unwrap();
    let mut told = 0;
    while !inquiry.is_done() {
        let before = inquiry.progress();
        inquiry.go_on();
        assert!(inquiry.progress() >= before, "progress never goes back");
        if inquiry.has_findings() {
            let report = inquiry.report(&Clone::clone);
            told += 1;
            assert!(report.accounts.values().all(|account| account.parts.add_up()));
        }
    }
    assert!(told > 3, "{told} slices with findings");
    assert_eq!(inquiry.progress(), 100);
}

#[test]
fn whole_points_add_up_as_well() {
    let parts = Parts {
        before: Points(3333),
        deal: Points(-149),
        luck: Points(-2350),
        own: Points(-1250),
        others: Points(416),
        result: Points(0),
        error: Points(300),
    };
    assert!(parts.add_up());
    let whole = parts.whole();
    assert_eq!(whole.iter().sum::<i32>(), 0);
    for (whole, exact) in whole.into_iter().zip([33.33, -1.49, -23.5, -12.5, 4.16]) {
        assert!((f64::from(whole) - exact).abs() <= 1.0, "{whole} for {exact}");
    }
}

#[test]
fn whoever_wins_what_one_gains_others_lose() {
    let session = played(TABLE, 8, &[Level::Normal]);
    let report = finished(&session, SMALL);
    let sum = |part: fn(&Parts) -> Points| {
        report.accounts.values().map(|account| part(&account.parts).0).sum::<i32>()
    };
    assert!((sum(|parts| parts.result) - 10_000).abs() <= 2, "one win is shared out");
    assert!((sum(|parts| parts.before) - 10_000).abs() <= 2);
    let chosen = sum(|parts| parts.own) + sum(|parts| parts.others);
    assert!(chosen.abs() <= 6, "choices move the win about, and make none: {chosen}");
}

#[test]
fn who_plays_alone_is_told_what_the_computers_made_of_the_deal() {
    let alone = Setup { seats: 1, secret_purses: false, tips: false };
    let session = played(alone, 2, &[Level::Easy]);
    let report = finished(&session, SMALL);
    assert_eq!(report.measure, Measure::Score);
    let levels: Vec<Level> = report.same_deal.iter().map(|(level, _)| *level).collect();
    assert_eq!(levels, Level::ALL);
    let result = report.accounts[Seat::new(0)].parts.result;
    assert_eq!(result.0, 100 * session.standings()[Seat::new(0)]);
}

#[test]
fn the_same_game_gets_the_same_report() {
    let session = played(TABLE, 6, &[Level::Easy]);
    assert_eq!(finished(&session, SMALL), finished(&session, SMALL));
}

#[test]
fn nobody_is_called_lucky_whose_luck_cost_points() {
    let mut told = 0;
    for seed in 20..44 {
        let session = played(TABLE, seed, &[Level::Easy, Level::Normal]);
        for account in finished(&session, SMALL).accounts.values() {
            let (rarity, luck) = (account.rarity, account.parts.deal.0 + account.parts.luck.0);
            // Half of all games are at least as lucky as that: nothing is claimed.
            if rarity.alike * 5 < rarity.sample * 2 {
                told += 1;
                assert_eq!(rarity.lucky, luck >= 0, "{:?} {rarity:?}", account.parts);
            }
        }
    }
    assert!(told > 9, "{told} were told that luck was unusual");
}

#[test]
fn moments_are_three_at_most_and_in_order() {
    for seed in 10..14 {
        let session = played(TABLE, seed, &[Level::Easy]);
        for account in finished(&session, SMALL).accounts.values() {
            let steps: Vec<u32> = account.moments.iter().map(|moment| moment.step).collect();
            assert!(steps.len() <= 3 && steps.is_sorted(), "{steps:?}");
            assert!(steps.iter().all(|step| (*step as usize) < session.len()));
            for moment in &account.moments {
                let chosen = !matches!(moment.cause, Cause::Luck);
                assert!(moment.since <= moment.step && (!chosen || moment.since == moment.step));
            }
            assert!(account.course.is_sorted_by_key(|(step, _)| *step));
        }
    }
}
