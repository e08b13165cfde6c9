//! Customers as cards: those who wait, from the left, and those in a hand.
use high_street::games::on_shelf::{
    CustomerId, How, Module, Position, SaleKind, Served, Sheet, View,
};
use yew::prelude::*;

use crate::face::Scene;
use crate::games::on_shelf::marks::{Marks, Spot};
use crate::games::on_shelf::pieces::{portrait, symbol, wanted};
use crate::games::on_shelf::words;
use crate::parts::icon;

pub fn line(scene: &Scene<Position>, marks: &Marks) -> Html {
    let view = &scene.view;
    let threatened = view.threatened();
    let cost =
        |customer| threatened.iter().find(|(other, _)| *other == customer).map(|(_, csi)| *csi);
    html! {
        <section class="panel os-line" aria-label="Customer line">
            <div class="panel__head">
                <h3>{ "Customer line" }</h3>
                <p>{ format!("{} to come in · {} gone out", view.entrance, view.exit.len()) }</p>
            </div>
            <ol class="os-cards os-cards--line">
                for (place, &customer) in view.line.iter().enumerate() {
                    <li key={customer.number()}>{ waiting(scene, marks, customer, place == 0, cost(customer)) }</li>
                }
            </ol>
            if let Some(module) = &view.module { { module_cards(module) } }
        </section>
    }
}

/// A customer of the line. `cost` is what the next rush hour of a team would lose with it now.
fn waiting(
    scene: &Scene<Position>,
    marks: &Marks,
    customer: CustomerId,
    next: bool,
    cost: Option<i32>,
) -> Html {
    let face = html! {
        <>
            { head(customer, Some(customer.total())) }
            <ol class="wish__list">
                for item in customer.symbols() {
                    <li>{ wanted(&scene.view.store, item) }<b>{ item.category.value() }</b></li>
                }
            </ol>
            if next { <p class="wish__next">{ "Next to be taken" }</p> }
            if let Some(csi) = cost { <p class="wish__threat">{ icon("os-rush") }{ format!("Rush: {}", words::gain(csi)) }</p> }
        </>
    };
    let class = classes!("card", "wish", "printed", next.then_some("wish--first"));
    match marks.press(Spot::Waiting(customer)) {
        Some(offer) => html! {
            <button type="button" class={classes!(class, "is-legal")} onclick={scene.on_press(offer.clone())}>
                { face }<span class="sr">{ &offer.label }</span>
            </button>
        },
        None => html! { <div {class}>{ face }</div> },
    }
}

fn head(customer: CustomerId, total: Option<u32>) -> Html {
    html! {
        <p class="wish__top">{ portrait(customer) }<span>{ words::narrow(customer.name()) }</span>
            if let Some(total) = total { <b><span class="sr">{ "worth " }</span>{ total }</b> }
        </p>
    }
}

/// The cards of the module lie open by the board all day, and are never pointed at.
fn module_cards(module: &Module) -> Html {
    let card = |title: &'static str, art: &'static str, customer: CustomerId| {
        html! {
            <div class="os-module__card">
                <p>{ icon(art) }{ title }</p>
                <span class="os-module__items">{ for customer.symbols().into_iter().map(symbol) }</span>
            </div>
        }
    };
    html! {
        <div class="os-module">
            { card("Temporary assortment", "os-season", module.assortment) }
            if let Some(age) = module.age {
                { card("Age control", "os-id", age) }
            }
        </div>
    }
}

/// A customer in hand: what each symbol would get at the Check Out now, and what it all would bring.
pub fn in_hand(view: &View, customer: CustomerId) -> Html {
    let sheet = view.quote(SaleKind::CheckOut, customer).ok();
    let ahead = view.quote(SaleKind::PreOrder, customer).ok();
    html! {
        <>
            { head(customer, None) }
            <ol class="wish__list wish__list--flat">
                for (place, item) in customer.symbols().into_iter().enumerate() {
                    <li>{ wanted(&view.store, item) }{ badge(sheet.as_ref(), place) }</li>
                }
            </ol>
            <p class="wish__worth">
                { worth("Check Out", sheet.as_ref()) }
                { worth("Pre-Order", ahead.as_ref()) }
                if view.team.is_none() { <span>{ "Evening " }<b>{ evening(view.evening(customer)) }</b></span> }
            </p>
        </>
    }
}

fn evening(served: Served) -> u32 {
    served.points()
}

fn worth(title: &'static str, sheet: Option<&Sheet>) -> Html {
    let total = sheet.map_or_else(|| "–".to_owned(), |sheet| sheet.total().to_string());
    html! { <span>{ title }{ " " }<b>{ total }</b></span> }
}

/// Where the bottle of a symbol would come from: never by colour alone.
fn badge(sheet: Option<&Sheet>, place: usize) -> Html {
    let bottle = sheet.and_then(|sheet| sheet.lines[place].bottle).map(|(_, how)| how);
    let (class, word) = match bottle {
        Some(How::Shelf) => ("badge badge--shelf", "shelf"),
        Some(How::Stock) => ("badge badge--stock", "stock"),
        Some(How::SimilarShelf | How::SimilarStock) => ("badge badge--similar", "similar"),
        None => ("badge badge--none", "none"),
    };
    html! { <small {class}>{ word }</small> }
}
