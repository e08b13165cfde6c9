//! Refusals and reasons are sentences with numbers.
use crate::games::supermarche::action::{Rescue, Rulings, Setup, Start};
use crate::games::supermarche::bot::{Reason, Tenths};
use crate::games::supermarche::customers::CustomerId;
use crate::games::supermarche::foods::Food;
use crate::games::supermarche::illegal::{Illegal, Moment};
use crate::games::supermarche::position::Position;
use crate::games::supermarche::purchase::NoCoupon;
use crate::table::Game;
use crate::table::conformance::assert_sentence;

#[test]
fn refusals_name_what_there_is_and_what_there_is_room_for() {
    let told = [
        (
            Illegal::StoreNameTooLong { letters: 40 },
            "A store name has at most 24 letters; this one has 40.",
        ),
        (
            Illegal::SupplyEmpty { food: Food::Dairy, left: 2 },
            "The distribution centre has only 2 Dairy left (10 cubes exist in all).",
        ),
        (
            Illegal::StockRoomFull { room: 3 },
            "The stock room holds 20 cubes; there is room for 3 more.",
        ),
        (Illegal::NotEnoughMoney { cost: 9, money: 7 }, "That costs $9; you have $7."),
        (
            Illegal::NotInStockRoom { food: Food::DryGoods, there: 1 },
            "The stock room has only 1 Dry Goods.",
        ),
        (Illegal::StoreFull { room: 0 }, "The shelves hold 15 cubes; there is room for 0 more."),
        (
            Illegal::SaleOwed { owed: 1, left: 1 },
            "You still owe 1 sale, and only 1 Stocking phase is left, this one included. \
             Pick a food to put on sale.",
        ),
        (
            Illegal::NotBoughtNow { food: Food::Dairy, bought: 1 },
            "Only food of this delivery can go back, and that is 1 Dairy.",
        ),
        (
            Illegal::NotBoughtNow { food: Food::Dairy, bought: 0 },
            "Only food of this delivery can go back, and you have bought no Dairy.",
        ),
        (
            Illegal::OneWay { food: Food::Frozen, brought: 2 },
            "Food on the shelves cannot go back to the stock room, except the 2 Frozen brought \
             out just now.",
        ),
        (
            Illegal::OneWay { food: Food::Frozen, brought: 0 },
            "Food on the shelves cannot go back to the stock room.",
        ),
        (Illegal::NotNow(Moment::Delivery), "That cannot be done now: the delivery is on."),
    ];
    for (why, sentence) in told {
        assert_eq!(why.to_string(), sentence);
    }
}

#[test]
fn every_moment_can_be_named_in_a_sentence() {
    for moment in [
        Moment::FlipTwo,
        Moment::Delivery,
        Moment::Stocking,
        Moment::Choose,
        Moment::SaleOffer,
        Moment::Roll,
        Moment::Resolve,
        Moment::AfterTrip,
        Moment::WasteReport,
        Moment::Over,
    ] {
        assert_sentence(&Illegal::NotNow(moment).to_string());
    }
}

#[test]
fn a_greyed_coupon_says_why() {
    let who = CustomerId::all().next().unwrap();
    let told = [
        (NoCoupon::NoneOnCard { who }, "Regina carries no coupon."),
        (NoCoupon::UsedUp { who, coupons: 1 }, "Regina has used the one coupon."),
        (NoCoupon::UsedUp { who, coupons: 2 }, "Regina has used all 2 coupons."),
        (NoCoupon::NoRoom { spaces: 1 }, "A coupon needs two free spaces in the cart; there is 1."),
        (
            NoCoupon::PairMissing { pair: [Food::Produce, Food::Frozen] },
            "The coupon needs Produce and Frozen on the shelves.",
        ),
        (
            NoCoupon::PairMissing { pair: [Food::Bakery; 2] },
            "The coupon needs 2 Bakery on the shelves.",
        ),
        (
            NoCoupon::NoRescue { missing: Food::Dairy },
            "At this table a coupon cannot stand in for missing Dairy.",
        ),
    ];
    for (why, sentence) in told {
        assert_eq!(why.to_string(), sentence);
    }
}

#[test]
fn a_round_number_has_no_decimal() {
    assert_eq!([Tenths(180), Tenths(4)].map(|one| one.to_string()), ["18", "0.4"]);
}

