//! The five phases of a round, a chapter a file: what is allowed, what happens, what is asked.
//!
//! Checks and prompts read the open [`Shop`](super::shop::Shop) alone, so that no refusal can
//! tell what lies face down.
mod customer;
mod delivery;
mod preparation;
mod restock;
mod stocking;
mod waste;
