//! The event of the hour: what happens by itself, and who is asked.
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::event::{Event, Passed};
use crate::games::on_shelf::hour_events::HourEvent;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::Prompt;
use crate::games::on_shelf::stage::{EventChoice, Phase};
use crate::table::{Game, Log, Seat};

/// What an event means for one seat.
pub(super) enum Turn {
    /// Nothing it could do.
    Nothing,
    /// A single thing, which happens unasked.
    Only(Action),
    Choice,
}

impl Position {
    pub(in super::super) fn begin_event(&mut self, event: HourEvent, log: &mut Log<Event>) {
        match event {
            HourEvent::CorrectedOrder
            | HourEvent::Trainee
            | HourEvent::Substitute
            | HourEvent::Inventory => {
                let order: Vec<Seat> = self.start.round(self.seats()).collect();
                self.next_in_event(event, order, log);
            }
            HourEvent::Return | HourEvent::SpillageInStock | HourEvent::SpillageInStore => {
                self.begin_symbols(event, log);
            }
            HourEvent::ExtraRush => self.begin_rush(true, log),
            HourEvent::Malfunction => {
                self.malfunction(log);
                self.begin_turns(log);
            }
            HourEvent::FireAlarm => {
                self.fire_alarm = true;
                self.begin_turns(log);
            }
            HourEvent::RejectedCustomer => self.begin_rejection(log),
            HourEvent::SalesStop => {
                self.sales_stop(log);
                self.begin_turns(log);
            }
        }
    }

    /// Goes on to the next seat that has a choice, in turn order.
    pub(super) fn next_in_event(
        &mut self,
        event: HourEvent,
        order: Vec<Seat>,
        log: &mut Log<Event>,
    ) {
        for (at, &seat) in order.iter().enumerate() {
            match self.turn_in_event(event, seat) {
                Turn::Nothing => {
                    log.public(Event::PassedOver { seat, event, why: Passed::Impossible });
                }
                Turn::Only(action) => self.do_in_event(seat, action, log),
                Turn::Choice => {
                    let waiting = order[at + 1..].to_vec();
                    let choice = EventChoice { event, seat, waiting, customer: None, symbol: 0 };
                    self.phase = Phase::Event(choice);
                    return;
                }
            }
        }
        self.begin_turns(log);
    }

    fn turn_in_event(&self, event: HourEvent, seat: Seat) -> Turn {
        match event {
            HourEvent::CorrectedOrder => {
                let mut all = self.orders();
                match (all.next(), all.next()) {
                    (None, _) => Turn::Nothing,
                    (Some((brand, space)), None) => Turn::Only(Action::Place { brand, space }),
                    _ => Turn::Choice,
                }
            }
            HourEvent::Trainee => {
                let mut all = self.store.moves();
                match (all.next(), all.next()) {
                    (None, _) => Turn::Nothing,
                    (Some((brand, from, to)), None) => Turn::Only(Action::Move { brand, from, to }),
                    _ => Turn::Choice,
                }
            }
            HourEvent::Substitute if self.can_trade(seat) => Turn::Choice,
            HourEvent::Inventory if self.swaps().next().is_some() => Turn::Choice,
            _ => Turn::Nothing,
        }
    }

    pub(in super::super) fn check_event(
        &self,
        choice: &EventChoice,
        action: &Action,
    ) -> Result<(), Illegal> {
        match (choice.event, *action) {
            (HourEvent::CorrectedOrder, Action::Place { brand, space }) => {
                self.store.check_place(brand, space)
            }
            (HourEvent::Trainee, Action::Move { brand, from, to }) => {
                self.store.check_move(brand, from, to)
            }
            (HourEvent::Substitute, Action::Trade { give, take }) => {
                self.check_trade(choice.seat, give, take)
            }
            (HourEvent::Inventory, Action::Swap { space, out, into }) => {
                self.check_swap(space, out, into)
            }
            (HourEvent::Substitute | HourEvent::Inventory, Action::Decline) => Ok(()),
            (
                HourEvent::Return | HourEvent::SpillageInStock | HourEvent::SpillageInStore,
                Action::Choose(space),
            ) => self.check_choose(choice, space),
            (HourEvent::RejectedCustomer, Action::Reject(customer)) => {
                self.check_reject(choice, customer)
            }
            (HourEvent::RejectedCustomer, Action::Decline) => {
                Err(Illegal::MustReject { item: choice.turned_up().leftmost() })
            }
            _ => Err(Illegal::NotNow),
        }
    }

    pub(in super::super) fn apply_event(
        &mut self,
        choice: EventChoice,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match action {
            Action::Choose(space) => self.apply_choose(&choice, space, log),
            Action::Reject(customer) => {
                self.reject(choice.seat, customer, log);
                self.next_rejection(choice.turned_up(), choice.waiting, log);
            }
            Action::Decline => {
                let (seat, event) = (choice.seat, choice.event);
                log.public(Event::PassedOver { seat, event, why: Passed::Declined });
                self.next_in_event(event, choice.waiting, log);
            }
            _ => {
                self.do_in_event(choice.seat, action, log);
                self.next_in_event(choice.event, choice.waiting, log);
            }
        }
    }

    fn do_in_event(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Place { brand, space } => {
                self.store.place(brand, space);
                log.public(Event::Placed { seat, brand, space });
            }
            Action::Move { brand, from, to } => {
                self.store.shift(brand, from, to);
                log.public(Event::Moved { seat, brand, from, to });
            }
            Action::Trade { give, take } => self.trade(seat, give, take, log),
            Action::Swap { space, out, into } => {
                self.store.swap(space, out, into);
                log.public(Event::Swapped { seat, space, out, into });
            }
            _ => unreachable!("checked: the action belongs to the event"),
        }
    }

    pub(in super::super) fn event_prompt(&self, choice: &EventChoice) -> Prompt {
        let seat = choice.seat;
        match choice.event {
            HourEvent::CorrectedOrder => Prompt::Order(self.order_prompt(seat)),
            HourEvent::Trainee => Prompt::Trainee(self.trainee_prompt(seat)),
            HourEvent::Substitute => Prompt::Substitute(self.substitute_prompt(seat)),
            HourEvent::Inventory => Prompt::Inventory(self.inventory_prompt(seat)),
            HourEvent::RejectedCustomer => Prompt::Reject(self.reject_prompt(choice)),
            HourEvent::Return | HourEvent::SpillageInStock | HourEvent::SpillageInStore => {
                Prompt::Choose(self.choose_prompt(choice))
            }
            HourEvent::ExtraRush
            | HourEvent::Malfunction
            | HourEvent::FireAlarm
            | HourEvent::SalesStop => unreachable!("this event asks nobody"),
        }
    }
}
