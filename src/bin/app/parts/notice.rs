//! A sentence that stays until it is no longer true, or closed; a toast passes by instead.
use yew::prelude::*;

use super::icon;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Warn,
    /// Something was refused or failed: read out at once.
    Bad,
}

#[derive(Properties, PartialEq)]
pub struct NoticeProps {
    pub tone: Tone,
    /// Shows a cross.
    #[prop_or_default]
    pub on_close: Option<Callback<()>>,
    pub children: Html,
}

/// A sentence that stays until it is no longer true, or closed.
#[component]
pub fn Notice(NoticeProps { tone, on_close, children }: &NoticeProps) -> Html {
    let (class, role) = match tone {
        Tone::Plain => ("notice", "status"),
        Tone::Warn => ("notice notice--warn", "status"),
        Tone::Bad => ("notice notice--bad", "alert"),
    };
    html! {
        <div {class} {role}>
            { icon("i-info") }
            <div class="grow">{ children.clone() }</div>
            if let Some(on_close) = on_close {
                <button type="button" class="btn btn--icon" aria-label="Close this message"
                    onclick={on_close.reform(|_: MouseEvent| ())}>{ icon("i-x") }</button>
            }
        </div>
    }
}
