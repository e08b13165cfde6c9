//! Supply and sale: what to bid, how much to buy, what to ask.
use super::outlook::{ONE, expected_boxes, is_last, shares, whole};
use super::policy::{Style, point_value};
use crate::games::brick_and_mortar::action::{Action, Delivery};
use crate::games::brick_and_mortar::items::Item;
use crate::games::brick_and_mortar::phases::delivery_terms::Floor;
use crate::games::brick_and_mortar::phases::stocking::DIAL_END;
use crate::games::brick_and_mortar::phases::{DeliveryTerms, Selling, SellingStep, Stocking};
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::pricing::{
    changed, sale_changes, stock_bill, stock_changes, swaps, total,
};
use crate::games::brick_and_mortar::shop::{center_boxes, sellable};
use crate::games::brick_and_mortar::stores::StoreId;
use crate::table::{Arrange, Dice, Game, Seat};

/// What my `count`-th item of a type should bring this month, or the next.
fn item_value(position: &Position, seat: Seat, item: Item, count: u32, shelves: usize) -> i64 {
    let max = whole(item.max_price());
    let others: i64 = position
        .players
        .iter()
        .filter(|(other, _)| *other != seat)
        .map(|(_, player)| whole(sellable(&player.building, item, &position.docks)))
        .sum();
    let left = position.rooms(item);
    let room: u32 = left.iter().filter(|(other, _)| *other != seat).map(|(_, room)| *room).sum();
    let rivals = others + whole(room.min(position.docks[item])) / 2;
    let boxes = expected_boxes(position, seat, item);
    let centers = whole(center_boxes(position.building(seat), item));
    let (sold, _, price) = shares(whole(count), rivals, boxes, centers, max);
    let sells = (sold - whole(count - 1)).clamp(0, ONE);
    let later = match (is_last(position), shelves) {
        (true, _) | (_, 0 | 1) => 0,
        (_, 2) => max * 45 / ONE,
        _ => max * 60 / ONE,
    };
    (sells * price + (ONE - sells) * later) / ONE
}

/// A price between the minimum and what the items are worth: the scarcer, the dearer.
pub(super) fn dial_supply(
    position: &Position,
    item: Item,
    seat: Seat,
    style: &Style,
    dice: &mut Dice,
) -> Action {
    let rooms = position.rooms(item);
    let all: u32 = rooms.values().sum();
    let have = sellable(position.building(seat), item, &position.docks);
    let value = item_value(position, seat, item, have + 1, 2);
    let best_saving = position
        .building(seat)
        .iter()
        .filter(|shop| shop.stocking_room(item) > 0)
        .map(|shop| {
            let cost: i32 = stock_changes(position.building(seat), shop.store, rooms[seat])
                .map(|change| change.delta)
                .sum();
            let sale: i32 = sale_changes(position.building(seat), shop.store, item, true)
                .map(|change| change.delta)
                .sum();
            i64::from(sale - cost) * ONE
        })
        .max()
        .unwrap_or(0);
    let ratio = i64::from(position.docks[item]) * ONE / i64::from(all.max(1));
    let share = (62 - ratio * 3 / 4).clamp(0, 50);
    let min = whole(item.min_price());
    let over = (value + best_saving - min).max(0) * share / ONE;
    let spread = i64::from(dice.below(5)) * over / 10;
    let price = (min + over - over / 5 + spread) / ONE + i64::from(dice.below(2)) * style.nerve;
    let price = u32::try_from(price).unwrap_or(0);
    let cap = affordable(position, item, seat, style);
    Action::DialSupply(price.min(cap).clamp(item.min_price(), DIAL_END))
}

/// The highest price at which one item can still be paid in cash.
fn affordable(position: &Position, item: Item, seat: Seat, style: &Style) -> u32 {
    let building = position.building(seat);
    let money = position.players[seat].money.saturating_sub(style.thrift);
    let stores = building.iter().filter(|shop| shop.stocking_room(item) > 0);
    let prices = stores.map(|shop| {
        let off: i32 = stock_changes(building, shop.store, 1).map(|change| -change.delta).sum();
        money.saturating_add_signed(off)
    });
    prices.max().unwrap_or(0)
}

/// As many as are worth more than they cost, into the stores that do most with them.
pub(super) fn stock(position: &Position, stocking: &Stocking, style: &Style) -> Action {
    let &Stocking { item, seat, price, .. } = stocking;
    let building = position.building(seat);
    let mut stores: Vec<(i64, StoreId, u32)> = building
        .iter()
        .filter(|shop| shop.stocking_room(item) > 0)
        .map(|shop| {
            let sale = sale_changes(building, shop.store, item, true);
            let sale = changed(item.max_price(), sale);
            let cost = changed(price, stock_changes(building, shop.store, 1));
            (i64::from(sale) - i64::from(cost), shop.store, shop.stocking_room(item))
        })
        .collect();
    stores.arrange_by_key(|(gain, store, _)| (-gain, *store));
    let rooms: Vec<(StoreId, u32)> =
        stores.iter().map(|(_, store, room)| (*store, *room)).collect();
    let most = rooms.iter().map(|(_, room)| room).sum::<u32>().min(position.docks[item]);
    let have = sellable(building, item, &position.docks);
    let money = position.players[seat].money.saturating_sub(style.thrift);
    let mut best = (0, Vec::new());
    for count in 1..=most {
        let into = super::super::pricing::fill(&rooms, count);
        let bill = stock_bill(building, price, &into);
        if bill.total > money {
            continue;
        }
        let mut value = whole(total(&bill.points)) * point_value(position, seat) / ONE;
        let mut placed = 0;
        for &(store, count) in &into {
            let delta: i32 =
                sale_changes(building, store, item, true).map(|change| change.delta).sum();
            let shelves = store.holding(item).map_or(0, |(_, shelves)| shelves);
            for _ in 0..count {
                placed += 1;
                value += item_value(position, seat, item, have + placed, shelves)
                    + i64::from(delta) * ONE * 3 / 4;
            }
        }
        let net = value - whole(bill.total) * 105 / ONE;
        if net > best.0 {
            best = (net, into);
        }
    }
    Action::Stock { into: best.1, borrow: 0 }
}

