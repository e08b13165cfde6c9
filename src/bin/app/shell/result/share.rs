//! The result as text to pass on: no link and no server, so nothing is told that people do not
//! paste themselves.
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::device::{clipboard, clock};
use crate::face::Ending;
use crate::seated::Ended;
use crate::store::history::with_hints;

/// The result as a few lines to pass on: no link, nothing but text. Empty where a game has no
/// story of its own.
pub fn text(game: &Ended, ending: &Ending, hints: u32) -> String {
    let Ending { story, class, .. } = ending;
    if story.is_empty() {
        return String::new();
    }
    let deal = clock::deal_name(game.deal().0);
    format!("{} · {deal} · {class}\n{story}\nPlayed {}.", game.title().name(), with_hints(hints))
}

#[derive(Properties, PartialEq)]
pub struct ShareProps {
    pub text: String,
}

/// The text, and a button that copies it. Where copying is refused the text is selected, so that
/// people can copy it themselves.
#[component]
pub fn Share(ShareProps { text }: &ShareProps) -> Html {
    let area = use_node_ref();
    let told = use_state(|| "");
    let onclick = {
        let (area, told, text) = (area.clone(), told.setter(), text.clone());
        move |_: MouseEvent| {
            let (area, told, text) = (area.clone(), told.clone(), text.clone());
            wasm_bindgen_futures::spawn_local(async move {
                if clipboard::copy(&text).await.is_ok() {
                    return told.set("Copied.");
                }
                if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                    let _ = area.focus();
                    area.select();
                }
                told.set("This browser would not copy it. The text is selected: copy it yourself.");
            });
        }
    };
    html! {
        <section class="panel span share" aria-labelledby="share">
            <div class="panel__head"><h2 id="share">{ "To pass on" }</h2></div>
            <textarea ref={area} class="input share__text" readonly=true rows="7" dir="auto" aria-labelledby="share"
                value={text.clone()} />
            <div class="row wrap">
                <button type="button" class="btn" {onclick}>{ "Copy the text" }</button>
                <span role="status">{ *told }</span>
            </div>
        </section>
    }
}
