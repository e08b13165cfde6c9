//! The advisor: the sharpest computer looks at the same view, in the worker, and says what it
//! would do.
use std::rc::Rc;

use high_street::games::Question;
use high_street::games::supermarche::{Action, Choice, Foods, Position, Prompt, Purchase, View};
use high_street::table::{Ask, Level, Seat, Seed};
use yew::prelude::*;

use super::words;
use crate::device::bot_worker::{BotReply, BotWorker};
use crate::face::{Face, Scene};
use crate::parts::icon;

#[derive(Clone)]
pub enum Hint {
    None,
    Thinking(#[allow(dead_code, reason = "kept, it goes on thinking")] Rc<BotWorker>),
    /// What to do, one after the other, and why.
    Said(Rc<[Action]>, String),
    Broken,
}

impl Hint {
    /// What the advisor speaks of, if anything.
    pub fn plan(&self) -> &[Action] {
        match self {
            Hint::Said(plan, _) => plan,
            _ => &[],
        }
    }
}

/// The hint for this very view, and a way to ask for it. Whoever asks again is told the same.
pub fn of(scene: &Scene<Position>, seat: Seat) -> (Hint, Callback<()>) {
    let said = scene.draft(&*scene.view, "hint", || Hint::None);
    let hint = (*said).clone();
    let ask = {
        let (view, note_hint) = (scene.view.clone(), scene.note_hint.clone());
        Callback::from(move |()| {
            if let Hint::Said(..) = &*said {
                return;
            }
            let ask = Ask::<Position> { seat, level: Level::Hard, view: (*view).clone() };
            let question = Question::new(0, &ask, Seed(0)).for_advice();
            note_hint.emit(question.fingerprint());
            let told = said.change().reform(read);
            said.set(match BotWorker::start(told) {
                Ok(worker) => {
                    worker.ask(question);
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
            .actions::<Position>()
            .map_or(Hint::Broken, |plan| Hint::Said(plan.into(), answer.reason)),
        BotReply::Found(_) | BotReply::Broken => Hint::Broken,
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

/// What the advisor says, for the panel of the decision, and a button that does it.
pub fn note(view: &View, hint: &Hint, act: &Callback<Action>) -> Html {
    let text = match hint {
        Hint::None | Hint::Thinking(_) => return html! { <div role="status"></div> },
        Hint::Broken => "The advisor has stopped thinking. Ask again, or go on without.".to_owned(),
        Hint::Said(plan, why) => format!("I would {}. {why}", deeds(view, plan)),
    };
    let does = match hint {
        Hint::Said(plan, _) => Some(plan.clone()),
        _ => None,
    };
    html! {
        <div role="status" class="sm-note sm-note--hint">
            <p><b>{ "Hint: " }</b>{ text }</p>
            if let Some(plan) = does {
                <button type="button" class="btn btn--second sm-doit" onclick={all_of(plan, act)}>{ "Do it" }</button>
            }
        </div>
    }
}

/// One after the other, each with its own undo.
fn all_of(plan: Rc<[Action]>, act: &Callback<Action>) -> Callback<MouseEvent> {
    let act = act.clone();
    Callback::from(move |_: MouseEvent| {
        for action in plan.iter() {
            act.emit(*action);
        }
    })
}

/// The whole plan in one sentence: "order 3 bakery and 2 dairy for $14 and close the order".
fn deeds(view: &View, plan: &[Action]) -> String {
    let mut order: Foods<u8> = Foods::default();
    let mut shelved: Foods<u8> = Foods::default();
    let mut others = Vec::new();
    for action in plan {
        match action {
            Action::Buy { food, cubes } => order[*food] += cubes,
            Action::Stock { food, cubes } => shelved[*food] += cubes,
            other => others.push(deed(view, other)),
        }
    }
    let cost: i32 = view
        .shop
        .costs()
        .map_or(0, |costs| order.iter().map(|(food, &cubes)| i32::from(cubes) * costs[food]).sum());
    let ordered =
        (!order.is_none()).then(|| format!("order {} for ${cost}", words::basket(&order)));
    let shelve = (!shelved.is_none()).then(|| format!("bring out {}", words::basket(&shelved)));
    words::list(&ordered.into_iter().chain(shelve).chain(others).collect::<Vec<_>>())
}

/// In the words of the button it speaks of: the view knows customers and foods by name.
pub fn deed(view: &View, action: &Action) -> String {
    let sell = |one: &Purchase| {
        let foods = words::foods(one.basket.foods());
        match one.choice {
            Choice::Normal => format!("sell {foods}"),
            Choice::Coupon => format!("use a coupon: {foods}"),
        }
    };
    match (action, &view.prompt) {
        (Action::Serve(slot), _) => match view.shop.guests[*slot].who {
            Some(who) => format!("let {who} in"),
            None => Position::words(action),
        },
        (Action::Roll, Some(Prompt::Roll(roll))) => format!("roll for {}", roll.who),
        (Action::Choose(Choice::Normal), Some(Prompt::Rescue(one))) => {
            format!("let {} go", one.who)
        }
        (Action::Choose(Choice::Coupon), Some(Prompt::Rescue(one))) => sell(&one.coupon),
        (Action::Choose(Choice::Normal), Some(Prompt::Resolve(two))) => sell(&two.normal),
        (Action::Choose(Choice::Coupon), Some(Prompt::Resolve(two))) => sell(&two.coupon),
        _ => Position::words(action),
    }
}
