//! The log, one sentence an event. Names, never "you".
use high_street::games::brick_and_mortar::{
    Bill, Change, Closing, Event, Item, Lot, MarketId, Setup, StoreId,
};
use high_street::table::Seat;

use super::goods::market_words;
use super::shown::shares;
use super::{phases, words};
use crate::face::{Cue, Moment, Told, Weight, Who};

pub fn told(event: &Event, who: &Who) -> Told {
    let words = words_of(event, who);
    let told = match seat(event) {
        Some(seat) => Told::of(seat, who, &words),
        None => Told::that(&words),
    };
    let moment = moment(event, who, &words);
    Told { cue: cue(event), phase: phases::of(event).map(phases::name), moment, ..told }
}

/// What everybody waits for: sealed choices opened, an auction knocked down, the row of stores moving on, the
/// bills at a month's turn, the last month, the end. Its sentence is that of the log; of the bills, which come together, a short one.
fn moment(event: &Event, who: &Who, words: &str) -> Option<Moment> {
    let (title, weight) = match event {
        // A month that costs nobody anything is not told for itself.
        Event::UtilitiesPaid { stores: 0, slots: 0, .. } => return None,
        Event::Expired { seat, items, .. } => {
            let sentence = format!("{} lost {} to age.", who.name(*seat), words::goods(items));
            return Some(Moment { title: BILLS.to_owned(), sentence, weight: Weight::News });
        }
        Event::UtilitiesPaid { seat, stores, slots, tokens } => {
            let sentence =
                format!("{} paid ${}{}.", who.name(*seat), stores + slots, with_debt(*tokens));
            return Some(Moment { title: BILLS.to_owned(), sentence, weight: Weight::News });
        }
        Event::AuctionWon { seat, store, .. } => {
            (format!("{store} goes to {}", who.name(*seat)), Weight::Fanfare)
        }
        // After an auction the row is on the table and seen to close up, and in the last month nobody waits for
        // it. The names of those who left are among the pieces.
        Event::RowUpdated { discarded, row, last: false, .. } if !discarded.is_empty() => {
            let sentence = match (discarded.as_slice(), newcomers(discarded, row)) {
                (_, []) => format!("{words}."),
                ([oldest], came) => format!("{oldest} left, and {} came.", words::stores(came)),
                (_, came) => format!("Nobody bought from it. New are {}.", words::stores(came)),
            };
            let title = "The row of stores moves on".to_owned();
            return Some(Moment { title, sentence, weight: Weight::News });
        }
        Event::Gathered { .. } => ("The Market Cards".to_owned(), Weight::Reveal),
        Event::SupplyDials { item, .. } => (format!("The prices for {item}"), Weight::Reveal),
        Event::DemandTurned { .. } => ("What the customers want".to_owned(), Weight::Reveal),
        Event::SaleDials { item, .. } => (format!("The offers of {item}"), Weight::Reveal),
        Event::MonthBegins { month } if is_final(*month, who) => {
            (format!("{}, the last month", words::month(*month)), Weight::News)
        }
        Event::LastMonth { .. } => ("The last month".to_owned(), Weight::News),
        Event::Over { .. } => {
            let sentence = "The game is over. Stores count, empty slots and debts are taken off.";
            return Some(Moment {
                title: "The last count".to_owned(),
                sentence: sentence.to_owned(),
                weight: Weight::Fanfare,
            });
        }
        _ => return None,
    };
    let sentence = match seat(event) {
        Some(seat) => format!("{} {words}.", who.name(seat)),
        None => format!("{words}."),
    };
    Some(Moment { title, sentence, weight })
}

/// What ages away and everybody's utilities are one moment, under this title.
const BILLS: &str = "The month’s bills";

/// Whether the calendar ends with this month.
fn is_final(month: u32, who: &Who) -> bool {
    Setup::preset(who.0.count()).final_month() == month
}

