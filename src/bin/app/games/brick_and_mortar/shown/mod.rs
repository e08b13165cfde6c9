//! The pieces of a moment: dials turned over one by one and what came of them, cards turned up and what
//! they bring to the docks, a store knocked down, the row moving on; in `month`, the bills, the standing, the count.
mod month;

use high_street::games::brick_and_mortar::{
    Count, Event, Item, MarketId, MonthPhase, Stage, StoreId, View, pictured as pictures,
};
use high_street::table::{Seat, Seats};
use yew::prelude::*;

pub use self::month::totals;
use super::goods::cubes;
use super::stage::dials::service_in;
use super::stage::market::cards;
use super::store::StoreCard;
use super::told::newcomers;
use super::words::look;
use crate::face::Who;
use crate::parts::{chip, icon};

pub fn pictured(event: &Event, public: &View, who: &Who) -> Html {
    match event {
        Event::AuctionWon { seat, store, bid, .. } => knocked_down(who, *seat, *store, *bid),
        Event::RowUpdated { discarded, row, on_deck, .. } => moved_on(discarded, row, *on_deck),
        Event::Gathered { supply, demand } => gathered(supply, *demand),
        Event::SupplyDials { item, dock, .. } => html! {
            <div class="bm-shown">
                { stocked(public, *item, *dock) }
                { service_in(event, public, who) }
            </div>
        },
        Event::DemandTurned { cards: turned, boxes } => html! {
            <div class="bm-shown">{ cards("Demand Cards", turned) }{ wanted(public, boxes) }</div>
        },
        Event::SaleDials { item, boxes, .. } => html! {
            <div class="bm-shown">
                { wanted_boxes(public, *item, *boxes) }
                { service_in(event, public, who) }
                { left_over(public, *item, who) }
            </div>
        },
        Event::Expired { .. } | Event::UtilitiesPaid { .. } => month::bills(public, who),
        Event::MonthBegins { .. } | Event::LastMonth { .. } => html! {
            <div class="bm-shown">
                <h3>{ "If it ended now" }</h3>
                { totals(&public.if_it_ended_now(), &public.order, who) }
            </div>
        },
        Event::Over { .. } => {
            public.result.as_ref().map(|table| month::count(table, who)).unwrap_or_default()
        }
        _ => Html::default(),
    }
}

fn knocked_down(who: &Who, seat: Seat, store: StoreId, bid: u32) -> Html {
    html! {
        <div class="bm-shown">
            <StoreCard {store} />
            <p class="bm-shown__price">{ chip(&who.0[seat], "lg") }<b>{ format!("${bid}") }</b></p>
        </div>
    }
}

/// What leaves the row, what moves up and what comes, with the store that is next.
fn moved_on(gone: &[StoreId], row: &[StoreId], on_deck: Option<StoreId>) -> Html {
    let came = newcomers(gone, row);
    html! {
        <div class="bm-shown bm-shown--row">
            <ul class="bm-shown__gone" aria-label="Out of the row">
                for store in gone { <li key={store.to_string()} class="tag">{ store.to_string() }</li> }
            </ul>
            <div class="pubrow">
                for &store in row {
                    <StoreCard key={store.to_string()} {store} class={classes!(came.contains(&store).then_some("is-new"))}>
                        <span class="cost price"><span class="sr">{ "from " }</span>{ format!("${}", store.card().cost) }</span>
                    </StoreCard>
                }
            </div>
            if let Some(next) = on_deck { <p class="bm-shown__line"><span class="tag tag--warn">{ format!("next: {next}, ${}", next.card().cost) }</span></p> }
        </div>
    }
}

/// The cards, and what they bring: cubes to the docks, and face down what will be wanted.
fn gathered(supply: &[MarketId], demand: u32) -> Html {
    let added = pictures(supply);
    html! {
        <div class="bm-shown">
            if !supply.is_empty() { { cards("Supply Cards", supply) } }
            <ul class="bm-shown__types" aria-label="To the docks">
                for (item, &count) in added.iter().filter(|(_, count)| **count > 0) {
                    <li key={item.name()}>
                        { icon(look(item).art) }<b>{ format!("{count} to the dock") }</b>{ cubes(item, count, 0) }
                    </li>
                }
            </ul>
            <p class="bm-shown__line">
                { for (0..demand).map(|_| html! { <span class="card card--back bm-back" data-mark="B" aria-hidden="true"></span> }) }
                <span>{ format!("{demand} face down as demand") }</span>
            </p>
        </div>
    }
}

