//! What is decided now, and where that stands on the phase track.
use serde::{Deserialize, Serialize};

use super::items::Item;
use super::phases::{
    AfterPaying, Building, Effect, Phase, Secret, Selling, Settling, Stocking, Window,
};
use crate::table::Seat;

/// What is decided now, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    Sealing { what: Secret, asked: Vec<Seat>, sealed: Vec<Seat> },
    Starting { seat: Seat },
    Building(Building),
    Settling(Settling),
    Effect(Effect),
    Stocking(Stocking),
    Selling(Selling),
    Investing { seat: Seat, done: Vec<Seat> },
    Over,
}

/// The phase track of a month. Utilities ask nobody, so they are only ever passed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum MonthPhase {
    Setup,
    Building,
    Advertisement,
    Supply,
    Sale,
    Inventory,
    Utilities,
    Investment,
}

impl Stage {
    pub(super) fn of(phase: &Phase, seats: u8) -> Stage {
        match phase {
            Phase::Sealing { what, choices } => {
                let asked = |seat: &Seat| !matches!(choices.own(*seat), Some(None));
                let sealed = |seat: &Seat| matches!(choices.own(*seat), Some(Some(_)));
                Stage::Sealing {
                    what: *what,
                    asked: Seat::all(seats).filter(asked).collect(),
                    sealed: Seat::all(seats).filter(sealed).collect(),
                }
            }
            Phase::Starting { seat } => Stage::Starting { seat: *seat },
            Phase::Building(building) => Stage::Building(building.clone()),
            Phase::Settling(settling) => Stage::Settling(settling.clone()),
            Phase::Effect(effect) => Stage::Effect(effect.clone()),
            Phase::Stocking(stocking) => Stage::Stocking(stocking.clone()),
            Phase::Selling(selling) => Stage::Selling(selling.clone()),
            Phase::Investing { seat, done } => Stage::Investing { seat: *seat, done: done.clone() },
            Phase::Over(_) => Stage::Over,
        }
    }

    /// The type being handled now.
    pub fn item(&self) -> Option<Item> {
        match self {
            Stage::Sealing { what: Secret::Supply(item) | Secret::Sale(item), .. } => Some(*item),
            Stage::Stocking(stocking) => Some(stocking.item),
            Stage::Selling(selling) => Some(selling.item),
            Stage::Effect(effect)
            | Stage::Settling(Settling { then: AfterPaying::Surplus(effect), .. }) => {
                effect.window.item()
            }
            Stage::Sealing { .. }
            | Stage::Starting { .. }
            | Stage::Building(_)
            | Stage::Settling(_)
            | Stage::Investing { .. }
            | Stage::Over => None,
        }
    }

    /// Whether everybody had their chance at that type: only what stores do afterwards is left.
    pub fn item_is_done(&self) -> bool {
        matches!(
            self,
            Stage::Effect(Effect {
                window: Window::AfterStocking(_)
                    | Window::AfterStockingAny(_)
                    | Window::AfterSelling(_)
                    | Window::SurplusOf(_),
                ..
            })
        )
    }

    pub fn month_phase(&self) -> MonthPhase {
        match self {
            Stage::Sealing { what, .. } => match what {
                Secret::Draft => MonthPhase::Setup,
                Secret::Redraw | Secret::Advertising => MonthPhase::Advertisement,
                Secret::Supply(_) => MonthPhase::Supply,
                Secret::Sale(_) => MonthPhase::Sale,
            },
            Stage::Starting { .. } | Stage::Building(_) => MonthPhase::Building,
            Stage::Settling(settling) => match settling.then {
                AfterPaying::Building(_) => MonthPhase::Building,
                AfterPaying::Surplus(_) => MonthPhase::Sale,
            },
            Stage::Effect(effect) => match effect.window {
                Window::BeforeAdvertisement => MonthPhase::Advertisement,
                Window::BeforeSupply
                | Window::BeforeStockingFood
                | Window::AfterStocking(_)
                | Window::AfterStockingAny(_)
                | Window::AfterSupply => MonthPhase::Supply,
                Window::BeforeSale | Window::AfterSelling(_) | Window::SurplusOf(_) => {
                    MonthPhase::Sale
                }
                Window::Inventory => MonthPhase::Inventory,
            },
            Stage::Stocking(_) => MonthPhase::Supply,
            Stage::Selling(_) => MonthPhase::Sale,
            Stage::Investing { .. } | Stage::Over => MonthPhase::Investment,
        }
    }
}
