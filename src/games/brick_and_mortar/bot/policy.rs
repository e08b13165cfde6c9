//! The quick way to play: one answer to every question, from what the seat itself can see.
//!
//! The normal computer answers so; the easy one with blurred eyes; the hard one looks ahead with
//! it.
use std::cmp::Reverse;

use super::outlook::{Outlook, is_last, months_left, whole};
use super::stores::POINT;
use super::{dials, stores};
use crate::games::brick_and_mortar::action::{Action, Craft, Lot, Redraw};
use crate::games::brick_and_mortar::items::Count;
use crate::games::brick_and_mortar::market::MarketId;
use crate::games::brick_and_mortar::phases::{Ask, Phase, Secret};
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::scoring::FinalRow;
use crate::games::brick_and_mortar::terms::Terms;
use crate::table::{Arrange, Dice, Game, Seat};

/// How a computer differs from the next.
#[derive(Clone, Copy)]
pub(super) struct Style {
    /// Hundredths of dollars that an opinion of a store or a card may be wrong by.
    pub blur: u32,
    /// How much of a store's worth it would pay.
    pub appetite: i64,
    /// How much it minds what others gain.
    pub envy: i64,
    /// Guesses at the others' dials.
    pub worlds: u32,
    /// Added now and then to a supply dial.
    pub nerve: i64,
    /// Money never spent on stock.
    pub thrift: u32,
    /// Working capital after Investment, while months are left.
    pub capital: u32,
}

impl Style {
    pub(super) fn blur(&self, dice: &mut Dice) -> i64 {
        i64::from(dice.below(2 * self.blur + 1)) - i64::from(self.blur)
    }
}

/// What a point is worth now: dearer when it is the last chance to get any.
pub(super) fn point_value(position: &Position, seat: Seat) -> i64 {
    let money = position.players[seat].money;
    match is_last(position) {
        true if money > 60 => 1200,
        true => 600,
        false => POINT,
    }
}

pub(super) fn decide(position: &Position, seat: Seat, style: &Style, dice: &mut Dice) -> Action {
    match &position.phase {
        Phase::Sealing { what, .. } => match *what {
            Secret::Draft => stores::keep(position, seat, style, dice),
            Secret::Redraw => Action::Redraw(Redraw::None),
            Secret::Advertising => advertise(position, seat, style, dice),
            Secret::Supply(item) => dials::dial_supply(position, item, seat, style, dice),
            Secret::Sale(item) => dials::dial_sale(position, item, seat, style, dice),
        },
        Phase::Starting { .. } => stores::start(position, seat, style, dice),
        Phase::Building(building) => stores::build(position, building, seat, style, dice),
        // A token costs a point; whoever has the cash pays with it.
        Phase::Settling(_) => Action::Settle { debt: 0 },
        Phase::Effect(effect) => answer(position, seat, position.current_ask(effect)),
        Phase::Stocking(stocking) => dials::stock(position, stocking, style),
        Phase::Selling(selling) => dials::sell(position, selling, seat),
        Phase::Investing { .. } => invest(position, seat, style),
        Phase::Over(_) => Action::Pass,
    }
}

fn advertise(position: &Position, seat: Seat, style: &Style, dice: &mut Dice) -> Action {
    if position.may_redraw(seat) && !position.may_revise(seat) && wants_redraw(position, seat) {
        return Action::Redraw(Redraw::All);
    }
    best_adverts(position, seat, style, 1, dice).remove(0)
}

