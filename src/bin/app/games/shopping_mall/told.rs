//! The log, one sentence an event; and the moments everybody waits for. Names, never "you".
use high_street::games::shopping_mall::{Event, Tile, View, Visit};
use high_street::table::Seat;
use yew::prelude::*;

use super::look::{figure, look};
use super::words;
use crate::face::{Cue, Moment, Told, Weight, Who};
use crate::parts::{chip, icon_in};

pub fn told(event: &Event, who: &Who) -> Told {
    let by = |seat: &Seat, deed: &str| Told::of(*seat, who, deed);
    let (told, phase) = match event {
        Event::Begins { seat } => (by(seat, "begins"), None),
        Event::RoundBegins { round } => (Told::that(&format!("Round {round} begins")), None),
        Event::TurnBegins { seat, left } => {
            let last = left.map_or_else(String::new, |left| match left {
                1 => ", and it is the last one".to_owned(),
                left => format!(", one of the last {left}"),
            });
            (by(seat, &format!("has the turn{last}")), None)
        }
        Event::SetOut { seat, from, to, route, crowd } => {
            let way = words::towards(*to, *route);
            let crowd = words::visitors(crowd.len());
            (by(seat, &format!("led {crowd} from {} to {way}", from.name())), Some("Crowds"))
        }
        Event::ChoseDoor { seat, trade, tile } => {
            let tile = words::tile(*tile);
            (by(seat, &format!("sent a {trade} visitor into {tile}")), Some("Crowds"))
        }
        Event::Entered { mover, visit } => (entered(*mover, visit, who), None),
        Event::Stopped { trade, spot } => {
            (Told::that(&format!("A {trade} visitor stopped at {}", spot.name())), Some("Crowds"))
        }
        Event::PlaceholdersGone => {
            let words = "The last placeholder was used: customers stay in the shops from now on";
            (Told::that(words), None)
        }
        Event::Swapped { seat, managers: [one, other] } => {
            (by(seat, &format!("swapped {one} and {other}")), Some("Managers"))
        }
        Event::AuctionOpened { seat, tiles, private, .. } => {
            let whose = if *private { "the own shop " } else { "" };
            let deed = format!("put {whose}{} up for auction", words::tiles(tiles));
            (by(seat, &deed), Some("Auctions"))
        }
        Event::Bid { seat, amount } => {
            (by(seat, &format!("bids {}", words::amount(*amount))), Some("Auctions"))
        }
        Event::Dropped { seat, unasked: false } => (by(seat, "drops out"), Some("Auctions")),
        Event::Dropped { seat, unasked: true } => {
            (by(seat, "cannot raise and drops out"), Some("Auctions"))
        }
        Event::Sold { buyer, seller, tiles, price, .. } => {
            (by(buyer, &sold(*seller, tiles, *price, who)), Some("Auctions"))
        }
        Event::Provision { seat, amount } => {
            (by(seat, &format!("gets {amount} from the bank for the sale")), Some("Auctions"))
        }
        Event::TakenFree { seat, tile, .. } => {
            (by(seat, &format!("takes {} for nothing", words::tile(*tile))), Some("Auctions"))
        }
        Event::Unsold { seat, tiles, private: true, .. } => {
            (by(seat, &format!("keeps {}: nobody bid", words::tiles(tiles))), Some("Auctions"))
        }
        Event::Unsold { tiles, .. } => {
            let tiles = words::capital(&words::tiles(tiles));
            (Told::that(&format!("{tiles} stays nobody’s")), Some("Auctions"))
        }
        Event::WentHome { seat, manager } => {
            (by(seat, &format!("has {} back", words::manager(*manager))), Some("Managers"))
        }
        Event::Abandoned { seat, manager, tiles, .. } => {
            let (manager, tiles) = (words::manager(*manager), words::tiles(tiles));
            (
                by(seat, &format!("calls {manager} away and leaves {tiles} to nobody")),
                Some("Managers"),
            )
        }
        Event::Employed { seat, manager, tiles, .. } => {
            let (manager, tiles) = (words::manager(*manager), words::tiles(tiles));
            (by(seat, &format!("puts {manager} into {tiles}")), Some("Managers"))
        }
        Event::Merged { seat, manager, tiles, .. } => {
            let (manager, tiles) = (words::manager(*manager), words::tiles(tiles));
            (by(seat, &format!("joins {tiles} under {manager}")), Some("Managers"))
        }
        Event::Arrived { gate, visitors } => {
            let come = format!("{} came in at the {}", words::crowd(visitors), gate.name());
            (Told::that(&words::capital(&come)), Some("Arrivals"))
        }
        Event::FinalRound { seat, turns, stalled } => (
            Told { seat: Some(*seat), ..Told::that(&last_round(*seat, *turns, *stalled, who)) },
            None,
        ),
        Event::Over { .. } => (Told::that("The mall closes, and the bonuses are added"), None),
    };
    Told { cue: cue(event), moment: moment(event, who), phase, ..told }
}

