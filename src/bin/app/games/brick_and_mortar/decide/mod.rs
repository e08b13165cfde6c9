//! Every question of the prompt has its control here.
mod adverts;
mod auction;
mod deliver;
mod effect_cards;
mod effect_lots;
mod effects;
mod invest;
mod lots;
mod manage;
mod pick;
mod sell;
mod stock;
mod store_action;

use high_street::games::brick_and_mortar::{Action, Position, Prompt, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::counter::Counter;
use crate::face::Scene;

/// Said where something is sealed.
const CHANGE: &str = "It may be changed until the last choice is sealed.";

/// What every decision is given.
#[derive(Properties, PartialEq)]
pub struct AskProps {
    pub scene: Scene<Position>,
    pub seat: Seat,
    pub prompt: Prompt,
}

/// The control of what is asked now; the counter alone while others act.
pub fn decision(scene: &Scene<Position>, seat: Seat) -> Html {
    let prompt = scene.view.prompt.clone().filter(|_| scene.role.decides().is_some());
    let scene = scene.clone();
    let Some(prompt) = prompt else { return html! { <Counter key="watch" {scene} {seat} /> } };
    // Another question starts anew; half-made choices of the same one stay.
    let key = format!("{prompt:?}");
    match prompt {
        Prompt::Keep { .. } | Prompt::Start { .. } => {
            html! { <pick::Pick {key} {scene} {seat} {prompt} /> }
        }
        Prompt::StoreAction { .. } => {
            html! { <store_action::StoreAction {key} {scene} {seat} {prompt} /> }
        }
        Prompt::Auction { .. } => html! { <auction::Bid {key} {scene} {seat} {prompt} /> },
        Prompt::Manage { .. } => html! { <manage::Manage {key} {scene} {seat} {prompt} /> },
        Prompt::Effect { .. } => html! { <effects::Effect {key} {scene} {seat} {prompt} /> },
        Prompt::Redraw { .. } => html! { <adverts::Redraws {key} {scene} {seat} {prompt} /> },
        Prompt::Advertise { .. } => html! { <adverts::Advertise {key} {scene} {seat} {prompt} /> },
        Prompt::DialSupply { .. } => html! { <stock::SupplyDial {key} {scene} {seat} {prompt} /> },
        Prompt::Stock { .. } => html! { <stock::Stock {key} {scene} {seat} {prompt} /> },
        Prompt::Sell { .. } => html! { <sell::Sell {key} {scene} {seat} {prompt} /> },
        Prompt::DialSale { .. } => html! { <sell::SaleDial {key} {scene} {seat} {prompt} /> },
        Prompt::Deliver { .. } => html! { <deliver::Deliver {key} {scene} {seat} {prompt} /> },
        Prompt::Invest { .. } => html! { <invest::Invest {key} {scene} {seat} {prompt} /> },
    }
}

/// The choice this seat has sealed already, to begin with when it is changed.
fn sealed(view: &View) -> Option<&Action> {
    view.mine().and_then(|(_, own)| own.sealed.as_ref())
}

/// Puts a value into a state.
fn set<T: 'static>(state: &UseStateHandle<T>) -> Callback<T> {
    let state = state.setter();
    Callback::from(move |value| state.set(value))
}