/// Every choice of cards and faces is weighed; the best few, best first.
pub(super) fn best_adverts(
    position: &Position,
    seat: Seat,
    style: &Style,
    wanted: usize,
    dice: &mut Dice,
) -> Vec<Action> {
    let outlook = Outlook::new(position, seat);
    let (least, most) = position.may_play(seat);
    let hand = &position.players[seat].market_hand;
    let mut ranked: Vec<(i64, u32)> = Vec::new();
    let (mut supply, mut demand): (Vec<MarketId>, Vec<MarketId>) = (Vec::new(), Vec::new());
    for code in 0..3_u32.pow(u32::try_from(hand.len()).expect("a hand is small")) {
        deal_faces(hand, code, &mut supply, &mut demand);
        let count = u32::try_from(supply.len() + demand.len()).expect("a hand is small");
        if (least..=most).contains(&count) {
            let score = outlook.advertise(&supply, &demand, style.envy) + style.blur(dice);
            ranked.push((score, code));
        }
    }
    ranked.arrange_by_key(|(score, code)| (Reverse(*score), *code));
    let action = |(_, code): &(i64, u32)| {
        deal_faces(hand, *code, &mut supply, &mut demand);
        Action::Advertise { supply: supply.clone(), demand: demand.clone(), look: false }
    };
    ranked.iter().take(wanted).map(action).collect()
}

/// Each card is kept, supply or demand: a number in base three.
fn deal_faces(
    hand: &[MarketId],
    code: u32,
    supply: &mut Vec<MarketId>,
    demand: &mut Vec<MarketId>,
) {
    supply.clear();
    demand.clear();
    let mut rest = code;
    for &card in hand {
        match rest % 3 {
            1 => supply.push(card),
            2 => demand.push(card),
            _ => {}
        }
        rest /= 3;
    }
}

/// How much better than nothing the best face of a card is.
fn card_value(outlook: &Outlook, card: MarketId) -> i64 {
    let nothing = outlook.advertise(&[], &[], 50);
    let faces = [outlook.advertise(&[card], &[], 50), outlook.advertise(&[], &[card], 50)];
    faces.into_iter().max().expect("two faces") - nothing
}

/// A hand that helps nobody is changed before playing.
fn wants_redraw(position: &Position, seat: Seat) -> bool {
    let outlook = Outlook::new(position, seat);
    let hand = &position.players[seat].market_hand;
    let mut values: Vec<i64> = hand.iter().map(|card| card_value(&outlook, *card)).collect();
    values.arrange();
    let best_two: i64 = values.iter().rev().take(2).sum();
    best_two < whole(16)
}

fn answer(position: &Position, seat: Seat, ask: Ask) -> Action {
    let outlook = || Outlook::new(position, seat);
    let hand = &position.players[seat].market_hand;
    match ask {
        Ask::Discard { count } => {
            let outlook = outlook();
            let mut cards = hand.clone();
            cards.arrange_by_key(|card| card_value(&outlook, *card));
            cards.truncate(count as usize);
            Action::Discard(cards)
        }
        Ask::Produce { most, .. } => Action::Produce(most),
        Ask::PlayLate { demand } => {
            let outlook = outlook();
            let nothing = outlook.advertise(&[], &[], 50);
            let value = |card: &MarketId| {
                let (supply, wanted): (&[_], &[_]) =
                    if demand { (&[], &[*card]) } else { (&[*card], &[]) };
                outlook.advertise(supply, wanted, 50) - nothing
            };
            // The same card may be worth more as demand later.
            let least = if demand { 0 } else { whole(10) };
            let best = hand.iter().map(|card| (value(card), *card)).max();
            Action::PlayLate(best.filter(|(value, _)| *value > least).map(|(_, card)| card))
        }
        Ask::Take { most, .. } => Action::Take(most),
        Ask::Craft { .. } => Action::Craft(Craft::Points),
        Ask::Move { room, from, surplus } => {
            let rescued = surplus.min(room.total());
            let saves = position.floor.face_up;
            let mut left = room;
            let mut lots: Vec<Lot> = Vec::new();
            if saves && rescued == 0 {
                // Only what would expire is better off elsewhere.
                for lot in from {
                    let shop = position.players[seat].shop(lot.store).expect("it holds the lot");
                    let expires = shop.expiring()[lot.item].min(left[lot.item]);
                    let last = lot.store.holding(lot.item).map_or(0, |(_, shelves)| shelves - 1);
                    if expires > 0 && lot.shelf as usize == last {
                        left[lot.item] -= expires;
                        lots.push(Lot { count: expires, ..lot });
                    }
                }
            } else if !saves && point_value(position, seat) > POINT {
                lots = all_that_fit(&from, left);
            }
            Action::Move { lots, surplus: rescued }
        }
        Ask::BuySurplus { price, room, from, item } => {
            let worth = item.max_price() * 11 / 20;
            let purse = position.players[seat].money.saturating_sub(10) / price;
            let (other, count) = from[0];
            let count = count.min(room).min(purse);
            let buys = count > 0 && worth > price && !is_last(position);
            Action::BuySurplus(if buys { vec![(other, count)] } else { Vec::new() })
        }
        Ask::Pawn { items, .. } => Action::Pawn(items),
    }
}

