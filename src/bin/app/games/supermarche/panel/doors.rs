//! At the door: whom to turn up, whom to let in, and what to do between two customers.
use high_street::games::supermarche::{Action, AfterTrip, Caller, Customer, Food, Status, View};
use yew::prelude::*;

use super::super::draft::Pick;
use super::super::look::portrait;
use super::super::words;
use super::PanelProps;
use super::choice::{Choice, choice};
use super::evening::last_trip;

/// Tenths of a percent.
const CERTAIN: u32 = 1000;

pub fn flip_two(view: &View) -> Html {
    html! {
        <>
            <p>{ "Turn two of the five face up. The backs are all alike, so any two will do." }</p>
            <p class="muted">{ format!("{} more customers are in the deck. This round’s delivery prices are shown next.", view.shop.deck()) }</p>
        </>
    }
}

pub fn callers(props: &PanelProps, callers: &[Caller]) -> Html {
    let only = callers.len() == 1;
    // Where a card was turned up in between, the last trip has been told before it.
    let told = props.view.shop.has(Status::Down);
    html! {
        <>
            if !told { { last_trip(&props.view) } }
            for caller in callers {
                { choice(Choice {
                    cubes: portrait(caller.who),
                    title: caller.who.to_string(),
                    notes: notes(caller),
                    warning: warning(caller),
                    price: Some(format!("−${}", caller.who.card().penalty)),
                    advised: props.advises(Action::Serve(caller.slot)),
                    chosen: only || props.draft.slots.contains(&caller.slot),
                    press: props.pick.clone().map(|pick| {
                        let slot = caller.slot;
                        pick.reform(move |()| Pick::Slot(slot))
                    }),
                    keys: None,
                }) }
            }
            <p class="muted">{ "The ticket is what a trip costs that finds an empty shelf, after the takings are given back." }</p>
        </>
    }
}

fn notes(caller: &Caller) -> Vec<String> {
    let card = caller.who.card();
    let mut notes = vec![format!("{}, likes {}", words::items(card.items), favourite(card))];
    if let Some(odds) = &caller.odds {
        let filled = words::percent(odds.completes);
        let best = words::percent(odds.at_best);
        notes.push(if odds.at_best == odds.completes {
            format!("{filled} to fill the cart")
        } else {
            format!("{filled} to fill the cart, {best} with coupons at their best")
        });
        notes.push(words::failing(odds));
    }
    notes
}

/// Only where the trip can fail at all, as far as this table shows the chances.
fn warning(caller: &Caller) -> Option<&'static str> {
    let certain = caller.odds.as_ref().is_some_and(|odds| odds.completes == CERTAIN);
    (caller.may_bankrupt && !certain).then_some("A failed trip would close the shop.")
}

/// "bakery (30 of 36)".
fn favourite(card: &Customer) -> String {
    let best = Food::ALL.into_iter().max_by_key(|&food| card.chance(food)).unwrap_or(Food::Produce);
    format!("{} ({} of 36)", words::food(best), card.chance(best))
}

pub fn after_trip(view: &View, after: &AfterTrip) -> Html {
    let restock = match &after.restock.refusal {
        Some(why) => format!("No restock now: {}.", words::short(why)),
        None => format!(
            "Or restock first: up to {} come out, and one face-down customer is sent away unseen.",
            words::cubes(after.restock.at_most)
        ),
    };
    html! {
        <>
            { last_trip(view) }
            <p>{ waiting(after.face_down.len()) }{ " " }{ restock }</p>
        </>
    }
}

fn waiting(count: usize) -> String {
    match count {
        1 => "1 face-down customer waits.".to_owned(),
        _ => format!("{count} face-down customers wait."),
    }
}
