//! The public auction: open bids round the table until only one is left.
use serde::{Deserialize, Serialize};

use super::{AfterPaying, Building, BuildingStep, Phase};
use crate::games::brick_and_mortar::event::Event;
use crate::games::brick_and_mortar::illegal::Illegal;
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::stores::StoreId;
use crate::table::{Log, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Auction {
    pub store: StoreId,
    pub opener: Seat,
    pub bid: u32,
    pub high: Seat,
    /// Who is still in, in turn order round from the opener.
    pub ring: Vec<Seat>,
    /// Who has dropped out.
    pub dropped: Vec<Seat>,
    /// Who must raise or drop.
    pub seat: Seat,
}

impl Auction {
    fn after(&self, seat: Seat) -> Seat {
        let place = self.ring.iter().position(|other| *other == seat).expect("in the ring");
        self.ring[(place + 1) % self.ring.len()]
    }

    pub(super) fn upcoming(&self) -> Vec<Seat> {
        let place = self.ring.iter().position(|other| *other == self.seat).expect("in the ring");
        self.ring[place..].iter().chain(&self.ring[..place]).copied().collect()
    }
}

impl Position {
    pub(super) fn check_opening(
        &self,
        seat: Seat,
        store: StoreId,
        bid: u32,
    ) -> Result<(), Illegal> {
        if !self.row.contains(&store) {
            return Err(Illegal::NotPublic);
        }
        let cost = store.card().cost;
        if bid < cost {
            return Err(Illegal::LowOpening { cost });
        }
        self.check_means(seat, store, bid)
    }

    pub(super) fn check_raise(
        &self,
        auction: &Auction,
        seat: Seat,
        bid: u32,
    ) -> Result<(), Illegal> {
        if bid <= auction.bid {
            return Err(Illegal::NotHigher { bid: auction.bid });
        }
        self.check_means(seat, auction.store, bid)
    }

    fn check_means(&self, seat: Seat, store: StoreId, bid: u32) -> Result<(), Illegal> {
        if self.store_price(seat, store, bid) > self.means(seat) {
            return Err(Illegal::OverMeans { bid, tokens: self.tokens_left() });
        }
        Ok(())
    }

    pub(super) fn open_auction(
        &mut self,
        building: Building,
        seat: Seat,
        store: StoreId,
        bid: u32,
        log: &mut Log<Event>,
    ) {
        let place = self.order.iter().position(|other| *other == seat).expect("everybody is");
        let round = self.order[place..].iter().chain(&self.order[..place]);
        let ring = round.copied().filter(|other| !building.acted.contains(other)).collect();
        let auction =
            Auction { store, opener: seat, bid, high: seat, ring, dropped: Vec::new(), seat };
        self.tell(Event::AuctionOpened { seat, store, bid }, log);
        self.next_bidder(building, auction, log);
    }

    pub(super) fn raise(&mut self, building: Building, seat: Seat, bid: u32, log: &mut Log<Event>) {
        let BuildingStep::Auction(mut auction) = building.step.clone() else {
            unreachable!("checked: an auction runs")
        };
        auction.bid = bid;
        auction.high = seat;
        self.tell(Event::Raised { seat, bid }, log);
        self.next_bidder(building, auction, log);
    }

    pub(super) fn drop_out(&mut self, building: Building, seat: Seat, log: &mut Log<Event>) {
        let BuildingStep::Auction(mut auction) = building.step.clone() else {
            unreachable!("checked: an auction runs")
        };
        let next = auction.after(seat);
        auction.ring.retain(|other| *other != seat);
        auction.dropped.push(seat);
        auction.seat = next;
        self.tell(Event::Dropped { seat }, log);
        if auction.seat == auction.high {
            self.next_bidder(building, auction, log);
        } else {
            self.wait_for_bid(building, auction);
        }
    }

    /// The next one after the one who acted or holds the bid, or the end.
    fn next_bidder(&mut self, building: Building, mut auction: Auction, log: &mut Log<Event>) {
        if auction.ring == [auction.high] {
            return self.win(building, &auction, log);
        }
        auction.seat = auction.after(auction.high);
        self.wait_for_bid(building, auction);
    }

    fn wait_for_bid(&mut self, mut building: Building, auction: Auction) {
        building.step = BuildingStep::Auction(auction);
        self.phase = Phase::Building(building);
    }

    /// The winner pays the bid less the own discounts.
    fn win(&mut self, mut building: Building, auction: &Auction, log: &mut Log<Event>) {
        let Auction { store, bid, high: seat, .. } = *auction;
        let price = self.store_price(seat, store, bid);
        building.acted.push(seat);
        building.buyers.push(seat);
        building.bought[seat] = Some(store);
        building.public_bought = true;
        self.tell(Event::AuctionWon { seat, store, bid, price }, log);
        self.row.retain(|other| *other != store);
        self.refill_row(log);
        self.tell_row(Vec::new(), log);
        self.settle_or_ask(seat, price, AfterPaying::Building(building), log);
    }
}
