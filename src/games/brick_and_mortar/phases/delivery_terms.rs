//! What may be delivered: which items, into which boxes, and the one judge of it.
use crate::table::Arrange;
use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::effect::check_lots;
use super::window::lots;
use crate::games::brick_and_mortar::action::{Delivery, Lot};
use crate::games::brick_and_mortar::illegal::Illegal;
use crate::games::brick_and_mortar::items::{Count, Item};
use crate::games::brick_and_mortar::pricing::{
    Change, changed, instead_of_money, sale_changes, swaps,
};
use crate::games::brick_and_mortar::shop::{Shop, borrowable, borrows, center_boxes};
use crate::games::brick_and_mortar::stores::StoreId;

/// All there is to know before delivering. Public, as all of a delivery is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeliveryTerms {
    pub item: Item,
    pub price: u32,
    /// How many were selected, and how many of them can be sold and must be.
    pub quantity: u32,
    pub sold: u32,
    pub lots: Vec<LotOffer>,
    /// Free boxes on the Demand Cards, on the own Centers, and to be borrowed.
    pub boxes: u32,
    pub centers: u32,
    pub borrowable: u32,
    /// A good answer to begin with.
    pub suggestion: Delivery,
}

/// Items on one shelf, and what each would earn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LotOffer {
    pub lot: Lot,
    pub each: u32,
    pub changes: Vec<Change>,
    /// Points instead of money.
    pub points: Option<u32>,
    /// Months it could still wait: 0 expires in this month's Inventory.
    pub life: u32,
    /// May go to a borrowed box.
    pub borrows: bool,
}

/// What a delivery depends on beside the seller's building.
#[derive(Clone, Copy)]
pub(in super::super) struct Floor<'a> {
    pub docks: &'a Count,
    /// Empty boxes on the Demand Cards.
    pub boxes: &'a Count,
    /// No opponent has sold this type this month.
    pub first: bool,
}

impl DeliveryTerms {
    pub(in super::super) fn new(
        building: &[Shop],
        floor: Floor,
        item: Item,
        quantity: u32,
        price: u32,
    ) -> DeliveryTerms {
        let mut offers = Vec::new();
        for shop in building.iter().filter(|shop| !shop.locked(item, floor.docks)) {
            let Some((_, shelves)) = shop.store.holding(item) else { continue };
            if shop.held(item) == 0 {
                continue;
            }
            let changes: Vec<_> = sale_changes(building, shop.store, item, floor.first).collect();
            let points = instead_of_money(shop.store, item);
            let each = if points.is_some() { 0 } else { changed(price, changes.iter().copied()) };
            let last = u32::try_from(shelves - 1).expect("few shelves");
            offers.extend(lots(shop, item).map(|lot| LotOffer {
                lot,
                each,
                changes: changes.clone(),
                points,
                life: last - lot.shelf,
                borrows: borrows(lot.store, item).is_some(),
            }));
        }
        let boxes = floor.boxes[item];
        let centers = center_boxes(building, item);
        let borrowable = borrowable(building, item, floor.boxes);
        let mut terms = DeliveryTerms {
            item,
            price,
            quantity,
            sold: quantity.min(boxes + centers + borrowable),
            lots: offers,
            boxes,
            centers,
            borrowable,
            suggestion: Delivery::default(),
        };
        terms.suggestion = terms.suggest();
        terms
    }

