//! Every store that does something in Sale or later has a test of its name.
use super::table::{A, B, C, D, Table, dial, lot, store};
use crate::games::brick_and_mortar::Item::{self, Art, Clothing, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::phases::Window;
use crate::games::brick_and_mortar::{Action, Count, Delivery, Prompt};

/// `A` alone sells all of `item` from this store at the maximum price; a stop keeps the month
/// there.
fn after_selling_all(name: &str, item: Item, shelves: [u32; 3]) -> Table {
    let count = shelves.iter().sum();
    let t = Table::of(2).open(A, name, &[(item, shelves)]);
    let stopped = if item == Art { t.stop_at_inventory(B) } else { t.stop_at_art(B) };
    let mut t = stopped.boxes(&[(item, count)]).selling(item);
    t.play(A, Action::Sell(count));
    if let Some(Prompt::Deliver { terms, .. }) =
        crate::table::Game::view(&t.position, crate::table::Eye::Seat(A)).prompt
    {
        t.play(A, Action::Deliver(terms.suggestion));
    }
    t
}

/// What that brought: money and points.
fn sells_all(name: &str, item: Item, shelves: [u32; 3]) -> (u32, u32) {
    let t = after_selling_all(name, item, shelves);
    (t.money(A) - 15, t.points(A) - 10)
}

/// The most `A` could select with these items and no box on any card.
fn private_boxes(name: &str, item: Item, holder: &str, count: u32) -> u32 {
    let t = Table::of(2)
        .open(A, name, &[])
        .open(A, holder, &[(item, [count, 0, 0])])
        .boxes(&[])
        .selling(item);
    match t.prompt(A) {
        Prompt::Sell { most, .. } => most,
        other => panic!("A sells, not {other:?}"),
    }
}

fn swap_all(name: &str, item: Item, count: u32) -> (u32, u32) {
    let mut t = Table::of(2)
        .open(A, name, &[(item, [count, 0, 0])])
        .stop_at_art(B)
        .boxes(&[(item, count)])
        .selling(item);
    t.play(A, Action::Sell(count));
    let sold = vec![lot(name, item, 0, count)];
    let swaps = vec![(store(name), count / 2)];
    t.play(A, Action::Deliver(Delivery { sold, swaps, ..Delivery::default() }));
    (t.money(A) - 15, t.points(A) - 10)
}

#[test]
fn food_distributor() {
    assert_eq!(swap_all("Food Distributor", Food, 3), (12, 1));
}

#[test]
fn clothing_distributor() {
    assert_eq!(swap_all("Clothing Distributor", Clothing, 4), (16, 2));
}

#[test]
fn electronics_distributor() {
    assert_eq!(swap_all("Electronics Distributor", Electronics, 2), (12, 2));
}

#[test]
fn bakery() {
    assert_eq!(sells_all("Bakery", Food, [5, 0, 0]), (20, 2));
}

#[test]
fn exporter() {
    assert_eq!(sells_all("Exporter", Food, [4, 0, 0]), (24, 1));
    assert_eq!(sells_all("Exporter", Clothing, [2, 0, 0]), (16, 0));
}

#[test]
fn clothing_exporter() {
    assert_eq!(sells_all("Clothing Exporter", Clothing, [4, 0, 0]), (32, 2));
    assert_eq!(sells_all("Clothing Exporter", Clothing, [3, 0, 0]), (24, 0));
}

#[test]
fn designer_boutique() {
    assert_eq!(sells_all("Designer Boutique", Clothing, [3, 0, 0]), (42, 0));
}

#[test]
fn bridal_jeweler() {
    assert_eq!(sells_all("Bridal Jeweler", Jewelry, [2, 0, 0]), (42, 0));
}

#[test]
fn duty_free() {
    assert_eq!(sells_all("Duty Free", Electronics, [2, 0, 0]), (28, 0));
    assert_eq!(sells_all("Duty Free", Art, [1, 0, 0]), (24, 0));
}

#[test]
fn antique_store() {
    assert_eq!(sells_all("Antique Store", Jewelry, [1, 0, 1]), (34, 2));
}

/// Sold second, after an opponent's two.
fn second_to_sell(name: &str, item: Item) -> u32 {
    let mut t = Table::of(3)
        .open(B, name, &[(item, [2, 0, 0])])
        .open(A, "Outlet Mall", &[(item, [2, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(item, 4)])
        .selling(item);
    t.play(A, Action::Sell(2)).play(B, Action::Sell(2));
    t.money(B) - 15
}

#[test]
fn designer_knockoffs() {
    assert_eq!(sells_all("Designer Knockoffs", Clothing, [4, 0, 0]), (44, 0));
    assert_eq!(second_to_sell("Designer Knockoffs", Clothing), 16);
}

#[test]
fn knockoff_electronics() {
    assert_eq!(sells_all("Knockoff Electronics", Electronics, [3, 0, 0]), (48, 0));
    assert_eq!(second_to_sell("Knockoff Electronics", Electronics), 24);
}

#[test]
fn electronics_peddler() {
    let t = after_selling_all("Electronics Peddler", Electronics, [2, 0, 0]);
    assert_eq!((t.money(A), t.names(A).len()), (15 + 36, 0));
}

#[test]
fn jewelry_peddler() {
    let t = after_selling_all("Jewelry Peddler", Jewelry, [1, 0, 0]);
    assert_eq!((t.money(A), t.names(A).len()), (15 + 25, 0));
}

#[test]
fn art_peddler() {
    let t = after_selling_all("Art Peddler", Art, [3, 0, 0]);
    assert_eq!((t.money(A), t.names(A).len()), (15 + 96, 0));
}

#[test]
fn electronics_surplus_sells_only_beside_a_stocked_dock() {
    let t = |dock| {
        Table::of(2)
            .open(A, "Electronics Surplus", &[(Electronics, [2, 0, 0])])
            .stop_at_art(B)
            .dock(Electronics, dock)
            .boxes(&[(Electronics, 2)])
            .selling(Electronics)
    };
    assert_eq!(t(0).asked(), [B], "locked: nobody sells electronics");
    assert!(matches!(t(1).prompt(A), Prompt::Sell { most: 2, .. }));
}

#[test]
fn art_purveyor() {
    let mut t = Table::of(2)
        .open(A, "Art Purveyor", &[(Art, [3, 0, 0])])
        .stop_at_inventory(B)
        .boxes(&[(Jewelry, 2)])
        .selling(Art);
    assert!(matches!(t.prompt(A), Prompt::Sell { most: 2, .. }));
    t.play(A, Action::Sell(2));
    assert_eq!(t.money(A), 15 + 44);
}

#[test]
fn auction_house() {
    assert_eq!(sells_all("Auction House", Art, [2, 0, 0]), (50, 0));
    assert_eq!(sells_all("Auction House", Jewelry, [2, 0, 0]), (34, 0));
    let mut t = Table::of(2)
        .open(A, "Auction House", &[])
        .open(A, "Mall Gallery", &[(Art, [1, 0, 0])])
        .stop_at_inventory(B)
        .boxes(&[(Art, 1)])
        .selling(Art);
    t.play(A, Action::Sell(1));
    assert_eq!(t.money(A), 15 + 25, "from any of the owner's stores");
}

#[test]
fn fulfillment_center_food() {
    assert_eq!(private_boxes("Fulfillment Center (Food)", Food, "Food Wholesaler", 5), 3);
}

#[test]
fn fulfillment_center_clothing() {
    let most = private_boxes("Fulfillment Center (Clothing)", Clothing, "Factory Thirds", 5);
    assert_eq!(most, 3);
}

#[test]
fn fulfillment_center_electronics() {
    let most = private_boxes("Fulfillment Center (Electronics)", Electronics, "Outlet Mall", 3);
    assert_eq!(most, 2);
}

#[test]
fn fulfillment_center_jewelry() {
    assert_eq!(private_boxes("Fulfillment Center (Jewelry)", Jewelry, "Mall Gallery", 3), 2);
}

#[test]
fn fulfillment_center_art() {
    assert_eq!(private_boxes("Fulfillment Center (Art)", Art, "Art Purveyor", 3), 2);
}

#[test]
fn fulfillment_center_hybrid() {
    for (item, holder) in [
        (Food, "Bakery"),
        (Clothing, "Outlet Mall"),
        (Electronics, "Outlet Mall"),
        (Jewelry, "Mall Gallery"),
    ] {
        assert_eq!(private_boxes("Fulfillment Center (Hybrid)", item, holder, 2), 1);
    }
}

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
    t.play(A, Action::BuySurplus(vec![(B, 1)]));
    assert_eq!((t.money(A), t.money(B)), (5, 25));
    assert_eq!(t.shelves(A, "Resale Shop", Art), [1, 0, 0]);
    t.position.players[A].money = 3;
    let poor =
        Table::of(3).open(A, "Resale Shop", &[]).open(B, "Bridal Jeweler", &[]).with_money(A, 6);
    let mut poor = poor;
    poor.position.floor.surplus[B] = 1;
    poor.position.bank[Jewelry] -= 1;
    let poor = poor.window(Window::SurplusOf(Jewelry));
    let refused = poor.refusal(A, Action::BuySurplus(vec![(B, 1)]));
    assert_eq!(refused.to_string(), "This costs $7 and must be paid in cash; you have $6.");
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
