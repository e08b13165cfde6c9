//! What a prompt says before anybody answers: every price, every limit, everybody who is asked. Most of it was found by
//! changing the rules and seeing nobody notice (docs/MUTANTS.md).
use super::kit::{manager, route, slot, spot};
use super::play::Table;
use crate::games::shopping_mall::{
    Abandoned, ActPrompt, Action, Cash, Event, Illegal, LotOffer, Manager, Premises, Prompt, Stage,
};
use crate::table::{Dice, Eye, Game, Pending, Seat, Seed};

fn table() -> Table {
    Table::of(4, Seat::new(0))
}

fn asked_to_act(table: &Table) -> ActPrompt {
    match table.position.view(Eye::Public).prompt {
        Some(Prompt::Act(asked)) => asked,
        other => panic!("asked {other:?}"),
    }
}

fn lot(table: &Table, name: &str) -> LotOffer {
    let found = |lot: &LotOffer| lot.premises.contains(slot(name));
    asked_to_act(table).lots.into_iter().find(found).expect("it may be put up")
}

fn walk(from: &str, along: &str) -> Action {
    Action::Move { from: spot(from), route: route(along), order: None }
}

/// What a bidder with so much may do when 150 stand.
fn bids(cash: u32, seed: u64) -> Vec<Action> {
    let table =
        table().cash(2, cash).does(0, Action::Auction(slot("S1"))).does(1, Action::Bid(150));
    table.position.candidates(table.seat(2), &mut Dice::new(Seed(seed)))
}

#[test]
fn a_bidder_may_drop_out_or_offer_from_50_more_up_to_all_the_own_money() {
    for seed in 0..20 {
        assert_eq!(bids(150, seed), [Action::Drop], "200 would be needed");
        assert_eq!(bids(200, seed), [Action::Drop, Action::Bid(200)]);
        assert_eq!(bids(250, seed), [Action::Drop, Action::Bid(200), Action::Bid(250)]);
        let many = bids(1200, seed);
        for bid in [200, 250, 300, 1200] {
            assert_eq!(
                many.iter().filter(|action| **action == Action::Bid(bid)).count(),
                1,
                "{bid}"
            );
        }
        assert_eq!(many[0], Action::Drop);
        let sums = many[1..].iter().map(|action| match action {
            Action::Bid(amount) => *amount,
            other => panic!("{other:?} is no bid"),
        });
        let sums: Vec<u32> = sums.collect();
        assert!(sums.is_sorted() && sums.iter().all(|sum| sum % 50 == 0), "{sums:?}");
        assert!(sums.len() <= 5 && sums.iter().all(|sum| (200..=1200).contains(sum)), "{sums:?}");
    }
    let between = (0..20).any(|seed| bids(1200, seed).len() == 6);
    assert!(between, "and now and then something in the middle");
}

#[test]
fn where_balances_lie_open_whoever_has_just_enough_is_asked_and_whoever_has_less_is_not() {
    let mut table = table().cash(2, 150).cash(3, 100);
    table.position.setup.cash = Cash::Open;
    let table = table.does(0, Action::Auction(slot("S1"))).does(1, Action::Bid(100));
    assert_eq!(table.position.pending(), Pending::one(table.seat(2)));
    let table = table.does(2, Action::Bid(150));
    assert_eq!(table.position.pending(), Pending::one(table.seat(0)), "100 are not 200");
    let unasked = Event::Dropped { seat: table.seat(3), unasked: true };
    assert_eq!(table.told.iter().filter(|event| **event == unasked).count(), 1);
}

#[test]
fn a_turn_has_two_actions_and_a_round_a_turn_of_everybody() {
    let mut table = table();
    for round in [2, 3] {
        for seat in 0..4 {
            assert_eq!(table.position.round(), round);
            assert_eq!(table.position.view(Eye::Public).actions_left(), 2);
            table = table.quiet_action(seat);
            assert_eq!(table.position.view(Eye::Public).actions_left(), 1);
            table = table.quiet_action(seat);
        }
    }
    assert_eq!(table.position.round(), 4);
}

#[test]
fn everybody_sees_what_was_done_since_the_turn_began_and_nothing_older() {
    let table = table().quiet_turn(0).quiet_action(1);
    let story = table.position.view(Eye::Public).story;
    assert_eq!(story[0], Event::TurnBegins { seat: table.seat(1), left: None });
    let opened = story.iter().filter(|event| matches!(event, Event::AuctionOpened { .. }));
    assert_eq!(opened.count(), 1, "{story:?}");
}

