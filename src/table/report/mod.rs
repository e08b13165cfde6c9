//! What was luck and what was skill: the report on a finished game.
//!
//! Everything rests on one evaluator ([`reckoning`]): what a seat could expect if all went on as the
//! strong computer plays at a glance, from what that seat could know. Along the record it gives
//!
//! - **before**: the mean over other deals; **deal**: what the first look at the own cards changed;
//! - **a choice**: what was done, less what the computer would have done at a glance, in the same
//!   worlds with the same luck, from what the chooser could know. It is counted for the chooser as
//!   *own* and for everybody else as *others*;
//! - **draws and dice**: whatever else moved the chance of a seat, up to the result.
//!
//! Where chance ends with the deal, choices are reckoned from one to the next ([`chain`]), and nothing is
//! left for draws and dice.
//!
//! So the parts add up by construction. And luck is fair by construction: a result is on average what
//! was expected plus what the choices changed, whoever plays and however well. Only where an imagined
//! world is likelier than it should be can luck have a mean, which a law of the suite looks for.
//!
//! A choice is called a slip or a mistake only after a closer look in fresh worlds ([`closer`]). That
//! function takes a view and an action: what the chooser could not see cannot change its verdict.
mod account;
mod chain;
mod choice;
mod closer;
mod findings;
mod inquiry;
mod notes;
mod reckoning;
mod retold;
mod tally;
#[cfg(test)]
mod tests;
mod trials;

pub use closer::ROUGHLY;
#[cfg(test)]
pub(crate) use closer::judge;
pub use findings::{
    Account, Cause, Closer, Course, Estimate, Measure, Moment, Parts, Points, Rarity, Report,
    Verdict,
};
pub use inquiry::{Effort, Inquiry, NotOver};
pub use reckoning::EVALUATOR;
pub use retold::Retold;
