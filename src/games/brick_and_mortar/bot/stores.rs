//! What a store is worth: printed points, the slot it fills, and what it would bring each month.
use super::outlook::{ONE, mean_pictures, months_left, whole};
use super::policy::Style;
use crate::games::brick_and_mortar::action::Action;
use crate::games::brick_and_mortar::items::Item;
use crate::games::brick_and_mortar::modifiers::{
    AdvertisementModifier, BuildingModifier, Free, InventoryModifier, InvestmentModifier, Modifier,
    SaleModifier, SupplyModifier, UtilitiesModifier,
};
use crate::games::brick_and_mortar::phases::{Auction, Building, BuildingStep};
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::pricing::{close_points, total};
use crate::games::brick_and_mortar::shop::{EMPTY_SLOT_PENALTY, SLOT_UTILITIES, SLOTS, Shop};
use crate::games::brick_and_mortar::stores::StoreId;
use crate::table::{Dice, Game, Seat};

/// What a point is worth in money while the game goes on.
pub(super) const POINT: i64 = 450;

/// Cash to keep for stock when buying a store.
const POCKET: u32 = 6;

/// What owning `store` is worth to `seat`, bought now: points and months to come.
pub(super) fn worth(position: &Position, seat: Seat, store: StoreId) -> i64 {
    let months = months_left(position) + 1;
    let card = store.card();
    let others: Vec<&Shop> =
        position.building(seat).iter().filter(|shop| shop.store != store).collect();
    let flow: i64 = card.modifiers.iter().map(|rule| rule_flow(*rule, card.holds)).sum::<i64>()
        + card.holds.iter().map(|held| holding_flow(position, seat, &others, *held)).sum::<i64>();
    let utilities = whole(card.utilities);
    whole(card.points) * POINT / ONE + (flow - utilities) * months
}

/// What room for one type brings a month, beside what the owner already has.
fn holding_flow(
    position: &Position,
    seat: Seat,
    beside: &[&Shop],
    (item, capacity, shelves): (Item, u32, u32),
) -> i64 {
    let room = |shop: &Shop| shop.store.holding(item).map_or(0, |(capacity, _)| whole(capacity));
    let mine: i64 = beside.iter().map(|shop| room(shop)).sum();
    let rivals: i64 = position
        .players
        .iter()
        .filter(|(other, _)| *other != seat)
        .flat_map(|(_, player)| &player.building)
        .map(room)
        .sum();
    let traded = i64::from(position.seats()) * mean_pictures(item) * 11 / 10;
    let sold = |mine: i64| {
        let share = traded * mine / (mine + rivals).max(1);
        // An owner advertises for what lies on the own shelves.
        (share + mean_pictures(item) / 2).min(mine)
    };
    let margin = whole(item.max_price() - item.min_price()) * 8 / 10;
    let more = sold(mine + whole(capacity)) - sold(mine);
    let lasting = if shelves > 2 { 112 } else { 100 };
    more * margin / ONE * lasting / ONE
}

