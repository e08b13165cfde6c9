//! Delivery: which items are sold, which are surplus, which boxes they fill.
use super::delivery_terms::{DeliveryTerms, Floor};
use super::window::lots;
use super::{Phase, Selling, SellingStep};
use crate::games::brick_and_mortar::action::Delivery;
use crate::games::brick_and_mortar::event::{Closing, Event};
use crate::games::brick_and_mortar::illegal::Illegal;
use crate::games::brick_and_mortar::items::Item;
use crate::games::brick_and_mortar::modifiers::SaleModifier;
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::pricing::sale_bill;
use crate::games::brick_and_mortar::shop::{Shop, borrows};
use crate::games::brick_and_mortar::stores::StoreId;
use crate::table::{Log, Seat};

impl Position {
    /// Whether no opponent of `seat` has sold this type this month.
    pub(in super::super) fn first_to_sell(&self, seat: Seat) -> bool {
        self.floor.sellers.iter().all(|other| *other == seat)
    }

    fn delivery_terms(&self, selling: &Selling, quantity: u32, price: u32) -> DeliveryTerms {
        let &Selling { seat, item, .. } = selling;
        let first = self.first_to_sell(seat);
        let floor = Floor { docks: &self.docks, boxes: &self.floor.boxes, first };
        DeliveryTerms::new(self.building(seat), floor, item, quantity, price)
    }

    /// Delivers at once where there is only one way that matters, else asks.
    pub(super) fn deliver_or_ask(&mut self, selling: Selling, log: &mut Log<Event>) {
        let SellingStep::Deliver { quantity, price } = selling.step else {
            unreachable!("a quantity has been chosen")
        };
        let terms = self.delivery_terms(&selling, quantity, price);
        if terms.one_way(self.split_matters(&selling)) {
            self.deliver(selling, &terms.suggestion, log);
        } else {
            self.phase = Phase::Selling(selling);
        }
    }

    /// Whether somebody after this delivery could use a box that is left.
    fn split_matters(&self, selling: &Selling) -> bool {
        let waits = |offers: &Vec<super::Offer>| {
            offers.iter().any(|offer| {
                offer.quantity > 0
                    && offer.seat != selling.seat
                    && !selling.done.contains(&offer.seat)
            })
        };
        let lends = self.players.values().flat_map(|player| &player.building).any(|shop| {
            let fits = |item: &Item| borrows(shop.store, *item) == Some(selling.item);
            Item::ALL.into_iter().filter(fits).any(|item| shop.held(item) > 0)
        });
        selling.offers.as_ref().is_some_and(waits) || lends
    }

    pub(super) fn check_delivery(
        &self,
        selling: &Selling,
        delivery: &Delivery,
    ) -> Result<(), Illegal> {
        let SellingStep::Deliver { quantity, price } = selling.step else {
            return Err(Illegal::NotNow);
        };
        let &Selling { seat, item, .. } = selling;
        let terms = self.delivery_terms(selling, quantity, price);
        let chosen = || delivery.sold.iter().chain(&delivery.surplus);
        for lot in chosen() {
            let shop = self.players[seat].shop(lot.store);
            let shop = shop.ok_or(Illegal::NotYourStore { store: lot.store })?;
            if lot.item != item {
                return Err(Illegal::WrongType { store: lot.store, item });
            }
            if lots(shop, item).all(|there| there.shelf != lot.shelf || there.count < lot.count) {
                return Err(Illegal::NotThere { item });
            }
        }
        let locked = |shop: &&Shop| shop.locked(item, &self.docks);
        for shop in self.building(seat).iter().filter(locked) {
            if chosen().any(|lot| lot.store == shop.store) {
                return Err(Illegal::StoreLocked { store: shop.store, item });
            }
        }
        terms.check(delivery)
    }

    /// Money first, then all points of this delivery as one gain; then Peddlers close.
    pub(super) fn deliver(&mut self, selling: Selling, delivery: &Delivery, log: &mut Log<Event>) {
        let SellingStep::Deliver { price, .. } = selling.step else {
            unreachable!("a quantity has been chosen")
        };
        let Selling { item, seat, offers, mut done, .. } = selling;
        let bill = sale_bill(self.building(seat), item, price, self.first_to_sell(seat), delivery);
        for lot in delivery.sold.iter().chain(&delivery.surplus) {
            self.take_lot(seat, lot);
        }
        let sold: u32 = delivery.sold.iter().map(|lot| lot.count).sum();
        let surplus: u32 = delivery.surplus.iter().map(|lot| lot.count).sum();
        self.floor.boxes[item] -= sold - delivery.centers - delivery.borrowed;
        if let Some(into) = delivery.sold.iter().find_map(|lot| borrows(lot.store, item)) {
            self.floor.boxes[into] -= delivery.borrowed;
        }
        self.floor.delivered[item] += sold;
        self.floor.surplus[seat] += surplus;
        self.players[seat].money += bill.money;
        if sold > 0 {
            self.players[seat].sold[item] = true;
            self.floor.sellers.push(seat);
        }
        let points = bill.points.clone();
        self.tell(
            Event::Sold {
                seat,
                item,
                price,
                bill,
                surplus: delivery.surplus.clone(),
                centers: delivery.centers,
                borrowed: delivery.borrowed,
            },
            log,
        );
        self.gain_from(seat, points, log);
        let closes = |store: StoreId| {
            store.sale().any(|modifier| modifier == SaleModifier::ClosesAfterSelling)
        };
        for shop in self.players[seat].building.clone() {
            if closes(shop.store) && delivery.sold.iter().any(|lot| lot.store == shop.store) {
                self.close(seat, shop.store, Closing::SoldFrom, log);
            }
        }
        done.push(seat);
        self.next_seller(item, offers, done, log);
    }
}
