//! Reports on finished games, so that nobody waits for the same one twice. Only the last few are
//! kept: any of them can be made again.
use high_street::games::{Finished, Found};

use super::storage;

const PREFIX: &str = "hs.report.";
const MOST: usize = 12;

fn key(game: &Finished) -> String {
    format!("{PREFIX}{:016x}", game.mark())
}

pub fn kept(game: &Finished) -> Option<Found> {
    Found::from_text(&storage::read(&key(game))?).ok()
}

pub fn keep(game: &Finished, found: &Found) {
    let key = key(game);
    let others = storage::keys(PREFIX).into_iter().filter(|other| *other != key);
    for old in others.skip(MOST - 1) {
        storage::remove(&old);
    }
    // Not worth a warning: it can be made again.
    if storage::write(&key, &found.to_text()).is_err() {
        storage::remove(&key);
    }
}
