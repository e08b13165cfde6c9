//! Nobody else wanted it: the auctioneer may have it for nothing.
use high_street::games::shopping_mall::{Action, FreePrompt, Position};
use yew::prelude::*;

use super::plain;
use crate::counter::{Counter, Offer};
use crate::face::Scene;
use crate::games::shopping_mall::{lot, words};

pub fn free(scene: &Scene<Position>, prompt: &FreePrompt) -> Counter<Action> {
    let name = words::shop(&scene.view, prompt.lot.premises);
    let idle = prompt.managers.iter().any(|offer| offer.abandons.is_none());
    let consequence = match &prompt.managers[..] {
        [] => "It joins your shop next door; its manager runs both.",
        _ if idle => "One of your free managers will run it.",
        _ => "All your managers work: taking it means leaving a shop.",
    };
    Counter {
        body: html! {
            <>
                <p class="sm-lead">{ format!("Nobody wants it. Take it for nothing? {consequence}") }</p>
                { lot::lot(&scene.view, &scene.who, &prompt.lot) }
            </>
        },
        primary: Some(Offer::new(format!("Take {name}"), "i-check", Action::Free(true))),
        more: vec![Offer::new("Leave it", "i-x", Action::Free(false)).key('x')],
        why: consequence.to_owned(),
        ..plain(scene, prompt.seat)
    }
}
