//! What can be done with a saved game besides playing it, behind one button so that no row deletes
//! by a slip.
use std::rc::Rc;

use high_street::table::Record;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::Msg;
use super::card::call;
use crate::games;
use crate::parts::{Dialog, icon};
use crate::routes::GameId;

#[derive(Properties, PartialEq)]
pub struct ManageProps {
    pub id: GameId,
    pub record: Rc<Record>,
    pub send: Callback<Msg>,
}

/// What can be done with a saved game besides playing it.
#[component]
pub fn Manage(ManageProps { id, record, send }: &ManageProps) -> Html {
    let press = |make: fn(String) -> Msg| {
        let id = id.clone();
        send.reform(move |_: MouseEvent| make(id.clone()))
    };
    html! {
        <Dialog title={call(record)} on_close={send.reform(|()| Msg::CloseDialog)}>
            <div class="manage">
                <Rename id={id.clone()} record={record.clone()} {send} />
                <section>
                    <p>{ export_note(record.finished) }</p>
                    <button type="button" class="btn" onclick={press(Msg::Export)}>{ "Export to a file" }</button>
                </section>
                <section>
                    <p>{ "A deleted game can be brought back for a few seconds." }</p>
                    <button type="button" class="btn btn--bad" onclick={press(Msg::Delete)}>
                        { icon("i-x") }{ "Delete this game" }
                    </button>
                </section>
            </div>
        </Dialog>
    }
}

#[component]
fn Rename(ManageProps { id, record, send }: &ManageProps) -> Html {
    let field = use_node_ref();
    let onsubmit = {
        let (id, field, send) = (id.clone(), field.clone(), send.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let title = field.cast::<HtmlInputElement>().map(|field| field.value());
            send.emit(Msg::Rename(id.clone(), title.unwrap_or_default()));
        }
    };
    let shop = games::shop(&record.game).map(|shop| shop.name);
    html! {
        <form class="manage__name" {onsubmit}>
            <label class="field">
                { "Name of this game" }
                <input ref={field} class="input" data-first="" maxlength="60" placeholder={shop}
                    value={record.title.clone()} dir="auto" autocomplete="off" />
            </label>
            <button type="submit" class="btn">{ "Rename" }</button>
        </form>
    }
}

fn export_note(finished: bool) -> &'static str {
    if finished {
        "The game is over, so its file is plain text: everything in it lies open."
    } else {
        "The file of an unfinished game holds its secrets. It is packed, not locked: give it only to \
         people who may know them."
    }
}
