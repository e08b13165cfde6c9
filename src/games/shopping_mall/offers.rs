//! The parts of a prompt: each thing that may be chosen, with what would come of it.
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::names::Manager;
use super::outcome::Outcome;
use super::plan::{Slot, Spot};
use super::position::Position;
use super::routes::{Route, Way};
use super::shop::{Premises, income};
use super::stage::{Auction, Purchase, Stage};
use crate::table::Seat;

/// A crowd and a route it can take.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveOffer {
    pub from: Spot,
    pub to: Spot,
    pub route: Route,
    /// Tells two routes between the same spots apart.
    pub way: Way,
    /// If they walk in order of arrival.
    pub outcome: Outcome,
    /// Whether another walking order would change the queue or the last placeholder.
    pub order_matters: bool,
}

/// One shop of a swap and what its next customer brings, before and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SwapEffect {
    pub shop: Premises,
    pub leaves: Manager,
    pub comes: Manager,
    pub next_before: u32,
    pub next_after: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SwapOffer {
    pub managers: [Manager; 2],
    /// One shop, or two.
    pub effects: Vec<SwapEffect>,
}

/// What is, or may be, under the hammer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LotOffer {
    pub premises: Premises,
    /// The auctioneer's own shop.
    pub private: bool,
    pub customers: u32,
    /// What it adds to its owner's money at the end.
    pub bonus: u32,
    /// Visitors who would walk in at once.
    pub waiting: u32,
    /// Who may bid, in the order of asking.
    pub buyers: Vec<Buyer>,
}

