//! What rules of Sale would do now.
use super::moment::Moment;
use super::{Case, Does, Lack, every, some};
use crate::games::brick_and_mortar::items::Item;
use crate::games::brick_and_mortar::modifiers::SaleModifier;
use crate::games::brick_and_mortar::phases::Window;
use crate::games::brick_and_mortar::pricing::instead_of_money;

impl Case<'_> {
    pub(super) fn sale(&self, rule: SaleModifier) -> Does {
        let (view, shop) = (self.view, &self.after);
        let over = |types: &[(Item, u32)]| !types.iter().any(|(item, _)| self.sells(*item));
        let holds_none = self.types(Moment::selling).next().is_none();
        match rule {
            SaleModifier::EarnsEverywhere(item, _)
            | SaleModifier::LockedWithoutDock(item)
            | SaleModifier::BorrowsBoxes(item, _)
                if !self.sells(item) =>
            {
                Does::Nothing(Lack::Over)
            }
            SaleModifier::PrivateBoxes(boxes) if over(boxes) => Does::Nothing(Lack::Over),
            SaleModifier::Earns(_)
            | SaleModifier::EarnsIfFirst(_)
            | SaleModifier::PointsInsteadOfMoney(_)
            | SaleModifier::Swap(..)
            | SaleModifier::SalePoints(..)
            | SaleModifier::BottomShelfPoints(_)
            | SaleModifier::ClosesAfterSelling
                if holds_none =>
            {
                Does::Nothing(Lack::Over)
            }
            SaleModifier::EarnsIfFirst(_) if self.beaten() => Does::Nothing(Lack::NotFirst),
            SaleModifier::Earns(each) | SaleModifier::EarnsIfFirst(each) => {
                some(self.held().sum(), Lack::Items, |items| Does::Earns { items, each })
            }
            SaleModifier::EarnsEverywhere(item, each) => {
                let items = self.building.iter().map(|shop| shop.held(item)).sum();
                some(items, Lack::Items, |items| Does::Earns { items, each })
            }
            SaleModifier::PointsInsteadOfMoney(_) => {
                let each = |item| instead_of_money(shop.store, item).unwrap_or(0);
                let types = self.types(Moment::selling);
                let points = types.map(|item| shop.held(item) * each(item)).sum();
                let items = self.held().sum();
                some(items, Lack::Items, |items| Does::Points { items, points })
            }
            SaleModifier::Swap(per, points) | SaleModifier::SalePoints(per, points) => {
                every(self.held(), per, points)
            }
            SaleModifier::BottomShelfPoints(points) => {
                let types = self.types(Moment::selling);
                some(types.map(|item| shop.expiring()[item]).sum(), Lack::Items, |items| {
                    Does::Points { items, points: items * points }
                })
            }
            SaleModifier::LockedWithoutDock(item) if view.docks[item] == 0 => {
                Does::Nothing(Lack::Cubes)
            }
            SaleModifier::LockedWithoutDock(_) | SaleModifier::ClosesAfterSelling => Does::Stands,
            SaleModifier::BorrowsBoxes(..) if !view.floor.face_up => Does::Nothing(Lack::FaceDown),
            SaleModifier::BorrowsBoxes(item, into) => {
                some(shop.held(item).min(view.floor.boxes[into]), Lack::Items, Does::Boxes)
            }
            SaleModifier::PrivateBoxes(boxes) => {
                let held = |item| self.building.iter().map(|shop| shop.held(item)).sum::<u32>();
                let open = boxes.iter().filter(|(item, _)| self.sells(*item));
                let filled = open.map(|(item, count)| held(*item).min(*count)).sum();
                some(filled, Lack::Items, Does::Boxes)
            }
            SaleModifier::Rescue => self.rescue(),
            SaleModifier::BuysSurplus(prices) => self.buys_surplus(prices),
            SaleModifier::TypesSold(need, points) => self.types_sold(need, points),
        }
    }

    /// Whether the owner may still sell this type.
    fn sells(&self, item: Item) -> bool {
        self.to_come(Moment::selling(item))
    }

    /// What lies in it of each type still to be sold.
    fn held(&self) -> impl Iterator<Item = u32> + Clone + '_ {
        self.types(Moment::selling).map(|item| self.after.held(item))
    }

    /// An opponent has sold the type it would sell now.
    fn beaten(&self) -> bool {
        let sellers = &self.view.floor.sellers;
        self.view.stage.item().is_some_and(|item| self.after.held(item) > 0)
            && sellers.iter().any(|seller| *seller != self.seat)
    }

    /// From the other stores; of the type just sold the surplus, too.
    fn rescue(&self) -> Does {
        let (view, shop) = (self.view, &self.before);
        let types = self.types(|item| Moment::window(Window::AfterSelling(item)));
        let lack = if types.clone().next().is_none() { Lack::Over } else { Lack::Items };
        let saved = |item| {
            let now = view.stage.item() == Some(item);
            let surplus = if now { view.floor.surplus[self.seat] } else { 0 };
            shop.room(item).min(self.elsewhere(item) + surplus)
        };
        some(types.map(saved).sum(), lack, Does::Takes)
    }

    /// Only the type just sold has any surplus.
    fn buys_surplus(&self, prices: &[(Item, u32)]) -> Does {
        let surplus_of = |item: Item| Moment::window(Window::SurplusOf(item));
        if !prices.iter().any(|(item, _)| self.to_come(surplus_of(*item))) {
            return Does::Nothing(Lack::Over);
        }
        let now = |item: Item| self.view.stage.item() == Some(item);
        let Some(&(item, each)) = prices.iter().find(|(item, _)| now(*item)) else {
            return Does::Nothing(Lack::Surplus);
        };
        let others = self.view.floor.surplus.iter().filter(|(seat, _)| *seat != self.seat);
        let lost: u32 = others.map(|(_, lost)| *lost).sum();
        let lack = if lost > 0 { Lack::Room } else { Lack::Surplus };
        some(lost.min(self.before.room(item)), lack, |items| Does::Surplus { items, each })
    }

    fn types_sold(&self, need: u32, points: u32) -> Does {
        let sold = &self.view.players[self.seat].sold;
        let held = |item| self.building.iter().any(|shop| shop.held(item) > 0);
        let counts = |item: &Item| sold[*item] || (self.sells(*item) && held(*item));
        let have = Item::ALL.iter().filter(|item| counts(item)).count();
        let have = u32::try_from(have).expect("five types");
        if have < need {
            Does::Nothing(Lack::Few { have, need })
        } else {
            Does::Points { items: 0, points }
        }
    }
}
