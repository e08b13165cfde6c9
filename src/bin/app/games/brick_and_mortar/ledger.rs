//! Everybody's items and free places of every type, and whether they would have to be fought for.
use std::rc::Rc;

use high_street::games::brick_and_mortar::{Contest, Item, View};
use yew::prelude::*;

use super::words::look;
use crate::face::{Seen, Who};
use crate::parts::{chip, icon};

#[derive(Properties, PartialEq)]
pub struct LedgerProps {
    pub view: Seen<View>,
    pub who: Rc<Who>,
}

#[component]
pub fn Ledger(LedgerProps { view, who }: &LedgerProps) -> Html {
    let held = Item::ALL.map(|item| view.held(item));
    let rooms = Item::ALL.map(|item| view.rooms(item));
    html! {
        <section class="panel" aria-label="Room and goods">
            <div class="panel__head"><h2>{ "Room and goods" }</h2><p>{ "Items on the shelves, and behind the plus the free places" }</p></div>
            <table class="sheet bm-count bm-ledger">
                <thead>
                    <tr>
                        <td></td>
                        for item in Item::ALL {
                            <th key={item.name()} scope="col">{ icon(look(item).art) }<span>{ look(item).title }</span></th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for &seat in &view.order {
                        <tr key={seat.index()}>
                            <th scope="row"><span class="bm-owner">{ chip(&who.0[seat], "sm") }{ who.name(seat) }</span></th>
                            for item in Item::ALL {
                                <td key={item.name()}>{ amount(held[item as usize][seat], rooms[item as usize][seat]) }</td>
                            }
                        </tr>
                    }
                    { row("All", |item| amount(held[item as usize].values().sum(), rooms[item as usize].values().sum())) }
                </tbody>
                <tbody>
                    { row("On the dock", |item| html! { { view.docks[item] } }) }
                    if view.floor.face_up {
                        { row("Wanted", |item| html! { { view.floor.boxes[item] } }) }
                        { row("To sell", |item| verdict(view.sale_contest(item), who)) }
                    } else {
                        { row("To stock", |item| verdict(view.supply_contest(item), who)) }
                    }
                    { row("General supply", |item| html! { { view.bank[item] } }) }
                </tbody>
            </table>
        </section>
    }
}

fn row(title: &'static str, cell: impl Fn(Item) -> Html) -> Html {
    html! {
        <tr key={title}>
            <th scope="row">{ title }</th>
            for item in Item::ALL { <td key={item.name()}>{ cell(item) }</td> }
        </tr>
    }
}

fn amount(held: u32, room: u32) -> Html {
    html! {
        <>
            { held }
            if room > 0 { <small>{ format!(" +{room}") }<span class="sr">{ " free" }</span></small> }
        </>
    }
}

/// In a word: the stage spells it out when the type is handled.
fn verdict(contest: Contest, who: &Who) -> Html {
    match contest {
        Contest::Nobody => html! { <span class="muted">{ "nobody" }</span> },
        Contest::Alone(seat) => html! { { format!("{} alone", who.name(seat)) } },
        Contest::Enough => html! { { "enough" } },
        Contest::Dials => html! { <b class="bm-ledger__fight">{ "dials" }</b> },
    }
}
