//! Where an event happened: asked by selector, because a press lands on an icon as often as on its
//! button.
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// What an event happened on or in, if it is of this kind: "button, a".
pub fn event_in(event: &Event, selector: &str) -> Option<Element> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest(selector).ok().flatten()
}
