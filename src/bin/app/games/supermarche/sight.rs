//! What is decided comes into sight by itself, and what moved is seen moving.
use gloo::utils::{document, window};
use high_street::games::supermarche::{Prompt, View};
use yew::prelude::*;

use super::draft::key;
use crate::face::Seen;
use crate::parts::use_travel;

#[derive(Properties, PartialEq)]
pub struct SightProps {
    pub view: Seen<View>,
    /// Whether a hint has just been given.
    pub said: bool,
}

/// Draws nothing: it looks after what the others have drawn.
#[component]
pub fn Sight(SightProps { view, said }: &SightProps) -> Html {
    use_travel(view.clone());
    let now = view.clone();
    use_effect_with(key(view), move |_| bring_into_sight(&now));
    use_effect_with(*said, |said| {
        if *said {
            keep_in_sight();
        }
    });
    html! {}
}

/// On a small screen the decision may lie elsewhere on the page: it comes with its question.
fn bring_into_sight(view: &View) {
    let place = match &view.prompt {
        Some(Prompt::FlipTwo | Prompt::Delivery(_)) | None => ".status",
        Some(Prompt::Stocking(_)) => ".sm-store",
        Some(_) => ".roll",
    };
    let Ok(Some(element)) = document().query_selector(place) else { return };
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(0.0);
    let top = element.get_bounding_client_rect().top();
    if top < 0.0 || top > height / 2.0 {
        element.scroll_into_view();
    }
}

/// A hint pushes the choices down: the last of them stays in sight, and the hint before all.
fn keep_in_sight() {
    let find = |what| document().query_selector(what).ok().flatten();
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(0.0);
    let bounds = find(".board").map(|board| board.get_bounding_client_rect());
    let (top, bottom) =
        bounds.map_or((0.0, height), |board| (board.top().max(0.0), board.bottom().min(height)));
    if let Some(choice) = find(".roll > .choice:not(:has(~ .choice))")
        && choice.get_bounding_client_rect().bottom() > bottom
    {
        choice.scroll_into_view_with_bool(false);
    }
    let Some(note) = find(".sm-note--hint") else { return };
    let place = note.get_bounding_client_rect();
    if place.top() < top || place.bottom() > bottom {
        note.scroll_into_view();
    }
}
