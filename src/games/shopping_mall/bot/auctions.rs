//! What a lot is worth to whom, how high to bid for it, and what to put up.
use super::outlook::Outlook;
use super::policy::Style;
use crate::games::shopping_mall::action::Action;
use crate::games::shopping_mall::names::Manager;
use crate::games::shopping_mall::phases::{BID_STEP, provision};
use crate::games::shopping_mall::plan::Slot;
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::setup::START_CASH;
use crate::games::shopping_mall::shop::Premises;
use crate::games::shopping_mall::stage::{Auction, Purchase};
use crate::table::{Arrange, Dice, Game, Seat};

/// What `lot` would add to the fortune of `seat`.
fn value(position: &Position, outlook: &Outlook, purchase: Purchase, style: &Style) -> i64 {
    if style.foresight {
        return outlook.gain(purchase);
    }
    // Two customers, whoever runs it.
    let bonus: u32 = purchase.lot.slots().map(|slot| position.tile(slot).bonus()).sum();
    let full =
        Manager::ALL.iter().all(|manager| position.staff[purchase.buyer].at(*manager).is_some());
    i64::from(bonus) + if full { 0 } else { 500 }
}

/// The most `seat` would pay for a lot of this value: early on cash is short.
fn limit(position: &Position, seat: Seat, value: i64, style: &Style) -> u32 {
    let round = usize::try_from(position.round).expect("few rounds");
    let share = if position.ending.is_some() { 95 } else { style.shares[round.min(5) - 1] };
    let worth = u32::try_from((value * share / 100).max(0)).expect("money is little");
    let purse = match round {
        1 => position.cash(seat).min(START_CASH * 4 / 5),
        _ => position.cash(seat),
    };
    worth.min(purse) / BID_STEP * BID_STEP
}

/// What the lot of a running auction would add, in place of what others would pay for it.
fn value_in(position: &Position, auction: &Auction, seat: Seat, style: &Style) -> i64 {
    let outlook = Outlook::of(position, &style.hopes);
    let value = value(position, &outlook, Purchase { buyer: seat, lot: auction.lot }, style);
    // Whoever else buys it brings the auctioneer a provision.
    let own = auction.auctioneer == seat;
    let missed = auction.standing().filter(|_| own).map_or(0, |bid| provision(bid.amount));
    value - i64::from(missed) * style.forgone / 100
}

pub(super) fn bid(
    position: &Position,
    auction: &Auction,
    seat: Seat,
    style: &Style,
    dice: &mut Dice,
) -> Action {
    let least = auction.least(&position.setup);
    let mut value = value_in(position, auction, seat, style);
    if style.whim > 0 {
        let off = i64::from(dice.below(2 * style.whim + 1)) - i64::from(style.whim);
        value = value * (100 + off) / 100;
    }
    let most = limit(position, seat, value, style);
    if least > most {
        return Action::Drop;
    }
    // Straight to where it becomes serious for somebody else, too, so that an auction is short and nothing is
    // paid for that; then step by step.
    let serious =
        most.min(others_limit(position, auction, seat, style)) * 3 / 5 / BID_STEP * BID_STEP;
    Action::Bid(least.max(serious.min(least + 6 * BID_STEP)))
}

/// The most that anybody else who is in would pay, as far as `seat` can tell.
fn others_limit(position: &Position, auction: &Auction, seat: Seat, style: &Style) -> u32 {
    let outlook = Outlook::of(position, &style.hopes);
    let others = auction.ring().into_iter().filter(|other| *other != seat);
    let limits = others.map(|buyer| {
        let value = value(position, &outlook, Purchase { buyer, lot: auction.lot }, style);
        limit(position, buyer, value, style)
    });
    limits.max().unwrap_or(0)
}

/// Whether a bid is worth a thought: the least one is neither cheap nor more than all the lot brings.
pub(super) fn in_doubt(position: &Position, auction: &Auction, seat: Seat, style: &Style) -> bool {
    let least = auction.least(&position.setup);
    let value = value_in(position, auction, seat, style);
    let most = limit(position, seat, value, style);
    least <= position.cash(seat) && 2 * least >= most && i64::from(least) <= value
}

pub(super) fn take_for_nothing(position: &Position, seat: Seat, slot: Slot, style: &Style) -> bool {
    let purchase = Purchase { buyer: seat, lot: Premises::one(slot) };
    value(position, &Outlook::of(position, &style.hopes), purchase, style) > 0
}

/// What putting each lot up would bring, in tenths of money, the best first: bought cheaply, sold
/// for a provision, or given away dearly.
pub(super) fn lot_gains(position: &Position, seat: Seat, style: &Style) -> Vec<(i64, Action)> {
    let outlook = Outlook::of(position, &style.hopes);
    let gain = |action: Action| {
        let Action::Auction(slot) = action else { unreachable!("lots are auctioned") };
        (lot_gain(position, &outlook, seat, slot, style), action)
    };
    let mut gains: Vec<(i64, Action)> = position.all_lots(seat).map(gain).collect();
    gains.arrange_by_key(|(gain, _)| -gain);
    gains
}

fn lot_gain(position: &Position, outlook: &Outlook, seat: Seat, slot: Slot, style: &Style) -> i64 {
    let auction = position.lot_of(seat, slot);
    let least = auction.least(&position.setup);
    let mut bidders: Vec<(u32, i64, Seat)> = auction
        .circle
        .iter()
        .map(|bidder| {
            let purchase = Purchase { buyer: *bidder, lot: auction.lot };
            let value = value(position, outlook, purchase, style);
            (limit(position, *bidder, value, style), value, *bidder)
        })
        .collect();
    bidders.arrange_by_key(|(limit, ..)| std::cmp::Reverse(*limit));
    let (most, value, winner) = bidders[0];
    let second = bidders.get(1).map_or(0, |(limit, ..)| *limit);
    let price = if second < least { least } else { most.min(second + BID_STEP) };
    if auction.private {
        let own = outlook.own(seat, slot);
        return if most < least { 0 } else { 10 * (i64::from(price) - own) };
    }
    if winner == seat {
        let paid = if second < least { 0 } else { price };
        return 10 * (value - i64::from(paid)).max(0);
    }
    if most < least {
        return 0;
    }
    let surplus = value - i64::from(price);
    let others = i64::from(position.seats() - 1);
    10 * i64::from(provision(price)) - style.rivalry * surplus / others
}