/// The sentence after the name, or the whole one where nobody did it; without its full stop.
#[allow(clippy::too_many_lines, reason = "one sentence an event")]
fn words_of(event: &Event, who: &Who) -> String {
    match event {
        Event::Begins { order } => format!("The turn order is {}", who.names(order)),
        Event::Kept { store, .. } => format!("kept {store}"),
        Event::KeptOne { .. } => "kept a Store Card".to_owned(),
        Event::MonthBegins { month } if is_final(*month, who) => {
            format!("The month of {} begins, the last one", words::month(*month))
        }
        Event::MonthBegins { month } => format!("The month of {} begins", words::month(*month)),
        Event::Started { store, .. } => format!("opened {store}, full shelves and all"),
        Event::BoughtFromHand { store, price, tokens, .. } => {
            format!("bought {store} from the hand for ${price}{}", with_debt(*tokens))
        }
        Event::AuctionOpened { store, bid, .. } => format!("put {store} up at ${bid}"),
        Event::Raised { bid, .. } => format!("bid ${bid}"),
        Event::Dropped { .. } => "dropped out".to_owned(),
        Event::AuctionWon { store, bid, price, .. } => {
            let paid =
                if price == bid { String::new() } else { format!(", to be paid with ${price}") };
            format!("won {store} at ${bid}{paid}")
        }
        Event::Settled { price, tokens, .. } => format!("paid ${price}{}", with_debt(*tokens)),
        Event::Passed { .. } => "passed".to_owned(),
        Event::Opened { store, slot, .. } => format!("opened {store} in slot {slot}"),
        Event::Closed { store, lost, why, .. } => {
            closed(*why, &store.to_string(), lost.total(), &words::goods(lost))
        }
        Event::GivenUp { store, .. } => format!("gave {store} up"),
        Event::RowUpdated { discarded, row, .. } => moved_on(discarded, row),
        Event::Gained { points, from, .. } => {
            let from: Vec<String> = from.iter().map(|gain| gain.store.to_string()).collect();
            format!("gained {} ({})", words::points(*points), crate::words::list(&from))
        }
        Event::LastMonth { .. } => {
            "reached the investment marker: this is the last month".to_owned()
        }
        Event::Drew { cards, .. } => format!("drew {}", list(cards)),
        Event::DrewBacks { count, .. } => format!("drew {}", words::cards(*count)),
        Event::Discarded { cards, .. } => format!("discarded {}", list(cards)),
        Event::Redrew { count, .. } => format!("redrew {}", words::cards(*count)),
        Event::Gathered { supply, demand } => format!(
            "The Market Cards were gathered: {} as supply, {demand} face down as demand",
            supply.len()
        ),
        Event::MarketReshuffled => "The market discard pile was shuffled".to_owned(),
        Event::Produced { store, item, count, pay, .. } => match count {
            0 => format!("produced nothing ({store})"),
            _ => format!("put {count} {item} on the dock for ${pay} ({store})"),
        },
        Event::DocksFilled { added } => format!("The docks were filled: {}", words::goods(added)),
        Event::LateSupply { card, .. } => {
            format!("played one more card as supply: {}", market_words(*card))
        }
        Event::LateDemand { card, .. } => {
            format!("played one more card as demand: {}", market_words(*card))
        }
        Event::NoLateCard { .. } => "played no late card".to_owned(),
        Event::Took { store, item, count, .. } => match count {
            0 => format!("took no free {item} ({store})"),
            _ => format!("took {count} {item} free into {store}"),
        },
        Event::SupplyDials { item, bids, .. } => {
            let dials: Vec<String> =
                bids.iter().map(|bid| format!("{} ${}", who.name(bid.seat), bid.price)).collect();
            format!("The dials for {item}, highest first: {}", dials.join(", "))
        }
        Event::SupplyOpen { item, dock, alone } => {
            let price = item.min_price();
            match alone {
                Some(seat) => format!(
                    "The {item} on the dock, {dock} at ${price} each, is for {} alone: nobody else has room",
                    who.name(*seat)
                ),
                None => format!("The dock has {item} for everybody: {dock} at ${price} each"),
            }
        }
        Event::Stocked { item, price, bill, tokens, .. } => {
            let count: u32 = bill.lots.iter().map(|lot| lot.count).sum();
            if count == 0 {
                return format!("stocked no {item}");
            }
            let why = spelled(bill.lots.iter().flat_map(|lot| &lot.changes));
            let debt = with_debt(*tokens);
            format!("stocked {count} {item} at ${price} for ${}{why}{debt}", bill.total)
        }
        Event::Crafted { store, item, cubes, .. } => match cubes {
            0 => format!("put no {item} on the dock ({store})"),
            _ => format!("put {cubes} {item} on the dock ({store})"),
        },
        Event::Moved { into, lots, surplus, .. } => {
            format!("moved {} to {into}", counted(lots) + surplus)
        }
        Event::DemandTurned { boxes, .. } => {
            format!("The Demand Cards were turned up: {} wanted", words::goods(boxes))
        }
        Event::SaleDials { item, offers, .. } => {
            let dials: Vec<String> = offers
                .iter()
                .map(|offer| {
                    format!("{} {} at ${}", who.name(offer.seat), offer.quantity, offer.price)
                })
                .collect();
            format!("The offers of {item}, cheapest first: {}", dials.join(", "))
        }
        Event::SaleOpen { item, boxes, alone } => {
            let price = item.max_price();
            match alone {
                Some(seat) => {
                    format!("The {item} is for {} alone to sell, at ${price} each", who.name(*seat))
                }
                None => format!(
                    "The customers want {boxes} {item}, enough for everybody, and pay ${price} each"
                ),
            }
        }
        Event::Sold { item, price, bill, surplus, .. } => {
            sold(*item, *price, bill, counted(surplus))
        }
        Event::SurplusBought { from, item, count, price, .. } => {
            let paid = count * price;
            format!("bought {count} surplus {item} of {} for ${paid}", who.name(*from))
        }
        Event::SurplusDiscarded { item, counts } => {
            format!("The surplus {item} is lost: {}", shares(counts, who))
        }
        Event::Pawned { store, items, .. } => {
            format!("put {} on the dock ({store})", words::goods(items))
        }
        Event::Expired { store, items, .. } => {
            format!("lost {} to age in {store}", words::goods(items))
        }
        Event::UtilitiesPaid { stores, slots, tokens, .. } => {
            format!(
                "paid ${} utilities: ${stores} for stores, ${slots} for slots{}",
                stores + slots,
                with_debt(*tokens)
            )
        }
        Event::Rebate { store, amount, .. } => format!("received ${amount} ({store})"),
        Event::PointsBought { first, second, cost, .. } => {
            format!("bought {} for ${cost}", words::points(first + second))
        }
        Event::PointsSold { points, pay, .. } => {
            format!("sold {} for ${pay}", words::points(*points))
        }
        Event::NotInvested { .. } => "invested nothing".to_owned(),
        Event::Over { .. } => "The game is over".to_owned(),
    }
}

