//! The shop sign over its awning: the same top on every page.
use yew::prelude::*;

use super::icon;
use crate::routes::Route;

#[derive(Properties, PartialEq)]
pub struct BarProps {
    pub title: AttrValue,
    #[prop_or_default]
    pub sub: AttrValue,
    #[prop_or_default]
    pub phases: Html,
    /// Tools at the right end.
    #[prop_or_default]
    pub children: Html,
}

/// The shop sign over its striped awning.
#[component]
pub fn Bar(BarProps { title, sub, phases, children }: &BarProps) -> Html {
    html! {
        <header class="bar">
            <div class="bar__in">
                <a class="btn btn--icon" href={Route::Street.to_string()} aria-label="Back to the street">
                    { icon("i-back") }
                </a>
                <h1 class="bar__title">
                    { title }
                    if !sub.is_empty() { <span class="bar__sub">{ sub }</span> }
                </h1>
                { phases.clone() }
                <div class="bar__tools">{ children.clone() }</div>
            </div>
            <div class="valance" aria-hidden="true"></div>
        </header>
    }
}
