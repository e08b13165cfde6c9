//! Keeps the screen awake during play, where the browser can.
use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::document;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::VisibilityState;

/// The screen does not sleep until this is dropped.
pub struct Awake {
    held: Rc<RefCell<Held>>,
    _shown: EventListener,
}

#[derive(Default)]
struct Held {
    sentinel: Option<JsValue>,
    dropped: bool,
}

impl Awake {
    pub fn new() -> Awake {
        let held = Rc::new(RefCell::new(Held::default()));
        let ask = {
            let held = held.clone();
            move || {
                // A refusal (low battery, say) is no trouble.
                let _ = request(held.clone());
            }
        };
        ask();
        // The browser lets go by itself when the tab is hidden.
        let shown = EventListener::new(&document(), "visibilitychange", move |_| {
            if document().visibility_state() == VisibilityState::Visible {
                ask();
            }
        });
        Awake { held, _shown: shown }
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        let mut held = self.held.borrow_mut();
        held.dropped = true;
        if let Some(sentinel) = held.sentinel.take() {
            let _ = release(&sentinel);
        }
    }
}

fn request(held: Rc<RefCell<Held>>) -> Result<(), JsValue> {
    let navigator = gloo::utils::window().navigator();
    let lock = Reflect::get(&navigator, &"wakeLock".into())?;
    if lock.is_undefined() {
        return Ok(());
    }
    let asked = call(&lock, "request", &"screen".into())?;
    spawn_local(async move {
        let Ok(sentinel) = JsFuture::from(asked).await else { return };
        let mut held = held.borrow_mut();
        if held.dropped {
            let _ = release(&sentinel);
        } else {
            held.sentinel = Some(sentinel);
        }
    });
    Ok(())
}

fn release(sentinel: &JsValue) -> Result<(), JsValue> {
    let released = call(sentinel, "release", &JsValue::UNDEFINED)?;
    spawn_local(async move {
        let _ = JsFuture::from(released).await;
    });
    Ok(())
}

fn call(target: &JsValue, method: &str, with: &JsValue) -> Result<Promise, JsValue> {
    let method: Function = Reflect::get(target, &method.into())?.dyn_into()?;
    method.call1(target, with)?.dyn_into()
}
