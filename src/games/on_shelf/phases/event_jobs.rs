//! Substitute and malfunction: what happens to job cards.
use crate::games::on_shelf::event::Event;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::SubstitutePrompt;
use crate::table::{Game, Log, Seat};

impl Position {
    pub(super) fn can_trade(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        !player.pile.is_empty() && !player.hand().is_empty()
    }

    pub(super) fn check_trade(&self, seat: Seat, give: Job, take: Job) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if player.set_aside == Some(give) {
            return Err(Illegal::JobSetAside { job: give });
        }
        if !player.holds(give) {
            return Err(Illegal::JobNotInHand { job: give });
        }
        if !player.pile.contains(&take) {
            return Err(Illegal::NotInDiscard { job: take });
        }
        Ok(())
    }

    /// The card given takes the exact place of the card received.
    pub(super) fn trade(&mut self, seat: Seat, gave: Job, took: Job, log: &mut Log<Event>) {
        let place = self.players[seat].pile.iter_mut().find(|job| **job == took);
        *place.expect("checked: it is in the pile") = gave;
        log.public(Event::Traded { seat, gave, took });
    }

    pub(super) fn substitute_prompt(&self, seat: Seat) -> SubstitutePrompt {
        let player = &self.players[seat];
        SubstitutePrompt { seat, hand: player.hand(), pile: player.pile.clone() }
    }

    /// One job of every hand, drawn blindly, is out of order this hour.
    pub(super) fn malfunction(&mut self, log: &mut Log<Event>) {
        for seat in self.start.round(self.seats()) {
            let hand = self.players[seat].hand();
            if let Some(&job) = self.dice.pick(&hand) {
                self.players[seat].set_aside = Some(job);
                log.public(Event::SetAside { seat, job });
            }
        }
    }
}
