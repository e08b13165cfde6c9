//! The pieces all screens share.
mod arrival;
mod bar;
mod chart;
mod chip;
mod coming;
mod dialog;
mod event;
mod forms;
mod icon;
mod in_one_go;
mod keys;
mod notice;
mod pressed;
#[cfg(all(test, feature = "ssr"))]
pub mod stage;
mod tenths;
mod toast;
mod travel;
mod turned;

pub use arrival::{focus, use_arrival};
pub use bar::Bar;
pub use chart::Chart;
pub use chip::{chip, initial};
pub use coming::{Arrival, not_here, use_coming};
pub use dialog::{Dialog, dialog_is_open};
pub use event::event_in;
pub use forms::{Choice, Pick, Segments, Switch, put};
pub use icon::{icon, icon_in, picture};
pub use in_one_go::{Last, in_one_go};
pub use keys::{is_typing, use_keys};
pub use notice::{Notice, Tone};
pub use pressed::{AfterPaint, after_paint, note_press, use_after_paint};
pub use tenths::Tenths;
pub use toast::{Toast, Word};
pub use travel::{land, remember_places, use_travel};
pub use turned::corner;
