//! A finished game again, step by step, as any seat saw it: only now may everybody look through
//! every eye.
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use high_street::table::Eye;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::log;
use super::play_on::PlayOnDialog;
use crate::face::Who;
use crate::house::use_house;
use crate::parts::{
    Bar, Choice, Segments, dialog_is_open, event_in, icon, remember_places, use_arrival,
};
use crate::seated::Ended;

#[derive(Properties, PartialEq)]
pub struct ReplayProps {
    pub game: Ended,
    pub who: Rc<Who>,
    /// The step it begins at.
    #[prop_or_default]
    pub at: usize,
    /// Whose eyes it begins with.
    #[prop_or(Eye::Public)]
    pub eye: Eye,
    pub close: Callback<()>,
}

/// The finished game again, step by step, as any seat saw it.
#[component]
pub fn Replay(ReplayProps { game, who, at, eye, close }: &ReplayProps) -> Html {
    use_arrival();
    // Alone at the table everybody sees everything.
    let alone = who.0.count() == 1;
    let step = use_state(|| *at);
    let trying = use_state(|| false);
    let eye = use_state(|| if alone { Eye::Public } else { *eye });
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
    use_arrow_keys(*step, game.steps(), go.clone());
    let try_it = use_callback(trying.setter(), |on, trying| trying.set(on));
    let settings = use_house().settings;
    let private = eye.seat().filter(|_| past.places().is_none() && !alone);
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
                    if !alone { <Eyes who={who.clone()} eye={*eye} change={look} /> }
                    <ol class="loglist panel replay__lines" aria-live="polite">
                        { told(game, &past, *step, *eye, who) }
                    </ol>
                </section>
                { past.board(*eye, who.clone(), settings) }
                if let Some(seat) = private {
                    <section class="panel" aria-label="Own things">{ past.own(seat, who) }</section>
                }
            </div>
            <footer class="dock">
                <Steps step={*step} last={game.steps()} change={go} />
                <div class="dock__in steps">
                    <button type="button" class="btn steps__on" aria-disabled={past.places().map(|_| "true")}
                        onclick={try_it.reform(|_: MouseEvent| true)}>
                        { icon("i-next") }
                        { if past.places().is_some() { "The game is over here" } else { "Play on from here" } }
                    </button>
                </div>
            </footer>
            if *trying && past.places().is_none() {
                <PlayOnDialog game={game.clone()} who={who.clone()} step={*step}
                    close={try_it.reform(|()| false)} />
            }
        </div>
    }
}

/// What the latest step told these eyes, and what they did themselves where no line says so.
fn told(game: &Ended, past: &Ended, step: usize, eye: Eye, who: &Who) -> Html {
    let lines = past.news(1, eye, who);
    let before = step.checked_sub(1);
    let done = before.and_then(|before| {
        let doer = log::unnamed(game, before, &lines)?;
        let own = who.0.count() == 1 || eye == Eye::Seat(doer);
        let done = if own { game.deed(before, who) } else { None };
        // Never an empty place: something was done.
        let done = done.or_else(|| lines.is_empty().then(|| "a choice in secret".to_owned()));
        Some(log::deed(doer, &done?, who))
    });
    html! {
        <>
            if let Some(done) = done { { done } }
            for line in &lines { { log::drawn(line, who) } }
        </>
    }
}

/// The arrows step, wherever the focus is; a field answers them itself. Keys come faster than the
/// page is drawn, so the step they count from is kept apart from the one that is shown.
#[hook]
fn use_arrow_keys(step: usize, last: usize, go: Callback<usize>) {
    let now = use_mut_ref(|| step);
    *now.borrow_mut() = step;
    use_effect_with(last, move |&last| {
        let heard = move |event: &Event| {
            let event: &KeyboardEvent = event.unchecked_ref();
            let step = *now.borrow();
            let to = match event.key().as_str() {
                "ArrowLeft" => step.saturating_sub(1),
                "ArrowRight" => (step + 1).min(last),
                "Home" => 0,
                "End" => last,
                _ => return,
            };
            let modified = event.alt_key() || event.ctrl_key() || event.meta_key();
            if !modified && !dialog_is_open() && event_in(event, "input").is_none() {
                event.prevent_default();
                *now.borrow_mut() = to;
                go.emit(to);
            }
        };
        let options = EventListenerOptions::enable_prevent_default();
        let window = gloo::utils::window();
        let listener = EventListener::new_with_options(&window, "keydown", options, heard);
        move || drop(listener)
    });
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
