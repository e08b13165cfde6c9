//! The pieces all screens share.
mod arrival;
mod bar;
mod chart;
mod chip;
mod dialog;
mod drafts;
mod forms;
mod icon;
mod keys;
mod notice;
#[cfg(all(test, feature = "ssr"))]
pub mod stage;
mod toast;
mod travel;
mod turned;

pub use arrival::{focus, use_arrival};
pub use bar::Bar;
pub use chart::Chart;
pub use chip::chip;
pub use dialog::{Dialog, dialog_is_open};
pub use drafts::{Drafts, use_draft};
pub use forms::{Choice, Segments, Switch, put};
pub use icon::{icon, icon_in, picture};
pub use keys::use_keys;
pub use notice::{Notice, Tone};
pub use toast::{Toast, Word};
pub use travel::use_travel;
pub use turned::{corner, turned};
