//! Every drawing there is, with its name: those of the page, and those of the shops.
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::parts::icon;

#[derive(Properties, PartialEq)]
pub struct SymbolsProps {
    /// How many tables hang: the shops' own drawings come with them.
    pub tables: usize,
}

#[component]
pub fn Symbols(SymbolsProps { tables }: &SymbolsProps) -> Html {
    html! {
        <section class="stack" data-tables={tables.to_string()}>
            <h2>{ "Drawings" }</h2>
            <div class="row wrap">
                { for names().into_iter().map(|name| html! {
                    <span key={name.clone()} class="tag">{ icon(&name) }{ &name }</span>
                }) }
            </div>
        </section>
    }
}

fn names() -> Vec<String> {
    let Ok(drawings) = document().query_selector_all(".sprites symbol[id]") else {
        return Vec::new();
    };
    let all = (0..drawings.length()).filter_map(|at| drawings.get(at)?.dyn_into::<Element>().ok());
    all.map(|drawing| drawing.id()).collect()
}
