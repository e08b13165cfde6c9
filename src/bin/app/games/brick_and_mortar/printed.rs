//! What is printed on a store card.
use high_street::games::brick_and_mortar::{MonthPhase, StoreId};
use yew::prelude::*;

use super::phases;
use crate::parts::icon;

/// The sentences of a card, each behind the icon of its phase.
pub fn printed(store: StoreId) -> Html {
    html! {
        <>{ for store.card().modifiers.iter().map(|rule| html! {
            <p key={rule.to_string()} class="store__text">
                { icon(phases::art(rule.phase())) }<span>{ phase_word(rule.phase()) }{ rule.to_string() }</span>
            </p>
        }) }</>
    }
}

/// The icon in words, for those who hear the card.
fn phase_word(phase: MonthPhase) -> Html {
    html! { <span class="sr">{ format!("{}: ", phases::name(phase)) }</span> }
}
