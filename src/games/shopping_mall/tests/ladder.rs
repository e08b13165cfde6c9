//! How the levels fare against each other. Run by `DEALS=400 cargo test
//! --profile bench --lib shopping_mall::tests::ladder -- --ignored --nocapture --test-threads 1`.
//! `FROM=200` goes on where another run stopped.
use std::time::{Duration, Instant};

use crate::games::shopping_mall::bot::policy::Style;
use crate::games::shopping_mall::bot::{AtOnce, SHREWD};
use crate::games::shopping_mall::{Event, Position, Setup};
use crate::table::{Bot, Computers, Dice, Eye, Game, Level, Log, Pending, Seat, Seats, Seed};

pub(super) type Mind = Box<dyn Bot<Position>>;

/// A finished game: the position, everything told, and the longest thought.
pub(super) struct Bout {
    pub(super) end: Position,
    pub(super) told: Vec<Event>,
    longest: Duration,
}

impl Bout {
    /// `None` plays by chance.
    pub(super) fn play(setup: &Setup, seed: u64, levels: &Seats<Option<Level>>) -> Bout {
        Bout::between(setup, seed, levels.map(|_, level| level.map(Position::computer)))
    }

    fn between(setup: &Setup, seed: u64, mut bots: Seats<Option<Mind>>) -> Bout {
        let mut dice = Dice::new(Seed(seed ^ 0xBEE));
        let mut log = Log::default();
        let mut position = Position::deal(setup, Seed(seed), &mut log);
        let mut longest = Duration::ZERO;
        while let Pending::Seats(pending) = position.pending() {
            let seat = pending[0];
            let begun = Instant::now();
            let action = if let Some(bot) = &mut bots[seat] {
                bot.choose(seat, &position.view(Eye::Seat(seat)), &mut dice)
            } else {
                let all = position.candidates(seat, &mut dice);
                dice.pick(&all).expect("somebody can act").clone()
            };
            longest = longest.max(begun.elapsed());
            position.play(seat, action, &mut log).expect("computers keep the rules");
        }
        let told = log.entries().iter().map(|entry| entry.event.clone()).collect();
        Bout { end: position, told, longest }
    }

    fn places(&self) -> Seats<u8> {
        let Pending::Over(places) = self.end.pending() else { unreachable!("played to the end") };
        places
    }

    /// Shares of the win, together 1.
    pub(super) fn wins(&self) -> Seats<f64> {
        let places = self.places();
        let winners = places.values().filter(|place| **place == 1).count();
        let share = 1.0 / f64::from(u32::try_from(winners).unwrap());
        places.map(|_, place| if *place == 1 { share } else { 0.0 })
    }
}

fn wished(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|n| n.parse().ok())
}

pub(super) fn deals() -> std::ops::Range<u64> {
    let from = wished("FROM").unwrap_or(0);
    from..from + wished("DEALS").unwrap_or(400)
}

pub(super) fn count(deals: &std::ops::Range<u64>) -> f64 {
    f64::from(u32::try_from(deals.end - deals.start).expect("few"))
}

/// What the better level wins of games with as many of either.
fn share(better: Level, worse: Level, seats: u8) -> f64 {
    let (won, longest) = duel(seats, &|| Position::computer(better), &|| Position::computer(worse));
    let games = count(&deals());
    eprintln!(
        "{seats} seats: {better:?} wins {won:.1} of {games} against {worse:?}, longest {longest:?}"
    );
    won / games
}

/// How many games one mind wins of those with as many of another: two against two at four seats; at
/// three by turns one against two and two against one. They go round the chairs.
pub(super) fn duel(
    seats: u8,
    better: &dyn Fn() -> Mind,
    worse: &dyn Fn() -> Mind,
) -> (f64, Duration) {
    let (mut won, mut longest) = (0.0, Duration::ZERO);
    for deal in deals() {
        let pattern: &[bool] = match (seats, deal / u64::from(seats) % 2) {
            (4, 0) => &[true, false, true, false],
            (4, _) => &[true, true, false, false],
            (_, 0) => &[true, false, false],
            _ => &[true, true, false],
        };
        let turned = usize::try_from(deal).unwrap();
        let is_better = |seat: Seat| pattern[(seat.index() + turned) % pattern.len()];
        let minds = Seats::from_fn(seats, |s| Some(if is_better(s) { better() } else { worse() }));
        let bout = Bout::between(&Setup::by_the_book(seats), deal, minds);
        won += bout.wins().iter().filter(|(seat, _)| is_better(*seat)).map(|(_, w)| w).sum::<f64>();
        longest = longest.max(bout.longest);
    }
    (won, longest)
}

/// The shares of a value that are bid are fitted on games of the shrewd style against itself.
#[test]
#[ignore = "a measurement, not a law"]
fn bidding_more_or_less_than_the_shrewd_style_does_not_pay() {
    let scales: &[i64] = &[70, 85, 115, 130];
    for (seats, scale) in
        [3, 4].into_iter().flat_map(|seats| scales.iter().map(move |s| (seats, s)))
    {
        let style = Style { shares: SHREWD.shares.map(|share| share * scale / 100), ..SHREWD };
        let (won, _) = duel(seats, &|| Box::new(AtOnce(style)), &|| Box::new(AtOnce(SHREWD)));
        let games = count(&deals());
        eprintln!("{seats} seats: {scale} % of the bids win {won:.1} of {games}");
        assert!(won / games < 0.55);
    }
}

#[test]
#[ignore = "a measurement, not a law"]
fn the_normal_computer_beats_the_easy_one() {
    assert!([3, 4].map(|seats| share(Level::Normal, Level::Easy, seats)).iter().all(|s| *s >= 0.6));
}

#[test]
#[ignore = "a measurement, not a law"]
fn the_hard_computer_beats_the_normal_one() {
    assert!([3, 4].map(|seats| share(Level::Hard, Level::Normal, seats)).iter().all(|s| *s >= 0.6));
}

#[test]
#[ignore = "a measurement, not a law"]
fn chance_wins_about_never_among_three_hard_computers() {
    let mut won = 0.0;
    let deals = deals().start..deals().start + (deals().end - deals().start) / 4;
    for deal in deals.clone() {
        let chance = Seat::new(u8::try_from(deal % 4).unwrap());
        let levels = Seats::from_fn(4, |seat| (seat != chance).then_some(Level::Hard));
        won += Bout::play(&Setup::by_the_book(4), deal, &levels).wins()[chance];
    }
    let games = count(&deals);
    eprintln!("chance wins {won} of {games}");
    assert!(won * 100.0 <= games);
}

#[test]
#[ignore = "a measurement, not a law"]
fn a_random_game_takes_about_a_millisecond() {
    for seats in [3, 4] {
        let (games, mut steps, begun) = (400_u32, 0_u32, Instant::now());
        for seed in 0..games {
            let mut dice = Dice::new(Seed(u64::from(seed)));
            let setup = Setup::by_the_book(seats);
            let mut position = Position::deal(&setup, Seed(u64::from(seed)), &mut Log::default());
            while let Pending::Seats(pending) = position.pending() {
                let all = position.candidates(pending[0], &mut dice);
                let action = dice.pick(&all).expect("somebody can act").clone();
                position.apply(pending[0], action, &mut Log::default());
                steps += 1;
            }
        }
        let each = begun.elapsed() / games;
        eprintln!("{seats} seats: {each:?} and {} actions a random game", steps / games);
    }
}
