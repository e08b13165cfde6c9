//! The auction: the high bid, who is in, who is out.
use high_street::games::brick_and_mortar::Auction;
use high_street::table::Seat;
use yew::prelude::*;

use crate::face::Who;
use crate::parts::Chip;

pub fn bidding(who: &Who, auction: &Auction) -> Html {
    html! {
        <section class="panel" aria-label="Auction">
            <div class="bidline">
                <div class="bidline__now">
                    <Chip chair={who.0[auction.high].clone()} />
                    <div>
                        <span class="eyebrow">{ format!("{}, high bid", auction.store) }</span>
                        <p><span class="n">{ format!("${}", auction.bid) }</span>{ format!(" by {}", who.name(auction.high)) }</p>
                    </div>
                </div>
                <ul class="bidders" aria-label="Bidders">
                    for &seat in &auction.ring { { bidder(who, auction, seat) } }
                    for &seat in &auction.dropped {
                        <li key={seat.index()} class="bidder is-out"><Chip chair={who.0[seat].clone()} size="sm" />
                            <span>{ format!("{} out", who.name(seat)) }</span></li>
                    }
                </ul>
            </div>
        </section>
    }
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
            <Chip chair={who.0[seat].clone()} size="sm" /><span>{ words }</span>
        </li>
    }
}
