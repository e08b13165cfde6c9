//! Finding one's way in the rules: which chapter is read, and how to come to another.
use gloo::events::EventListener;
use gloo::utils::{document, document_element, window};
use web_sys::Element;
use yew::prelude::*;

use crate::face::Rules;
use crate::parts::{focus, icon};

/// The id of a chapter's heading. Fragments are taken by the routes, so chapters are scrolled to.
pub fn heading(chapter: &str) -> String {
    format!("rule-{chapter}")
}

fn element(chapter: &str) -> Option<Element> {
    document().get_element_by_id(&heading(chapter))
}

/// Brings a chapter to the top, and its heading into focus.
pub fn go_to(chapter: &str) {
    if let Some(element) = element(chapter) {
        focus(&heading(chapter));
        element.scroll_into_view();
    }
}

/// The chapter being read: the last one whose heading has reached the upper part of the window.
#[hook]
pub fn use_reading(rules: &'static Rules) -> usize {
    let reading = use_state(|| 0);
    {
        let reading = reading.clone();
        use_effect_with((), move |()| {
            let look = move || {
                let reached = |id: &str| {
                    element(id).is_some_and(|it| it.get_bounding_client_rect().top() < 160.0)
                };
                let passed = rules.iter().rposition(|chapter| reached(chapter.id));
                // The last chapter may be too short to reach the top.
                let last = at_the_end().then(|| rules.len().saturating_sub(1));
                reading.set(last.or(passed).unwrap_or(0));
            };
            let listener = EventListener::new(&window(), "scroll", move |_| look());
            move || drop(listener)
        });
    }
    *reading
}

fn at_the_end() -> bool {
    let page = document_element();
    page.scroll_top() + page.client_height() + 2 >= page.scroll_height()
}

pub fn contents(rules: &'static Rules, reading: usize) -> Html {
    html! {
        <nav class="rules__toc" aria-label="Chapters">
            <ol>
                for (index, chapter) in rules.iter().enumerate() {
                    <li key={chapter.id}>
                        <button type="button" onclick={move |_| go_to(chapter.id)}
                            aria-current={(index == reading).then_some("true")}>
                            { icon(chapter.icon) }{ chapter.title }
                        </button>
                    </li>
                }
            </ol>
        </nav>
    }
}

/// Every chapter, one below the other. `here` says how the table beside it answers what a chapter leaves open.
pub fn article(rules: &'static Rules, here: &[(&'static str, String)]) -> Html {
    html! {
        <article class="prose panel">
            for chapter in *rules {
                <section class="chapter" key={chapter.id} aria-labelledby={heading(chapter.id)}>
                    <h2 id={heading(chapter.id)} tabindex="-1">{ chapter.title }</h2>
                    { (chapter.body)() }
                    for (_, words) in here.iter().filter(|(id, _)| *id == chapter.id) {
                        <div class="callout"><b>{ "At this table" }</b>{ words }</div>
                    }
                </section>
            }
        </article>
    }
}
