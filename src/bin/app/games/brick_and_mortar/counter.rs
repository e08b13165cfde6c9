//! The counter of a person: the own building, what lies behind the screen, and beside it whatever
//! is being decided.
use high_street::games::brick_and_mortar::{Action, Position, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::building::Building;
use super::hands::{Hand, Hands};
use super::{status, words};
use crate::counter::{Counter, Offer, Secrecy};
use crate::face::{Role, Scene, Seen};
use crate::parts::icon;

/// Nothing to press while others act. `but` is the hand that is laid out to choose from.
pub fn waiting(scene: &Scene<Position>, seat: Seat, but: Option<Hand>) -> Counter<Action> {
    let Scene { view, who, role, .. } = scene;
    let player = &view.players[seat];
    let why = match role {
        Role::Report(_) => String::new(),
        _ => status::status(view, who, Role::Public).text,
    };
    Counter {
        heading: format!("{}’s counter", who.name(seat)),
        secrecy: match player.own {
            Some(_) => Secrecy::Own,
            None => Secrecy::Hidden("money and hand stay behind the screen"),
        },
        tags: html! { <Tags view={view.clone()} {seat} /> },
        own: html! {
            <>
                <Building {seat} building={player.building.clone()} />
                if let Some(own) = &player.own { <Hands own={own.clone()} {but} /> }
            </>
        },
        why,
        ..Counter::default()
    }
}

#[derive(Properties, PartialEq)]
struct TagsProps {
    view: Seen<View>,
    seat: Seat,
}

/// A component, so that turning a dial does not draw it again.
#[component]
fn Tags(TagsProps { view, seat }: &TagsProps) -> Html {
    let player = &view.players[*seat];
    let (stores, slots) = player.utilities;
    html! {
        <>
            if let Some(own) = &player.own {
                <span class="money">{ icon("coin") }<span class="sr">{ "Money " }</span>{ format!("${}", own.money) }</span>
            }
            <span class="tag">{ icon("ph-utilities") }{ format!("next bill ${stores} + ${slots} for slots") }</span>
            <span class={classes!("tag", (player.debt > 0).then_some("tag--bad"))}>{ icon("debt") }{ words::tokens(player.debt) }</span>
        </>
    }
}

/// One of several things to choose: pressed again or another one instead, until the large button is.
pub fn choice(
    scene: &Scene<Position>,
    on: bool,
    words: Html,
    choose: Result<Callback<()>, String>,
) -> Html {
    let blocked = choose.is_err();
    let offer = match choose {
        Ok(choose) => Offer::choosing("", "", choose),
        Err(why) => Offer::blocked("", "", why),
    };
    html! {
        <button type="button" class={classes!("btn", "bm-choose", on.then_some("is-chosen"))} aria-pressed={on.to_string()}
            aria-disabled={blocked.then_some("true")} onclick={scene.on_press(offer)}>{ words }</button>
    }
}

/// What taking Debt Tokens costs, where any are taken.
pub fn debt(tokens: u32) -> Vec<String> {
    match tokens {
        0 => Vec::new(),
        some => vec![format!(
            "This takes {}: one point less each at the end, never repaid.",
            words::tokens(some)
        )],
    }
}
