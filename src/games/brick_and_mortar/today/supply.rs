//! What rules of Supply would do now.
use super::moment::Moment;
use super::{Case, Does, Lack, every, some};
use crate::games::brick_and_mortar::items::Item;
use crate::games::brick_and_mortar::modifiers::{Free, SupplyModifier};
use crate::games::brick_and_mortar::phases::Window;
use crate::games::brick_and_mortar::shop::stocking_room;

impl Case<'_> {
    pub(super) fn supply(&self, rule: SupplyModifier) -> Does {
        let (view, shop) = (self.view, &self.before);
        match rule {
            SupplyModifier::Cost(delta) => {
                some(self.fits().sum(), self.no_fit(), |items| Does::Saves { items, each: -delta })
            }
            SupplyModifier::BulkCost(need, delta) => {
                let rooms = |item| stocking_room(&self.building, item).min(view.docks[item]);
                let open = |item: &Item| self.to_come(Moment::stocking(*item));
                let types = Item::ALL.into_iter().filter(open);
                let Some(have) = types.clone().map(rooms).max() else {
                    return Does::Nothing(Lack::Over);
                };
                let items: u32 = types.map(rooms).filter(|fits| *fits >= need).sum();
                some(items, Lack::Few { have, need }, |items| Does::Saves { items, each: -delta })
            }
            SupplyModifier::StockPoints(per, points) => match every(self.fits(), per, points) {
                Does::Nothing(Lack::Items) => Does::Nothing(self.no_fit()),
                does => does,
            },
            SupplyModifier::ToBottomShelf | SupplyModifier::NoStocking => Does::Stands,
            SupplyModifier::Produce(item, most, pay) => {
                self.until(Moment::window(Window::BeforeSupply), || {
                    some(most.min(view.bank[item]), Lack::Cubes, |items| Does::Pays {
                        items,
                        money: items * pay,
                    })
                })
            }
            SupplyModifier::FreeItems(free, most) => self.free_items(free, most),
            SupplyModifier::CubesOrPoints(item, _, points) => {
                self.until(Moment::window(Window::AfterStocking(item)), || Does::Points {
                    items: 0,
                    points,
                })
            }
            SupplyModifier::TransferIn => self.until(Moment::window(Window::AfterSupply), || {
                let types = Item::ALL.into_iter();
                let moved = types.map(|item| shop.room(item).min(self.elsewhere(item))).sum();
                some(moved, Lack::Items, Does::Takes)
            }),
        }
    }

    fn free_items(&self, free: Free, most: u32) -> Does {
        let (view, shop) = (self.view, &self.before);
        let (from, window): (_, fn(Item) -> Window) = match free {
            Free::Catering => (&view.bank, |_| Window::BeforeStockingFood),
            Free::Leftovers => (&view.docks, Window::AfterStocking),
            Free::Consignment => (&view.docks, Window::AfterStockingAny),
        };
        let types = self.types(|item| Moment::window(window(item)));
        let rooms = types.clone().map(|item| shop.room(item)).max();
        let lack = match rooms {
            None => Lack::Over,
            Some(0) => Lack::Room,
            Some(_) => Lack::Cubes,
        };
        some(types.map(|item| most.min(shop.room(item)).min(from[item])).sum(), lack, Does::Takes)
    }

    /// What could be bought into it of each type still to be stocked.
    fn fits(&self) -> impl Iterator<Item = u32> + Clone + '_ {
        self.types(Moment::stocking)
            .map(|item| self.before.stocking_room(item).min(self.view.docks[item]))
    }

    /// Nothing fits: because it is too late, it is full, or the docks have nothing for it.
    fn no_fit(&self) -> Lack {
        match self.types(Moment::stocking).map(|item| self.before.stocking_room(item)).max() {
            None => Lack::Over,
            Some(0) => Lack::Room,
            Some(_) => Lack::Cubes,
        }
    }
}
