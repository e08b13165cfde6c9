//! Drawn symbols. Functions, not components: a table shows hundreds, and a component each would
//! cost more than the drawing.
use yew::prelude::*;

/// A symbol that only repeats what words beside it say. `id` is a drawing's, as `i-undo`.
pub fn icon(id: &str) -> Html {
    html! { <svg aria-hidden="true"><use href={format!("#{id}")} /></svg> }
}

/// The same, with a class of its own.
pub fn icon_in(class: &'static str, id: &str) -> Html {
    html! { <svg {class} aria-hidden="true"><use href={format!("#{id}")} /></svg> }
}

/// A symbol that stands for words: `label` is what a screen reader says.
pub fn picture(class: &'static str, id: &str, label: &str) -> Html {
    html! {
        <svg {class} role="img" aria-label={label.to_owned()}><use href={format!("#{id}")} /></svg>
    }
}