#[test]
fn a_swap_says_what_the_next_customer_of_either_shop_brings_before_and_after() {
    let table = table().shop(0, "S1", "pawn").customers("S1", 1).shop(0, "S4", "die");
    let swaps = asked_to_act(&table).swaps.expect("there is somebody to swap");
    let told: Vec<_> = swaps
        .iter()
        .map(|swap| {
            let effects = swap.effects.iter();
            let effects = effects.map(|at| (at.shop, at.comes, at.next_before, at.next_after));
            (swap.managers, effects.collect::<Vec<_>>())
        })
        .collect();
    let [pawn, die, saucer] = Manager::ALL;
    let [one, other] = ["S1", "S4"].map(|name| Premises::one(slot(name)));
    let expected = [
        ([pawn, die], vec![(one, die, 400, 300), (other, pawn, 200, 300)]),
        ([pawn, saucer], vec![(one, saucer, 400, 200)]),
        ([die, saucer], vec![(other, saucer, 200, 100)]),
    ];
    assert_eq!(told, expected);
}

/// S3 and S4 are flowers 2 and flowers 5; the ace of S9 opens onto F3, where flowers wait.
#[test]
fn a_lot_says_who_may_bid_what_it_is_worth_and_who_would_walk_in() {
    let mut table = table().shop(0, "S3+S4", "die").customers("S3", 1).customers("S4", 2);
    let east = std::mem::take(&mut table.position.crowds[spot("GE").index()]);
    table.position.crowds[spot("F3").index()] = east;
    let own = lot(&table, "S4");
    assert_eq!(own.premises, Premises::two(slot("S3"), slot("S4")));
    assert_eq!((own.private, own.customers, own.bonus, own.waiting), (true, 3, 700, 0));
    let bidders = |lot: &LotOffer| lot.buyers.iter().map(|buyer| buyer.seat).collect::<Vec<_>>();
    assert_eq!(bidders(&own), [1, 2, 3].map(Seat::new), "nobody bids for the own shop");
    let free = lot(&table, "S9");
    assert_eq!((free.private, free.customers, free.bonus, free.waiting), (false, 0, 100, 1));
    assert_eq!(bidders(&free), [1, 2, 3, 0].map(Seat::new), "the auctioneer comes last");
    let seller = free.buyers.last().unwrap();
    assert_eq!(seller.idle, [manager("pawn"), manager("saucer")], "the die works next door");
    assert_eq!(seller.next, 300, "with the better of the two who are at home");
    assert!(seller.joins.is_empty(), "two tiles take no third");
}

#[test]
fn joining_counts_the_customers_of_both_tiles() {
    let table = table().shop(1, "S3", "die").shop(1, "S5", "saucer");
    let table = table.customers("S3", 1).customers("S4", 1).customers("S5", 2);
    let buyer = lot(&table, "S4").buyers.into_iter().find(|buyer| buyer.seat == Seat::new(1));
    assert_eq!(buyer.unwrap().next, 400, "the die with 2, or the saucer with 3");
    let table = table.does(0, Action::Auction(slot("S4"))).does(1, Action::Bid(50));
    let table = table.drop(&[2, 3, 0]);
    let Some(Prompt::Merge(asked)) = table.position.view(Eye::Public).prompt else {
        panic!("asked which shop it joins")
    };
    assert_eq!(asked.bought, slot("S4"));
    let offers = asked.partners.iter();
    let offers: Vec<_> = offers.map(|at| (at.partner, at.manager, at.customers, at.next)).collect();
    let [die, saucer] = ["die", "saucer"].map(manager);
    assert_eq!(offers, [(slot("S3"), die, 2, 400), (slot("S5"), saucer, 3, 400)]);
}

#[test]
fn whoever_is_called_away_leaves_a_shop_with_its_customers_and_its_bonus() {
    let table = table().shop(1, "S3+S4", "pawn").shop(1, "S7", "die").shop(1, "S9", "saucer");
    let table = table.customers("S3", 1).customers("S4", 2).does(0, Action::Auction(slot("S15")));
    let table = table.does(1, Action::Bid(50)).drop(&[2, 3, 0]);
    let Some(Prompt::Manager(asked)) = table.position.view(Eye::Public).prompt else {
        panic!("asked for a manager")
    };
    let shop = Premises::two(slot("S3"), slot("S4"));
    let pawn = &asked.managers[0];
    assert_eq!(pawn.abandons, Some(Abandoned { shop, customers: 3, bonus: 700 }));
    assert_eq!(pawn.next, 300);
    assert!(!asked.lot.private && asked.lot.buyers.len() == 1, "it is paid for");
}

