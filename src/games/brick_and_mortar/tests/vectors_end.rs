//! Inventory, utilities, investment and the end, by the numbers of the rule book.
use super::table::{A, B, C, Table};
use crate::games::brick_and_mortar::Item::{Art, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::phases::utilities::utilities;
use crate::games::brick_and_mortar::phases::{Phase, Window};
use crate::games::brick_and_mortar::{Action, Count, Ending, FinalTable, Illegal};
use crate::table::{Eye, Game};

fn buy(first: u32, second: u32) -> Action {
    Action::BuyPoints { first, second }
}

#[test]
fn v14_jordan_pays_for_stores_and_slots() {
    let t = Table::of(2)
        .open(A, "Starting 1", &[])
        .open(A, "Duty Free", &[])
        .open(A, "Designer Boutique", &[])
        .window(Window::Inventory);
    assert_eq!(utilities(t.position.building(A)), (5, 3));
    assert_eq!(t.money(A), 15 - 8);
}

#[test]
fn v27_the_bank_splits_a_purchase() {
    let mut t = Table::of(2).open(A, "Bank", &[]).with_money(A, 60).with_money(B, 60).investing();
    assert_eq!(t.refusal(A, buy(6, 0)), Illegal::BankLimit { most: 5 });
    t.play(A, buy(5, 5));
    assert_eq!((t.money(A), t.points(A)), (60 - 44, 20));
    t.play(B, buy(10, 0));
    assert_eq!(t.money(B), 4);
    assert_eq!(t.points(B), 20);
}

#[test]
fn v29_a_collector_without_jewelry_pays_and_closes() {
    let t = Table::of(2)
        .open(A, "Jewelry Collector", &[])
        .open(A, "Starting 1", &[])
        .window(Window::Inventory);
    assert_eq!(t.money(A), 15 - 2);
    assert_eq!(t.names(A), ["Starting 1"]);
}

#[test]
fn e25_investing_ahead_of_somebody_does_not_make_them_act_again() {
    let mut t = Table::of(2).with_money(B, 17).investing();
    t.play(A, Action::Pass);
    let seen = t.position.view(Eye::Public);
    assert_eq!([10, 14].map(|points| seen.order_at(B, points)), [[A, B], [B, A]], "foreseen");
    t.play(B, buy(4, 0));
    assert_eq!((t.money(B), t.points(B)), (0, 14));
    assert_eq!(t.order(), [B, A]);
    assert!(matches!(t.position.phase, Phase::Building(_)), "A does not act again");
    assert_eq!(t.position.month, 3);
}

#[test]
fn e26_the_trigger_stays_pulled() {
    let mut t = Table::of(3).with_points(&[44, 10, 10]);
    t.position.gain_from(
        A,
        vec![crate::games::brick_and_mortar::Gain {
            store: super::table::store("Bank"),
            points: 1,
        }],
        &mut t.log,
    );
    assert!(t.position.last_month);
    let mut t = t.investing();
    t.play(A, Action::SellPoints(10)).play(B, Action::Pass).play(C, Action::Pass);
    let Phase::Over(result) = &t.position.phase else { panic!("the game ends now") };
    assert_eq!(result.ending, Ending::Marker { points: 45 });
    assert_eq!(result.rows[A].points, 35);
}

#[test]
fn e27_the_final_month_ends_the_game() {
    let mut t = Table::of(4);
    t.position.month = 9;
    let mut t = t.investing();
    for seat in t.order().to_vec() {
        t.play(seat, Action::Pass);
    }
    let Phase::Over(result) = &t.position.phase else { panic!("September is over") };
    assert_eq!((result.ending, result.month), (Ending::FinalMonth, 9));
}

#[test]
fn e28_the_final_score() {
    let t = Table::of(2)
        .with_points(&[40, 38])
        .with_debt(A, 3)
        .open(A, "Starting 1", &[])
        .open(A, "Mall Gallery", &[])
        .open(B, "Starting 2", &[])
        .open(B, "Bank", &[])
        .open(B, "Flea Market", &[])
        .open(B, "Bakery", &[]);
    let result = FinalTable::of(&t.position);
    assert_eq!((result.rows[A].total, result.rows[B].total), (36, 46));
    assert_eq!(result.rows[A].empty, [(3, 3), (4, 2)]);
    assert_eq!((result.places[A], result.places[B]), (2, 1));
}

#[test]
fn e29_a_tie_goes_to_whoever_is_ahead_in_turn_order() {
    // A: 64 less 14 for four empty slots. B: 55 and 4 on the Bank, less 9 for three.
    let t = Table::of(2).with_points(&[64, 55]).open(B, "Bank", &[]);
    let result = FinalTable::of(&t.position);
    assert_eq!((result.rows[A].total, result.rows[B].total), (50, 50));
    assert_eq!((result.places[A], result.places[B]), (1, 2));
    assert_eq!(result.order, t.order(), "scoring moves nobody");
    // The same with the seats exchanged: the place in turn order decides, not the chair.
    let t = Table::of(2).with_points(&[55, 64]).open(A, "Bank", &[]).in_order(&[B, A]);
    let result = FinalTable::of(&t.position);
    assert_eq!((result.rows[A].total, result.rows[B].total), (50, 50));
    assert_eq!((result.places[A], result.places[B]), (2, 1));
}

#[test]
fn e30_everything_moves_down_a_shelf() {
    let t = Table::of(2)
        .open(A, "Food Bank", &[(Food, [2, 1, 0])])
        .open(A, "Bakery", &[(Food, [3, 0, 0])])
        .window(Window::Inventory);
    assert_eq!(t.shelves(A, "Food Bank", Food), [0, 2, 0]);
    assert_eq!(t.shelves(A, "Bakery", Food), [0, 0, 0]);
    assert_eq!(t.position.bank[Food], 25 - 2);
}

#[test]
fn e31_the_pawn_shop_returns_what_expires() {
    let mut t =
        Table::of(2).open(A, "Pawn Shop", &[(Electronics, [0, 2, 0])]).window(Window::Inventory);
    let mut both = Count::default();
    both[Electronics] = 2;
    t.play(A, Action::Pawn(both));
    assert_eq!((t.position.docks[Electronics], t.points(A)), (2, 12));
}

#[test]
fn e32_nothing_ages_in_the_climate_vault() {
    let t = Table::of(2).open(A, "Climate Vault", &[(Art, [1, 1, 0])]).window(Window::Inventory);
    assert_eq!(t.shelves(A, "Climate Vault", Art), [1, 1, 0]);
}

#[test]
fn e33_the_collector_pays_for_pairs() {
    let t = Table::of(2)
        .open(A, "Jewelry Collector", &[(Jewelry, [4, 0, 0])])
        .window(Window::Inventory);
    assert_eq!(t.points(A), 12);
}

#[test]
fn e34_a_shortfall_takes_tokens() {
    let mut t = Table::of(2).with_money(A, 4);
    for name in ["Starting 1", "Exporter", "Duty Free", "Estate Seller"] {
        t = t.open(A, name, &[]);
    }
    let t = t.window(Window::Inventory);
    assert_eq!((t.debt(A), t.money(A)), (6, 1));
}

#[test]
fn e43_bank_and_brokerage_share_one_discount() {
    let mut t =
        Table::of(2).open(A, "Bank", &[]).open(A, "Brokerage", &[]).with_money(A, 20).investing();
    t.play(A, buy(3, 3));
    assert_eq!((t.money(A), t.points(A)), (0, 16));
}

#[test]
fn e45_a_liquidator_pays_only_for_closing() {
    let t = Table::of(2)
        .open(A, "Jewelry Liquidator", &[(Jewelry, [0, 0, 2])])
        .window(Window::Inventory);
    assert_eq!(t.points(A), 10);
    assert_eq!(t.shelves(A, "Jewelry Liquidator", Jewelry), [0, 0, 0]);
}

#[test]
fn investment_is_refused_with_the_numbers() {
    let t = Table::of(2).with_points(&[12, 10]).investing();
    let says = |action| t.refusal(A, action).to_string();
    assert_eq!(says(buy(4, 0)), "Buying 4 points costs $17; you have $15. Debt cannot buy points.");
    assert_eq!(says(buy(11, 0)), "You can buy 1 to 10 points per month.");
    assert_eq!(says(buy(0, 0)), "You can buy 1 to 10 points per month.");
    let twice = "Points are bought in 1 purchase a month; only the Bank allows 2.";
    assert_eq!(says(buy(1, 1)), twice);
    assert_eq!(says(Action::SellPoints(13)), "You have only 12 points to sell.");
    assert_eq!(says(Action::SellPoints(0)), "Sell at least 1 point, or invest nothing.");
}