/// The boxes of the Demand Cards: those that were filled, and those that stayed empty. The story of
/// the month tells it: the table may have gone on, and been cleared.
fn wanted_boxes(view: &View, of: Item, boxes: u32) -> Html {
    let on_cards = |event: &Event| match event {
        Event::Sold { item, bill, centers, borrowed, .. } if *item == of => {
            bill.lots.iter().map(|lot| lot.count).sum::<u32>() - centers - borrowed
        }
        _ => 0,
    };
    let filled = view.story.iter().map(on_cards).sum::<u32>().min(boxes);
    let (item, empty) = (of, boxes - filled);
    html! {
        <p class="bm-shown__line">
            { icon(look(item).art) }<b>{ boxes }</b><span>{ "wanted" }</span>{ cubes(item, filled, empty) }
            if let Some(came) = came_of_it(view, MonthPhase::Sale, item, filled, "sold", empty) { <span>{ came }</span> }
        </p>
    }
}

/// What lay on the dock, and what was bought of it.
fn stocked(view: &View, of: Item, count: u32) -> Html {
    let bought = |event: &Event| match event {
        Event::Stocked { item, bill, .. } if *item == of => {
            bill.lots.iter().map(|lot| lot.count).sum()
        }
        _ => 0,
    };
    let (item, taken) = (of, view.story.iter().map(bought).sum::<u32>().min(count));
    html! {
        <p class="bm-shown__line">
            { icon(look(item).art) }<b>{ count }</b><span>{ "on the dock" }</span>{ cubes(item, count, 0) }
            if let Some(came) = came_of_it(view, MonthPhase::Supply, item, taken, "bought", count - taken) { <span>{ came }</span> }
        </p>
    }
}

/// "4 sold, 1 left over": only what nobody is still to be asked about is left over.
fn came_of_it(
    view: &View,
    phase: MonthPhase,
    item: Item,
    count: u32,
    how: &str,
    left: u32,
) -> Option<String> {
    let stage = &view.stage;
    let open = stage.month_phase() == phase
        && stage.item() == Some(item)
        && !stage.item_is_done()
        && !matches!(stage, Stage::Settling(_));
    match (open, count) {
        (false, _) => Some(format!("{count} {how}, {left} left over")),
        (true, 0) => None,
        (true, _) => Some(format!("{count} {how} so far")),
    }
}

/// What the customers want against what lies on everybody's shelves.
fn wanted(view: &View, boxes: &Count) -> Html {
    html! {
        <ul class="bm-shown__types">
            for item in Item::ALL {
                <li key={item.name()}>
                    { icon(look(item).art) }
                    <b>{ format!("{} wanted", boxes[item]) }</b>
                    <span>{ format!("{} on shelves", view.sellable(item).values().sum::<u32>()) }</span>
                </li>
            }
        </ul>
    }
}

/// What found no box.
fn left_over(view: &View, item: Item, who: &Who) -> Html {
    let lost = view.story.iter().rev().find_map(|event| match event {
        Event::SurplusDiscarded { item: lost, counts } if *lost == item => Some(counts),
        _ => None,
    });
    let Some(counts) = lost else { return html! {} };
    html! {
        <p class="bm-shown__line bm-shown__line--lost">
            { cubes(item, counts.values().sum(), 0) }
            <span>{ format!("lost: {}", shares(counts, who)) }</span>
        </p>
    }
}

/// "Ada 2, Ben 1".
pub fn shares(counts: &Seats<u32>, who: &Who) -> String {
    let some = counts.iter().filter(|(_, count)| **count > 0);
    some.map(|(seat, count)| format!("{} {count}", who.name(seat))).collect::<Vec<_>>().join(", ")
}
