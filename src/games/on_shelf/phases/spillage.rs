//! Spillage by roll: on an 11 a space that received a cube is lost, on a 12 a neighbour too.
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::event::Event;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::{SpillOffer, SpillPrompt};
use crate::games::on_shelf::spaces::Space;
use crate::games::on_shelf::stage::{Phase, Spilling};
use crate::table::{Log, Seat};

impl Position {
    pub(super) fn begin_spillage(
        &mut self,
        seat: Seat,
        die: u32,
        received: Vec<Space>,
        log: &mut Log<Event>,
    ) {
        if die < 11 {
            return self.end_turn(seat, log);
        }
        self.ask_spill(Spilling { seat, die, received, first: None }, log);
    }

    /// Where a drop may fall now.
    fn spill_choices(&self, spilling: &Spilling) -> Vec<Space> {
        let spaces = match spilling.first {
            None => spilling.received.clone(),
            Some(first) => first.neighbours(),
        };
        let free = |space: &Space| !self.store.has_drop(*space);
        spaces.into_iter().filter(free).filter(|_| self.store.scrub() > 0).collect()
    }

    fn ask_spill(&mut self, spilling: Spilling, log: &mut Log<Event>) {
        match self.spill_choices(&spilling)[..] {
            [] => {
                log.public(Event::SpillageVoid { seat: spilling.seat });
                self.end_turn(spilling.seat, log);
            }
            [only] => self.spill(spilling, only, log),
            _ => self.phase = Phase::Spilling(spilling),
        }
    }

    fn spill(&mut self, spilling: Spilling, space: Space, log: &mut Log<Event>) {
        let seat = spilling.seat;
        let lost = self.store.spill(space);
        log.public(Event::Spilled { seat, space, lost });
        if spilling.die == 12 && spilling.first.is_none() {
            return self.ask_spill(Spilling { first: Some(space), ..spilling }, log);
        }
        self.end_turn(seat, log);
    }

    pub(in super::super) fn check_spill(
        &self,
        spilling: &Spilling,
        action: &Action,
    ) -> Result<(), Illegal> {
        let Action::Spill(space) = *action else { return Err(Illegal::NotNow) };
        if !space.exists() {
            return Err(Illegal::BadSpace { space });
        }
        if self.spill_choices(spilling).contains(&space) {
            return Ok(());
        }
        Err(match spilling.first {
            None => Illegal::SpillSpace { space },
            Some(first) => Illegal::SpillAdjacent { space, first },
        })
    }

    pub(in super::super) fn apply_spill(
        &mut self,
        spilling: Spilling,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let Action::Spill(space) = action else { unreachable!("checked: the action spills") };
        self.spill(spilling, space, log);
    }

    pub(in super::super) fn spill_prompt(&self, spilling: &Spilling) -> SpillPrompt {
        let offer = |space: Space| SpillOffer { space, lost: self.store.cubes(space) };
        SpillPrompt {
            seat: spilling.seat,
            die: spilling.die,
            first: spilling.first,
            choices: self.spill_choices(spilling).into_iter().map(offer).collect(),
        }
    }
}
