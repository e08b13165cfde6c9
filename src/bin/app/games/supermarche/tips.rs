//! Coach marks, each at the first moment it helps.
use high_street::games::supermarche::{Prompt, Status, View};

use crate::face::{Role, Tip};

pub fn tips(view: &View, role: Role) -> Vec<Tip> {
    if role.decides().is_none() {
        return Vec::new();
    }
    let failed = view.shop.visits.last().is_some_and(|visit| visit.end == Status::Failed);
    let now = match &view.prompt {
        Some(Prompt::FlipTwo) => Some(FLIP),
        Some(Prompt::Delivery(_)) if view.shop.round == 1 => Some(FIRST_DELIVERY),
        Some(Prompt::Delivery(_)) => Some(DELIVERY),
        Some(Prompt::Stocking(_)) => Some(STOCKING),
        Some(Prompt::Choose(_)) => Some(CHOOSE),
        Some(Prompt::SaleOffer(_)) => Some(OFFER),
        Some(Prompt::Roll(_)) => Some(ROLL),
        Some(Prompt::Resolve(_)) => Some(RESOLVE),
        Some(Prompt::Rescue(_)) => Some(RESCUE),
        Some(Prompt::AfterTrip(_)) if failed => Some(FAILED),
        Some(Prompt::AfterTrip(_)) => Some(AFTER),
        Some(Prompt::WasteReport { .. }) => Some(WASTE),
        None => None,
    };
    now.into_iter().collect()
}

const fn tip(key: &'static str, title: &'static str, text: &'static str) -> Tip {
    Tip { key, title, text }
}

const FLIP: Tip = tip(
    "supermarche-flip",
    "Five at the door",
    "Each round five customers come. Two are turned up before anything is bought, so that part of \
     the demand is known.",
);
const FIRST_DELIVERY: Tip = tip(
    "supermarche-delivery",
    "Buy for the week",
    "Press plus at the trucks. Food goes to the stock room first. The shelves are full in round 1, \
     so a few cubes for a restock are enough.",
);
// The same mark, so that whoever has read one is not told the other.
const DELIVERY: Tip = tip(
    "supermarche-delivery",
    "Buy for the week",
    "Press plus at the trucks. Food goes to the stock room first. Look at what the shelves lack, \
     at the customers turned up, and at how long the food keeps.",
);
const STOCKING: Tip = tip(
    "supermarche-stocking",
    "Shelves and sale",
    "The shelves hold 15. What lies on them cannot go back. Three different foods must be on sale \
     over the game, one a round.",
);
const CHOOSE: Tip = tip(
    "supermarche-choose",
    "Who first?",
    "Big carts want full shelves. The strip on a card says which totals of two dice ask for which \
     food.",
);
const OFFER: Tip = tip(
    "supermarche-offer",
    "One before the dice",
    "A customer may take one on-sale cube first. It brings its price and uses no space, but the \
     shelf has one less.",
);
const ROLL: Tip = tip(
    "supermarche-roll",
    "The dice decide",
    "Two dice are read on the customer’s own numbers. If the food is there, it is sold. If not, \
     the customer walks out, takes the money back and costs the penalty.",
);
const RESOLVE: Tip = tip(
    "supermarche-resolve",
    "Item or coupon",
    "A coupon turns the total into two others, for two items less $2. It is a way around the \
     last cube of a food.",
);
const RESCUE: Tip = tip(
    "supermarche-rescue",
    "A coupon can save the trip",
    "The rolled food is missing, but the two foods of the coupon are there. Late in the game it \
     may pay to let the customer go and keep them.",
);
const AFTER: Tip = tip(
    "supermarche-after",
    "Time to restock?",
    "Once a round the stock room may refill the shelves. Between customers it costs one face-down \
     customer; during a trip it costs the penalty.",
);
const FAILED: Tip = tip(
    "supermarche-failed",
    "A walk-out",
    "The takings of the trip are given back with the penalty, and the cubes in the cart are lost \
     until the round ends. Only the trip is over, not the round.",
);
const WASTE: Tip = tip(
    "supermarche-waste",
    "Waste",
    "What is dated for this round, and all produce, is thrown out for $1 a cube, on the shelves \
     and in the stock room.",
);
