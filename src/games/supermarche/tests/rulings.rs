//! The three open questions answered the other way, and rulings that no vector covers.
use super::given;
use super::kit::{ME, play};
use crate::games::supermarche::action::{Action, Choice, Rescue, Rulings, Setup, Start};
use crate::games::supermarche::foods::{Food, Foods};
use crate::games::supermarche::illegal::Illegal;
use crate::games::supermarche::position::Position;
use crate::games::supermarche::purchase::NoCoupon;
use crate::games::supermarche::shop::{Slot, Status, Step};
use crate::games::supermarche::view::Prompt;
use crate::table::{Eye, Game, Log};
use serde_json::{Value, json};

fn table(names: [&str; 5]) -> Value {
    let status = |nth: usize| if nth < 2 { "up" } else { "down" };
    let card = |(nth, name): (usize, &&str)| json!({"name": name, "status": status(nth)});
    names.iter().enumerate().map(card).collect()
}

fn position(given: Value, answer: impl Fn(&mut Rulings)) -> Position {
    let mut position = given::position(&given);
    answer(&mut position.shop.setup.rulings);
    position
}

#[test]
fn where_coupons_do_not_rescue_a_missing_food_fails_the_trip() {
    let cards = table(["Chris", "Rory", "Mo", "Wendell", "Melanie"]);
    let store = json!({"produce": {"every": 3}, "dairy": {"4": 3}, "frozen": {"never": 3}});
    let given = json!({"round": 2, "money": 30, "store": store, "step": "CHOOSE", "table": cards});
    let mut position = position(given, |rulings| rulings.rescue = Rescue::No);
    play(&mut position, &json!({"do": "serve", "slot": 0}));
    play(&mut position, &json!({"do": "roll", "dice": [4, 6]}));
    assert_eq!(position.shop.money, 21);
    assert_eq!(position.shop.guests[Slot::ALL[0]].status, Status::Failed);
    let reading = position.shop.last_roll.unwrap();
    assert_eq!(reading.coupon, Err(NoCoupon::NoRescue { missing: Food::Bakery }));
}

/// Chris has bought a produce for $3 when bakery is asked for and missing (penalty $9).
fn chris_finds_no_bakery() -> Position {
    let cards = table(["Chris", "Rory", "Mo", "Wendell", "Melanie"]);
    let store = json!({"produce": {"every": 3}, "dairy": {"4": 3}, "frozen": {"never": 3}});
    let given = json!({"round": 2, "money": 30, "store": store, "step": "CHOOSE", "table": cards});
    let mut position = position(given, |rulings| rulings.rescue = Rescue::Offered);
    play(&mut position, &json!({"do": "serve", "slot": 0}));
    play(&mut position, &json!({"do": "roll", "dice": [4, 6]}));
    position
}

#[test]
fn a_coupon_that_could_save_a_trip_is_offered_and_not_spent() {
    let mut position = chris_finds_no_bakery();
    let Step::Resolve(trip) = position.shop.step else { panic!("nothing is asked") };
    assert_eq!((position.shop.money, trip.coupons_left), (30, 1));
    let Some(Prompt::Rescue(offer)) = position.view(Eye::Seat(ME)).prompt else { panic!() };
    assert_eq!(offer.missing, Food::Bakery);
    assert_eq!((offer.loss.penalty, offer.loss.money_after), (9, 21));
    assert_eq!((offer.coupon.basket.money, offer.coupon.money_after), (8, 38));
    position.play(ME, Action::Choose(Choice::Coupon), &mut Log::default()).unwrap();
    let Step::Roll(trip) = position.shop.step else { panic!("the trip goes on") };
    assert_eq!((position.shop.money, trip.coupons_left), (38, 0));
}

#[test]
fn a_rescue_that_is_refused_is_an_empty_shelf() {
    let mut position = chris_finds_no_bakery();
    position.play(ME, Action::Choose(Choice::Normal), &mut Log::default()).unwrap();
    assert_eq!(position.shop.money, 21);
    assert_eq!(position.shop.guests[Slot::ALL[0]].status, Status::Failed);
    assert_eq!(position.shop.shelves.total(), 9, "the two cubes of the coupon stay");
}

#[test]
fn on_a_new_table_a_rescue_is_offered_and_the_first_cube_counts() {
    let Rulings { rescue, initial_cube_counts, .. } = Setup::by_the_book(Start::Normal).rulings;
    assert_eq!((rescue, initial_cube_counts), (Rescue::Offered, true));
}

