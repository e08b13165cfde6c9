//! What the rules of a store would do this month, as things stand, from what one pair of eyes knows.
//!
//! An open store is judged for its owner, with what lies on its shelves. One that is not open yet is
//! judged for whoever asks, as if it stood in their building: empty while items are bought, full
//! afterwards.
use serde::{Deserialize, Serialize};

use super::items::Item;
use super::modifiers::{
    AdvertisementModifier, BuildingModifier, Free, InventoryModifier, InvestmentModifier, Modifier,
    SaleModifier, SupplyModifier, UtilitiesModifier,
};
use super::pricing::{instead_of_money, store_discounts};
use super::shop::{Shop, stocking_room};
use super::stage::Chapter;
use super::stores::StoreId;
use super::terms::Terms;
use super::view::View;
use crate::table::Seat;

/// One rule of a store, and what comes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Today {
    pub rule: Modifier,
    pub does: Does,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Does {
    /// Each of so many items would cost so much less.
    Saves {
        items: u32,
        each: i32,
    },
    /// Each of so many items would earn so much more, or less.
    Earns {
        items: u32,
        each: i32,
    },
    /// So many points, for so many items where it counts any.
    Points {
        items: u32,
        points: u32,
    },
    /// So much money, for so many items where it counts any.
    Pays {
        items: u32,
        money: u32,
    },
    /// So many items would come into this store.
    Takes(u32),
    /// So many items could be sold into boxes nobody else has.
    Boxes(u32),
    /// So many items would not age.
    Keeps(u32),
    /// The next store, or this very one, would cost so much less.
    Off(u32),
    /// So many points could be bought with the money at hand, and so many without this store.
    Buys {
        points: u32,
        without: u32,
    },
    /// As it is printed; there is nothing to count.
    Stands,
    /// The store would close.
    Closes,
    Nothing(Lack),
}

/// Why a rule does nothing now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Lack {
    /// Its phase is over this month.
    Over,
    /// Nothing of its types lies where it looks.
    Items,
    Room,
    /// The docks, or the general supply, have none.
    Cubes,
    Few {
        have: u32,
        need: u32,
    },
    /// Once a month, and that was it.
    Used,
    /// Only while it is bought.
    Open,
    /// No empty slot.
    Slots,
    /// An opponent has sold the type.
    NotFirst,
    FaceDown,
    Surplus,
}

/// `does(n)`, or why not if there are none.
fn some(count: u32, lack: Lack, does: impl Fn(u32) -> Does) -> Does {
    if count == 0 { Does::Nothing(lack) } else { does(count) }
}

/// Points for every `per` of the largest lots; too few for any says how many there are.
fn every(lots: impl Iterator<Item = u32> + Clone, per: u32, points: u32) -> Does {
    let have = lots.clone().max().unwrap_or(0);
    let sets: u32 = lots.map(|lot| lot / per).sum();
    match (have, sets) {
        (0, _) => Does::Nothing(Lack::Items),
        (have, 0) => Does::Nothing(Lack::Few { have, need: per }),
        (_, sets) => Does::Points { items: sets * per, points: sets * points },
    }
}

/// One store in the building it stands in, or would stand in.
struct Case<'a> {
    view: &'a View,
    seat: Seat,
    owned: bool,
    /// While items are bought.
    before: Shop,
    /// While they are sold.
    after: Shop,
    /// The whole building, this store as in `after`.
    building: Vec<Shop>,
}

impl View {
    /// What each rule of `store` would do this month. Nobody in particular can only ask about open
    /// stores.
    pub fn today(&self, store: StoreId) -> Vec<Today> {
        let Some(case) = Case::of(self, store) else { return Vec::new() };
        let rules = store.card().modifiers.iter();
        rules.map(|&rule| Today { rule, does: case.does(rule) }).collect()
    }

    /// Who has opened `store`.
    pub fn owner(&self, store: StoreId) -> Option<Seat> {
        let has = |shops: &[Shop]| shops.iter().any(|shop| shop.store == store);
        self.players.iter().find(|(_, player)| has(&player.building)).map(|(seat, _)| seat)
    }
}

