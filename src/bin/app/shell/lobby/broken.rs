//! A save that cannot be opened still has a row: it is the people's, and its text may be all that
//! is left.
use yew::prelude::*;

use super::Msg;
use super::lists::Broken;

#[derive(Properties, PartialEq)]
pub struct BrokenCardProps {
    pub broken: Broken,
    pub send: Callback<Msg>,
}

/// A save that cannot be opened: what is wrong, and what can still be done with it.
#[component]
pub fn BrokenCard(BrokenCardProps { broken, send }: &BrokenCardProps) -> Html {
    let Broken { id, why } = broken;
    let press = |make: fn(String) -> Msg| {
        let id = id.clone();
        send.reform(move |_: MouseEvent| make(id.clone()))
    };
    html! {
        <li class="save save--broken">
            <div class="save__what">
                <h3>{ "This game cannot be opened" }</h3>
                <p>{ why }</p>
            </div>
            <button type="button" class="btn" onclick={press(Msg::Export)}>{ "Export its text" }</button>
            <button type="button" class="btn" onclick={press(Msg::Delete)}>{ "Delete" }</button>
        </li>
    }
}
