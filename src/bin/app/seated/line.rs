//! A line of the log, told: the shell lists, sifts and announces it without knowing the event.
use high_street::table::Line;

use crate::face::{Face, Told, Who};

#[derive(Clone, PartialEq)]
pub struct LogLine {
    /// Counts every entry of the game, also those that cannot be read here.
    pub index: usize,
    /// Told to its reader alone.
    pub secret: bool,
    pub told: Told,
}

impl LogLine {
    pub fn of<G: Face>(line: &Line<'_, G::Event>, who: &Who) -> LogLine {
        LogLine { index: line.index, secret: line.secret, told: G::told(line.event, who) }
    }
}
