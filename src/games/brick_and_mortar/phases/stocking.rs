//! Stocking, type by type: at the minimum, or by secret dials where there is not enough.
use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{Phase, Secret, Window};
use crate::games::brick_and_mortar::action::Action;
use crate::games::brick_and_mortar::contest::Contest;
use crate::games::brick_and_mortar::event::Event;
use crate::games::brick_and_mortar::illegal::Illegal;
use crate::games::brick_and_mortar::items::Item;
use crate::games::brick_and_mortar::modifiers::SupplyModifier;
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::pricing::{stock_bill, usual_stock};
use crate::games::brick_and_mortar::shop::stocking_room;
use crate::games::brick_and_mortar::stores::StoreId;
use crate::table::{Arrange, Game, Log, Seat, Seats};

/// Where the price dial ends.
pub const DIAL_END: u32 = 25;

/// Somebody's turn to buy from the dock. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stocking {
    pub item: Item,
    pub seat: Seat,
    pub price: u32,
    /// In a competition: all dials, in the order of service.
    pub bids: Option<Vec<Bid>>,
    pub done: Vec<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bid {
    pub seat: Seat,
    pub price: u32,
    /// Buys what most people buy once served, without being asked.
    pub fills: bool,
}

pub(super) fn check_supply_dial(item: Item, price: u32) -> Result<(), Illegal> {
    if price < item.min_price() {
        Err(Illegal::BelowMin { item, min: item.min_price() })
    } else if price > DIAL_END {
        Err(Illegal::AboveDial { most: DIAL_END })
    } else {
        Ok(())
    }
}

impl Position {
    pub(in super::super) fn rooms(&self, item: Item) -> Seats<u32> {
        self.players.map(|_, player| stocking_room(&player.building, item))
    }

    pub(in super::super) fn begin_stocking(&mut self, item: Item, log: &mut Log<Event>) {
        let rooms = self.rooms(item);
        let dock = self.docks[item];
        match Contest::supply(dock, &rooms) {
            Contest::Nobody => self.run_window(Window::AfterStocking(item), Vec::new(), log),
            Contest::Dials => {
                let asked: Vec<Seat> = Seat::all(self.seats()).filter(|s| rooms[*s] > 0).collect();
                self.begin_sealing(Secret::Supply(item), &asked);
            }
            contest @ (Contest::Alone(_) | Contest::Enough) => {
                let alone = contest.alone();
                self.tell(Event::SupplyOpen { item, dock, alone }, log);
                self.next_stocker(item, None, Vec::new(), log);
            }
        }
    }

    /// Highest price first; of equal ones whoever is later in turn order.
    pub(super) fn open_supply_dials(
        &mut self,
        item: Item,
        open: &Seats<Option<Action>>,
        log: &mut Log<Event>,
    ) {
        let dialled = self.order.iter().rev().filter_map(|&seat| match open[seat] {
            Some(Action::DialSupply(price)) => Some(Bid { seat, price, fills: false }),
            Some(Action::DialAndFill(price)) => Some(Bid { seat, price, fills: true }),
            _ => None,
        });
        let mut bids: Vec<Bid> = dialled.collect();
        bids.arrange_by_key(|bid| Reverse(bid.price));
        let dock = self.docks[item];
        self.tell(Event::SupplyDials { item, dock, bids: bids.clone() }, log);
        self.next_stocker(item, Some(bids), Vec::new(), log);
    }

    fn next_stocker(
        &mut self,
        item: Item,
        bids: Option<Vec<Bid>>,
        done: Vec<Seat>,
        log: &mut Log<Event>,
    ) {
        let next = match &bids {
            _ if self.docks[item] == 0 => None,
            Some(bids) => bids.iter().find(|bid| !done.contains(&bid.seat)).copied(),
            None => {
                let seat = self.not_in(&done).into_iter();
                seat.filter(|seat| stocking_room(self.building(*seat), item) > 0)
                    .map(|seat| Bid { seat, price: item.min_price(), fills: false })
                    .next()
            }
        };
        match next {
            Some(Bid { seat, price, fills }) => {
                let stocking = Stocking { item, seat, price, bids, done };
                if fills {
                    // Whoever was served before might take that back, and would know a purse.
                    log.reveals();
                    self.apply_fill(stocking, log);
                } else {
                    self.phase = Phase::Stocking(stocking);
                }
            }
            None => self.run_window(Window::AfterStocking(item), Vec::new(), log),
        }
    }

    pub(in super::super) fn check_stock(
        &self,
        stocking: &Stocking,
        into: &[(StoreId, u32)],
        borrow: u32,
    ) -> Result<(), Illegal> {
        let &Stocking { item, seat, price, .. } = stocking;
        let player = &self.players[seat];
        let mut total = 0;
        for (index, &(store, count)) in into.iter().enumerate() {
            let shop = player.shop(store).ok_or(Illegal::NotYourStore { store })?;
            if store.holding(item).is_none() {
                return Err(Illegal::WrongType { store, item });
            }
            if shop.no_stocking() {
                return Err(Illegal::NoStockHere { store });
            }
            if into[..index].iter().any(|(other, _)| *other == store) {
                return Err(Illegal::NamedTwice { store });
            }
            let room = shop.room(item);
            if count > room {
                return Err(Illegal::NoRoom { store, room, item });
            }
            total += count;
        }
        if total > self.docks[item] {
            return Err(Illegal::DockShort { left: self.docks[item], item });
        }
        let bill = stock_bill(&player.building, price, into);
        bill.check_debt(item, player.money, self.tokens_left(), borrow)
    }

    /// [`Action::Fill`].
    pub(in super::super) fn apply_fill(&mut self, stocking: Stocking, log: &mut Log<Event>) {
        let &Stocking { item, seat, price, .. } = &stocking;
        let bought = |purse| usual_stock(self.building(seat), item, price, self.docks[item], purse);
        let into = bought(Some(self.players[seat].money));
        if into != bought(None) {
            // Everybody sees how far the purse goes.
            log.reveals();
        }
        self.apply_stock(stocking, &into, 0, log);
    }

    pub(in super::super) fn apply_stock(
        &mut self,
        stocking: Stocking,
        into: &[(StoreId, u32)],
        borrow: u32,
        log: &mut Log<Event>,
    ) {
        let Stocking { item, seat, price, bids, mut done } = stocking;
        let bill = stock_bill(self.building(seat), price, into);
        let tokens = self.pay(seat, bill.total, borrow);
        for &(store, count) in into {
            let bottom = store.supply().any(|rule| rule == SupplyModifier::ToBottomShelf);
            let shop = self.players[seat].shop_mut(store);
            if bottom {
                shop.put_bottom(item, count);
            } else {
                shop.put(item, count);
            }
            self.docks[item] -= count;
        }
        let points = bill.points.clone();
        self.tell(Event::Stocked { seat, item, price, bill, tokens }, log);
        self.gain_from(seat, points, log);
        done.push(seat);
        self.next_stocker(item, bids, done, log);
    }
}
