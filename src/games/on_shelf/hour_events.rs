//! The event table of the hour: twelve rows, read with the weekday's modifier.
use serde::{Deserialize, Serialize};

use super::clock::Weekday;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum HourEvent {
    CorrectedOrder,
    Trainee,
    Substitute,
    Return,
    Inventory,
    ExtraRush,
    SpillageInStock,
    SpillageInStore,
    Malfunction,
    FireAlarm,
    RejectedCustomer,
    SalesStop,
}

use HourEvent::{
    CorrectedOrder, ExtraRush, FireAlarm, Inventory, Malfunction, RejectedCustomer, Return,
    SalesStop, SpillageInStock, SpillageInStore, Substitute, Trainee,
};

impl HourEvent {
    /// Row 0-1 first, then 2 to 12.
    pub const ALL: [HourEvent; 12] = [
        CorrectedOrder,
        Trainee,
        Substitute,
        Return,
        Inventory,
        ExtraRush,
        SpillageInStock,
        SpillageInStore,
        Malfunction,
        FireAlarm,
        RejectedCustomer,
        SalesStop,
    ];

    /// What a roll of the event die means on a weekday. 0 and 1 are one row, and 13 reads as 12.
    pub fn read(day: Weekday, die: u32) -> HourEvent {
        let row = die.saturating_add_signed(i32::from(day.modifier())).clamp(1, 12);
        HourEvent::ALL[row as usize - 1]
    }

    /// The number of the row; 1 stands for 0-1.
    pub const fn row(self) -> u32 {
        self as u32 + 1
    }

    pub const fn name(self) -> &'static str {
        match self {
            CorrectedOrder => "Corrected order",
            Trainee => "Trainee from head office",
            Substitute => "Substitute",
            Return => "Return",
            Inventory => "Inventory",
            ExtraRush => "Extra rush hour",
            SpillageInStock => "Spillage in stock",
            SpillageInStore => "Spillage in the store",
            Malfunction => "Malfunction",
            FireAlarm => "Fire alarm",
            RejectedCustomer => "Rejected customer",
            SalesStop => "Sales stop",
        }
    }

    /// What it does, in a plain sentence.
    pub const fn text(self) -> &'static str {
        match self {
            CorrectedOrder => "Everybody brings one cube of any colour from the box into stock.",
            Trainee => "Everybody moves one cube from stock to a free shelf space of its brand.",
            Substitute => "Everybody may trade one job in hand for one in their own pile.",
            Return => {
                "A customer brings three bottles back: to the shelves, or to stock where they are full."
            }
            Inventory => "Everybody may swap one cube in the store for one from the box.",
            ExtraRush => "A whole rush hour, before the hour begins.",
            SpillageInStock => {
                "A customer's three bottles break in stock. A space left empty is blocked."
            }
            SpillageInStore => {
                "A customer's three bottles break on the shelves. Each leaves its space blocked."
            }
            Malfunction => {
                "One job of everybody's hand, drawn by chance, is out of order this hour."
            }
            FireAlarm => "Nobody works this hour: everybody takes a break.",
            RejectedCustomer => {
                "Everybody who holds a customer with the item shown first sends one of them away."
            }
            SalesStop => {
                "The item shown first leaves the store for the day; similar brands stand in for it."
            }
        }
    }
}
