use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct IconProps {
    /// The id of a drawn symbol, as `i-undo`.
    pub id: AttrValue,
    #[prop_or_default]
    pub class: Classes,
}

/// A symbol that only repeats what words beside it say.
#[component]
pub fn Icon(IconProps { id, class }: &IconProps) -> Html {
    html! { <svg class={class.clone()} aria-hidden="true"><use href={format!("#{id}")} /></svg> }
}

#[derive(Properties, PartialEq)]
pub struct PictureProps {
    pub id: AttrValue,
    /// What a screen reader says.
    pub label: AttrValue,
    #[prop_or_default]
    pub class: Classes,
}

/// A symbol that stands for words.
#[component]
pub fn Picture(PictureProps { id, label, class }: &PictureProps) -> Html {
    html! {
        <svg class={class.clone()} role="img" aria-label={label}><use href={format!("#{id}")} /></svg>
    }
}
