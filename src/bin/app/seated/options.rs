//! What people choose before a game begins, whichever game it is.
use std::ops::Deref;
use std::rc::Rc;

use high_street::table::{Chair, Seats, Seed};
use yew::prelude::*;

use crate::face::Face;
use crate::routes::GameId;
use crate::store::saves;

pub trait Options {
    /// The same for a table of so many seats.
    fn with_seats(&self, seats: u8) -> AnyOptions;
    /// Switches and choices.
    fn draw(&self, change: Callback<AnyOptions>) -> Html;
    /// House rules and aids; nothing where a game has none.
    fn draw_house(&self, change: Callback<AnyOptions>) -> Html;
    fn in_short(&self) -> String;
    fn shutter(&self) -> bool;
    /// Deals, saves and remembers a new table. `Err` is a sentence for whoever set it up.
    fn start(&self, chairs: Seats<Chair>, seed: Seed) -> Result<GameId, String>;
}

#[derive(Clone)]
pub struct AnyOptions(Rc<dyn Options>);

impl Deref for AnyOptions {
    type Target = dyn Options;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

struct Chosen<G: Face>(G::Setup);

impl AnyOptions {
    pub fn new<G: Face>(setup: G::Setup) -> AnyOptions {
        AnyOptions(Rc::new(Chosen::<G>(setup)))
    }
}

impl<G: Face> Options for Chosen<G> {
    fn with_seats(&self, seats: u8) -> AnyOptions {
        AnyOptions::new::<G>(G::with_seats(self.0.clone(), seats))
    }

    fn draw(&self, change: Callback<AnyOptions>) -> Html {
        G::options(&self.0, change.reform(AnyOptions::new::<G>))
    }

    fn draw_house(&self, change: Callback<AnyOptions>) -> Html {
        G::house(&self.0, change.reform(AnyOptions::new::<G>))
    }

    fn in_short(&self) -> String {
        G::in_short(&self.0)
    }

    fn shutter(&self) -> bool {
        G::shutter(&self.0)
    }

    fn start(&self, chairs: Seats<Chair>, seed: Seed) -> Result<GameId, String> {
        saves::start::<G>(chairs, self.0.clone(), seed)
    }
}
