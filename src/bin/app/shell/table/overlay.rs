//! What lies over the table: a drawer, a refusal, a warning, a peek. None of it changes the game.
use high_street::table::{Seat, Sitter};
use yew::AttrValue;

use super::effect::{Effect, Effects, Timer};
use super::log_filter::LogFilter;
use super::msg::Msg;
use crate::seated::At;

/// Milliseconds until what is held opens, and until what was tapped closes.
const HOLD: u32 = 300;
const TAPPED: u32 = 5_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    Rules,
    /// The last lines, or every line of the game.
    Log {
        whole: bool,
        filter: LogFilter,
    },
    Menu,
    Keys,
    BreakOff,
    Reseat(Seat, Sitter),
}

impl Drawer {
    /// As it opens.
    pub const LOG: Drawer = Drawer::Log { whole: false, filter: LogFilter::ALL };
}

#[derive(Clone, PartialEq, Debug)]
pub enum OverlayMsg {
    Refuse(AttrValue),
    /// A plain fact, which may be read out on every screen.
    Tell(AttrValue),
    CloseToast,
    CloseWarning,
    Drawer(Option<Drawer>),
    /// Opens when it has been held for a moment.
    HoldPeek(Seat),
    /// Opens for a few seconds.
    TapPeek(Seat),
    Peek(Seat),
    Unpeek,
    CloseTip(&'static str),
}

/// Words where the click happened.
pub struct Said {
    pub words: AttrValue,
    /// Why something was refused may tell what a hand holds.
    pub refusal: bool,
}

#[derive(Default)]
pub struct Overlay {
    pub drawer: Option<Drawer>,
    pub toast: Option<Said>,
    /// Something about the save that people must know; stays until it is closed.
    pub warning: Option<AttrValue>,
    /// Who peeks.
    pub peek: Option<Seat>,
}

impl Overlay {
    pub fn update(&mut self, msg: OverlayMsg, at: &At) -> Effects {
        match msg {
            OverlayMsg::Refuse(why) => {
                self.toast = Some(Said { words: why, refusal: true });
                Effects::draw()
            }
            OverlayMsg::Tell(words) => {
                self.toast = Some(Said { words, refusal: false });
                Effects::draw()
            }
            OverlayMsg::CloseToast => Effects::draw_if(self.toast.take().is_some()),
            OverlayMsg::CloseWarning => Effects::draw_if(self.warning.take().is_some()),
            OverlayMsg::Drawer(drawer) => {
                self.drawer = drawer;
                Effects::draw()
            }
            // The table itself waits out the first moment of a hold, so whatever ends a peek also
            // ends one that has only begun.
            OverlayMsg::HoldPeek(seat) => {
                let msg = Msg::Overlay(OverlayMsg::Peek(seat));
                Effects::of(Effect::After { timer: Timer::Peek, wait: HOLD, msg })
            }
            OverlayMsg::TapPeek(seat) => {
                let msg = Msg::Overlay(OverlayMsg::Unpeek);
                self.open_peek(seat, at).also(Effect::After {
                    timer: Timer::Peek,
                    wait: TAPPED,
                    msg,
                })
            }
            OverlayMsg::Peek(seat) => self.open_peek(seat, at),
            OverlayMsg::Unpeek => self.unpeek(),
            OverlayMsg::CloseTip(key) => Effects::draw().also(Effect::TipRead(key)),
        }
    }

    fn open_peek(&mut self, seat: Seat, at: &At) -> Effects {
        self.peek = Some(seat).filter(|seat| at.may_peek.contains(seat));
        Effects::draw().also(Effect::Stop(Timer::Peek))
    }

    /// Ends a peek, also one that has only begun.
    pub fn unpeek(&mut self) -> Effects {
        Effects::draw_if(self.peek.take().is_some()).also(Effect::Stop(Timer::Peek))
    }

    /// Another screen has come: nothing of the old one lies over it. A warning is about the save.
    pub fn clear(&mut self) -> Effects {
        self.drawer = None;
        self.toast = None;
        self.unpeek()
    }
}
