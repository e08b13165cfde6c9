//! What is under the hammer, always in view: the shop with its doors, what it is worth, what it would be
//! to each bidder; and who is still in.
use high_street::games::shopping_mall::{BidPrompt, Buyer, LotOffer, View};
use yew::prelude::*;

use super::look::look;
use super::words;
use crate::face::Who;
use crate::parts::{chip, icon, icon_in};

pub fn lot(view: &View, who: &Who, lot: &LotOffer) -> Html {
    html! {
        <section class="sm-lot" aria-label="The lot">
            for slot in lot.premises.slots() {
                {{
                    let plot = view.plot(slot);
                    let doors = plot.doors.iter().map(words::side).collect::<Vec<_>>().join(" ");
                    html! {
                        <div key={slot.index()} class="sm-sign printed" data-trade={look(plot.tile.trade).name} data-doors={doors.clone()}
                            role="img" aria-label={format!("{}, doors {doors}", words::tile(plot.tile))}>
                            <b>{ plot.tile.number }</b>{ icon_in("sm-sign__goods", look(plot.tile.trade).goods) }
                        </div>
                    }
                }}
            }
            <div class="sm-lot__words">
                <h3>{ words::capital(&words::shop(view, lot.premises)) }</h3>
                <p>{ facts(view, lot) }</p>
            </div>
            <ul class="sm-buyers" aria-label="What it would be to each bidder">
                for buyer in &lot.buyers { { line(view, who, buyer) } }
            </ul>
        </section>
    }
}

/// "2 doors, 1 customer, bonus 300 at the end, 2 walk in at once".
fn facts(view: &View, lot: &LotOffer) -> String {
    let doors: usize = lot.premises.slots().map(|slot| view.plot(slot).doors.iter().count()).sum();
    let doors = crate::words::count(i64::try_from(doors).unwrap_or(0), "door");
    let waiting = match lot.waiting {
        0 => String::new(),
        1 => ", 1 visitor walks in at once".to_owned(),
        count => format!(", {count} visitors walk in at once"),
    };
    let customers = words::customers(lot.customers);
    format!("{doors}, {customers}, bonus {} at the end{waiting}", lot.bonus)
}

fn line(view: &View, who: &Who, buyer: &Buyer) -> Html {
    let tile = |slot| words::tile(view.plot(slot).tile);
    let joins: Vec<String> = buyer.joins.iter().map(|slot| tile(*slot)).collect();
    let words = match (&joins[..], &buyer.idle[..]) {
        ([], []) => "would have to leave a shop".to_owned(),
        ([], [best, ..]) => format!("{} free", words::title(*best)),
        (joins, _) => format!("joins {}", crate::words::either(joins)),
    };
    html! {
        <li key={buyer.seat.index()} class={(!joins.is_empty()).then_some("is-joined")}>
            { chip(&who.0[buyer.seat], "sm") }
            <span>{ who.name(buyer.seat) }<small>{ words }</small></span>
            <span class="sm-buyers__next"><b>{ buyer.next }</b><small>{ "next" }</small></span>
        </li>
    }
}

/// The standing bid, and everybody in the order of asking: in, out, or holding it.
pub fn ring(who: &Who, prompt: &BidPrompt) -> Html {
    let mut circle: Vec<_> = prompt.lot.buyers.iter().map(|buyer| buyer.seat).collect();
    circle.dedup();
    html! {
        <div class="sm-bidding">
            <p class="sm-bidding__now">
                if let Some(bid) = prompt.standing {
                    <b class="n">{ words::amount(bid.amount) }</b>{ format!(" by {}", who.name(bid.seat)) }
                } else {
                    <b class="n">{ "No bid" }</b>{ format!(" yet, from {}", prompt.least) }
                }
            </p>
            <ol class="sm-ring" aria-label="Bidders">
                for seat in circle {
                    {{
                        let out = prompt.dropped.contains(&seat);
                        let holds = prompt.standing.is_some_and(|bid| bid.seat == seat);
                        let now = prompt.seat == seat;
                        let state = if out { "out" } else if holds { "holds it" } else if now { "to bid" } else { "in" };
                        let class = classes!(out.then_some("is-out"), holds.then_some("is-high"), now.then_some("is-now"));
                        html! {
                            <li key={seat.index()} {class}>
                                { chip(&who.0[seat], "") }
                                <span><span class="sr">{ who.name(seat) }{ " " }</span>{ state }</span>
                                if holds { { icon("ph-auction") } }
                            </li>
                        }
                    }}
                }
            </ol>
        </div>
    }
}
