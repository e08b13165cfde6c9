//! A game in its box. A shop hands one out, and every page of the shell is drawn from it.
#[cfg(test)]
use std::collections::BTreeSet;
use std::marker::PhantomData;
#[cfg(test)]
use std::ops::Range;
use std::ops::{Deref, RangeInclusive};

use high_street::table::{Chair, Level, Record};

use super::desk::On;
use super::{AnyOptions, Seated};
use crate::face::{Face, Rules};
use crate::own_file::Coming;
use crate::store::{memory, saves};

pub trait Titled: Sync {
    fn slug(&self) -> &'static str;
    fn name(&self) -> &'static str;
    /// Whether the private hand comes before the board on a phone.
    fn tray_first(&self) -> bool;
    /// The phases the log can be sifted by.
    fn log_phases(&self) -> &'static [&'static str];
    /// Drawings of its pieces.
    fn pieces(&self) -> &'static [&'static str];
    /// The chapters, which come in a file of their own.
    fn rules(&self) -> Coming<&'static Rules>;
    fn round_label(&self, round: u32) -> String;

    /// How a computer of this level plays, in one line.
    fn level(&self, level: Level) -> &'static str;
    fn seats(&self) -> RangeInclusive<u8>;
    fn usual_options(&self, seats: u8) -> AnyOptions;
    /// Chairs and options of the last table that was set.
    fn last_table(&self) -> Option<(Vec<Chair>, AnyOptions)>;

    /// A table from its record, and a warning if only a part of it could be played again.
    fn open(&self, record: &Record) -> Result<(Box<dyn Seated>, Option<String>), String>;
    /// A record from elsewhere, of which only what the rules say is believed.
    fn admit(&self, record: Record) -> Result<Record, String>;

    /// The game at each of its questions, for the gallery.
    #[cfg(debug_assertions)]
    fn exhibits(&self) -> Vec<super::Exhibit>;
    /// The kinds of decision that games by chance come to.
    #[cfg(test)]
    fn offered_by_chance(&self, games: Range<u64>) -> BTreeSet<String>;
}

#[derive(Clone, Copy)]
pub struct Title(&'static dyn Titled);

impl Title {
    pub const fn of<G: Face>() -> Title {
        Title(&Of::<G>(PhantomData))
    }
}

impl Deref for Title {
    type Target = dyn Titled;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl PartialEq for Title {
    fn eq(&self, other: &Title) -> bool {
        self.slug() == other.slug()
    }
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Face> Titled for Of<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn tray_first(&self) -> bool {
        G::TRAY_FIRST
    }

    fn log_phases(&self) -> &'static [&'static str] {
        G::PHASES
    }

    fn pieces(&self) -> &'static [&'static str] {
        G::PIECES
    }

    fn rules(&self) -> Coming<&'static Rules> {
        G::rules()
    }

    fn round_label(&self, round: u32) -> String {
        G::round_label(round)
    }

    fn level(&self, level: Level) -> &'static str {
        G::level(level)
    }

    fn seats(&self) -> RangeInclusive<u8> {
        <G as Face>::seats()
    }

    fn usual_options(&self, seats: u8) -> AnyOptions {
        AnyOptions::new::<G>(G::usual_setup(seats))
    }

    fn last_table(&self) -> Option<(Vec<Chair>, AnyOptions)> {
        let last = memory::last_table::<G>()?;
        Some((last.chairs, AnyOptions::new::<G>(last.setup)))
    }

    fn open(&self, record: &Record) -> Result<(Box<dyn Seated>, Option<String>), String> {
        let (desk, warning) = saves::open::<G>(record)?;
        Ok((Box::new(On::new(desk)), warning))
    }

    fn admit(&self, record: Record) -> Result<Record, String> {
        saves::admit::<G>(record)
    }

    #[cfg(debug_assertions)]
    fn exhibits(&self) -> Vec<super::Exhibit> {
        super::exhibits::exhibits::<G>()
    }

    #[cfg(test)]
    fn offered_by_chance(&self, games: Range<u64>) -> BTreeSet<String> {
        super::exhibits::offered_by_chance::<G>(games)
    }
}
