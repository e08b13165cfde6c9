//! JSON of our own types: saves, records, and what the page remembers. `serde_json` writes it, and we read it.
//!
//! Everything that is read may be foreign, so all of it is checked; but of what is wrong only the kind and the place are
//! told, never a word (that may be a secret, or a page long). `serde_json` has a sentence for every fault, with any number
//! in it spelled to the last digit, and an error that has to be dropped after every field. A fault here is one byte, and
//! the page is the smaller by it (`docs/PERFORMANCE.md`).
//!
//! Fields are read by their names only, and numbers are whole: so we write them.
#[cfg(test)]
mod tests;
mod text;
mod types;

use std::{error, fmt};

use serde::Serialize;
use serde::de::{DeserializeOwned, Error, Expected, Unexpected};

use self::text::Reader;

/// Why a text cannot be read, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    what: Wrong,
    line: usize,
    column: usize,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { what, line, column } = self;
        let what = match what {
            Wrong::Cut => "it ends too early,",
            Wrong::Odd => "a part is missing or odd",
            Wrong::Garbled => "it is garbled",
        };
        write!(f, "{what} at line {line}, column {column}")
    }
}

impl error::Error for Fault {}

pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    let mut reader = Reader::new(text);
    T::deserialize(&mut reader)
        .and_then(|thing| reader.end().map(|()| thing))
        .map_err(|what| reader.fault(what))
}

/// What is written is plain data, so there is no fault to tell.
pub fn write<T: Serialize>(thing: &T) -> String {
    let Ok(text) = serde_json::to_string(thing) else { unreachable!("plain data") };
    text
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wrong {
    /// The text ends in the middle.
    Cut,
    /// It is JSON, but not what it should be.
    Odd,
    /// It is no JSON.
    Garbled,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl error::Error for Wrong {}

/// Whatever a type has to say against what it is handed.
impl Error for Wrong {
    fn custom<T: fmt::Display>(_: T) -> Wrong {
        Wrong::Odd
    }
    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Wrong {
        Wrong::Odd
    }
    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Wrong {
        Wrong::Odd
    }
    fn invalid_length(_: usize, _: &dyn Expected) -> Wrong {
        Wrong::Odd
    }
    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Wrong {
        Wrong::Odd
    }
    fn unknown_field(_: &str, _: &'static [&'static str]) -> Wrong {
        Wrong::Odd
    }
    fn missing_field(_: &'static str) -> Wrong {
        Wrong::Odd
    }
    fn duplicate_field(_: &'static str) -> Wrong {
        Wrong::Odd
    }
}

type Read<T> = Result<T, Wrong>;
