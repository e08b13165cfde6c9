//! The whole log of a game that is over. Built only when it is opened: a long game has many lines.
use high_street::table::{Eye, Line};
use yew::prelude::*;

use super::EndProps;
use crate::face::{Face, Who};
use crate::parts::{chip, picture};

/// All that happened. Built only when it is opened: a long game has many lines.
#[component]
pub fn Log<G: Face>(EndProps { session, who, .. }: &EndProps<G>) -> Html {
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
                    for line in session.lines(Eye::Public) { { drawn::<G>(&line, who) } }
                </ol>
            }
        </section>
    }
}

/// One line, with the chip of whom it is about.
pub fn drawn<G: Face>(line: &Line<'_, G::Event>, who: &Who) -> Html {
    html! {
        <li key={line.index}>
            <span>
                if let Some(seat) = G::line_seat(line.event) {
                    { chip(&who.0[seat], "sm") }
                }
            </span>
            <span>
                { G::line(line.event, who) }
                if line.secret {
                    { picture("line__lock", "i-lock", "told in secret") }
                }
            </span>
        </li>
    }
}
