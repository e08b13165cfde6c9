//! What a computer has just done is the headline for a beat: computers are followed by their deeds,
//! not by their thinking.
use high_street::table::Seat;
use yew::prelude::*;

use super::effect::{Effect, Effects, Timer};
use super::msg::Msg;
use super::play::Play;

/// With the pace "step" the next press ends it; at once, the digest tells it.
const LEAST: u32 = 600;

impl Play {
    /// A seal is no deed that anybody sees, and cuts none short.
    pub(super) fn show_deed(&mut self) -> Effects {
        if self.at.sealing {
            return Effects::none();
        }
        let beat = self.settings.pace.beat();
        let followed = beat != Some(0) && !self.computers.skipping();
        self.shown.deed = followed.then_some(self.shown.announced);
        match beat {
            Some(beat) if followed => {
                let wait = beat.max(LEAST);
                Effects::of(Effect::After { timer: Timer::Deed, wait, msg: Msg::DeedRead })
            }
            _ => Effects::none(),
        }
    }

    pub(super) fn deed_read(&mut self) -> Effects {
        Effects::draw_if(self.shown.deed.take().is_some())
    }

    /// Who did it, and what, as the log says it.
    pub(super) fn deed(&self) -> Option<(Option<Seat>, Html)> {
        let from = self.shown.deed.filter(|_| !self.in_moment() && self.rolling.is_none())?;
        let lines = self.seated.public_lines(&self.who, from);
        let by_computer = |seat: Option<Seat>| seat.is_some_and(|seat| !self.who.is_person(seat));
        let told = lines
            .into_iter()
            .rfind(|line| by_computer(line.told.seat) && line.index < self.moments.untold_from())?;
        Some((told.told.seat, told.told.words))
    }
}
