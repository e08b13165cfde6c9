//! The contract between a game and everything else: a position as plain data, one judge of
//! legality, and a view for each eye. Whoever keeps it gets the table, the saves, the computers and
//! the laws.
use std::{error, fmt};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{Dice, Log, Seat, SeatList, Seats, Seed};

/// Who looks: a seat, or the public side of the table that nobody's secret is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Eye {
    Seat(Seat),
    Public,
}

impl Eye {
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eye::Seat(seat) => Some(seat),
            Eye::Public => None,
        }
    }
}

/// Who owes a decision now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending {
    /// One seat, or several deciding in secret at the same time. Never empty; in seat order.
    Seats(SeatList),
    /// The game is over: 1 for the winners, 2 for those behind them... Where everybody has lost
    /// together, all hold 2 and nobody holds 1.
    Over(Seats<u8>),
}

impl Pending {
    pub fn one(seat: Seat) -> Pending {
        Pending::Seats(seat.into())
    }
}

/// A position of one game: plain data, a pure function of (setup, seed, actions).
///
/// The fields of an implementor stay private to its folder. The application is another crate
/// and sees a position only through [`Game::view`].
pub trait Game: Clone + Eq + fmt::Debug + Sized + 'static {
    type Setup: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned;
    /// One decision of one seat.
    type Action: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned;
    /// All that one eye may know, what it has seen before included. Full for everyone once the
    /// game is over.
    type View: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// One thing that happened, as told to one audience.
    type Event: Clone + PartialEq + fmt::Debug;
    /// Why an action is against the rules: its `Display` is a sentence with the numbers.
    type Illegal: error::Error + Clone + PartialEq;

    /// Names the game in addresses and saves.
    const SLUG: &'static str;
    /// Grows with every change after which an old action list may play differently.
    const REVISION: u16;
    /// Whether anything is left to chance once the table is dealt. Where nothing is, there is no
    /// fresh luck.
    const CHANCE: bool = true;

    /// Whether the box offers this table: number of seats, options that go together.
    fn check_setup(setup: &Self::Setup) -> Result<(), Self::Illegal>;

    /// Sets the table and deals, for a setup that [`Game::check_setup`] has passed.
    fn deal(setup: &Self::Setup, seed: Seed, log: &mut Log<Self::Event>) -> Self;

    fn seats(&self) -> u8;

    fn pending(&self) -> Pending;

    /// The one judge of legality. Reads nothing that `seat` may not know, and never panics,
    /// whatever the action says. Asked only of seats that are pending or may revise.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Legal actions of `seat`: all of them when few, else a fair sample with both ends of
    /// every range. For bots and tests; what a person may enter is said by the view.
    fn candidates(&self, seat: Seat, dice: &mut Dice) -> Vec<Self::Action>;

    /// Plays an action that [`Game::check`] has passed, and all that follows from it.
    fn apply(&mut self, seat: Seat, action: Self::Action, log: &mut Log<Self::Event>);

    fn view(&self, eye: Eye) -> Self::View;

    /// Whether those at this table win or lose together: then all hold the same place.
    fn together(setup: &Self::Setup) -> bool {
        let _ = setup;
        false
    }

    /// The dice, so that a session can tell whether an action used chance.
    fn dice(&self) -> &Dice;

    /// Fresh luck for a game that is played on from here: by other dice, what nobody at this table
    /// has seen comes in another order. What any eye sees stays as it is. Only while it goes on.
    fn redraw(&mut self, dice: Dice);

    /// The public round number, from 1, for the top bar and charts.
    fn round(&self) -> u32;

    /// A public number that says how well `seat` stands, for charts and the list of saves.
    fn standing(&self, seat: Seat) -> i32;

    /// Counts every card, cube, coin and token; `Err` says what went missing or appeared.
    fn audit(&self) -> Result<(), String>;

    /// Whether a decision of `seat` needs a screen of its own. `false` where nothing it would
    /// show is secret now.
    fn private(&self, seat: Seat) -> bool {
        let _ = seat;
        true
    }

    /// Whether `action` may be offered on the public screen: its offer, limits and wording
    /// follow from `view(Public)` alone.
    fn blind(&self, seat: Seat, action: &Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// Whether all that `seat` may do now is blind although its secrets bear on it, as in an open
    /// auction: then it decides on the shared screen, and no shutter comes down for it.
    fn all_blind(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// What is said where `action` is refused on the shared screen and the reason is a secret.
    fn unsaid(action: &Self::Action) -> &'static str {
        let _ = action;
        "That cannot be done. Peek at your own things to see why."
    }

    /// Whether `seat` has sealed a choice that is not open yet, and may seal another.
    fn may_revise(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Whether `seat` may look at its own secrets although others are to act (open auctions).
    fn may_peek(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// The pending seats and then those expected to follow, in the order known to everybody.
    fn upcoming(&self) -> Vec<Seat> {
        let Pending::Seats(pending) = self.pending() else { return Vec::new() };
        let last = *pending.last().expect("a game that goes on waits for someone");
        let rest = last.round(self.seats()).filter(|seat| !pending.contains(seat));
        pending.iter().copied().chain(rest.collect::<Vec<_>>()).collect()
    }

    // The methods below are never overridden.

    fn is_pending(&self, seat: Seat) -> bool {
        matches!(self.pending(), Pending::Seats(seats) if seats.contains(&seat))
    }

    /// Plays `action` if the rules allow it; otherwise changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Rejected<Self::Illegal>> {
        match self.pending() {
            Pending::Over(_) => return Err(Rejected::Over),
            Pending::Seats(seats) if !seats.contains(&seat) => {
                if seat.index() >= usize::from(self.seats()) || !self.may_revise(seat) {
                    return Err(Rejected::NotYourTurn { pending: seats.to_vec() });
                }
            }
            Pending::Seats(_) => {}
        }
        self.check(seat, &action).map_err(Rejected::Illegal)?;
        self.apply(seat, action, log);
        Ok(())
    }
}

/// Why an action was not played. The position is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejected<I> {
    Over,
    /// The page knows the names; here only the seats can be told.
    NotYourTurn {
        pending: Vec<Seat>,
    },
    Illegal(I),
}

impl<I: fmt::Display> fmt::Display for Rejected<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejected::Over => f.write_str("The game is over."),
            Rejected::NotYourTurn { pending } => match pending[..] {
                [seat] => write!(f, "It is the turn of seat {}.", seat.index() + 1),
                _ => write!(f, "The other {} seats are choosing now.", pending.len()),
            },
            Rejected::Illegal(why) => why.fmt(f),
        }
    }
}

impl<I: error::Error> error::Error for Rejected<I> {}
