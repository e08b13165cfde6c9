//! Questions of stores that come month after month and can be answered once and for all: with all
//! there is, or with nothing. Their limits are public and so is what an answer brings (a factory
//! pays its owner a printed sum), so such an answer needs no look behind the screen.
use super::action::Action;
use super::items::Count;
use super::modifiers::{InventoryModifier, Modifier, SupplyModifier};
use super::phases::Ask;
use super::stores::StoreId;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Habit {
    /// Factories and mills.
    Produce,
    /// Food Bank, Private Catering, Consignment Store.
    Take,
    /// Pawn Shop.
    Pawn,
}

impl StoreId {
    /// What this store asks its owner again and again, if such an answer is all it wants.
    pub fn habit(self) -> Option<Habit> {
        self.card().modifiers.iter().find_map(|modifier| match modifier {
            Modifier::Supply(SupplyModifier::Produce(..)) => Some(Habit::Produce),
            Modifier::Supply(SupplyModifier::FreeItems(..)) => Some(Habit::Take),
            Modifier::Inventory(InventoryModifier::ExpireToDock(_)) => Some(Habit::Pawn),
            _ => None,
        })
    }
}

impl Ask {
    /// The answer that takes `all` there is, or nothing; `None` where more must be said.
    pub fn habitual(&self, all: bool) -> Option<Action> {
        let count = |most: u32| if all { most } else { 0 };
        match self {
            Ask::Produce { most, .. } => Some(Action::Produce(count(*most))),
            Ask::Take { most, .. } => Some(Action::Take(count(*most))),
            Ask::Pawn { items, .. } => {
                Some(Action::Pawn(if all { *items } else { Count::default() }))
            }
            Ask::Discard { .. }
            | Ask::PlayLate { .. }
            | Ask::Craft { .. }
            | Ask::Move { .. }
            | Ask::BuySurplus { .. } => None,
        }
    }
}
