//! The end: rows, bonuses one by one with their reason, and everything laid open.
use high_street::games::fiasko::{Bonus, FinalTable, Product, Tie, View};
use high_street::table::{Seat, Seats};
use yew::prelude::*;

use super::cards::{Size, card_face, look, tins};
use super::words;
use super::worth::faces;
use crate::face::{Contest, Ending, Who};
use crate::parts::{chip, icon};

pub fn result(view: &View, who: &Who) -> Ending {
    let totals = totals(view);
    Ending {
        contest: Contest::Rivals,
        headline: None,
        reasons: totals.map(|seat, _| reason(view, seat)),
        totals,
        breakdown: breakdown(view, who),
        chart: "Points over the turns",
        course: None,
        besides: None,
        class: "",
        story: String::new(),
    }
}

fn totals(view: &View) -> Seats<i32> {
    Seats::from_fn(view.setup.seats, |seat| {
        let points = match &view.result {
            Some(result) => result.totals[seat],
            None => view.subtotal(seat),
        };
        i32::try_from(points).unwrap_or(i32::MAX)
    })
}

/// "234 in rows, 110 in bonuses; filled the fifth row".
fn reason(view: &View, seat: Seat) -> String {
    let Some(result) = &view.result else { return String::new() };
    let sum = format!("{} in rows, {} in bonuses", result.subtotals[seat], result.bonus(seat));
    let finished = (result.finisher == seat).then_some("filled the fifth row");
    let rest: Vec<&str> = finished.into_iter().chain(tie(view, result, seat)).collect();
    if rest.is_empty() { sum } else { format!("{sum}; {}", rest.join(", ")) }
}

fn tie(view: &View, result: &FinalTable, seat: Seat) -> Option<&'static str> {
    let total = result.totals[seat];
    let (place, tied): (u8, Vec<u8>) = {
        let level = result
            .totals
            .iter()
            .filter(|(other, other_total)| *other != seat && **other_total == total);
        (result.places[seat], level.map(|(other, _)| result.places[other]).collect())
    };
    match view.setup.tie {
        _ if tied.is_empty() => None,
        Tie::Subtotal if tied.iter().all(|other| *other > place) => Some("wins the tie"),
        Tie::Subtotal if tied.iter().any(|other| *other < place) => Some("loses the tie"),
        _ => Some("shares the place"),
    }
}

fn breakdown(view: &View, who: &Who) -> Html {
    let Some(result) = &view.result else { return html! {} };
    html! {
        <>
            { count(view, who, result) }
            <h3 class="fk-open">{ "Hands at the end" }</h3>
            { hands(view, who) }
            { pile(view) }
        </>
    }
}

fn count(view: &View, who: &Who, result: &FinalTable) -> Html {
    let seats: Vec<Seat> = Seat::all(view.setup.seats).collect();
    let line = |title: Html, key: String, value: &dyn Fn(Seat) -> Html| {
        let sum = matches!(key.as_str(), "Rows" | "Bonuses").then_some("fk-count__sum");
        html! {
            <tr {key} class={classes!(sum)}>
                <th scope="row">{ title }</th>
                for &seat in &seats { <td key={seat.index()}>{ value(seat) }</td> }
            </tr>
        }
    };
    let plain = |title: &'static str, sums: &Seats<u32>| {
        line(html! { title }, title.to_owned(), &|seat| html! { sums[seat] })
    };
    let bonuses = result.totals.map(|seat, _| result.bonus(seat));
    html! {
        <table class="sheet fk-count" data-seats={view.setup.seats.to_string()}>
            <thead>
                <tr>
                    <th scope="col">{ "Count" }</th>
                    for &seat in &seats {
                        <th key={seat.index()} scope="col">
                            <span class="fk-owner">
                                { chip(&who.0[seat], "sm") }
                                <span class="fk-owner__name">{ who.name(seat) }</span>
                            </span>
                        </th>
                    }
                </tr>
            </thead>
            <tbody>
                for product in Product::ALL {
                    { line(product_head(product), product.name().to_owned(), &|seat| entry(view, product, seat)) }
                }
                { plain("Rows", &result.subtotals) }
                for (index, bonus) in result.bonuses.iter().enumerate() {
                    { line(why(bonus, who), format!("bonus {index}"), &|seat| gain(bonus.points(seat))) }
                }
                { plain("Bonuses", &bonuses) }
            </tbody>
            <tfoot>{ plain("Total", &result.totals) }</tfoot>
        </table>
    }
}

fn product_head(product: Product) -> Html {
    html! {
        <span class="row">{ icon(look(product).art) }<span class="t">{ look(product).title }</span></span>
    }
}

fn entry(view: &View, product: Product, seat: Seat) -> Html {
    match view.sheet[seat][product.index()] {
        Some(points) => html! { points },
        None => html! { <span class="open">{ "–" }<span class="sr">{ "empty" }</span></span> },
    }
}

fn gain(points: u32) -> Html {
    match points {
        0 => html! { <span class="open" aria-hidden="true">{ "·" }</span> },
        _ => html! { <span class="fk-gain">{ format!("+{points}") }</span> },
    }
}

/// What a bonus is for.
fn why(bonus: &Bonus, who: &Who) -> Html {
    match bonus {
        Bonus::Finisher { .. } => html! { "First to fill a column" },
        Bonus::Row { product, entry, seats, .. } => {
            let shared = match seats.len() {
                1 => String::new(),
                _ => format!(", shared by {}", who.names(seats)),
            };
            html! { format!("Best {product}: {entry}{shared}") }
        }
    }
}

fn hands(view: &View, who: &Who) -> Html {
    html! {
        <ul class="fk-hands__list">
            for seat in Seat::all(view.setup.seats) {
                <li key={seat.index()} class="fk-hands__one">
                    { chip(&who.0[seat], "sm") }
                    <span class="fk-hands__name">
                        <b>{ who.name(seat) }</b>{ format!(" {}", words::cards(view.hands[seat].count())) }
                    </span>
                    { tins(faces(view, seat)) }
                </li>
            }
        </ul>
    }
}

fn pile(view: &View) -> Html {
    let Some(order) = &view.pile_order else { return html! {} };
    html! {
        <details class="fk-order">
            <summary>{ format!("The {} left in the draw pile, from the top", words::cards(view.pile)) }</summary>
            <ol class="tins">
                for (index, card) in order.iter().enumerate() {
                    <li key={index}>{ card_face(*card, Size::Small) }</li>
                }
            </ol>
        </details>
    }
}
