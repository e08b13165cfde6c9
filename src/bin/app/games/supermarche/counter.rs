//! The back room as the counter of the shopkeeper, and every button of the present decision.
use high_street::games::supermarche::{Action, Choice, Position, Prompt, Restock, Slot, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::backroom::BackRoom;
use super::draft::{self, Draft, Pick, primary};
use super::hint::{self, Hint, HintButton};
use super::status::KEEPER;
use super::{fill, words};
use crate::counter::{Counter, Offer, Secrecy};
use crate::face::{Scene, Seen};

/// Plays an action as it is: a cube, a sale.
pub fn acts(scene: &Scene<Position>) -> Callback<Action> {
    scene.press.reform(|action| Offer::new(String::new(), "", action))
}

pub fn counter(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
    if let Some(before) = &scene.before {
        return while_rolling(scene, before);
    }
    let (draft, pick) = draft::of(scene);
    let (hint, ask) = hint::of(scene, seat);
    let Scene { view, refuse, .. } = scene;
    let busy = matches!(hint, Hint::Thinking(_));
    let decides = scene.role.decides().is_some();
    let plan = hint.plan();
    let offered = primary(view, &draft);
    let advised = offered.action().is_some_and(|action| plan.first() == Some(action));
    let offered = offered.advised(advised);
    let filling = fill::and_open(view, &acts(scene));
    let also =
        filling.is_some().then(|| Offer { label: "Open as it is".to_owned(), ..offered.clone() });
    let restock = restock(view, &draft, &pick, plan);
    Counter {
        heading: "Back room".to_owned(),
        secrecy: Secrecy::Open(""),
        body: html! {
            <BackRoom view={view.clone()} act={decides.then(|| acts(scene))} refuse={refuse.clone()} advised={plan.to_vec()} />
        },
        primary: decides.then(|| filling.unwrap_or(offered)),
        more: also.into_iter().chain(restock).filter(|_| decides).collect(),
        inside: keys(scene, &draft, &pick).into_iter().filter(|_| decides).collect(),
        aside: html! { if decides { <HintButton {busy} {ask} /> } },
        why: why(view),
        class: "tray--bare",
        ..Counter::default()
    }
}

/// The counter as it was; the large button waits for the dice.
fn while_rolling(scene: &Scene<Position>, before: &Seen<View>) -> Counter<Action> {
    let still = Scene { before: None, view: before.clone(), ..scene.clone() };
    let counter = counter(&still, scene.role.owner().unwrap_or(KEEPER));
    let waits =
        |offer: Offer<Action>| Offer::blocked(offer.label, offer.icon, "The dice are rolling.");
    Counter {
        primary: counter.primary.map(waits),
        more: counter.more.into_iter().map(waits).collect(),
        inside: Vec::new(),
        ..counter
    }
}

/// What the cards and choices on the board do, for their keys.
fn keys(scene: &Scene<Position>, draft: &Draft, pick: &Callback<Pick>) -> Vec<Offer<Action>> {
    let choose = |label: String, key: char, what: Pick| {
        Offer::choosing(label, "", pick.reform(move |()| what)).key(key)
    };
    let slots = |slots: Vec<Slot>| -> Vec<Offer<Action>> {
        let one = |slot: Slot| {
            let key = ['1', '2', '3', '4', '5'][slot.index()];
            choose(format!("Choose customer {}", slot.index() + 1), key, Pick::Slot(slot))
        };
        slots.into_iter().map(one).collect()
    };
    let offers = match &scene.view.prompt {
        Some(Prompt::FlipTwo) => slots(Slot::ALL.to_vec()),
        Some(Prompt::Choose(callers)) => slots(callers.iter().map(|one| one.slot).collect()),
        Some(Prompt::AfterTrip(after)) => slots(after.face_down.clone()),
        Some(Prompt::Resolve(_)) => vec![
            choose("Read the roll by number".to_owned(), 'n', Pick::Reading(Choice::Normal)),
            choose("Use the coupon".to_owned(), 'c', Pick::Reading(Choice::Coupon)),
        ],
        Some(Prompt::Rescue(_)) => vec![
            choose("Let the customer go".to_owned(), 'n', Pick::Reading(Choice::Normal)),
            choose("Use the coupon".to_owned(), 'c', Pick::Reading(Choice::Coupon)),
        ],
        Some(Prompt::SaleOffer(_)) => vec![
            choose("Sell one first".to_owned(), 'y', Pick::Offer(true)),
            choose("No, straight to the dice".to_owned(), 'n', Pick::Offer(false)),
        ],
        _ => Vec::new(),
    };
    let fill = fill::offer(&scene.view, draft, &acts(scene), pick);
    offers.into_iter().chain(fill).collect()
}

fn restock(
    view: &View,
    draft: &Draft,
    pick: &Callback<Pick>,
    plan: &[Action],
) -> Option<Offer<Action>> {
    let terms = match &view.prompt {
        Some(Prompt::Roll(roll)) => &roll.restock,
        Some(Prompt::AfterTrip(after)) => &after.restock,
        _ => return None,
    };
    let open = draft.restock.is_some();
    let label = restock_label(terms, open);
    let offer = match terms.refusal {
        Some(why) => Offer::blocked(label, "ph-stock", why.to_string()),
        None => Offer::choosing(label, "ph-stock", pick.reform(move |()| Pick::Restock(!open))),
    };
    let is_restock =
        |action: &Action| matches!(action, Action::RestockDuring(_) | Action::RestockAfter { .. });
    Some(offer.chosen(open).key('s').advised(plan.iter().any(is_restock)))
}

fn restock_label(terms: &Restock, open: bool) -> String {
    match &terms.refusal {
        _ if open => "No restock".to_owned(),
        Some(why) => format!("Restock: {}", words::short(why)),
        None if terms.penalty > 0 => format!("Restock, −${}", terms.penalty),
        None => "Restock, one leaves".to_owned(),
    }
}

/// One line of consequence.
fn why(view: &View) -> String {
    let spoils = match view.tonight.fee {
        0 => "Nothing would spoil tonight.".to_owned(),
        fee => format!("As it stands, ${fee} of waste tonight."),
    };
    match &view.prompt {
        Some(Prompt::Roll(roll)) => format!("An empty shelf costs ${}. {spoils}", roll.at_stake),
        Some(Prompt::Delivery(_)) => {
            "An order can be taken back with undo until the first dice are rolled.".to_owned()
        }
        Some(Prompt::Stocking(_)) => {
            "Shelves and sale can be taken back with undo until the first dice are rolled."
                .to_owned()
        }
        Some(Prompt::FlipTwo) => "What has been turned up stays up.".to_owned(),
        Some(Prompt::WasteReport { .. }) | None => String::new(),
        _ => spoils,
    }
}
