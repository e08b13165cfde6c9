//! What is decided now, and where that stands on the phase track.
use serde::{Deserialize, Serialize};

use super::items::Item;
use super::phases::{Building, Effect, Phase, Secret, Selling, Stocking, Window};
use crate::table::Seat;

/// What is decided now, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    Sealing { what: Secret, asked: Vec<Seat>, sealed: Vec<Seat> },
    Starting { seat: Seat },
    Building(Building),
    Effect(Effect),
    Stocking(Stocking),
    Selling(Selling),
    Investing { seat: Seat, done: Vec<Seat> },
    Over,
}

/// The phase track. Utilities ask nobody, so they are only ever passed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Chapter {
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
            Stage::Effect(effect) => match effect.window {
                Window::AfterStocking(item)
                | Window::AfterStockingAny(item)
                | Window::AfterSelling(item)
                | Window::SurplusOf(item) => Some(item),
                Window::BeforeStockingFood | Window::BeforeSale => Some(Item::Food),
                Window::BeforeAdvertisement
                | Window::BeforeSupply
                | Window::AfterSupply
                | Window::Inventory => None,
            },
            Stage::Sealing { .. }
            | Stage::Starting { .. }
            | Stage::Building(_)
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

    pub fn chapter(&self) -> Chapter {
        match self {
            Stage::Sealing { what, .. } => match what {
                Secret::Draft => Chapter::Setup,
                Secret::Redraw { .. } | Secret::Advertising => Chapter::Advertisement,
                Secret::Supply(_) => Chapter::Supply,
                Secret::Sale(_) => Chapter::Sale,
            },
            Stage::Starting { .. } | Stage::Building(_) => Chapter::Building,
            Stage::Effect(effect) => match effect.window {
                Window::BeforeAdvertisement => Chapter::Advertisement,
                Window::BeforeSupply
                | Window::BeforeStockingFood
                | Window::AfterStocking(_)
                | Window::AfterStockingAny(_)
                | Window::AfterSupply => Chapter::Supply,
                Window::BeforeSale | Window::AfterSelling(_) | Window::SurplusOf(_) => {
                    Chapter::Sale
                }
                Window::Inventory => Chapter::Inventory,
            },
            Stage::Stocking(_) => Chapter::Supply,
            Stage::Selling(_) => Chapter::Sale,
            Stage::Investing { .. } | Stage::Over => Chapter::Investment,
        }
    }
}
