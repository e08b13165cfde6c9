//! Restocking: once a round, during a trip or between customers, and never for nothing.
use super::super::event::Event;
use super::super::foods::{Food, Foods};
use super::super::illegal::Illegal;
use super::super::ledger::Visit;
use super::super::position::Position;
use super::super::shop::{Shop, Slot, Status, Step, Trip};
use super::super::view::Restock;
use crate::table::Log;

impl Shop {
    pub(in super::super) fn check_restock_during(&self, moves: Foods<u8>) -> Result<(), Illegal> {
        self.may_restock_during()?;
        self.check_moves(moves)
    }

    /// Whether there could be any moves at all.
    fn may_restock_during(&self) -> Result<(), Illegal> {
        let trip = match self.step {
            Step::Roll(_) | Step::Resolve(_) if self.restocked => return Err(Illegal::RestockUsed),
            Step::Roll(trip) => trip,
            Step::Resolve(_) => return Err(Illegal::DiceRolled),
            _ => return Err(Illegal::NotNow(self.step.moment())),
        };
        let cart = &self.guests[trip.slot].cart;
        let rolled = !self.setup.rulings.initial_cube_counts;
        if cart.items.is_empty() && (rolled || cart.initial.is_none()) {
            return Err(Illegal::NothingBoughtYet { customer: trip.who, rolled });
        }
        self.check_places()
    }

    pub(in super::super) fn check_restock_after(
        &self,
        moves: Foods<u8>,
        discard: Slot,
    ) -> Result<(), Illegal> {
        self.may_restock_after()?;
        if self.guests[discard].status != Status::Down {
            return Err(Illegal::NotFaceDown);
        }
        self.check_moves(moves)
    }

    fn may_restock_after(&self) -> Result<(), Illegal> {
        match self.step {
            Step::AfterTrip | Step::Choose if self.restocked => Err(Illegal::RestockUsed),
            Step::AfterTrip => self.check_places(),
            Step::Choose if !self.has(Status::Down) => Err(Illegal::NoFaceDownCard),
            _ => Err(Illegal::NotNow(self.step.moment())),
        }
    }

    fn check_places(&self) -> Result<(), Illegal> {
        if self.stock_room.total() == 0 {
            Err(Illegal::StockRoomEmpty)
        } else if self.store_room() == 0 {
            Err(Illegal::StoreFull { room: 0 })
        } else {
            Ok(())
        }
    }

    fn check_moves(&self, moves: Foods<u8>) -> Result<(), Illegal> {
        if moves.is_none() {
            return Err(Illegal::MoveAtLeastOne);
        }
        for (food, &cubes) in moves.iter() {
            let there = self.stock_room.count(food);
            if cubes > there {
                return Err(Illegal::NotInStockRoom { food, there });
            }
        }
        let room = self.store_room();
        if moves.total() > room { Err(Illegal::StoreFull { room }) } else { Ok(()) }
    }

    fn restock(&mut self, moves: Foods<u8>) {
        for food in Food::ALL {
            for _ in 0..moves[food] {
                self.bring_out(food);
            }
        }
        self.restocked = true;
    }

    pub(in super::super) fn terms_during(&self, trip: Trip) -> Restock {
        let penalty = trip.card().penalty;
        Restock {
            penalty,
            kept: trip.spent,
            money_after: self.money - penalty,
            bankrupts: self.money < penalty,
            ..self.terms(self.may_restock_during().err())
        }
    }

    pub(in super::super) fn terms_after(&self) -> Restock {
        self.terms(self.may_restock_after().err())
    }

    fn terms(&self, refusal: Option<Illegal>) -> Restock {
        let room = self.store_room();
        let there = self.stock_room.counts();
        Restock {
            refusal,
            each_at_most: there.map(|_, &cubes| cubes.min(room)),
            at_most: there.total().min(room),
            penalty: 0,
            kept: 0,
            money_after: self.money,
            bankrupts: false,
        }
    }
}

impl Position {
    pub(in super::super) fn apply_restock_during(
        &mut self,
        moves: Foods<u8>,
        log: &mut Log<Event>,
    ) {
        let Step::Roll(trip) = self.shop.step else { return };
        self.shop.restock(moves);
        let penalty = trip.card().penalty;
        self.shop.money -= penalty;
        let who = trip.who;
        log.public(Event::RestockedDuring { who, moves, kept: trip.spent, penalty });
        self.end_trip(trip, Status::Restocked, Visit { penalty, ..trip.visit() }, log);
    }

    /// The card sent away is nobody's to see, so the restock may still be taken back.
    pub(in super::super) fn apply_restock_after(
        &mut self,
        moves: Foods<u8>,
        discard: Slot,
        log: &mut Log<Event>,
    ) {
        self.shop.restock(moves);
        self.shop.guests[discard].status = Status::Discarded;
        self.shop.sent_away += 1;
        self.hidden.sent_away.extend(self.hidden.down[discard].take());
        log.public(Event::RestockedAfter { slot: discard, moves });
        self.go_on(log);
    }
}