fn all_that_fit(from: &[Lot], mut left: Count) -> Vec<Lot> {
    let mut lots = Vec::new();
    for lot in from {
        let count = lot.count.min(left[lot.item]);
        if count > 0 {
            left[lot.item] -= count;
            lots.push(Lot { count, ..*lot });
        }
    }
    lots
}

/// Small steady purchases, everything in the last month, and the marker only when it pays.
fn invest(position: &Position, seat: Seat, style: &Style) -> Action {
    let player = &position.players[seat];
    let terms = Terms::of(&player.building);
    // Whoever is close to the marker may end the game before money counts again.
    let marker = position.setup.marker();
    let close = rivals(position, seat).any(|other| position.players[other].points + 3 >= marker);
    let last = is_last(position) || close;
    let left = months_left(position);
    let stores_missing = u32::try_from(4 - player.building.len().min(4)).expect("four slots");
    let reserve = match left {
        _ if last => 0,
        1 => style.capital / 2,
        _ => style.capital + 3 * stores_missing,
    };
    let purse = player.money.saturating_sub(reserve);
    let dearest = if last { u32::MAX } else { 5 };
    let mut chosen = most_points(&terms, purse, dearest);
    if !last && chosen.0 + chosen.1 + player.points >= marker {
        // Reaching the marker ends the game: then all money counts, or none of it yet.
        let all_in = most_points(&terms, player.money, u32::MAX);
        let total = FinalRow::of(position, seat).total
            + i32::try_from(all_in.0 + all_in.1).expect("few points");
        let rival = rivals(position, seat)
            .map(|other| {
                let purse = position.players[other].money;
                let could = most_points(&Terms::of(position.building(other)), purse, u32::MAX);
                FinalRow::of(position, other).total
                    + i32::try_from(could.0 + could.1).expect("few points")
            })
            .max()
            .unwrap_or(0);
        if total > rival {
            chosen = all_in;
        } else {
            let below = marker.saturating_sub(player.points + 1);
            chosen = (chosen.0.min(below), 0);
        }
    }
    match chosen {
        (0, 0) => Action::Pass,
        (first, second) => Action::BuyPoints { first, second },
    }
}

fn rivals(position: &Position, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(position.seats()).filter(move |other| *other != seat)
}

/// The most points for so much money, no single one dearer than `dearest`.
fn most_points(terms: &Terms, purse: u32, dearest: u32) -> (u32, u32) {
    let (most, again) = terms.most();
    let mut chosen = (0, 0);
    loop {
        let cost = terms.cost(chosen.0, chosen.1);
        let steps = [(chosen.0 + 1, chosen.1), (chosen.0, chosen.1 + 1)];
        let next = steps
            .into_iter()
            .filter(|step| step.0 <= most && step.1 <= again)
            .map(|step| (terms.cost(step.0, step.1), step))
            .min();
        match next {
            Some((price, step)) if price <= purse && price - cost <= dearest => chosen = step,
            _ => return chosen,
        }
    }
}
