//! The pieces of a moment: dials turned over one by one and what came of them, cards turned up, a
//! store knocked down, the bills of a month, the count.
use high_street::games::brick_and_mortar::{Count, Event, FinalTable, Item, StoreId, View};
use high_street::table::{Seat, Seats};
use yew::prelude::*;

use super::goods::Cubes;
use super::stage::dials::service_in;
use super::stage::market::cards;
use super::store::StoreCard;
use super::words::{self, look};
use crate::face::Who;
use crate::parts::{chip, icon};

pub fn pictured(event: &Event, public: &View, who: &Who) -> Html {
    match event {
        Event::AuctionWon { seat, store, bid, .. } => knocked_down(who, *seat, *store, *bid),
        Event::Gathered { supply, demand } => html! {
            <div class="bm-shown">
                { cards("Supply Cards", supply) }
                <p class="bm-shown__line">
                    { for (0..*demand).map(|_| html! { <span class="card card--back bm-back" data-mark="B" aria-hidden="true"></span> }) }
                    <span>{ format!("{demand} face down as demand") }</span>
                </p>
            </div>
        },
        Event::SupplyDials { item, dock, .. } => html! {
            <div class="bm-shown">
                { pile(*item, *dock, "on the dock") }
                { service_in(event, public, who) }
            </div>
        },
        Event::DemandTurned { cards: turned, boxes } => html! {
            <div class="bm-shown">{ cards("Demand Cards", turned) }{ wanted(public, boxes) }</div>
        },
        Event::SaleDials { item, boxes, .. } => html! {
            <div class="bm-shown">
                { pile(*item, *boxes, "wanted") }
                { service_in(event, public, who) }
                { left_over(public, *item, who) }
            </div>
        },
        Event::MonthBegins { .. } => bills(public, who),
        Event::LastMonth { .. } => html! {
            <div class="bm-shown">
                <h3>{ "If it ended now" }</h3>
                { totals(&public.if_it_ended_now(), &public.order, who) }
            </div>
        },
        Event::Over { .. } => {
            public.result.as_ref().map(|table| count(table, who)).unwrap_or_default()
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

/// "5 on the dock", with the pieces.
fn pile(item: Item, count: u32, place: &'static str) -> Html {
    html! {
        <p class="bm-shown__line">{ icon(look(item).art) }<b>{ count }</b><span>{ place }</span><Cubes {item} {count} /></p>
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

/// Boxes nobody filled, and what found none.
fn left_over(view: &View, item: Item, who: &Who) -> Html {
    let lost = view.story.iter().rev().find_map(|event| match event {
        Event::SurplusDiscarded { item: lost, counts } if *lost == item => Some(counts),
        _ => None,
    });
    let Some(counts) = lost else { return html! {} };
    html! {
        <p class="bm-shown__line bm-shown__line--lost">
            <Cubes {item} count={counts.values().sum::<u32>()} />
            <span>{ format!("lost: {}", shares(counts, who)) }</span>
        </p>
    }
}

/// "Ada 2, Ben 1".
pub fn shares(counts: &Seats<u32>, who: &Who) -> String {
    let some = counts.iter().filter(|(_, count)| **count > 0);
    some.map(|(seat, count)| format!("{} {count}", who.name(seat))).collect::<Vec<_>>().join(", ")
}

/// The month that ends: what aged away, what was paid, what was invested.
fn bills(view: &View, who: &Who) -> Html {
    html! {
        <ul class="bm-shown bm-shown__bills">
            for &seat in &view.order {
                <li key={seat.index()}>
                    { chip(&who.0[seat], "sm") }<b>{ who.name(seat) }</b>
                    <span>{ settled(view, seat) }</span>
                    <b class="n">{ words::points(view.players[seat].points) }</b>
                </li>
            }
        </ul>
    }
}

/// "Utilities $4, with 1 Debt Token. Lost 2 food to age. Bought 3 points for $12."
fn settled(view: &View, whose: Seat) -> String {
    let parts = view.story.iter().filter_map(|event| match event {
        Event::Expired { seat, items, .. } if *seat == whose => {
            Some(format!("Lost {} to age.", words::goods(items)))
        }
        Event::UtilitiesPaid { seat, stores, slots, tokens } if *seat == whose => {
            let debt = if *tokens == 0 {
                String::new()
            } else {
                format!(", with {}", words::tokens(*tokens))
            };
            Some(format!("Utilities ${}{debt}.", stores + slots))
        }
        Event::PointsBought { seat, first, second, cost, .. } if *seat == whose => {
            Some(format!("Bought {} for ${cost}.", words::points(first + second)))
        }
        Event::PointsSold { seat, points, pay, .. } if *seat == whose => {
            Some(format!("Sold {} for ${pay}.", words::points(*points)))
        }
        _ => None,
    });
    parts.collect::<Vec<_>>().join(" ")
}

/// Everybody's total, the highest first; equal ones as turn order has it.
pub fn totals(totals: &Seats<i32>, order: &[Seat], who: &Who) -> Html {
    let mut ranked = order.to_vec();
    ranked.sort_by_key(|seat| -totals[*seat]);
    html! {
        <ol class="bm-shown__totals">
            for seat in ranked {
                <li key={seat.index()}>{ chip(&who.0[seat], "sm") }<b>{ who.name(seat) }</b><b class="n">{ totals[seat] }</b></li>
            }
        </ol>
    }
}

/// The count, row by row.
fn count(FinalTable { rows, order, .. }: &FinalTable, who: &Who) -> Html {
    let signed = |value: i64| if value < 0 { format!("−{}", -value) } else { value.to_string() };
    let line = |title: &'static str, value: &dyn Fn(Seat) -> i64| {
        html! {
            <tr key={title}>
                <th scope="row">{ title }</th>
                for seat in order { <td key={seat.index()}>{ signed(value(*seat)) }</td> }
            </tr>
        }
    };
    html! {
        <table class="sheet bm-shown__count">
            <thead><tr><td></td>for seat in order { <th key={seat.index()} scope="col">{ chip(&who.0[*seat], "sm") }{ who.name(*seat) }</th> }</tr></thead>
            <tbody>
                { line("On the track", &|seat| i64::from(rows[seat].points)) }
                { line("Open stores", &|seat| i64::from(words::gained(&rows[seat].stores))) }
                { line("Empty slots", &|seat| -rows[seat].empty.iter().map(|(_, lost)| i64::from(*lost)).sum::<i64>()) }
                { line("Debt Tokens", &|seat| -i64::from(rows[seat].debt)) }
                { line("Total", &|seat| i64::from(rows[seat].total)) }
            </tbody>
        </table>
    }
}
