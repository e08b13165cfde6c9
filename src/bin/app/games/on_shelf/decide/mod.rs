//! What is decided now: one file for each kind of question. Each says both what stands on the counter
//! and what can be pressed on the board.
mod choose;
mod clean;
mod deliver;
mod fill;
mod finish;
mod inventory;
mod order;
mod palette;
mod reject;
mod sale;
mod spill;
mod stock;
mod substitute;
mod take;
mod turn;

use high_street::games::on_shelf::{Action, Position, Prompt, Space};
use high_street::table::Seat;
use yew::prelude::*;

use super::board::in_hand;
use super::marks::Marks;
use super::words;
use crate::counter::{Counter, Secrecy};
use crate::face::{Role, Scene};

/// A question, as the counter asks it and as the board shows it.
pub struct Decision {
    pub counter: Counter<Action>,
    pub marks: Marks,
}

/// What can be pressed on the board, and what this hour began with.
pub fn marks(scene: &Scene<Position>) -> Marks {
    let mut marks = match scene.role {
        Role::Decide(seat) => decision(scene, seat).map(|decision| decision.marks),
        _ => None,
    }
    .unwrap_or_default();
    marks.touch(touched(scene));
    marks
}

/// Spaces the event of this hour has touched.
fn touched(scene: &Scene<Position>) -> Vec<Space> {
    scene.view.top.as_ref().map(|top| top.touched.clone()).unwrap_or_default()
}

pub fn counter(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
    let asked = scene.role.decides().and_then(|seat| decision(scene, seat));
    match asked {
        Some(decision) => decision.counter,
        None => watching(scene, seat),
    }
}

fn decision(scene: &Scene<Position>, seat: Seat) -> Option<Decision> {
    let prompt = scene.view.prompt.as_ref().filter(|prompt| prompt.seat() == seat)?;
    Some(match prompt {
        Prompt::Turn(prompt) => turn::turn(scene, prompt),
        Prompt::Deliver(prompt) => deliver::deliver(scene, prompt),
        Prompt::Stock(prompt) => stock::stock(scene, prompt),
        Prompt::Fill(prompt) => fill::fill(scene, prompt),
        Prompt::Clean(prompt) => clean::clean(scene, prompt),
        Prompt::Take(prompt) => take::take(scene, prompt),
        Prompt::Floor(prompt) => stock::floor(scene, prompt),
        Prompt::Sale(prompt) => sale::sale(scene, prompt),
        Prompt::Spill(prompt) => spill::spill(scene, prompt),
        Prompt::Order(prompt) => order::order(scene, prompt),
        Prompt::Trainee(prompt) => fill::trainee(scene, prompt),
        Prompt::Substitute(prompt) => substitute::substitute(scene, prompt),
        Prompt::Inventory(prompt) => inventory::inventory(scene, prompt),
        Prompt::Choose(prompt) => choose::choose(scene, prompt),
        Prompt::Reject(prompt) => reject::reject(scene, prompt),
    })
}

/// While others act.
fn watching(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
    let name = scene.who.name(seat);
    Counter {
        heading: format!("{name}’s customers"),
        body: customers(scene, seat),
        ..base(scene, seat)
    }
}

/// What every counter of this shop has: whose it is, and the own customers where they may be seen.
fn base(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
    let secrecy = match words::hand(&scene.view, seat) {
        _ if scene.view.setup.is_cooperative() => Secrecy::Open("everybody sees every customer"),
        _ if scene.view.setup.hands_lie_open() => Secrecy::Open("customers lie open"),
        Some(_) => Secrecy::Own,
        None => Secrecy::Hidden("customers are hidden"),
    };
    Counter { secrecy, class: "os-tray", ..Counter::default() }
}

/// A counter with its heading, the decision beside the customers of the hand.
fn ask(
    scene: &Scene<Position>,
    seat: Seat,
    heading: impl Into<String>,
    body: Html,
) -> Counter<Action> {
    let own = customers(scene, seat);
    Counter { heading: heading.into(), body, own, ..base(scene, seat) }
}

fn customers(scene: &Scene<Position>, seat: Seat) -> Html {
    let Some(hand) = words::hand(&scene.view, seat) else { return Html::default() };
    if hand.is_empty() {
        return html! { <p class="os-none">{ format!("{} holds no customer.", scene.who.name(seat)) }</p> };
    }
    html! {
        <ul class="os-cards os-cards--hand" aria-label={format!("{}’s customers", scene.who.name(seat))}>
            for customer in hand {
                <li key={customer.number()} class="card wish wish--flat printed">{ in_hand(&scene.view, customer) }</li>
            }
        </ul>
    }
}
