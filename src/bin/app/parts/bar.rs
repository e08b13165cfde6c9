use yew::prelude::*;

use super::icon;
use crate::routes::Route;

#[derive(Properties, PartialEq)]
pub struct BarProps {
    pub title: AttrValue,
    #[prop_or_default]
    pub sub: AttrValue,
    /// Where the arrow leads; the street unless said otherwise.
    #[prop_or(Route::Street)]
    pub back: Route,
    #[prop_or_default]
    pub phases: Html,
    /// Tools at the right end.
    #[prop_or_default]
    pub children: Html,
}

/// The shop sign over its striped awning.
#[component]
pub fn Bar(BarProps { title, sub, back, phases, children }: &BarProps) -> Html {
    let label = if *back == Route::Street { "Back to the street" } else { "Back" };
    html! {
        <header class="bar">
            <div class="bar__in">
                <a class="btn btn--icon" href={back.to_string()} aria-label={label}>{ icon("i-back") }</a>
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
