//! What the page asks of the browser, one thing a file.
pub mod chance;
pub mod clipboard;
pub mod clock;
pub mod dress;
pub mod files;
pub mod recovery;
pub mod sound;
pub mod thinker;
pub mod updates;
pub mod wake;
pub mod window_lock;
