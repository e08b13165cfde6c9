//! Swapping managers: two of the own three change places.
use crate::games::shopping_mall::action::Kind;
use crate::games::shopping_mall::event::Event;
use crate::games::shopping_mall::illegal::Illegal;
use crate::games::shopping_mall::names::Manager;
use crate::games::shopping_mall::position::Position;
use crate::table::{Log, Seat};

impl Position {
    pub(in super::super) fn check_swap(
        &self,
        seat: Seat,
        one: Manager,
        other: Manager,
    ) -> Result<(), Illegal> {
        self.check_kind(seat, Kind::Swap)?;
        let staff = &self.staff[seat];
        if one == other {
            return Err(Illegal::SwapTwoManagers);
        }
        if staff.at(one).is_none() && staff.at(other).is_none() {
            return Err(Illegal::SwapNeedsEmployed);
        }
        Ok(())
    }

    pub(in super::super) fn apply_swap(
        &mut self,
        seat: Seat,
        one: Manager,
        other: Manager,
        log: &mut Log<Event>,
    ) {
        self.staff[seat].swap(one, other);
        let managers = [one.min(other), one.max(other)];
        self.tell(Event::Swapped { seat, managers }, log);
        self.end_action(Kind::Swap, log);
    }
}
