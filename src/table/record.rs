//! One game as it lies in storage or in a file: who sits where, public facts for the list of
//! games, and the packed save. It can be listed without loading a position.
use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::save::fault;
use super::{PackError, Seats, Sitter, pack, unpack};

/// Colour and pattern of a seat, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hue(u8);

impl Hue {
    pub const ALL: [Hue; 6] = [Hue(1), Hue(2), Hue(3), Hue(4), Hue(5), Hue(6)];

    pub const fn number(self) -> u8 {
        self.0
    }
}

/// Who sits on a chair, and how they look.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    pub name: String,
    pub hue: Hue,
    pub sitter: Sitter,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    pub format: u16,
    /// The game's slug.
    pub game: String,
    /// A name people gave this table; may be empty.
    pub title: String,
    pub chairs: Seats<Chair>,
    /// Public facts for the list: "Turn 19", and who is to act.
    pub round: u32,
    pub standings: Seats<i32>,
    pub next: Option<String>,
    pub finished: bool,
    /// Milliseconds since 1970, by the page's clock.
    pub saved_at: u64,
    /// The packed save while the game runs; its plain JSON once it is over.
    pub save: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    NotARecord(String),
    Newer { theirs: u16 },
    Seats { count: usize },
    Packed(PackError),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::NotARecord(why) => {
                write!(f, "This is not a High Street game file ({why}).")
            }
            RecordError::Newer { theirs } => write!(
                f,
                "This file was made by a newer High Street (file format {theirs}; this one knows {}). \
                 Reload the page to get the new version.",
                Record::FORMAT
            ),
            RecordError::Seats { count } => {
                write!(f, "This file seats {count} players; a table has 1 to 6 seats.")
            }
            RecordError::Packed(why) => why.fmt(f),
        }
    }
}

impl error::Error for RecordError {}

const LONGEST_NAME: usize = 24;
const LONGEST_TITLE: usize = 60;
const LARGEST_FILE: usize = 2 << 20;

impl Record {
    pub const FORMAT: u16 = 1;

    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }

    /// Reads a record and mends what can be mended: names are cut and cleaned, odd hues replaced.
    pub fn from_json(json: &str) -> Result<Record, RecordError> {
        if json.len() > LARGEST_FILE {
            return Err(RecordError::Packed(PackError::TooLarge { bytes: json.len() }));
        }
        let mut record: Record =
            serde_json::from_str(json).map_err(|e| RecordError::NotARecord(fault(&e)))?;
        if record.format > Self::FORMAT {
            return Err(RecordError::Newer { theirs: record.format });
        }
        let count = record.chairs.values().count();
        if !(1..=6).contains(&count) || record.standings.values().count() != count {
            return Err(RecordError::Seats { count });
        }
        record.title = clean(&record.title, LONGEST_TITLE);
        record.next = record.next.map(|name| clean(&name, LONGEST_NAME));
        record.game = clean(&record.game, LONGEST_NAME);
        record.chairs = record.chairs.map(|seat, chair| Chair {
            name: clean_name(&chair.name),
            hue: Hue::ALL
                .into_iter()
                .find(|hue| *hue == chair.hue)
                .unwrap_or(Hue::ALL[seat.index()]),
            sitter: chair.sitter,
        });
        Ok(record)
    }

    /// The save's JSON, whichever way it is written.
    pub fn save_json(&self) -> Result<String, RecordError> {
        if self.save.starts_with('{') {
            return Ok(self.save.clone());
        }
        unpack(&self.save).map_err(RecordError::Packed)
    }

    /// A running game is packed so that neither glances nor file previews see its secrets.
    pub fn set_save(&mut self, json: String) {
        self.save = if self.finished { json } else { pack(&json) };
    }
}

/// A name people typed, fit for one line: no control or direction-changing characters, not too
/// long, never empty.
pub fn clean_name(name: &str) -> String {
    let name = clean(name, LONGEST_NAME);
    if name.is_empty() { "Nobody".to_owned() } else { name }
}

fn clean(text: &str, longest: usize) -> String {
    let odd = |c: char| {
        c.is_control()
            || matches!(c, '\u{200E}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2028}'..='\u{2029}' | '\u{2066}'..='\u{2069}')
    };
    let text: String = text.chars().filter(|&c| !odd(c)).take(longest).collect();
    text.trim().to_owned()
}
