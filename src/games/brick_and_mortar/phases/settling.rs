//! Paying for a won auction or for surplus: whoever has a choice says how many Debt Tokens to take.
//!
//! The price is public, the purse is not, and what it lacks is borrowed whatever is said. So the
//! question can be asked on the shared screen.
use serde::{Deserialize, Serialize};

use super::{Building, Effect, Phase};
use crate::games::brick_and_mortar::event::Event;
use crate::games::brick_and_mortar::illegal::Illegal;
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::pricing::tokens_for;
use crate::games::brick_and_mortar::stores::StoreId;
use crate::table::{Log, Seat};

/// Somebody has bought and is to pay. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settling {
    pub seat: Seat,
    pub price: u32,
    /// The most Debt Tokens that may be taken.
    pub most: u32,
    pub then: AfterPaying,
}

/// Where the month goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AfterPaying {
    Building(Building),
    Surplus(Effect),
}

impl Position {
    /// Pays at once where only one number of Debt Tokens is possible, else asks.
    pub(super) fn settle_or_ask(
        &mut self,
        seat: Seat,
        price: u32,
        then: AfterPaying,
        log: &mut Log<Event>,
    ) {
        let most = price.div_ceil(2).min(self.tokens_left());
        let settling = Settling { seat, price, most, then };
        if tokens_for(price, self.players[seat].money) < most {
            self.phase = Phase::Settling(settling);
        } else {
            self.settle(settling, 0, log);
        }
    }

    pub(in super::super) fn settle(&mut self, settling: Settling, debt: u32, log: &mut Log<Event>) {
        let Settling { seat, price, then, .. } = settling;
        let tokens = self.pay(seat, price, debt);
        // Forced debt lets everybody see how empty the purse is.
        log.reveals();
        if price > 0 {
            self.tell(Event::Settled { seat, price, tokens }, log);
        }
        match then {
            AfterPaying::Building(building) => self.next_builder(building, log),
            AfterPaying::Surplus(Effect { window, done, .. }) => self.run_window(window, done, log),
        }
    }
}

impl Settling {
    /// What was won, where it was an auction.
    pub(in super::super) fn store(&self) -> Option<StoreId> {
        match &self.then {
            AfterPaying::Building(building) => building.bought[self.seat],
            AfterPaying::Surplus(_) => None,
        }
    }

    pub(in super::super) fn check(&self, debt: u32) -> Result<(), Illegal> {
        if debt > self.most { Err(Illegal::TooManyTokens { most: self.most }) } else { Ok(()) }
    }
}
