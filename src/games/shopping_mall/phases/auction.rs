//! Auctions: open bids round the table until one is left, or nobody.
use crate::games::shopping_mall::action::Kind;
use crate::games::shopping_mall::event::Event;
use crate::games::shopping_mall::illegal::Illegal;
use crate::games::shopping_mall::plan::Slot;
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::setup::{Cash, Setup};
use crate::games::shopping_mall::shop::Premises;
use crate::games::shopping_mall::stage::{Auction, Bid, Stage};
use crate::table::{Game, Log, Seat};

/// Every amount is a multiple of this, and so is every raise.
pub const BID_STEP: u32 = 50;

impl Auction {
    /// The least bid that counts now.
    pub fn least(&self, setup: &Setup) -> u32 {
        self.standing().map_or(setup.opening.least(), |bid| bid.amount + BID_STEP)
    }

    /// Who is asked after `seat`: the next one in the circle who is in and does not hold the bid.
    fn next_after(&self, seat: Seat) -> Option<Seat> {
        let place = self.circle.iter().position(|other| *other == seat).expect("in the circle");
        let high = self.standing().map(|bid| bid.seat);
        let mut round = self.circle[place + 1..].iter().chain(&self.circle[..=place]).copied();
        round.find(|other| !self.dropped.contains(other) && Some(*other) != high)
    }
}

impl Position {
    pub(in super::super) fn check_auction(&self, seat: Seat, slot: Slot) -> Result<(), Illegal> {
        match self.shop_on(slot) {
            Some((owner, ..)) if owner != seat => Err(Illegal::LotOwned { owner }),
            Some(_) if self.round == 1 && !self.setup.round_one_private => {
                Err(Illegal::PrivateInRoundOne)
            }
            _ => Ok(()),
        }
    }

    /// What `seat` would put up with the tile on `slot`: an own merged shop always whole.
    pub(in super::super) fn lot_of(&self, seat: Seat, slot: Slot) -> Auction {
        let own = self.staff[seat].runs(slot);
        let private = own.is_some();
        let lot = own.map_or(Premises::one(slot), |(_, premises)| premises);
        let count = self.seats();
        let others = seat.after(count).round(count).filter(|other| *other != seat);
        let circle: Vec<Seat> = others.chain((!private).then_some(seat)).collect();
        let first = circle[0];
        let (dropped, bids) = (Vec::new(), Vec::new());
        Auction { auctioneer: seat, lot, private, circle, dropped, bids, seat: first }
    }

    pub(in super::super) fn open_auction(&mut self, seat: Seat, slot: Slot, log: &mut Log<Event>) {
        let auction = self.lot_of(seat, slot);
        let Auction { lot, private, .. } = auction;
        let tiles = self.tiles_of(lot);
        self.tell(Event::AuctionOpened { seat, lot, tiles, private }, log);
        // A word given: it cannot be taken back, nor can what is said in answer.
        log.reveals();
        self.ask_bidder(auction, None, log);
    }

    pub(in super::super) fn check_bid(
        &self,
        auction: &Auction,
        seat: Seat,
        amount: u32,
    ) -> Result<(), Illegal> {
        let (least, cash) = (auction.least(&self.setup), self.cash(seat));
        if !amount.is_multiple_of(BID_STEP) {
            Err(Illegal::NotFifty)
        } else if amount < least {
            Err(Illegal::TooLow { least })
        } else if amount > cash {
            Err(Illegal::NoCash { cash })
        } else {
            Ok(())
        }
    }

    pub(in super::super) fn apply_bid(
        &mut self,
        mut auction: Auction,
        amount: u32,
        log: &mut Log<Event>,
    ) {
        let seat = auction.seat;
        auction.bids.push(Bid { seat, amount });
        self.tell(Event::Bid { seat, amount }, log);
        log.reveals();
        self.ask_bidder(auction, Some(seat), log);
    }

    pub(in super::super) fn apply_drop(&mut self, mut auction: Auction, log: &mut Log<Event>) {
        let seat = auction.seat;
        auction.dropped.push(seat);
        self.tell(Event::Dropped { seat, unasked: false }, log);
        log.reveals();
        self.ask_bidder(auction, Some(seat), log);
    }

    /// The next bidder after whoever has just spoken, or the hammer. Where balances lie open, who
    /// cannot pay the least bid is not asked; where they are secret, that would tell them.
    fn ask_bidder(&mut self, mut auction: Auction, spoken: Option<Seat>, log: &mut Log<Event>) {
        let mut next = spoken.map_or(Some(auction.circle[0]), |seat| auction.next_after(seat));
        loop {
            let ring = auction.ring();
            match (auction.standing(), &ring[..]) {
                (Some(bid), [last]) if bid.seat == *last => {
                    return self.knock_down(&auction, bid, log);
                }
                (None, []) => return self.stay_unsold(&auction, log),
                (None, [last]) if !auction.private => {
                    assert_eq!(*last, auction.auctioneer, "the auctioneer is asked last");
                    let slot = auction.lot.single().expect("an unowned tile stands alone");
                    self.stage = Stage::Free(slot);
                    return;
                }
                _ => {}
            }
            let seat = next.expect("somebody in the ring does not hold the bid");
            let means = self.cash(seat) >= auction.least(&self.setup);
            if means || self.setup.cash == Cash::Secret {
                auction.seat = seat;
                self.stage = Stage::Bid(auction);
                return;
            }
            auction.dropped.push(seat);
            self.tell(Event::Dropped { seat, unasked: true }, log);
            next = auction.next_after(seat);
        }
    }

    fn stay_unsold(&mut self, auction: &Auction, log: &mut Log<Event>) {
        let Auction { auctioneer: seat, lot, private, .. } = *auction;
        let tiles = self.tiles_of(lot);
        self.tell(Event::Unsold { seat, lot, tiles, private }, log);
        self.end_action(Kind::Auction, log);
    }

    pub(in super::super) fn apply_free(
        &mut self,
        seat: Seat,
        slot: Slot,
        take: bool,
        log: &mut Log<Event>,
    ) {
        let lot = Premises::one(slot);
        if take {
            self.tell(Event::TakenFree { seat, slot, tile: self.tile(slot) }, log);
            self.open_shop(seat, lot, log);
        } else {
            let tiles = self.tiles_of(lot);
            self.tell(Event::Unsold { seat, lot, tiles, private: false }, log);
            self.end_action(Kind::Auction, log);
        }
    }
}
