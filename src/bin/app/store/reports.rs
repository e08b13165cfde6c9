//! Reports on finished games, so that nobody waits for the same one twice. Only the latest few are
//! kept, and none where a game needs the room: any of them can be made again.
use high_street::games::{Finished, Found};
use high_street::table::Arrange;

use super::storage;
use crate::device::clock;

const PREFIX: &str = "hs.report.";
const MOST: usize = 12;

fn key(game: &Finished) -> String {
    format!("{PREFIX}{:016x}", game.mark())
}

/// When it was made, and what it says.
fn parts(text: &str) -> Option<(u64, &str)> {
    let (made, found) = text.split_once(' ')?;
    Some((made.parse().ok()?, found))
}

pub fn kept(game: &Finished) -> Option<Found> {
    Found::from_text(parts(&storage::read(&key(game))?)?.1).ok()
}

pub fn keep(game: &Finished, found: &Found) {
    let key = key(game);
    let others = storage::keys(PREFIX).into_iter().filter(|other| *other != key).map(|other| {
        let made = storage::read(&other).and_then(|text| Some(parts(&text)?.0));
        (made.unwrap_or(0), other)
    });
    for old in too_many(others.collect()) {
        storage::remove(&old);
    }
    // Not worth a warning: it can be made again.
    if storage::write(&key, &format!("{} {}", clock::now(), found.to_text())).is_err() {
        storage::remove(&key);
    }
}

/// Those that go to leave room for one more: the oldest.
fn too_many(mut others: Vec<(u64, String)>) -> Vec<String> {
    others.arrange();
    let most = others.len().saturating_sub(MOST - 1);
    others.into_iter().take(most).map(|(_, key)| key).collect()
}

/// A game is worth more than any report on one. Whether there were any to throw away.
pub fn make_room() -> bool {
    let all = storage::keys(PREFIX);
    for key in &all {
        storage::remove(key);
    }
    !all.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_reports_make_room_for_a_new_one() {
        // The names are hashes and say nothing about the time.
        let made = |count: u64| (0..count).map(|at| (at, format!("{:02}", 99 - at))).collect();
        assert_eq!(too_many(made(11)), Vec::<String>::new(), "eleven and a new one are twelve");
        assert_eq!(too_many(made(13)), ["99", "98"]);
    }
}
