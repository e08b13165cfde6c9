//! Whoever comes by a link to a finished game wants to see it played: its page begins with the replay. The wish
//! ends with the next result that is opened, whichever it is.
use std::cell::RefCell;

use crate::routes::GameId;

thread_local! {
    static WANTED: RefCell<Option<GameId>> = const { RefCell::new(None) };
}

pub fn want(id: &GameId) {
    WANTED.replace(Some(id.clone()));
}

/// Whether it was wanted of this game; once.
pub fn take(id: &GameId) -> bool {
    WANTED.take().as_ref() == Some(id)
}
