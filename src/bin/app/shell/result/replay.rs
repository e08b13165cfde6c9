//! A finished game again, step by step, as any seat saw it: only now may everybody look through
//! every eye.
use std::rc::Rc;

use high_street::table::{Eye, Line, Session};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::log;
use crate::counter::Drafts;
use crate::face::{Face, Role, Scene, Who};
use crate::house::use_house;
use crate::parts::{Bar, Choice, Segments, icon, remember_places, use_arrival};

#[derive(Properties)]
pub struct ReplayProps<G: Face> {
    pub session: Rc<Session<G>>,
    pub who: Rc<Who>,
    pub close: Callback<()>,
}

impl<G: Face> PartialEq for ReplayProps<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session) && self.who == other.who
    }
}

/// The finished game again, step by step, as any seat saw it.
#[component]
pub fn Replay<G: Face>(ReplayProps { session, who, close }: &ReplayProps<G>) -> Html {
    use_arrival();
    let step = use_state(|| 0_usize);
    let eye = use_state(|| Eye::Public);
    let past = {
        let session = session.clone();
        use_memo(*step, move |step| session.prefix(*step))
    };
    let look = use_callback(eye.setter(), |new, eye| {
        remember_places();
        eye.set(new);
    });
    let go = use_callback(step.setter(), |new, step| {
        remember_places();
        step.set(new);
    });
    let settings = use_house().settings;
    let scene = Scene::<G> {
        view: Rc::new(past.view(*eye)),
        who: who.clone(),
        role: role(&past, *eye),
        settings,
        press: Callback::noop(),
        refuse: Callback::noop(),
        drafts: Drafts::default(),
        note_hint: Callback::noop(),
        orders: None,
    };
    let private = eye.seat().filter(|_| !past.is_over());
    let peek = private.map(|seat| G::peek(&scene.view, seat, who));
    let sub = format!("{}, step by step", G::round_label(past.round()));
    html! {
        <div class="sheetpage replay">
            <Bar title={G::NAME} {sub}>
                <button type="button" class="btn btn--icon" aria-label="Back to the result"
                    onclick={close.reform(|_: MouseEvent| ())}>{ icon("i-x") }</button>
            </Bar>
            <div class="page">
                <section class="stack" aria-label="What is shown">
                    <Eyes who={who.clone()} eye={*eye} change={look} />
                    <ol class="loglist panel replay__lines" aria-live="polite">
                        for line in news(&past, session, *eye) { { log::drawn::<G>(&line, who) } }
                    </ol>
                </section>
                { G::around(&scene, G::board(&scene)) }
                if let Some(peek) = peek { <section class="panel" aria-label="Own things">{ peek }</section> }
            </div>
            <footer class="dock">
                <Steps step={*step} last={session.len()} change={go} />
            </footer>
        </div>
    }
}

fn role<G: Face>(past: &Session<G>, eye: Eye) -> Role {
    match eye {
        _ if past.is_over() => Role::Over,
        Eye::Public => Role::Public,
        Eye::Seat(seat) => Role::Watch(seat),
    }
}

/// What the last step told this eye.
fn news<'a, G: Face>(
    past: &'a Session<G>,
    whole: &Session<G>,
    eye: Eye,
) -> Vec<Line<'a, G::Event>> {
    let before = past.len().checked_sub(1).map_or(0, |before| whole.prefix(before).entries());
    past.lines(eye).filter(|line| line.index >= before).collect()
}

#[derive(Properties, PartialEq)]
struct EyesProps {
    who: Rc<Who>,
    eye: Eye,
    change: Callback<Eye>,
}

/// Through whose eyes one looks.
#[component]
fn Eyes(EyesProps { who, eye, change }: &EyesProps) -> Html {
    let seats = who.0.iter().map(|(seat, chair)| Choice::new(Eye::Seat(seat), chair.name.clone()));
    let everybody = Choice::with_icon(Eye::Public, "Everybody", "i-eye");
    let choices: Vec<Choice<Eye>> = std::iter::once(everybody).chain(seats).collect();
    html! {
        <div class="replay__eyes">
            <p id="eyes">{ "As seen by" }</p>
            <Segments<Eye> legend="As seen by" name="eye" {choices} chosen={*eye} {change} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct StepsProps {
    step: usize,
    last: usize,
    change: Callback<usize>,
}

#[component]
fn Steps(StepsProps { step, last, change }: &StepsProps) -> Html {
    let oninput = change.reform(|event: InputEvent| {
        event.target_unchecked_into::<HtmlInputElement>().value().parse().unwrap_or(0)
    });
    let (step, last) = (*step, *last);
    let to = |step: usize| change.reform(move |_: MouseEvent| step);
    let told = format!("Step {step} of {last}");
    html! {
        <div class="dock__in steps">
            <button type="button" class="btn" aria-label="One step back" data-quick=""
                aria-disabled={(step == 0).then_some("true")} onclick={to(step.saturating_sub(1))}>
                { icon("i-back") }
            </button>
            <label class="steps__where">
                <span class="num">{ &told }</span>
                <input type="range" min="0" max={last.to_string()} value={step.to_string()} {oninput}
                    aria-label="Step" aria-valuetext={told.clone()} />
            </label>
            <button type="button" class="btn" aria-label="One step on" data-quick=""
                aria-disabled={(step == last).then_some("true")} onclick={to((step + 1).min(last))}>
                { icon("i-next") }
            </button>
        </div>
    }
}
