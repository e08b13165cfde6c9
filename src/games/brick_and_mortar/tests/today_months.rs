//! What stores would do, through a month: before their time, in it, and when it is over.
use super::table::{A, B, C, Table, deliver, dial, lot, stock, store};
use crate::games::brick_and_mortar::Item::{Art, Clothing, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::phases::Window;
use crate::games::brick_and_mortar::{Action, Does, Lack};
use crate::table::{Eye, Game};

const OVER: Does = Does::Nothing(Lack::Over);

/// What the rules of a store would do, to the eyes of `A`.
fn today(t: &Table, name: &str) -> Vec<Does> {
    let view = t.position.view(Eye::Seat(A));
    view.today(store(name)).into_iter().map(|today| today.does).collect()
}

/// `A` has these stores and Building has begun.
fn building(stores: &[&str]) -> Table {
    stores.iter().fold(Table::of(2), |t, name| t.open(A, name, &[])).building()
}

/// The same while `A` chooses how much food to buy.
fn stocking(stores: &[&str]) -> Table {
    let t = stores.iter().fold(Table::of(2), |t, name| t.open(A, name, &[]));
    t.open(A, "Bakery", &[]).dock(Food, 2).stocking(Food)
}

fn investing(stores: &[&str]) -> Table {
    stores.iter().fold(Table::of(2), |t, name| t.open(A, name, &[])).investing()
}

#[test]
fn a_real_estate_office_helps_while_stores_are_bought() {
    let office = ["Real Estate Office"];
    let now = [Does::Off(2), Does::Points { items: 0, points: 1 }];
    assert_eq!(today(&building(&office), office[0]), now);
    assert_eq!(today(&stocking(&office), office[0]), [OVER, OVER]);
}

#[test]
fn a_billboard_counts_while_cards_are_played() {
    let billboard = ["Billboard Company"];
    assert_eq!(today(&building(&billboard), billboard[0]), [Does::Stands]);
    assert_eq!(today(&stocking(&billboard), billboard[0]), [OVER]);
}

#[test]
fn an_agency_plays_its_card_until_the_sale_and_once() {
    let agency = ["Advertisement Agency"];
    assert_eq!(today(&building(&agency), agency[0]), [Does::Stands]);
    let mut t = stocking(&agency);
    assert_eq!(today(&t, agency[0]), [Does::Stands], "it may still play a Demand Card");
    t.position.players[A].played_late = true;
    assert_eq!(today(&t, agency[0]), [Does::Nothing(Lack::Used)]);
    assert_eq!(today(&investing(&agency), agency[0]), [OVER]);
}

#[test]
fn a_market_research_firm_is_done_when_cards_are_played() {
    let firm = ["Market Research Firm"];
    assert_eq!(today(&building(&firm), firm[0]), [Does::Stands]);
    let mut t = building(&firm);
    t.play(A, Action::Finish).play(B, Action::Finish);
    let cards = t.position.players[A].market_hand[..2].to_vec();
    t.play(A, Action::Discard(cards));
    assert_eq!(today(&t, firm[0]), [OVER]);
}

#[test]
fn a_liquidator_counts_what_it_would_be_closed_with() {
    let jewels = [(Jewelry, [2, 1, 0])];
    let t = Table::of(2).open(A, "Jewelry Liquidator", &jewels).building();
    assert_eq!(today(&t, "Jewelry Liquidator"), [Does::Points { items: 3, points: 6 }]);
    let empty = building(&["Jewelry Liquidator"]);
    assert_eq!(today(&empty, "Jewelry Liquidator"), [Does::Nothing(Lack::Items)]);
}

#[test]
fn a_peddler_is_cheaper_only_while_it_is_bought_and_by_its_own_rule_alone() {
    let open = building(&["Art Peddler"]);
    assert_eq!(today(&open, "Art Peddler")[0], Does::Nothing(Lack::Open));
    let t = Table::of(2).hand(A, "Art Peddler").open(A, "Real Estate Office", &[]).building();
    assert_eq!(today(&t, "Art Peddler")[0], Does::Off(9), "the office's $2 are the office's");
    let full = ["Bakery", "Freezer", "Exporter", "Food Bank"];
    let full =
        full.iter().fold(Table::of(2).hand(A, "Art Peddler"), |t, name| t.open(A, name, &[]));
    assert_eq!(today(&full.building(), "Art Peddler")[0], Does::Nothing(Lack::Slots));
}

#[test]
fn a_factory_that_has_answered_is_done_and_the_next_one_is_not() {
    let t = Table::of(2).open(A, "Large Canning Factory", &[]).open(A, "Small Textile Mill", &[]);
    let mut t = t.window(Window::BeforeSupply);
    assert_eq!(today(&t, "Large Canning Factory"), [Does::Pays { items: 4, money: 8 }]);
    t.play(A, Action::Produce(1));
    assert_eq!(today(&t, "Large Canning Factory"), [OVER]);
    assert_eq!(today(&t, "Small Textile Mill"), [Does::Pays { items: 2, money: 4 }]);
    let mut dry = building(&["Small Textile Mill"]);
    dry.position.bank[Clothing] = 0;
    assert_eq!(today(&dry, "Small Textile Mill"), [Does::Nothing(Lack::Cubes)]);
}

#[test]
fn a_freezer_takes_what_the_other_stores_hold_as_far_as_it_has_room() {
    let freezer = |inside: u32, elsewhere: u32| {
        let t = Table::of(2).open(A, "Freezer", &[(Food, [inside, 0, 0])]);
        let t = t.open(A, "Food Wholesaler", &[(Food, [elsewhere, 0, 0])]).building();
        today(&t, "Freezer")[1]
    };
    assert_eq!(freezer(1, 2), Does::Takes(2));
    assert_eq!(freezer(1, 5), Does::Takes(3));
    assert_eq!(freezer(2, 0), Does::Nothing(Lack::Items), "its own are there already");
}

#[test]
fn a_loading_dock_needs_five_of_a_type_at_once() {
    let dock = |food: u32, clothing: u32| {
        let t = Table::of(2).open(A, "Large Loading Dock", &[]).open(A, "Food Wholesaler", &[]);
        let t = t.open(A, "Clothing Wholesaler", &[]).dock(Food, food).dock(Clothing, clothing);
        today(&t.stocking(Food), "Large Loading Dock")[0]
    };
    assert_eq!(dock(6, 5), Does::Saves { items: 11, each: 3 });
    assert_eq!(dock(6, 4), Does::Saves { items: 6, each: 3 }, "four are too few");
    assert_eq!(dock(4, 3), Does::Nothing(Lack::Few { have: 4, need: 5 }));
    let t =
        Table::of(2).open(A, "Large Loading Dock", &[]).open(A, "Food Bank", &[(Food, [1, 0, 0])]);
    let t = t.boxes(&[(Food, 1)]).selling(Food);
    assert_eq!(today(&t, "Large Loading Dock"), [OVER]);
}

#[test]
fn an_importer_needs_a_full_load() {
    let importer = |dock: u32| {
        let t = Table::of(2).open(A, "Clothing Importer", &[]).dock(Clothing, dock);
        today(&t.stocking(Clothing), "Clothing Importer")[0]
    };
    assert_eq!(importer(5), Does::Points { items: 5, points: 2 });
    assert_eq!(importer(4), Does::Nothing(Lack::Few { have: 4, need: 5 }));
    let full =
        Table::of(2).open(A, "Clothing Importer", &[(Clothing, [5, 0, 0])]).dock(Clothing, 2);
    let full = full.open(B, "Outlet Mall", &[]).stocking(Clothing);
    assert_eq!(today(&full, "Clothing Importer"), [Does::Nothing(Lack::Room)]);
}

#[test]
fn free_items_need_room_and_something_to_take() {
    let catering = |inside: u32| {
        let t = Table::of(2).open(A, "Private Catering", &[(Food, [inside, 0, 0])]).building();
        today(&t, "Private Catering")[0]
    };
    assert_eq!(catering(0), Does::Takes(2));
    assert_eq!(catering(2), Does::Takes(1));
    assert_eq!(catering(3), Does::Nothing(Lack::Room));
    let t =
        Table::of(2).open(A, "Consignment Store", &[]).dock(Clothing, 5).dock(Art, 1).building();
    assert_eq!(today(&t, "Consignment Store")[0], Does::Takes(2), "one of each type on the docks");
    let t = building(&["Food Bank"]);
    assert_eq!(today(&t, "Food Bank"), [Does::Nothing(Lack::Cubes)]);
}

#[test]
fn whoever_has_sold_a_type_has_had_their_chance() {
    let mut t = Table::of(2)
        .open(A, "Designer Boutique", &[(Clothing, [2, 0, 0])])
        .open(B, "Outlet Mall", &[(Clothing, [2, 0, 0])])
        .boxes(&[(Clothing, 4)])
        .selling(Clothing);
    assert_eq!(today(&t, "Designer Boutique"), [Does::Earns { items: 2, each: 6 }]);
    t.play(A, Action::Sell(1));
    assert_eq!(t.asked(), [B]);
    assert_eq!(today(&t, "Designer Boutique"), [OVER]);
}

#[test]
fn an_auction_house_counts_art_in_every_store_until_art_is_sold() {
    let t = Table::of(2)
        .open(A, "Auction House", &[(Art, [1, 0, 0])])
        .open(A, "Art Studio", &[(Art, [2, 0, 0])])
        .open(B, "Art Purveyor", &[(Art, [1, 0, 0])])
        .boxes(&[(Jewelry, 1), (Art, 5)]);
    let mut t = t.selling(Art);
    assert_eq!(today(&t, "Auction House"), [Does::Earns { items: 3, each: 3 }]);
    t.play(A, Action::Sell(0));
    assert_eq!(today(&t, "Auction House"), [OVER]);
}

#[test]
fn an_electronics_surplus_sells_only_while_its_dock_has_some() {
    let t = Table::of(2).open(A, "Electronics Surplus", &[(Electronics, [2, 0, 0])]);
    let dry = t.building();
    assert_eq!(today(&dry, "Electronics Surplus")[1], Does::Nothing(Lack::Cubes));
    let wet = dry.dock(Electronics, 1);
    assert_eq!(today(&wet, "Electronics Surplus")[1], Does::Stands);
}

#[test]
fn a_purveyor_knows_its_borrowed_boxes_when_the_demand_cards_are_turned() {
    let purveyor = |jewelry: u32, art: u32| {
        let t = Table::of(2).open(A, "Art Purveyor", &[(Art, [art, 0, 0])]);
        let t = t.open(A, "Bakery", &[(Food, [1, 0, 0])]);
        today(&t.boxes(&[(Food, 1), (Jewelry, jewelry)]).selling(Food), "Art Purveyor")[0]
    };
    assert_eq!(purveyor(2, 3), Does::Boxes(2));
    assert_eq!(purveyor(4, 3), Does::Boxes(3));
    assert_eq!(purveyor(0, 3), Does::Nothing(Lack::Items));
    let t = Table::of(2).open(A, "Art Purveyor", &[(Art, [3, 0, 0])]).building();
    assert_eq!(today(&t, "Art Purveyor"), [Does::Nothing(Lack::FaceDown)]);
}

#[test]
fn a_center_counts_the_types_that_are_still_to_be_sold() {
    let t = Table::of(2)
        .open(A, "Fulfillment Center (Hybrid)", &[])
        .open(A, "Outlet Mall", &[(Clothing, [3, 0, 0]), (Electronics, [3, 0, 0])])
        .boxes(&[(Electronics, 3)]);
    assert_eq!(today(&t, "Fulfillment Center (Hybrid)"), [Does::Boxes(2)], "one of either type");
    let t = t.selling(Electronics);
    assert_eq!(today(&t, "Fulfillment Center (Hybrid)"), [Does::Boxes(1)]);
    let t = t.open(B, "Art Studio", &[(Art, [1, 0, 0])]).boxes(&[(Art, 1)]).selling(Art);
    assert_eq!(today(&t, "Fulfillment Center (Hybrid)"), [OVER]);
}

#[test]
fn a_thrift_store_counts_what_is_lost_and_what_lies_next_door() {
    let mut t = Table::of(3)
        .open(A, "Thrift Store", &[])
        .open(A, "Clothing Wholesaler", &[(Clothing, [3, 0, 0])])
        .open(B, "Outlet Mall", &[(Clothing, [3, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Clothing, 3)])
        .selling(Clothing);
    t.play(A, dial(2, 6)).play(B, dial(3, 1));
    assert_eq!(t.position.floor.surplus[A], 2);
    assert_eq!(today(&t, "Thrift Store"), [Does::Takes(3)], "two lost, one next door");
    t.play(A, Action::Move { lots: Vec::new(), surplus: 0 });
    assert_eq!(today(&t, "Thrift Store"), [OVER], "and no electronics will be sold");
}

#[test]
fn a_resale_shop_wants_what_others_lose_and_room_for_it() {
    let resale = |inside: u32, own: u32, others: u32| {
        let mut t = Table::of(3).open(A, "Resale Shop", &[(Electronics, [inside, 0, 0])]);
        t = t.open(B, "Outlet Mall", &[(Electronics, [1, 0, 0])]);
        t = t.boxes(&[(Electronics, 1)]).selling(Electronics);
        (t.position.floor.surplus[A], t.position.floor.surplus[B]) = (own, others);
        today(&t, "Resale Shop")[0]
    };
    assert_eq!(resale(0, 0, 2), Does::Surplus { items: 2, each: 4 });
    assert_eq!(resale(1, 3, 2), Does::Surplus { items: 1, each: 4 });
    assert_eq!(resale(2, 0, 2), Does::Nothing(Lack::Room));
    assert_eq!(resale(0, 2, 0), Does::Nothing(Lack::Surplus), "one's own surplus is not for sale");
    let t = Table::of(2).open(A, "Resale Shop", &[(Art, [1, 0, 0])]).stop_at_inventory(A);
    assert_eq!(today(&t.window(Window::Inventory), "Resale Shop"), [OVER]);
}

#[test]
fn what_does_not_age_and_what_can_be_pawned() {
    let t = Table::of(2).open(A, "Climate Vault", &[(Jewelry, [1, 1, 0])]);
    let t = t.open(A, "Pawn Shop", &[(Electronics, [1, 2, 0])]).window(Window::Inventory);
    assert_eq!(today(&t, "Climate Vault"), [Does::Keeps(2)]);
    assert_eq!(today(&t, "Pawn Shop"), [OVER, Does::Points { items: 2, points: 2 }]);
    let empty = building(&["Climate Vault", "Pawn Shop"]);
    assert_eq!(today(&empty, "Climate Vault"), [Does::Nothing(Lack::Items)]);
    assert_eq!(today(&empty, "Pawn Shop")[1], Does::Nothing(Lack::Items));
    assert_eq!(today(&investing(&["Climate Vault"]), "Climate Vault"), [OVER]);
}

#[test]
fn a_rebate_and_a_collection_come_with_the_bills() {
    let co_op = ["Solar Co-op"];
    assert_eq!(today(&stocking(&co_op), co_op[0]), [Does::Pays { items: 0, money: 3 }]);
    assert_eq!(today(&investing(&co_op), co_op[0]), [OVER]);
    let collector = |held: u32| {
        let t = Table::of(2).open(A, "Jewelry Collector", &[(Jewelry, [held, 0, 0])]).building();
        today(&t, "Jewelry Collector")[0]
    };
    assert_eq!(collector(3), Does::Points { items: 2, points: 1 });
    assert_eq!(collector(4), Does::Points { items: 4, points: 2 });
    assert_eq!(collector(1), Does::Nothing(Lack::Few { have: 1, need: 2 }));
    assert_eq!(collector(0), Does::Closes);
}

#[test]
fn a_brokerage_makes_money_go_further() {
    let t = investing(&["Brokerage", "Bakery"]);
    assert_eq!(
        today(&t, "Brokerage"),
        [Does::Buys { points: 4, without: 3 }],
        "$17 less $4, of $15"
    );
}

#[test]
fn a_store_belongs_to_whoever_opened_it() {
    let t = Table::of(2).open(A, "Bakery", &[]).open(B, "Freezer", &[]).building();
    let view = t.position.view(Eye::Public);
    assert_eq!(
        ["Bakery", "Freezer", "Bank"].map(|name| view.owner(store(name))),
        [Some(A), Some(B), None]
    );
}

#[test]
fn what_was_bought_and_sold_is_told_by_the_stores_it_went_through() {
    let t = Table::of(2).open(A, "Clothing Importer", &[]).open(B, "Outlet Mall", &[]);
    let mut t = t.dock(Clothing, 8).stocking(Clothing);
    let points = |t: &Table, count: u32| {
        let view = t.position.view(Eye::Seat(A));
        let bill = view.stock_bill(A, 2, &[(store("Clothing Importer"), count)]);
        bill.points.iter().map(|gain| gain.points).collect::<Vec<_>>()
    };
    assert_eq!((points(&t, 4), points(&t, 5)), (vec![], vec![2]), "no gain is no line");
    t.play(A, stock(&[("Clothing Importer", 5)]));
    assert_eq!(t.points(A), 12);
    let mut t = Table::of(2)
        .open(A, "Outlet Mall", &[(Clothing, [2, 1, 0])])
        .stop_at_art(B)
        .boxes(&[(Clothing, 3)])
        .selling(Clothing);
    t.play(A, Action::Sell(2));
    t.play(
        A,
        deliver(&[lot("Outlet Mall", Clothing, 0, 1), lot("Outlet Mall", Clothing, 1, 1)], &[]),
    );
    assert_eq!(t.sold(A), (16, 0, 2, 0));
}