/// What a modifier brings a month.
fn rule_flow(rule: Modifier, holds: &[(Item, u32, u32)]) -> i64 {
    let capacity: i64 = holds.iter().map(|(_, capacity, _)| i64::from(*capacity)).sum();
    let boxes = |list: &[(Item, u32)]| -> i64 {
        list.iter().map(|(item, count)| whole(count * item.max_price()) / 12).sum()
    };
    match rule {
        Modifier::Building(rule) => match rule {
            BuildingModifier::CheaperPerEmptySlot(_) => 0,
            BuildingModifier::StoresCheaper(off) => whole(off) / 2,
            BuildingModifier::OpenPoints(points) => whole(points) * 2,
            BuildingModifier::ClosePoints(points) => whole(points) * capacity / 4,
        },
        Modifier::Advertisement(rule) => match rule {
            AdvertisementModifier::DrawDiscard(count) => whole(count),
            AdvertisementModifier::ExtraCard(count) => whole(count) * 4,
            AdvertisementModifier::LateCard => whole(5),
        },
        Modifier::Supply(rule) => match rule {
            SupplyModifier::Cost(delta) => -i64::from(delta) * ONE * capacity.min(3) * 6 / 10,
            SupplyModifier::BulkCost(least, delta) => {
                -i64::from(delta) * ONE * i64::from(8 - least.min(7)) / 3
            }
            SupplyModifier::StockPoints(_, points) => whole(points) * POINT / ONE / 4,
            SupplyModifier::ToBottomShelf => -whole(3),
            SupplyModifier::NoStocking => -whole(6),
            SupplyModifier::Produce(_, most, pay) => whole(most * pay) * 9 / 10,
            SupplyModifier::FreeItems(Free::Catering, most) => whole(most) * 2,
            SupplyModifier::FreeItems(Free::Leftovers, most) => whole(most) * 8 / 10,
            SupplyModifier::FreeItems(Free::Consignment, most) => whole(most) * 10,
            SupplyModifier::CubesOrPoints(_, _, points) => whole(points) * POINT / ONE,
            SupplyModifier::TransferIn => whole(3),
        },
        Modifier::Sale(rule) => match rule {
            SaleModifier::Earns(delta) => i64::from(delta) * ONE * capacity.min(3) * 65 / 100,
            SaleModifier::EarnsIfFirst(delta) => i64::from(delta) * ONE * capacity.min(3) * 4 / 10,
            SaleModifier::EarnsEverywhere(_, delta) => i64::from(delta) * ONE,
            SaleModifier::PointsInsteadOfMoney(_) => -whole(2),
            SaleModifier::SalePoints(per, points) => {
                whole(points) * POINT / ONE * 3 / i64::from(per) / 2
            }
            SaleModifier::Swap(_, points) | SaleModifier::BottomShelfPoints(points) => {
                whole(points)
            }
            SaleModifier::LockedWithoutDock(_) => -whole(3),
            SaleModifier::ClosesAfterSelling => -whole(5),
            SaleModifier::BorrowsBoxes(..) => whole(5),
            SaleModifier::PrivateBoxes(list) => boxes(list) * 3 / 2,
            SaleModifier::Rescue => whole(3),
            SaleModifier::BuysSurplus(_) => whole(1),
            SaleModifier::TypesSold(types, points) => {
                whole(points) * POINT / ONE * i64::from(6 - types) / 5
            }
        },
        Modifier::Inventory(rule) => match rule {
            InventoryModifier::NoAging => whole(2),
            InventoryModifier::ExpireToDock(points) => whole(points),
        },
        Modifier::Utilities(rule) => match rule {
            UtilitiesModifier::Collection(..) => whole(2),
            UtilitiesModifier::Rebate(amount) => whole(amount),
        },
        Modifier::Investment(rule) => match rule {
            InvestmentModifier::TwoPurchases(_) => whole(4),
            InvestmentModifier::PointsCheaper(off, points) => whole(off * points) * 8 / 10,
        },
    }
}

/// What having one more store brings beside the store itself: no penalty, but the slot's bill.
fn slot_worth(position: &Position, stores: usize) -> i64 {
    if stores >= SLOTS {
        return 0;
    }
    let months = months_left(position) + 1;
    // The third slot may redraw, the fourth plays one more card.
    let bonus = [0, 0, 100, 400][stores];
    whole(EMPTY_SLOT_PENALTY[stores]) * POINT / ONE
        + (bonus - whole(SLOT_UTILITIES[stores])) * months
}

/// The store that would be missed least, and how much it would be.
fn worst(position: &Position, seat: Seat) -> Option<(StoreId, i64)> {
    let closable = position.building(seat).iter().filter(|shop| shop.opened < position.month);
    closable
        .map(|shop| {
            let paid = whole(total(&close_points(shop))) * POINT / ONE;
            let stock: i64 = Item::ALL
                .into_iter()
                .map(|item| whole(shop.held(item) * item.max_price()) / 2)
                .sum();
            (shop.store, worth(position, seat, shop.store) + stock - paid)
        })
        .min_by_key(|(_, value)| *value)
}

