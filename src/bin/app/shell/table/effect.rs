//! What a message asks of the browser. The table only says it; [`super::run`] does it, so that what
//! follows from a press can be tested without a page.
use high_street::table::Record;

use super::msg::Msg;
use crate::face::Cue;
use crate::seated::Again;
use crate::store::history::Finished;
use crate::store::settings::Settings;

/// Of each there is one: a new one takes the place of the old.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Timer {
    /// Shows a computer's answer.
    Beat,
    /// Takes the computers' room for broken.
    Patience,
    /// Does what a person has asked for once and for all.
    Automatic,
    /// Opens what is held, or closes what was tapped.
    Peek,
    /// Ends a moment at a table of computers.
    Moment,
    /// Dice lie still.
    Dice,
    /// A computer's deed has been the headline for a beat.
    Deed,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Before anything else: if another window has played on, nothing of the rest is done.
    Save(Record),
    /// Into the history.
    Enter(Finished),
    Sound(Cue),
    Title(String),
    /// Another screen: its heading takes the focus once it is painted.
    Arrive,
    /// Pieces will be looked for where they lie now.
    RememberPlaces,
    /// Ends what still flies.
    Land,
    /// Sends [`Msg::Painted`] when the press is painted.
    AwaitPaint,
    /// Puts the question of the computer that is to act.
    Think {
        ticket: u32,
    },
    /// The computers' room is closed; the next question opens another.
    StopThinking,
    After {
        timer: Timer,
        wait: u32,
        msg: Msg,
    },
    Stop(Timer),
    Settings(Settings),
    TipRead(&'static str),
    SitAcross {
        name: String,
        across: bool,
    },
    Export(Record),
    /// The table is given up, and everything in it shown.
    LayOpen(Record),
    Again(Again),
}

#[derive(Default, PartialEq, Debug)]
pub struct Effects {
    /// Whether the page is to be drawn again.
    pub draw: bool,
    pub list: Vec<Effect>,
}

impl Effects {
    pub fn none() -> Effects {
        Effects::default()
    }

    pub fn draw() -> Effects {
        Effects { draw: true, list: Vec::new() }
    }

    pub fn draw_if(draw: bool) -> Effects {
        Effects { draw, list: Vec::new() }
    }

    pub fn of(effect: Effect) -> Effects {
        Effects { draw: false, list: vec![effect] }
    }

    pub fn and(mut self, more: Effects) -> Effects {
        self.draw |= more.draw;
        self.list.extend(more.list);
        self
    }

    pub fn also(self, effect: Effect) -> Effects {
        self.and(Effects::of(effect))
    }
}
