//! Files out of the page and into it, without a server.
use gloo::utils::document;
use high_street::table::Record;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

/// Offers `text` as a download.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// The text of a file a person chose; its size is checked before it is read.
pub async fn read(file: File) -> Result<String, String> {
    let most = Record::LARGEST / 1024;
    // As a whole number: to write a fraction would be 5 kB of the page.
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "no file is that large"
    )]
    let size = (file.size() / 1024.0).ceil() as usize;
    if size > most {
        return Err(format!(
            "“{}” is too large ({size} kB) to be a High Street game; the limit is {most} kB.",
            file.name(),
        ));
    }
    let text = JsFuture::from(file.text()).await;
    text.ok()
        .and_then(|text| text.as_string())
        .ok_or_else(|| format!("“{}” could not be read.", file.name()))
}
