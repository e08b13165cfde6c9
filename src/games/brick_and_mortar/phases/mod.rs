//! A rulebook chapter a file: check beside apply.
pub(super) mod advertisement;
pub(super) mod auction;
pub(super) mod building;
pub(super) mod delivery;
pub(super) mod delivery_terms;
pub(super) mod draft;
pub(super) mod effect;
pub(super) mod inventory;
pub(super) mod investment;
pub(super) mod sale;
pub(super) mod settling;
pub(super) mod stocking;
pub(super) mod supply;
pub(super) mod utilities;
pub(super) mod window;

use serde::{Deserialize, Serialize};

pub use advertisement::SlotBonus;
pub use auction::Auction;
pub use building::{Building, BuildingStep};
pub use delivery_terms::{DeliveryTerms, LotOffer};
pub use sale::{Offer, Selling, SellingStep};
pub use settling::{AfterPaying, Settling};
pub use stocking::{Bid, Stocking};
pub use window::{Ask, Effect, Window};

use super::action::Action;
use super::event::Event;
use super::illegal::Illegal;
use super::items::Item;
use super::position::Position;
use super::scoring::FinalTable;
use crate::table::{Game, Log, Sealed, Seat, Seats};

/// What is decided now, with all that only this decision needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Several seats choose in secret; `None` marks a seat that is not asked.
    Sealing {
        what: Secret,
        choices: Sealed<Option<Action>>,
    },
    /// January: a Starting Store is chosen.
    Starting {
        seat: Seat,
    },
    Building(Building),
    /// Somebody is to pay, and may take Debt Tokens.
    Settling(Settling),
    /// A store asks its owner.
    Effect(Effect),
    Stocking(Stocking),
    Selling(Selling),
    Investing {
        seat: Seat,
        done: Vec<Seat>,
    },
    Over(Box<FinalTable>),
}

/// What is chosen in secret by several seats at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Secret {
    Draft,
    /// Whoever kept the redraw for the new hand.
    Redraw,
    Advertising,
    Supply(Item),
    Sale(Item),
}

impl Position {
    /// Asks `asked`, who must be somebody.
    fn begin_sealing(&mut self, what: Secret, asked: &[Seat]) {
        let mut choices = Sealed::new(self.seats());
        for seat in Seat::all(self.seats()).filter(|seat| !asked.contains(seat)) {
            choices.seal(seat, None);
        }
        self.phase = Phase::Sealing { what, choices };
    }

    pub(super) fn check_sealed(
        &self,
        what: Secret,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Illegal> {
        match (what, action) {
            (Secret::Draft, Action::Keep(store)) => self.check_keep(seat, *store),
            (Secret::Redraw, Action::Redraw(redraw)) => self.check_redraw(seat, *redraw),
            (Secret::Advertising, Action::Redraw(redraw)) => self.check_early_redraw(seat, *redraw),
            (Secret::Advertising, Action::Advertise { supply, demand, look }) => {
                self.check_advertise(seat, supply, demand, *look)
            }
            (Secret::Supply(item), Action::DialSupply(price) | Action::DialAndFill(price)) => {
                check_supply_dial(item, *price)
            }
            (Secret::Sale(item), Action::DialSale { quantity, price }) => {
                self.check_sale_dial(seat, item, *quantity, *price)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    /// All choices are in.
    pub(super) fn open_sealed(
        &mut self,
        what: Secret,
        open: &Seats<Option<Action>>,
        log: &mut Log<Event>,
    ) {
        match what {
            Secret::Draft => self.open_draft(open, log),
            Secret::Redraw => self.open_redraws(open, log),
            Secret::Advertising => self.open_advertising(open, log),
            Secret::Supply(item) => self.open_supply_dials(item, open, log),
            Secret::Sale(item) => self.open_sale_dials(item, open, log),
        }
    }
}

use stocking::check_supply_dial;

impl Phase {
    /// The type whose surplus lies on the table.
    pub(super) fn selling(&self) -> Option<Item> {
        match self {
            Phase::Selling(selling) => Some(selling.item),
            Phase::Effect(effect)
            | Phase::Settling(Settling { then: AfterPaying::Surplus(effect), .. }) => {
                match effect.window {
                    Window::AfterSelling(item) | Window::SurplusOf(item) => Some(item),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