impl Case<'_> {
    fn of(view: &View, store: StoreId) -> Option<Case<'_>> {
        let owner = view.owner(store);
        let seat = owner.or(view.me)?;
        let mut building = view.players[seat].building.clone();
        let open = building.iter().find(|shop| shop.store == store).copied();
        let before = open.unwrap_or_else(|| Shop::new(store, view.month));
        let mut after = before;
        if open.is_none() {
            for &(item, capacity, _) in store.card().holds {
                after.put(item, capacity);
            }
            building.push(after);
        }
        Some(Case { view, seat, owned: open.is_some(), before, after, building })
    }

    fn does(&self, rule: Modifier) -> Does {
        let now = self.view.stage.chapter();
        let last = match rule {
            Modifier::Advertisement(AdvertisementModifier::LateCard) => Chapter::Sale,
            _ => rule.phase(),
        };
        match rule {
            _ if now > last => Does::Nothing(Lack::Over),
            Modifier::Building(rule) => self.building(rule),
            Modifier::Advertisement(rule) => self.advertisement(rule),
            Modifier::Supply(rule) => self.supply(rule),
            Modifier::Sale(rule) => self.sale(rule),
            Modifier::Inventory(rule) => self.inventory(rule),
            Modifier::Utilities(rule) => self.utilities(rule),
            Modifier::Investment(rule) => self.investment(rule),
        }
    }

    /// Types still to be handled in `phase`.
    fn to_come(&self, phase: Chapter, item: Item) -> bool {
        let stage = &self.view.stage;
        stage.chapter() != phase || stage.item().is_none_or(|now| item >= now)
    }

    /// What lies in it of each type still to be sold.
    fn held(&self) -> impl Iterator<Item = u32> + Clone + '_ {
        let types = Item::ALL.into_iter().filter(|item| self.to_come(Chapter::Sale, *item));
        types.map(|item| self.after.held(item))
    }

    /// What could be bought into it of each type still to be stocked.
    fn fits(&self) -> impl Iterator<Item = u32> + Clone + '_ {
        let types = Item::ALL.into_iter().filter(|item| self.to_come(Chapter::Supply, *item));
        types.map(|item| self.before.stocking_room(item).min(self.view.docks[item]))
    }

    /// What the rest of the building holds and it has room for.
    fn movable(&self, from: &Shop) -> u32 {
        let others = self.building.iter().filter(|shop| shop.store != from.store);
        let held = |item: Item| others.clone().map(|shop| shop.held(item)).sum::<u32>();
        Item::ALL.into_iter().map(|item| from.room(item).min(held(item))).sum()
    }

    /// Nothing fits: because it is full, or because the docks have nothing for it.
    fn no_fit(&self) -> Lack {
        let room: u32 = Item::ALL.into_iter().map(|item| self.before.stocking_room(item)).sum();
        if room == 0 { Lack::Room } else { Lack::Cubes }
    }

    fn building(&self, rule: BuildingModifier) -> Does {
        match rule {
            BuildingModifier::CheaperPerEmptySlot(_) if self.owned => Does::Nothing(Lack::Open),
            BuildingModifier::CheaperPerEmptySlot(_) => {
                let shops = &self.view.players[self.seat].building;
                let store = self.before.store;
                let own = store_discounts(shops, store).filter(|change| change.store == store);
                let off = own.map(|change| change.delta.unsigned_abs()).sum();
                some(off, Lack::Slots, Does::Off)
            }
            BuildingModifier::StoresCheaper(off) => Does::Off(off),
            BuildingModifier::OpenPoints(points) => Does::Points { items: 0, points },
            BuildingModifier::ClosePoints(points) => {
                some(self.before.items().total(), Lack::Items, |items| Does::Points {
                    items,
                    points: items * points,
                })
            }
        }
    }

    fn advertisement(&self, rule: AdvertisementModifier) -> Does {
        match rule {
            AdvertisementModifier::LateCard if self.view.players[self.seat].played_late => {
                Does::Nothing(Lack::Used)
            }
            AdvertisementModifier::DrawDiscard(_)
            | AdvertisementModifier::ExtraCard(_)
            | AdvertisementModifier::LateCard => Does::Stands,
        }
    }

    fn supply(&self, rule: SupplyModifier) -> Does {
        let (view, shop) = (self.view, &self.before);
        match rule {
            SupplyModifier::Cost(delta) => {
                some(self.fits().sum(), self.no_fit(), |items| Does::Saves { items, each: -delta })
            }
            SupplyModifier::BulkCost(need, delta) => {
                let rooms = |item| stocking_room(&self.building, item).min(view.docks[item]);
                let types = Item::ALL.into_iter().filter(|i| self.to_come(Chapter::Supply, *i));
                let have = types.clone().map(rooms).max().unwrap_or(0);
                let items: u32 = types.map(rooms).filter(|fits| *fits >= need).sum();
                some(items, Lack::Few { have, need }, |items| Does::Saves { items, each: -delta })
            }
            SupplyModifier::StockPoints(per, points) => match every(self.fits(), per, points) {
                Does::Nothing(Lack::Items) => Does::Nothing(self.no_fit()),
                does => does,
            },
            SupplyModifier::ToBottomShelf | SupplyModifier::NoStocking => Does::Stands,
            SupplyModifier::Produce(item, most, pay) => {
                some(most.min(view.bank[item]), Lack::Cubes, |items| Does::Pays {
                    items,
                    money: items * pay,
                })
            }
            SupplyModifier::FreeItems(free, most) => {
                let from = if matches!(free, Free::Catering) { &view.bank } else { &view.docks };
                let taken = |item| most.min(shop.room(item)).min(from[item]);
                let types = Item::ALL.into_iter().filter(|i| self.to_come(Chapter::Supply, *i));
                some(types.map(taken).sum(), self.no_fit(), Does::Takes)
            }
            SupplyModifier::CubesOrPoints(_, _, points) => Does::Points { items: 0, points },
            SupplyModifier::TransferIn => some(self.movable(shop), Lack::Items, Does::Takes),
        }
    }

    fn sale(&self, rule: SaleModifier) -> Does {
        let (view, shop) = (self.view, &self.after);
        let earns = |items, each| some(items, Lack::Items, |items| Does::Earns { items, each });
        match rule {
            SaleModifier::Earns(delta) => earns(self.held().sum(), delta),
            SaleModifier::EarnsIfFirst(delta) => {
                let beaten = view.stage.item().is_some_and(|item| shop.held(item) > 0)
                    && view.floor.sellers.iter().any(|seller| *seller != self.seat);
                if beaten { Does::Nothing(Lack::NotFirst) } else { earns(self.held().sum(), delta) }
            }
            SaleModifier::EarnsEverywhere(item, delta) => {
                earns(self.building.iter().map(|shop| shop.held(item)).sum(), delta)
            }
            SaleModifier::PointsInsteadOfMoney(_) => {
                let each = |item| instead_of_money(shop.store, item).unwrap_or(0);
                let points = Item::ALL.into_iter().map(|item| shop.held(item) * each(item)).sum();
                some(points, Lack::Items, |points| Does::Points {
                    items: shop.items().total(),
                    points,
                })
            }
            SaleModifier::Swap(per, points) | SaleModifier::SalePoints(per, points) => {
                every(self.held(), per, points)
            }
            SaleModifier::BottomShelfPoints(points) => {
                some(shop.expiring().total(), Lack::Items, |items| Does::Points {
                    items,
                    points: items * points,
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
                let open = boxes.iter().filter(|(item, _)| self.to_come(Chapter::Sale, *item));
                let filled = open.map(|(item, count)| held(*item).min(*count)).sum();
                some(filled, Lack::Items, Does::Boxes)
            }
            SaleModifier::Rescue => some(self.movable(&self.before), Lack::Items, Does::Takes),
            SaleModifier::BuysSurplus(_) => {
                let others = view.floor.surplus.iter().filter(|(seat, _)| *seat != self.seat);
                some(others.map(|(_, lost)| *lost).sum(), Lack::Surplus, Does::Takes)
            }
            SaleModifier::TypesSold(need, points) => {
                let sold = &view.players[self.seat].sold;
                let held = |item| self.building.iter().any(|shop| shop.held(item) > 0);
                let counts = |item: &Item| {
                    sold[*item] || (self.to_come(Chapter::Sale, *item) && held(*item))
                };
                let have = Item::ALL.iter().filter(|item| counts(item)).count();
                let have = u32::try_from(have).expect("five types");
                if have < need {
                    Does::Nothing(Lack::Few { have, need })
                } else {
                    Does::Points { items: 0, points }
                }
            }
        }
    }

    fn inventory(&self, rule: InventoryModifier) -> Does {
        match rule {
            InventoryModifier::NoAging => {
                some(self.after.items().total(), Lack::Items, Does::Keeps)
            }
            InventoryModifier::ExpireToDock(points) => {
                some(self.after.expiring().total(), Lack::Items, |items| Does::Points {
                    items,
                    points: items * points,
                })
            }
        }
    }

    fn utilities(&self, rule: UtilitiesModifier) -> Does {
        match rule {
            UtilitiesModifier::Collection(item, ..) if self.after.held(item) == 0 => Does::Closes,
            UtilitiesModifier::Collection(item, per, points) => {
                every(std::iter::once(self.after.held(item)), per, points)
            }
            UtilitiesModifier::Rebate(money) => Does::Pays { items: 0, money },
        }
    }

    /// Both rules let money go further; how far is for the owner of the purse to know.
    fn investment(&self, rule: InvestmentModifier) -> Does {
        let (InvestmentModifier::TwoPurchases(_) | InvestmentModifier::PointsCheaper(..)) = rule;
        let Some(own) = &self.view.players[self.seat].own else { return Does::Stands };
        let others = self.building.iter().filter(|shop| shop.store != self.after.store);
        let without: Vec<Shop> = others.copied().collect();
        Does::Buys {
            points: Terms::of(&self.building).affordable(own.money),
            without: Terms::of(&without).affordable(own.money),
        }
    }
}
