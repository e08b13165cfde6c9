//! The chapters of the rule book: what each allows and what follows.
mod draw;
mod press;
mod renew;
mod score;

pub use score::MINIMUM;
