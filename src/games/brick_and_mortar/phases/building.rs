//! Building: January's Starting Stores, store actions, managing, the public row.
use serde::{Deserialize, Serialize};

use super::{Auction, Phase};
use crate::games::brick_and_mortar::action::Action;
use crate::games::brick_and_mortar::event::{Closing, Event};
use crate::games::brick_and_mortar::illegal::Illegal;
use crate::games::brick_and_mortar::position::{Position, ROW};
use crate::games::brick_and_mortar::pricing::{
    changed, close_points, open_points, store_discounts, tokens_for,
};
use crate::games::brick_and_mortar::shop::{SLOTS, Shop};
use crate::games::brick_and_mortar::stores::StoreId;
use crate::table::{Game, Log, Seat, Seats};

/// Where the Building Phase stands. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Building {
    /// Who has bought or passed.
    pub acted: Vec<Seat>,
    /// Who has finished managing.
    pub finished: Vec<Seat>,
    /// Bought, not yet opened.
    pub bought: Seats<Option<StoreId>>,
    /// Who has said that what they won is to be opened.
    pub opens: Vec<Seat>,
    /// Who bought a store this month, opened or not.
    pub buyers: Vec<Seat>,
    /// Somebody bought a store of the row.
    pub public_bought: bool,
    pub step: BuildingStep,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BuildingStep {
    StoreAction(Seat),
    Auction(Auction),
    Manage(Seat),
}

impl Building {
    /// Who is to act.
    pub fn seat(&self) -> Seat {
        match &self.step {
            BuildingStep::StoreAction(seat) | BuildingStep::Manage(seat) => *seat,
            BuildingStep::Auction(auction) => auction.seat,
        }
    }

    /// Whether `seat` is in an auction now.
    pub(in super::super) fn bids(&self, seat: Seat) -> bool {
        matches!(&self.step, BuildingStep::Auction(auction) if auction.ring.contains(&seat))
    }

    pub(in super::super) fn upcoming(&self, order: &[Seat]) -> Vec<Seat> {
        match &self.step {
            BuildingStep::Auction(auction) => auction.upcoming(),
            _ => order.iter().copied().filter(|seat| !self.finished.contains(seat)).collect(),
        }
    }
}

impl Position {
    pub(in super::super) fn check_start(&self, store: StoreId) -> Result<(), Illegal> {
        if self.starts.contains(&store) { Ok(()) } else { Err(Illegal::Taken) }
    }

    pub(in super::super) fn apply_start(
        &mut self,
        seat: Seat,
        store: StoreId,
        log: &mut Log<Event>,
    ) {
        self.open_start(seat, store, log);
        let next = self.order.iter().find(|seat| self.building(**seat).is_empty());
        match next {
            Some(&seat) => self.phase = Phase::Starting { seat },
            None => self.end_starting(log),
        }
    }

    /// Slot 1, filled to capacity on the top shelves.
    pub(super) fn open_start(&mut self, seat: Seat, store: StoreId, log: &mut Log<Event>) {
        self.starts.retain(|other| *other != store);
        let mut shop = Shop::new(store, self.month);
        for &(item, capacity, _) in store.card().holds {
            shop.put(item, capacity);
            self.bank[item] -= capacity;
        }
        self.players[seat].building.push(shop);
        self.tell(Event::Started { seat, store }, log);
    }

    /// No store actions in January, and the row stays as it is.
    pub(super) fn end_starting(&mut self, log: &mut Log<Event>) {
        self.boxed.append(&mut self.starts);
        self.begin_advertisement(log);
    }

    pub(in super::super) fn begin_building(&mut self, log: &mut Log<Event>) {
        let building = Building {
            acted: Vec::new(),
            finished: Vec::new(),
            bought: Seats::from_fn(self.seats(), |_| None),
            opens: Vec::new(),
            buyers: Vec::new(),
            public_bought: false,
            step: BuildingStep::StoreAction(self.order[0]),
        };
        self.next_builder(building, log);
    }

