//! When the device is put away, secrets go behind the shutter at once.
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, VisibilityState};
use yew::Callback;

use super::msg::Msg;
use super::overlay::OverlayMsg;
use crate::parts::event_in;

pub fn listen(send: &Callback<Msg>) -> Vec<EventListener> {
    let hidden = {
        let send = send.clone();
        EventListener::new(&document(), "visibilitychange", move |_| {
            if document().visibility_state() == VisibilityState::Hidden {
                send.emit(Msg::Hide);
            }
        })
    };
    let away = |target: &web_sys::EventTarget, event: &'static str| {
        let send = send.clone();
        EventListener::new(target, event, move |_| send.emit(Msg::Hide))
    };
    // Of the window itself: whatever is pressed takes the focus from something.
    let blur = {
        let send = send.clone();
        EventListener::new(&window(), "blur", move |_| send.emit(Msg::Overlay(OverlayMsg::Unpeek)))
    };
    let unpeek = |event: &'static str| {
        let send = send.clone();
        // A turned table scrolls by itself, and such scrolling is heard on its way in only.
        let first = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&window(), event, first, move |_| {
            send.emit(Msg::Overlay(OverlayMsg::Unpeek));
        })
    };
    // A refusal has said its word when the next thing is tried.
    let on = |event: &'static str| {
        let send = send.clone();
        let first = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&document(), event, first, move |event| {
            let toast = event_in(event, ".toast");
            let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
            if toast.is_none() && !matches!(key.as_deref(), Some("Tab" | "Escape" | "Shift")) {
                send.emit(Msg::Overlay(OverlayMsg::CloseToast));
            }
        })
    };
    vec![
        on("pointerdown"),
        on("keydown"),
        hidden,
        away(&window(), "pagehide"),
        away(&window(), "pageshow"),
        away(&document(), "freeze"),
        blur,
        unpeek("scroll"),
        // A second finger, or anything else that is pressed; a peeker hears of its own press later.
        unpeek("pointerdown"),
    ]
}
