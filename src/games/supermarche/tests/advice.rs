//! What the advisor says of a choice is true of it.
use serde_json::{Value, json};

use super::given;
use super::kit::{ME, play};
use crate::games::supermarche::action::{Action, Choice, Setup, Start};
use crate::games::supermarche::bot::{Reason, Tenths, advise, why, wishes_to_come};
use crate::games::supermarche::foods::Food;
use crate::games::supermarche::position::Position;
use crate::games::supermarche::shop::{Slot, Step};
use crate::table::{Dice, Eye, Game, Log, Seed};

/// Two customers face up and three face down, over these shelves.
fn door(names: [&str; 2], store: &Value) -> Position {
    let up = |name: &str| json!({"name": name, "status": "up"});
    let down = ["Wendell", "Melanie", "Donna"].map(|name| json!({"name": name, "status": "down"}));
    let table: Vec<Value> = names.into_iter().map(up).chain(down).collect();
    given::position(&json!({"round": 2, "money": 30, "store": store,
        "stock": {"bakery": {"3": 2}}, "step": "CHOOSE", "table": table}))
}

fn serving_first(position: &Position) -> Reason {
    why(&position.shop, Action::Serve(Slot::ALL[0]))
}

#[test]
fn a_coupon_that_takes_the_rolled_food_itself_does_not_spare_it() {
    let mut position =
        door(["George", "Rory"], &json!({"bakery": {"3": 2}, "frozen": {"never": 3}}));
    play(&mut position, &json!({"do": "serve", "slot": 0}));
    play(&mut position, &json!({"do": "roll", "dice": [1, 1]}));
    let reason = why(&position.shop, Action::Choose(Choice::Coupon));
    assert_eq!(reason, Reason::CouponFills { spaces: 2 });
}

#[test]
fn a_customer_leaves_what_the_other_needs_only_where_that_is_sure() {
    let each = |cubes: u8| {
        json!({"produce": {"every": cubes}, "bakery": {"3": cubes}, "dairy": {"4": cubes},
            "dryGoods": {"5": cubes}, "frozen": {"never": cubes}})
    };
    let (who, completes) = (given::customer(&json!("Rory")), Tenths(1000));
    // Rory never wants frozen, and Stu wants nothing else.
    let apart = door(["Rory", "Stu"], &each(2));
    assert_eq!(serving_first(&apart), Reason::LeavesMore { who, completes });
    let plenty = door(["Rory", "Mo"], &each(2));
    assert_eq!(serving_first(&plenty), Reason::LeavesMore { who, completes });
    // Of one of each, Rory may take the very one that Mo asks for.
    let scarce = door(["Rory", "Mo"], &each(1));
    assert_eq!(serving_first(&scarce), Reason::EndsBest { who, completes });
    // With a sale on, Rory may take three cubes more.
    let mut sale = door(["Rory", "Mo"], &each(3));
    sale.shop.sale = Some(Food::Produce);
    assert_eq!(serving_first(&sale), Reason::EndsBest { who, completes });
}

#[test]
fn a_restock_between_customers_reckons_with_one_customer_less() {
    let mut position = door(["Stu", "Rory"], &json!({}));
    let before = wishes_to_come(&position.shop);
    play(&mut position, &json!({"do": "serve", "slot": 0}));
    play(&mut position, &json!({"do": "roll", "dice": [3, 4]}));
    let between = wishes_to_come(&position.shop);
    assert!(before[Food::Frozen] > between[Food::Frozen], "Stu has gone");
    assert!(before[Food::Bakery] > between[Food::Bakery], "and one more will be sent away");
    position.play(ME, Action::Flip(Slot::ALL[2]), &mut Log::default()).unwrap();
    assert!(wishes_to_come(&position.shop)[Food::Dairy] > between[Food::Dairy], "nobody was");
}

#[test]
fn the_plan_is_a_whole_order_that_can_be_carried_out_and_asking_again_repeats_it() {
    let mut position =
        Position::deal(&Setup::by_the_book(Start::Easy), Seed(3), &mut Log::default());
    let flip = Action::FlipTwo([Slot::ALL[0], Slot::ALL[1]]);
    position.play(ME, flip, &mut Log::default()).unwrap();
    let ask = || advise(&position.view(Eye::Seat(ME)), &mut Dice::new(Seed(0))).unwrap();
    let advice = ask();
    assert_eq!(advice, ask(), "one answer for one position");
    let bought = |action: &&Action| matches!(action, Action::Buy { .. });
    assert!(advice.plan.iter().filter(bought).count() > 1, "more than one food: {advice:?}");
    assert_eq!(advice.plan.last(), Some(&Action::EndDelivery));
    for action in &advice.plan {
        position.play(ME, *action, &mut Log::default()).expect("a plan can be carried out");
    }
    assert!(matches!(position.shop.step, Step::Stocking { .. }));
}
