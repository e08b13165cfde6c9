//! Sets the table of a vector. Whatever it does not mention is empty or zero.
use serde_json::Value;

use super::kit::{food, food_id};
use crate::games::supermarche::action::{Rescue, Rulings, Setup, Start};
use crate::games::supermarche::customers::CustomerId;
use crate::games::supermarche::distribution::PriceCard;
use crate::games::supermarche::foods::{CUBES_PER_FOOD, Expiry, Food, Foods};
use crate::games::supermarche::ledger::RoundBook;
use crate::games::supermarche::lots::Lots;
use crate::games::supermarche::position::Position;
use crate::games::supermarche::shop::{Slot, Status, Step, Trip};
use crate::table::{Game, Log, Pile, Seed};

pub(super) const BOXES: [&str; 7] = ["every", "2", "3", "4", "5", "6", "never"];

/// The answers the vectors were made with.
const OF_THE_VECTORS: Rulings =
    Rulings { rescue: Rescue::ByItself, first_round_sale: true, initial_cube_counts: false };

pub(super) fn new_game(start: Start) -> Position {
    let setup = Setup { rulings: OF_THE_VECTORS, ..Setup::by_the_book(start) };
    Position::deal(&setup, Seed(4), &mut Log::default())
}

pub(super) fn position(given: &Value) -> Position {
    match given.get("newGame").and_then(Value::as_str) {
        Some("easy") => return new_game(Start::Easy),
        Some("normal") => return new_game(Start::Normal),
        Some("hard") => return new_game(Start::Hard),
        Some(other) => panic!("no such start: {other}"),
        None => {}
    }
    let mut position = new_game(Start::Normal);
    let shop = &mut position.shop;
    shop.round = u8::try_from(given["round"].as_u64().unwrap()).unwrap();
    shop.money = i32::try_from(given["money"].as_i64().unwrap()).unwrap();
    shop.shelves = lots(&given["store"]);
    shop.stock_room = lots(&given["stock"]);
    shop.sale = given.get("sale").map(food);
    shop.sales_used = match given.get("saleUsed") {
        Some(used) => used.as_array().unwrap().iter().map(food).collect(),
        None => shop.sale.into_iter().collect(),
    };
    lay_out_customers(&mut position, given.get("table"));
    lay_out_costs(&mut position, given.get("costCard"));
    set_step(&mut position, given);
    balance(&mut position);
    position
}

pub(super) fn lots(value: &Value) -> Lots {
    let mut lots = Lots::default();
    for food in Food::ALL {
        for (nth, name) in BOXES.iter().enumerate() {
            let cubes = value.get(food_id(food)).and_then(|boxes| boxes.get(name));
            let cubes = cubes.map_or(0, |cubes| cubes.as_u64().unwrap());
            lots.put(food, Expiry::ALL[nth], u8::try_from(cubes).unwrap());
        }
    }
    lots
}

pub(super) fn customer(name: &Value) -> CustomerId {
    CustomerId::all().find(|who| *name == who.card().name).unwrap()
}

fn lay_out_customers(position: &mut Position, table: Option<&Value>) {
    let Position { shop, hidden, .. } = position;
    (shop.met, hidden.sent_away) = (Vec::new(), Vec::new());
    let named: Vec<(CustomerId, Status)> = if let Some(table) = table {
        table.as_array().unwrap().iter().map(guest).collect()
    } else {
        let status = |nth| if nth < 2 { Status::Up } else { Status::Down };
        CustomerId::all().take(5).enumerate().map(|(nth, who)| (who, status(nth))).collect()
    };
    for (slot, &(who, status)) in Slot::ALL.into_iter().zip(&named) {
        shop.guests[slot].status = status;
        let seen = status != Status::Down;
        shop.guests[slot].who = seen.then_some(who);
        hidden.down[slot] = (!seen).then_some(who);
        shop.met.extend(seen.then_some(who));
    }
    let mut rest = CustomerId::all().filter(|who| named.iter().all(|(other, _)| other != who));
    hidden.deck = rest.by_ref().take(usize::from(shop.deck())).collect();
    // Whoever is left came in earlier rounds.
    shop.met.extend(rest);
}

fn guest(card: &Value) -> (CustomerId, Status) {
    let status = match card["status"].as_str().unwrap() {
        "down" => Status::Down,
        "up" => Status::Up,
        "active" => Status::Shopping,
        "completed" => Status::Completed,
        other => panic!("no such status: {other}"),
    };
    (customer(&card["name"]), status)
}

fn lay_out_costs(position: &mut Position, card: Option<&Value>) {
    let wanted = card.map_or(1, |card| u8::try_from(card.as_u64().unwrap()).unwrap());
    let wanted = PriceCard::try_from(wanted).unwrap();
    let mut others = PriceCard::all().filter(|&card| card != wanted);
    let earlier = usize::from(position.shop.round) - 1;
    position.shop.price_cards = others.by_ref().take(earlier).chain([wanted]).collect();
    let used = position.shop.price_cards.clone();
    position.hidden.price_deck =
        Pile::new(PriceCard::all().filter(|card| !used.contains(card)).collect());
}

fn set_step(position: &mut Position, given: &Value) {
    let shop = &mut position.shop;
    shop.step = match given["step"].as_str().unwrap() {
        "DELIVERY" => Step::Delivery { bought: Foods::default() },
        "STOCKING" => Step::Stocking { brought: Lots::default() },
        "CHOOSE" => Step::Choose,
        "WASTE_REPORT" => Step::WasteReport,
        "ROLL" => {
            let trip = &given["trip"];
            let number = |key: &str| u8::try_from(trip[key].as_u64().unwrap()).unwrap();
            let slot = Slot::ALL[usize::from(number("slot"))];
            let spent = i32::from(number("spent"));
            // The vectors say what the trip brought in so far, not which cube it was.
            if number("filled") > 0 {
                let cube = Food::ALL.into_iter().find(|food| food.price() == spent).unwrap();
                shop.guests[slot].cart.items.push(cube);
            }
            let who = shop.guests[slot].who.unwrap();
            Step::Roll(Trip { slot, who, coupons_left: number("coupons"), spent })
        }
        other => panic!("no such step: {other}"),
    };
}

/// All other cubes are in supply, and earlier rounds explain the money.
fn balance(position: &mut Position) {
    let shop = &mut position.shop;
    shop.supply = Foods::from_fn(|food| {
        let carts = shop.guests.iter().flat_map(|(_, guest)| guest.cart.cubes());
        let in_carts = u8::try_from(carts.filter(|&cube| cube == food).count()).unwrap();
        CUBES_PER_FOOD - shop.shelves.count(food) - shop.stock_room.count(food) - in_carts
    });
    let spent = if let Step::Roll(trip) = shop.step { trip.spent } else { 0 };
    shop.books = vec![RoundBook::default(); usize::from(shop.round)];
    shop.books[0].paid = Start::Normal.money() + spent - shop.money;
}
