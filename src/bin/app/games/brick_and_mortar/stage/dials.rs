//! The opened dials: the order of service, and why ties fell as they did.
use high_street::games::brick_and_mortar::{Chapter, Event, Item, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::super::words::{self, look};
use crate::face::Who;
use crate::parts::Chip;

struct Opened {
    item: Item,
    /// Seat, price, and what else the dial said.
    dials: Vec<(Seat, u32, String)>,
    rule: &'static str,
}

/// The newest dials of this phase.
fn opened(view: &View) -> Option<Opened> {
    let sale = view.stage.chapter() == Chapter::Sale;
    view.story.iter().rev().find_map(|event| match event {
        Event::SupplyDials { item, bids, .. } if !sale => Some(Opened {
            item: *item,
            dials: bids.iter().map(|bid| (bid.seat, bid.price, String::new())).collect(),
            rule: "Highest price first",
        }),
        Event::SaleDials { item, offers, .. } if sale => Some(Opened {
            item: *item,
            dials: offers
                .iter()
                .map(|offer| (offer.seat, offer.price, format!("{} at ", offer.quantity)))
                .collect(),
            rule: "Lowest price first",
        }),
        _ => None,
    })
}

pub fn service(view: &View, who: &Who) -> Html {
    let Some(Opened { item, dials, rule }) = opened(view) else { return html! {} };
    html! {
        <section class="panel" aria-label={format!("Dials for {item}")}>
            <div class="panel__head"><h3>{ format!("{}: the dials", look(item).title) }</h3><p>{ rule }</p></div>
            <ol class="bm-service">
                for (index, (seat, price, quantity)) in dials.iter().enumerate() {
                    <li key={seat.index()}>
                        <span>{ words::place(index + 1) }</span>
                        <Chip chair={who.0[*seat].clone()} size="sm" />
                        <b>{ who.name(*seat) }</b>
                        <span class="price">{ format!("{quantity}${price}") }</span>
                        if let Some((next, ..)) = dials.get(index + 1).filter(|next| next.1 == *price) {
                            <small>{ format!("before {}: same price, later in turn order", who.name(*next)) }</small>
                        }
                    </li>
                }
            </ol>
        </section>
    }
}
