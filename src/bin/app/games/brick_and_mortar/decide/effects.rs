//! A store asks: how many cubes, how many free items, cubes or points.
use high_street::games::brick_and_mortar::{
    Action, Ask, Craft, EffectPrompt, Item, Position, StoreId,
};
use yew::prelude::*;

use super::super::counter::choice;
use super::super::habit::habitual;
use super::super::store::StoreName;
use super::super::words;
use super::{effect_cards, effect_lots};
use crate::counter::{Counter, Dial, Offer};
use crate::face::Scene;
use crate::words::capital;

pub fn effect(scene: &Scene<Position>, prompt: &EffectPrompt) -> Counter<Action> {
    let counter = asked(scene, prompt);
    let first = prompt.first.iter().map(|store| {
        Offer::new(format!("{store} first"), "i-next", Action::First(*store))
            .stakes("There may not be enough for both.")
    });
    Counter { more: counter.more.iter().cloned().chain(first).collect(), ..counter }
}

fn asked(scene: &Scene<Position>, prompt: &EffectPrompt) -> Counter<Action> {
    match &prompt.ask {
        Ask::Produce { item, most, pay } => produce(scene, prompt, *item, *most, *pay),
        Ask::Take { item, most, from_dock } => take(scene, prompt, *item, *most, *from_dock),
        Ask::Craft { item, most, points } => craft(scene, prompt, *item, *most, *points),
        Ask::Discard { count } => effect_cards::discard(scene, prompt, *count),
        Ask::PlayLate { demand } => effect_cards::late_card(scene, prompt, *demand),
        Ask::Move { from, surplus, room } => {
            effect_lots::move_items(scene, prompt, (from, *surplus, room))
        }
        Ask::BuySurplus { item, price, room, from } => {
            effect_lots::buy_surplus(scene, prompt, (*item, *price, *room), from)
        }
        Ask::Pawn { items, points } => effect_lots::pawn(scene, prompt, (items, *points)),
    }
}

/// Which store asks, and its own words.
pub fn asking(store: StoreId) -> Html {
    html! {
        <>
            <h3 class="bm-title"><StoreName {store} /></h3>
            <p class="bm-rule">{ store.card().text() }</p>
        </>
    }
}

/// A number from nothing to the limit.
fn amount(
    scene: &Scene<Position>,
    prompt: &EffectPrompt,
    label: String,
    most: u32,
    offer: impl Fn(u32) -> (Offer<Action>, String),
) -> Counter<Action> {
    let count = scene.draft(prompt, "count", || most);
    let (primary, why) = offer(*count);
    Counter {
        body: html! {
            <>
                { asking(prompt.store) }
                <Dial {label} note={format!("at most {most}")} value={*count} least=0 {most} change={count.change()} refuse={scene.refuse.clone()} />
                { habitual(scene, prompt.store) }
            </>
        },
        primary: Some(primary),
        why,
        ..Counter::default()
    }
}

/// Factories and mills.
fn produce(
    scene: &Scene<Position>,
    prompt: &EffectPrompt,
    item: Item,
    most: u32,
    pay: u32,
) -> Counter<Action> {
    amount(scene, prompt, capital(&format!("{item} to the dock")), most, |count| {
        let paid = count * pay;
        let (label, art) = match count {
            0 => ("Produce nothing".to_owned(), "i-next"),
            some => (format!("Put {some} {item} on the dock for ${paid}"), "ph-supply"),
        };
        let why = format!(
            "${pay} each: {count} × ${pay} = ${paid}. Everybody may buy what lies on the dock."
        );
        (Offer::new(label, art, Action::Produce(count)), why)
    })
}

/// Free items.
fn take(
    scene: &Scene<Position>,
    prompt: &EffectPrompt,
    item: Item,
    most: u32,
    from_dock: bool,
) -> Counter<Action> {
    let why = if from_dock {
        "From the dock, onto the top shelf."
    } else {
        "From the general supply, onto the top shelf."
    };
    amount(scene, prompt, format!("Free {item}"), most, |count| {
        let (label, art) = match count {
            0 => ("Take nothing".to_owned(), "i-next"),
            some => (format!("Take {some} {item}, free"), "ph-stock"),
        };
        (Offer::new(label, art, Action::Take(count)), why.to_owned())
    })
}

/// Cubes to the dock, points, or nothing.
fn craft(
    scene: &Scene<Position>,
    prompt: &EffectPrompt,
    item: Item,
    most: u32,
    points: u32,
) -> Counter<Action> {
    let chosen = scene.draft(prompt, "chosen", || Craft::Points);
    let label = |craft: Craft| match craft {
        Craft::Nothing => "Nothing".to_owned(),
        Craft::Cubes(count) => format!("{count} {item} to the dock"),
        Craft::Points => format!("Gain {}", words::points(points)),
    };
    let options =
        [Craft::Points].into_iter().chain((1..=most).map(Craft::Cubes)).chain([Craft::Nothing]);
    Counter {
        body: html! {
            <>
                { asking(prompt.store) }
                <div class="bm-options" role="group" aria-label="Choose one">
                    { for options.map(|craft| choice(scene, *chosen == craft, html! { label(craft) }, Ok(chosen.choose(craft)))) }
                </div>
            </>
        },
        primary: Some(Offer::new(label(*chosen), "ph-supply", Action::Craft(*chosen))),
        why: "Points count at once and may change the turn order.".to_owned(),
        ..Counter::default()
    }
}
