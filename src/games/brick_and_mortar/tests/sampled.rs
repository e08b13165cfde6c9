//! What a random hand may do. The laws play such hands against the rules, and computers choose among them: so all that
//! is offered is legal, and whatever can be done is offered now and then, both ends of every range included.
use super::table::{A, B, C, Table, dial, lot, store};
use crate::games::brick_and_mortar::Item::{Art, Clothing, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::phases::Window;
use crate::games::brick_and_mortar::{Action, Count, Craft, Delivery, Lot, Redraw};
use crate::table::{Dice, Game, Seat, Seed};

/// Everything `seat` was offered by some throw of the dice. Nothing is offered that the rules refuse, and nothing twice.
fn offered(t: &Table, seat: Seat) -> Vec<Action> {
    let mut all: Vec<Action> = Vec::new();
    for seed in 0..200 {
        let some = t.position.candidates(seat, &mut Dice::new(Seed(seed)));
        for (at, action) in some.iter().enumerate() {
            assert_eq!(t.position.check(seat, action), Ok(()), "{action:?}");
            assert!(!some[..at].contains(action), "{action:?} twice");
            if !all.contains(action) {
                all.push(action.clone());
            }
        }
    }
    all
}

fn everywhere(found: &[Action], expected: impl IntoIterator<Item = Action>) {
    for action in expected {
        assert!(found.contains(&action), "{action:?} is never tried among {found:?}");
    }
}

#[test]
fn any_price_may_be_dialled_for_supply() {
    let t = Table::of(2).open(A, "Food Bank", &[]).open(B, "Bakery", &[]).dock(Food, 3);
    let found = offered(&t.stocking(Food), A);
    everywhere(&found, (1..=25).map(Action::DialSupply));
    everywhere(&found, (1..=25).map(Action::DialAndFill));
    assert_eq!(found.len(), 2 * 25, "the dial ends at 25");
}

#[test]
fn any_quantity_may_be_dialled_for_a_sale_at_any_price() {
    let t = Table::of(2)
        .open(A, "Food Bank", &[(Food, [3, 0, 0])])
        .open(B, "Bakery", &[(Food, [5, 0, 0])])
        .boxes(&[(Food, 6)]);
    let found = offered(&t.selling(Food), A);
    everywhere(
        &found,
        (0..=3).flat_map(|quantity| (0..=6).map(move |price| dial(quantity, price))),
    );
    assert_eq!(found.len(), 4 * 7);
}

#[test]
fn cards_are_played_as_supply_as_demand_and_mixed_and_a_redraw_comes_first_or_later() {
    let goods = [(Food, [1, 0, 0])];
    let t = Table::of(2).open(A, "Food Bank", &goods).open(A, "Bakery", &goods);
    let t = t.open(A, "Freezer", &goods).open(A, "Private Catering", &goods);
    let t = t.window(Window::BeforeAdvertisement);
    let hand = t.position.players[A].market_hand.clone();
    let found = offered(&t, A);
    let played: Vec<(usize, usize)> = found
        .iter()
        .filter_map(|action| match action {
            Action::Advertise { supply, demand, .. } => Some((supply.len(), demand.len())),
            _ => None,
        })
        .collect();
    for mix in [(0, 2), (1, 1), (2, 0), (0, 3), (1, 2), (2, 1), (3, 0)] {
        assert!(
            played.contains(&mix),
            "{mix:?} of {played:?}: two cards, or three with four stores"
        );
    }
    assert!(found.contains(&Action::Redraw(Redraw::All)));
    assert!(found.contains(&Action::Redraw(Redraw::One(hand[0]))));
    assert!(found.iter().any(|action| matches!(action, Action::Advertise { look: true, .. })));
}

#[test]
fn a_store_is_bought_with_the_tokens_it_takes_or_one_more() {
    let t = Table::of(2).with_money(A, 8).hand(A, "Bakery").public("Freezer").building();
    let found = offered(&t, A);
    let buy = |borrow| Action::BuyFromHand { store: store("Bakery"), borrow };
    everywhere(&found, [buy(1), buy(2), Action::Pass, Action::Finish]);
    let bid = |bid| Action::OpenAuction { store: store("Freezer"), bid };
    everywhere(&found, (4..8).map(bid));
    assert!(!found.contains(&bid(8)) && !found.contains(&buy(3)));
}

#[test]
fn a_bid_is_raised_by_a_little_or_by_all_there_is() {
    let mut t = Table::of(2).with_money(B, 20).public("Freezer").building();
    t.play(A, Action::OpenAuction { store: store("Freezer"), bid: 4 });
    let found = offered(&t, B);
    everywhere(&found, (5..=10).map(Action::Raise));
    everywhere(&found, [Action::Drop, Action::Raise(20 + 2 * 15)]);
    assert_eq!(found.len(), 8);
}

#[test]
fn a_building_is_managed_in_every_way() {
    let t = Table::of(2).with_money(A, 30).hand(A, "Bakery").open(A, "Food Bank", &[]);
    let mut t = t.building();
    t.play(A, Action::BuyFromHand { store: store("Bakery"), borrow: 0 });
    everywhere(&offered(&t, A), [Action::Open, Action::Close(store("Food Bank")), Action::Done]);
}

#[test]
fn a_store_may_give_all_nothing_or_anything_between() {
    let t = Table::of(2).open(A, "Large Canning Factory", &[]).window(Window::BeforeSupply);
    assert_eq!(offered(&t, A), [0, 1, 2, 3, 4].map(Action::Produce));
    let t = Table::of(2).open(A, "Private Catering", &[]).window(Window::BeforeStockingFood);
    assert_eq!(offered(&t, A), [0, 1, 2].map(Action::Take));
    let t = Table::of(2).open(A, "Jewelry Crafter", &[]).window(Window::AfterStocking(Jewelry));
    let crafts = [Craft::Nothing, Craft::Points, Craft::Cubes(1), Craft::Cubes(2)];
    assert_eq!(offered(&t, A), crafts.map(Action::Craft));
    let old = [(Electronics, [0, 2, 0]), (Jewelry, [0, 1, 0])];
    let t = Table::of(2).open(A, "Pawn Shop", &old).window(Window::Inventory);
    let found = offered(&t, A);
    assert_eq!(found.len(), 3 * 2, "none to two of one, none or one of the other");
    assert!(found.contains(&Action::Pawn(Count::default())));
}

#[test]
fn cards_are_discarded_in_every_pair() {
    let t = Table::of(2).open(A, "Market Research Firm", &[]).window(Window::BeforeAdvertisement);
    assert_eq!(t.position.players[A].market_hand.len(), 7);
    assert_eq!(offered(&t, A).len(), 7 * 6 / 2);
}

/// So many of the Food Bank's three and of the Bakery's two into the Freezer, which has room for four.
fn moved(bank: u32, bakery: u32) -> Action {
    let lots = [lot("Food Bank", Food, 0, bank), lot("Bakery", Food, 0, bakery)];
    let lots = lots.into_iter().filter(|lot: &Lot| lot.count > 0).collect();
    Action::Move { lots, surplus: 0 }
}

#[test]
fn a_freezer_takes_any_number_from_any_store() {
    let t = Table::of(2)
        .open(A, "Freezer", &[])
        .open(A, "Food Bank", &[(Food, [3, 0, 0])])
        .open(A, "Bakery", &[(Food, [2, 0, 0])])
        .window(Window::AfterSupply);
    let found = offered(&t, A);
    let all = (0..=3).flat_map(|bank| (0..=2).map(move |bakery| (bank, bakery)));
    everywhere(&found, all.filter(|(bank, bakery)| bank + bakery <= 4).map(|(a, b)| moved(a, b)));
}

#[test]
fn a_thrift_store_rescues_some_of_the_surplus_or_all_that_fits() {
    let mut t = Table::of(3)
        .open(A, "Thrift Store", &[(Clothing, [2, 0, 0])])
        .open(A, "Clothing Wholesaler", &[(Clothing, [2, 0, 0])])
        .open(B, "Outlet Mall", &[(Clothing, [3, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Clothing, 3)])
        .selling(Clothing);
    t.play(A, dial(2, 6)).play(B, dial(3, 1));
    let lost = Delivery {
        surplus: vec![lot("Clothing Wholesaler", Clothing, 0, 2)],
        ..Delivery::default()
    };
    t.play(A, Action::Deliver(lost));
    let found = offered(&t, A);
    let rescued = |surplus| Action::Move { lots: Vec::new(), surplus };
    everywhere(&found, [rescued(0), rescued(1)]);
    assert!(!found.contains(&rescued(2)), "there is room for one");
}

#[test]
fn a_resale_shop_buys_from_anybody_as_many_as_fit() {
    let mut t = Table::of(3)
        .with_money(A, 40)
        .open(A, "Resale Shop", &[])
        .open(B, "Outlet Mall", &[(Electronics, [3, 0, 0])])
        .open(C, "Electronics Wholesaler", &[(Electronics, [1, 0, 0])])
        .boxes(&[(Electronics, 0)]);
    t.position.floor.surplus[B] = 3;
    t.position.floor.surplus[C] = 1;
    let t = t.window(Window::SurplusOf(Electronics));
    let bought = |from: &[(Seat, u32)]| Action::BuySurplus(from.to_vec());
    let all = [bought(&[]), bought(&[(B, 1)]), bought(&[(B, 2)]), bought(&[(C, 1)])];
    assert_eq!(offered(&t, A), all);
}

#[test]
fn shelves_are_filled_with_any_number_and_the_tokens_that_takes() {
    let t = Table::of(2).with_money(A, 19).open(A, "Mall Gallery", &[]).open(A, "Duty Free", &[]);
    let found = offered(&t.dock(Jewelry, 4).stocking(Jewelry), A);
    let into = |gallery: u32, free: u32, borrow| {
        let all = [(store("Mall Gallery"), gallery), (store("Duty Free"), free)];
        Action::Stock { into: all.into_iter().filter(|(_, n)| *n > 0).collect(), borrow }
    };
    // $7 each: two are $14, three $21 and a token.
    everywhere(&found, [into(0, 0, 0), into(1, 0, 0), into(2, 0, 0), into(3, 0, 1), into(3, 0, 2)]);
    assert!(!found.contains(&into(3, 0, 0)), "$21 of $19");
    let counts = found.iter().map(|action| match action {
        Action::Stock { into, .. } => into.iter().map(|(_, count)| count).sum::<u32>(),
        Action::Fill => 2,
        other => panic!("{other:?} stocks nothing"),
    });
    assert_eq!(counts.max(), Some(3), "$28 would take more than one item on credit");
    let t = Table::of(2).with_money(A, 99).open(A, "Mall Gallery", &[]).open(A, "Duty Free", &[]);
    let found = offered(&t.dock(Jewelry, 5).stocking(Jewelry), A);
    everywhere(&found, [into(3, 1, 0), into(3, 2, 0), into(2, 0, 1)]);
}

#[test]
fn a_delivery_takes_items_from_any_shelf_and_fills_any_box() {
    let mut t = Table::of(3)
        .open(A, "Food Bank", &[(Food, [2, 1, 0])])
        .open(A, "Food Distributor", &[(Food, [2, 0, 0])])
        .open(A, "Fulfillment Center (Food)", &[])
        .open(B, "Bakery", &[(Food, [5, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Food, 3)])
        .selling(Food);
    t.play(A, dial(3, 2)).play(B, dial(2, 5));
    let found = offered(&t, A);
    let deliveries = || {
        found.iter().map(|action| match action {
            Action::Deliver(delivery) => delivery,
            other => panic!("{other:?} delivers nothing"),
        })
    };
    for boxes in 0..=3 {
        assert!(deliveries().any(|delivery| delivery.centers == boxes), "{boxes} into the Center");
    }
    let from = |name: &str, shelf: u32, count: u32| {
        let wanted = lot(name, Food, shelf, count);
        assert!(deliveries().any(|delivery| delivery.sold.contains(&wanted)), "{wanted:?}");
    };
    from("Food Bank", 0, 1);
    from("Food Bank", 0, 2);
    from("Food Bank", 1, 1);
    from("Food Distributor", 0, 2);
    let swapped = |delivery: &&Delivery| !delivery.swaps.is_empty();
    assert!(
        deliveries().any(|delivery| swapped(&delivery)),
        "two of the Distributor's for a point"
    );
    assert!(deliveries().any(|delivery| !swapped(&delivery)));
}

#[test]
fn what_finds_no_box_is_taken_from_any_shelf_too() {
    let mut t = Table::of(3)
        .open(A, "Food Bank", &[(Food, [2, 1, 0])])
        .open(B, "Bakery", &[(Food, [3, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Food, 4)])
        .selling(Food);
    t.play(A, dial(2, 5)).play(B, dial(3, 1));
    let found = offered(&t, A);
    let split = |sold: u32, lost: u32| {
        let sold = vec![lot("Food Bank", Food, sold, 1)];
        let surplus = vec![lot("Food Bank", Food, lost, 1)];
        Action::Deliver(Delivery { sold, surplus, ..Delivery::default() })
    };
    everywhere(&found, [split(0, 0), split(0, 1), split(1, 0)]);
    assert_eq!(found.len(), 3);
}

#[test]
fn points_are_bought_up_to_ten_or_with_the_bank_in_two_purchases_of_five() {
    let buy = |first, second| Action::BuyPoints { first, second };
    let t = Table::of(2).with_money(A, 99).investing();
    let found = offered(&t, A);
    everywhere(&found, (1..=10).map(|points| buy(points, 0)));
    everywhere(&found, [Action::Pass, Action::SellPoints(1), Action::SellPoints(10)]);
    assert_eq!(found.len(), 13);
    let t = Table::of(2).with_money(A, 99).open(A, "Bank", &[]).investing();
    let found = offered(&t, A);
    everywhere(&found, (1..=5).flat_map(|one| (0..=5).map(move |other| buy(one, other))));
    let t = Table::of(2).with_money(A, 8).investing();
    assert_eq!(offered(&t, A).len(), 2 + 3, "$8 buy one point or two");
}

#[test]
fn nobody_who_is_not_asked_is_offered_anything() {
    let t = Table::of(2).open(B, "Art Studio", &[(Art, [1, 0, 0])]).building();
    assert!(offered(&t, B).is_empty(), "it is A's turn");
}
