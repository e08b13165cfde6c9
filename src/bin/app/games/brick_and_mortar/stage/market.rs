//! Room against what lies on the dock, wanted against for sale: whether there is competition.
use high_street::games::brick_and_mortar::{Contest, Item, MarketId, Stage, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::super::goods::{cubes, market_card};
use super::super::words::look;
use super::dials::service_of;
use super::{compared, rival, state, turn_tag};
use crate::face::Who;

pub fn cards(title: &'static str, cards: &[MarketId]) -> Html {
    html! {
        <div>
            <div class="panel__head"><h3>{ title }</h3></div>
            <ul class="demand" aria-label={title}>
                for (index, &card) in cards.iter().enumerate() { <li key={index}>{ market_card(card) }</li> }
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
    let done = if view.stage.item_is_done() { "stocked" } else { "to stock" };
    html! {
        <section class="panel" aria-label={format!("Stocking {item}")}>
            <div class="now">
                <div class="stack">
                    <div class="panel__head"><h2>{ format!("{} {done}", look(item).title) }</h2></div>
                    { compared(dock, "on the dock", room, "free places", supply_words(view, who, item)) }
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

fn supply_words(view: &View, who: &Who, item: Item) -> String {
    let price = item.min_price();
    if view.stage.item_is_done() {
        return format!("Everybody had their chance at {item}. What is left stays on the dock.");
    }
    match view.supply_contest(item) {
        Contest::Nobody if view.docks[item] == 0 => format!("No {item} lies on the dock."),
        Contest::Nobody => format!("Nobody has room for {item}."),
        Contest::Alone(seat) => {
            format!("Only {} has room: at ${price} each, as many as there are.", who.name(seat))
        }
        Contest::Enough => {
            format!("Enough for everybody: each may buy at ${price}, in turn order.")
        }
        Contest::Dials => format!(
            "Too few for all who have room: each dials a price in secret, from ${price}. The highest is served first; \
             on a tie, the player later in turn order."
        ),
    }
}

pub fn for_sale(view: &View, who: &Who) -> Html {
    let demand = view.demand.as_deref().unwrap_or_default();
    let Some(item) = view.stage.item() else {
        return html! { <section class="panel" aria-label="Demand">{ cards("Demand Cards", demand) }</section> };
    };
    let have = view.sellable(item);
    let (boxes, all): (u32, u32) = (view.floor.boxes[item], have.values().sum());
    let (done, left, kept) = if view.stage.item_is_done() {
        ("sold", "boxes left", "not sold")
    } else {
        ("for sale", "wanted", "for sale")
    };
    html! {
        <section class="panel" aria-label={format!("Selling {item}")}>
            <div class="now">
                <div class="stack">
                    <div class="panel__head"><h2>{ format!("{} {done}", look(item).title) }</h2></div>
                    { compared(boxes, left, all, kept, sale_words(view, who, item)) }
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

fn sale_words(view: &View, who: &Who, item: Item) -> String {
    let price = item.max_price();
    if view.stage.item_is_done() {
        return match view.floor.surplus.values().sum() {
            0 => "Everybody had their chance to sell. Nothing is surplus.".to_owned(),
            lost => format!(
                "Everybody had their chance to sell. {lost} found no box: what nobody takes is lost."
            ),
        };
    }
    match view.sale_contest(item) {
        Contest::Nobody => format!("Nobody can sell {item}."),
        Contest::Alone(seat) => format!("Only {} can sell: at ${price} each.", who.name(seat)),
        Contest::Enough => format!("A box for everything: each may sell at ${price}, in turn order."),
        Contest::Dials => "More for sale than wanted: each seals a number and a price. The cheapest sells first; on a \
            tie, the player later in turn order. What finds no box is surplus and lost.".to_owned(),
    }
}

fn pieces(item: Item, count: u32, free: u32) -> Html {
    let label =
        if count == 0 && free > 0 { format!("room for {free}") } else { format!("{count} {item}") };
    html! {
        <span class="bm-pieces" role="img" aria-label={label}>
            <b>{ count + free }</b>{ cubes(item, count, free) }
        </span>
    }
}

fn tag(view: &View, seat: Seat) -> Html {
    match view.stage {
        Stage::Sealing { .. } => state(view, seat),
        _ => turn_tag(view, seat),
    }
}
