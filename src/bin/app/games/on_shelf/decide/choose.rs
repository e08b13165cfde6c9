//! Return and spillage events: where a symbol is dealt with, if the stock leaves a choice.
use high_street::games::on_shelf::{Action, ChoosePrompt, HourEvent, Position};
use yew::prelude::*;

use super::spill::buttons;
use super::{Decision, ask};
use crate::counter::{Counter, Offer};
use crate::face::Scene;
use crate::games::on_shelf::marks::Marks;
use crate::games::on_shelf::pieces::{portrait, symbol};
use crate::games::on_shelf::words;

pub fn choose(scene: &Scene<Position>, prompt: &ChoosePrompt) -> Decision {
    let ChoosePrompt { seat, event, customer, item, choices, .. } = prompt;
    let mut marks = Marks::default();
    let label = |space| match event {
        HourEvent::Return => format!("Back into {}", words::place(space)),
        _ => format!("From {}", words::place(space)),
    };
    let offers: Vec<Offer<Action>> =
        choices.iter().map(|&space| Offer::new(label(space), "", Action::Choose(space))).collect();
    for (&space, offer) in choices.iter().zip(&offers) {
        marks.add_space(space, offer);
    }
    let said = match event {
        HourEvent::Return => "comes back. Where to?",
        _ => "breaks. Which of them?",
    };
    let body = html! {
        <>
            <p class="os-left">{ portrait(*customer) }{ symbol(*item) }<span>{ format!("{item} {said}") }</span></p>
            { buttons(scene, &offers) }
        </>
    };
    let heading = format!("{}: {}", scene.who.name(*seat), event.name());
    let counter = Counter {
        primary: Some(Offer::blocked(
            "Choose a space",
            "i-check",
            "Press one of the ringed spaces.",
        )),
        inside: offers,
        ..ask(scene, *seat, heading, body)
    };
    Decision { counter, marks }
}
