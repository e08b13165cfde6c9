//! The score sheet, always whole.
use high_street::games::fiasko::{Product, Shown, View};
use high_street::table::{Seat, Seats};
use yew::prelude::*;

use super::cards::look;
use super::shown::is_fresh;
use crate::face::Who;
use crate::parts::{chip, icon};

/// `mine` is the seat whose column is tinted.
pub fn sheet(view: &View, who: &Who, mine: Option<Seat>) -> Html {
    let seats: Vec<Seat> = Seat::all(view.setup.seats).collect();
    let tint = |seat: Seat| (mine == Some(seat)).then_some("mine");
    html! {
        <section class="panel fk-right" aria-label="Score sheet">
            <div class="panel__head">
                <h2>{ "Score sheet" }</h2>
                <p>{ "Best in a row: 30 at the end. First to fill a column: 20." }</p>
            </div>
            <table class="sheet fk-sheet" data-seats={view.setup.seats.to_string()}>
                <thead>
                    <tr>
                        <th scope="col">{ "Product" }</th>
                        for &seat in &seats {
                            <th key={seat.index()} scope="col" class={classes!(tint(seat))}>
                                { owner(who, seat) }
                            </th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for product in Product::ALL {
                        { row(view, product, mine) }
                    }
                </tbody>
                <tfoot>
                    for (title, sums) in sums(view) {
                        <tr key={title}>
                            <th scope="row">{ title }</th>
                            for (seat, sum) in sums.iter() {
                                <td key={seat.index()} class={classes!(tint(seat))}>{ *sum }</td>
                            }
                        </tr>
                    }
                </tfoot>
            </table>
        </section>
    }
}

/// The head of a column: a chip, and the name where there is room for it.
pub fn owner(who: &Who, seat: Seat) -> Html {
    html! {
        <span class="fk-owner">
            { chip(&who.0[seat], "sm") }
            <span class="fk-owner__name">{ who.name(seat) }</span>
        </span>
    }
}

fn row(view: &View, product: Product, mine: Option<Seat>) -> Html {
    let (_, leaders) = view.leaders(product);
    let cell = |seat: Seat| {
        let tint = (mine == Some(seat)).then_some("mine");
        let new = is_new(view, seat, product).then_some("is-new");
        match view.sheet[seat][product.index()] {
            None => html! { <td key={seat.index()} class={classes!(tint, "open")}>{ "open" }</td> },
            Some(entry) if leaders.contains(&seat) => html! {
                <td key={seat.index()} class={classes!(tint, "best", new)}>
                    { entry }<span class="sr">{ ", best in this row" }</span>
                </td>
            },
            Some(entry) => {
                html! { <td key={seat.index()} class={classes!(tint, new)}>{ entry }</td> }
            }
        }
    };
    html! {
        <tr key={product.name()}>
            <th scope="row">
                <span class="row">
                    { icon(look(product).art) }
                    <span class="t">{ look(product).title }</span>
                </span>
            </th>
            for seat in Seat::all(view.setup.seats) { { cell(seat) } }
        </tr>
    }
}

/// Rows, bonuses and totals: as they stand while the game runs, then as they are counted.
fn sums(view: &View) -> Vec<(&'static str, Seats<u32>)> {
    let rows = Seats::from_fn(view.setup.seats, |seat| view.subtotal(seat));
    match &view.result {
        None => vec![
            ("Rows", rows),
            ("Bonus so far", Seats::from_fn(view.setup.seats, |seat| view.bonus_so_far(seat))),
            ("Total so far", Seats::from_fn(view.setup.seats, |seat| view.so_far(seat))),
        ],
        Some(result) => vec![
            ("Rows", rows),
            ("Bonus", result.totals.map(|seat, _| result.bonus(seat))),
            ("Total", result.totals.clone()),
        ],
    }
}

fn is_new(view: &View, seat: Seat, product: Product) -> bool {
    let scored = matches!(&view.shown,
        Some(Shown::Scored { seat: by, product: what, .. }) if *by == seat && *what == product);
    scored && is_fresh(view)
}
