//! A refusal or a warning in words, where the click happened.
use std::cell::Cell;

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::msg::Msg;
use super::overlay::OverlayMsg;
use super::play::Play;
use super::sends::Sends;
use crate::parts::{corner, icon};

thread_local! {
    /// The control that was used last; the toast stands above it.
    static LAST: Cell<Option<(f64, f64)>> = const { Cell::new(None) };
}

impl Play {
    pub(super) fn draw_toast(&self, send: &Sends) -> Html {
        let Some(words) = &self.overlay.toast else { return html! {} };
        let close = send.click(Msg::Overlay(OverlayMsg::CloseToast));
        // Why something is refused may tell what a hand holds, so it is not read out to everybody.
        let private = self.is_private();
        html! {
            <div class="toast toast--here" role={(!private).then_some("alert")}>
                if private {
                    <span class="sr" role="alert">{ "Refused. Why is written on the screen." }</span>
                }
                <span>{ words }</span>
                <button type="button" class="btn btn--icon" aria-label="Close" onclick={close}>
                    { icon("i-x") }
                </button>
            </div>
        }
    }

    /// Trouble with the save: told once, with a way to keep the game.
    pub(super) fn draw_warning(&self, send: &Sends) -> Html {
        let Some(words) = &self.overlay.warning else { return html! {} };
        let close = send.click(Msg::Overlay(OverlayMsg::CloseWarning));
        let export = send.click(Msg::Export);
        html! {
            <div class="toast toast--warning" role="alert">
                <span>{ words }</span>
                <button type="button" class="btn" onclick={export}>{ "Export" }</button>
                <button type="button" class="btn btn--icon" aria-label="Close" onclick={close}>
                    { icon("i-x") }
                </button>
            </div>
        }
    }
}

/// Moves a toast next to the focused or pressed control. Done through the style object, which
/// the content security policy allows, and only when there is one.
pub fn place() {
    let toast = document().query_selector(".toast--here").ok().flatten();
    let Some(toast) = toast.and_then(|toast| toast.dyn_into::<HtmlElement>().ok()) else {
        LAST.set(None);
        return;
    };
    if LAST.get().is_some() {
        return;
    }
    let Some(control) = document().active_element().filter(is_control) else { return };
    let (at, own) = (control.get_bounding_client_rect(), toast.get_bounding_client_rect());
    let (at_left, at_top) = corner(&at);
    let width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(360.0);
    let left =
        (at_left + at.width() / 2.0 - own.width() / 2.0).min(width - own.width() - 8.0).max(8.0);
    // Above the control, or below one that stands at the upper edge: never over it.
    let above = at_top - own.height() - 10.0;
    let top = if above >= 8.0 { above } else { at_top + at.height() + 10.0 };
    LAST.set(Some((left, top)));
    let style = toast.style();
    for (property, value) in [("left", left), ("top", top)] {
        let _ = style.set_property(property, &format!("{value}px"));
    }
    let _ = style.set_property("bottom", "auto");
    let _ = style.set_property("translate", "none");
}

fn is_control(element: &Element) -> bool {
    element.matches("button, a, input").unwrap_or(false)
}
