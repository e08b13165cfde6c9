//! What every game shares: seats, dice, the rules trait, the log, sessions, saves, computer
//! players, and the desk that decides whose secrets may be on the screen. Names no game.
mod arrange;
mod bot;
#[cfg(test)]
pub(crate) mod conformance;
mod desk;
mod dice;
mod game;
pub mod json;
#[cfg(any(test, feature = "testing"))]
pub mod lease;
mod log;
mod orders;
mod packing;
mod passing;
mod pile;
mod record;
pub mod report;
mod save;
mod sealed;
mod seat;
mod session;
pub(crate) mod trusted;

pub use arrange::Arrange;
pub use bot::{Bot, Budget, Computers, Guess, Imagine, Level, MonteCarlo};
pub use desk::{Ask, Desk, NoUndo, Refusal, Screen, Sitter};
pub use dice::{Dice, Seed};
pub use game::{Eye, Game, Pending, Rejected};
pub use log::{Audience, Entry, Log};
pub use orders::{StandingOrder, StandingOrders};
pub use packing::{PackError, pack, unpack};
pub use passing::passed_on;
pub use pile::Pile;
pub use record::{Chair, Hue, LONGEST_NAME, Record, RecordError, Tried, clean_name, clean_name_or};
pub use save::{LoadError, Save, Unfit};
pub use sealed::Sealed;
pub use seat::{Seat, SeatList, Seats};
pub use session::{Fresh, Line, Luck, Session};
