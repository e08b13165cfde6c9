//! The end: an empty queue, or nothing done for too long, and one more turn for everybody.
use crate::games::shopping_mall::event::Event;
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::scoring::FinalTable;
use crate::games::shopping_mall::setup::EndRule;
use crate::games::shopping_mall::stage::{Ending, Stage};
use crate::table::{Game, Log, Seat};

/// Who is still to play once `trigger` has emptied the queue, in order.
pub fn final_turns(rule: EndRule, first: Seat, trigger: Seat, seats: u8) -> Vec<Seat> {
    let whole_round = |from: Seat| from.round(seats);
    let next = trigger.after(seats);
    match rule {
        EndRule::Rulebook => whole_round(next).collect(),
        EndRule::EqualTurns => {
            let rest = whole_round(next).take_while(|seat| *seat != first);
            rest.chain(whole_round(first)).collect()
        }
    }
}

impl Position {
    /// Turns in a row that brought neither an arrival nor a customer; those of round 1 do not
    /// count.
    pub(in super::super) fn quiet(&self) -> u32 {
        self.turns.saturating_sub(self.stirred)
    }

    /// This turn brought somebody in.
    pub(super) fn stir(&mut self) {
        self.stirred = self.stirred.max(self.turns + 1);
    }

    /// A turn is over. Once the final round runs, neither the queue nor quiet changes it.
    pub(super) fn count_down(&mut self, log: &mut Log<Event>) {
        let stalled = self.setup.stall_limit().is_some_and(|limit| self.quiet() >= limit);
        match &mut self.ending {
            Some(ending) => {
                ending.left -= 1;
                if ending.left == 0 {
                    self.note_balances();
                    self.stage = Stage::Over;
                    let FinalTable { places, rows, .. } = FinalTable::of(self);
                    let totals = rows.map(|_, row| row.total);
                    self.tell(Event::Over { places, totals }, log);
                    log.reveals();
                }
            }
            None if self.queue.is_empty() => self.begin_final_round(false, log),
            None if stalled => self.begin_final_round(true, log),
            None => {}
        }
    }

    fn begin_final_round(&mut self, stalled: bool, log: &mut Log<Event>) {
        let trigger = self.turn;
        let turns = final_turns(self.setup.end, self.first, trigger, self.seats());
        let left = u32::try_from(turns.len()).expect("two rounds at most");
        self.ending = Some(Ending { trigger, stalled, left });
        self.tell(Event::FinalRound { seat: trigger, turns: left, stalled }, log);
    }

    pub(super) fn note_balances(&mut self) {
        self.balances.push(self.ledgers.map(|_, ledger| ledger.cash()));
    }
}