/// The dials that do best against what the others may dial.
pub(super) fn dial_sale(
    position: &Position,
    item: Item,
    seat: Seat,
    style: &Style,
    dice: &mut Dice,
) -> Action {
    let most = position.sale_limit(seat, item);
    let boxes = position.floor.boxes[item];
    let max = item.max_price();
    let building = position.building(seat);
    let centers = center_boxes(building, item);
    let bonus: i64 = building
        .iter()
        .filter(|shop| shop.held(item) > 0)
        .map(|shop| {
            let deltas = sale_changes(building, shop.store, item, false);
            deltas.map(|change| i64::from(change.delta)).sum::<i64>()
        })
        .max()
        .unwrap_or(0);
    let expiring: u32 = building.iter().map(|shop| shop.expiring()[item]).sum();
    let keep = if is_last(position) { 0 } else { i64::from(max) * 45 / ONE };
    let worlds: Vec<Vec<(u32, u32, bool)>> =
        (0..style.worlds).map(|_| rival_dials(position, item, seat, dice)).collect();
    let mut best = (i64::MIN, Action::DialSale { quantity: most, price: max });
    for price in 0..=max {
        for quantity in 0..=most {
            let mut score = 0;
            for rivals in &worlds {
                let before: u32 = rivals
                    .iter()
                    .filter(|(_, ask, later)| *ask < price || (*ask == price && *later))
                    .map(|(count, ..)| *count)
                    .sum();
                let sold = quantity.min(boxes.saturating_sub(before) + centers);
                score += i64::from(sold) * (i64::from(price) + bonus).max(0);
            }
            let rounds = i64::from(style.worlds);
            // What is selected and not sold is lost; what is not selected can wait unless it expires.
            let waiting = most.saturating_sub(quantity);
            let lasting = waiting.saturating_sub(expiring.saturating_sub(quantity));
            score += i64::from(lasting) * keep * rounds;
            if score > best.0 {
                best = (score, Action::DialSale { quantity, price });
            }
        }
    }
    best.1
}

/// One guess at what everybody else dials: quantity, price, later in turn order than `seat`.
fn rival_dials(
    position: &Position,
    item: Item,
    seat: Seat,
    dice: &mut Dice,
) -> Vec<(u32, u32, bool)> {
    let boxes = position.floor.boxes[item];
    let max = item.max_price();
    let all: u32 =
        position.players.values().map(|p| sellable(&p.building, item, &position.docks)).sum();
    let place = |who: Seat| position.order.iter().position(|other| *other == who);
    let mut dials = Vec::new();
    for other in Seat::all(position.seats()).filter(|other| *other != seat) {
        let limit = position.sale_limit(other, item);
        if limit == 0 {
            continue;
        }
        let have = sellable(position.building(other), item, &position.docks);
        // What is sure to be left for them if they ask the maximum.
        let sure = boxes.saturating_sub(all - have);
        let low = max * sure / limit.max(1);
        let low = low.min(max).max(max / 3);
        let price = low + dice.below(max - low + 1).max(dice.below(max - low + 1));
        dials.push((limit, price, place(other) > place(seat)));
    }
    dials
}

pub(super) fn sell(position: &Position, selling: &Selling, seat: Seat) -> Action {
    let item = selling.item;
    match selling.step {
        SellingStep::Quantity { most } => {
            Action::Sell(most - kept_back(position, seat, item, most))
        }
        SellingStep::Deliver { quantity, price } => {
            let first = position.first_to_sell(seat);
            let floor = Floor { docks: &position.docks, boxes: &position.floor.boxes, first };
            let terms = DeliveryTerms::new(position.building(seat), floor, item, quantity, price);
            let rivals_wait = selling.offers.as_ref().is_some_and(|offers| {
                offers.iter().any(|offer| offer.seat != seat && !selling.done.contains(&offer.seat))
            });
            Action::Deliver(good_delivery(position, seat, &terms, rivals_wait))
        }
    }
}

/// The Jewelry Collector closes when it holds none.
fn kept_back(position: &Position, seat: Seat, item: Item, most: u32) -> u32 {
    let collects = position.building(seat).iter().any(|shop| {
        shop.store.card().name == "Jewelry Collector" && shop.held(item) > shop.expiring()[item]
    });
    if collects && !is_last(position) { most.min(2) } else { 0 }
}

/// The suggestion, with swaps where points are worth more, and boxes on cards first where a
/// rival waits for them.
fn good_delivery(
    position: &Position,
    seat: Seat,
    terms: &DeliveryTerms,
    rivals_wait: bool,
) -> Delivery {
    let mut delivery = terms.suggestion.clone();
    if rivals_wait {
        let spare = terms.boxes.saturating_sub(terms.sold - delivery.centers - delivery.borrowed);
        delivery.centers -= spare.min(delivery.centers);
    }
    for shop in position.building(seat) {
        let most = terms.swap_limit(&delivery, shop.store);
        let each = terms.lots.iter().find(|offer| offer.lot.store == shop.store).map(|o| o.each);
        let points = swaps(shop.store, 2).map_or(0, |(_, points)| points);
        if let Some(each) = each
            && most > 0
            && whole(points) * point_value(position, seat) / ONE > whole(each)
        {
            delivery.swaps.push((shop.store, most));
        }
    }
    delivery
}