#[test]
fn whoever_could_take_a_tile_for_nothing_is_told_who_could_run_it_unless_it_joins_a_shop() {
    let offered = |table: Table| {
        let table = table.does(0, Action::Auction(slot("S4"))).drop(&[1, 2, 3]);
        assert_eq!(table.position.stage, Stage::Free(slot("S4")));
        match table.position.view(Eye::Public).prompt {
            Some(Prompt::Free(asked)) => (asked.managers.len(), asked.lot.bonus),
            other => panic!("asked {other:?}"),
        }
    };
    assert_eq!(offered(table()), (3, 500));
    assert_eq!(offered(table().shop(0, "S3", "die")), (0, 500), "the die runs both");
}

#[test]
fn of_two_empty_gates_the_later_one_is_named() {
    let table = table().does(0, walk("GS", "R16")).does(0, walk("GW", "R02"));
    let Some(Prompt::Arrivals(asked)) = table.position.view(Eye::Public).prompt else {
        panic!("asked who comes in")
    };
    assert_eq!((asked.gate, &asked.later[..]), (spot("GS"), &[spot("GW")][..]));
    assert!(asked.ends_with.is_empty(), "eleven would still wait");
    let table = table.does(0, Action::Arrivals(vec![0, 1]));
    let Some(Prompt::Arrivals(asked)) = table.position.view(Eye::Public).prompt else {
        panic!("asked again")
    };
    assert_eq!((asked.gate, asked.later.len()), (spot("GW"), 0));
}

#[test]
fn a_move_says_which_gates_it_leaves_to_be_filled() {
    let refill = |table: &Table, from: &str, along: &str| {
        let offers = asked_to_act(table).moves.expect("moves are open");
        let (from, route) = (spot(from), route(along));
        let offer = offers.into_iter().find(|offer| offer.from == from && offer.route == route);
        offer.expect("it may be moved").outcome.refill
    };
    let table = table();
    assert_eq!(refill(&table, "GW", "R02"), [spot("GW")]);
    let table = table.does(0, walk("GS", "R16"));
    assert_eq!(refill(&table, "F9", "R16"), [], "back to the gate");
    assert_eq!(refill(&table, "F9", "R51"), [spot("GS")]);
}

#[test]
fn any_two_to_four_of_the_first_four_may_come_in() {
    let table = table().does(0, walk("GW", "R02")).does(0, walk("F2", "R24"));
    let sets = table.position.candidates(table.seat(0), &mut Dice::new(Seed(1)));
    assert_eq!(sets.len(), 6 + 4 + 1, "pairs, threes, and all");
    for places in [vec![0, 1], vec![2, 3], vec![0, 2, 3], vec![0, 1, 2, 3]] {
        assert!(sets.contains(&Action::Arrivals(places.clone())), "{places:?}");
    }
}

#[test]
fn every_unowned_tile_may_be_put_up_and_of_the_own_shops_each_once() {
    let table = table().shop(0, "S3+S4", "die").shop(1, "S1", "pawn");
    let all = table.position.candidates(table.seat(0), &mut Dice::new(Seed(1)));
    let lots: Vec<_> =
        all.into_iter().filter(|action| matches!(action, Action::Auction(_))).collect();
    assert_eq!(lots.len(), 20 - 1 - 1, "not that of seat 1, and two tiles are one shop");
}

#[test]
fn where_nobody_stands_anywhere_no_crowd_can_be_moved() {
    let mut table = table();
    let all = std::mem::take(&mut table.position.crowds);
    table.position.queue.extend(all.into_iter().flatten());
    assert_eq!(asked_to_act(&table).moves, Err(Illegal::EmptySpot));
}

#[test]
fn a_bid_alone_is_made_on_trust() {
    let table = table();
    assert!(!table.position.all_blind(table.seat(0)), "nothing of a turn is secret");
    let table = table.does(0, Action::Auction(slot("S1")));
    assert!(table.position.all_blind(table.seat(1)));
    assert!(!table.position.all_blind(table.seat(2)), "who is not asked");
}
