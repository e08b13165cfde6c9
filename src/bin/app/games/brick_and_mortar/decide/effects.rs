//! A store asks: how many cubes, how many free items, cubes or points.
use high_street::games::brick_and_mortar::{Action, Ask, Craft, Prompt, StoreId};
use yew::prelude::*;

use super::super::counter::{Choices, Counter, Press};
use super::super::habit::habitual;
use super::super::store::StoreName;
use super::super::words;
use super::effect_cards::{DiscardCards, LateCard};
use super::effect_lots::{MoveItems, PawnItems, SurplusItems};
use super::{AskProps, set};
use crate::counter::{Dial, use_draft};

#[component]
pub fn Effect(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let Prompt::Effect { ask, .. } = prompt else { return html! {} };
    let (scene, seat, prompt) = (scene.clone(), *seat, prompt.clone());
    match ask {
        Ask::Produce { .. } | Ask::Take { .. } => html! { <Amount {scene} {seat} {prompt} /> },
        Ask::Craft { .. } => html! { <Crafting {scene} {seat} {prompt} /> },
        Ask::Discard { .. } => html! { <DiscardCards {scene} {seat} {prompt} /> },
        Ask::PlayLate { .. } => html! { <LateCard {scene} {seat} {prompt} /> },
        Ask::Move { .. } => html! { <MoveItems {scene} {seat} {prompt} /> },
        Ask::BuySurplus { .. } => html! { <SurplusItems {scene} {seat} {prompt} /> },
        Ask::Pawn { .. } => html! { <PawnItems {scene} {seat} {prompt} /> },
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

/// Factories, mills, and free items: a number from nothing to the limit.
#[component]
fn Amount(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let most = match prompt {
        Prompt::Effect { ask: Ask::Produce { most, .. } | Ask::Take { most, .. }, .. } => *most,
        _ => 0,
    };
    let count = use_draft(&scene.drafts, *seat, prompt, "count", || most);
    let Prompt::Effect { store, ask, .. } = prompt else { return html! {} };
    let count_now = *count;
    let (label, primary, why) = match ask {
        Ask::Produce { item, pay, .. } => (
            format!("{item} to the dock"),
            match count_now {
                0 => Press::new("Produce nothing", "i-next", Action::Produce(0)),
                some => Press::new(
                    format!("Put {some} {item} on the dock for ${}", some * pay),
                    "ph-supply",
                    Action::Produce(some),
                ),
            },
            format!(
                "${pay} each: {count_now} × ${pay} = ${}. Everybody may buy what lies on the dock.",
                count_now * pay
            ),
        ),
        Ask::Take { item, from_dock, .. } => (
            format!("Free {item}"),
            match count_now {
                0 => Press::new("Take nothing", "i-next", Action::Take(0)),
                some => {
                    Press::new(format!("Take {some} {item}, free"), "ph-stock", Action::Take(some))
                }
            },
            if *from_dock {
                "From the dock, onto the top shelf."
            } else {
                "From the general supply, onto the top shelf."
            }
            .to_owned(),
        ),
        _ => return html! {},
    };
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(primary, why)}>
            { asking(*store) }
            <Dial {label} note={format!("at most {most}")} value={count_now} least=0 {most} change={set(&count)} refuse={scene.refuse.clone()} />
            { habitual(scene, *store) }
        </Counter>
    }
}

/// Cubes to the dock, points, or nothing.
#[component]
fn Crafting(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let chosen = use_draft(&scene.drafts, *seat, prompt, "chosen", || Craft::Points);
    let Prompt::Effect { store, ask: Ask::Craft { item, most, points }, .. } = prompt else {
        return html! {};
    };
    let label = |craft: Craft| match craft {
        Craft::Nothing => "Nothing".to_owned(),
        Craft::Cubes(count) => format!("{count} {item} to the dock"),
        Craft::Points => format!("Gain {}", words::points(*points)),
    };
    let options =
        [Craft::Points].into_iter().chain((1..=*most).map(Craft::Cubes)).chain([Craft::Nothing]);
    let press = Press::new(label(*chosen), "ph-supply", Action::Craft(*chosen));
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(press, "Points count at once and may change the turn order.")}>
            { asking(*store) }
            <div class="bm-options" role="group" aria-label="Choose one">
                { for options.map(|craft| html! {
                    <button key={label(craft)} type="button" class={classes!("btn", "bm-choose", (*chosen == craft).then_some("is-chosen"))}
                        aria-pressed={(*chosen == craft).to_string()} onclick={set(&chosen).reform(move |_: MouseEvent| craft)}>{ label(craft) }</button>
                }) }
            </div>
        </Counter>
    }
}
