//! The counter of a person: a tray with what is being decided, and the buttons beside it. A face says
//! what can be chosen as [`Offer`]s on a [`Counter`]; how that is drawn, asked, refused, pressed and
//! typed is the same in every shop and lies here.
mod dial;
mod drafts;
mod draw;
mod offer;
mod question;
mod tray;

pub use dial::Dial;
pub use drafts::{Draft, Drafts};
pub use draw::{Shown, draw};
pub use offer::{Deed, Offer};
pub use question::{Asked, Question};
pub use tray::{Counter, Secrecy};