    /// The one judge of a delivery; `lots` are those that may be sold.
    pub(super) fn check(&self, delivery: &Delivery) -> Result<(), Illegal> {
        let offered: Vec<Lot> = self.lots.iter().map(|offer| offer.lot).collect();
        let both: Vec<Lot> = merge(delivery.sold.iter().chain(&delivery.surplus));
        check_lots(&offered, &delivery.sold)?;
        check_lots(&offered, &delivery.surplus)?;
        check_lots(&offered, &both)?;
        let sold: u32 = delivery.sold.iter().map(|lot| lot.count).sum();
        let surplus: u32 = delivery.surplus.iter().map(|lot| lot.count).sum();
        if sold + surplus != self.quantity {
            return Err(Illegal::MustSell { selected: self.quantity, sold: self.sold });
        }
        if sold < self.sold {
            return Err(Illegal::BoxFree);
        }
        if delivery.centers > self.centers {
            return Err(Illegal::Boxes { free: self.centers });
        }
        if delivery.borrowed > self.borrowable {
            return Err(Illegal::Boxes { free: self.borrowable });
        }
        let private = delivery.centers + delivery.borrowed;
        if private > sold || sold - private > self.boxes {
            return Err(Illegal::Boxes { free: self.boxes });
        }
        let may_borrow = self.lots.iter().filter(|offer| offer.borrows).map(|o| o.lot.store);
        let stores: Vec<StoreId> = may_borrow.collect();
        let from_there = delivery.sold.iter().filter(|lot| stores.contains(&lot.store));
        if delivery.borrowed > from_there.map(|lot| lot.count).sum() {
            return Err(Illegal::PurveyorOnly);
        }
        for (index, &(store, count)) in delivery.swaps.iter().enumerate() {
            let most = self.swap_limit(delivery, store);
            let twice = delivery.swaps[..index].iter().any(|(other, _)| *other == store);
            if count > most || count == 0 || twice {
                return Err(Illegal::SwapLimit { most });
            }
        }
        Ok(())
    }

    /// How many of the items `delivery` sells from `store` may be turned into points.
    pub fn swap_limit(&self, delivery: &Delivery, store: StoreId) -> u32 {
        let lots = delivery.sold.iter().filter(|lot| lot.store == store);
        swaps(store, lots.map(|lot| lot.count).sum()).map_or(0, |(most, _)| most)
    }

    /// Oldest items first, of equal age the ones that earn most; Centers first, no swaps.
    fn suggest(&self) -> Delivery {
        let needed = self.sold.saturating_sub(self.boxes + self.centers);
        let mut order: Vec<&LotOffer> = self.lots.iter().collect();
        order.arrange_by_key(|offer| (offer.life, Reverse(offer.each), offer.lot.shelf));
        let mut delivery = Delivery {
            centers: self.centers.min(self.sold - needed),
            borrowed: needed,
            ..Delivery::default()
        };
        let mut left: Vec<Lot> = order.iter().map(|offer| offer.lot).collect();
        let lenders: Vec<bool> = order.iter().map(|offer| offer.borrows).collect();
        let mut take = |into: &mut Vec<Lot>, mut count: u32, only_lenders: bool| {
            for (lot, lender) in left.iter_mut().zip(&lenders) {
                let taken = if only_lenders && !lender { 0 } else { count.min(lot.count) };
                if taken > 0 {
                    lot.count -= taken;
                    count -= taken;
                    into.push(Lot { count: taken, ..*lot });
                }
            }
        };
        let mut sold = Vec::new();
        take(&mut sold, needed, true);
        take(&mut sold, self.sold - needed, false);
        delivery.sold = merge(&sold);
        take(&mut delivery.surplus, self.quantity - self.sold, false);
        delivery
    }

    /// Whether nothing is left to choose.
    pub(super) fn one_way(&self, split_matters: bool) -> bool {
        let have: u32 = self.lots.iter().map(|offer| offer.lot.count).sum();
        let same_items = self.lots.len() == 1
            || self.quantity == 0
            || self.sold == have
            || (self.sold == 0 && self.quantity == have);
        let held = |store: StoreId| {
            let there = self.lots.iter().filter(|offer| offer.lot.store == store);
            there.map(|offer| offer.lot.count).sum::<u32>()
        };
        let swappable = self.lots.iter().any(|LotOffer { lot, .. }| {
            let sold = self.sold.min(held(lot.store));
            swaps(lot.store, sold).is_some_and(|(most, _)| most > 0)
        });
        // As few as possible into the own boxes, or as many.
        let own =
            self.sold.saturating_sub(self.boxes)..=self.sold.min(self.centers + self.borrowable);
        let same_boxes = !split_matters || own.start() == own.end();
        same_items && !swappable && same_boxes
    }
}

/// One lot a shelf. Hostile counts may be huge, so they only ever grow to the end of the range.
fn merge<'a>(all: impl IntoIterator<Item = &'a Lot>) -> Vec<Lot> {
    let mut merged: Vec<Lot> = Vec::new();
    for lot in all {
        let same = |other: &&mut Lot| {
            (other.store, other.item, other.shelf) == (lot.store, lot.item, lot.shelf)
        };
        match merged.iter_mut().find(same) {
            Some(other) => other.count = other.count.saturating_add(lot.count),
            None => merged.push(*lot),
        }
    }
    merged
}
