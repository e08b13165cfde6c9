//! Undo, hint, restock, and the primary button that says the whole choice.
use std::rc::Rc;

use high_street::games::supermarche::{Prompt, Restock, View};
use yew::prelude::*;

use super::draft::{Deed, Draft, Pick, primary};
use super::words;
use crate::parts::icon;

#[derive(Properties, PartialEq)]
pub struct ActionsProps {
    pub view: Rc<View>,
    pub draft: Draft,
    pub pick: Callback<Pick>,
    /// Does what the primary button says.
    pub go: Callback<()>,
    pub refuse: Callback<AttrValue>,
    pub undo: Html,
    /// The hint button.
    pub advice: Html,
}

#[component]
pub fn Actions(props: &ActionsProps) -> Html {
    let ActionsProps { view, draft, go, undo, advice, .. } = props;
    let (label, deed) = primary(view, draft);
    let blocked = matches!(deed, Deed::Refuse(_)).then_some("true");
    html! {
        <section class="actions" aria-label="What to do">
            { undo.clone() }
            <button type="button" class="btn btn--primary" aria-disabled={blocked} aria-keyshortcuts="d"
                onclick={go.reform(|_: MouseEvent| ())}><span>{ label }</span></button>
            { advice.clone() }
            { restock(props) }
            <p class="actions__why">{ why(view) }</p>
        </section>
    }
}

fn restock(props: &ActionsProps) -> Html {
    let terms = match &props.view.prompt {
        Some(Prompt::Roll(roll)) => &roll.restock,
        Some(Prompt::AfterTrip(after)) => &after.restock,
        _ => return html! {},
    };
    let open = props.draft.restock.is_some();
    let onclick = {
        let (pick, refuse, refusal) = (props.pick.clone(), props.refuse.clone(), terms.refusal);
        Callback::from(move |_: MouseEvent| match refusal {
            Some(why) => refuse.emit(why.to_string().into()),
            None => pick.emit(Pick::Restock(!open)),
        })
    };
    html! {
        <div class="actions__more"><button type="button" class="btn btn--second" aria-keyshortcuts="s" {onclick}
            aria-expanded={open.to_string()} aria-disabled={terms.refusal.map(|_| "true")}>
            { icon("ph-stock") }<span>{ restock_label(terms, open) }</span>
        </button></div>
    }
}

fn restock_label(terms: &Restock, open: bool) -> String {
    match &terms.refusal {
        _ if open => "No restock".to_owned(),
        Some(why) => format!("Restock: {}", words::short(why)),
        None if terms.penalty > 0 => format!("Restock, −${}", terms.penalty),
        None => "Restock, one leaves".to_owned(),
    }
}

/// One line of consequence.
fn why(view: &View) -> String {
    let spoils = match view.tonight.fee {
        0 => "Nothing would spoil tonight.".to_owned(),
        fee => format!("As it stands, ${fee} of waste tonight."),
    };
    match &view.prompt {
        Some(Prompt::Roll(roll)) => format!("An empty shelf costs ${}. {spoils}", roll.at_stake),
        Some(Prompt::Delivery(_)) => {
            "An order can be taken back with undo until the first dice are rolled.".to_owned()
        }
        Some(Prompt::Stocking(_)) => {
            "Shelves and sale can be taken back with undo until the first dice are rolled."
                .to_owned()
        }
        Some(Prompt::FlipTwo) => "What has been turned up stays up.".to_owned(),
        Some(Prompt::WasteReport { .. }) | None => String::new(),
        _ => spoils,
    }
}
