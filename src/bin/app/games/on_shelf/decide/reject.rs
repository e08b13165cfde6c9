//! Rejected customer: who of the hand is sent away.
use high_street::games::on_shelf::{Action, CustomerId, Position, RejectPrompt};
use yew::prelude::*;

use super::{Decision, base};
use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;
use crate::games::on_shelf::board::in_hand;
use crate::games::on_shelf::marks::Marks;

pub fn reject(scene: &Scene<Position>, prompt: &RejectPrompt) -> Decision {
    let RejectPrompt { seat, item, customers, .. } = prompt;
    let first = match customers[..] {
        [only] => Some(only),
        _ => None,
    };
    let chosen: Draft<Option<CustomerId>> = scene.draft(prompt, "rejected", || first);
    let primary = match *chosen {
        Some(customer) => Offer::new(
            format!("Send away the {}", customer.name()),
            "i-x",
            Action::Reject(customer),
        ),
        None => Offer::blocked("Send somebody away", "i-x", "Choose one of these customers first."),
    };
    let body = html! {
        <ul class="os-cards os-cards--hand">
            for &customer in customers {
                <li key={customer.number()}>
                    <button type="button" class={classes!("card", "wish", "wish--flat", "printed", if *chosen == Some(customer) { "is-chosen" } else { "is-legal" })}
                        aria-pressed={(*chosen == Some(customer)).to_string()}
                        onclick={scene.on_press(Offer::choosing(customer.name(), "", chosen.choose(Some(customer))))}>
                        { in_hand(&scene.view, customer) }
                    </button>
                </li>
            }
        </ul>
    };
    let counter = Counter {
        heading: format!("{}: one with {item} is sent away", scene.who.name(*seat)),
        body,
        primary: Some(primary),
        wide: true,
        ..base(scene, *seat)
    };
    Decision { counter, marks: Marks::default() }
}
