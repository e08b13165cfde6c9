//! The game as this window keeps it. A browser without locks cannot stop two windows from playing one
//! game, so whoever saves looks first at what lies there.
use high_street::table::Record;

use crate::routes::GameId;
use crate::store::saves;
use crate::store::storage::Trouble;

/// What tells one saving of a game from the next.
#[derive(PartialEq)]
struct Stamp {
    saved_at: u64,
    save: String,
}

impl Stamp {
    fn of(record: &Record) -> Stamp {
        Stamp { saved_at: record.saved_at, save: record.save.clone() }
    }
}

pub struct Saver {
    id: GameId,
    /// The game as this window last read or wrote it.
    kept: Stamp,
}

/// Another window has played on: its moves are newer, and this table is given up.
#[derive(Debug, PartialEq, Eq)]
pub struct Overtaken;

/// What is known after saving.
#[derive(Debug)]
pub struct Saved {
    /// The name given on the street meanwhile.
    pub title: Option<String>,
    pub trouble: Option<Trouble>,
}

impl Saver {
    pub fn new(id: GameId, record: &Record) -> Saver {
        Saver { id, kept: Stamp::of(record) }
    }

    pub fn save(&mut self, mut record: Record) -> Result<Saved, Overtaken> {
        // A game that was deleted or torn there is simply written again.
        let lying = saves::get(&self.id).and_then(Result::ok);
        if lying.as_ref().is_some_and(|lying| Stamp::of(lying) != self.kept) {
            return Err(Overtaken);
        }
        let title = lying.map(|lying| lying.title);
        if let Some(title) = &title {
            title.clone_into(&mut record.title);
        }
        self.kept = Stamp::of(&record);
        Ok(Saved { title, trouble: saves::put(&self.id, &record).err() })
    }
}