    /// The first in turn order who has not finished acts, or manages.
    pub(super) fn next_builder(&mut self, mut building: Building, log: &mut Log<Event>) {
        while let Some(&seat) = self.not_in(&building.finished).first() {
            let step = if !building.acted.contains(&seat) {
                BuildingStep::StoreAction(seat)
            } else if building.opens.contains(&seat) && self.check_open(&building, seat).is_ok() {
                self.finish(&mut building, seat, log);
                continue;
            } else if building.bought[seat].is_some() || !self.building(seat).is_empty() {
                BuildingStep::Manage(seat)
            } else {
                building.finished.push(seat);
                continue;
            };
            building.step = step;
            self.phase = Phase::Building(building);
            return;
        }
        self.update_row(building.public_bought, log);
        self.begin_advertisement(log);
    }

    pub(in super::super) fn check_building(
        &self,
        building: &Building,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Illegal> {
        match (&building.step, action) {
            (BuildingStep::Manage(_), Action::Finish) if building.bought[seat].is_some() => {
                self.check_open(building, seat)
            }
            (BuildingStep::StoreAction(_), Action::Pass | Action::Finish)
            | (BuildingStep::Manage(_), Action::Done | Action::Finish)
            | (BuildingStep::Auction(_), Action::Drop) => Ok(()),
            (BuildingStep::StoreAction(_), Action::BuyFromHand { store, borrow }) => {
                self.check_buy(seat, *store, *borrow)
            }
            (BuildingStep::StoreAction(_), Action::BuyAndOpen { store, borrow }) => {
                self.check_slot(seat)?;
                self.check_buy(seat, *store, *borrow)
            }
            (BuildingStep::StoreAction(_), Action::OpenAuction { store, bid }) => {
                self.check_opening(seat, *store, *bid)
            }
            (
                BuildingStep::Manage(_),
                Action::BuyFromHand { .. } | Action::BuyAndOpen { .. } | Action::OpenAuction { .. },
            ) if building.buyers.contains(&seat) => Err(Illegal::OneStore),
            (BuildingStep::Auction(running), Action::Raise(bid)) => {
                self.check_raise(running, seat, *bid)
            }
            (BuildingStep::Manage(_), Action::Close(store)) => self.check_close(seat, *store),
            (BuildingStep::Manage(_), Action::Open) => self.check_open(building, seat),
            _ => Err(Illegal::NotNow),
        }
    }

    pub(in super::super) fn apply_building(
        &mut self,
        mut building: Building,
        seat: Seat,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match action {
            Action::Pass => {
                building.acted.push(seat);
                self.tell(Event::Passed { seat }, log);
            }
            Action::BuyFromHand { store, borrow } => {
                self.buy_from_hand(&mut building, seat, store, borrow, log);
            }
            Action::BuyAndOpen { store, borrow } => {
                self.buy_from_hand(&mut building, seat, store, borrow, log);
                self.finish(&mut building, seat, log);
            }
            Action::OpenAuction { store, bid } => {
                return self.open_auction(building, seat, store, bid, log);
            }
            Action::Raise(bid) => return self.raise(building, seat, bid, log),
            Action::Drop => return self.drop_out(building, seat, log),
            Action::Close(store) => {
                let points = close_points(self.players[seat].shop(store).expect("checked"));
                self.close(seat, store, Closing::Managed, log);
                self.gain_from(seat, points, log);
            }
            Action::Open => self.open_bought(&mut building, seat, log),
            Action::Finish => self.finish(&mut building, seat, log),
            _ => {
                building.finished.push(seat);
                if let Some(store) = building.bought[seat].take() {
                    self.boxed.push(store);
                    self.tell(Event::GivenUp { seat, store }, log);
                }
            }
        }
        self.next_builder_or_same(building, seat, log);
    }

    fn finish(&mut self, building: &mut Building, seat: Seat, log: &mut Log<Event>) {
        if building.bought[seat].is_some() {
            self.open_bought(building, seat, log);
        } else if !building.acted.contains(&seat) {
            building.acted.push(seat);
            self.tell(Event::Passed { seat }, log);
        }
        building.finished.push(seat);
    }

    /// Points from closing may move the owner in turn order; managing goes on all the same.
    fn next_builder_or_same(&mut self, mut building: Building, seat: Seat, log: &mut Log<Event>) {
        let managing = building.acted.contains(&seat)
            && !building.finished.contains(&seat)
            && (building.bought[seat].is_some() || !self.building(seat).is_empty());
        if managing {
            building.step = BuildingStep::Manage(seat);
            self.phase = Phase::Building(building);
        } else {
            self.next_builder(building, log);
        }
    }

    /// What `store` costs `seat` at `bid`, or at its printed cost.
    pub(in super::super) fn store_price(&self, seat: Seat, store: StoreId, bid: u32) -> u32 {
        changed(bid, store_discounts(self.building(seat), store))
    }

    fn check_buy(&self, seat: Seat, store: StoreId, borrow: u32) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if !player.store_hand.contains(&store) {
            return Err(Illegal::NotInHand { store });
        }
        let cost = self.store_price(seat, store, store.card().cost);
        let tokens = self.tokens_left();
        if borrow > cost.div_ceil(2) {
            return Err(Illegal::TooManyTokens { most: cost.div_ceil(2) });
        }
        if borrow > tokens {
            return Err(Illegal::NoTokens);
        }
        let money = player.money;
        if cost > self.means(seat) {
            return Err(Illegal::CannotPay { cost, money, tokens });
        }
        if borrow < tokens_for(cost, money) {
            return Err(Illegal::Short { cost, money, borrow });
        }
        Ok(())
    }

