//! A piece of a page that comes in a file of its own, while the rest is there already.
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{Notice, Tone};
use crate::own_file::{Coming, Missing, at_hand};

/// What came of fetching a file, and what tries it again.
pub struct Arrival<T> {
    pub came: Option<Result<T, Missing>>,
    pub again: Callback<MouseEvent>,
}

/// What is in a file: at once in builds that are not cut, else when it has come.
#[hook]
pub fn use_coming<T: Copy + 'static>(enter: impl Fn() -> Coming<T> + 'static) -> Arrival<T> {
    let tries = use_state(|| 0);
    let came = use_state(|| at_hand(&enter));
    {
        let (here, setter) = (came.is_some(), came.setter());
        use_effect_with(*tries, move |_| {
            if !here {
                spawn_local(async move { setter.set(Some(enter().await)) });
            }
        });
    }
    let again = {
        let came = came.setter();
        Callback::from(move |_: MouseEvent| {
            came.set(None);
            tries.set(*tries + 1);
        })
    };
    Arrival { came: *came, again }
}

impl<T> Arrival<T> {
    /// Draws what came; a word until it is here, a sentence and a button if it does not come.
    pub fn draw(self, draw: impl FnOnce(T) -> Html) -> Html {
        match self.came {
            Some(Ok(here)) => draw(here),
            Some(Err(Missing)) => not_here(self.again),
            None => html! { <p role="status">{ "Opening …" }</p> },
        }
    }
}

/// The sentence and the buttons where a file could not be fetched.
pub fn not_here(again: Callback<MouseEvent>) -> Html {
    html! {
        <>
            <Notice tone={Tone::Bad}>{ Missing::WHY }</Notice>
            <div class="row wrap">
                <button type="button" class="btn btn--primary" onclick={again}>{ "Try again" }</button>
                <button type="button" class="btn" data-do="reload">{ "Load the page again" }</button>
            </div>
        </>
    }
}
