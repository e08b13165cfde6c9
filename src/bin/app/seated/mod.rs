//! Any game behind one door. The shell is written once, for whichever game lies on the table: it asks
//! these traits and never names a position, a view or an action. Each has one implementation, for
//! every [`crate::face::Face`].
//!
//! - [`Title`]: a game in its box: its name, its rules, its options, and how a table of it is opened.
//! - [`options::Options`]: what people choose before a game begins.
//! - [`Seated`]: a game being played, as far as the screen of this moment may know it.
//! - [`played::Played`]: a game that is over or laid open, in which nothing is secret any more.
mod action;
mod at;
mod desk;
#[cfg(debug_assertions)]
mod exhibits;
mod line;
mod options;
mod played;
mod scene;
mod title;

pub use self::action::Action;
pub use self::at::{At, Press, Seated};
#[cfg(debug_assertions)]
pub use self::exhibits::Exhibit;
pub use self::line::LogLine;
pub use self::options::AnyOptions;
pub use self::played::{Again, Ended, PlayOn};
pub use self::scene::{SceneOf, Stage};
pub use self::title::Title;
