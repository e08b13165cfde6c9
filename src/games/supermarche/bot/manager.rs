//! The questions of a round, and how their answers become actions.
use super::super::action::{Action, Choice};
use super::super::foods::{Food, Foods};
use super::super::purchase::Reading;
use super::super::shop::{Shop, Slot, Status, Step, Trip};
use crate::table::Dice;

/// Answers from what lies open. Every answer must be legal where it is asked.
pub(super) trait Manager {
    /// What to buy on top of what was bought; nothing ends the Delivery.
    fn order(&self, shop: &Shop, dice: &mut Dice) -> Foods<u8>;
    /// The food to put on sale, asked while none is chosen.
    fn sale(&self, shop: &Shop, dice: &mut Dice) -> Option<Food>;
    /// What to bring out on top of what was brought; nothing opens the doors.
    fn shelve(&self, shop: &Shop, dice: &mut Dice) -> Foods<u8>;
    fn serve(&self, shop: &Shop, dice: &mut Dice) -> Slot;
    fn offers(&self, shop: &Shop, trip: Trip, food: Food) -> bool;
    fn reads(&self, shop: &Shop, trip: Trip, reading: &Reading, dice: &mut Dice) -> Choice;
    /// What to bring out at the price of the running trip, if anything.
    fn restocks_during(&self, shop: &Shop, trip: Trip) -> Option<Foods<u8>>;
    /// What to bring out at the price of a face-down customer, if anything.
    fn restocks_after(&self, shop: &Shop) -> Option<Foods<u8>>;

    /// The answer to whatever the shop waits for.
    fn next(&self, shop: &Shop, dice: &mut Dice) -> Action {
        match shop.step {
            Step::FlipTwo => Action::FlipTwo([Slot::ALL[0], Slot::ALL[1]]),
            Step::Delivery { .. } => first(self.order(shop, dice))
                .map_or(Action::EndDelivery, |(food, cubes)| Action::Buy { food, cubes }),
            Step::Stocking { .. } => {
                if shop.sale.is_none()
                    && let Some(food) = self.sale(shop, dice)
                {
                    return Action::SetSale(Some(food));
                }
                first(self.shelve(shop, dice))
                    .map_or(Action::OpenDoors, |(food, cubes)| Action::Stock { food, cubes })
            }
            Step::Choose => Action::Serve(self.serve(shop, dice)),
            Step::SaleOffer(trip) => {
                Action::SaleOffer(shop.sale.is_some_and(|food| self.offers(shop, trip, food)))
            }
            Step::Roll(trip) => {
                let moves = self.restocks_during(shop, trip).map(Action::RestockDuring);
                moves.filter(|restock| shop.check(*restock).is_ok()).unwrap_or(Action::Roll)
            }
            Step::Resolve(trip) => {
                let reading = shop.last_roll.as_ref().expect("a choice follows a roll");
                Action::Choose(self.reads(shop, trip, reading, dice))
            }
            Step::AfterTrip => {
                let face_down = shop.slots(Status::Down).next().expect("there is one to turn");
                let restock = self
                    .restocks_after(shop)
                    .map(|moves| Action::RestockAfter { moves, discard: face_down });
                let legal = restock.filter(|restock| shop.check(*restock).is_ok());
                legal.unwrap_or(Action::Flip(face_down))
            }
            Step::WasteReport | Step::Over(_) => Action::NextRound,
        }
    }
}

fn first(cubes: Foods<u8>) -> Option<(Food, u8)> {
    Food::ALL.into_iter().map(|food| (food, cubes[food])).find(|&(_, cubes)| cubes > 0)
}

/// Who may be let in now.
pub(super) fn callers(shop: &Shop) -> impl Iterator<Item = Slot> + '_ {
    shop.slots(Status::Up)
}

/// Whether the doors stay shut without a sale.
pub(super) fn must_hold_sale(shop: &Shop) -> bool {
    shop.check_open_doors().is_err()
}

/// The foods that may be put on sale now.
pub(super) fn sales(shop: &Shop) -> impl Iterator<Item = Food> + '_ {
    Food::ALL.into_iter().filter(|&food| shop.check_sale(Some(food)).is_ok())
}
