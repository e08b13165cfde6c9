//! What the rules of a store would do this month, as things stand, from what one pair of eyes knows.
//!
//! An open store is judged for its owner, with what lies on its shelves. One that is not open yet is
//! judged for whoever asks, as if it stood in their building: empty while items are bought, full
//! afterwards.
mod moment;
mod sale;
mod supply;

use serde::{Deserialize, Serialize};

use self::moment::Moment;
use super::items::Item;
use super::modifiers::{
    AdvertisementModifier, BuildingModifier, InventoryModifier, InvestmentModifier, Modifier,
    UtilitiesModifier,
};
use super::phases::Window;
use super::pricing::store_discounts;
use super::shop::Shop;
use super::stage::{MonthPhase, Stage};
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
    /// So many surplus items could be bought, for so much each.
    Surplus {
        items: u32,
        each: u32,
    },
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
    /// Its time is over this month.
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
        let now = self.view.stage.month_phase();
        let last = match rule {
            Modifier::Advertisement(AdvertisementModifier::LateCard) => MonthPhase::Sale,
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

    /// Whether this store's owner may still act at that moment of the month.
    fn to_come(&self, moment: Moment) -> bool {
        let had = match &self.view.stage {
            Stage::Stocking(now) => now.done.contains(&self.seat),
            Stage::Selling(now) => now.done.contains(&self.seat),
            Stage::Effect(now) => now.done.contains(&self.before.store),
            _ => false,
        };
        let now = Moment::of(&self.view.stage);
        now < moment || (now == moment && !had)
    }

    /// What `does` says, unless that moment of the month is over.
    fn until(&self, moment: Moment, does: impl Fn() -> Does) -> Does {
        if self.to_come(moment) { does() } else { Does::Nothing(Lack::Over) }
    }

    /// The types of its shelves whose moment is still to come.
    fn types(&self, moment: impl Fn(Item) -> Moment) -> impl Iterator<Item = Item> + Clone {
        let types = self.before.store.card().holds.iter().map(|(item, ..)| *item);
        let types: Vec<Item> = types.filter(|item| self.to_come(moment(*item))).collect();
        types.into_iter()
    }

    /// What the other stores of the building hold.
    fn elsewhere(&self, item: Item) -> u32 {
        let others = self.building.iter().filter(|shop| shop.store != self.before.store);
        others.map(|shop| shop.held(item)).sum()
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
            AdvertisementModifier::LateCard => {
                self.until(Moment::window(Window::BeforeSale), || Does::Stands)
            }
            AdvertisementModifier::DrawDiscard(_) => {
                self.until(Moment::window(Window::BeforeAdvertisement), || Does::Stands)
            }
            AdvertisementModifier::ExtraCard(_) => Does::Stands,
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