/// What a lot would be to one bidder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Buyer {
    pub seat: Seat,
    /// The own one-tile shops it would join: with one at once, of two the buyer chooses.
    pub joins: Vec<Slot>,
    /// Managers who work nowhere; if there is none and it joins nothing, a shop is abandoned.
    pub idle: Vec<Manager>,
    /// What the next customer would bring with the best manager it can get without a loss, or
    /// with the best of all.
    pub next: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DoorOffer {
    pub slot: Slot,
    pub owner: Seat,
    pub income: u32,
    /// From the owner to the mover.
    pub provision: u32,
    /// Until the end of the move, or the next question.
    pub outcome: Outcome,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartnerOffer {
    pub partner: Slot,
    /// Runs both tiles then.
    pub manager: Manager,
    pub customers: u32,
    /// What the next customer would bring, before anybody walks in.
    pub next: u32,
    pub outcome: Outcome,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ManagerOffer {
    pub manager: Manager,
    /// The shop this manager would leave to nobody.
    pub abandons: Option<Abandoned>,
    /// What the next customer would bring, before anybody walks in.
    pub next: u32,
    pub outcome: Outcome,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Abandoned {
    pub shop: Premises,
    pub customers: u32,
    pub bonus: u32,
}

impl Position {
    pub(super) fn move_offers(&self) -> Vec<MoveOffer> {
        let (sketch, open) = (self.sketch(), self.open_doors());
        let full = |spot: &Spot| !self.crowds[spot.index()].is_empty();
        let ways = |from: Spot| Route::from(from).map(move |route| (from, route));
        let offer = |(from, route): (Spot, Route)| MoveOffer {
            from,
            to: route.leads(from).expect("it begins there"),
            route,
            way: route.way(),
            outcome: sketch.outcome(self.turn, Action::Move { from, route, order: None }),
            order_matters: self.order_matters(from, route, &open),
        };
        Spot::all().filter(full).flat_map(ways).map(offer).collect()
    }

    pub(super) fn swap_offers(&self, seat: Seat) -> Vec<SwapOffer> {
        let staff = &self.staff[seat];
        let offer = |managers: [Manager; 2]| {
            let [one, other] = managers;
            let effect = |(leaves, comes): (Manager, Manager)| {
                let shop = staff.at(leaves)?;
                let [next_before, next_after] =
                    [leaves, comes].map(|manager| self.next_income(manager, shop));
                Some(SwapEffect { shop, leaves, comes, next_before, next_after })
            };
            let effects: Vec<_> =
                [(one, other), (other, one)].into_iter().filter_map(effect).collect();
            (!effects.is_empty()).then_some(SwapOffer { managers, effects })
        };
        Manager::PAIRS.into_iter().filter_map(offer).collect()
    }

    /// Everything `seat` may put up, each shop once.
    pub(super) fn lot_offers(&self, seat: Seat) -> Vec<LotOffer> {
        let first = |slot: &Slot| self.lot_of(seat, *slot).lot.slots().next() == Some(*slot);
        let may = |slot: &Slot| self.check_auction(seat, *slot).is_ok();
        Slot::all().filter(may).filter(first).map(|slot| self.lot_offer(seat, slot)).collect()
    }

    pub(super) fn lot_offer(&self, seat: Seat, slot: Slot) -> LotOffer {
        self.auctioned_lot(&self.lot_of(seat, slot))
    }

    pub(super) fn auctioned_lot(&self, auction: &Auction) -> LotOffer {
        self.lot(auction.lot, auction.private, &auction.circle)
    }

    /// A lot its buyer has paid for.
    pub(super) fn sold_lot(&self, purchase: Purchase) -> LotOffer {
        self.lot(purchase.lot, false, &[purchase.buyer])
    }

    fn lot(&self, premises: Premises, private: bool, bidders: &[Seat]) -> LotOffer {
        let waiting = premises.slots().flat_map(|slot| self.waiting_at(slot));
        LotOffer {
            premises,
            private,
            customers: self.served(premises),
            bonus: premises.slots().map(|slot| self.tile(slot).bonus()).sum(),
            waiting: if private { 0 } else { waiting.map(|(_, count)| count).sum() },
            buyers: bidders.iter().map(|seat| self.buyer(*seat, premises)).collect(),
        }
    }

    fn buyer(&self, seat: Seat, lot: Premises) -> Buyer {
        let partners = self.partners(Purchase { buyer: seat, lot });
        let customers = self.served(lot);
        let joined = partners.iter().map(|(manager, partner)| {
            income(*manager, customers + self.customers[partner.index()])
        });
        let at_home = |manager: &Manager| self.staff[seat].at(*manager).is_none();
        let idle: Vec<Manager> = Manager::ALL.into_iter().filter(at_home).collect();
        let best = idle.first().copied().unwrap_or(Manager::Expert);
        let next = joined.max().unwrap_or(income(best, customers));
        Buyer { seat, joins: partners.iter().map(|(_, slot)| *slot).collect(), idle, next }
    }

    /// In front of two doors.
    pub(super) fn door_offer(&self, slot: Slot) -> DoorOffer {
        let outcome = self.outcome(self.turn, Action::Door(slot));
        let visit = outcome.visits[0];
        let (owner, income, provision) = (visit.owner, visit.income, visit.provision);
        DoorOffer { slot, owner, income, provision, outcome }
    }

    pub(super) fn partner_offers(&self, purchase: Purchase) -> Vec<PartnerOffer> {
        let offer = |(manager, partner): (Manager, Slot)| {
            let customers = self.served(purchase.lot) + self.customers[partner.index()];
            let outcome = self.outcome(purchase.buyer, Action::Merge(partner));
            PartnerOffer { partner, manager, customers, next: income(manager, customers), outcome }
        };
        self.partners(purchase).into_iter().map(offer).collect()
    }

    /// Also for a tile that is only offered for nothing: as if it had been taken.
    pub(super) fn manager_offers(&self, purchase: Purchase) -> Vec<ManagerOffer> {
        let taken = Position { stage: Stage::Manager(purchase), ..self.sketch() };
        let offer = |manager: Manager| ManagerOffer {
            manager,
            abandons: self.staff[purchase.buyer].at(manager).map(|shop| Abandoned {
                shop,
                customers: self.served(shop),
                bonus: shop.slots().map(|slot| self.tile(slot).bonus()).sum(),
            }),
            next: self.next_income(manager, purchase.lot),
            outcome: taken.outcome(purchase.buyer, Action::Manager(manager)),
        };
        Manager::ALL.into_iter().map(offer).collect()
    }
}
