//! `cargo bench`: how fast the rules and the computers are, natively.
//!
//! Prints one row a measure; docs/PERFORMANCE.md keeps the figures.
use std::hint::black_box;
use std::time::{Duration, Instant};

use high_street::games::{brick_and_mortar, fiasko, on_shelf, shopping_mall, supermarche};
use high_street::table::{
    Computers, Dice, Eye, Game, Level, Log, Pending, Save, Seat, Seed, Session, pack,
};

/// Repeats `work` for about half a second and gives the mean time of one run.
fn mean(mut work: impl FnMut(u64)) -> Duration {
    let (begun, mut runs) = (Instant::now(), 0u32);
    while begun.elapsed() < Duration::from_millis(500) {
        work(u64::from(runs));
        runs += 1;
    }
    begun.elapsed() / runs
}

fn row(what: &str, time: Duration) {
    println!("{what:<58} {:>12.1} µs", time.as_secs_f64() * 1e6);
}

/// One whole game by chance; how many actions it took.
fn playout<G: Game>(setup: &G::Setup, seed: u64) -> usize {
    let mut dice = Dice::new(Seed(seed ^ 0xD1CE));
    let mut game = G::deal(setup, Seed(seed), &mut Log::default());
    let mut actions = 0;
    while let Pending::Seats(seats) = game.pending() {
        let seat = seats[0];
        let all = game.candidates(seat, &mut dice);
        let action = dice.pick(&all).expect("a pending seat has a candidate").clone();
        game.apply(seat, action, &mut Log::default());
        actions += 1;
    }
    actions
}

/// Views of seats that are to act, from games of the middle computers.
fn decisions<G: Computers>(setup: &G::Setup, most: usize) -> Vec<(Seat, G::View)> {
    let mut asked = Vec::new();
    for seed in 0.. {
        let mut dice = Dice::new(Seed(seed));
        let mut game = G::deal(setup, Seed(seed), &mut Log::default());
        while let Pending::Seats(seats) = game.pending() {
            let view = game.view(Eye::Seat(seats[0]));
            let action = G::computer(Level::Normal).choose(seats[0], &view, &mut dice);
            asked.push((seats[0], view));
            if asked.len() == most {
                return asked;
            }
            game.apply(seats[0], action, &mut Log::default());
        }
    }
    unreachable!("there are enough seeds")
}

/// A long game: mostly the first candidate (in Fiasko the draw), so that it does not end early.
fn long_game<G: Game>(setup: &G::Setup, most: usize) -> Session<G> {
    let session = |seed| {
        let mut dice = Dice::new(Seed(seed));
        let mut session = Session::<G>::new(setup.clone(), Seed(seed)).expect("offered");
        let mut game = G::deal(setup, Seed(seed), &mut Log::default());
        while let Pending::Seats(seats) = game.pending() {
            let all = game.candidates(seats[0], &mut dice);
            let choice = if dice.below(30) == 0 { dice.pick(&all) } else { all.first() };
            let action = choice.expect("a pending seat has a candidate").clone();
            game.apply(seats[0], action.clone(), &mut Log::default());
            session.play(seats[0], action).expect("a candidate is legal");
            if session.len() == most {
                break;
            }
        }
        session
    };
    (0..40).map(session).max_by_key(Session::len).expect("forty games")
}

fn game<G: Computers>(name: &str, setup: &G::Setup) {
    let mut actions = 0;
    let time = mean(|seed| actions = black_box(playout::<G>(setup, seed)));
    row(&format!("{name}: a whole game by chance (the last: {actions} actions)"), time);
    println!("{:<58} {:>12.0}", "  playouts per second", 1.0 / time.as_secs_f64());

    let asked = decisions::<G>(setup, 200);
    for level in Level::ALL {
        let time = mean(|run| {
            let (seat, view) = &asked[usize::try_from(run).expect("few") % asked.len()];
            black_box(G::computer(level).choose(*seat, view, &mut Dice::new(Seed(run))));
        });
        row(&format!("{name}: one decision, {level:?}"), time);
    }

    let session = long_game::<G>(setup, 1_000);
    let steps = session.len();
    let time = mean(|_| {
        black_box(session.prefix(steps - 1));
    });
    row(&format!("{name}: undo by replay after {steps} actions"), time);
    let time = mean(|_| {
        black_box(pack(&session.save().to_json()));
    });
    row(&format!("{name}: writing and packing that save"), time);
    let json = session.save().to_json();
    let time = mean(|_| {
        black_box(Save::<G>::load(&json).is_ok());
    });
    row(&format!("{name}: loading that save"), time);
}

fn main() {
    game::<fiasko::Position>("Fiasko, 4 seats", &fiasko::Setup::by_the_book(4));
    game::<fiasko::Position>("Fiasko, 6 seats", &fiasko::Setup::by_the_book(6));
    let normal = supermarche::Setup::by_the_book(supermarche::Start::Normal);
    game::<supermarche::Position>("Supermarché", &normal);
    for seats in [2, 4] {
        let setup = brick_and_mortar::Setup::preset(seats);
        game::<brick_and_mortar::Position>(&format!("Brick & Mortar, {seats} seats"), &setup);
    }
    game::<on_shelf::Position>("On Shelf, 4 seats", &on_shelf::Setup::competitive(4));
    game::<on_shelf::Position>("On Shelf, 4 together", &on_shelf::Setup::cooperative(4));
    for seats in [3, 4] {
        let setup = shopping_mall::Setup::by_the_book(seats);
        game::<shopping_mall::Position>(&format!("Shopping Mall, {seats} seats"), &setup);
    }
}
