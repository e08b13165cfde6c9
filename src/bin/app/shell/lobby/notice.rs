use std::cell::RefCell;

thread_local! {
    static NOTICE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Leaves a sentence for whoever is sent back to the street; it is shown there once.
pub fn notice(text: impl Into<String>) {
    NOTICE.set(Some(text.into()));
}

pub fn take() -> Option<String> {
    NOTICE.take()
}
