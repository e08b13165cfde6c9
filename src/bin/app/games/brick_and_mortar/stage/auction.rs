//! The auction: the high bid, who is in, who is out.
use high_street::games::brick_and_mortar::{Auction, StoreId};
use high_street::table::Seat;
use yew::prelude::*;

use super::super::printed::printed;
use super::super::words;
use crate::face::Who;
use crate::parts::chip;

/// The whole of it, where nobody's counter lies below.
pub fn auction(who: &Who, auction: &Auction) -> Html {
    html! { <section class="panel" aria-label="Auction">{ bidline(who, auction) }{ lot(auction.store) }</section> }
}

/// Price, leader, and who is still in: before every dial.
pub fn bidding(who: &Who, auction: &Auction) -> Html {
    html! { <section class="panel bm-bidding" aria-label="Auction">{ bidline(who, auction) }</section> }
}

/// What is bid for.
pub fn lot(store: StoreId) -> Html {
    html! { <div class="bm-lotcard"><p>{ lot_words(store) }</p>{ printed(store) }</div> }
}

fn bidline(who: &Who, auction: &Auction) -> Html {
    html! {
        <div class="bidline">
            <div class="bidline__now">
                { chip(&who.0[auction.high], "") }
                <div>
                    <span class="eyebrow">{ format!("{}, high bid", auction.store) }</span>
                    <p><span class="n">{ format!("${}", auction.bid) }</span>{ format!(" by {}", who.name(auction.high)) }</p>
                </div>
            </div>
            <ul class="bidders" aria-label="Bidders">
                for &seat in &auction.ring { { bidder(who, auction, seat) } }
                for &seat in &auction.dropped {
                    <li key={seat.index()} class="bidder is-out">{ chip(&who.0[seat], "sm") }
                        <span>{ format!("{} out", who.name(seat)) }</span></li>
                }
            </ul>
        </div>
    }
}

/// "Holds 3 jewelry; $1 utilities a month; 1 point at the end."
fn lot_words(store: StoreId) -> String {
    let card = store.card();
    let holds: Vec<String> =
        card.holds.iter().map(|(item, capacity, _)| format!("{capacity} {item}")).collect();
    let holds = if holds.is_empty() { "no items".to_owned() } else { holds.join(", ") };
    let (utilities, points) = (card.utilities, words::points(card.points));
    format!("Holds {holds}; ${utilities} utilities a month; {points} at the end.")
}

fn bidder(who: &Who, auction: &Auction, seat: Seat) -> Html {
    let now = seat == auction.seat;
    let words = if seat == auction.high {
        format!("{} ${}", who.name(seat), auction.bid)
    } else if now {
        format!("{} to bid", who.name(seat))
    } else {
        format!("{} waits", who.name(seat))
    };
    html! {
        <li key={seat.index()} class={classes!("bidder", now.then_some("is-now"))}>
            { chip(&who.0[seat], "sm") }<span>{ words }</span>
        </li>
    }
}
