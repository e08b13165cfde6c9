//! The clock with its icons, and the weekdays.
use std::fmt;

use serde::{Deserialize, Serialize};

use super::goods::Category;

/// An hour of the day, from 9 to 20. At 20 the day is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Hour(u8);

/// What an hour begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Icon {
    /// No Check Out, no Pre-Order.
    Closed,
    /// The event die is rolled.
    Event,
    /// A rush hour comes before the round.
    Rush,
    /// The day is counted.
    End,
}

impl Hour {
    pub const OPENING: Hour = Hour(9);
    pub const EVENING: Hour = Hour(20);

    pub fn all() -> impl Iterator<Item = Hour> {
        (9..=20).map(Hour)
    }

    pub const fn of_day(self) -> u8 {
        self.0
    }

    /// Rounds are counted from 1; the evening has none and counts as the last.
    pub fn round(self) -> u32 {
        u32::from(self.0.min(19) - 8)
    }

    pub const fn icon(self) -> Icon {
        match self.0 {
            9 | 19 => Icon::Closed,
            12 | 15 | 17 => Icon::Rush,
            20 => Icon::End,
            _ => Icon::Event,
        }
    }

    pub fn is_closed(self) -> bool {
        self.icon() == Icon::Closed
    }

    pub(super) fn next(self) -> Hour {
        Hour(self.0 + 1).min(Hour::EVENING)
    }

    /// The next rush hour that is yet to come.
    pub fn next_rush(self) -> Option<Hour> {
        Hour::all().find(|hour| *hour > self && hour.icon() == Icon::Rush)
    }
}

impl TryFrom<u8> for Hour {
    type Error = String;
    fn try_from(hour: u8) -> Result<Hour, String> {
        let known = (9..=20).contains(&hour);
        known.then_some(Hour(hour)).ok_or_else(|| format!("there is no hour {hour}"))
    }
}

impl From<Hour> for u8 {
    fn from(hour: Hour) -> u8 {
        hour.0
    }
}

impl fmt::Display for Hour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            12 => f.write_str("12 noon"),
            hour @ ..12 => write!(f, "{hour} AM"),
            hour => write!(f, "{} PM", hour - 12),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
}

/// What a weekday finds in the store, and what it does to the event die.
struct DayRow {
    name: &'static str,
    cubes: [u32; 3],
    modifier: i8,
}

#[rustfmt::skip]
const DAYS: [DayRow; 6] = [
    DayRow { name: "Monday",    cubes: [12, 8, 4], modifier: -1 },
    DayRow { name: "Tuesday",   cubes: [ 9, 6, 3], modifier: -1 },
    DayRow { name: "Wednesday", cubes: [ 9, 6, 3], modifier:  0 },
    DayRow { name: "Thursday",  cubes: [ 6, 4, 2], modifier:  0 },
    DayRow { name: "Friday",    cubes: [ 6, 4, 2], modifier:  1 },
    DayRow { name: "Saturday",  cubes: [ 3, 2, 1], modifier:  1 },
];

impl Weekday {
    pub const ALL: [Weekday; 6] = [
        Weekday::Monday,
        Weekday::Tuesday,
        Weekday::Wednesday,
        Weekday::Thursday,
        Weekday::Friday,
        Weekday::Saturday,
    ];

    const fn row(self) -> &'static DayRow {
        &DAYS[self as usize]
    }

    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Cubes of a category in the store at 9 AM.
    pub const fn cubes(self, category: Category) -> u32 {
        self.row().cubes[category.index()]
    }

    /// Added to the event die.
    pub const fn modifier(self) -> i8 {
        self.row().modifier
    }
}

impl fmt::Display for Weekday {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
