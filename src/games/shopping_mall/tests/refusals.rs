//! The refusals no example of the rule book shows.
use super::kit::{route, slot, spot};
use super::play::Table;
use crate::games::shopping_mall::Trade::{Books, Coffee, Shoes};
use crate::games::shopping_mall::{
    Action, Illegal, Manager, Opening, Position, Setup, Slot, Trade,
};
use crate::table::{Game, Seat};

fn table() -> Table {
    Table::of(4, Seat::new(0))
}

/// What is not on the map cannot even be written down.
fn unreadable(json: &str, why: &Illegal) {
    let error = serde_json::from_str::<Action>(json).expect_err("no such action");
    assert!(error.to_string().starts_with(&why.to_string()), "{error}");
}

#[test]
fn no_such_lot() {
    for number in ["0", "21", "255"] {
        unreadable(&format!(r#"{{"Auction":{number}}}"#), &Illegal::NoSuchLot);
    }
    assert_eq!(Slot::try_from(21), Err(Illegal::NoSuchLot));
    assert_eq!(Slot::try_from(20), Ok(slot("S20")));
}

#[test]
fn unknown_manager() {
    for name in ["pawn", "boss", ""] {
        unreadable(&format!(r#"{{"Manager":"{name}"}}"#), &Illegal::UnknownManager);
    }
    let expert = serde_json::from_str::<Action>(r#"{"Manager":"expert"}"#);
    assert_eq!(expert.unwrap(), Action::Manager(Manager::Expert));
}

#[test]
fn no_such_spot_and_no_such_route() {
    unreadable(r#"{"Move":{"from":16,"route":1,"order":null}}"#, &Illegal::EmptySpot);
    unreadable(r#"{"Move":{"from":0,"route":56,"order":null}}"#, &Illegal::NoSuchRoute);
}

#[test]
fn order_mismatch() {
    let walk = |order: &[Trade]| Action::Move {
        from: spot("GW"),
        route: route("R02"),
        order: Some(order.to_vec()),
    };
    let why = Illegal::OrderMismatch { visitors: 3 };
    for order in [&[][..], &[Coffee, Books], &[Coffee, Coffee, Shoes], &[Books, Coffee, Books]] {
        table().refuses(0, walk(order), why.clone());
    }
    table().refuses(0, walk(&[Coffee; 300]), why);
    table().does(0, walk(&[Books, Coffee, Coffee]));
}

#[test]
fn swap_two_managers() {
    let table = table().shop(0, "S1", "die");
    table.refuses(0, Action::Swap(Manager::Steady, Manager::Steady), Illegal::SwapTwoManagers);
}

#[test]
fn unknown_action() {
    let asked_to_act = [
        Action::Door(slot("S1")),
        Action::Bid(50),
        Action::Drop,
        Action::Free(true),
        Action::Merge(slot("S1")),
        Action::Manager(Manager::Expert),
        Action::Arrivals(vec![0, 1]),
    ];
    for action in asked_to_act {
        table().refuses(0, action, Illegal::NotOffered);
    }
    let bidding = || table().does(0, Action::Auction(slot("S1")));
    for action in [Action::Pass, Action::Auction(slot("S2")), Action::Free(true)] {
        bidding().refuses(1, action, Illegal::NotOffered);
    }
}

#[test]
fn wrong_partner() {
    let table = table().shop(1, "S3", "die").shop(1, "S5", "pawn").shop(1, "S18", "saucer");
    let table = table.does(0, Action::Auction(slot("S4"))).does(1, Action::Bid(200));
    table
        .drop(&[2, 3, 0])
        .refuses(1, Action::Merge(slot("S18")), Illegal::WrongPartner)
        .refuses(1, Action::Merge(slot("S4")), Illegal::WrongPartner)
        .does(1, Action::Merge(slot("S3")));
}

#[test]
fn own_shops_in_round_one_where_the_table_forbids_it() {
    let mut table = table().shop(0, "S1", "die");
    (table.position.round, table.position.turns) = (1, 0);
    table.position.setup.round_one_private = false;
    table
        .refuses(0, Action::Auction(slot("S1")), Illegal::PrivateInRoundOne)
        .does(0, Action::Auction(slot("S2")));
}

#[test]
fn a_first_bid_below_100_where_the_table_forbids_it() {
    let mut table = table();
    table.position.setup.opening = Opening::Hundred;
    table
        .does(0, Action::Auction(slot("S1")))
        .refuses(1, Action::Bid(50), Illegal::TooLow { least: 100 })
        .refuses(1, Action::Bid(0), Illegal::TooLow { least: 100 })
        .does(1, Action::Bid(100))
        .refuses(2, Action::Bid(100), Illegal::TooLow { least: 150 })
        .does(2, Action::Bid(150));
}

#[test]
fn a_table_of_two_or_five() {
    for seats in [2, 5] {
        let refused = Position::check_setup(&Setup::by_the_book(seats)).unwrap_err();
        let words = format!("Shopping Mall seats 3 or 4 players; this table has {seats}.");
        assert_eq!(refused.to_string(), words);
    }
    assert!([3, 4].iter().all(|&seats| Position::check_setup(&Setup::by_the_book(seats)).is_ok()));
}
