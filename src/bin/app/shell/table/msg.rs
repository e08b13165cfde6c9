//! What can happen to a table. Each owner has its own messages; those that remain change the game.
use high_street::table::{Seat, Sitter, StandingOrder};
use yew::AttrValue;

use super::computers::ComputersMsg;
use super::keys::Key;
use super::overlay::OverlayMsg;
use crate::seated::{Action, Again};
use crate::store::settings::Settings;
use crate::store::storage::Trouble;

#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    Raise(Seat),
    Hide,
    Done,
    OpenTogether,
    Act(Seat, Action),
    Undo,
    /// The next moment, or what comes after the last.
    GoOn,
    /// A moment has held its beat: with nobody at the table nobody presses.
    Held(usize),
    SkipMoments,
    /// The dice lie still.
    Settled,
    /// A computer's deed was read: the headline asks again.
    DeedRead,
    /// The advisor was asked about a position, by its fingerprint.
    Hinted(u64),
    /// Asked for once and for all, or to be asked again.
    Order(Seat, String, Option<StandingOrder>),
    Reseat(Seat, Sitter),
    /// Whether a person sits on the other side of a device that lies flat.
    Across(Seat, bool),
    /// The wait is over after so many steps; whoever is reading a dialog is not interrupted.
    Automatic {
        steps: usize,
        reading: bool,
    },
    Overlay(OverlayMsg),
    Computers(ComputersMsg),
    Settings(std::rc::Rc<Settings>),
    /// The save could not be written.
    Unsaved(Trouble),
    NoTips,
    /// Breaks the game off.
    LayOpen,
    Export,
    Again(Again),
    Key(Key),
    KeyUp,
    /// Nobody has touched the page for so many seconds.
    Idle(u64),
    /// By a control that draws much: its press is seen before it is done.
    Pressed(Box<Msg>),
    /// What was pressed is painted so.
    Painted,
}

impl Msg {
    pub fn pressed(self) -> Msg {
        Msg::Pressed(Box::new(self))
    }

    /// Says why something may not be done.
    pub fn refuse(why: impl Into<AttrValue>) -> Msg {
        Msg::Overlay(OverlayMsg::Refuse(why.into()))
    }

    /// Changes nothing but what lies over the table, or hands on to a message of its own.
    pub fn stays_above(&self) -> bool {
        matches!(
            self,
            Msg::Overlay(_)
                | Msg::Key(_)
                | Msg::KeyUp
                | Msg::Idle(_)
                | Msg::Pressed(_)
                | Msg::Painted
        )
    }

    /// Comes by itself and changes nothing on the table: what was pressed before still waits.
    pub fn is_news(&self) -> bool {
        matches!(
            self,
            Msg::Idle(_)
                | Msg::KeyUp
                | Msg::Settings(_)
                | Msg::Unsaved(_)
                | Msg::Overlay(OverlayMsg::CloseToast | OverlayMsg::Unpeek)
                | Msg::Computers(ComputersMsg::Reply(_))
        )
    }
}
