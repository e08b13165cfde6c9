//! Whoever comes by a link to a finished game wants to see it played: the next result that is opened
//! begins with its replay.
use std::cell::Cell;

thread_local! {
    static WANTED: Cell<bool> = const { Cell::new(false) };
}

pub fn want() {
    WANTED.set(true);
}

/// Whether it was wanted; once.
pub fn take() -> bool {
    WANTED.take()
}