fn entered(mover: Option<Seat>, visit: &Visit, who: &Who) -> Told {
    let tile = words::tile(visit.tile);
    let paid = match (visit.provision, mover) {
        (0, _) | (_, None) => String::new(),
        (provision, Some(mover)) => format!(", and pays {provision} to {}", who.name(mover)),
    };
    Told::of(visit.owner, who, &format!("earns {} in {tile}{paid}", visit.income))
}

fn sold(seller: Option<Seat>, tiles: &[Tile], price: u32, who: &Who) -> String {
    let from = seller.map_or_else(String::new, |seat| format!(" from {}", who.name(seat)));
    format!("buys {}{from} for {}", words::tiles(tiles), words::amount(price))
}

fn last_round(seat: Seat, turns: u32, stalled: bool, who: &Who) -> String {
    let name = who.name(seat);
    if stalled {
        format!("Nobody came in for too long: the final round begins, {turns} turns, {name} last")
    } else {
        format!("{name} emptied the queue: the final round begins, {turns} turns are left")
    }
}

const fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::Bid { .. } => Some(Cue::Card),
        Event::Entered { .. } | Event::Provision { .. } => Some(Cue::Coin),
        Event::Sold { .. } | Event::TakenFree { .. } | Event::Merged { .. } => Some(Cue::Score),
        Event::Abandoned { .. } => Some(Cue::Crash),
        Event::Arrived { .. } => Some(Cue::Shuffle),
        Event::FinalRound { .. } | Event::Over { .. } => Some(Cue::Fanfare),
        _ => None,
    }
}

/// The hammer, a merged shop, an abandoned one, the final round, the end.
fn moment(event: &Event, who: &Who) -> Option<Moment> {
    let (title, sentence, weight) = match event {
        Event::Sold { buyer, seller, tiles, price, .. } => (
            format!("Sold to {} for {}", who.name(*buyer), words::amount(*price)),
            format!("{} {}.", who.name(*buyer), sold(*seller, tiles, *price, who)),
            Weight::Fanfare,
        ),
        Event::TakenFree { seat, tile, .. } => (
            format!("{} for nothing", words::capital(&words::tile(*tile))),
            format!("{} takes {} for nothing.", who.name(*seat), words::tile(*tile)),
            Weight::Fanfare,
        ),
        Event::Merged { seat, manager, tiles, .. } => (
            "Two shops become one".to_owned(),
            format!(
                "{} joins {} under {}.",
                who.name(*seat),
                words::tiles(tiles),
                words::manager(*manager)
            ),
            Weight::Fanfare,
        ),
        Event::Abandoned { seat, tiles, .. } => (
            format!("{} is abandoned", words::capital(&words::tiles(tiles))),
            format!("{} leaves {} to nobody.", who.name(*seat), words::tiles(tiles)),
            Weight::Loss,
        ),
        Event::FinalRound { seat, turns, stalled } => (
            "The final round".to_owned(),
            format!("{}.", last_round(*seat, *turns, *stalled, who)),
            Weight::News,
        ),
        Event::Over { places, totals } => {
            let winners: Vec<Seat> =
                places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
            let total = winners.first().map_or(0, |seat| totals[*seat]);
            let names = who.names(&winners);
            let sentence =
                format!("Most money after the bonuses: {names} with {}.", words::amount(total));
            ("The mall closes".to_owned(), sentence, Weight::Fanfare)
        }
        _ => return None,
    };
    Some(Moment { title, sentence, weight })
}

/// The shop that is spoken of, and whose it is now.
pub fn pictured(event: &Event, _: &View, who: &Who) -> Html {
    let shop = |seat: Option<Seat>, tiles: &[Tile], manager: Option<&'static str>| {
        let hue = seat.map(|seat| who.0[seat].hue.number().to_string());
        html! {
            <div class="sm-shown printed" data-seat={hue}>
                for (at, tile) in tiles.iter().enumerate() { { sign(at, *tile) } }
                if let Some(manager) = manager { { icon_in("sm-shown__manager", manager) } }
                if let Some(seat) = seat { { chip(&who.0[seat], "lg") } }
            </div>
        }
    };
    match event {
        Event::Sold { buyer, tiles, .. } => shop(Some(*buyer), tiles, None),
        Event::TakenFree { seat, tile, .. } => shop(Some(*seat), &[*tile], None),
        Event::Merged { seat, tiles, manager, .. } => {
            shop(Some(*seat), tiles, Some(figure(*manager)))
        }
        Event::Abandoned { tiles, .. } => shop(None, tiles, None),
        _ => html! {},
    }
}

fn sign(key: usize, tile: Tile) -> Html {
    let look = look(tile.trade);
    html! {
        <div {key} class="sm-sign" data-trade={look.name}><b>{ tile.number }</b>{ icon_in("sm-sign__goods", look.goods) }</div>
    }
}
