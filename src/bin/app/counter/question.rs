//! The one question, where something is lost for good: the numbers once more, Cancel has the focus.
use yew::prelude::*;

use super::offer::Offer;
use crate::parts::Dialog;

#[derive(Clone, PartialEq)]
pub struct Question {
    pub title: String,
    /// What is lost, and what comes of it.
    pub body: Html,
    /// What the other button says.
    pub yes: String,
    /// Asked even where people have switched questions off: the end of a game.
    pub always: bool,
}

impl Question {
    pub fn about(label: &str, lines: &[String]) -> Question {
        let body = html! { <>for line in lines { <p>{ line }</p> }</> };
        Question { title: format!("{label}?"), body, yes: label.to_owned(), always: false }
    }
}

#[derive(Properties, PartialEq)]
pub struct AskedProps<A: Clone + PartialEq + 'static> {
    pub offer: Offer<A>,
    pub yes: Callback<Offer<A>>,
    pub close: Callback<()>,
}

#[component]
pub fn Asked<A: Clone + PartialEq + 'static>(
    AskedProps { offer, yes, close }: &AskedProps<A>,
) -> Html {
    let Some(question) = &offer.ask else { return html! {} };
    let yes = {
        let (offer, close, yes) = (offer.clone(), close.clone(), yes.clone());
        Callback::from(move |_: MouseEvent| {
            close.emit(());
            yes.emit(offer.clone());
        })
    };
    html! {
        <Dialog title={question.title.clone()} on_close={close.clone()} class="ask">
            { question.body.clone() }
            <div class="ask__choice">
                <button type="button" class="btn" data-first="true" onclick={close.reform(|_: MouseEvent| ())}>{ "Cancel" }</button>
                <button type="button" class="btn btn--primary" onclick={yes}>{ &question.yes }</button>
            </div>
        </Dialog>
    }
}
