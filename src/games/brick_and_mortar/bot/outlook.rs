//! What a month may bring: how many boxes, how many rivals, what an item is worth.
//!
//! Amounts are hundredths, so that everything stays in whole numbers and every machine agrees.
use crate::games::brick_and_mortar::items::{Item, PerItem};
use crate::games::brick_and_mortar::market::{MarketId, pictured};
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::pricing::{sale_changes, stock_changes};
use crate::games::brick_and_mortar::shop::{center_boxes, sellable, stocking_room};
use crate::table::{Game, Seat};

pub(super) const ONE: i64 = 100;

/// Pictures of each type on an unknown Market Card.
pub(super) fn mean_pictures(item: Item) -> i64 {
    match item {
        Item::Food => 161,
        Item::Clothing => 125,
        Item::Electronics => 90,
        Item::Jewelry => 60,
        Item::Art => 36,
    }
}

pub(super) fn whole(count: u32) -> i64 {
    i64::from(count) * ONE
}

/// One type as one seat sees it.
#[derive(Clone, Copy, Default)]
pub(super) struct Trade {
    pub dock: i64,
    pub my_room: i64,
    pub room: i64,
    pub mine: i64,
    pub theirs: i64,
    pub centers: i64,
    /// What my stores add to an item's price and take off its cost, on average.
    pub bonus: i64,
    pub saving: i64,
}

pub(super) struct Outlook {
    pub trade: PerItem<Trade>,
    pub others: i64,
    pub last: bool,
}

impl Outlook {
    pub(super) fn new(position: &Position, seat: Seat) -> Outlook {
        let mine = position.building(seat);
        let trade = PerItem::from_fn(|item| {
            let mut trade = Trade {
                dock: whole(position.docks[item]),
                my_room: whole(stocking_room(mine, item)),
                mine: whole(sellable(mine, item, &position.docks)),
                centers: whole(center_boxes(mine, item)),
                ..Trade::default()
            };
            for (other, player) in position.players.iter() {
                if other != seat {
                    trade.room += whole(stocking_room(&player.building, item));
                    trade.theirs += whole(sellable(&player.building, item, &position.docks));
                }
            }
            let holders = mine.iter().filter(|shop| shop.store.holding(item).is_some());
            let mut count = 0;
            for shop in holders {
                count += 1;
                let add: i32 =
                    sale_changes(mine, shop.store, item, true).map(|change| change.delta).sum();
                let off: i32 = stock_changes(mine, shop.store, 3).map(|change| change.delta).sum();
                trade.bonus += i64::from(add) * ONE;
                trade.saving -= i64::from(off) * ONE;
            }
            if count > 0 {
                trade.bonus /= count;
                trade.saving /= count;
            }
            trade
        });
        let others = i64::from(position.seats()) - 1;
        Outlook { trade, others, last: is_last(position) }
    }

    /// What playing these cards would bring me, less a share of what it brings the others.
    pub(super) fn advertise(&self, supply: &[MarketId], demand: &[MarketId], envy: i64) -> i64 {
        let (supplied, wanted) = (pictured(supply), pictured(demand));
        let mut score = 0;
        for (item, trade) in self.trade.iter() {
            let dock = trade.dock + whole(supplied[item]) + self.others * mean_pictures(item);
            let boxes = whole(wanted[item]) + self.others * mean_pictures(item) * 13 / 10;
            let (me, them) = trade.month(item, dock, boxes, self.last);
            score += me - envy * them / (ONE * self.others);
        }
        score
    }
}

impl Trade {
    /// What one type brings me and the others together with so many on the dock and so many
    /// boxes.
    fn month(&self, item: Item, dock: i64, boxes: i64, last: bool) -> (i64, i64) {
        let (min, max) = (whole(item.min_price()), whole(item.max_price()));
        let room = self.my_room + self.room;
        let (mine, theirs, cost) = if dock >= room || room == 0 {
            (self.my_room, self.room, min)
        } else {
            let share = dock * self.my_room / room;
            (share, dock - share, min + (max - min) / 4)
        };
        let (have, rivals) = (self.mine + mine, self.theirs + theirs);
        let (sold, beaten, price) = shares(have, rivals, boxes, self.centers, max);
        let keep = if last { 0 } else { max * 35 / 100 };
        let me = sold * (price + self.bonus).max(0) / ONE + (have - sold) * keep / ONE
            - mine * (cost - self.saving).max(0) / ONE;
        let them = beaten * price / ONE + (rivals - beaten) * keep / ONE - theirs * cost / ONE;
        (me, them)
    }
}

/// How many of mine and of theirs find a box, and at what price.
pub(super) fn shares(
    have: i64,
    rivals: i64,
    boxes: i64,
    centers: i64,
    max: i64,
) -> (i64, i64, i64) {
    let all = have + rivals;
    if boxes >= all || all == 0 {
        return (have, rivals, max);
    }
    if have == 0 || rivals == 0 {
        return (have.min(boxes + centers), rivals.min(boxes), max);
    }
    let price = max * 45 / 100 + max * 55 / 100 * boxes / all;
    let mine = boxes * have / all;
    (have.min(mine + centers), rivals.min(boxes - mine), price)
}

/// Boxes to be expected once the cards are gathered: mine are known, the others' are average.
pub(super) fn expected_boxes(position: &Position, seat: Seat, item: Item) -> i64 {
    if position.floor.face_up {
        return whole(position.floor.boxes[item]);
    }
    let played = &position.players[seat].played;
    let unknown = i64::try_from(position.demand.len() - played.len()).expect("few cards");
    whole(pictured(played)[item]) + unknown * mean_pictures(item)
}

pub(super) fn is_last(position: &Position) -> bool {
    position.last_month || position.month == position.setup.final_month()
}

/// Months after this one, as far as can be told from points and the calendar.
pub(super) fn months_left(position: &Position) -> i64 {
    if is_last(position) {
        return 0;
    }
    let best = position.players.values().map(|player| player.points).max().unwrap_or(0);
    let gap = i64::from(position.setup.marker().saturating_sub(best));
    let calendar = i64::from(position.setup.final_month() - position.month);
    // Points come slowly at first and quickly at the end.
    let pace = if position.month < 4 { 4 } else { 5 };
    (gap / pace).max(1).min(calendar)
}
