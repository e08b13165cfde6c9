//! Whole games of Fiasko by chance, for `scripts/measure.mjs`, which builds this for the browser as the worker is built,
//! and natively, and times both from outside.
use high_street::games::fiasko::{Position, Setup};
use high_street::table::{Dice, Game, Log, Pending, Seed};

const GAMES: u64 = 20_000;

fn main() {
    let actions: usize = (0..GAMES).map(playout).sum();
    assert!(actions > 0, "games have actions");
}

fn playout(seed: u64) -> usize {
    let mut dice = Dice::new(Seed(seed ^ 0xD1CE));
    let mut game = Position::deal(&Setup::by_the_book(4), Seed(seed), &mut Log::default());
    let mut actions = 0;
    while let Pending::Seats(seats) = game.pending() {
        let all = game.candidates(seats[0], &mut dice);
        let action = *dice.pick(&all).expect("a pending seat has a candidate");
        game.apply(seats[0], action, &mut Log::unheard());
        actions += 1;
    }
    actions
}
