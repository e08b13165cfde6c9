//! The game in two sentences before it begins: how it ends, and how the device goes round.
use yew::prelude::*;

use crate::shell::settings::HONESTY;

/// Who shares the device, and what that means.
pub fn sitting(people: usize, shutter: bool) -> String {
    let several = |rest: &str| {
        format!("{} people share this device. {rest}", COUNTS.get(people).unwrap_or(&"Many"))
    };
    match people {
        0 => "Only computers play. Sit back and watch.".to_owned(),
        1 => "One person plays on this device, so there is no shutter.".to_owned(),
        _ if shutter => several(
            "Whenever something secret comes next, the shutter falls before it is passed on. If \
             someone plays with a screen reader, earphones keep their secrets.",
        ),
        _ => several("Everything is played on one screen for all, so no shutter ever falls."),
    }
}

const COUNTS: [&str; 7] = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

#[derive(Properties, PartialEq)]
pub struct InShortProps {
    /// How the game ends and what will happen.
    pub game: String,
    pub people: usize,
    /// Whether one ever falls at this table.
    pub shutter: bool,
}

#[component]
pub fn InShort(InShortProps { game, people, shutter }: &InShortProps) -> Html {
    html! {
        <section class="panel inshort" aria-labelledby="short">
            <div class="panel__head"><h2 id="short">{ "In short" }</h2></div>
            <p>{ game }</p>
            <p>{ sitting(*people, *shutter) }</p>
            <details>
                <summary>{ "Where the game is saved" }</summary>
                <p>{ HONESTY }</p>
            </details>
        </section>
    }
}
