//! Two own managers change places: one is dragged onto the other, both are pressed, or a swap in the list.
use high_street::games::shopping_mall::{ActPrompt, Action, Manager, Position, SwapOffer};
use yew::prelude::*;

use super::{LAST_ACTION, plain, row};
use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;
use crate::games::shopping_mall::look::manager;
use crate::games::shopping_mall::pick::{Pick, swap_of};
use crate::games::shopping_mall::{staff, words};

pub fn swap(scene: &Scene<Position>, prompt: &ActPrompt, pick: &Draft<Pick>) -> Counter<Action> {
    let hue = scene.who.0[prompt.seat].hue;
    let chosen = match &**pick {
        Pick::Pair(pair) => swap_of(prompt, *pair),
        _ => None,
    };
    let last = if prompt.actions_left == 1 { LAST_ACTION } else { "" };
    let primary = match chosen {
        Some(offer) => {
            let [one, other] = offer.managers;
            let label = format!("Swap {one} and {other}");
            Offer::new(label, "ph-swap", Action::Swap(one, other)).stakes(last)
        }
        None => Offer::blocked(
            "Choose two managers",
            "ph-swap",
            "Drag one manager onto another, or press two of them.",
        ),
    };
    let offers: Vec<(&SwapOffer, Offer<Action>)> =
        prompt.swaps.iter().flatten().map(|found| (found, offer(pick, found, chosen))).collect();
    let figures = Manager::ALL.map(|manager| figure(scene, prompt, pick, manager));
    Counter {
        body: html! {
            <>
                <p class="sm-lead">{ "Drag one manager onto another, press two of them, or take a swap from the list:" }</p>
                <ul class="sm-staff" data-seat={hue.number().to_string()} aria-label="Managers">{ for figures }</ul>
                <div class="sm-rows" data-seat={hue.number().to_string()}>
                    for (found, offer) in &offers {
                        { row(scene, offer, found.managers.map(manager).into_iter().collect(), html! { effects(scene, found) }, html! {}) }
                    }
                </div>
            </>
        },
        primary: Some(primary),
        inside: offers.into_iter().map(|(_, offer)| offer).collect(),
        ..plain(scene, prompt.seat)
    }
}

/// A manager who can be pressed, dragged, and be dragged onto.
fn figure(
    scene: &Scene<Position>,
    prompt: &ActPrompt,
    pick: &Draft<Pick>,
    manager: Manager,
) -> Html {
    let on = pick.managers().contains(&manager);
    let pressed = match &**pick {
        Pick::One(one) | Pick::Dragged(one) if *one == manager => Pick::Kind(pick.kind()),
        Pick::One(one) | Pick::Dragged(one) => together(prompt, *one, manager),
        _ => Pick::One(manager),
    };
    let offer: Offer<Action> = Offer::choosing("", "", pick.choose(pressed));
    let (leaves, comes) = (pick.change(), pick.change());
    let dragged = match &**pick {
        Pick::Dragged(one) if *one != manager => Some(together(prompt, *one, manager)),
        _ => None,
    };
    // A finger holds on to what it touched first, unless it is told not to.
    let onpointerdown = Callback::from(|event: PointerEvent| {
        if let Some(touched) = event.target_dyn_into::<web_sys::Element>() {
            let _ = touched.release_pointer_capture(event.pointer_id());
        }
    });
    let onpointerleave = Callback::from(move |event: PointerEvent| {
        if event.buttons() == 1 {
            leaves.emit(Pick::Dragged(manager));
        }
    });
    let onpointerup = Callback::from(move |_: PointerEvent| {
        if let Some(pair) = &dragged {
            comes.emit(pair.clone());
        }
    });
    html! {
        <li key={manager.index()}>
            <button type="button" class={classes!("sm-figure", on.then_some("is-on"))} aria-pressed={on.to_string()}
                onclick={scene.on_press(offer)} {onpointerdown} {onpointerleave} {onpointerup}>
                { staff::figure(&scene.view, prompt.seat, manager) }
            </button>
        </li>
    }
}

/// Both of them, if they can change places; two who are free cannot.
fn together(prompt: &ActPrompt, one: Manager, other: Manager) -> Pick {
    let pair = [one.min(other), one.max(other)];
    if swap_of(prompt, pair).is_some() { Pick::Pair(pair) } else { Pick::One(other) }
}

fn offer(pick: &Draft<Pick>, found: &SwapOffer, chosen: Option<&SwapOffer>) -> Offer<Action> {
    let [one, other] = found.managers.map(words::title);
    let choose = pick.choose(Pick::Pair(found.managers));
    Offer::choosing(format!("{one} and {other}"), "", choose).chosen(chosen == Some(found))
}

/// "coffee 3: next 400 instead of 300".
fn effects(scene: &Scene<Position>, found: &SwapOffer) -> String {
    let each = found.effects.iter().map(|effect| {
        let shop = words::shop(&scene.view, effect.shop);
        format!("{shop}: next {} instead of {}", effect.next_after, effect.next_before)
    });
    each.collect::<Vec<_>>().join("; ")
}