/// What buying `store` adds, before its price.
fn gain_of(position: &Position, seat: Seat, store: StoreId) -> i64 {
    let stores = position.building(seat).len();
    let value = worth(position, seat, store);
    if stores < SLOTS {
        return value + slot_worth(position, stores);
    }
    value - worst(position, seat).map_or(0, |(_, missed)| missed)
}

/// The most `seat` would pay for `store`, discounts not yet counted.
fn limit(position: &Position, seat: Seat, store: StoreId, style: &Style) -> u32 {
    let gain = gain_of(position, seat, store) * style.appetite / ONE / ONE;
    let purse = position.players[seat].money.saturating_sub(POCKET);
    u32::try_from(gain.max(0)).unwrap_or(0).min(purse)
}

pub(super) fn keep(position: &Position, seat: Seat, style: &Style, dice: &mut Dice) -> Action {
    let packet = position.players[seat].packet.iter().copied();
    let value = |store: StoreId| worth(position, seat, store) - whole(store.card().cost);
    let best = packet.max_by_key(|store| value(*store) + style.blur(dice));
    Action::Keep(best.expect("a packet has a card"))
}

/// The Starting Store whose stock sells best at this table.
pub(super) fn start(position: &Position, seat: Seat, style: &Style, dice: &mut Dice) -> Action {
    let best = position.starts.iter().copied().max_by_key(|store| {
        let stock: i64 =
            store.card().holds.iter().map(|(item, count, _)| whole(count * item.max_price())).sum();
        stock / 2 + worth(position, seat, *store) / 2 + style.blur(dice)
    });
    Action::Start(best.expect("enough Starting Stores"))
}

pub(super) fn build(
    position: &Position,
    building: &Building,
    seat: Seat,
    style: &Style,
    dice: &mut Dice,
) -> Action {
    match &building.step {
        BuildingStep::StoreAction(_) => store_action(position, seat, style, dice),
        BuildingStep::Auction(auction) => bid(position, auction, seat, style),
        BuildingStep::Manage(_) => manage(position, building, seat),
    }
}

/// The purchase that gains most over its price.
fn store_action(position: &Position, seat: Seat, style: &Style, dice: &mut Dice) -> Action {
    let mut best = (0, Action::Finish);
    let mut consider = |store: StoreId, public: bool, dice: &mut Dice| {
        let price = position.store_price(seat, store, store.card().cost);
        if price > limit(position, seat, store, style) {
            return;
        }
        // Somebody may bid more for a public one; the own hand waits.
        let price = if public { price + 1 } else { price };
        let net = gain_of(position, seat, store) - whole(price) + style.blur(dice);
        if net > best.0 {
            let action = if public {
                Action::OpenAuction { store, bid: store.card().cost }
            } else {
                Action::BuyFromHand { store, borrow: 0 }
            };
            best = (net, action);
        }
    };
    for &store in &position.players[seat].store_hand {
        consider(store, false, dice);
    }
    for &store in &position.row {
        consider(store, true, dice);
    }
    best.1
}

fn bid(position: &Position, auction: &Auction, seat: Seat, style: &Style) -> Action {
    let next = auction.bid + 1;
    let price = position.store_price(seat, auction.store, next);
    // Never pay for this one what the best of the hand would gain for less.
    let rest = position.players[seat].store_hand.iter().map(|&store| {
        gain_of(position, seat, store) - whole(position.store_price(seat, store, store.card().cost))
    });
    let instead = rest.max().unwrap_or(0).max(0);
    let gain = gain_of(position, seat, auction.store) - whole(price);
    if price <= limit(position, seat, auction.store, style) && gain > instead {
        Action::Raise(next)
    } else {
        Action::Drop
    }
}

fn manage(position: &Position, building: &Building, seat: Seat) -> Action {
    let full = position.building(seat).len() == SLOTS;
    match (building.bought[seat], worst(position, seat)) {
        (Some(_), _) if !full => Action::Finish,
        (Some(store), Some((other, missed))) if worth(position, seat, store) > missed => {
            Action::Close(other)
        }
        _ => Action::Done,
    }
}
