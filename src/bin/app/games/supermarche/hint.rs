//! The advisor: the sharpest computer looks at the same view, in the worker, and says what it
//! would do.
use std::rc::Rc;

use high_street::games::Question;
use high_street::games::supermarche::{Action, Position, View};
use high_street::table::{Ask, Level, Seat};
use yew::prelude::*;

use crate::device::bot_worker::{BotReply, BotWorker};
use crate::device::chance;
use crate::face::{Face, Scene};
use crate::parts::icon;

#[derive(Clone)]
pub enum Hint {
    None,
    /// The last one, if another is asked for, has nobody to tell any more.
    Thinking(#[allow(dead_code, reason = "kept, it goes on thinking")] Rc<BotWorker>),
    /// What to do, and why.
    Said(Action, String),
    Broken,
}

/// The hint for this very view, and a way to ask for it.
pub fn of(scene: &Scene<Position>, seat: Seat) -> (Hint, Callback<()>) {
    let said = scene.draft(&scene.view, "hint", || Hint::None);
    let hint = (*said).clone();
    let ask = {
        let (view, note_hint) = (scene.view.clone(), scene.note_hint.clone());
        Callback::from(move |()| {
            note_hint.emit(());
            let told = said.change().reform(read);
            said.set(match BotWorker::start(told) {
                Ok(worker) => {
                    let ask = Ask::<Position> { seat, level: Level::Hard, view: (*view).clone() };
                    worker.ask(&Question::new(0, &ask, chance::deal()).for_advice());
                    Hint::Thinking(Rc::new(worker))
                }
                Err(_) => Hint::Broken,
            });
        })
    };
    (hint, ask)
}

fn read(thought: BotReply) -> Hint {
    match thought {
        BotReply::Answer(answer) => answer
            .action::<Position>()
            .map_or(Hint::Broken, |action| Hint::Said(action, answer.reason)),
        BotReply::Broken => Hint::Broken,
    }
}

#[derive(Properties, PartialEq)]
pub struct HintButtonProps {
    pub busy: bool,
    pub ask: Callback<()>,
}

#[component]
pub fn HintButton(HintButtonProps { busy, ask }: &HintButtonProps) -> Html {
    let (busy, ask) = (*busy, ask.clone());
    let onclick = Callback::from(move |_: MouseEvent| {
        if !busy {
            ask.emit(());
        }
    });
    html! {
        <button type="button" class="btn sm-hint" {onclick} aria-disabled={busy.then_some("true")}>
            { icon("i-info") }<span>{ if busy { "Thinking …" } else { "Hint" } }</span>
        </button>
    }
}

/// What the advisor says, for the panel of the decision.
pub fn note(view: &View, hint: &Hint) -> Html {
    let text = match hint {
        Hint::None | Hint::Thinking(_) => return html! { <div role="status"></div> },
        Hint::Broken => "The advisor has stopped thinking. Ask again, or go on without.".to_owned(),
        Hint::Said(action, why) => format!("I would {}. {why}", deed(view, action)),
    };
    html! { <div role="status"><p class="sm-note sm-note--hint"><b>{ "Hint: " }</b>{ text }</p></div> }
}

/// The view knows customers by name.
fn deed(view: &View, action: &Action) -> String {
    match action {
        Action::Serve(slot) => match view.shop.guests[*slot].who {
            Some(who) => format!("let {who} in"),
            None => Position::words(action),
        },
        _ => Position::words(action),
    }
}