/// Who has left the row, and who has come: always as many as there was room for, at its young end.
fn moved_on(discarded: &[StoreId], row: &[StoreId]) -> String {
    match (discarded, row) {
        ([], []) => "The row of stores is empty".to_owned(),
        ([], [.., last]) => format!("The row of stores closed up, with {last} at its end"),
        (_, []) => format!("{} left, and the row of stores is empty", words::stores(discarded)),
        (gone, row) => format!(
            "{} left the row of stores, and {} came",
            words::stores(gone),
            words::stores(newcomers(gone, row))
        ),
    }
}

/// The young end of a row that so many have left.
pub fn newcomers<'a>(gone: &[StoreId], row: &'a [StoreId]) -> &'a [StoreId] {
    &row[row.len().saturating_sub(gone.len())..]
}

fn with_debt(tokens: u32) -> String {
    if tokens == 0 { String::new() } else { format!(", with {}", words::tokens(tokens)) }
}

fn closed(why: Closing, store: &str, lost: u32, goods: &str) -> String {
    let cause = match why {
        Closing::Managed => "",
        Closing::SoldFrom => ", as it has sold",
        Closing::NothingHeld => ", as it held nothing",
    };
    let lost = if lost == 0 { String::new() } else { format!(" and lost {goods}") };
    format!("closed {store}{cause}{lost}")
}

