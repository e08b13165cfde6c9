//! Compares every value a vector lists.
use serde_json::Value;

use super::given::{self, BOXES, customer};
use super::kit::{food, food_id};
use crate::games::supermarche::foods::{Food, Foods};
use crate::games::supermarche::position::Position;
use crate::games::supermarche::scoring::outcome;
use crate::games::supermarche::shop::{End, Shop, Slot, Status, Step, Trip};
use crate::games::supermarche::view::Prompt;

pub(super) fn position(position: &Position, then: &Value) {
    let shop = &position.shop;
    for (key, value) in then.as_object().unwrap() {
        match key.as_str() {
            "money" => assert_eq!(i64::from(shop.money), value.as_i64().unwrap(), "{key}"),
            "round" => assert_eq!(shop.round, small(value), "{key}"),
            "step" => assert_eq!(step(&shop.step), value, "{key}"),
            "store" => assert_eq!(shop.shelves, given::lots(value), "{key}"),
            "stock" => assert_eq!(shop.stock_room, given::lots(value), "{key}"),
            "storeTotal" => assert_eq!(shop.shelves.total(), small(value), "{key}"),
            "stockTotal" => assert_eq!(shop.stock_room.total(), small(value), "{key}"),
            "dc" => supply(shop, value),
            "deckLeft" => assert_eq!(position.hidden.deck.len(), usize::from(small(value))),
            "cart" => cart(shop, value),
            "filled" => {
                assert_eq!(shop.guests[trip(shop).slot].cart.filled(), small(value), "{key}");
            }
            "couponsLeft" => assert_eq!(trip(shop).coupons_left, small(value), "{key}"),
            "status" => statuses(shop, value),
            "restockUsed" => assert_eq!(shop.restocked, value.as_bool().unwrap(), "{key}"),
            "over" => assert_eq!(over(&shop.step), value.as_str(), "{key}"),
            "wasted" => assert_eq!(shop.books.last().unwrap().wasted, cubes(value), "{key}"),
            "sale" => assert_eq!(shop.sale.map(food_id), value.as_str(), "{key}"),
            "saleUsed" => {
                let used: Vec<Food> = value.as_array().unwrap().iter().map(food).collect();
                assert_eq!(shop.sales_used, used, "{key}");
            }
            "up" => assert_eq!(shop.slots(Status::Up).count(), usize::from(small(value))),
            "down" => assert_eq!(shop.slots(Status::Down).count(), usize::from(small(value))),
            "options" => options(position, value),
            other => panic!("nothing compares {other}"),
        }
    }
}

/// What the tables say, without a game.
pub(super) fn data(then: &Value) {
    for (key, value) in then.as_object().unwrap() {
        match key.as_str() {
            "coupons" => {
                for (name, coupons) in value.as_object().unwrap() {
                    let who = customer(&Value::from(name.as_str()));
                    assert_eq!(who.card().coupons, small(coupons), "{name}");
                }
            }
            "boxFor" => {
                for row in value.as_array().unwrap() {
                    let expiry = food(&row[0]).box_for(small(&row[1]));
                    assert_eq!(BOXES[expiry.index()], row[2], "{row}");
                }
            }
            "bands" => {
                for row in value.as_array().unwrap() {
                    let money = i32::try_from(row[0].as_i64().unwrap()).unwrap();
                    assert_eq!(outcome(money).rank, small(&row[1]), "${money}");
                }
            }
            other => panic!("nothing compares {other}"),
        }
    }
}

pub(super) fn step(step: &Step) -> &'static str {
    match step {
        Step::FlipTwo => "FLIP_TWO",
        Step::Delivery { .. } => "DELIVERY",
        Step::Stocking { .. } => "STOCKING",
        Step::Choose => "CHOOSE",
        Step::SaleOffer(_) => "SALE_OFFER",
        Step::Roll(_) => "ROLL",
        Step::Resolve(_) => "RESOLVE",
        Step::AfterTrip => "AFTER_TRIP",
        Step::WasteReport => "WASTE_REPORT",
        Step::Over(_) => "GAME_OVER",
    }
}

pub(super) fn over(step: &Step) -> Option<&'static str> {
    match step {
        Step::Over(End::Finished) => Some("finished"),
        Step::Over(End::Bankrupt) => Some("defeat"),
        _ => None,
    }
}

fn small(value: &Value) -> u8 {
    u8::try_from(value.as_u64().unwrap()).unwrap()
}

fn cubes(value: &Value) -> Foods<u8> {
    Foods::from_fn(|food| value.get(food_id(food)).map_or(0, small))
}

fn supply(shop: &Shop, listed: &Value) {
    for (id, cubes) in listed.as_object().unwrap() {
        assert_eq!(shop.supply[food(&Value::from(id.as_str()))], small(cubes), "supply of {id}");
    }
}

fn cart(shop: &Shop, listed: &Value) {
    for (slot, foods) in listed.as_object().unwrap() {
        let cart = &shop.guests[Slot::ALL[slot.parse::<usize>().unwrap()]].cart;
        let foods: Vec<Food> = foods.as_array().unwrap().iter().map(food).collect();
        assert_eq!(cart.cubes().collect::<Vec<_>>(), foods, "cart {slot}");
    }
}

fn statuses(shop: &Shop, listed: &Value) {
    for (slot, wanted) in listed.as_object().unwrap() {
        let status = match shop.guests[Slot::ALL[slot.parse::<usize>().unwrap()]].status {
            Status::Down => "down",
            Status::Up => "up",
            Status::Shopping => "active",
            Status::Completed => "completed",
            Status::Failed => "failed",
            Status::Restocked => "restocked",
            Status::Discarded => "discarded",
        };
        assert_eq!(status, wanted, "slot {slot}");
    }
}

fn trip(shop: &Shop) -> Trip {
    match shop.step {
        Step::SaleOffer(trip) | Step::Roll(trip) | Step::Resolve(trip) => trip,
        other => panic!("nobody is shopping: {other:?}"),
    }
}

fn options(position: &Position, listed: &Value) {
    let Some(Prompt::Resolve(resolve)) = position.seen().prompt else { panic!("no choice") };
    let offered = [("normal", &resolve.normal), ("coupon", &resolve.coupon)];
    for (row, (name, purchase)) in listed.as_array().unwrap().iter().zip(offered) {
        assert_eq!(row[0], name);
        assert_eq!(row[1], purchase.basket.money, "{name}");
    }
    assert_eq!(listed.as_array().unwrap().len(), 2);
}
