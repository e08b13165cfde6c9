//! High Street: five board games about shops. Rules, seats, secrets, saves and computer players.
//!
//! No browser, no clock and no global state here. The page and the worker are other crates and
//! see a game only through its [`table::Game::View`].
//!
//! # A game played to its end
//!
//! ```
//! use high_street::games::fiasko::{Position, Setup};
//! use high_street::table::{Computers, Dice, Eye, Level, Pending, Seed, Session};
//!
//! let mut game = Session::<Position>::new(Setup::by_the_book(3), Seed(2026))?;
//! let (mut computer, mut dice) = (Position::computer(Level::Easy), Dice::new(Seed(1)));
//! while let Pending::Seats(seats) = game.pending() {
//!     let seat = seats[0];
//!     // All a player gets is what its own eyes may see.
//!     let view = game.view(Eye::Seat(seat));
//!     let action = computer.choose(seat, &view, &mut dice);
//!     game.play(seat, action).expect("computers keep to the rules");
//! }
//! let Pending::Over(places) = game.pending() else { unreachable!() };
//! assert!(places.values().any(|place| *place == 1));
//! // The whole game again, from its set-up, seed and moves.
//! assert!(!game.save().to_json().is_empty());
//! # Ok::<(), high_street::games::fiasko::Illegal>(())
//! ```
//!
//! # A computer player
//!
//! It is handed a view, never a position, so it cannot cheat. To think ahead it imagines whole
//! positions that look the same to its seat.
//!
//! ```
//! use high_street::games::fiasko::{Action, Position, Setup, View};
//! use high_street::table::{Bot, Dice, Eye, Game, Imagine, Pending, Seat, Seed, Session};
//!
//! /// Takes whatever in one imagined world is first in the list of what is allowed.
//! struct Hasty;
//!
//! impl Bot<Position> for Hasty {
//!     fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
//!         let world = Position::imagine(seat, view, dice);
//!         world.candidates(seat, dice).remove(0)
//!     }
//! }
//!
//! let game = Session::<Position>::new(Setup::by_the_book(2), Seed(7))?;
//! let Pending::Seats(seats) = game.pending() else { unreachable!() };
//! let view = game.view(Eye::Seat(seats[0]));
//! let action = Hasty.choose(seats[0], &view, &mut Dice::new(Seed(3)));
//! assert_eq!(action, Action::Draw);
//! # Ok::<(), high_street::games::fiasko::Illegal>(())
//! ```
#![forbid(unsafe_code)]

pub mod games;
pub mod table;
