//! Golden saves and playthroughs: a game once played stays playable, and plays the same.
//!
//! They lie with their game, in `src/games/<game>/golden`: a file per revision and table. `BLESS=1 cargo test --test
//! golden` writes the files that are missing, as after raising the `REVISION` of a game, and what computers decide.
//! It leaves alone what is there: a save once made must stay playable.
mod computers;
mod dice;
mod playthrough;
mod tables;

use std::fs;
use std::path::{Path, PathBuf};

use high_street::table::{Computers, Level};

use playthrough::{Playthrough, play};
use tables::tables;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn folder(game: &str) -> PathBuf {
    root().join("src/games").join(game).join("golden")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn blessing() -> bool {
    std::env::var_os("BLESS").is_some()
}

/// Writes the missing files of today's rules if it was asked for, then plays every file again.
fn replay<G: Computers>(folder: &Path) {
    let listed = read(&folder.join("tables.json"));
    for (name, table) in tables::<G::Setup>(&listed, "recorded") {
        let path = folder.join(format!("r{}-{name}.json", G::REVISION));
        if blessing() && !path.exists() {
            let played = play::<G>(&table.setup, table.seed, Level::Normal);
            let json = serde_json::to_string(&Playthrough::of(&played)).expect("plain data");
            fs::write(&path, json + "\n").expect("the folder can be written");
        }
        let missing = "is missing: run `BLESS=1 cargo test --test golden`";
        assert!(path.exists(), "{} {missing}", path.display());
    }
    for file in fs::read_dir(folder).expect("the folder is there") {
        let path = file.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy();
        if name.starts_with('r') {
            Playthrough::recheck::<G>(&read(&path));
        }
    }
}

/// Compares with a file, or writes it if that was asked for.
fn pinned(path: &Path, text: &str, renew: bool) {
    if blessing() && (renew || !path.exists()) {
        fs::write(path, text).expect("the folder can be written");
    }
    let written = fs::read_to_string(path).unwrap_or_default();
    let name = path.display();
    assert_eq!(
        text, written,
        "not as in {name}; if that is meant: BLESS=1 cargo test --test golden"
    );
}

#[test]
fn the_stream_of_chance_never_changes() {
    pinned(&root().join("tests/golden/dice.txt"), &dice::stream(), false);
}

macro_rules! of_every_game {
    ([$($game:ident)+]) => {
        $(mod $game {
            use super::*;
            use high_street::games::$game::Position;

            #[test]
            fn it_plays_as_it_did() {
                replay::<Position>(&folder(stringify!($game)));
            }

            /// Not a law: computers may learn. Then say so with `BLESS=1`, so that the browser can be held against it.
            #[test]
            fn computers_decide_as_was_written_down() {
                let folder = folder(stringify!($game));
                let decided = computers::decisions::<Position>(&read(&folder.join("tables.json")));
                pinned(&folder.join("computers.txt"), &decided, true);
            }
        })+
    };
}
high_street::each_game!(of_every_game);
