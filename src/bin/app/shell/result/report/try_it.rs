//! A choice once more: the table as it was, some things to do, and the answer only afterwards.
use std::rc::Rc;

use high_street::table::report::{Cause, Closer, Measure, Moment, Verdict};
use high_street::table::{Arrange, Eye, Seat};
use yew::prelude::*;

use super::super::log;
use super::words;
use crate::face::Who;
use crate::house::use_house;
use crate::parts::Dialog;
use crate::seated::{Ended, LogLine};
use crate::words::capital;

#[derive(Properties, PartialEq)]
pub struct TryItProps {
    pub game: Ended,
    pub who: Rc<Who>,
    pub seat: Seat,
    pub moment: Moment<String>,
    pub measure: Measure,
    pub close: Callback<()>,
}

#[component]
pub fn TryIt(props: &TryItProps) -> Html {
    let TryItProps { game, who, seat, moment, measure, close } = props;
    let chosen = use_state(|| None::<usize>);
    let settings = use_house().settings;
    let past = {
        let game = game.clone();
        use_memo(moment.step, move |step| game.after(*step as usize))
    };
    let choose = use_callback(chosen.setter(), |at, chosen| chosen.set(Some(at)));
    let Cause::Own(closer) = &moment.cause else { return html! {} };
    html! {
        <Dialog title={format!("What would you do as {}?", who.name(*seat))} class="drawer drawer--wide" on_close={close}>
            <div class="stack">
                <ol class="loglist" aria-label="What had just happened">
                    for line in just_happened(&past, *seat, who) { { log::drawn(&line, who) } }
                </ol>
                <ul class="stack">
                    for at in in_order(closer) {
                        <li key={at}>
                            <button type="button" class="btn report__course" aria-pressed={(*chosen == Some(at)).to_string()}
                                aria-disabled={chosen.is_some().then_some("true")} onclick={choose.reform(move |_: MouseEvent| at)}>
                                { capital(&closer.courses[at].action) }
                            </button>
                            if chosen.is_some() { { told(closer, at, *measure, &who.name(*seat), *chosen == Some(at)) } }
                        </li>
                    }
                </ul>
                if let Some(at) = *chosen {
                    <p role="status"><b>{ answer(closer, at) }</b>
                        { format!(" {}", words::reckoned(closer)) }</p>
                }
                // Alone at the table nothing is anybody's own.
                if who.0.count() > 1 {
                    <section class="panel" aria-label="Own things">{ past.own(*seat, who) }</section>
                }
                { past.board(Eye::Seat(*seat), who.clone(), settings) }
            </div>
        </Dialog>
    }
}

/// One step says too little: a bid does not say for what.
const STEPS: usize = 3;
const LINES: usize = 4;

fn just_happened(past: &Ended, seat: Seat, who: &Who) -> Vec<LogLine> {
    let mut lines = past.news(STEPS, Eye::Seat(seat), who);
    lines.split_off(lines.len().saturating_sub(LINES))
}

/// By their words, so that their order tells nothing. What sounds alike is asked once: what was done and what Sharp
/// would do come first.
fn in_order(closer: &Closer<String>) -> Vec<usize> {
    let words = |at: usize| &closer.courses[at].action;
    let new = |&at: &usize| (0..at).all(|before| words(before) != words(at));
    let mut order: Vec<usize> = (0..closer.courses.len()).filter(new).collect();
    order.arrange_by(|&one, &other| {
        let key = |at| (words(at).chars().count(), words(at));
        key(one).cmp(&key(other))
    });
    order
}

/// Whether there is something to choose between.
pub fn has_a_choice(closer: &Closer<String>) -> bool {
    in_order(closer).len() > 1
}

/// Whether the strong computer would do this. Asked again it may say another.
fn is_sharps(closer: &Closer<String>, at: usize) -> bool {
    match closer.sharp as usize {
        0 => at == 0,
        answers => (1..=answers).contains(&at),
    }
}

fn told(closer: &Closer<String>, at: usize, measure: Measure, name: &str, chosen: bool) -> Html {
    let mut says = words::worth(measure, closer, at);
    if at == 0 {
        says = format!("{says}, what {name} did");
    }
    if is_sharps(closer, at) {
        says.push_str(", what Sharp would do");
    }
    html! { <p>if chosen { <b>{ "Your choice: " }</b> }{ says }</p> }
}

fn answer(closer: &Closer<String>, at: usize) -> &'static str {
    match at {
        _ if is_sharps(closer, at) => "As Sharp would do.",
        0 => match closer.verdict {
            Verdict::Mistake => "That was played, and it was a mistake.",
            Verdict::Slip => "That was played, and it was a slip.",
            Verdict::Find => "That was played, and it is better than Sharp’s own choice.",
            Verdict::Taste | Verdict::Same => "That was played: a matter of taste.",
        },
        _ => "Something else: here is what each would come to.",
    }
}
