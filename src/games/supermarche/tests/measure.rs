//! How well the computers do, measured. Run with `--release -- --ignored --nocapture`.
use std::time::{Duration, Instant};

use crate::games::supermarche::action::{Setup, Start};
use crate::games::supermarche::position::Position;
use crate::games::supermarche::scoring::outcome;
use crate::table::{Computers, Dice, Eye, Game, Level, Log, Pending, Seed};

use super::kit::ME;

/// One whole game of a computer, and its longest thought.
fn play_out(start: Start, level: Level, seed: u64) -> (Position, Duration) {
    let mut longest = Duration::ZERO;
    let mut dice = Dice::new(Seed(seed ^ 0xB07));
    let mut bot = Position::computer(level);
    let mut position = Position::deal(&Setup::by_the_book(start), Seed(seed), &mut Log::default());
    while let Pending::Seats(_) = position.pending() {
        let (view, begun) = (position.view(Eye::Public), Instant::now());
        let action = bot.choose(ME, &view, &mut dice);
        longest = longest.max(begun.elapsed());
        position.play(ME, action, &mut Log::default()).unwrap();
    }
    (position, longest)
}

fn distribution(start: Start, level: Level, deals: u64) {
    let begun = Instant::now();
    let (mut money, mut longest) = (Vec::new(), Duration::ZERO);
    let mut bands = [0_u32; 7];
    let mut sums = [0_u32; 6];
    for seed in 0..deals {
        let (end, thought) = play_out(start, level, seed);
        longest = longest.max(thought);
        let result = end.seen().result.unwrap();
        money.push(result.money);
        bands[usize::from(outcome(result.money).rank)] += 1;
        let counts = [
            result.completed,
            result.failed,
            result.cut_short,
            result.sent_away,
            result.wasted.total(),
            result.bought.total(),
        ];
        for (sum, count) in sums.iter_mut().zip(counts) {
            *sum += u32::from(count);
        }
    }
    money.sort_unstable();
    let games = f64::from(u32::try_from(deals).unwrap());
    let at = |percent: usize| money[money.len() * percent / 100];
    let mean = f64::from(money.iter().sum::<i32>()) / games;
    let percent = bands.map(|games_in| (f64::from(games_in) * 1000.0 / games).round() / 10.0);
    let averages = sums.map(|sum| (f64::from(sum) * 10.0 / games).round() / 10.0);
    println!(
        "{level:?} from ${}: {deals} deals, mean {mean:.1}, p5 {}, p25 {}, median {}, p75 {}, \
         p95 {}, bands {percent:?}, completed/failed/cut/away/wasted/bought {averages:?}, {:.2} ms a game, longest thought {longest:?}",
        start.money(),
        at(5),
        at(25),
        at(50),
        at(75),
        at(95),
        begun.elapsed().as_secs_f64() * 1000.0 / games,
    );
}

#[test]
#[ignore = "a measurement"]
fn distributions_over_2000_deals() {
    for level in [Level::Easy, Level::Normal] {
        for start in Start::ALL {
            distribution(start, level, 2000);
        }
    }
}

#[test]
#[ignore = "a measurement"]
fn distributions_of_the_hard_computer() {
    let deals = std::env::var("DEALS").ok().and_then(|deals| deals.parse().ok()).unwrap_or(200);
    for start in Start::ALL {
        distribution(start, Level::Hard, deals);
    }
}

#[test]
#[ignore = "a measurement"]
fn a_random_game_takes_little_time() {
    let games = 2000;
    let begun = Instant::now();
    for seed in 0..games {
        let mut dice = Dice::new(Seed(seed));
        let setup = Setup::by_the_book(Start::Easy);
        let mut position = Position::deal(&setup, Seed(seed), &mut Log::default());
        while let Pending::Seats(_) = position.pending() {
            let all = position.candidates(ME, &mut dice);
            let action = *dice.pick(&all).unwrap();
            position.play(ME, action, &mut Log::default()).unwrap();
        }
    }
    let each = begun.elapsed().as_secs_f64() * 1e6 / f64::from(u32::try_from(games).unwrap());
    println!("{each:.1} µs a random game");
}
