//! What must be done now, in one sentence, and what everybody may know of the shop.
use high_street::games::supermarche::{
    Action, Choice, OUTCOMES, Prompt, ROUNDS, STOCK_ROOM_LIMIT, STORE_LIMIT, View, outcome,
};
use high_street::table::Seat;

use super::words;
use crate::face::{Facts, Role, Status, Who};
use crate::words::{count, ordinal};

pub const KEEPER: Seat = Seat::new(0);

pub fn status(view: &View, who: &Who, _: Role) -> Status {
    let name = who.name(KEEPER);
    let (text, hint) = match &view.prompt {
        None => (
            format!("{name} closes the shop with {}.", words::money(view.shop.money)),
            outcome(view.shop.money).title.to_owned(),
        ),
        Some(prompt) => asked(view, prompt, &name),
    };
    Status { seat: Some(KEEPER), text, hint }
}

fn asked(view: &View, prompt: &Prompt, name: &str) -> (String, String) {
    let shop = &view.shop;
    match prompt {
        Prompt::FlipTwo => (
            format!("{name}: turn two customers face up."),
            format!("Round {} of {ROUNDS}. The delivery prices come next.", shop.round),
        ),
        Prompt::Delivery(delivery) => (
            format!("{name}: buy food with {}.", words::money(shop.money)),
            format!(
                "Room for {} in the stock room. Then the shelves are stocked.",
                words::cubes(delivery.room)
            ),
        ),
        Prompt::Stocking(stocking) => (
            format!("{name}: stock the shelves, {} of room.", words::cubes(stocking.room)),
            match stocking.owed {
                0 => "A sale is free to choose. Then the doors open.".to_owned(),
                owed => format!(
                    "Choose a sale or none: {owed} still owed, {} left. Then the doors open.",
                    words::chances(stocking.phases_left)
                ),
            },
        ),
        Prompt::Choose(callers) => {
            let names: Vec<String> = callers.iter().map(|caller| caller.who.to_string()).collect();
            let text = match &names[..] {
                [only] => format!("{name}: let {only} in."),
                _ => format!("{name}: let {} in.", names.join(" or ")),
            };
            (text, format!("{} on the shelves.", words::cubes(shop.shelves.total())))
        }
        Prompt::SaleOffer(offer) => (
            format!(
                "{name}: does {} take one {} first, for ${}?",
                offer.who,
                words::food(offer.food),
                offer.money
            ),
            "It uses no space of the cart. Then the dice decide.".to_owned(),
        ),
        Prompt::Roll(roll) => (
            format!("{name}: roll for {}’s {} item.", roll.who, ordinal(roll.filled + 1)),
            format!(
                "{} filled. An empty shelf costs ${}.",
                words::spaces(roll.filled, roll.filled + roll.spaces),
                roll.at_stake
            ),
        ),
        Prompt::Resolve(resolve) => (
            format!(
                "{name}: sell {}, or let {} use a coupon.",
                words::foods(resolve.normal.basket.foods()),
                resolve.who
            ),
            format!("The dice show {}.", resolve.dice[0] + resolve.dice[1]),
        ),
        Prompt::Rescue(rescue) => (
            format!(
                "{name}: no {} for {}. Use a coupon, or let the customer go.",
                words::food(rescue.missing),
                rescue.who
            ),
            format!("The dice show {}.", rescue.dice[0] + rescue.dice[1]),
        ),
        Prompt::AfterTrip(after) => (
            if after.restock.refusal.is_none() {
                format!("{name}: turn up the next customer, or restock first.")
            } else {
                format!("{name}: turn up the next customer.")
            },
            format!(
                "{} on the shelves, {} in the stock room.",
                words::cubes(shop.shelves.total()),
                shop.stock_room.total()
            ),
        ),
        Prompt::WasteReport { fee, next_round, .. } => (
            match fee {
                0 => format!("{name}: nothing spoiled. Round {next_round} is next."),
                _ => format!("{name}: ${fee} of waste. Round {next_round} is next."),
            },
            format!("{} in the till.", words::money(shop.money)),
        ),
    }
}

pub fn facts(view: &View) -> Facts {
    let shop = &view.shop;
    Facts {
        big: words::money(shop.money),
        big_label: count(shop.money, "dollar"),
        facts: vec![
            (Some("ph-stock"), format!("shelves {}/{STORE_LIMIT}", shop.shelves.total())),
            (
                Some("ph-delivery"),
                format!("stock room {}/{STOCK_ROOM_LIMIT}", shop.stock_room.total()),
            ),
            (Some("saletag"), words::sales(shop)),
            (Some("i-plus"), words::restock(shop).to_owned()),
            (Some("i-crown"), rating(shop.money)),
        ],
    }
}

/// "Finding your feet, next at $101".
fn rating(money: i32) -> String {
    let reached = outcome(money);
    let next = OUTCOMES.iter().filter_map(|row| row.from).find(|from| *from > money);
    let next = next.map_or_else(String::new, |from| format!(", next at ${from}"));
    format!("{}{next}", reached.title)
}

/// "buy 1 dairy", for the undo button and the advisor.
pub fn action_words(action: &Action) -> String {
    let food = words::food;
    match *action {
        Action::FlipTwo([a, b]) => {
            format!("turn customers {} and {} up", a.index() + 1, b.index() + 1)
        }
        Action::Buy { food: what, cubes } => format!("buy {cubes} {}", food(what)),
        Action::Return { food: what, cubes } => format!("return {cubes} {}", food(what)),
        Action::EndDelivery => "close the order".to_owned(),
        Action::Stock { food: what, cubes } => format!("bring out {cubes} {}", food(what)),
        Action::Unstock { food: what, cubes } => format!("take {cubes} {} back", food(what)),
        Action::SetSale(Some(what)) => format!("put {} on sale", food(what)),
        Action::SetSale(None) => "hold no sale".to_owned(),
        Action::OpenDoors => "open the doors".to_owned(),
        Action::Serve(slot) => format!("let customer {} in", slot.index() + 1),
        Action::SaleOffer(true) => "sell one first".to_owned(),
        Action::SaleOffer(false) => "go straight to the dice".to_owned(),
        Action::Roll => "roll the dice".to_owned(),
        Action::Choose(Choice::Normal) => "read the roll by its number".to_owned(),
        Action::Choose(Choice::Coupon) => "use the coupon".to_owned(),
        Action::RestockDuring(moves) => {
            format!("end the trip and bring out {}", words::basket(&moves))
        }
        Action::RestockAfter { moves, .. } => {
            format!("send one away and bring out {}", words::basket(&moves))
        }
        Action::Flip(slot) => format!("turn customer {} up", slot.index() + 1),
        Action::NextRound => "go on to the next round".to_owned(),
    }
}
