//! The whole log of a game that is over. Built only when it is opened: a long game has many lines.
use std::rc::Rc;

use high_street::table::Seat;
use yew::prelude::*;

use crate::face::Who;
use crate::parts::{chip, picture};
use crate::seated::{Ended, LogLine};

#[derive(Properties, PartialEq)]
pub struct LogProps {
    pub game: Ended,
    pub who: Rc<Who>,
}

/// All that happened. Built only when it is opened: a long game has many lines.
#[component]
pub fn Log(LogProps { game, who }: &LogProps) -> Html {
    let open = use_state(|| false);
    let onclick = {
        let open = open.clone();
        move |_| open.set(!*open)
    };
    html! {
        <section class="panel span" aria-labelledby="log">
            <div class="panel__head">
                <h2 id="log">{ "All that happened" }</h2>
                <p>{ "Secrets included: they carry a lock." }</p>
            </div>
            <button type="button" class="btn" aria-expanded={open.to_string()} {onclick}>
                { if *open { "Close the log" } else { "Open the log" } }
            </button>
            if *open {
                <ol class="loglist">
                    for line in game.lines(who) { { drawn(&line, who) } }
                </ol>
            }
        </section>
    }
}

/// Who acted after so many steps, if none of the lines says so: what was sealed is told when the seals are opened, and a
/// customer who is turned up says nothing of who turned her up.
pub fn unnamed(game: &Ended, step: usize, lines: &[LogLine]) -> Option<Seat> {
    let doer = game.doer(step)?;
    lines.iter().all(|line| line.told.seat != Some(doer)).then_some(doer)
}

/// "Ada: dial $5."
pub fn deed(doer: Seat, done: &str, who: &Who) -> Html {
    html! {
        <li>
            <span>{ chip(&who.0[doer], "sm") }</span>
            <span><bdi>{ &who.0[doer].name }</bdi>{ ": " }{ done }{ "." }</span>
        </li>
    }
}

/// One line, with the chip of whom it is about.
pub fn drawn(line: &LogLine, who: &Who) -> Html {
    html! {
        <li key={line.index}>
            <span>
                if let Some(seat) = line.told.seat {
                    { chip(&who.0[seat], "sm") }
                }
            </span>
            <span>
                { line.told.words.clone() }
                if line.secret {
                    { picture("line__lock", "i-lock", "told in secret") }
                }
            </span>
        </li>
    }
}
