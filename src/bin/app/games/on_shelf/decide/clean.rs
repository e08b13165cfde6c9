//! Clean: every drop goes, a point each.
use high_street::games::on_shelf::{CleanPrompt, Position};
use yew::prelude::*;

use super::finish::finish;
use super::{Decision, ask};
use crate::face::Scene;
use crate::games::on_shelf::marks::Marks;
use crate::games::on_shelf::pieces::drop;
use crate::games::on_shelf::words;

pub fn clean(scene: &Scene<Position>, prompt: &CleanPrompt) -> Decision {
    let CleanPrompt { seat, spaces, finish: done } = prompt;
    let said = match spaces[..] {
        [] => "There is no spill in the store.".to_owned(),
        _ => format!("Wiped: {}.", words::spaces(spaces)),
    };
    let body = html! {
        <p class="os-left"><b>{ spaces.len() }</b>{ for spaces.iter().map(|_| drop()) }<span>{ said }</span></p>
    };
    let heading = format!("{} cleans", scene.who.name(*seat));
    let counter = finish(scene, *seat, done, "Done", ask(scene, *seat, heading, body));
    let mut marks = Marks::default();
    marks.touch(spaces.iter().copied());
    Decision { counter, marks }
}
