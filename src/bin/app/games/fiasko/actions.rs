//! Undo, draw, stop, and one line of consequence.
use std::rc::Rc;

use high_street::games::fiasko::View;
use high_street::table::Seat;
use yew::prelude::*;

use super::joined::Joined;
use super::words;
use super::worth::{self, best};
use crate::face::{Role, Who};
use crate::parts::icon;

#[derive(Properties, PartialEq)]
pub struct ActionsProps {
    pub view: Rc<View>,
    pub who: Rc<Who>,
    pub seat: Seat,
    pub role: Role,
    pub joined: Joined,
    pub draw: Callback<()>,
    pub stop: Callback<()>,
    pub undo: Html,
}

#[component]
pub fn Actions(props: &ActionsProps) -> Html {
    let ActionsProps { view, who, seat, role, joined, draw, stop, undo } = props;
    let may_stop = view.prompt.as_ref().is_some_and(|prompt| prompt.may_stop);
    let why = match role {
        Role::Decide(_) => stakes(view, *seat, joined),
        Role::Report(_) => "A draw cannot be taken back.".to_owned(),
        _ => words::whose_turn(view, who),
    };
    let decides = role.decides().is_some();
    html! {
        <section class="actions" aria-label="What to do">
            { undo.clone() }
            if !matches!(role, Role::Report(_)) {
                <button type="button" class="btn btn--primary fk-draw" aria-keyshortcuts="d"
                    aria-disabled={(!decides).then_some("true")} onclick={draw.reform(|_: MouseEvent| ())}>
                    { icon("i-cards") }
                    <span>
                        { if decides && view.streak > 0 { "Draw again" } else { "Draw a card" } }
                        <small class="fk-draw__stakes">{ in_short(view, *seat, *role) }</small>
                    </span>
                </button>
            }
            if decides && may_stop {
                <div class="actions__more fk-stop">
                    <button type="button" class="btn btn--second" onclick={stop.reform(|_: MouseEvent| ())}>
                        { icon("i-hand") }
                        <span>{ stop_label(view, *seat) }</span>
                    </button>
                </div>
            }
            <p class="actions__why">{ why }</p>
        </section>
    }
}

/// "A Fiasko would cost you 8 cards (88 points)."
fn stakes(view: &View, seat: Seat, joined: &Joined) -> String {
    let cost = match (view.hands[seat].count(), best(view, seat)) {
        (0, _) => "There is nothing to lose yet.".to_owned(),
        (count, None) => format!("A Fiasko would cost you {}.", words::cards(count)),
        (count, Some(points)) => {
            format!("A Fiasko would cost you {} ({points} points).", words::cards(count))
        }
    };
    let grown = grown(view, seat, joined);
    let odds = view.prompt.as_ref().and_then(|prompt| prompt.odds).map(words::chances);
    [Some(cost), grown, odds].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// House rule: what the last card did to the hand.
fn grown(view: &View, seat: Seat, joined: &Joined) -> Option<String> {
    let before = joined.before.as_ref().filter(|_| view.streak > 0)?;
    let (was, is) = (worth::best_of(view, seat, before), best(view, seat));
    Some(match (was, is) {
        (None, None) => "Still no row worth 13.".to_owned(),
        (None, Some(is)) => format!("Best row now {is}."),
        (Some(was), is) => format!("Best row {was} before this card, {} now.", is.unwrap_or(0)),
    })
}

/// For the button itself, where there is no room for the sentence.
fn in_short(view: &View, seat: Seat, role: Role) -> String {
    if role.decides().is_none() {
        return String::new();
    }
    let stake = match view.hands[seat].count() {
        0 => "nothing at stake".to_owned(),
        count => format!("{} at stake", words::cards(count)),
    };
    match view.prompt.as_ref().and_then(|prompt| prompt.odds) {
        Some(odds) => format!("{stake}, {} Fiasko", words::percent(odds.fiasko)),
        None => format!("{stake}, {} bad in {}", view.fiaskos + view.catastrophes, view.pile),
    }
}

fn stop_label(view: &View, seat: Seat) -> String {
    match best(view, seat) {
        Some(points) => format!("Stop: keep {points}"),
        None => format!("Stop: keep {}", words::cards(view.hands[seat].count())),
    }
}
