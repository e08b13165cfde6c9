//! What this house calls the suits and the pieces of the rule book. One table for the rules, the
//! test vectors and the page.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::illegal::Illegal;

/// What a shop sells and what a visitor wants.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Trade {
    Coffee,
    Books,
    Shoes,
    Flowers,
}

impl Trade {
    pub const ALL: [Trade; 4] = [Trade::Coffee, Trade::Books, Trade::Shoes, Trade::Flowers];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn name(self) -> &'static str {
        TRADES[self.index()].1
    }

    /// The suit of the rule book.
    pub const fn suit(self) -> &'static str {
        TRADES[self.index()].0
    }
}

/// Suits and their trades, in the order of [`Trade::ALL`].
const TRADES: [(&str, &str); 4] =
    [("suns", "coffee"), ("moons", "books"), ("crowns", "shoes"), ("arms", "flowers")];

impl fmt::Display for Trade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Who runs a shop; every seat has one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Manager {
    Expert,
    Steady,
    Trainee,
}

impl Manager {
    pub const ALL: [Manager; 3] = [Manager::Expert, Manager::Steady, Manager::Trainee];
    /// Every two who can change places, the better one first.
    pub const PAIRS: [[Manager; 2]; 3] = [
        [Manager::Expert, Manager::Steady],
        [Manager::Expert, Manager::Trainee],
        [Manager::Steady, Manager::Trainee],
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn name(self) -> &'static str {
        MANAGERS[self.index()].1
    }

    /// The piece of the rule book.
    pub const fn piece(self) -> &'static str {
        MANAGERS[self.index()].0
    }

    /// What the first customer of a shop brings.
    pub const fn base(self) -> u32 {
        MANAGERS[self.index()].2
    }
}

/// Pieces, what they are called here, and what their first customer brings.
const MANAGERS: [(&str, &str, u32); 3] =
    [("pawn", "expert", 300), ("die", "steady", 200), ("saucer", "trainee", 100)];

impl fmt::Display for Manager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl TryFrom<String> for Manager {
    type Error = Illegal;

    fn try_from(name: String) -> Result<Manager, Illegal> {
        let named = Manager::ALL.into_iter().find(|manager| manager.name() == name);
        named.ok_or(Illegal::UnknownManager)
    }
}

impl From<Manager> for String {
    fn from(manager: Manager) -> String {
        manager.name().to_owned()
    }
}
