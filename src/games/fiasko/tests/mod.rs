//! The rule book's examples by their numbers, the laws every game keeps, and how well the
//! computers play.
pub mod kit;

mod examples_of_the_end;
mod examples_of_turns;
mod examples_of_values;
mod house_rules;
mod ladder;
mod laws;
mod so_far;
mod views;
