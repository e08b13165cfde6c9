//! Golden saves and playthroughs: a game once played stays playable, and plays the same.
//!
//! A file per game, revision and table. `BLESS=1 cargo test --test golden` writes the
//! files that are missing, as after raising the `REVISION` of a game, and what computers decide.
//! It leaves alone what is there: a save once made must stay playable.
mod computers;
mod dice;
mod playthrough;

use std::fs;
use std::path::{Path, PathBuf};

use high_street::games::{brick_and_mortar, fiasko, on_shelf, shopping_mall, supermarche};
use high_street::table::{Computers, Level, Seed};

use playthrough::{Playthrough, play};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn blessing() -> bool {
    std::env::var_os("BLESS").is_some()
}

/// Writes the missing file of today's rules if it was asked for, then plays every file again.
fn replay<G: Computers>(tables: &[(String, Seed, G::Setup)]) {
    for (table, seed, setup) in tables {
        let name = format!("{}-r{}-{table}.json", G::SLUG, G::REVISION);
        let path = folder().join(&name);
        if blessing() && !path.exists() {
            let played = play::<G>(setup, *seed, Level::Normal);
            let golden = Playthrough::of(&played);
            let json = serde_json::to_string(&golden).expect("plain data");
            fs::write(&path, json + "\n").expect("the folder can be written");
        }
        assert!(path.exists(), "{name} is missing: run `BLESS=1 cargo test --test golden`");
    }
    for file in fs::read_dir(folder()).expect("the folder is there") {
        let path = file.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy();
        if name.starts_with(&format!("{}-r", G::SLUG)) {
            Playthrough::recheck::<G>(&fs::read_to_string(&path).expect("a text"));
        }
    }
}

/// A game, and how it is set for each number of seats.
macro_rules! golden {
    ($($test:ident: $game:ty, $seats:expr, $setup:expr;)+) => {
        $(#[test]
        fn $test() {
            let table = |seats: u8| (seats.to_string(), Seed(2000 + u64::from(seats)), $setup(seats));
            let tables: Vec<_> = $seats.map(table).collect();
            replay::<$game>(&tables);
        })+
    };
}

golden! {
    fiasko_plays_as_it_did: fiasko::Position, 2..=6, fiasko::Setup::by_the_book;
}

/// The first game and the draft, each with every number of seats.
#[test]
fn brick_and_mortar_plays_as_it_did() {
    use brick_and_mortar::Setup;
    let tables = (2..=4).flat_map(|seats: u8| {
        let seed = Seed(2000 + u64::from(seats));
        let drafted = (format!("{seats}-draft"), seed, Setup::draft(seats));
        [(seats.to_string(), seed, Setup::preset(seats)), drafted]
    });
    replay::<brick_and_mortar::Position>(&tables.collect::<Vec<_>>());
}

/// Against each other and together, each with every number of seats; some with the module.
#[test]
fn on_shelf_plays_as_it_did() {
    use on_shelf::Setup;
    let tables = (3..=6).flat_map(|seats: u8| {
        let seed = Seed(2000 + u64::from(seats));
        let module = seats.is_multiple_of(2);
        let together = (format!("{seats}-together"), seed, Setup::cooperative(seats));
        [(seats.to_string(), seed, Setup { module, ..Setup::competitive(seats) }), together]
    });
    replay::<on_shelf::Position>(&tables.collect::<Vec<_>>());
}

/// By the book, and with every option the other way, each with three and four seats.
#[test]
fn shopping_mall_plays_as_it_did() {
    use shopping_mall::{Cash, Compensation, EndRule, Opening, Provision, Setup, Tie};
    let tables = (3..=4).flat_map(|seats: u8| {
        let seed = Seed(2000 + u64::from(seats));
        let house = Setup {
            cash: Cash::Open,
            provision: Provision::PerMove,
            end: EndRule::EqualTurns,
            compensation: Compensation::Cash,
            opening: Opening::Hundred,
            round_one_private: false,
            tie: Tie::Cash,
            ..Setup::by_the_book(seats)
        };
        let open = (format!("{seats}-open"), seed, house);
        [(seats.to_string(), seed, Setup::by_the_book(seats)), open]
    });
    replay::<shopping_mall::Position>(&tables.collect::<Vec<_>>());
}

/// Alone there are starts instead of seats; one shop has a name, and one is lost.
#[test]
fn supermarche_plays_as_it_did() {
    use supermarche::{Setup, Start};
    let table = |name: &str, seed, start, store: &str| {
        let setup = Setup { store: store.to_owned(), ..Setup::by_the_book(start) };
        (name.to_owned(), Seed(seed), setup)
    };
    replay::<supermarche::Position>(&[
        table("1", 2001, Start::Normal, ""),
        table("1-easy", 2001, Start::Easy, "Ada’s “سوق”"),
        table("1-hard", 2001, Start::Hard, ""),
        table("1-lost", 2003, Start::Hard, ""),
    ]);
}

/// Compares with a file, or writes it if that was asked for.
fn pinned(name: &str, text: &str, renew: bool) {
    let path = folder().join(name);
    if blessing() && (renew || !path.exists()) {
        fs::write(&path, text).expect("the folder can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        text, written,
        "not as in {name}; if that is meant: BLESS=1 cargo test --test golden"
    );
}

#[test]
fn the_stream_of_chance_never_changes() {
    pinned("dice.txt", &dice::stream(), false);
}

/// Not a law: computers may learn. Then say so with `BLESS=1`, so that the browser can be held
/// against it.
#[test]
fn computers_decide_as_was_written_down() {
    pinned("computers.txt", &computers::decisions(), true);
}
