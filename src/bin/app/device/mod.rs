//! What the page asks of the browser, one thing a file.
pub mod bot_worker;
pub mod chance;
pub mod clipboard;
pub mod clock;
pub mod days;
pub mod dress;
pub mod files;
pub mod keeping;
pub mod letters;
pub mod recovery;
pub mod share;
pub mod sound;
pub mod updates;
pub mod wake;
pub mod window_lock;
