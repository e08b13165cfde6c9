//! A finished game again, step by step, as any seat saw it: only now may everybody look through
//! every eye.
use std::rc::Rc;

use high_street::table::Eye;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::log;
use crate::face::Who;
use crate::house::use_house;
use crate::parts::{Bar, Choice, Segments, icon, remember_places, use_arrival};
use crate::seated::Ended;

#[derive(Properties, PartialEq)]
pub struct ReplayProps {
    pub game: Ended,
    pub who: Rc<Who>,
    pub close: Callback<()>,
}

/// The finished game again, step by step, as any seat saw it.
#[component]
pub fn Replay(ReplayProps { game, who, close }: &ReplayProps) -> Html {
    use_arrival();
    let step = use_state(|| 0_usize);
    let eye = use_state(|| Eye::Public);
    let past = {
        let game = game.clone();
        use_memo(*step, move |step| game.after(*step))
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
    let private = eye.seat().filter(|_| past.places().is_none());
    let title = game.title();
    let sub = format!("{}, step by step", title.round_label(past.round()));
    html! {
        <div class="sheetpage replay">
            <Bar title={title.name()} {sub}>
                <button type="button" class="btn btn--icon" aria-label="Back to the result"
                    onclick={close.reform(|_: MouseEvent| ())}>{ icon("i-x") }</button>
            </Bar>
            <div class="page">
                <section class="stack" aria-label="What is shown">
                    <Eyes who={who.clone()} eye={*eye} change={look} />
                    <ol class="loglist panel replay__lines" aria-live="polite">
                        for line in past.news(*eye, who) { { log::drawn(&line, who) } }
                    </ol>
                </section>
                { past.board(*eye, who.clone(), settings) }
                if let Some(seat) = private {
                    <section class="panel" aria-label="Own things">{ past.own(seat, who) }</section>
                }
            </div>
            <footer class="dock">
                <Steps step={*step} last={game.steps()} change={go} />
            </footer>
        </div>
    }
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
