//! After the hammer: payment, provision, merging or a manager, and those who wait at the door.
use crate::games::shopping_mall::action::Kind;
use crate::games::shopping_mall::event::Event;
use crate::games::shopping_mall::illegal::Illegal;
use crate::games::shopping_mall::map::map;
use crate::games::shopping_mall::names::Manager;
use crate::games::shopping_mall::plan::{Slot, Spot};
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::shop::Premises;
use crate::games::shopping_mall::stage::{Auction, Bid, Purchase, Stage};
use crate::table::{Log, Seat};

/// Above this price the auctioneer gets the higher provision.
pub const PROVISION_STEP: u32 = 500;

/// What the bank pays an auctioneer when somebody else buys.
pub const fn provision(price: u32) -> u32 {
    if price <= PROVISION_STEP { 100 } else { 200 }
}

impl Position {
    pub(super) fn knock_down(&mut self, auction: &Auction, bid: Bid, log: &mut Log<Event>) {
        let Auction { auctioneer, lot, private, .. } = *auction;
        let Bid { seat: buyer, amount: price } = bid;
        let seller = private.then_some(auctioneer);
        let tiles = self.tiles_of(lot);
        self.tell(Event::Sold { buyer, seller, lot, tiles, price }, log);
        self.ledgers[buyer].bought += price;
        match seller {
            Some(seller) => {
                self.ledgers[seller].sold += price;
                let slot = lot.slots().next().expect("a lot has a tile");
                let (manager, _) = self.staff[seller].runs(slot).expect("the seller's own shop");
                self.staff[seller].send(manager, None);
                self.tell(Event::WentHome { seat: seller, manager }, log);
            }
            None => self.money -= price,
        }
        if seller.is_none() && buyer != auctioneer {
            let amount = provision(price);
            self.ledgers[auctioneer].auctions += amount;
            self.money += amount;
            self.tell(Event::Provision { seat: auctioneer, amount }, log);
        }
        self.open_shop(buyer, lot, log);
    }

    /// A tile next to one own one-tile shop joins it at once; next to two the buyer chooses;
    /// otherwise it needs a manager.
    pub(super) fn open_shop(&mut self, buyer: Seat, lot: Premises, log: &mut Log<Event>) {
        let purchase = Purchase { buyer, lot };
        let partners = self.partners(purchase);
        match partners[..] {
            [] => self.stage = Stage::Manager(purchase),
            [(_, partner)] => self.merge(purchase, partner, log),
            _ => self.stage = Stage::Merge(purchase),
        }
    }

    /// The own one-tile shops a purchase would join. Two tiles never join a third.
    pub(in super::super) fn partners(&self, purchase: Purchase) -> Vec<(Manager, Slot)> {
        let single = purchase.lot.single();
        single.map(|slot| self.staff[purchase.buyer].partners(slot)).unwrap_or_default()
    }

    pub(in super::super) fn check_merge(
        &self,
        purchase: Purchase,
        partner: Slot,
    ) -> Result<(), Illegal> {
        let offered = self.partners(purchase).iter().any(|(_, slot)| *slot == partner);
        if offered { Ok(()) } else { Err(Illegal::WrongPartner) }
    }

    pub(in super::super) fn merge(
        &mut self,
        purchase: Purchase,
        partner: Slot,
        log: &mut Log<Event>,
    ) {
        let Purchase { buyer: seat, lot } = purchase;
        let bought = lot.single().expect("only one tile joins another");
        let (manager, _) = self.staff[seat].runs(partner).expect("checked");
        let shop = Premises::two(bought, partner);
        self.staff[seat].send(manager, Some(shop));
        let tiles = self.tiles_of(shop);
        self.tell(Event::Merged { seat, manager, bought, shop, tiles }, log);
        self.let_in_waiting(lot, log);
    }

    /// Whoever works elsewhere leaves that shop to nobody; a merged one falls apart.
    pub(in super::super) fn employ(
        &mut self,
        purchase: Purchase,
        manager: Manager,
        log: &mut Log<Event>,
    ) {
        let Purchase { buyer: seat, lot: shop } = purchase;
        if let Some(left) = self.staff[seat].send(manager, Some(shop)) {
            let tiles = self.tiles_of(left);
            self.tell(Event::Abandoned { seat, manager, shop: left, tiles }, log);
        }
        let tiles = self.tiles_of(shop);
        self.tell(Event::Employed { seat, manager, shop, tiles }, log);
        self.let_in_waiting(shop, log);
    }

    /// Everybody of the trade who stands before a door of the new shop walks in.
    fn let_in_waiting(&mut self, lot: Premises, log: &mut Log<Event>) {
        for slot in lot.slots() {
            for (spot, _) in self.waiting_at(slot) {
                let trade = self.tile(slot).trade;
                let crowd = &mut self.crowds[spot.index()];
                let before = crowd.len();
                crowd.retain(|visitor| *visitor != trade);
                for _ in crowd.len()..before {
                    self.serve(slot, spot.cell(), None, log);
                }
            }
        }
        self.end_action(Kind::Auction, log);
    }

    /// Where visitors of its trade stand before a door of the tile on `slot`, and how many.
    pub(in super::super) fn waiting_at(&self, slot: Slot) -> Vec<(Spot, u32)> {
        let tile = self.tile(slot);
        let doors = tile.doors(slot);
        let faces = |spot: &Spot| {
            let mut faces = map().faces(spot.cell()).iter();
            faces.any(|face| face.slot == slot && doors.contains(face.side))
        };
        let waiting = |spot: Spot| {
            let crowd = self.crowds[spot.index()].iter().filter(|trade| **trade == tile.trade);
            (spot, u32::try_from(crowd.count()).expect("24 visitors"))
        };
        Spot::all().filter(faces).map(waiting).filter(|(_, count)| *count > 0).collect()
    }
}
