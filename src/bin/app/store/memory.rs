//! Small things worth remembering: who sat at the last table and on which
//! side, which tips were read.
use high_street::table::{Chair, Game, Record, Seats, json};
use serde::{Deserialize, Serialize};

use super::storage;

/// The last table of a game: chairs and options.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct LastTable<G: Game> {
    pub chairs: Vec<Chair>,
    pub setup: G::Setup,
}

fn table_key<G: Game>() -> String {
    format!("hs.table.{}", G::SLUG)
}

/// Only a table this game still offers is remembered.
pub fn last_table<G: Game>() -> Option<LastTable<G>> {
    let table: LastTable<G> = json::read(&storage::read(&table_key::<G>())?).ok()?;
    G::check_setup(&table.setup).ok()?;
    Some(table)
}

pub fn remember_table<G: Game>(chairs: &Seats<Chair>, setup: &G::Setup) {
    let table = LastTable::<G> { chairs: chairs.values().cloned().collect(), setup: setup.clone() };
    let text = json::write(&table);
    // Not worth a warning: the game itself is what must be kept.
    let _ = storage::write(&table_key::<G>(), &text);
}

const TIPS: &str = "hs.tips";
const ACROSS: &str = "hs.across";

fn words(key: &str) -> Vec<String> {
    json::read(&storage::read(key).unwrap_or_default()).unwrap_or_default()
}

/// Puts a word among those kept under `key`, or takes it out; hands out what is kept now.
fn note(key: &str, word: &str, kept: bool) -> Vec<String> {
    let mut words = words(key);
    words.retain(|other| other != word);
    if kept {
        words.push(word.to_owned());
    }
    let text = json::write(&words);
    let _ = storage::write(key, &text);
    words
}

pub fn read_tips() -> Vec<String> {
    words(TIPS)
}

pub fn tip_read(key: &str) {
    note(TIPS, key, true);
}

/// Shows all coach marks again.
pub fn forget_tips() {
    storage::remove(TIPS);
}

/// The names of those who sit on the other side of this device.
pub fn across() -> Vec<String> {
    words(ACROSS)
}

/// Hands out all who sit there now.
pub fn sit_across(name: &str, across: bool) -> Vec<String> {
    note(ACROSS, name, across)
}

/// The text of a record as it goes into a file.
pub fn file_name(record: &Record) -> String {
    let state = match record {
        Record { laid_open: true, .. } => "laid-open",
        Record { finished: true, .. } => "finished",
        _ => "turn",
    };
    format!("{}-{state}-{}.json", record.game, record.round)
}
