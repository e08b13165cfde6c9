//! Slips of the finger: dead time after a change of screen, and no second click of a double one.
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};

use crate::device::clock;

/// After every change of screen presses do nothing for a moment.
pub const DEAD_TIME: u64 = 400;

pub struct Guard {
    deaf_until: u64,
    last_input: u64,
}

impl Guard {
    pub fn new() -> Guard {
        Guard { deaf_until: 0, last_input: clock::now() }
    }

    pub fn screen_changed(&mut self) {
        self.deaf_until = clock::now() + DEAD_TIME;
        clock::mark("screen");
    }

    pub fn hears(&mut self) -> bool {
        self.last_input = clock::now();
        self.last_input >= self.deaf_until
    }

    pub fn touched(&mut self) {
        self.last_input = clock::now();
    }

    pub fn idle_seconds(&self) -> u64 {
        clock::now().saturating_sub(self.last_input) / 1000
    }

    /// Swallows, before anything else hears them, the second click of a double click and the
    /// repeats of a held key on a button. Steppers say `data-quick` and are spared.
    pub fn listen() -> Vec<EventListener> {
        let first =
            EventListenerOptions { passive: false, ..EventListenerOptions::run_in_capture_phase() };
        let document = gloo::utils::document();
        let swallow = |event: &Event| {
            event.prevent_default();
            event.stop_immediate_propagation();
        };
        let click = EventListener::new_with_options(&document, "click", first, move |event| {
            let Some(click) = event.dyn_ref::<MouseEvent>() else { return };
            if click.detail() > 1
                && inside(event, ".table")
                && !inside(event, "[data-quick], summary")
            {
                swallow(event);
            }
        });
        let key = EventListener::new_with_options(&document, "keydown", first, move |event| {
            let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
            let presses = matches!(key.key().as_str(), "Enter" | " ");
            if key.repeat() && presses && inside(event, ".table") && !inside(event, "[data-quick]")
            {
                swallow(event);
            }
        });
        vec![click, key]
    }
}

fn inside(event: &Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}
