//! One of a few large choices, with all that follows from it.
use yew::prelude::*;

pub struct Choice {
    pub cubes: Html,
    pub title: String,
    pub notes: Vec<String>,
    /// What could end the game.
    pub warning: Option<&'static str>,
    pub price: Option<String>,
    pub chosen: bool,
    /// The advisor speaks of it.
    pub advised: bool,
    /// `None` where nobody decides here.
    pub press: Option<Callback<()>>,
    pub keys: Option<&'static str>,
}

pub fn choice(one: Choice) -> Html {
    let inside = html! {
        <>
            { one.cubes }
            <span>
                <b>{ one.title }</b>
                for note in one.notes { <small>{ note }</small> }
                if let Some(warning) = one.warning { <small class="choice__warning"><b aria-hidden="true">{ "!" }</b>{ warning }</small> }
            </span>
            if let Some(price) = one.price { <span class="price">{ price }</span> }
        </>
    };
    let state = if one.chosen { "is-chosen" } else { "is-legal" };
    match one.press {
        None => html! { <div class="choice">{ inside }</div> },
        Some(press) => html! {
            <button type="button" class={classes!("choice", state, one.advised.then_some("is-advised"))} aria-pressed={one.chosen.to_string()}
                aria-keyshortcuts={one.keys}
                onclick={press.reform(|_: MouseEvent| ())}>{ inside }</button>
        },
    }
}
