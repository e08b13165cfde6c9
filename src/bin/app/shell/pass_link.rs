//! A link to hand on: by the browser's own sheet, or copied, or selected for whoever must copy it
//! themselves.
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::device::{clipboard, share};

#[derive(Properties, PartialEq)]
pub struct PassLinkProps {
    /// What the link leads to, for the sheet.
    pub title: AttrValue,
    pub link: AttrValue,
    /// What the field is called.
    pub label: AttrValue,
}

#[component]
pub fn PassLink(PassLinkProps { title, link, label }: &PassLinkProps) -> Html {
    let field = use_node_ref();
    let told = use_state(|| "");
    let copy = {
        let (field, told, link) = (field.clone(), told.setter(), link.clone());
        move |_: MouseEvent| {
            let (field, told, link) = (field.clone(), told.clone(), link.clone());
            wasm_bindgen_futures::spawn_local(async move {
                if clipboard::copy(&link).await.is_ok() {
                    return told.set("Copied.");
                }
                if let Some(field) = field.cast::<HtmlInputElement>() {
                    let _ = field.focus();
                    field.select();
                }
                told.set("This browser would not copy it. The link is selected: copy it yourself.");
            });
        }
    };
    let send = {
        let (told, title, link) = (told.setter(), title.clone(), link.clone());
        move |_: MouseEvent| {
            let (told, title, link) = (told.clone(), title.clone(), link.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let shared = share::share(&title, &link).await;
                told.set(if shared.is_ok() {
                    ""
                } else {
                    "This browser would not share it. Copy the link instead."
                });
            });
        }
    };
    html! {
        <div class="stack">
            <input ref={field} class="input" readonly=true aria-label={label} value={link} />
            <div class="row wrap">
                if share::has_sheet() {
                    <button type="button" class="btn btn--primary" onclick={send}>{ "Share …" }</button>
                }
                <button type="button" class="btn" onclick={copy}>{ "Copy the link" }</button>
                <span role="status">{ *told }</span>
            </div>
        </div>
    }
}