/// What was sold, and every reason why it did not bring price times number.
fn sold(item: Item, price: u32, bill: &Bill, surplus: u32) -> String {
    let count: u32 = bill.lots.iter().map(|lot| lot.count).sum();
    let lost = if surplus == 0 { String::new() } else { format!("; {surplus} found no box") };
    if count == 0 {
        return format!("sold no {item}{lost}");
    }
    let paid = bill.lots.iter().filter(|lot| lot.each > 0);
    let why = spelled(paid.clone().flat_map(|lot| &lot.changes));
    let full: u32 = paid.map(|lot| lot.count * lot.each).sum();
    let points = if bill.money < full || bill.lots.iter().any(|lot| lot.each == 0) {
        ", some of it for points"
    } else {
        ""
    };
    format!("sold {count} {item} at ${price} for ${}{why}{points}{lost}", bill.money)
}

/// " ($6 more by Designer Boutique)", each store once.
fn spelled<'a>(all: impl Iterator<Item = &'a Change>) -> String {
    let mut each: Vec<Change> = Vec::new();
    for change in all {
        if !each.contains(change) {
            each.push(*change);
        }
    }
    if each.is_empty() { String::new() } else { format!(" ({} each)", words::changes(&each)) }
}

fn counted(lots: &[Lot]) -> u32 {
    lots.iter().map(|lot| lot.count).sum()
}

fn list(cards: &[MarketId]) -> String {
    crate::words::list(
        &cards.iter().map(|card| format!("({})", market_words(*card))).collect::<Vec<_>>(),
    )
}

const fn seat(event: &Event) -> Option<Seat> {
    match event {
        Event::Kept { seat, .. }
        | Event::KeptOne { seat }
        | Event::Started { seat, .. }
        | Event::BoughtFromHand { seat, .. }
        | Event::AuctionOpened { seat, .. }
        | Event::Raised { seat, .. }
        | Event::Dropped { seat }
        | Event::AuctionWon { seat, .. }
        | Event::Settled { seat, .. }
        | Event::Passed { seat }
        | Event::Opened { seat, .. }
        | Event::Closed { seat, .. }
        | Event::GivenUp { seat, .. }
        | Event::Gained { seat, .. }
        | Event::LastMonth { seat }
        | Event::Drew { seat, .. }
        | Event::DrewBacks { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Redrew { seat, .. }
        | Event::Produced { seat, .. }
        | Event::LateSupply { seat, .. }
        | Event::LateDemand { seat, .. }
        | Event::NoLateCard { seat }
        | Event::Took { seat, .. }
        | Event::Stocked { seat, .. }
        | Event::Crafted { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Sold { seat, .. }
        | Event::SurplusBought { seat, .. }
        | Event::Pawned { seat, .. }
        | Event::Expired { seat, .. }
        | Event::UtilitiesPaid { seat, .. }
        | Event::Rebate { seat, .. }
        | Event::PointsBought { seat, .. }
        | Event::PointsSold { seat, .. }
        | Event::NotInvested { seat } => Some(*seat),
        Event::Begins { .. }
        | Event::MonthBegins { .. }
        | Event::RowUpdated { .. }
        | Event::Gathered { .. }
        | Event::MarketReshuffled
        | Event::DocksFilled { .. }
        | Event::SupplyDials { .. }
        | Event::SupplyOpen { .. }
        | Event::DemandTurned { .. }
        | Event::SaleDials { .. }
        | Event::SaleOpen { .. }
        | Event::SurplusDiscarded { .. }
        | Event::Over { .. } => None,
    }
}

/// The same for every face of a card, and none for what only one seat hears.
const fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::DrewBacks { .. } | Event::Gathered { .. } | Event::DemandTurned { .. } => {
            Some(Cue::Card)
        }
        Event::MarketReshuffled | Event::RowUpdated { .. } => Some(Cue::Shuffle),
        Event::AuctionWon { .. }
        | Event::BoughtFromHand { .. }
        | Event::Stocked { .. }
        | Event::Sold { .. }
        | Event::PointsSold { .. } => Some(Cue::Coin),
        Event::Gained { .. } | Event::PointsBought { .. } => Some(Cue::Score),
        Event::SurplusDiscarded { .. } => Some(Cue::Crash),
        Event::Over { .. } => Some(Cue::Fanfare),
        _ => None,
    }
}
