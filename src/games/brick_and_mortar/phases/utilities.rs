//! Utilities: everybody's bill, forced debt, and what happens once it is paid.
use crate::games::brick_and_mortar::event::{Closing, Event};
use crate::games::brick_and_mortar::modifiers::{Modifier, UtilitiesModifier};
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::pricing::Gain;
use crate::games::brick_and_mortar::shop::{SLOT_UTILITIES, Shop};
use crate::table::{Log, Seat};

/// What stores and what occupied slots cost a month.
pub fn utilities(building: &[Shop]) -> (u32, u32) {
    let stores = building.iter().map(|shop| shop.store.card().utilities).sum();
    (stores, SLOT_UTILITIES[..building.len()].iter().sum())
}

impl Position {
    pub(super) fn pay_utilities(&mut self, log: &mut Log<Event>) {
        // Forced debt lets everybody see how empty a purse is.
        log.reveals();
        for seat in self.order.clone() {
            let (stores, slots) = utilities(self.building(seat));
            let tokens = self.pay(seat, stores + slots, 0);
            self.tell(Event::UtilitiesPaid { seat, stores, slots, tokens }, log);
        }
        let mut done = Vec::new();
        while let Some(&seat) = self.not_in(&done).first() {
            done.push(seat);
            for shop in self.players[seat].building.clone() {
                for modifier in shop.store.card().modifiers {
                    if let Modifier::Utilities(modifier) = modifier {
                        self.after_utilities(seat, &shop, *modifier, log);
                    }
                }
            }
        }
        self.next_investor(Vec::new(), log);
    }

    fn after_utilities(
        &mut self,
        seat: Seat,
        shop: &Shop,
        modifier: UtilitiesModifier,
        log: &mut Log<Event>,
    ) {
        let store = shop.store;
        match modifier {
            UtilitiesModifier::Rebate(amount) => {
                self.players[seat].money += amount;
                self.tell(Event::Rebate { seat, store, amount }, log);
            }
            UtilitiesModifier::Collection(item, ..) if shop.held(item) == 0 => {
                self.close(seat, store, Closing::NothingHeld, log);
            }
            UtilitiesModifier::Collection(item, per, points) => {
                let points = shop.held(item) / per * points;
                self.gain_from(seat, vec![Gain { store, points }], log);
            }
        }
    }
}
