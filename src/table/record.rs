//! One game as it lies in storage or in a file: who sits where, public facts for the list of
//! games, and the packed save. It can be listed without loading a position.
use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::packing::plain;
use super::{PackError, Seats, Sitter, StandingOrders, json, pack, unpack};

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

/// Where a table began that was played on from another: it is a game of its own and counts nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tried {
    /// So many actions were played before.
    pub after: u32,
    pub fresh_luck: bool,
}

impl fmt::Display for Tried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let luck = if self.fresh_luck { "fresh" } else { "the same" };
        write!(f, "Tried from step {}, {luck} luck", self.after)
    }
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
    /// Nobody can play on.
    pub finished: bool,
    /// Broken off before its end and laid open: nobody has won.
    #[serde(default)]
    pub laid_open: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tried: Option<Tried>,
    /// How often the advisor was asked.
    #[serde(default)]
    pub hints: u32,
    /// One person was left alone at a table of several: opened, it begins behind the shutter.
    #[serde(default)]
    pub left_alone: bool,
    /// What people have asked for once and for all, while the game runs.
    #[serde(default, rename = "wishes", skip_serializing_if = "StandingOrders::is_empty")]
    pub orders: StandingOrders,
    /// Milliseconds since 1970, by the page's clock.
    pub saved_at: u64,
    /// The packed save while the game runs; its plain JSON once it is over.
    pub save: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    NotARecord(json::Fault),
    Newer {
        theirs: u16,
    },
    Seats {
        count: usize,
    },
    Standings {
        chairs: usize,
        standings: usize,
    },
    Packed(PackError),
    /// A link that does not hold what one holds.
    TornLink,
    /// A link to a game that has secrets.
    StillRuns,
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
            RecordError::Standings { chairs, standings } => {
                write!(
                    f,
                    "This file seats {chairs} players but gives the standings of {standings}."
                )
            }
            RecordError::Packed(why) => why.fmt(f),
            RecordError::TornLink => f.write_str("This link is cut off or was changed on the way."),
            RecordError::StillRuns => f.write_str(
                "This link holds a game that is not over. Only finished games are passed on.",
            ),
        }
    }
}

impl error::Error for RecordError {}

pub const LONGEST_NAME: usize = 24;
const LONGEST_TITLE: usize = 60;

impl Record {
    pub const FORMAT: u16 = 1;
    /// The longest text of a record, in bytes.
    pub const LARGEST: usize = 512 << 10;

    pub fn to_json(&self) -> String {
        json::write(self)
    }

    /// Reads a record and mends what can be mended: names are cut and cleaned, odd hues replaced.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        if text.len() > Self::LARGEST {
            let (bytes, most) = (text.len(), Self::LARGEST);
            return Err(RecordError::Packed(PackError::TooLarge { bytes, most }));
        }
        let mut record: Record = json::read(text).map_err(RecordError::NotARecord)?;
        if record.format > Self::FORMAT {
            return Err(RecordError::Newer { theirs: record.format });
        }
        let (chairs, standings) =
            (record.chairs.values().count(), record.standings.values().count());
        if !(1..=Hue::ALL.len()).contains(&chairs) {
            return Err(RecordError::Seats { count: chairs });
        }
        if standings != chairs {
            return Err(RecordError::Standings { chairs, standings });
        }
        record.finished |= record.laid_open;
        record.title = clean(&record.title, LONGEST_TITLE);
        record.next = record.next.map(|name| clean_name(&name));
        record.game = clean(&record.game, LONGEST_NAME);
        let mut hues = mended_hues(&record.chairs).into_iter();
        record.chairs = record.chairs.map(|_, chair| Chair {
            name: clean_name(&chair.name),
            hue: hues.next().expect("a hue for every chair"),
            sitter: chair.sitter,
        });
        record.orders = if record.finished {
            StandingOrders::default()
        } else {
            record.orders.mended(&record.chairs)
        };
        Ok(record)
    }

    /// The save's JSON, whichever way it is written.
    pub fn save_json(&self) -> Result<String, RecordError> {
        if self.save.starts_with('{') {
            return plain(&self.save).map_err(RecordError::Packed);
        }
        unpack(&self.save).map_err(RecordError::Packed)
    }

    /// A running game is packed so that neither glances nor file previews see its secrets.
    pub fn set_save(&mut self, json: String) {
        self.save = if self.finished { json } else { pack(&json) };
    }
}

/// Six different colours for six chairs: the first of two alike keeps its own, and what is no
/// colour at all becomes one that nobody wants.
fn mended_hues(chairs: &Seats<Chair>) -> Vec<Hue> {
    let wanted: Vec<Hue> = chairs.values().map(|chair| chair.hue).collect();
    let mut spare = Hue::ALL.into_iter().filter(|hue| !wanted.contains(hue));
    let mend = |(index, hue): (usize, &Hue)| {
        let good = Hue::ALL.contains(hue) && !wanted[..index].contains(hue);
        if good { *hue } else { spare.next().expect("as many hues as chairs") }
    };
    wanted.iter().enumerate().map(mend).collect()
}

/// A name people typed, fit for one line: nothing invisible, nothing that turns the line round,
/// not too long, never empty.
pub fn clean_name(name: &str) -> String {
    clean_name_or(name, "Nobody")
}

/// The same for a name that has its own stand-in.
pub fn clean_name_or(name: &str, usual: &str) -> String {
    let name = clean(name, LONGEST_NAME);
    if name.is_empty() { usual.to_owned() } else { name }
}

fn clean(text: &str, longest: usize) -> String {
    let kept = text.chars().filter(|&c| !unfit(c)).skip_while(|c| c.is_whitespace());
    let kept: String = kept.take(longest).collect();
    let visible = kept.chars().any(|c| !joins(c) && !c.is_whitespace());
    if visible { kept.trim_end().to_owned() } else { String::new() }
}

/// Controls, direction marks, and letters nobody can see.
fn unfit(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{AD}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{180E}' | '\u{200B}'
            | '\u{200E}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{2800}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E0FFF}')
}

/// Nothing by itself, but families, flags and some scripts are written with it.
fn joins(c: char) -> bool {
    matches!(c, '\u{200C}'..='\u{200D}' | '\u{FE00}'..='\u{FE0F}')
}
