//! The counter of a person: the decision, the own building, what lies behind the screen; and the
//! buttons beside it.
use std::rc::Rc;

use high_street::games::brick_and_mortar::{Action, Position, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::advice::Advice;
use super::building::Building;
use super::hands::Hands;
use super::words;
use crate::face::{Role, Scene, Who};
use crate::parts::{Dialog, icon, use_after_paint};

/// A button that carries a whole choice.
#[derive(Clone, PartialEq)]
pub struct Press {
    pub label: String,
    pub icon: &'static str,
    /// What it does, or why it cannot be done.
    pub does: Result<Action, String>,
    /// What is said once more before it is done, where it is rare and final.
    pub ask: Vec<String>,
}

impl Press {
    pub fn new(label: impl Into<String>, icon: &'static str, action: Action) -> Press {
        Press { label: label.into(), icon, does: Ok(action), ask: Vec::new() }
    }

    /// Stays visible, does nothing, says why.
    pub fn blocked(label: impl Into<String>, icon: &'static str, why: impl Into<String>) -> Press {
        Press { label: label.into(), icon, does: Err(why.into()), ask: Vec::new() }
    }

    pub fn asking(self, lines: Vec<String>) -> Press {
        Press { ask: lines, ..self }
    }
}

#[derive(Clone, PartialEq)]
pub struct Choices {
    pub primary: Press,
    pub more: Vec<Press>,
    /// One line of consequence.
    pub why: String,
}

impl Choices {
    pub fn only(primary: Press, why: impl Into<String>) -> Choices {
        Choices { primary, more: Vec::new(), why: why.into() }
    }
}

#[derive(Properties, PartialEq)]
pub struct CounterProps {
    pub scene: Scene<Position>,
    pub seat: Seat,
    /// Nothing to press while others act.
    #[prop_or_default]
    pub choices: Option<Choices>,
    /// The decision needs the whole width.
    #[prop_or_default]
    pub wide: bool,
    #[prop_or_default]
    pub children: Html,
}

#[component]
pub fn Counter(props: &CounterProps) -> Html {
    let CounterProps { scene, seat, choices, wide, children } = props;
    let asked = use_state(|| None::<Press>);
    let ask = {
        let asked = asked.setter();
        use_after_paint(Callback::from(move |press: Press| asked.set(Some(press))))
    };
    let press = {
        let scene = scene.clone();
        Callback::from(move |press: Press| match &press.does {
            Err(why) => scene.refuse.emit(why.clone().into()),
            Ok(_) if !press.ask.is_empty() && scene.settings.confirm => ask.emit(press),
            Ok(action) => scene.act.emit(action.clone()),
        })
    };
    let close = {
        let asked = asked.clone();
        Callback::from(move |()| asked.set(None))
    };
    let player = &scene.view.players[*seat];
    html! {
        <>
            <section class="tray" id="tray" aria-label={format!("{}’s counter", scene.who.name(*seat))}>
                <Head view={scene.view.clone()} who={scene.who.clone()} seat={*seat} />
                <div class={classes!("counter", wide.then_some("counter--wide"))}>
                    <div class="bm-mine">
                        <Building seat={*seat} building={player.building.clone()} />
                        if let Some(own) = &player.own { <Hands own={own.clone()} /> }
                    </div>
                    <div class="bm-decide">
                        { children.clone() }
                        if choices.is_some() { <Advice view={scene.view.clone()} seat={*seat} /> }
                    </div>
                </div>
            </section>
            { actions(scene, choices.as_ref(), &press) }
            if let Some(press) = &*asked { { question(press, scene.act.clone(), close) } }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct HeadProps {
    view: Rc<View>,
    who: Rc<Who>,
    seat: Seat,
}

/// A component, so that turning a dial does not draw it again.
#[component]
fn Head(HeadProps { view, who, seat }: &HeadProps) -> Html {
    let player = &view.players[*seat];
    let name = who.name(*seat);
    let (stores, slots) = player.utilities;
    html! {
        <div class="tray__head">
            <h2 tabindex="-1" data-heading="">{ format!("{name}’s counter") }</h2>
            if let Some(own) = &player.own {
                <span class="money">{ icon("coin") }<span class="sr">{ "Money " }</span>{ format!("${}", own.money) }</span>
            } else {
                <span class="secret">{ icon("i-lock") }{ "money and hand stay behind the screen" }</span>
            }
            <span class="tag">{ icon("ph-utilities") }{ format!("next bill ${} + ${} for slots", stores, slots) }</span>
            <span class={classes!("tag", (player.debt > 0).then_some("tag--bad"))}>{ icon("debt") }{ words::tokens(player.debt) }</span>
            if player.own.is_some() {
                <span class="secret">{ icon("i-lock") }{ whose_eyes(who, &name) }</span>
            }
        </div>
    }
}

fn whose_eyes(who: &Who, name: &str) -> String {
    if words::persons(who) > 1 {
        format!("only on screen while {name} holds the device")
    } else {
        "the computers cannot see this".to_owned()
    }
}

fn actions(scene: &Scene<Position>, choices: Option<&Choices>, press: &Callback<Press>) -> Html {
    let button = |one: &Press, class: &'static str| {
        let emitted = one.clone();
        html! {
            <button type="button" class={classes!("btn", class)} aria-disabled={one.does.is_err().then_some("true")}
                onclick={press.reform(move |_: MouseEvent| emitted.clone())}>
                { icon(one.icon) }<span>{ &one.label }</span>
            </button>
        }
    };
    html! {
        <section class="actions" aria-label="What to do">
            { scene.undo.clone() }
            if let Some(Choices { primary, more, why }) = choices {
                { button(primary, "btn--primary") }
                if !more.is_empty() {
                    <div class="actions__more">{ for more.iter().map(|one| button(one, "btn--second")) }</div>
                }
                <p class="actions__why">{ why }</p>
            } else if !matches!(scene.role, Role::Report(_)) {
                <p class="actions__why bm-waits">{ waits(scene) }</p>
            }
        </section>
    }
}

fn waits(scene: &Scene<Position>) -> String {
    let status = super::status::status(&scene.view, &scene.who, Role::Public);
    status.text
}

fn question(press: &Press, act: Callback<Action>, close: Callback<()>) -> Html {
    let Ok(action) = press.does.clone() else { return html! {} };
    let yes = {
        let close = close.clone();
        Callback::from(move |_: MouseEvent| {
            close.emit(());
            act.emit(action.clone());
        })
    };
    html! {
        <Dialog title={format!("{}?", press.label)} on_close={close.clone()} class="bm-ask">
            for line in &press.ask { <p>{ line }</p> }
            <div class="bm-ask__choice">
                <button type="button" class="btn" data-first="true" onclick={close.reform(|_: MouseEvent| ())}>{ "Cancel" }</button>
                <button type="button" class="btn btn--primary" onclick={yes}>{ &press.label }</button>
            </div>
        </Dialog>
    }
}
