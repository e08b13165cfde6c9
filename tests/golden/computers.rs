//! What the computers decide, in short: the same view and dice must give the same action, and the same actions the
//! same game, on every machine, in the browser too.
use std::fmt::Write;

use high_street::table::{Computers, Level};

use super::playthrough::{Playthrough, fnv1a, play};
use super::tables::tables;

/// One line a table and level: a whole game with all that came of it.
pub fn decisions<G: Computers>(listed: &str) -> String {
    let mut text = String::new();
    for (name, table) in tables::<G::Setup>(listed, "computers") {
        for level in Level::ALL {
            let session = play::<G>(&table.setup, table.seed, level);
            let json = serde_json::to_string(&Playthrough::of(&session)).expect("plain data");
            Playthrough::recheck::<G>(&json);
            let (steps, hash) = (session.len(), fnv1a(json.as_bytes()));
            writeln!(text, "{name} {level:?}: {steps} steps, {hash:016x}").expect("a string");
        }
    }
    text
}
