//! The whole log of a game that is over. Built only when it is opened: a long game has many lines.
use std::rc::Rc;

use high_street::table::{Eye, Line, Session};
use yew::prelude::*;

use crate::face::{Face, Who};
use crate::parts::{chip, picture};

#[derive(Properties)]
pub struct LogProps<G: Face> {
    pub session: Rc<Session<G>>,
    pub who: Rc<Who>,
}

impl<G: Face> PartialEq for LogProps<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session) && self.who == other.who
    }
}

/// All that happened. Built only when it is opened: a long game has many lines.
#[component]
pub fn Log<G: Face>(LogProps { session, who }: &LogProps<G>) -> Html {
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
    let told = G::told(line.event, who);
    html! {
        <li key={line.index}>
            <span>
                if let Some(seat) = told.seat {
                    { chip(&who.0[seat], "sm") }
                }
            </span>
            <span>
                { told.words }
                if line.secret {
                    { picture("line__lock", "i-lock", "told in secret") }
                }
            </span>
        </li>
    }
}
