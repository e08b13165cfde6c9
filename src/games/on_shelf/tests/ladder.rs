//! How the levels fare against each other and together, and how quick everything is. Run by
//! `DEALS=400 cargo test --profile bench --lib on_shelf::tests::ladder -- --ignored --nocapture
//! --test-threads 1`. `FROM=200` goes on where another run stopped.
use std::time::{Duration, Instant};

use crate::games::on_shelf::clock::Weekday;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::setup::Setup;
use crate::table::{Computers, Dice, Eye, Game, Level, Log, Pending, Seat, Seats, Seed};

/// Plays one day; hands out the end and the longest thought.
fn bout(setup: &Setup, seed: u64, levels: &Seats<Level>) -> (Position, Duration) {
    let mut dice = Dice::new(Seed(seed ^ 0xBEE));
    let mut longest = Duration::ZERO;
    let mut position = Position::deal(setup, Seed(seed), &mut Log::default());
    while let Pending::Seats(seats) = position.pending() {
        let seat = seats[0];
        let view = position.view(Eye::Seat(seat));
        let begun = Instant::now();
        let action = Position::computer(levels[seat]).choose(seat, &view, &mut dice);
        longest = longest.max(begun.elapsed());
        position.play(seat, action, &mut Log::default()).expect("computers keep the rules");
    }
    (position, longest)
}

fn wished(name: &str) -> Option<u32> {
    std::env::var(name).ok().and_then(|n| n.parse().ok())
}

fn deals() -> std::ops::Range<u32> {
    let from = wished("FROM").unwrap_or(0);
    from..from + wished("DEALS").unwrap_or(400)
}

/// Two of each level at a table of four, each deal once with the chairs changed; a shared win
/// counts for both halves.
fn share(better: Level, worse: Level) -> f64 {
    let (mut won, mut longest) = (0.0, Duration::ZERO);
    for deal in deals() {
        let day = if deal % 2 == 0 { Weekday::Wednesday } else { Weekday::Saturday };
        let setup = Setup { day, ..Setup::competitive(4) };
        for side in [0, 1] {
            let levels =
                Seats::from_fn(4, |seat| if seat.index() % 2 == side { better } else { worse });
            let (end, thought) = bout(&setup, u64::from(deal), &levels);
            longest = longest.max(thought);
            let Pending::Over(places) = end.pending() else { unreachable!("played to the end") };
            let winners = places.iter().filter(|(_, place)| **place == 1);
            let winners: Vec<Seat> = winners.map(|(seat, _)| seat).collect();
            let ours = winners.iter().filter(|seat| levels[**seat] == better).count();
            let count = |seats: usize| f64::from(u32::try_from(seats).expect("four seats"));
            won += count(ours) / count(winners.len());
        }
    }
    let games = 2 * deals().len();
    let share = won / f64::from(u32::try_from(games).expect("few"));
    eprintln!("{better:?} beats {worse:?} in {won:.1} of {games}, longest {longest:?}");
    share
}

/// The mean index of a table of one level.
fn mean(setup: &Setup, level: Level, days: std::ops::Range<u32>) -> (f64, Duration) {
    let (mut sum, mut longest) = (0.0, Duration::ZERO);
    for deal in days.clone() {
        let levels = Seats::from_fn(setup.seats, |_| level);
        let (end, thought) = bout(setup, u64::from(deal), &levels);
        longest = longest.max(thought);
        let all: i32 = Seat::all(setup.seats).map(|seat| end.standing(seat)).sum();
        sum += f64::from(all) / f64::from(setup.seats);
    }
    (sum / f64::from(u32::try_from(days.len()).expect("few")), longest)
}

#[test]
#[ignore = "a measurement, not a law"]
fn the_normal_computer_beats_the_easy_one() {
    assert!(share(Level::Normal, Level::Easy) >= 0.6);
}

#[test]
#[ignore = "a measurement, not a law"]
fn the_hard_computer_beats_the_normal_one() {
    assert!(share(Level::Hard, Level::Normal) >= 0.6);
}

#[test]
#[ignore = "a measurement, not a law"]
fn the_means_of_the_rule_book() {
    for seats in 3..=5 {
        for day in [Weekday::Wednesday, Weekday::Saturday] {
            for level in [Level::Normal, Level::Hard] {
                let few = deals().start..(7 * deals().start + deals().end) / 8;
                let days = if level == Level::Hard { few } else { deals() };
                for setup in [Setup::competitive(seats), Setup::cooperative(seats)] {
                    let setup = Setup { day, ..setup };
                    let (mean, longest) = mean(&setup, level, days.clone());
                    let how = if setup.is_cooperative() { "together" } else { "alone" };
                    eprintln!("{seats} on {day} {how}, {level:?}: {mean:.1}, longest {longest:?}");
                }
            }
        }
    }
}

#[test]
#[ignore = "a measurement, not a law"]
fn a_random_game_takes_less_than_a_millisecond() {
    for setup in [Setup::competitive(4), Setup::cooperative(4), Setup::competitive(6)] {
        let games = 400_u32;
        let (mut steps, begun) = (0_u32, Instant::now());
        for seed in 0..games {
            let mut dice = Dice::new(Seed(u64::from(seed)));
            let mut position = Position::deal(&setup, Seed(u64::from(seed)), &mut Log::default());
            while let Pending::Seats(pending) = position.pending() {
                let all = position.candidates(pending[0], &mut dice);
                let action = *dice.pick(&all).expect("somebody has a choice");
                position.apply(pending[0], action, &mut Log::default());
                steps += 1;
            }
        }
        let each = begun.elapsed() / games;
        eprintln!("{} seats: {each:?} and {} actions a random game", setup.seats, steps / games);
    }
}
