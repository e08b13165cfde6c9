//! Rejected customer and sales stop: what the first symbol of a customer turned up brings about.
use crate::games::on_shelf::customers::CustomerId;
use crate::games::on_shelf::event::Event;
use crate::games::on_shelf::goods::Item;
use crate::games::on_shelf::hour_events::HourEvent;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::RejectPrompt;
use crate::games::on_shelf::stage::{EventChoice, Phase};
use crate::table::{Game, Log, Seat};

impl Position {
    pub(super) fn begin_rejection(&mut self, log: &mut Log<Event>) {
        let Some(customer) = self.turn_up(log) else { return self.begin_turns(log) };
        let order = self.start.round(self.seats()).collect();
        self.next_rejection(customer, order, log);
    }

    /// Those who want the item.
    fn rejectable(&self, seat: Seat, item: Item) -> Vec<CustomerId> {
        self.players[seat].customers().filter(|customer| customer.shows(item)).collect()
    }

    /// Asks the next seat that holds such a customer. That the others hold none is plain then.
    pub(super) fn next_rejection(
        &mut self,
        turned_up: CustomerId,
        order: Vec<Seat>,
        log: &mut Log<Event>,
    ) {
        let (item, open) = (turned_up.leftmost(), self.setup.hands_lie_open());
        for (at, &seat) in order.iter().enumerate() {
            match self.rejectable(seat, item)[..] {
                [] => {
                    let player = &mut self.players[seat];
                    if player.dealt.is_some() && !open && !player.ruled_out.contains(&item) {
                        player.ruled_out.push(item);
                    }
                    log.public(Event::NobodyRejected { seat, item });
                }
                [only] if open => self.reject(seat, only, log),
                _ => {
                    let (event, waiting) = (HourEvent::RejectedCustomer, order[at + 1..].to_vec());
                    let customer = Some(turned_up);
                    self.phase =
                        Phase::Event(EventChoice { event, seat, waiting, customer, symbol: 0 });
                    return;
                }
            }
        }
        self.begin_turns(log);
    }

    pub(super) fn check_reject(
        &self,
        choice: &EventChoice,
        customer: CustomerId,
    ) -> Result<(), Illegal> {
        let item = choice.turned_up().leftmost();
        if !self.players[choice.seat].customers().any(|own| own == customer) {
            return Err(Illegal::NotYourCustomer { customer });
        }
        if customer.shows(item) { Ok(()) } else { Err(Illegal::MustReject { item }) }
    }

    pub(super) fn reject(&mut self, seat: Seat, customer: CustomerId, log: &mut Log<Event>) {
        self.players[seat].part_with(customer);
        self.exit.push(customer);
        log.reveals();
        log.public(Event::Rejected { seat, customer });
    }

    pub(super) fn reject_prompt(&self, choice: &EventChoice) -> RejectPrompt {
        let (seat, turned_up) = (choice.seat, choice.turned_up());
        let item = turned_up.leftmost();
        RejectPrompt { seat, turned_up, item, customers: self.rejectable(seat, item) }
    }

    pub(super) fn sales_stop(&mut self, log: &mut Log<Event>) {
        let Some(customer) = self.turn_up(log) else { return };
        let item = customer.leftmost();
        if self.store.is_stopped(item) {
            return log.public(Event::StoppedAlready { item });
        }
        let gone = self.store.stop(item);
        log.public(Event::SalesStopped { item, gone });
    }
}
