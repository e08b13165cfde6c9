//! The shared table: the mall, and who waits outside.
use high_street::games::shopping_mall::{Action, Position, Prompt, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::decide::arrivals;
use super::lit::lit;
use super::map::{Walkers, mall};
use super::queue::queue;
use super::words;
use crate::counter::Offer;
use crate::face::{Scene, Who};

pub fn board(scene: &Scene<Position>) -> Html {
    let asked = match &scene.view.prompt {
        Some(Prompt::Arrivals(asked)) if scene.role.decides().is_some() => {
            arrivals::framed(scene, asked)
        }
        _ => Vec::new(),
    };
    let front: Vec<(Offer<Action>, Callback<MouseEvent>)> =
        asked.into_iter().map(|(_, offer)| (offer.clone(), scene.on_press(offer))).collect();
    html! {
        <main class="board sm">
            { news(&scene.view, &scene.who) }
            <Walkers view={scene.view.clone()}>{ mall(&scene.view, &scene.who, &lit(scene)) }</Walkers>
            { queue(&scene.view, &front) }
        </main>
    }
}

/// The last round, or a game in which nothing happens.
fn news(view: &View, who: &Who) -> Html {
    if let Some(ending) = view.ending {
        let why =
            if ending.stalled { "Nothing came in for too long" } else { "The queue is empty" };
        let left = crate::words::count(ending.left, "turn");
        let own = view.me.and_then(|seat| view.total(seat)).map_or_else(String::new, |total| {
            format!(
                " If it ended now: {} for {}.",
                words::amount(total),
                who.name(view.me.unwrap_or(view.turn))
            )
        });
        return html! {
            <p class="sm-banner sm-banner--end" role="note">
                <b>{ "Final round." }</b>
                { format!(" {why}: {left} left, {} ends the game.{own}", who.name(last(view))) }
            </p>
        };
    }
    match view.setup.stall_limit() {
        Some(limit) if view.quiet * 2 >= limit => html! {
            <p class="sm-banner" role="note">
                <b>{ format!("Quiet for {}.", crate::words::count(view.quiet, "turn")) }</b>
                { format!(" After {limit} turns without an arrival or a customer the final round begins.") }
            </p>
        },
        _ => html! {},
    }
}

/// Whose turn is the last one.
fn last(view: &View) -> Seat {
    let left = view.ending.map_or(1, |ending| ending.left);
    let seats = view.setup.seats;
    (1..left).fold(view.turn, |seat, _| seat.after(seats))
}
