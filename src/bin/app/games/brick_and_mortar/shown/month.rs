//! The end of a month on the stage: the bills, the standing, the last count.
use high_street::games::brick_and_mortar::{Event, FinalTable, View};
use high_street::table::{Arrange, Seat, Seats};
use yew::prelude::*;

use super::super::words;
use crate::face::Who;
use crate::parts::{chip, icon};
use crate::words::signed;

/// What follows the sale: what stores still bring, what ages away, what is paid and borrowed. A line a
/// seat, in turn order, with its points and its debt.
pub fn bills(view: &View, who: &Who) -> Html {
    let sold = |event: &Event| matches!(event, Event::Sold { .. } | Event::DemandTurned { .. });
    let from = view.story.iter().rposition(sold).map_or(0, |at| at + 1);
    let events = &view.story[from..];
    html! {
        <ul class="bm-shown bm-shown__bills">
            for &seat in &view.order {
                <li key={seat.index()}>
                    { chip(&who.0[seat], "sm") }<b>{ who.name(seat) }</b>
                    <span>{ settled(events, seat) }</span>
                    <b class="n">{ words::points(view.players[seat].points) }</b>
                    if view.players[seat].debt > 0 { <span class="tag tag--bad">{ icon("debt") }{ words::tokens(view.players[seat].debt) }</span> }
                </li>
            }
        </ul>
    }
}

/// "Gained 2 points from Bazaar. Lost 2 food to age. Utilities $4, with 1 Debt Token."
fn settled(events: &[Event], whose: Seat) -> String {
    let parts = events.iter().filter_map(|event| match event {
        Event::Gained { seat, from, .. } if *seat == whose => {
            Some(format!("Gained {}.", words::gains(from)))
        }
        Event::Pawned { seat, store, items } if *seat == whose => {
            Some(format!("Put {} on the dock ({store}).", words::goods(items)))
        }
        Event::Rebate { seat, store, amount } if *seat == whose => {
            Some(format!("Received ${amount} ({store})."))
        }
        Event::Closed { seat, store, .. } if *seat == whose => Some(format!("Closed {store}.")),
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
        _ => None,
    });
    parts.collect::<Vec<_>>().join(" ")
}

/// Everybody's total, the highest first; equal ones as turn order has it.
pub fn totals(totals: &Seats<i32>, order: &[Seat], who: &Who) -> Html {
    let mut ranked = order.to_vec();
    ranked.arrange_by_key(|seat| -totals[*seat]);
    html! {
        <ol class="bm-shown__totals">
            for seat in ranked {
                <li key={seat.index()}>{ chip(&who.0[seat], "sm") }<b>{ who.name(seat) }</b><b class="n">{ signed(totals[seat]) }</b></li>
            }
        </ol>
    }
}

/// The count, row by row.
pub fn count(FinalTable { rows, order, .. }: &FinalTable, who: &Who) -> Html {
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
