//! Room against what lies on the dock, wanted against for sale: whether there is competition.
use high_street::games::brick_and_mortar::{Item, MarketId, Stage, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::super::goods::{Cubes, MarketCard};
use super::super::words::look;
use super::dials::service_of;
use super::{compared, rival, state, turn_tag};
use crate::face::Who;

pub fn cards(title: &'static str, cards: &[MarketId]) -> Html {
    html! {
        <div>
            <div class="panel__head"><h3>{ title }</h3></div>
            <ul class="demand" aria-label={title}>
                for (index, &card) in cards.iter().enumerate() { <li key={index}><MarketCard {card} /></li> }
            </ul>
        </div>
    }
}

/// What has been gathered so far.
pub fn advertising(view: &View) -> Html {
    html! {
        if view.demand_cards > 0 || !view.supply.is_empty() {
            <section class="panel" aria-label="Played cards">
                { cards("Supply Cards", &view.supply) }
                { face_down(view) }
            </section>
        }
    }
}

fn face_down(view: &View) -> Html {
    html! {
        <p class="bm-down">
            <span class="card card--back bm-back" data-mark="B" aria-hidden="true"></span>
            { match view.demand_cards { 1 => "1 Demand Card lies face down until Sale.".to_owned(),
                many => format!("{many} Demand Cards lie face down until Sale.") } }
        </p>
    }
}

pub fn supply(view: &View, who: &Who) -> Html {
    let Some(item) = view.stage.item() else { return advertising(view) };
    let rooms = view.rooms(item);
    let (dock, room) = (view.docks[item], rooms.values().sum());
    // Once somebody is served, what was fought for stays fought for.
    let fought = match &view.stage {
        Stage::Stocking(stocking) => stocking.bids.is_some(),
        _ => view.supply_competes(item),
    };
    let so = if fought {
        format!(
            "Too few for all who have room: each dials a price in secret, from ${}. The highest is served first; \
            on a tie, the player later in turn order.",
            item.min_price()
        )
    } else {
        format!("Enough for everybody: each may buy at ${}, in turn order.", item.min_price())
    };
    html! {
        <section class="panel" aria-label={format!("Stocking {item}")}>
            <div class="now">
                <div class="stack">
                    <div class="panel__head"><h2>{ format!("{} to stock", look(item).title) }</h2></div>
                    { compared(dock, "on the dock", room, "free places", so) }
                </div>
                { service_of(view, who, item).unwrap_or_else(|| html! {
                    <div>
                        <div class="panel__head"><h3>{ "Free places" }</h3></div>
                        <ul class="rivals">{ for view.order.iter().map(|&seat| rival(who, seat, pieces(item, 0, rooms[seat]), tag(view, seat))) }</ul>
                    </div>
                }) }
                <div>{ face_down(view) }</div>
            </div>
        </section>
    }
}

pub fn for_sale(view: &View, who: &Who) -> Html {
    let demand = view.demand.as_deref().unwrap_or_default();
    let Some(item) = view.stage.item() else {
        return html! { <section class="panel" aria-label="Demand">{ cards("Demand Cards", demand) }</section> };
    };
    let have = view.sellable(item);
    let (boxes, all): (u32, u32) = (view.floor.boxes[item], have.values().sum());
    html! {
        <section class="panel" aria-label={format!("Selling {item}")}>
            <div class="now">
                <div class="stack">
                    <div class="panel__head"><h2>{ format!("{} for sale", look(item).title) }</h2></div>
                    { compared(boxes, "wanted", all, "for sale", sale_words(view, item, boxes, all)) }
                </div>
                { service_of(view, who, item).unwrap_or_else(|| html! {
                    <div>
                        <div class="panel__head"><h3>{ "For sale" }</h3></div>
                        <ul class="rivals">{ for view.order.iter().map(|&seat| rival(who, seat, pieces(item, have[seat], 0), tag(view, seat))) }</ul>
                    </div>
                }) }
                { cards("Demand Cards", demand) }
            </div>
        </section>
    }
}

fn sale_words(view: &View, item: Item, boxes: u32, all: u32) -> String {
    let sealed = matches!(view.stage, Stage::Sealing { .. });
    let fought = matches!(&view.stage, Stage::Selling(selling) if selling.offers.is_some());
    if sealed || fought {
        "More for sale than wanted: each seals a number and a price. The cheapest sells first; on a tie, the player \
         later in turn order. What finds no box is surplus and lost.".to_owned()
    } else if boxes >= all {
        format!("A box for everything: each may sell at ${}, in turn order.", item.max_price())
    } else {
        format!("Only one player can sell: at ${} each.", item.max_price())
    }
}

fn pieces(item: Item, count: u32, free: u32) -> Html {
    let label =
        if count == 0 && free > 0 { format!("room for {free}") } else { format!("{count} {item}") };
    html! {
        <span class="bm-pieces" role="img" aria-label={label}>
            <b>{ count + free }</b><Cubes {item} {count} {free} />
        </span>
    }
}

fn tag(view: &View, seat: Seat) -> Html {
    match view.stage {
        Stage::Sealing { .. } => state(view, seat),
        _ => turn_tag(view, seat),
    }
}
