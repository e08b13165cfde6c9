//! Copying a text, where the browser lets one.
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Puts a text where it can be pasted. `Err` where the browser has no such place or refuses.
pub async fn copy(text: &str) -> Result<(), JsValue> {
    let clipboard = gloo::utils::window().navigator().clipboard();
    // Without https there is none, whatever its type says.
    if JsValue::from(clipboard.clone()).is_undefined() {
        return Err(JsValue::UNDEFINED);
    }
    JsFuture::from(clipboard.write_text(text)).await.map(|_| ())
}
