//! A sentence left for whoever is sent back to the street: the page that says it is another than
//! the one that knows it.
use std::cell::RefCell;

thread_local! {
    static NOTICE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Leaves a sentence; the street shows it once.
pub fn leave(text: impl Into<String>) {
    NOTICE.set(Some(text.into()));
}

pub fn take() -> Option<String> {
    NOTICE.take()
}
