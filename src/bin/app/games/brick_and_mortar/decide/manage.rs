//! Close stores, open the bought one, then done.
use high_street::games::brick_and_mortar::{
    Action, CloseOffer, Position, Prompt, SlotBonus, StoreId,
};
use yew::prelude::*;

use super::super::counter::{Choices, Counter, Press};
use super::super::store::{StoreCard, StoreName};
use super::super::words;
use super::{AskProps, set};
use crate::face::Scene;
use crate::parts::Dialog;

#[component]
pub fn Manage(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let closing = use_state(|| None::<CloseOffer>);
    let Prompt::Manage { bought, cannot_open, open_points, close } = prompt else {
        return html! {};
    };
    let slot = scene.view.players[*seat].building.len() + 1;
    let choices = match (bought, cannot_open) {
        (Some(store), None) => Choices {
            primary: Press::new(format!("Open {store} in slot {slot}"), "ph-build", Action::Open),
            more: vec![give_up(*store)],
            why: match words::gained(open_points) {
                0 => "Its shelves begin empty.".to_owned(),
                _ => format!("Opening it gains {}.", words::gains(open_points)),
            },
        },
        (Some(store), Some(why)) => Choices {
            primary: Press::blocked(format!("Open {store}"), "ph-build", why.to_string()),
            more: vec![give_up(*store)],
            why: why.to_string(),
        },
        (None, _) => Choices::only(
            Press::new("Done building", "i-check", Action::Done),
            "Then the next player builds.",
        ),
    };
    html! {
        <Counter scene={scene.clone()} seat={*seat} {choices}>
            if let Some(store) = bought {
                <h3 class="bm-title">{ "Bought, not open yet" }</h3>
                <StoreCard store={*store} at="bought" />
            }
            <h3 class="bm-title">{ "Close a store" }</h3>
            <ul class="bm-rows">{ for close.iter().map(|offer| close_line(scene, offer, &closing)) }</ul>
            if let Some(offer) = &*closing { { question(scene, offer, set(&closing).reform(|()| None)) } }
        </Counter>
    }
}

fn give_up(store: StoreId) -> Press {
    Press::new(format!("Done: give {store} up"), "i-next", Action::Done)
        .asking(vec![format!("{store} leaves the game; the money is not returned.")])
}

fn close_line(
    scene: &Scene<Position>,
    offer: &CloseOffer,
    closing: &UseStateHandle<Option<CloseOffer>>,
) -> Html {
    let onclick = if let Some(why) = &offer.refusal {
        let why = why.to_string();
        scene.refuse.reform(move |_: MouseEvent| why.clone().into())
    } else {
        let offer = offer.clone();
        set(closing).reform(move |_: MouseEvent| Some(offer.clone()))
    };
    html! {
        <li key={offer.store.to_string()} class="bm-line">
            <StoreName store={offer.store} />
            <button type="button" class="btn bm-choose" aria-disabled={offer.refusal.is_some().then_some("true")} {onclick}>
                <span class="sr">{ format!("{}: ", offer.store) }</span>
                { if offer.refusal.is_some() { "opened this month" } else { "Close …" } }
            </button>
        </li>
    }
}

const fn lost_bonus(bonus: SlotBonus) -> &'static str {
    match bonus {
        SlotBonus::Redraw => {
            "Without a third store no Market Cards can be redrawn, until another store opens."
        }
        SlotBonus::ExtraCard => {
            "Without a fourth store there is no third Market Card to play, until another store opens."
        }
    }
}

/// Closing is final, so it is asked whatever the settings say: the button is not the primary one.
fn question(scene: &Scene<Position>, offer: &CloseOffer, close: Callback<()>) -> Html {
    let store = offer.store;
    let points = match words::gained(&offer.points) {
        0 => "It gains no points.".to_owned(),
        _ => format!("It gains {}.", words::gains(&offer.points)),
    };
    let yes = {
        let (act, close) = (scene.act.clone(), close.clone());
        Callback::from(move |_: MouseEvent| {
            close.emit(());
            act.emit(Action::Close(store));
        })
    };
    html! {
        <Dialog title={format!("Close {store}?")} on_close={close.clone()} class="bm-ask">
            <p>{ format!("Its items go back to the general supply: {}. {points} The card leaves the game and the stores to its right move one slot left.",
                words::goods(&offer.lost)) }</p>
            if let Some(bonus) = offer.bonus { <p>{ lost_bonus(bonus) }</p> }
            <div class="bm-ask__choice">
                <button type="button" class="btn" data-first="true" onclick={close.reform(|_: MouseEvent| ())}>{ "Cancel" }</button>
                <button type="button" class="btn btn--primary" onclick={yes}>{ format!("Close {store}") }</button>
            </div>
        </Dialog>
    }
}
