//! The opened dials: the order of service, why ties fell as they did, and what came of each.
use high_street::games::brick_and_mortar::{Event, Item, MonthPhase, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::super::goods::cubes;
use super::super::words::{self, look};
use crate::face::Who;
use crate::parts::chip;

struct Opened {
    item: Item,
    /// Seat, price, and what else the dial said.
    dials: Vec<(Seat, u32, String)>,
    rule: &'static str,
    sale: bool,
}

/// The newest dials of this phase.
fn opened(view: &View) -> Option<Opened> {
    let sale = view.stage.month_phase() == MonthPhase::Sale;
    let of_now = |event: &&Event| matches!(event, Event::SaleDials { .. }) == sale;
    view.story.iter().rev().filter(of_now).find_map(opened_by)
}

fn opened_by(event: &Event) -> Option<Opened> {
    match event {
        Event::SupplyDials { item, bids, .. } => Some(Opened {
            item: *item,
            dials: bids.iter().map(|bid| (bid.seat, bid.price, String::new())).collect(),
            rule: "Highest price first",
            sale: false,
        }),
        Event::SaleDials { item, offers, .. } => Some(Opened {
            item: *item,
            dials: offers
                .iter()
                .map(|offer| (offer.seat, offer.price, format!("{} at ", offer.quantity)))
                .collect(),
            rule: "Lowest price first",
            sale: true,
        }),
        _ => None,
    }
}

/// The dials an event has just opened, with what has come of them by now.
pub fn service_in(event: &Event, view: &View, who: &Who) -> Html {
    opened_by(event).map(|opened| list(view, who, &opened)).unwrap_or_default()
}

/// The order of service of the type being handled, once its dials are open.
pub fn service_of(view: &View, who: &Who, item: Item) -> Option<Html> {
    opened(view).filter(|opened| opened.item == item).map(|opened| list(view, who, &opened))
}

/// The dials of the type handled before, while the next one begins.
pub fn service_before(view: &View, who: &Who) -> Html {
    let Some(opened) = opened(view).filter(|opened| view.stage.item() != Some(opened.item)) else {
        return html! {};
    };
    html! { <section class="panel" aria-label={format!("Dials for {}", opened.item)}>{ list(view, who, &opened) }</section> }
}

fn list(view: &View, who: &Who, Opened { item, dials, rule, sale }: &Opened) -> Html {
    html! {
        <div>
            <div class="panel__head"><h3>{ format!("{}: the dials", look(*item).title) }</h3><p>{ *rule }</p></div>
            <ol class="bm-service">
                for (index, (seat, price, quantity)) in dials.iter().enumerate() {
                    <li key={seat.index()}>
                        <span>{ words::place(index + 1) }</span>
                        { chip(&who.0[*seat], "sm") }
                        <b>{ who.name(*seat) }</b>
                        <span class="price">{ format!("{quantity}${price}") }</span>
                        { outcome(view, *seat, *item, *sale) }
                        if let Some((next, ..)) = dials.get(index + 1).filter(|next| next.1 == *price) {
                            <small>{ format!("Before {}: same price, later in turn order.", who.name(*next)) }</small>
                        }
                    </li>
                }
            </ol>
        </div>
    }
}

/// What a seat's service brought, once it was served. What it had bought in Supply is no news in Sale.
fn outcome(view: &View, served: Seat, of: Item, sale: bool) -> Html {
    let found = view.story.iter().rev().find_map(|event| match event {
        Event::Stocked { seat, item, bill, .. } if !sale && (*seat, *item) == (served, of) => {
            let count: u32 = bill.lots.iter().map(|lot| lot.count).sum();
            let words = match count {
                0 => "Bought nothing.".to_owned(),
                _ => format!("Bought {count} for ${}.", bill.total),
            };
            Some((count, words))
        }
        Event::Sold { seat, item, bill, surplus, .. } if sale && (*seat, *item) == (served, of) => {
            let sold: u32 = bill.lots.iter().map(|lot| lot.count).sum();
            let lost: u32 = surplus.iter().map(|lot| lot.count).sum();
            let lost = if lost > 0 { format!(", {lost} found no box") } else { String::new() };
            let points = words::and_points(words::gained(&bill.points));
            Some((sold, format!("Sold {sold} for ${}{points}{lost}.", bill.money)))
        }
        _ => None,
    });
    let Some((count, words)) = found else { return html! {} };
    html! { <>{ cubes(of, count, 0) }<small>{ words }</small></> }
}
