//! A refusal or a warning in words, where the click happened.
use std::cell::Cell;

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::msg::Msg;
use super::overlay::{OverlayMsg, Said};
use super::play::Play;
use super::sends::Sends;
use crate::parts::{Tenths, corner, icon};

/// How far above its place it may go to leave what stands there free, in steps of so many pixels.
const FURTHER: u32 = 10;
const STEP: f64 = 16.0;

thread_local! {
    /// The control that was used last; the toast stands above it.
    static LAST: Cell<Option<(f64, f64)>> = const { Cell::new(None) };
}

impl Play {
    pub(super) fn draw_toast(&self, send: &Sends) -> Html {
        let Some(Said { words, refusal }) = &self.overlay.toast else { return html! {} };
        let close = send.click(Msg::Overlay(OverlayMsg::CloseToast));
        // What tells of a hand is not read out to everybody.
        let private = *refusal && self.is_private();
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
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(640.0);
    // Above the control or below it, or a little further up: where it covers least of what can be
    // pressed, the nearest first, and never the control itself.
    let above = at_top - own.height() - 10.0;
    let below = at_top + at.height() + 10.0;
    let further = (1..=FURTHER).map(|step| above - STEP * f64::from(step));
    let places = [above, below].into_iter().chain(further);
    let inside = places.filter(|top| *top >= 8.0 && top + own.height() <= height - 4.0);
    let covers = |top: f64| covered(&toast, left, top, own.width(), own.height());
    let best = inside
        .map(|top| (covers(top), top))
        .reduce(|best, other| if other.0 < best.0 { other } else { best });
    let top = best.map_or(below, |(_, top)| top);
    LAST.set(Some((left, top)));
    let style = toast.style();
    for (property, value) in [("left", left), ("top", top)] {
        let _ = style.set_property(property, &format!("{}px", Tenths(value)));
    }
    let _ = style.set_property("bottom", "auto");
    let _ = style.set_property("translate", "none");
}

/// How much of other controls would lie under the toast, in square pixels.
fn covered(toast: &Element, left: f64, top: f64, width: f64, height: f64) -> f64 {
    let Ok(controls) = document().query_selector_all("button, a[href], input, summary") else {
        return 0.0;
    };
    let over = |low: f64, high: f64, from: f64, to: f64| (high.min(to) - low.max(from)).max(0.0);
    (0..controls.length())
        .filter_map(|index| controls.get(index)?.dyn_into::<Element>().ok())
        .filter(|control| !toast.contains(Some(control)))
        .map(|control| {
            let rect = control.get_bounding_client_rect();
            let (x, y) = corner(&rect);
            over(left, left + width, x, x + rect.width())
                * over(top, top + height, y, y + rect.height())
        })
        .sum()
}

fn is_control(element: &Element) -> bool {
    element.matches("button, a, input").unwrap_or(false)
}
