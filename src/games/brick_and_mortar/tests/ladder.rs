//! How the levels fare against each other, and how quick everything is. Run in release:
//! `cargo test --release --lib brick_and_mortar::tests::ladder -- --ignored --nocapture`.
use std::time::{Duration, Instant};

use crate::games::brick_and_mortar::{Position, Setup};
use crate::table::{Computers, Dice, Eye, Game, Level, Log, Pending, Seat, Seats, Seed};

/// Plays one game; hands out the places and the longest thought of each seat.
fn bout(setup: &Setup, seed: u64, levels: &Seats<Level>) -> (Seats<u8>, Seats<Duration>, u32) {
    let mut dice = Dice::new(Seed(seed ^ 0xBEE));
    let mut bots = levels.map(|_, level| Position::computer(*level));
    let mut longest = levels.map(|_, _| Duration::ZERO);
    let mut position = Position::deal(setup, Seed(seed), &mut Log::default());
    loop {
        let seat = match position.pending() {
            Pending::Over(places) => return (places, longest, position.month),
            Pending::Seats(seats) => seats[0],
        };
        let view = position.view(Eye::Seat(seat));
        let begun = Instant::now();
        let action = bots[seat].choose(seat, &view, &mut dice);
        longest[seat] = longest[seat].max(begun.elapsed());
        position.play(seat, action, &mut Log::default()).expect("computers keep the rules");
    }
}

/// Each deal is played twice with the seats changed.
fn share(better: Level, worse: Level) -> f64 {
    let (mut won, mut months, mut longest) = (0_u32, 0, Duration::ZERO);
    let (a, b) = (Seat::new(0), Seat::new(1));
    let games = 2 * deals().len();
    for deal in deals() {
        let setup = if deal % 2 == 0 { Setup::draft(2) } else { Setup::preset(2) };
        for swapped in [false, true] {
            let me = if swapped { b } else { a };
            let levels = Seats::from_fn(2, |seat| if seat == me { better } else { worse });
            let (places, times, month) = bout(&setup, u64::from(deal), &levels);
            won += u32::from(places[me] == 1);
            months += month;
            longest = longest.max(times[me]);
        }
    }
    let games = f64::from(u32::try_from(games).unwrap());
    let share = f64::from(won) / games;
    let months = f64::from(months) / games;
    eprintln!(
        "{better:?} beats {worse:?} in {won} of {games}, {:.1} %, {months:.2} months, longest {longest:?}",
        share * 100.0
    );
    share
}

/// `FROM=100 DEALS=50` measures a piece.
fn deals() -> std::ops::Range<u32> {
    let wished = |name| std::env::var(name).ok().and_then(|n: String| n.parse().ok());
    let from = wished("FROM").unwrap_or(0);
    from..from + wished("DEALS").unwrap_or(400)
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
fn a_random_game_takes_about_a_millisecond() {
    for seats in 2..=4 {
        let games = 400_u32;
        let (mut steps, begun) = (0_u32, Instant::now());
        for seed in 0..games {
            let mut dice = Dice::new(Seed(u64::from(seed)));
            let mut position =
                Position::deal(&Setup::draft(seats), Seed(u64::from(seed)), &mut Log::default());
            while let Pending::Seats(pending) = position.pending() {
                let all = position.candidates(pending[0], &mut dice);
                let action = dice.pick(&all).expect("somebody has a choice").clone();
                position.apply(pending[0], action, &mut Log::default());
                steps += 1;
            }
        }
        let each = begun.elapsed() / games;
        eprintln!("{seats} seats: {each:?} and {} actions a random game", steps / games);
    }
}
