//! The whole table of the shopkeeper: board, back room, actions.
use gloo::utils::{document, window};
use high_street::games::supermarche::{Action, Choice, Position, Prompt, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::actions::Actions;
use super::backroom::BackRoom;
use super::board::Board;
use super::draft::{Deed, Draft, Pick, key, primary, use_draft};
use super::fill::fill;
use super::hint::{Hint, HintButton, note, use_hint};
use super::keys::Key;
use super::words;
use crate::face::Scene;
use crate::parts::{Dialog, use_keys, use_travel};

#[derive(Properties, PartialEq)]
pub struct PlayProps {
    pub scene: Scene<Position>,
    pub seat: Seat,
}

#[component]
pub fn Play(PlayProps { scene, seat }: &PlayProps) -> Html {
    let Scene { view, act, refuse, role, .. } = scene;
    let decides = role.decides().is_some();
    use_travel(view.clone());
    let (draft, pick) = use_draft(view);
    let (hint, ask) = use_hint(scene, *seat);
    let now = view.clone();
    use_effect_with(key(view), move |_| bring_into_sight(&now));
    use_effect_with(matches!(hint, Hint::Said(..)), |said| {
        if *said {
            keep_in_sight();
        }
    });
    let go = {
        let (scene, draft, pick) = (scene.clone(), draft.clone(), pick.clone());
        Callback::from(move |()| match primary(&scene.view, &draft).1 {
            Deed::Act(action) => scene.act.emit(action),
            Deed::Refuse(why) => scene.refuse.emit(why.into()),
            Deed::Ask => pick.emit(Pick::Asked(true)),
        })
    };
    use_keys(Key::named, {
        let (scene, draft, pick, go) = (scene.clone(), draft.clone(), pick.clone(), go.clone());
        Callback::from(move |key| {
            if decides {
                press(key, &scene, &draft, &pick, &go);
            }
        })
    });
    let acts = decides.then(|| act.clone());
    let advice = html! { <HintButton hint={hint.clone()} {ask} /> };
    html! {
        <>
            <Board {view} draft={draft.clone()} pick={decides.then(|| pick.clone())} act={acts.clone()}
                refuse={refuse.clone()} hint={note(view, &hint)} />
            <section class="tray" aria-label="Back room">
                <BackRoom {view} act={acts} refuse={refuse.clone()} />
            </section>
            <Actions {view} draft={draft.clone()} pick={pick.clone()} {go} refuse={refuse.clone()}
                undo={scene.undo.clone()} {advice} />
            { question(scene, &draft, &pick) }
        </>
    }
}

/// On a small screen the decision may lie elsewhere on the page: it comes with its question.
fn bring_into_sight(view: &View) {
    let place = match &view.prompt {
        Some(Prompt::FlipTwo | Prompt::Delivery(_)) | None => ".status",
        Some(Prompt::Stocking(_)) => ".sm-store",
        Some(_) => ".roll",
    };
    let Ok(Some(element)) = document().query_selector(place) else { return };
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(0.0);
    let top = element.get_bounding_client_rect().top();
    if top < 0.0 || top > height / 2.0 {
        element.scroll_into_view();
    }
}

/// A hint pushes the choices down: the last of them stays in sight, and the hint before all.
fn keep_in_sight() {
    let find = |what| document().query_selector(what).ok().flatten();
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(0.0);
    let bounds = find(".board").map(|board| board.get_bounding_client_rect());
    let (top, bottom) =
        bounds.map_or((0.0, height), |board| (board.top().max(0.0), board.bottom().min(height)));
    if let Some(choice) = find(".roll > .choice:not(:has(~ .choice))")
        && choice.get_bounding_client_rect().bottom() > bottom
    {
        choice.scroll_into_view_with_bool(false);
    }
    let Some(note) = find(".sm-note--hint") else { return };
    let place = note.get_bounding_client_rect();
    if place.top() < top || place.bottom() > bottom {
        note.scroll_into_view();
    }
}

fn press(
    key: Key,
    scene: &Scene<Position>,
    draft: &Draft,
    pick: &Callback<Pick>,
    go: &Callback<()>,
) {
    match (key, &scene.view.prompt) {
        (Key::Go, _) => go.emit(()),
        (Key::No, Some(Prompt::Resolve(_))) => pick.emit(Pick::Reading(Choice::Normal)),
        (Key::Coupon, Some(Prompt::Resolve(_))) => pick.emit(Pick::Reading(Choice::Coupon)),
        (Key::Yes, Some(Prompt::SaleOffer(_))) => pick.emit(Pick::Offer(true)),
        (Key::No, Some(Prompt::SaleOffer(_))) => pick.emit(Pick::Offer(false)),
        (Key::Slot(slot), Some(Prompt::FlipTwo)) => pick.emit(Pick::Slot(slot)),
        (Key::Slot(slot), Some(Prompt::Choose(callers)))
            if callers.iter().any(|one| one.slot == slot) =>
        {
            pick.emit(Pick::Slot(slot));
        }
        (Key::Slot(slot), Some(Prompt::AfterTrip(after))) if after.face_down.contains(&slot) => {
            pick.emit(Pick::Slot(slot));
        }
        (Key::Fill, _) => fill(&scene.view, draft, &scene.act, pick, &scene.refuse),
        (Key::Restock, Some(Prompt::Roll(roll))) => {
            restock(roll.restock.refusal, scene, draft, pick);
        }
        (Key::Restock, Some(Prompt::AfterTrip(after))) => {
            restock(after.restock.refusal, scene, draft, pick);
        }
        _ => {}
    }
}

fn restock(
    refusal: Option<high_street::games::supermarche::Illegal>,
    scene: &Scene<Position>,
    draft: &Draft,
    pick: &Callback<Pick>,
) {
    match refusal {
        Some(why) => scene.refuse.emit(why.to_string().into()),
        None => pick.emit(Pick::Restock(draft.restock.is_none())),
    }
}

/// A restock that loses the game is legal, but nobody should do it by mistake.
fn question(scene: &Scene<Position>, draft: &Draft, pick: &Callback<Pick>) -> Html {
    let (true, Some(moves), Some(Prompt::Roll(roll))) =
        (draft.asked, draft.restock, &scene.view.prompt)
    else {
        return html! {};
    };
    let close = pick.reform(|()| Pick::Asked(false));
    let lose = scene.act.reform(move |_: MouseEvent| Action::RestockDuring(moves));
    html! {
        <Dialog title="Close the shop for good?" on_close={close.clone()}>
            <div class="stack">
                <p>
                    { format!("The penalty of ${} leaves {}. Below $0 the game is lost at once.",
                        roll.restock.penalty, words::money(roll.restock.money_after)) }
                </p>
                <div class="row wrap">
                    <button type="button" class="btn" data-first="" onclick={close.reform(|_: MouseEvent| ())}>{ "Cancel" }</button>
                    <button type="button" class="btn btn--bad" onclick={lose}>{ "Restock and lose the game" }</button>
                </div>
            </div>
        </Dialog>
    }
}
