//! Small things worth remembering: who sat at the last table, which tips were read.
use high_street::table::{Chair, Game, Record, Seats};
use serde::{Deserialize, Serialize};

use super::cupboard;

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
    let table: LastTable<G> = serde_json::from_str(&cupboard::read(&table_key::<G>())?).ok()?;
    G::check_setup(&table.setup).ok()?;
    Some(table)
}

pub fn remember_table<G: Game>(chairs: &Seats<Chair>, setup: &G::Setup) {
    let table = LastTable::<G> { chairs: chairs.values().cloned().collect(), setup: setup.clone() };
    let text = serde_json::to_string(&table).expect("a table is plain data");
    // Not worth a warning: the game itself is what must be kept.
    let _ = cupboard::write(&table_key::<G>(), &text);
}

const TIPS: &str = "hs.tips";

pub fn read_tips() -> Vec<String> {
    serde_json::from_str(&cupboard::read(TIPS).unwrap_or_default()).unwrap_or_default()
}

pub fn tip_read(key: &str) {
    let mut tips = read_tips();
    if !tips.iter().any(|tip| tip == key) {
        tips.push(key.to_owned());
        let text = serde_json::to_string(&tips).expect("keys are plain data");
        let _ = cupboard::write(TIPS, &text);
    }
}

/// Shows all coach marks again.
pub fn forget_tips() {
    cupboard::remove(TIPS);
}

/// The text of a record as it goes into a file.
pub fn file_name(record: &Record) -> String {
    let state = if record.finished { "finished" } else { "turn" };
    format!("{}-{state}-{}.json", record.game, record.round)
}