    fn buy_from_hand(
        &mut self,
        building: &mut Building,
        seat: Seat,
        store: StoreId,
        borrow: u32,
        log: &mut Log<Event>,
    ) {
        let price = self.store_price(seat, store, store.card().cost);
        let tokens = self.pay(seat, price, borrow);
        self.players[seat].store_hand.retain(|other| *other != store);
        building.acted.push(seat);
        building.buyers.push(seat);
        building.bought[seat] = Some(store);
        self.tell(Event::BoughtFromHand { seat, store, price, tokens }, log);
    }

    pub(in super::super) fn check_close(&self, seat: Seat, store: StoreId) -> Result<(), Illegal> {
        match self.players[seat].shop(store) {
            None => Err(Illegal::NotYourStore { store }),
            Some(shop) if shop.opened == self.month => Err(Illegal::NewStore { store }),
            Some(_) => Ok(()),
        }
    }

    /// Items to the general supply, the card to the box; the stores to its right slide left.
    pub(super) fn close(&mut self, seat: Seat, store: StoreId, why: Closing, log: &mut Log<Event>) {
        let shops = &mut self.players[seat].building;
        let slot = shops.iter().position(|shop| shop.store == store).expect("an open store");
        let lost = shops.remove(slot).items();
        self.bank.add(&lost);
        self.boxed.push(store);
        self.tell(Event::Closed { seat, store, lost, why }, log);
    }

    pub(in super::super) fn check_open(
        &self,
        building: &Building,
        seat: Seat,
    ) -> Result<(), Illegal> {
        if building.bought[seat].is_none() {
            return Err(Illegal::NothingPending);
        }
        self.check_slot(seat)
    }

    pub(in super::super) fn check_slot(&self, seat: Seat) -> Result<(), Illegal> {
        if self.building(seat).len() == SLOTS { Err(Illegal::BuildingFull) } else { Ok(()) }
    }

    fn open_bought(&mut self, building: &mut Building, seat: Seat, log: &mut Log<Event>) {
        let store = building.bought[seat].take().expect("checked: a store is waiting");
        let points = open_points(self.building(seat));
        let shops = &mut self.players[seat].building;
        shops.push(Shop::new(store, self.month));
        let slot = u32::try_from(shops.len()).expect("four slots");
        self.tell(Event::Opened { seat, store, slot }, log);
        self.gain_from(seat, points, log);
    }

    /// The on-deck card joins the young end and the next one is turned up.
    pub(in super::super) fn refill_row(&mut self, log: &mut Log<Event>) {
        while self.row.len() < ROW {
            let Some(store) = self.on_deck.take() else { break };
            self.row.push(store);
            self.on_deck = self.draw_store();
            log.reveals();
        }
    }

    /// The oldest card goes, or all four if nobody wanted any.
    pub(in super::super) fn update_row(&mut self, public_bought: bool, log: &mut Log<Event>) {
        let going = if public_bought { self.row.len().min(1) } else { self.row.len() };
        let discarded: Vec<StoreId> = self.row.drain(..going).collect();
        for &store in &discarded {
            self.store_discard.put(store);
        }
        self.refill_row(log);
        self.tell_row(discarded, log);
    }

    pub(super) fn tell_row(&mut self, discarded: Vec<StoreId>, log: &mut Log<Event>) {
        let (row, on_deck) = (self.row.clone(), self.on_deck);
        let last = self.is_last_month();
        self.tell(Event::RowUpdated { discarded, row, on_deck, last }, log);
    }
}
