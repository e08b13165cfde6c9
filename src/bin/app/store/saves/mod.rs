//! The saved games, one key each, so that a broken one spoils only its own row.
mod open;

use high_street::table::{Arrange, Record, RecordError};

pub use self::open::{admit, lay_open, open, play_on, record, start};
use super::reports;
use super::storage::{self, Trouble};
use crate::device::chance;
use crate::routes::GameId;

const PREFIX: &str = "hs.game.";

/// One row of the list: a record, or what is wrong with it.
pub struct Row {
    pub id: GameId,
    pub record: Result<Record, RecordError>,
}

fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// A fresh name for a game on this device; says nothing about the game.
pub fn new_id() -> GameId {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    chance::word(LETTERS, 10)
}

/// All games, the latest first; those that cannot be read come last.
pub fn list() -> Vec<Row> {
    let mut rows: Vec<Row> = storage::keys(PREFIX)
        .into_iter()
        .filter_map(|key| {
            let record = Record::from_json(&storage::read(&key)?);
            Some(Row { id: key[PREFIX.len()..].to_owned(), record })
        })
        .collect();
    rows.arrange_by_key(|row| {
        std::cmp::Reverse(row.record.as_ref().map_or(0, |record| record.saved_at))
    });
    rows
}

pub fn get(id: &str) -> Option<Result<Record, RecordError>> {
    storage::read(&key(id)).map(|json| Record::from_json(&json))
}

/// The text of a game as it lies there, however broken.
pub fn text(id: &str) -> Option<String> {
    storage::read(&key(id))
}

pub fn put(id: &str, record: &Record) -> Result<(), Trouble> {
    match storage::write(&key(id), &record.to_json()) {
        // With room again, what could not be written before has been written by now.
        Err(Trouble::Full) if reports::make_room() => storage::trouble().map_or(Ok(()), Err),
        done => done,
    }
}

/// Takes a game out, and hands back its text so that it can be put back.
pub fn remove(id: &str) -> Option<String> {
    let text = text(id);
    storage::remove(&key(id));
    text
}

/// Undoes [`remove`], unless the game has come back by itself: it was open in another window and
/// played on there.
pub fn put_back(id: &str, lain: &str) -> Result<(), Trouble> {
    if text(id).is_some() {
        return Ok(());
    }
    storage::write(&key(id), lain)
}

pub fn rename(id: &str, title: &str) -> Option<Result<(), Trouble>> {
    let mut record = get(id)?.ok()?;
    title.clone_into(&mut record.title);
    // Read back through the record's own cleaning, so that a title is fit for one line.
    let cleaned = Record::from_json(&record.to_json()).ok()?;
    Some(put(id, &cleaned))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deleted_game_that_was_played_on_meanwhile_is_not_put_back() {
        let _ = put_back("a", "old");
        let lain = remove("a").unwrap();
        assert_eq!(text("a"), None);
        let _ = put_back("a", &lain);
        assert_eq!(text("a").as_deref(), Some("old"));
        remove("a");
        let _ = storage::write(&key("a"), "played on");
        let _ = put_back("a", &lain);
        assert_eq!(text("a").as_deref(), Some("played on"));
    }
}
