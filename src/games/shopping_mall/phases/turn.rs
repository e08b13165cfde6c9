//! A turn: two actions, moves before swaps before auctions; in round 1 nothing but auctions.
use crate::games::shopping_mall::action::{ACTIONS_PER_TURN, Kind};
use crate::games::shopping_mall::event::Event;
use crate::games::shopping_mall::illegal::Illegal;
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::stage::Stage;
use crate::table::{Game, Log, Seat};

impl Position {
    /// Whether a kind of action is open to `seat` now, or why it is not.
    pub(in super::super) fn check_kind(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        let last = self.used.last().copied().unwrap_or(Kind::Move);
        match kind {
            Kind::Auction => Ok(()),
            _ if self.round == 1 => Err(Illegal::RoundOne),
            Kind::Move if last > Kind::Move => Err(Illegal::MoveTooLate),
            Kind::Swap if last > Kind::Swap => Err(Illegal::SwapTooLate),
            Kind::Swap if self.staff[seat].shops().next().is_none() => Err(Illegal::NoShop),
            Kind::Move | Kind::Swap => Ok(()),
        }
    }

    pub(super) fn end_action(&mut self, kind: Kind, log: &mut Log<Event>) {
        self.used.push(kind);
        if self.used.len() < usize::from(ACTIONS_PER_TURN) {
            self.stage = Stage::Act;
        } else {
            self.refill_gates(log);
        }
    }

    /// After the arrivals: the end, the final round, or just the next seat.
    pub(super) fn end_turn(&mut self, log: &mut Log<Event>) {
        self.turns += 1;
        self.used.clear();
        self.count_down(log);
        if self.is_over() {
            return;
        }
        self.turn = self.turn.after(self.seats());
        if self.turn == self.first {
            self.note_balances();
            self.round += 1;
            self.tell(Event::RoundBegins { round: self.round }, log);
        }
        self.stage = Stage::Act;
        let left = self.ending.map(|ending| ending.left);
        self.tell(Event::TurnBegins { seat: self.turn, left }, log);
    }
}
