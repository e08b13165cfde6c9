//! The chapters of the rule book: what may be done beside what then happens.
mod arrivals;
mod auction;
mod ending;
mod moving;
mod settlement;
mod swap;
mod turn;

pub use arrivals::{ARRIVALS_MAX, ARRIVALS_MIN};
pub use auction::BID_STEP;
pub use ending::final_turns;
pub use moving::MOVER_PROVISION;
pub use settlement::{PROVISION_STEP, provision};
