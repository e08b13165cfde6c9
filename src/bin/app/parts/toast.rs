//! A word that passes by. It waits while someone points at it or has the focus in it.
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// What a toast says, and at most one thing to press.
#[derive(Clone, PartialEq)]
pub struct Word {
    pub text: AttrValue,
    pub action: Option<(AttrValue, Callback<()>)>,
}

impl Word {
    pub fn plain(text: impl Into<AttrValue>) -> Word {
        Word { text: text.into(), action: None }
    }

    pub fn with(text: impl Into<AttrValue>, label: &'static str, press: Callback<()>) -> Word {
        Word { text: text.into(), action: Some((label.into(), press)) }
    }
}

#[derive(Properties, PartialEq)]
pub struct ToastProps {
    /// Keep the component on the page while there is nothing to say: its place is a live region.
    pub word: Option<Word>,
    /// Time is up, or its button was pressed.
    pub on_end: Callback<()>,
}

const LASTS: u32 = 10_000;

/// A word that passes by. It waits while someone points at it or has the focus in it.
#[component]
pub fn Toast(ToastProps { word, on_end }: &ToastProps) -> Html {
    let held = use_state(|| false);
    {
        let on_end = on_end.clone();
        use_effect_with((word.clone(), *held), move |(word, held)| {
            let runs = word.is_some() && !held;
            let timer = runs.then(|| Timeout::new(LASTS, move || on_end.emit(())));
            move || drop(timer)
        });
    }
    let hold = |on: bool| {
        let held = held.clone();
        move || held.set(on)
    };
    let (enter, leave, focus, blur) = (hold(true), hold(false), hold(true), hold(false));
    html! {
        <div class="toasts" role="status" onmouseenter={move |_| enter()} onmouseleave={move |_| leave()}
            onfocusin={move |_| focus()} onfocusout={move |_| blur()}>
            if let Some(word) = word {
                <div class="toast">
                    <span>{ &word.text }</span>
                    if let Some((label, press)) = &word.action {
                        <button type="button" class="btn btn--toast" onclick={
                            let (press, on_end) = (press.clone(), on_end.clone());
                            move |_| { press.emit(()); on_end.emit(()); }
                        }>{ label }</button>
                    }
                </div>
            }
        </div>
    }
}
