//! The pieces all screens share.
mod bar;
mod chip;
mod dialog;
mod forms;
mod icon;

pub use bar::Bar;
pub use chip::Chip;
pub use dialog::Dialog;
pub use forms::{Choice, Segments, Switch};
pub use icon::{Icon, Picture};