#[test]
fn where_round_1_has_no_sale_none_can_be_set() {
    let given = json!({"round": 1, "money": 9, "store": {}, "step": "STOCKING"});
    let first = position(given, |rulings| rulings.first_round_sale = false);
    let set = Action::SetSale(Some(Food::Dairy));
    assert_eq!(first.check(ME, &set), Err(Illegal::NoFirstRoundSale));
    let given = json!({"round": 2, "money": 9, "store": {}, "step": "STOCKING"});
    let second = position(given, |rulings| rulings.first_round_sale = false);
    assert_eq!(second.check(ME, &set), Ok(()), "a food that is not there may be put on sale");
}

#[test]
fn where_the_initial_cube_counts_a_restock_may_follow_it() {
    let cards = table(["Gary", "Rory", "Mo", "Wendell", "Melanie"]);
    let given = json!({"round": 2, "money": 30, "sale": "dairy", "step": "CHOOSE", "table": cards,
        "store": {"dairy": {"4": 2}}, "stock": {"bakery": {"3": 3}}});
    let mut strict = position(given.clone(), |rulings| rulings.initial_cube_counts = false);
    play(&mut strict, &json!({"do": "serve", "slot": 0}));
    play(&mut strict, &json!({"do": "saleOffer", "accept": true}));
    let moves = Foods::from_fn(|food| 2 * u8::from(food == Food::Bakery));
    let refused = strict.check(ME, &Action::RestockDuring(moves)).unwrap_err().to_string();
    assert!(refused.starts_with("Gary has to buy at least one rolled item"), "{refused}");
    let mut position = position(given, |rulings| rulings.initial_cube_counts = true);
    play(&mut position, &json!({"do": "serve", "slot": 0}));
    play(&mut position, &json!({"do": "saleOffer", "accept": true}));
    play(&mut position, &json!({"do": "restockDuring", "moves": {"bakery": 2}}));
    assert_eq!(position.shop.money, 30 + 2 - 7);
}

#[test]
fn no_restock_is_possible_before_the_first_customer_or_while_one_is_chosen() {
    let given = json!({"round": 2, "money": 30, "store": {}, "stock": {"bakery": {"3": 3}},
        "step": "CHOOSE"});
    let position = given::position(&given);
    let moves = Foods::from_fn(|food| u8::from(food == Food::Bakery));
    for action in
        [Action::RestockDuring(moves), Action::RestockAfter { moves, discard: Slot::ALL[4] }]
    {
        assert!(matches!(position.check(ME, &action), Err(Illegal::NotNow(_))), "{action:?}");
    }
}

#[test]
fn full_shelves_leave_no_room_for_a_restock() {
    let cards = table(["Stu", "Rory", "Mo", "Wendell", "Melanie"]);
    let store = json!({"produce": {"every": 7}, "bakery": {"3": 8}});
    let given = json!({"round": 2, "money": 30, "store": store, "stock": {"bakery": {"3": 1}},
        "step": "CHOOSE", "table": cards});
    let mut position = given::position(&given);
    play(&mut position, &json!({"do": "serve", "slot": 0}));
    play(&mut position, &json!({"do": "roll", "dice": [3, 4]}));
    assert_eq!(position.shop.step, Step::AfterTrip);
    let restock = json!({"do": "restockAfter", "moves": {"bakery": 1}, "discard": 2,
        "error": "STORE_FULL"});
    play(&mut position, &restock);
    let up = json!({"do": "flip", "slot": 1, "error": "NOT_FACE_DOWN"});
    play(&mut position, &up);
}

#[test]
fn a_sale_can_be_taken_off_again_until_the_doors_open() {
    let given = json!({"round": 2, "money": 9, "store": {}, "step": "STOCKING"});
    let mut position = given::position(&given);
    play(&mut position, &json!({"do": "setSale", "food": "dairy"}));
    play(&mut position, &json!({"do": "setSale", "food": null}));
    play(&mut position, &json!({"do": "endStocking"}));
    assert_eq!((position.shop.sale, position.shop.sales_used.len()), (None, 0));
}

#[test]
fn a_second_restock_is_refused_as_such_even_when_the_dice_are_rolled() {
    let cards = table(["Gary", "Rory", "Mo", "Wendell", "Melanie"]);
    let store = json!({"produce": {"every": 2}, "bakery": {"3": 2}, "dairy": {"4": 2},
        "dryGoods": {"5": 2}, "frozen": {"never": 2}});
    let given = json!({"round": 2, "money": 30, "store": store, "stock": {"bakery": {"3": 3}},
        "step": "CHOOSE", "table": cards});
    let mut position = given::position(&given);
    position.shop.restocked = true;
    play(&mut position, &json!({"do": "serve", "slot": 0}));
    play(&mut position, &json!({"do": "roll", "dice": [1, 4]}));
    assert!(matches!(position.shop.step, Step::Resolve(_)));
    let restock = json!({"do": "restockDuring", "moves": {"bakery": 1}, "error": "RESTOCK_USED"});
    play(&mut position, &restock);
}
