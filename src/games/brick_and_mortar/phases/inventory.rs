//! Inventory: everything moves down a shelf, what falls off expires.
use crate::games::brick_and_mortar::event::Event;
use crate::games::brick_and_mortar::items::{Count, Item};
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::pricing::Gain;
use crate::games::brick_and_mortar::stores::StoreId;
use crate::table::{Log, Seat};

impl Position {
    /// Pawn Shop: expiring items go to the dock instead, for points.
    pub(super) fn pawn(
        &mut self,
        seat: Seat,
        store: StoreId,
        items: Count,
        points: u32,
        log: &mut Log<Event>,
    ) {
        let shop = self.players[seat].shop_mut(store);
        for item in Item::ALL.into_iter().filter(|item| items[*item] > 0) {
            let (_, shelves) = store.holding(item).expect("it held them");
            shop.shelves[item][shelves - 1] -= items[item];
        }
        self.docks.add(&items);
        self.tell(Event::Pawned { seat, store, items }, log);
        self.gain_from(seat, vec![Gain { store, points: points * items.total() }], log);
    }

    pub(super) fn age_everything(&mut self, log: &mut Log<Event>) {
        for seat in self.order.clone() {
            for slot in 0..self.building(seat).len() {
                let shop = &mut self.players[seat].building[slot];
                let (store, items) = (shop.store, shop.age());
                if items.total() > 0 {
                    self.bank.add(&items);
                    self.tell(Event::Expired { seat, store, items }, log);
                }
            }
        }
        self.pay_utilities(log);
    }
}
