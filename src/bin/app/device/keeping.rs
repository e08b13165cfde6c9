//! How this device keeps the page: whether it plays without a network, and whether it can be
//! installed. What the browser offers is caught by `boot.js`, since it may come before the app does.
use gloo::events::EventListener;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use yew::Callback;

/// Whether all of the page lies on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    Coming,
    Here,
    /// Private windows and development builds keep nothing.
    Nowhere,
}

/// What can change while the page is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    pub online: bool,
    /// It has a window of its own already.
    pub installed: bool,
    /// The browser would install it, if asked.
    pub installable: bool,
}

impl Device {
    /// What one may take for granted before anything was asked.
    pub const USUAL: Device = Device { online: true, installed: false, installable: false };

    pub fn now() -> Device {
        let window = gloo::utils::window();
        let alone = window.match_media("(display-mode: standalone)").ok().flatten();
        Device {
            online: window.navigator().on_line(),
            installed: alone.is_some_and(|query| query.matches()),
            installable: installer().is_some(),
        }
    }

    /// Told anew whenever something of it changes, as long as the listeners are held.
    pub fn watch(changed: &Callback<Device>) -> Vec<EventListener> {
        let window = gloo::utils::window();
        let listen = |event: &'static str| {
            let changed = changed.clone();
            EventListener::new(&window, event, move |_| changed.emit(Device::now()))
        };
        ["online", "offline", "installable"].map(listen).into()
    }
}

fn installer() -> Option<JsValue> {
    let event = Reflect::get(&gloo::utils::window(), &"installer".into()).ok()?;
    event.is_object().then_some(event)
}

/// The browser asks its own question then.
pub fn install() {
    let Some(event) = installer() else { return };
    let prompt = Reflect::get(&event, &"prompt".into()).ok();
    if let Some(prompt) = prompt.and_then(|prompt| prompt.dyn_into::<Function>().ok()) {
        let _ = prompt.call0(&event);
    }
}
