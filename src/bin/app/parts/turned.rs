//! The picture of a table may be turned by half, for the person on its other side. What is put
//! somewhere by hand must know that.
use gloo::utils::document;
use web_sys::{DomRect, Element};

/// The turned picture, if there is one.
fn turned() -> Option<Element> {
    document().query_selector(".side--across").ok().flatten()
}

/// Left and top of something on the screen, as its own picture counts them.
pub fn corner(rect: &DomRect) -> (f64, f64) {
    match turned().map(|picture| picture.get_bounding_client_rect()) {
        Some(picture) => (picture.right() - rect.right(), picture.bottom() - rect.bottom()),
        None => (rect.left(), rect.top()),
    }
}
