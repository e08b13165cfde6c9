//! Spillage: the die, and which space is lost.
use high_street::games::on_shelf::{Action, Position, SpillOffer, SpillPrompt};
use yew::prelude::*;

use super::{Decision, ask};
use crate::counter::{Counter, Offer};
use crate::face::Scene;
use crate::games::on_shelf::marks::Marks;
use crate::games::on_shelf::pieces::die;
use crate::games::on_shelf::words;

pub fn spill(scene: &Scene<Position>, prompt: &SpillPrompt) -> Decision {
    let SpillPrompt { seat, die: rolled, first, choices } = prompt;
    let mut marks = Marks::default();
    let offers: Vec<Offer<Action>> = choices.iter().map(lost).collect();
    for (choice, offer) in choices.iter().zip(&offers) {
        marks.add_space(choice.space, offer);
    }
    let said = match first {
        None => format!("A {rolled}: one of the spaces just filled is lost."),
        Some(space) => {
            format!("A {rolled}: beside {} a second space is lost.", words::place(*space))
        }
    };
    let body = html! {
        <>
            <p class="os-left">{ die(*rolled) }<span>{ said }</span></p>
            { buttons(scene, &offers) }
        </>
    };
    let heading = format!("{} has a spill", scene.who.name(*seat));
    let counter = Counter {
        primary: Some(Offer::blocked(
            "Choose a space",
            "sc-drop",
            "Press one of the ringed spaces.",
        )),
        inside: offers,
        ..ask(scene, *seat, heading, body)
    };
    Decision { counter, marks }
}

fn lost(SpillOffer { space, lost }: &SpillOffer) -> Offer<Action> {
    let what = words::cubes(lost.iter().copied());
    Offer::new(
        format!("{}: {what} lost", words::capital(&space.to_string())),
        "",
        Action::Spill(*space),
    )
}

/// The list that stands beside the board: whatever glows there can be pressed here.
pub fn buttons(scene: &Scene<Position>, offers: &[Offer<Action>]) -> Html {
    html! {
        <ul class="os-list">
            for offer in offers {
                <li key={offer.label.clone()}>
                    <button type="button" class="btn" onclick={scene.on_press(offer.clone())}>{ &offer.label }</button>
                </li>
            }
        </ul>
    }
}
