//! Sale, type by type: at the maximum, or by secret dials where there are not enough boxes.
use serde::{Deserialize, Serialize};

use super::effect::within;
use super::{AfterPaying, Effect, Phase, Secret, Window};
use crate::games::brick_and_mortar::action::Action;
use crate::games::brick_and_mortar::contest::Contest;
use crate::games::brick_and_mortar::event::Event;
use crate::games::brick_and_mortar::illegal::Illegal;
use crate::games::brick_and_mortar::items::{Count, Item};
use crate::games::brick_and_mortar::market::pictured;
use crate::games::brick_and_mortar::modifiers::SaleModifier;
use crate::games::brick_and_mortar::parts::SalesFloor;
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::pricing::Gain;
use crate::games::brick_and_mortar::shop::{sale_limit, sellable};
use crate::table::{Arrange, Game, Log, Seat, Seats};

/// Somebody's turn to sell. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Selling {
    pub item: Item,
    pub seat: Seat,
    /// In a competition: all dials, in the order of service.
    pub offers: Option<Vec<Offer>>,
    pub done: Vec<Seat>,
    pub step: SellingStep,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SellingStep {
    /// Nobody competes: how many, at the maximum price.
    Quantity { most: u32 },
    /// Which items go where.
    Deliver { quantity: u32, price: u32 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    pub seat: Seat,
    pub quantity: u32,
    pub price: u32,
}

impl Position {
    pub(super) fn begin_sale(&mut self, log: &mut Log<Event>) {
        self.floor.face_up = true;
        self.floor.boxes = pictured(&self.demand);
        for seat in Seat::all(self.seats()) {
            self.players[seat].played.clear();
        }
        log.reveals();
        let (cards, boxes) = (self.demand.clone(), self.floor.boxes);
        self.tell(Event::DemandTurned { cards, boxes }, log);
        self.run_window(Window::BeforeSale, Vec::new(), log);
    }

    /// The most items `seat` may select.
    pub(in super::super) fn sale_limit(&self, seat: Seat, item: Item) -> u32 {
        sale_limit(self.building(seat), item, &self.docks, &self.floor.boxes)
    }

    pub(in super::super) fn begin_selling(&mut self, item: Item, log: &mut Log<Event>) {
        self.floor.sellers.clear();
        let have = self.players.map(|_, player| sellable(&player.building, item, &self.docks));
        let limits = self.players.map(|seat, _| self.sale_limit(seat, item));
        let boxes = self.floor.boxes[item];
        match Contest::sale(boxes, &have, &limits) {
            Contest::Nobody => self.run_window(Window::AfterSelling(item), Vec::new(), log),
            Contest::Dials => {
                let asked: Vec<Seat> = Seat::all(self.seats()).filter(|s| limits[*s] > 0).collect();
                self.begin_sealing(Secret::Sale(item), &asked);
            }
            contest @ (Contest::Alone(_) | Contest::Enough) => {
                let alone = contest.alone();
                self.tell(Event::SaleOpen { item, boxes, alone }, log);
                self.next_seller(item, None, Vec::new(), log);
            }
        }
    }

    pub(super) fn check_sale_dial(
        &self,
        seat: Seat,
        item: Item,
        quantity: u32,
        price: u32,
    ) -> Result<(), Illegal> {
        let most = self.sale_limit(seat, item);
        if quantity > most {
            return Err(Illegal::QuantityLimit { most, item });
        }
        let max = item.max_price();
        if price > max { Err(Illegal::AboveMax { item, max }) } else { Ok(()) }
    }

    /// Lowest price first; of equal ones whoever is later in turn order. The order stays even if
    /// turn order changes meanwhile.
    pub(super) fn open_sale_dials(
        &mut self,
        item: Item,
        open: &Seats<Option<Action>>,
        log: &mut Log<Event>,
    ) {
        let dialled = self.order.iter().rev().filter_map(|&seat| match open[seat] {
            Some(Action::DialSale { quantity, price }) => Some(Offer { seat, quantity, price }),
            _ => None,
        });
        let mut offers: Vec<Offer> = dialled.collect();
        offers.arrange_by_key(|offer| offer.price);
        let boxes = self.floor.boxes[item];
        self.tell(Event::SaleDials { item, boxes, offers: offers.clone() }, log);
        self.next_seller(item, Some(offers), Vec::new(), log);
    }

    pub(super) fn next_seller(
        &mut self,
        item: Item,
        offers: Option<Vec<Offer>>,
        done: Vec<Seat>,
        log: &mut Log<Event>,
    ) {
        if let Some(list) = &offers {
            let Some(&Offer { seat, quantity, price }) =
                list.iter().find(|offer| offer.quantity > 0 && !done.contains(&offer.seat))
            else {
                return self.run_window(Window::AfterSelling(item), Vec::new(), log);
            };
            let step = SellingStep::Deliver { quantity, price };
            return self.deliver_or_ask(Selling { item, seat, offers, done, step }, log);
        }
        let next = self.not_in(&done).into_iter().find(|seat| self.sale_limit(*seat, item) > 0);
        match next {
            Some(seat) => {
                let step = SellingStep::Quantity { most: self.sale_limit(seat, item) };
                self.phase = Phase::Selling(Selling { item, seat, offers, done, step });
            }
            None => self.run_window(Window::AfterSelling(item), Vec::new(), log),
        }
    }

    pub(in super::super) fn check_selling(
        &self,
        selling: &Selling,
        action: &Action,
    ) -> Result<(), Illegal> {
        match (selling.step, action) {
            (SellingStep::Quantity { most }, Action::Sell(quantity)) => within(*quantity, 0, most)
                .map_err(|_| Illegal::QuantityLimit { most, item: selling.item }),
            (SellingStep::Deliver { .. }, Action::Deliver(delivery)) => {
                self.check_delivery(selling, delivery)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    pub(in super::super) fn apply_selling(
        &mut self,
        mut selling: Selling,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match action {
            Action::Sell(quantity) => {
                let price = selling.item.max_price();
                selling.step = SellingStep::Deliver { quantity, price };
                self.deliver_or_ask(selling, log);
            }
            Action::Deliver(delivery) => self.deliver(selling, &delivery, log),
            _ => unreachable!("checked: the action sells"),
        }
    }

    /// Resale Shop: the opponents are paid and cannot refuse. Debt pays as for any purchase.
    pub(super) fn buy_surplus(
        &mut self,
        then: Effect,
        item: Item,
        price: u32,
        bought: &[(Seat, u32)],
        log: &mut Log<Event>,
    ) {
        let Effect { seat, store, .. } = then;
        let mut cost = 0;
        for &(from, count) in bought.iter().filter(|(_, count)| *count > 0) {
            self.floor.surplus[from] -= count;
            self.players[seat].shop_mut(store).put(item, count);
            self.players[from].money += count * price;
            cost += count * price;
            self.tell(Event::SurplusBought { seat, from, item, count, price }, log);
        }
        self.settle_or_ask(seat, cost, AfterPaying::Surplus(then), log);
    }

    /// What nobody rescued or bought goes to the general supply; then the next type.
    pub(super) fn end_selling(&mut self, item: Item, log: &mut Log<Event>) {
        let counts = self.floor.surplus.clone();
        let lost: u32 = counts.values().sum();
        if lost > 0 {
            self.bank[item] += lost;
            self.floor.surplus = Seats::from_fn(self.seats(), |_| 0);
            self.tell(Event::SurplusDiscarded { item, counts }, log);
        }
        match item.next() {
            Some(next) => self.begin_selling(next, log),
            None => self.end_sale(log),
        }
    }

    /// Cubes and cards leave the table; then points for selling many types.
    fn end_sale(&mut self, log: &mut Log<Event>) {
        let delivered: Count = self.floor.delivered;
        self.bank.add(&delivered);
        for card in std::mem::take(&mut self.demand) {
            self.market_discard.put(card);
        }
        self.floor = SalesFloor::empty(self.seats());
        let mut done = Vec::new();
        while let Some(&seat) = self.not_in(&done).first() {
            done.push(seat);
            let player = &self.players[seat];
            let types = player.sold.iter().filter(|(_, sold)| **sold).count();
            let from = player.building.iter().flat_map(|shop| {
                shop.store.sale().filter_map(|modifier| match modifier {
                    SaleModifier::TypesSold(least, points) if types >= least as usize => {
                        Some(Gain { store: shop.store, points })
                    }
                    _ => None,
                })
            });
            self.gain_from(seat, from.collect(), log);
        }
        self.run_window(Window::Inventory, Vec::new(), log);
    }
}
