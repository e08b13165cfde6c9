//! What the computers decide, in short: the same view and dice must give the same action on every
//! machine, in the browser too.
use std::fmt::Write;

use high_street::games::{brick_and_mortar, fiasko, shopping_mall, supermarche};
use high_street::table::{Computers, Level, Seed};

use super::playthrough::{fnv1a, play};

/// One line a game and level. A new game is one line here.
pub fn decisions() -> String {
    let mut text = String::new();
    decide::<fiasko::Position>(&fiasko::Setup::by_the_book(3), &mut text);
    decide::<brick_and_mortar::Position>(&brick_and_mortar::Setup::preset(3), &mut text);
    let normal = supermarche::Setup::by_the_book(supermarche::Start::Normal);
    decide::<supermarche::Position>(&normal, &mut text);
    decide::<shopping_mall::Position>(&shopping_mall::Setup::by_the_book(3), &mut text);
    text
}

fn decide<G: Computers>(setup: &G::Setup, text: &mut String) {
    for level in Level::ALL {
        let session = play::<G>(setup, Seed(1), level);
        let hash = fnv1a(session.save().to_json().as_bytes());
        let steps = session.len();
        writeln!(text, "{} {level:?}: {steps} steps, {hash:016x}", G::SLUG).expect("a string");
    }
}
