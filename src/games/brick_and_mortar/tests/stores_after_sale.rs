//! Every store that does something after a sale, or later, has a test of its name.
use super::stores_sale::sells_all;
use super::table::{A, B, C, D, Table, dial, lot};
use crate::games::brick_and_mortar::Item::{self, Art, Clothing, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::phases::Window;
use crate::games::brick_and_mortar::{Action, Count, Illegal};

#[test]
fn thrift_store() {
    let mut t = Table::of(2)
        .open(A, "Thrift Store", &[])
        .open(A, "Outlet Mall", &[(Electronics, [0, 3, 0])])
        .stop_at_inventory(B)
        .window(Window::AfterSelling(Electronics));
    assert!(t.asks(A, "Thrift Store"));
    let three = Action::Move { lots: vec![lot("Outlet Mall", Electronics, 1, 3)], surplus: 0 };
    assert_eq!(
        t.refusal(A, three).to_string(),
        "Thrift Store has room for only 2 more electronics."
    );
    t.play(A, Action::Move { lots: vec![lot("Outlet Mall", Electronics, 1, 2)], surplus: 0 });
    assert_eq!(t.shelves(A, "Thrift Store", Electronics), [2, 0, 0]);
}

#[test]
fn resale_shop() {
    let mut t = Table::of(4)
        .open(A, "Resale Shop", &[])
        .open(B, "Mall Gallery", &[(Art, [2, 0, 0])])
        .open(C, "Art Purveyor", &[(Art, [2, 0, 0])])
        .stop_at_inventory(D)
        .boxes(&[(Art, 2)])
        .selling(Art);
    t.play(B, dial(2, 20)).play(C, dial(2, 5));
    let two = t.refusal(A, Action::BuySurplus(vec![(B, 2)]));
    assert_eq!(two.to_string(), "Resale Shop has room for only 1 more art.");
    t.play(A, Action::BuySurplus(vec![(B, 1)])).play(A, Action::Settle { debt: 0 });
    assert_eq!((t.money(A), t.money(B)), (5, 25));
    assert_eq!(t.shelves(A, "Resale Shop", Art), [1, 0, 0]);
}

/// A with so much money, before one surplus jewelry of B; `taken` Debt Tokens are in other hands.
fn one_surplus(money: u32, taken: u32) -> Table {
    let poor =
        Table::of(3).open(A, "Resale Shop", &[]).open(B, "Bridal Jeweler", &[]).stop_at_art(C);
    let mut poor = poor.with_money(A, money).with_debt(C, taken);
    poor.position.floor.surplus[B] = 1;
    poor.position.bank[Jewelry] -= 1;
    poor.window(Window::SurplusOf(Jewelry))
}

#[test]
fn r47_the_resale_shop_takes_debt_like_any_purchase() {
    let buy = || Action::BuySurplus(vec![(B, 1)]);
    let mut t = one_surplus(6, 0);
    t.play(A, buy());
    assert_eq!(t.refusal(A, Action::Settle { debt: 5 }), Illegal::TooManyTokens { most: 4 });
    t.play(A, Action::Settle { debt: 0 });
    assert_eq!((t.money(A), t.debt(A), t.money(B)), (1, 1, 22), "what is lacking is borrowed");
    let mut t = one_surplus(15, 0);
    t.play(A, buy()).play(A, Action::Settle { debt: 4 });
    assert_eq!((t.money(A), t.debt(A)), (16, 4), "some or all of the cost");
    let mut t = one_surplus(0, 11);
    t.play(A, buy());
    assert_eq!((t.money(A), t.debt(A)), (1, 4), "only one number is possible: nobody is asked");
    let refused = one_surplus(0, 12).refusal(A, buy());
    assert_eq!(refused.to_string(), "This costs $7; you have $0 and 3 Debt Tokens are left.");
    let refused = one_surplus(0, 14).refusal(A, buy());
    assert_eq!(refused.to_string(), "This costs $7; you have $0 and 1 Debt Token is left.");
}

/// After these types were sold, with nothing else to do.
fn after_sale(name: &str, types: &[Item]) -> u32 {
    let mut t = Table::of(2).open(A, name, &[]).stop_at_inventory(B);
    for &item in types {
        t.position.players[A].sold[item] = true;
    }
    let t = t.window(Window::SurplusOf(Art));
    t.points(A) - 10
}

#[test]
fn farmers_market() {
    assert_eq!(after_sale("Farmers Market", &[Food, Clothing, Jewelry, Art]), 3);
    assert_eq!(after_sale("Farmers Market", &[Food, Clothing, Jewelry]), 0);
}

#[test]
fn bazaar() {
    assert_eq!(after_sale("Bazaar", &[Food, Clothing, Jewelry]), 2);
    assert_eq!(after_sale("Bazaar", &[Food, Clothing]), 0);
}

#[test]
fn flea_market() {
    assert_eq!(after_sale("Flea Market", &[Food, Clothing]), 1);
    assert_eq!(after_sale("Flea Market", &[Food]), 0);
}

#[test]
fn pawn_shop() {
    assert_eq!(sells_all("Pawn Shop", Jewelry, [2, 0, 0]), (30, 0));
    let mut t = Table::of(2)
        .open(A, "Pawn Shop", &[(Electronics, [1, 2, 0]), (Jewelry, [0, 1, 0])])
        .window(Window::Inventory);
    let mut some = Count::default();
    some[Electronics] = 1;
    t.play(A, Action::Pawn(some));
    assert_eq!((t.points(A), t.position.docks[Electronics]), (11, 1));
    assert_eq!(t.shelves(A, "Pawn Shop", Electronics), [0, 1, 0]);
}

#[test]
fn climate_vault() {
    let t = Table::of(2)
        .open(A, "Climate Vault", &[(Jewelry, [0, 2, 0]), (Art, [1, 0, 0])])
        .window(Window::Inventory);
    assert_eq!(t.shelves(A, "Climate Vault", Jewelry), [0, 2, 0]);
    assert_eq!(t.shelves(A, "Climate Vault", Art), [1, 0, 0]);
}

#[test]
fn jewelry_collector() {
    let t = |held| {
        Table::of(2)
            .open(A, "Jewelry Collector", &[(Jewelry, [held, 0, 0])])
            .window(Window::Inventory)
    };
    assert_eq!([1, 2, 3].map(|held| t(held).points(A)), [10, 11, 11]);
    assert_eq!(t(1).names(A), ["Jewelry Collector"]);
    assert!(t(0).names(A).is_empty());
}

#[test]
fn solar_co_op() {
    let t = Table::of(2).open(A, "Solar Co-op", &[]).window(Window::Inventory);
    assert_eq!(t.money(A), 18);
}

#[test]
fn bank() {
    let mut t = Table::of(2).open(A, "Bank", &[]).with_money(A, 16).investing();
    t.play(A, Action::BuyPoints { first: 2, second: 2 });
    assert_eq!((t.money(A), t.points(A)), (0, 14), "two and two, where four cost $17");
}

#[test]
fn brokerage() {
    let mut t = Table::of(2).open(A, "Brokerage", &[]).with_money(A, 24).investing();
    t.play(A, Action::BuyPoints { first: 6, second: 0 });
    assert_eq!((t.money(A), t.points(A)), (0, 16));
}
