//! One store of several: the draft, and January's Starting Store.
use high_street::games::brick_and_mortar::{Action, KeepPrompt, Position, StartPrompt, StoreId};
use yew::prelude::*;

use super::super::counter::choice;
use super::super::store::StoreCard;
use super::sealed;
use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;

pub fn keep(scene: &Scene<Position>, prompt: &KeepPrompt) -> Counter<Action> {
    let chosen = scene.draft(prompt, "chosen", || match sealed(&scene.view) {
        Some(Action::Keep(store)) => Some(*store),
        _ => None,
    });
    let why = "The other cards go to the player on the left.";
    pick(scene, &prompt.packet, &chosen, ("Keep", why), Action::Keep)
}

pub fn start(scene: &Scene<Position>, prompt: &StartPrompt) -> Counter<Action> {
    let chosen = scene.draft(prompt, "chosen", || None);
    let why = "It stands in slot 1, with full shelves.";
    pick(scene, &prompt.stores, &chosen, ("Open", why), Action::Start)
}

fn pick(
    scene: &Scene<Position>,
    stores: &[StoreId],
    chosen: &Draft<Option<StoreId>>,
    (verb, why): (&str, &str),
    action: fn(StoreId) -> Action,
) -> Counter<Action> {
    let primary = match **chosen {
        Some(store) => Offer::new(format!("{verb} {store}"), "i-check", action(store)),
        None => Offer::blocked("Choose a store", "i-check", "Choose one of the stores first."),
    };
    Counter {
        body: html! {
            <>
                <h3 class="bm-title">{ format!("{verb} one of these") }</h3>
                <div class="pubrow">
                    for &store in stores {
                        <StoreCard key={store.to_string()} {store} class={classes!((**chosen == Some(store)).then_some("is-chosen"))}>
                            { choice(scene, **chosen == Some(store), html! { <>{ "Choose" }<span class="sr">{ format!(" {store}") }</span></> },
                                Ok(chosen.choose(Some(store)))) }
                        </StoreCard>
                    }
                </div>
            </>
        },
        primary: Some(primary),
        why: why.to_owned(),
        wide: true,
        ..Counter::default()
    }
}
