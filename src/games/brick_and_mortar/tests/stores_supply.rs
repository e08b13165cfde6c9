//! Every store that does something before Sale has a test of its name.
use super::table::{A, B, Table, deliver, lot, stock, store};
use crate::games::brick_and_mortar::Item::{self, Art, Clothing, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::phases::Window;
use crate::games::brick_and_mortar::{Action, Ask, Craft, Illegal, Prompt, StoreId};
use crate::games::brick_and_mortar::{AdvertisePrompt, EffectPrompt};

/// `A` alone buys this many into the store at the minimum price.
fn after_buying(t: Table, name: &str, item: Item, count: u32) -> Table {
    let mut t = t.stop_at_inventory(B).with_money(A, 60).dock(item, 12).stocking(item);
    t.play(A, stock(&[(name, count)]));
    t
}

/// What that cost, and the points it gave.
fn buys(name: &str, item: Item, count: u32) -> (u32, u32) {
    let t = after_buying(Table::of(2).open(A, name, &[]), name, item, count);
    (t.paid(A).0, t.points(A) - 10)
}

fn ask(t: &Table) -> Ask {
    match t.prompt(A) {
        Prompt::Effect(EffectPrompt { ask, .. }) => ask,
        other => panic!("a store asks, not {other:?}"),
    }
}

#[test]
fn clothing_importer() {
    assert_eq!(buys("Clothing Importer", Clothing, 5), (10, 2));
    assert_eq!(buys("Clothing Importer", Clothing, 4), (8, 0));
}

#[test]
fn electronics_importer() {
    assert_eq!(buys("Electronics Importer", Electronics, 5), (20, 3));
    assert_eq!(buys("Electronics Importer", Electronics, 4), (16, 0));
}

#[test]
fn clothing_wholesaler() {
    assert_eq!(buys("Clothing Wholesaler", Clothing, 6), (6, 0));
}

#[test]
fn electronics_wholesaler() {
    assert_eq!(buys("Electronics Wholesaler", Electronics, 5), (15, 0));
}

#[test]
fn electronics_surplus() {
    assert_eq!(buys("Electronics Surplus", Electronics, 4), (4, 0));
}

#[test]
fn estate_seller() {
    assert_eq!(buys("Estate Seller", Jewelry, 3), (9, 0));
}

#[test]
fn factory_thirds() {
    let t =
        after_buying(Table::of(2).open(A, "Factory Thirds", &[]), "Factory Thirds", Clothing, 5);
    assert_eq!(t.paid(A), (0, 0));
    assert_eq!(t.shelves(A, "Factory Thirds", Clothing), [0, 5, 0]);
}

fn beside_a_dock(dock: &str, count: u32) -> u32 {
    let t = Table::of(2).open(A, dock, &[]).open(A, "Jewelry Collector", &[]).open(
        A,
        "Mall Gallery",
        &[],
    );
    let mut t = t.stop_at_inventory(B).with_money(A, 60).dock(Jewelry, 7).stocking(Jewelry);
    t.play(
        A,
        stock(&[("Jewelry Collector", count.min(4)), ("Mall Gallery", count.saturating_sub(4))]),
    );
    t.paid(A).0
}

#[test]
fn large_loading_dock() {
    assert_eq!(
        (beside_a_dock("Large Loading Dock", 4), beside_a_dock("Large Loading Dock", 5)),
        (28, 20)
    );
}

#[test]
fn small_loading_dock() {
    assert_eq!(
        (beside_a_dock("Small Loading Dock", 2), beside_a_dock("Small Loading Dock", 3)),
        (14, 18)
    );
}

fn produces(name: &str, item: Item, most: u32) {
    let mut t = Table::of(2).open(A, name, &[]).stop_at_inventory(B).window(Window::BeforeSupply);
    assert_eq!(ask(&t), Ask::Produce { item, most, pay: 2 });
    t.play(A, Action::Produce(most));
    assert_eq!((t.money(A), t.position.docks[item]), (15 + 2 * most, most));
}

#[test]
fn small_canning_factory() {
    produces("Small Canning Factory", Food, 2);
}

#[test]
fn large_canning_factory() {
    produces("Large Canning Factory", Food, 4);
}

#[test]
fn small_textile_mill() {
    produces("Small Textile Mill", Clothing, 2);
}

#[test]
fn large_textile_mill() {
    produces("Large Textile Mill", Clothing, 4);
}

#[test]
fn food_bank() {
    let mut t = Table::of(2)
        .open(A, "Food Bank", &[(Food, [1, 0, 0])])
        .stop_at_inventory(B)
        .dock(Food, 2)
        .stocking(Food);
    t.play(A, stock(&[("Food Bank", 1)]));
    assert_eq!(t.paid(A), (1, 0), "it may be stocked in the normal way too");
    assert_eq!(ask(&t), Ask::Take { item: Food, most: 1, from_dock: true });
    t.play(A, Action::Take(1));
    assert_eq!(t.shelves(A, "Food Bank", Food), [3, 0, 0]);
    assert_eq!((t.position.docks[Food], t.money(A)), (0, 14));
}

#[test]
fn private_catering() {
    let mut t = Table::of(2)
        .open(A, "Private Catering", &[])
        .stop_at_inventory(B)
        .window(Window::BeforeStockingFood);
    assert_eq!(ask(&t), Ask::Take { item: Food, most: 2, from_dock: false });
    t.play(A, Action::Take(2));
    assert_eq!(t.shelves(A, "Private Catering", Food), [2, 0, 0]);
}

#[test]
fn consignment_store() {
    let mut t = Table::of(2)
        .open(A, "Consignment Store", &[])
        .stop_at_inventory(B)
        .dock(Clothing, 3)
        .window(Window::AfterStockingAny(Clothing));
    t.play(A, Action::Take(1));
    assert_eq!(t.shelves(A, "Consignment Store", Clothing), [1, 0, 0]);
    let mut sale = Table::of(2)
        .open(A, "Consignment Store", &[(Clothing, [2, 0, 0])])
        .stop_at_art(B)
        .boxes(&[(Clothing, 2)])
        .selling(Clothing);
    sale.play(A, Action::Sell(2));
    assert_eq!(sale.money(A), 15 + 8, "$4 less for each");
}

fn crafts(name: &str, item: Item, most: u32) {
    let t =
        || Table::of(2).open(A, name, &[]).stop_at_inventory(B).window(Window::AfterStocking(item));
    assert_eq!(ask(&t()), Ask::Craft { item, most, points: 1 });
    let mut cubes = t();
    cubes.play(A, Action::Craft(Craft::Cubes(most)));
    assert_eq!((cubes.position.docks[item], cubes.points(A)), (most, 10));
    let mut points = t();
    points.play(A, Action::Craft(Craft::Points));
    assert_eq!((points.position.docks[item], points.points(A)), (0, 11));
    let mut nothing = t();
    nothing.play(A, Action::Craft(Craft::Nothing));
    assert_eq!((nothing.position.docks[item], nothing.points(A)), (0, 10));
}

#[test]
fn jewelry_crafter() {
    crafts("Jewelry Crafter", Jewelry, 2);
}

#[test]
fn art_studio() {
    crafts("Art Studio", Art, 1);
}

#[test]
fn freezer() {
    let mut t = Table::of(2)
        .open(A, "Freezer", &[])
        .open(A, "Food Wholesaler", &[(Food, [2, 3, 0])])
        .stop_at_inventory(B)
        .window(Window::AfterSupply);
    let five = vec![lot("Food Wholesaler", Food, 0, 2), lot("Food Wholesaler", Food, 1, 3)];
    let refused = t.refusal(A, Action::Move { lots: five, surplus: 0 });
    assert_eq!(refused.to_string(), "Freezer has room for only 4 more food.");
    t.play(A, Action::Move { lots: vec![lot("Food Wholesaler", Food, 1, 3)], surplus: 0 });
    assert_eq!(t.shelves(A, "Freezer", Food), [3, 0, 0]);
    let mut sale = Table::of(2)
        .open(A, "Freezer", &[(Food, [3, 0, 0])])
        .stop_at_art(B)
        .boxes(&[(Food, 3)])
        .selling(Food);
    sale.play(A, Action::Sell(3));
    assert_eq!((sale.money(A), sale.points(A)), (15, 13));
}

#[test]
fn warehouse() {
    let mut t = Table::of(2)
        .open(A, "Warehouse", &[(Jewelry, [2, 0, 0]), (Electronics, [1, 0, 0])])
        .open(A, "Outlet Mall", &[(Clothing, [1, 0, 0]), (Electronics, [1, 0, 0])])
        .stop_at_inventory(B)
        .window(Window::AfterSupply);
    let lots = vec![lot("Outlet Mall", Clothing, 0, 1), lot("Outlet Mall", Electronics, 0, 1)];
    t.play(A, Action::Move { lots, surplus: 0 });
    assert_eq!(t.shelves(A, "Warehouse", Electronics), [2, 0, 0]);
    assert_eq!(t.shelves(A, "Warehouse", Clothing), [1, 0, 0]);
    let mut sale = Table::of(2)
        .open(A, "Warehouse", &[(Electronics, [2, 0, 0]), (Jewelry, [1, 0, 0])])
        .open(A, "Outlet Mall", &[(Electronics, [1, 0, 0])])
        .stop_at_art(B)
        .boxes(&[(Electronics, 2), (Jewelry, 1)])
        .selling(Electronics);
    sale.play(A, Action::Sell(2));
    let chosen = [lot("Warehouse", Electronics, 0, 1), lot("Outlet Mall", Electronics, 0, 1)];
    sale.play(A, deliver(&chosen, &[])).play(A, Action::Sell(1));
    assert_eq!((sale.money(A), sale.points(A)), (15 + 12, 10 + 2 + 3));
}

fn liquidates(name: &str, item: Item, held: u32) -> u32 {
    let mut t = Table::of(2).open(A, name, &[(item, [held, 0, 0])]).building();
    t.play(A, Action::Pass).play(A, Action::Close(store(name)));
    t.points(A) - 10
}

#[test]
fn electronics_liquidator() {
    assert_eq!(liquidates("Electronics Liquidator", Electronics, 4), 4);
}

#[test]
fn jewelry_liquidator() {
    assert_eq!(liquidates("Jewelry Liquidator", Jewelry, 3), 6);
}

#[test]
fn art_liquidator() {
    assert_eq!(liquidates("Art Liquidator", Art, 2), 6);
}

#[test]
fn advertisement_agency() {
    let mut t = Table::of(2)
        .open(A, "Advertisement Agency", &[])
        .stop_at_inventory(B)
        .window(Window::BeforeStockingFood);
    assert_eq!(ask(&t), Ask::PlayLate { demand: false });
    let late = t.position.players[A].market_hand[2];
    t.play(A, Action::PlayLate(Some(late)));
    assert_eq!(t.position.docks, late.items());
    assert!(t.position.players[A].played_late);
}

#[test]
fn market_research_firm() {
    let mut t =
        Table::of(2).open(A, "Market Research Firm", &[]).window(Window::BeforeAdvertisement);
    let hand = t.position.players[A].market_hand.clone();
    assert_eq!((hand.len(), ask(&t)), (7, Ask::Discard { count: 2 }));
    let refused = t.refusal(A, Action::Discard(vec![hand[0]]));
    assert_eq!(refused.to_string(), "Discard exactly 2 cards.");
    t.play(A, Action::Discard(vec![hand[0], hand[6]]));
    assert_eq!(t.position.players[A].market_hand, hand[1..6]);
}

#[test]
fn billboard_company() {
    let t = Table::of(2).open(A, "Billboard Company", &[]).window(Window::BeforeAdvertisement);
    assert_eq!(
        t.prompt(A),
        Prompt::Advertise(AdvertisePrompt { least: 2, most: 3, redraw: false })
    );
    assert_eq!(
        t.prompt(B),
        Prompt::Advertise(AdvertisePrompt { least: 2, most: 2, redraw: false })
    );
}

#[test]
fn real_estate_office() {
    let mut t =
        Table::of(2).open(A, "Real Estate Office", &[]).hand(A, "Small Loading Dock").building();
    t.play(A, Action::BuyFromHand { store: store("Small Loading Dock"), borrow: 0 });
    t.play(A, Action::Open);
    assert_eq!((t.money(A), t.points(A)), (14, 11));
}

#[test]
fn every_store_that_does_something_has_a_test_of_its_name() {
    let tests = [
        include_str!("stores_supply.rs"),
        include_str!("stores_sale.rs"),
        include_str!("stores_after_sale.rs"),
    ]
    .concat();
    for id in StoreId::cards().filter(|id| !id.card().modifiers.is_empty()) {
        let name = id.card().name.to_lowercase().replace(['(', ')'], "").replace([' ', '-'], "_");
        assert!(tests.contains(&format!("fn {name}()")), "{id} has no test");
    }
}

#[test]
fn an_agency_and_a_caterer_compete_for_the_last_food_and_their_owner_says_which_is_first() {
    let both = |food: u32| {
        let t = Table::of(2).open(A, "Advertisement Agency", &[]).open(A, "Private Catering", &[]);
        let mut t = t.stop_at_inventory(B);
        let spare = t.position.bank[Food] - food;
        t.position.bank[Food] -= spare;
        t.position.floor.delivered[Food] += spare;
        t.window(Window::BeforeStockingFood)
    };
    let first = |t: &Table| match t.prompt(A) {
        Prompt::Effect(EffectPrompt { first, .. }) => first,
        other => panic!("a store asks, not {other:?}"),
    };
    let enough = both(20);
    assert_eq!(first(&enough), [], "with food for both the order does not matter");
    let refused = enough.refusal(A, Action::First(store("Private Catering")));
    assert_eq!(refused, Illegal::NotNow);
    assert_eq!(first(&both(6)), [], "four on a card and two for the caterer");
    assert_eq!(first(&both(5)), [store("Private Catering")]);
    let mut short = both(2);
    assert!(short.asks(A, "Advertisement Agency"), "from left to right, if nothing is said");
    assert_eq!(first(&short), [store("Private Catering")]);
    short.play(A, Action::First(store("Private Catering")));
    assert!(short.asks(A, "Private Catering"));
    assert_eq!(first(&short), [], "it is said once");
    short.play(A, Action::Take(2));
    assert!(short.asks(A, "Advertisement Agency"), "the other one follows");
}
