//! Cubes from the box into stock, one by one: the delivery of a Stock job, and the goods of Floor.
use high_street::games::on_shelf::{
    Action, Brand, FloorPrompt, FloorSymbol, Position, Source, StockPrompt, StockSpace,
};
use yew::prelude::*;

use super::finish::{earns, fill_up_or_finish};
use super::palette::{Palette, palette};
use super::{Decision, ask};
use crate::counter::{Counter, Offer};
use crate::face::Scene;
use crate::games::on_shelf::pieces::symbol;
use crate::games::on_shelf::words;

pub fn stock(scene: &Scene<Position>, prompt: &StockPrompt) -> Decision {
    let StockPrompt { seat, category, quota, left, placements, fill_up, finish: done, whole } =
        prompt;
    let Palette { marks, body, offers } = palette(scene, *seat, placements);
    let body = html! {
        <>
            { countdown(*left, &format!("{category} left of {quota}"), earns(done, Source::Stock)) }
            { body }
        </>
    };
    let heading = format!("{} stocks {category}", scene.who.name(*seat));
    let counter =
        Counter { inside: offers, more: vec![up(fill_up)], ..ask(scene, *seat, heading, body) };
    let counter = fill_up_or_finish(scene, *seat, done, whole, counter);
    Decision { counter, marks }
}

pub fn floor(scene: &Scene<Position>, prompt: &FloorPrompt) -> Decision {
    let FloorPrompt { seat, customer, symbols, placements, fill_up, finish: done, whole } = prompt;
    let Palette { marks, body, offers } = palette(scene, *seat, placements);
    let body = html! {
        <>
            <ol class="os-fetch" aria-label={format!("Goods for the {}", customer.name())}>
                { for symbols.iter().map(fetched) }
            </ol>
            { body }
        </>
    };
    let heading = format!("{} fetches goods for the {}", scene.who.name(*seat), customer.name());
    let counter =
        Counter { inside: offers, more: vec![up(fill_up)], ..ask(scene, *seat, heading, body) };
    let counter = fill_up_or_finish(scene, *seat, done, whole, counter);
    Decision { counter, marks }
}

fn fetched(FloorSymbol { item, placed, fails }: &FloorSymbol) -> Html {
    let word = match placed {
        Some((brand, space)) => format!("{brand} in {}", words::stock(*space)),
        None if *fails => "cannot be placed".to_owned(),
        None => "to be placed".to_owned(),
    };
    html! { <li>{ symbol(*item) }<span>{ word }</span></li> }
}

/// What is left counts down in large figures.
pub fn countdown(left: u32, what: &str, bonus: bool) -> Html {
    html! {
        <p class="os-left">
            <b>{ left }</b><span>{ what }</span>
            <span class={classes!("os-left__bonus", bonus.then_some("is-won"))}>
                { if bonus { "+1 earned for a missing colour" } else { "+1 for a missing colour" } }
            </span>
        </p>
    }
}

fn up(fill_up: &[(Brand, StockSpace)]) -> Offer<Action> {
    fill_offer(fill_up.iter().map(|(brand, _)| *brand).collect())
}

/// All that is left, by the rule of the house.
pub fn fill_offer(brands: Vec<Brand>) -> Offer<Action> {
    match brands.len() {
        0 => Offer::blocked("Fill up", "os-fill", "Nothing is left that could be done."),
        count => Offer::new(format!("Fill up: {count} more"), "os-fill", Action::FillUp)
            .stakes(words::cubes(brands)),
    }
    .key('f')
}
