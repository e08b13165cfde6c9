//! What the page hears of fingers before any control does: the second click of a double one is
//! swallowed, every press is noted, and so is the time of the last touch.
use std::cell::Cell;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Event, EventTarget, KeyboardEvent, MouseEvent};

use crate::device::clock;
use crate::parts::{event_in, note_press};

thread_local! {
    /// When the page was last touched: dials and lists count too, which tell the table nothing.
    static LAST_INPUT: Cell<u64> = const { Cell::new(0) };
}

pub fn idle_seconds() -> u64 {
    clock::now().saturating_sub(LAST_INPUT.get()) / 1000
}

/// Swallows, before anything else hears them, the second click of a double click and the
/// repeats of a held key on a button. Steppers say `data-quick` and are spared.
pub fn listen() -> Vec<EventListener> {
    touched();
    let first =
        EventListenerOptions { passive: false, ..EventListenerOptions::run_in_capture_phase() };
    let document = gloo::utils::document();
    let swallow = |event: &Event| {
        event.prevent_default();
        event.stop_immediate_propagation();
    };
    let click = EventListener::new_with_options(&document, "click", first, move |event| {
        let Some(click) = event.dyn_ref::<MouseEvent>() else { return };
        note_press(event);
        if click.detail() > 1 && inside(event, ".table") && !inside(event, "[data-quick], summary")
        {
            swallow(event);
        }
    });
    let key = EventListener::new_with_options(&document, "keydown", first, move |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        note_press(event);
        let presses = matches!(key.key().as_str(), "Enter" | " ");
        if key.repeat() && presses && inside(event, ".table") && !inside(event, "[data-quick]") {
            swallow(event);
        }
    });
    let touch = |target: &EventTarget, event: &'static str| {
        let quietly = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(target, event, quietly, |_| touched())
    };
    let touches = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "input"];
    let touches = touches.map(|event| touch(&document, event));
    [click, key].into_iter().chain(touches).collect()
}

fn touched() {
    LAST_INPUT.set(clock::now());
}

fn inside(event: &Event, selector: &str) -> bool {
    event_in(event, selector).is_some()
}