#[test]
fn a_reason_reads_like_advice() {
    let reason = Reason::Wanted { food: Food::Bakery, wishes: Tenths(34), have: 2 };
    assert_eq!(reason.to_string(), "Expect about 3.4 wishes for Bakery this round; you have 2.");
    let reason = Reason::CutShort { ways: 14, at_stake: 19, penalty: 7 };
    assert_eq!(
        reason.to_string(),
        "In 14 of 36 ways the roll would cost $19; ending the trip costs $7 and fills the shelves."
    );
    let reason = Reason::SaleDue { food: Food::Dairy, owed: 1, left: 1 };
    assert_eq!(
        reason.to_string(),
        "Sales still owed: 1, in the last Stocking phase; Dairy is the one to hold now."
    );
}

#[test]
fn every_reason_is_a_sentence() {
    let (food, who) = (Food::DryGoods, CustomerId::all().nth(12).unwrap());
    let (wishes, completes) = (Tenths(21), Tenths(937));
    for reason in [
        Reason::NoDifference,
        Reason::Wanted { food, wishes, have: 1 },
        Reason::Bargain { food, cost: 3, have: 4 },
        Reason::Later { food, have: 4 },
        Reason::Reserve { food, wishes, have: 2 },
        Reason::EnoughBought { cubes: 19 },
        Reason::NothingAffordable { money: 0 },
        Reason::StockRoomFull { cubes: 20 },
        Reason::SaleDue { food, owed: 2, left: 3 },
        Reason::SaleDue { food, owed: 1, left: 1 },
        Reason::SaleSells { food, cubes: 5 },
        Reason::Shelve { food, wishes, on_shelf: 0 },
        Reason::ShelvesReady { on_shelves: 15, kept_back: 6 },
        Reason::ShelvesReady { on_shelves: 9, kept_back: 0 },
        Reason::Safer { who, completes },
        Reason::BigCart { who, items: 5, completes },
        Reason::LeavesMore { who, completes },
        Reason::EndsBest { who, completes },
        Reason::LesserEvil { who, completes },
        Reason::SpareCube { food, on_shelf: 4 },
        Reason::KeepCube { food, on_shelf: 1 },
        Reason::SafeRoll,
        Reason::MustRoll { ways: 4, at_stake: 12 },
        Reason::RiskyRoll { ways: 4, at_stake: 12 },
        Reason::CutShort { ways: 14, at_stake: 19, penalty: 7 },
        Reason::CouponPays { more: 6 },
        Reason::CouponSpares { food, on_shelf: 1 },
        Reason::CouponFills { spaces: 0 },
        Reason::CouponFills { spaces: 2 },
        Reason::NormalPays { more: 3 },
        Reason::NormalSpares,
        Reason::RestockNow { on_shelves: 9 },
        Reason::ShelvesLast { on_shelves: 12 },
    ] {
        assert_sentence(&reason.to_string());
    }
}

#[test]
fn a_store_is_shown_under_a_clean_name_and_never_under_none() {
    let named = |store: &str| Setup { store: store.to_owned(), ..Setup::by_the_book(Start::Easy) };
    for (typed, shown) in [
        ("", "Corner Market"),
        (" \u{200B} ", "Corner Market"),
        (" Ada’s\u{202E} ", "Ada’s"),
        ("<b>سوق</b>", "<b>سوق</b>"),
    ] {
        assert_eq!(named(typed).store_name(), shown);
        assert_eq!(Position::check_setup(&named(typed)), Ok(()));
    }
    let long = "é".repeat(25);
    let why = Illegal::StoreNameTooLong { letters: 25 };
    assert_eq!(Position::check_setup(&named(&long)), Err(why));
}

#[test]
fn a_setup_written_before_stores_had_names_is_still_read() {
    let old = r#"{"start":"Hard","odds":false,"rulings":{"coupon_rescues":true,
        "first_round_sale":true,"initial_cube_counts":false}}"#;
    // And before a rescue was offered: then it happened by itself.
    let rulings =
        Rulings { rescue: Rescue::ByItself, first_round_sale: true, initial_cube_counts: false };
    let setup = Setup { rulings, ..Setup::by_the_book(Start::Hard) };
    assert_eq!(serde_json::from_str::<Setup>(old).unwrap(), setup);
    for rescue in Rescue::ALL {
        let setup = Setup { rulings: Rulings { rescue, ..rulings }, ..setup.clone() };
        let written = serde_json::to_string(&setup).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&written).unwrap(), setup);
    }
    let named = Setup { store: "Ada’s".to_owned(), ..setup };
    let written = serde_json::to_string(&named).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&written).unwrap(), named);
}
