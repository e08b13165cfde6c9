//! Keeps the screen awake during play, where the browser can.
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Asks for a screen that does not sleep. The browser lets go by itself when the tab is hidden;
/// ask again when it is shown.
pub fn stay_awake() {
    let _ = request();
}

fn request() -> Result<(), JsValue> {
    let navigator = gloo::utils::window().navigator();
    let lock = Reflect::get(&navigator, &"wakeLock".into())?;
    if lock.is_undefined() {
        return Ok(());
    }
    let request: Function = Reflect::get(&lock, &"request".into())?.dyn_into()?;
    let asked: Promise = request.call1(&lock, &"screen".into())?.dyn_into()?;
    // A refusal (low battery, say) is no trouble; it must only be caught.
    wasm_bindgen_futures::spawn_local(async move {
        let _ = wasm_bindgen_futures::JsFuture::from(asked).await;
    });
    Ok(())
}
