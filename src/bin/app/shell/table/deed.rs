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
    pub(super) fn show_deed(&mut self) -> Effects {
        let beat = self.settings.pace.beat();
        self.shown.deed = beat != Some(0) && !self.computers.skipping() && !self.at.sealing;
        match beat {
            Some(beat) if self.shown.deed => {
                let wait = beat.max(LEAST);
                Effects::of(Effect::After { timer: Timer::Deed, wait, msg: Msg::DeedRead })
            }
            _ => Effects::none(),
        }
    }

    pub(super) fn deed_read(&mut self) -> Effects {
        Effects::draw_if(std::mem::replace(&mut self.shown.deed, false))
    }

    /// Who did it, and what, as the log says it.
    pub(super) fn deed(&self) -> Option<(Option<Seat>, Html)> {
        if !self.shown.deed || self.in_moment() || self.rolling.is_some() {
            return None;
        }
        let lines = self.seated.public_lines(&self.who, self.shown.news_from);
        let by_computer = |seat: Option<Seat>| seat.is_some_and(|seat| !self.who.is_person(seat));
        let told = lines
            .into_iter()
            .rfind(|line| by_computer(line.told.seat) && line.index < self.moments.untold_from())?;
        Some((told.told.seat, told.told.words))
    }
}
