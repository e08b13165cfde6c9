//! Passing a link on: by the browser's own sheet where it has one.
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

/// The whole address of a fragment of this page.
pub fn whole(fragment: &str) -> String {
    // Screens are also rendered natively, in tests, where there is no browser to ask.
    if cfg!(not(target_arch = "wasm32")) {
        return format!("https://high-street.example/{fragment}");
    }
    let location = gloo::utils::window().location();
    let (origin, path) =
        (location.origin().unwrap_or_default(), location.pathname().unwrap_or_default());
    format!("{origin}{path}{fragment}")
}

/// Whether the browser has a sheet.
pub fn has_sheet() -> bool {
    cfg!(target_arch = "wasm32")
        && Reflect::has(&gloo::utils::window().navigator(), &"share".into()).unwrap_or(false)
}

/// Opens the sheet. Whoever closes it has changed their mind: that is no error.
pub async fn share(title: &str, link: &str) -> Result<(), JsValue> {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(link);
    let shared = JsFuture::from(gloo::utils::window().navigator().share_with_data(&data)).await;
    let name = |why: &JsValue| Reflect::get(why, &"name".into()).ok()?.as_string();
    match shared {
        Err(why) if name(&why).as_deref() != Some("AbortError") => Err(why),
        _ => Ok(()),
    }
}
