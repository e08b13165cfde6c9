//! Two own managers change places.
use high_street::games::shopping_mall::{ActPrompt, Action, Manager, Position, SwapOffer};
use yew::prelude::*;

use super::{plain, row};
use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;
use crate::games::shopping_mall::look::manager;
use crate::games::shopping_mall::pick::{Pick, swap_of};
use crate::games::shopping_mall::{staff, words};

pub fn swap(
    scene: &Scene<Position>,
    prompt: &ActPrompt,
    pick: &Draft<Pick>,
    chosen: Option<[Manager; 2]>,
) -> Counter<Action> {
    let hue = scene.who.0[prompt.seat].hue;
    let found = chosen.and_then(|pair| swap_of(prompt, pair));
    let primary = match found {
        Some(offer) => {
            let [one, other] = offer.managers;
            Offer::new(format!("Swap {one} and {other}"), "ph-swap", Action::Swap(one, other))
        }
        None => Offer::blocked("Choose two managers", "ph-swap", "Press one of the swaps first."),
    };
    let offers: Vec<(&SwapOffer, Offer<Action>)> =
        prompt.swaps.iter().flatten().map(|found| (found, offer(pick, found, chosen))).collect();
    Counter {
        body: html! {
            <>
                { staff::staff(&scene.view, prompt.seat, hue) }
                <div class="sm-rows" data-seat={hue.number().to_string()}>
                    for (found, offer) in &offers {
                        { row(scene, offer, found.managers.map(manager).into_iter().collect(), &effects(scene, found), html! {}) }
                    }
                </div>
            </>
        },
        primary: Some(primary),
        inside: offers.into_iter().map(|(_, offer)| offer).collect(),
        ..plain(scene, prompt.seat)
    }
}

fn offer(pick: &Draft<Pick>, found: &SwapOffer, chosen: Option<[Manager; 2]>) -> Offer<Action> {
    let [one, other] = found.managers.map(words::title);
    let choose = pick.choose(Pick::Pair(found.managers));
    Offer::choosing(format!("{one} and {other}"), "", choose).chosen(chosen == Some(found.managers))
}

/// "coffee 3: next 400 instead of 300".
fn effects(scene: &Scene<Position>, found: &SwapOffer) -> String {
    let each = found.effects.iter().map(|effect| {
        let shop = words::shop(&scene.view, effect.shop);
        format!("{shop}: next {} instead of {}", effect.next_after, effect.next_before)
    });
    each.collect::<Vec<_>>().join("; ")
}
