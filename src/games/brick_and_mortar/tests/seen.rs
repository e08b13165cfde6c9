//! What everybody sees before, while and after something is decided. Most of it was found by changing the rules and
//! seeing nobody notice (docs/MUTANTS.md).
use super::table::{A, B, C, Table, deliver, dial, lot, stock, store};
use crate::games::brick_and_mortar::Item::{Art, Clothing, Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::phases::Window;
use crate::games::brick_and_mortar::{
    Action, Ask, Contest, Delivery, Does, Event, Illegal, Lack, MarketId, MonthPhase, Prompt,
    StoreId, View,
};
use crate::table::{Eye, Game, Log, Seat};

fn public(t: &Table) -> View {
    t.position.view(Eye::Public)
}

fn own(t: &Table, seat: Seat) -> View {
    t.position.view(Eye::Seat(seat))
}

#[test]
fn a_sale_that_was_fought_for_stays_so_and_says_nothing_of_other_types() {
    let t = Table::of(3)
        .open(A, "Food Bank", &[(Food, [4, 0, 0])])
        .open(B, "Exporter", &[(Food, [4, 0, 0]), (Clothing, [2, 0, 0])])
        .open(C, "Food Distributor", &[(Food, [1, 1, 0])])
        .boxes(&[(Food, 8), (Clothing, 2)]);
    let mut t = t.selling(Food);
    assert_eq!(public(&t).sale_contest(Food), Contest::Dials, "8 boxes for 10 items");
    t.play(A, dial(4, 3)).play(B, dial(4, 4)).play(C, dial(1, 2));
    assert_eq!(t.asked(), [C], "which of the two?");
    assert_eq!(public(&t).sale_contest(Food), Contest::Dials);
    assert_eq!(public(&t).sale_contest(Clothing), Contest::Alone(B), "that is still to come");
    assert_eq!(public(&t).sale_contest(Art), Contest::Nobody);
}

#[test]
fn what_was_enough_for_two_sellers_stays_enough_when_one_has_sold() {
    let t = Table::of(2)
        .open(A, "Food Bank", &[(Food, [4, 0, 0])])
        .open(B, "Exporter", &[(Food, [2, 0, 0]), (Clothing, [2, 0, 0])])
        .stop_at_art(B)
        .boxes(&[(Food, 6), (Clothing, 2)]);
    let mut t = t.selling(Food);
    assert_eq!(public(&t).sale_contest(Food), Contest::Enough);
    t.play(A, Action::Sell(4));
    assert_eq!(t.asked(), [B]);
    assert_eq!(public(&t).sale_contest(Food), Contest::Enough, "though B alone is left");
    assert_eq!(public(&t).sale_contest(Clothing), Contest::Alone(B));
}

#[test]
fn who_trades_alone_is_told_so() {
    let alone = |t: &Table| {
        let told = t.position.story.iter().rev().find_map(|event| match event {
            Event::SaleOpen { alone, .. } => Some(*alone),
            _ => None,
        });
        told.expect("a sale was opened")
    };
    let t = Table::of(2).open(A, "Food Bank", &[(Food, [4, 0, 0])]).boxes(&[(Food, 1)]);
    assert_eq!(alone(&t.selling(Food)), Some(A), "however few boxes there are");
    let t = Table::of(2).open(A, "Food Bank", &[(Food, [4, 0, 0])]);
    let t = t.open(B, "Bakery", &[(Food, [1, 0, 0])]).boxes(&[(Food, 5)]);
    assert_eq!(alone(&t.selling(Food)), None, "enough for both");
}

#[test]
fn dials_of_several_players_are_opened_together_by_a_press() {
    let t = Table::of(3).open(A, "Food Bank", &[]).open(B, "Bakery", &[]).open(C, "Exporter", &[]);
    let mut t = t.dock(Food, 3).stocking(Food);
    for seat in [A, B, C] {
        t.log = Log::default();
        t.play(seat, Action::DialSupply(3));
        assert_eq!(t.log.opening(), seat == C, "the last one opens them");
    }
    let mut t = Table::of(2).open(A, "Food Bank", &[]).open(B, "Bakery", &[]).dock(Food, 3);
    t = t.stocking(Food);
    t.play(A, Action::DialSupply(3));
    t.log = Log::default();
    t.play(B, Action::DialSupply(2));
    assert!(t.log.opening(), "two are several");
}

#[test]
fn a_dock_that_was_fought_for_says_nothing_of_the_next_one() {
    let t = Table::of(2).open(A, "Food Bank", &[]).open(B, "Exporter", &[]).dock(Food, 3);
    let mut t = t.stocking(Food);
    t.play(A, Action::DialSupply(3)).play(B, Action::DialSupply(2));
    assert_eq!(public(&t).supply_contest(Food), Contest::Dials);
    assert_eq!(public(&t).supply_contest(Clothing), Contest::Nobody, "an empty dock");
    t.play(A, stock(&[("Food Bank", 1)]));
    assert_eq!(public(&t).supply_contest(Clothing), Contest::Nobody);
}

#[test]
fn the_own_purse_says_how_many_tokens_a_bill_takes() {
    let t = Table::of(2).open(A, "Mall Gallery", &[]).dock(Jewelry, 3).stocking(Jewelry);
    let view = own(&t, A);
    let bill = |count| view.stock_bill(A, 7, &[(store("Mall Gallery"), count)]);
    assert_eq!(view.stock_debt(Jewelry, &bill(2)), Some(Ok(0)), "$14 of $15");
    assert_eq!(view.stock_debt(Jewelry, &bill(3)), Some(Ok(3)), "$21: three tokens are $6");
    let poor = Table::of(2).with_money(A, 5).open(A, "Mall Gallery", &[]);
    let poor = poor.dock(Jewelry, 3).stocking(Jewelry);
    let answer = own(&poor, A).stock_debt(Jewelry, &bill(3));
    assert_eq!(
        answer,
        Some(Err(Illegal::DebtItem { item: Jewelry })),
        "one item on credit, not two"
    );
    assert_eq!(public(&t).stock_debt(Jewelry, &bill(3)), None, "nobody else's business");
}

#[test]
fn a_peddler_is_cheaper_by_three_for_every_empty_slot() {
    let offer = |stores: &[&str]| {
        let t = Table::of(2).hand(A, "Art Peddler");
        let t = stores.iter().fold(t, |t, name| t.open(A, name, &[])).building();
        let Prompt::StoreAction(asked) = t.prompt(A) else { panic!("asked to buy") };
        let mut hand = asked.hand.into_iter();
        let offer = hand.find(|offer| offer.store == store("Art Peddler")).expect("in the hand");
        (offer.price, offer.changes.iter().map(|change| change.delta).collect::<Vec<_>>())
    };
    assert_eq!(
        offer(&["Bakery", "Freezer", "Exporter", "Food Bank"]),
        (7, vec![]),
        "no slot is empty"
    );
    assert_eq!(offer(&["Bakery", "Freezer", "Exporter"]), (4, vec![-3]));
    assert_eq!(offer(&["Bakery"]), (0, vec![-9]), "never below nothing");
}

#[test]
fn whoever_is_in_an_auction_may_peek_at_the_own_money_and_nobody_else() {
    let mut t = Table::of(3).public("Bakery").building();
    assert!([A, B, C].into_iter().all(|seat| !t.position.may_peek(seat)), "no auction yet");
    t.play(A, Action::OpenAuction { store: store("Bakery"), bid: 10 });
    assert!([A, B, C].into_iter().all(|seat| t.position.may_peek(seat)));
    t.play(B, Action::Drop);
    assert!(!t.position.may_peek(B), "out");
    assert!(t.position.may_peek(A) && t.position.may_peek(C));
}

#[test]
fn a_discount_lets_somebody_bid_higher_than_the_own_means() {
    let t = Table::of(2).open(B, "Real Estate Office", &[]).public("Bakery");
    let mut t = t.with_money(B, 20).building();
    t.play(A, Action::OpenAuction { store: store("Bakery"), bid: 10 });
    let Prompt::Auction(asked) = t.prompt(B) else { panic!("asked to bid") };
    let most = asked.own.expect("my own purse").most;
    assert_eq!(most, 20 + 2 * 15 + 2, "money, all tokens, and $2 off");
    let refusal = |bid| t.refusal(B, Action::Raise(bid));
    assert_eq!(refusal(most + 1), Illegal::OverMeans { bid: most + 1, tokens: 15 });
    assert_eq!(refusal(10), Illegal::NotHigher { bid: 10 });
    t.play(B, Action::Raise(most));
}

#[test]
fn a_store_from_the_hand_is_paid_with_the_tokens_that_are_left_and_no_more() {
    let buy = |taken: u32, borrow: u32| {
        let t = Table::of(2).with_money(A, 8).with_debt(B, taken).hand(A, "Bakery").building();
        let action = Action::BuyFromHand { store: store("Bakery"), borrow };
        t.position.check(A, &action)
    };
    assert_eq!(buy(0, 5), Ok(()), "all of the $10");
    assert_eq!(buy(0, 6), Err(Illegal::TooManyTokens { most: 5 }));
    assert_eq!(buy(13, 2), Ok(()), "two are left");
    assert_eq!(buy(13, 3), Err(Illegal::NoTokens));
    assert_eq!(buy(12, 5), Err(Illegal::NoTokens), "of three");
    assert_eq!(buy(0, 0), Err(Illegal::Short { cost: 10, money: 8, borrow: 0 }));
    let none = Illegal::CannotPay { cost: 10, money: 8, tokens: 0 };
    assert_eq!(buy(15, 0), Err(none));
}

#[test]
fn what_was_paid_is_told_and_what_was_free_is_not() {
    let paid = |name: &str, bid: u32| {
        let mut t = Table::of(2).open(A, "Bakery", &[]).public(name).building();
        t.play(A, Action::OpenAuction { store: store(name), bid }).play(B, Action::Drop);
        if matches!(t.position.view(Eye::Public).prompt, Some(Prompt::Settle(_))) {
            t.play(A, Action::Settle { debt: 1 });
        }
        t.position.story.iter().find_map(|event| match event {
            Event::Settled { price, tokens, .. } => Some((*price, *tokens)),
            _ => None,
        })
    };
    assert_eq!(paid("Art Peddler", 12), Some((3, 1)), "$9 off");
    assert_eq!(paid("Art Peddler", 7), None, "for nothing");
}

#[test]
fn cards_are_written_as_their_numbers() {
    for (number, id) in (0..).zip(StoreId::cards()) {
        assert_eq!((u8::from(id), StoreId::try_from(number)), (number, Ok(id)));
    }
    assert!(StoreId::try_from(70).is_ok() && StoreId::try_from(71).is_err(), "65 and 6 in the box");
    for (number, card) in (1..).zip(MarketId::all()) {
        assert_eq!((u8::from(card), MarketId::try_from(number)), (number, Ok(card)));
    }
    assert!(MarketId::try_from(0).is_err() && MarketId::try_from(85).is_err());
}

#[test]
fn in_an_auction_those_come_next_who_bid_next() {
    let mut t = Table::of(4).public("Bakery").building();
    t.play(A, Action::OpenAuction { store: store("Bakery"), bid: 10 });
    let [b, c, d] = [1, 2, 3].map(Seat::new);
    assert_eq!(t.position.upcoming(), [b, c, d, A]);
    t.play(b, Action::Raise(11)).play(c, Action::Drop);
    assert_eq!(
        t.position.upcoming(),
        [d, A, b, c],
        "whoever holds the bid comes last, then who is out"
    );
}

#[test]
fn those_who_are_done_come_last() {
    let mut t = Table::of(3).building();
    assert_eq!(t.position.upcoming(), [A, B, C]);
    t.play(A, Action::Finish);
    assert_eq!(t.position.upcoming(), [B, C, A]);
    let mut t = Table::of(3).investing();
    t.play(A, Action::Pass);
    assert_eq!(t.position.upcoming(), [B, C, A]);
}

/// `B` sells first and fills the boxes; `A` comes too late with so many of three food on two shelves.
fn too_late(quantity: u32) -> Table {
    let mut t = Table::of(3)
        .open(A, "Food Bank", &[(Food, [2, 1, 0])])
        .open(B, "Bakery", &[(Food, [3, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Food, 3)])
        .selling(Food);
    t.play(A, dial(quantity, 5)).play(B, dial(3, 1));
    t
}

#[test]
fn who_finds_no_box_is_asked_what_is_lost_unless_it_is_everything() {
    let t = too_late(3);
    assert_eq!(t.asked(), [C], "all three are lost, whatever anybody says");
    assert_eq!(t.sold(A), (0, 0, 0, 3));
    let mut t = too_late(2);
    assert_eq!(t.asked(), [A], "two of three: the old one or not?");
    let old = [lot("Food Bank", Food, 0, 1), lot("Food Bank", Food, 1, 1)];
    t.play(A, deliver(&[], &old));
    assert_eq!(t.shelves(A, "Food Bank", Food), [1, 0, 0]);
    let t = too_late(0);
    assert_eq!(t.asked(), [C], "nothing was offered, so nothing is lost");
    let sold = |event: &Event| matches!(event, Event::Sold { seat, .. } if *seat == A);
    assert!(!t.position.story.iter().any(sold), "nor is anything told of it");
}

#[test]
fn who_sells_everything_is_not_asked_which() {
    let sells = |quantity| {
        let mut t = Table::of(2)
            .open(A, "Food Bank", &[(Food, [2, 1, 0])])
            .stop_at_art(B)
            .boxes(&[(Food, 5)])
            .selling(Food);
        t.play(A, Action::Sell(quantity));
        t.asked()
    };
    assert_eq!(sells(3), [B]);
    assert_eq!(sells(2), [A], "two of three on two shelves");
    assert_eq!(sells(0), [B]);
}

#[test]
fn a_delivery_says_beforehand_what_it_brings() {
    let mut t = Table::of(3)
        .open(A, "Designer Knockoffs", &[(Clothing, [1, 1, 0])])
        .open(B, "Outlet Mall", &[(Clothing, [1, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Clothing, 2)])
        .selling(Clothing);
    t.play(A, dial(1, 5)).play(B, dial(1, 6));
    let told = |t: &Table| {
        let Prompt::Deliver(asked) = t.prompt(A) else { panic!("asked which") };
        let one = Delivery {
            sold: vec![lot("Designer Knockoffs", Clothing, 1, 1)],
            ..Delivery::default()
        };
        public(t).delivery_preview(&asked.terms, &one).expect("somebody sells").money
    };
    assert_eq!(told(&t), 5 + 3, "A is the first to sell clothing");
    t.position.floor.sellers.push(A);
    assert_eq!(told(&t), 5 + 3, "and stays so after the own sales");
    t.position.floor.sellers.push(B);
    assert_eq!(told(&t), 5, "B has sold before");
    let Prompt::Deliver(asked) = t.prompt(A) else { panic!("asked which") };
    let elsewhere = Table::of(2).building();
    let bill = public(&elsewhere).delivery_preview(&asked.terms, &Delivery::default());
    assert_eq!(bill, None, "nobody sells anything");
}

#[test]
fn a_dial_says_what_it_would_bring_and_how_many_items_may_find_no_box() {
    let t = Table::of(2)
        .open(A, "Designer Knockoffs", &[(Clothing, [4, 0, 0])])
        .open(A, "Fulfillment Center (Clothing)", &[])
        .open(B, "Outlet Mall", &[(Clothing, [3, 0, 0])])
        .boxes(&[(Clothing, 3)])
        .selling(Clothing);
    let preview = own(&t, A).dial_preview(Clothing, 4, 5).expect("my own dial");
    assert_eq!((preview.first.money, preview.later.money), (4 * 8, 4 * 5));
    assert_eq!(preview.at_risk, 1, "3 into the Center; B may fill all three boxes");
    let t = t.boxes(&[(Clothing, 4)]);
    assert_eq!(own(&t, A).dial_preview(Clothing, 4, 5).unwrap().at_risk, 0, "a box is certain");
    assert_eq!(own(&t, A).dial_preview(Clothing, 2, 5).unwrap().at_risk, 0);
    assert_eq!(public(&t).dial_preview(Clothing, 4, 5), None);
}

#[test]
fn a_factory_tells_what_it_made_and_what_it_was_paid() {
    let t = Table::of(2).open(A, "Large Canning Factory", &[]).open(B, "Bakery", &[]);
    let mut t = t.window(Window::BeforeSupply);
    t.play(A, Action::Produce(3));
    assert_eq!((t.money(A), t.position.docks[Food]), (15 + 6, 3));
    let made = t.position.story.iter().find_map(|event| match event {
        Event::Produced { count, pay, .. } => Some((*count, *pay)),
        _ => None,
    });
    assert_eq!(made, Some((3, 6)));
}

/// What a Thrift Store with so much clothing inside may rescue after two of three find no box.
fn rescue(inside: u32, elsewhere: u32) -> Option<(u32, Vec<u32>)> {
    let mut t = Table::of(3)
        .open(A, "Thrift Store", &[(Clothing, [inside, 0, 0]), (Electronics, [1, 0, 0])])
        .open(A, "Clothing Wholesaler", &[(Clothing, [elsewhere, 0, 0])])
        .open(B, "Outlet Mall", &[(Clothing, [3, 0, 0])])
        .stop_at_art(C)
        .boxes(&[(Clothing, 3)])
        .selling(Clothing);
    t.play(A, dial(2, 6)).play(B, dial(3, 1));
    if t.asked() == [A] && !t.asks(A, "Thrift Store") {
        t.play(A, deliver(&[], &[lot("Clothing Wholesaler", Clothing, 0, 2)]));
    }
    match &public(&t).prompt {
        Some(Prompt::Effect(asked)) => match &asked.ask {
            Ask::Move { from, surplus, .. } => {
                Some((*surplus, from.iter().map(|lot| lot.count).collect()))
            }
            other => panic!("asked {other:?}"),
        },
        _ => None,
    }
}

#[test]
fn a_thrift_store_may_take_its_own_surplus_and_what_lies_in_the_owners_other_stores() {
    assert_eq!(rescue(1, 4), Some((2, vec![2])), "two lost, two left next door");
    assert_eq!(rescue(1, 2), Some((2, vec![])), "all that was next door is lost");
    assert_eq!(rescue(3, 4), None, "no room, no question");
}

#[test]
fn who_was_beaten_to_a_type_earns_nothing_for_being_first() {
    let t = |first: Seat| {
        let mut t = Table::of(3)
            .open(A, "Designer Knockoffs", &[(Clothing, [2, 0, 0])])
            .open(B, "Outlet Mall", &[(Clothing, [1, 0, 0])])
            .boxes(&[(Clothing, 3)])
            .selling(Clothing);
        t.position.floor.sellers.push(first);
        own(&t, A).today(store("Designer Knockoffs"))[0].does
    };
    assert_eq!(t(B), Does::Nothing(Lack::NotFirst));
    assert_eq!(t(A), Does::Earns { items: 2, each: 3 }, "one's own sales do not count");
    let t = Table::of(2)
        .open(A, "Designer Knockoffs", &[(Clothing, [2, 0, 0])])
        .open(A, "Bakery", &[(Food, [1, 0, 0])])
        .boxes(&[(Food, 1)]);
    let mut t = t.selling(Food);
    t.position.floor.sellers.push(B);
    let does = own(&t, A).today(store("Designer Knockoffs"))[0].does;
    assert_eq!(does, Does::Earns { items: 2, each: 3 }, "food was sold, clothing was not");
}

#[test]
fn a_bazaar_counts_the_types_that_were_sold_and_those_that_still_can_be() {
    let bazaar = |goods: &[(_, [u32; 3])], sold: &[_]| {
        let mut t = Table::of(2).open(A, "Bazaar", goods).boxes(&[(Electronics, 2)]);
        for &item in sold {
            t.position.players[A].sold[item] = true;
        }
        own(&t.selling(Electronics), A).today(store("Bazaar"))[0].does
    };
    let goods = [(Electronics, [1, 0, 0]), (Jewelry, [1, 0, 0])];
    assert_eq!(bazaar(&goods, &[Clothing]), Does::Points { items: 0, points: 2 });
    assert_eq!(bazaar(&goods, &[]), Does::Nothing(Lack::Few { have: 2, need: 3 }));
    let late = [(Clothing, [1, 0, 0]), (Electronics, [1, 0, 0])];
    let few = Does::Nothing(Lack::Few { have: 1, need: 3 });
    assert_eq!(bazaar(&late, &[]), few, "clothing was not sold in its time");
    assert_eq!(
        bazaar(&late, &[Food, Art]),
        Does::Points { items: 0, points: 2 },
        "whatever they are"
    );
}

#[test]
fn a_type_is_done_when_only_stores_are_asked_about_it() {
    let t = Table::of(2).open(A, "Food Bank", &[]).open(B, "Bakery", &[]).dock(Food, 9);
    let mut t = t.stocking(Food);
    assert!(!public(&t).stage.item_is_done());
    t.play(A, stock(&[("Food Bank", 2)])).play(B, stock(&[("Bakery", 5)]));
    assert!(t.asks(A, "Food Bank"), "it takes what is left");
    assert!(public(&t).stage.item_is_done());
    assert_eq!(public(&t).stage.month_phase(), MonthPhase::Supply);
}

#[test]
fn money_counts_for_nothing_but_is_told_at_the_end() {
    let mut t = Table::of(2).with_money(A, 23).with_money(B, 4).investing();
    t.position.last_month = true;
    t.play(A, Action::Pass).play(B, Action::Pass);
    let result = public(&t).result.expect("counted");
    assert_eq!([A, B].map(|seat| result.rows[seat].money), [23, 4]);
    let revealed = public(&t).revealed.expect("laid open");
    let last = revealed.purses.last().expect("a month has ended");
    assert_eq!([A, B].map(|seat| last[seat]), [23, 4]);
}

#[test]
fn a_collector_gains_for_every_two_and_closes_with_none() {
    let gained = |held: u32| {
        let t = Table::of(2).open(A, "Jewelry Collector", &[(Jewelry, [held, 0, 0])]);
        let t = t.window(Window::Inventory);
        (t.points(A), t.names(A).len())
    };
    assert_eq!([gained(0), gained(1), gained(3), gained(4)], [(10, 0), (10, 1), (11, 1), (12, 1)]);
}

#[test]
fn a_lost_piece_is_noticed() {
    let sound = Table::of(2).building().position;
    assert!(sound.audit().is_ok());
    let mut lost = sound.clone();
    lost.bank[Food] -= 1;
    assert!(lost.audit().is_err(), "a cube is gone");
    let mut lost = sound.clone();
    lost.players[A].market_hand.pop();
    assert!(lost.audit().is_err(), "a Market Card is gone");
    let mut lost = sound;
    lost.row.pop();
    assert!(lost.audit().is_err(), "a Store Card is gone");
}
