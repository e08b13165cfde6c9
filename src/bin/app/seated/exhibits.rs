//! A game shown at each of its questions, for the gallery of development builds: real records, which any
//! table opens.
#[cfg(test)]
use std::collections::BTreeSet;
use std::ops::Range;

use high_street::table::{
    Chair, Desk, Dice, Eye, Hue, Level, Pending, Record, Seat, Seats, Seed, Session, Sitter,
};

use crate::face::Face;
use crate::store::saves;

/// The table at the first question of one kind, as if a person sat on the chair that is asked.
pub struct Exhibit {
    /// What the computer did there: "Raise", "Stock".
    pub name: String,
    pub record: Record,
}

/// A few games are enough to meet nearly every question.
const GAMES: u64 = 3;

/// Some questions sensible people hardly ever come to: whoever plays by chance does.
const BY_CHANCE: u64 = 24;

/// Every kind of decision that computers come to in a few games, and an end; then what is offered in games by
/// chance beside.
pub fn exhibits<G: Face>() -> Vec<Exhibit> {
    let mut found: Vec<Exhibit> = Vec::new();
    for (seats, seed) in tables::<G>(0..GAMES) {
        by_computers::<G>(&mut found, Level::Easy, seats, seed);
    }
    for (seats, seed) in tables::<G>(0..BY_CHANCE) {
        by_chance::<G>(seats, seed, |session, seat, offered| {
            show(&mut found, offered, session, Some(seat));
        });
    }
    for rare in G::RARE {
        let mut seeds = 0..;
        while found.iter().all(|exhibit| exhibit.name != *rare) {
            let seed = seeds.next().expect("it comes some day");
            by_computers::<G>(&mut found, Level::Normal, *<G as Face>::seats().start(), seed);
        }
    }
    found
}

/// Whatever computers come to in a whole game.
fn by_computers<G: Face>(found: &mut Vec<Exhibit>, level: Level, seats: u8, seed: u64) {
    let mut session = begun::<G>(seats, seed);
    let (mut computer, mut dice) = (G::computer(level), Dice::new(Seed(seed)));
    while let Pending::Seats(pending) = session.pending() {
        let seat = pending[0];
        let action = computer.choose(seat, &session.view(Eye::Seat(seat)), &mut dice);
        show(found, kind(&action), &session, Some(seat));
        session.play(seat, action).expect("computers keep to the rules");
    }
    show(found, "the end".to_owned(), &session, None);
}

/// The kinds of decision that are offered in games by chance.
#[cfg(test)]
pub fn offered_by_chance<G: Face>(games: Range<u64>) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for (seats, seed) in tables::<G>(games) {
        by_chance::<G>(seats, seed, |_, _, offered| {
            kinds.insert(offered);
        });
    }
    kinds
}

/// The smallest and the largest table, with each of these seeds.
fn tables<G: Face>(seeds: Range<u64>) -> impl Iterator<Item = (u8, u64)> {
    let tables = [*<G as Face>::seats().start(), *<G as Face>::seats().end()];
    tables.into_iter().flat_map(move |seats| seeds.clone().map(move |seed| (seats, seed)))
}

fn begun<G: Face>(seats: u8, seed: u64) -> Session<G> {
    Session::new(G::usual_setup(seats), Seed(seed)).expect("the usual table is offered")
}

/// Plays a whole game by chance and tells of every kind of action that is offered on the way.
fn by_chance<G: Face>(seats: u8, seed: u64, mut offered: impl FnMut(&Session<G>, Seat, String)) {
    let (mut session, mut dice) = (begun::<G>(seats, seed), Dice::new(Seed(seed)));
    while let Pending::Seats(pending) = session.pending() {
        let seat = pending[0];
        let world = G::imagine(seat, &session.view(Eye::Seat(seat)), &mut dice);
        let all = world.candidates(seat, &mut dice);
        for action in &all {
            offered(&session, seat, kind(action));
        }
        let action = dice.pick(&all).expect("whoever is asked has an answer").clone();
        session.play(seat, action).expect("candidates keep to the rules");
    }
}

/// "Raise" of `Raise(9)`.
fn kind(action: &impl std::fmt::Debug) -> String {
    format!("{action:?}").chars().take_while(|c| c.is_alphanumeric()).collect()
}

fn show<G: Face>(
    found: &mut Vec<Exhibit>,
    name: String,
    session: &Session<G>,
    asked: Option<Seat>,
) {
    if found.iter().any(|exhibit| exhibit.name == name) {
        return;
    }
    let names = ["Ada", "Ben", "Cora", "Dev", "Emil", "Flora"];
    let chairs = Seats::from_fn(session.seats(), |seat| Chair {
        name: names[seat.index()].to_owned(),
        hue: Hue::ALL[seat.index()],
        sitter: match asked {
            Some(asked) if asked != seat => Sitter::Computer(Level::Easy),
            _ => Sitter::Person,
        },
    });
    let sitters = chairs.map(|_, chair| chair.sitter);
    let record = saves::record(&Desk::new(session.clone(), sitters), &chairs);
    found.push(Exhibit { name, record });
}
