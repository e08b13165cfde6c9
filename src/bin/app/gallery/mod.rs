//! The gallery: every piece, and every question of every game on a real table, at three widths, by day and by
//! night. In development builds only, at the address `#/gallery`.
mod pieces;
mod symbols;
mod tables;
#[cfg(all(test, feature = "ssr"))]
mod tests;

use gloo::utils::{document, window};
use yew::prelude::*;

use self::pieces::Pieces;
use self::tables::Tables;
use crate::parts::{Choice, Segments};

/// Whether the page was loaded at the gallery's address.
pub fn asked_for() -> bool {
    window().location().hash().is_ok_and(|hash| hash.starts_with("#/gallery"))
}

pub fn open() {
    let root = document().get_element_by_id("app").expect("index.html has a place for the app");
    root.set_text_content(None);
    yew::Renderer::<Gallery>::with_root(root).render();
}

#[component]
fn Gallery() -> Html {
    let night = use_state(|| false);
    use_effect_with(*night, |night| {
        let theme = if *night { "dark" } else { "light" };
        let root = document().document_element().expect("a page has a root");
        let _ = root.set_attribute("data-theme", theme);
    });
    let change = {
        let night = night.clone();
        Callback::from(move |dark| night.set(dark))
    };
    html! {
        <main class="page stack">
            <h1>{ "Gallery" }</h1>
            <Segments<bool> legend="Theme" name="theme" chosen={*night} {change}
                choices={vec![Choice::new(false, "Day"), Choice::new(true, "Night")]} />
            <Pieces />
            <Tables night={*night} />
        </main>
    }
}
