//! The track in the bar: the three kinds of action in their order and which of them are still open, and the
//! arrivals at the end of a turn.
use std::cmp::Ordering;

use high_street::games::shopping_mall::{Kind, Stage, View};
use yew::prelude::*;

use super::look::kind_icon;
use super::status;
use crate::parts::icon;

pub const NAMES: [&str; 4] = ["Crowds", "Managers", "Auctions", "Arrivals"];

pub fn phases(view: &View) -> Html {
    // Later kinds close the earlier ones, a running auction all others; in round 1 there is only the last.
    let from = view.used.iter().copied().max().unwrap_or(Kind::Move);
    let sells =
        matches!(view.stage, Stage::Bid(_) | Stage::Free(_) | Stage::Merge(_) | Stage::Manager(_));
    let from = if view.round == 1 || sells { Kind::Auction } else { from };
    let arrive = matches!(view.stage, Stage::Arrivals(_));
    html! {
        <ol class="phases phases--named" aria-label="Kinds of action">
            for kind in Kind::ALL {
                {{
                    let class = match kind.cmp(&from) {
                        _ if arrive => "is-done",
                        Ordering::Less => "is-done",
                        Ordering::Equal => "is-now",
                        Ordering::Greater => "",
                    };
                    html! {
                        <li key={status::kind(kind)} {class} aria-current={(kind == from && !arrive).then_some("step")}>
                            { icon(kind_icon(kind)) }<span>{ status::kind(kind) }</span>
                        </li>
                    }
                }}
            }
            <li key="Arrivals" class={arrive.then_some("is-now")} aria-current={arrive.then_some("step")}>
                { icon("sc-entrance") }<span>{ "Let visitors in" }</span>
            </li>
        </ol>
    }
}
