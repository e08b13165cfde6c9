//! Building, advertisement and track, by the numbers of the rule book.
use super::table::{A, B, C, D, Table, card, store};
use crate::games::brick_and_mortar::phases::{BuildingStep, Phase, Secret, Window};
use crate::games::brick_and_mortar::{
    Action, Ask, Event, Illegal, Item, MarketId, Prompt, Redraw, SLOT_UTILITIES, StoreId,
};
use crate::games::brick_and_mortar::{AdvertisePrompt, EffectPrompt, SettlePrompt};
use crate::table::{Eye, Game, Log, Pile, Rejected, Sealed, Seat};

fn close(name: &str) -> Action {
    Action::Close(store(name))
}

fn buy(name: &str) -> Action {
    Action::BuyFromHand { store: store(name), borrow: 0 }
}

fn auction(name: &str, bid: u32) -> Action {
    Action::OpenAuction { store: store(name), bid }
}

#[test]
fn v05_taylor_closes_slides_and_opens() {
    let mut t = Table::of(2)
        .open(A, "Starting 1", &[])
        .open(A, "Jewelry Liquidator", &[(Item::Jewelry, [3, 0, 0])])
        .open(A, "Clothing Wholesaler", &[])
        .hand(A, "Fulfillment Center (Food)")
        .building();
    let jewelry = t.position.bank[Item::Jewelry];
    t.play(A, buy("Fulfillment Center (Food)"));
    t.play(A, close("Jewelry Liquidator")).play(A, Action::Open);
    assert_eq!(t.points(A), 16);
    assert_eq!(t.position.bank[Item::Jewelry], jewelry + 3);
    assert_eq!(t.names(A), ["Starting 1", "Clothing Wholesaler", "Fulfillment Center (Food)"]);
}

#[test]
fn v28_a_peddler_is_cheaper_per_empty_slot() {
    let t = || Table::of(2).open(A, "Starting 1", &[]).with_money(A, 2).with_money(B, 0);
    let mut from_hand = t().hand(A, "Art Peddler").building();
    from_hand.play(A, buy("Art Peddler"));
    assert_eq!((from_hand.money(A), from_hand.debt(A)), (2, 0), "max(0, 7 - 9) is $0");
    let mut by_auction = t().public("Art Peddler").with_debt(B, 15).building();
    by_auction.play(A, auction("Art Peddler", 11)).play(B, Action::Drop);
    assert_eq!(by_auction.money(A), 0, "$11 less $9 is $2");
}

#[test]
fn e17_sliding_loses_the_bonus_of_the_third_slot() {
    let mut t = Table::of(2)
        .open(A, "Starting 1", &[])
        .open(A, "Bank", &[])
        .open(A, "Brokerage", &[])
        .open(B, "Starting 2", &[])
        .building();
    t.play(A, Action::Pass).play(A, close("Starting 1")).play(A, Action::Done);
    t.play(B, Action::Pass).play(B, Action::Done);
    let Phase::Sealing { what, .. } = &t.position.phase else { panic!("cards are played") };
    assert_eq!(*what, Secret::Advertising, "nobody is asked for a redraw");
    let (stores, slots) =
        crate::games::brick_and_mortar::phases::utilities::utilities(t.position.building(A));
    assert_eq!((stores, slots), (2, SLOT_UTILITIES[0] + SLOT_UTILITIES[1]));
}

#[test]
fn e18_a_fifth_store_that_finds_no_slot_goes_to_the_box() {
    let mut t = Table::of(2).hand(A, "Solar Co-op");
    for name in ["Starting 1", "Bank", "Brokerage", "Bakery"] {
        t = t.open(A, name, &[]);
    }
    let mut t = t.building();
    t.play(A, buy("Solar Co-op"));
    assert_eq!(t.refusal(A, Action::Open), Illegal::BuildingFull);
    t.play(A, Action::Done);
    assert_eq!(t.money(A), 11);
    assert!(t.position.boxed.contains(&store("Solar Co-op")));
    assert_eq!(t.names(A).len(), 4);
}

#[test]
fn e19_the_opener_who_loses_takes_another_store_action() {
    let mut t =
        Table::of(3).public("Bazaar").with_money(B, 16).open(B, "Starting 1", &[]).building();
    let on_deck = t.position.on_deck.unwrap();
    t.play(A, auction("Bazaar", 14)).play(B, Action::Raise(15)).play(C, Action::Drop);
    t.play(A, Action::Drop);
    t.play(B, Action::Settle { debt: 0 });
    assert_eq!(t.money(B), 1);
    assert!(!t.position.row.contains(&store("Bazaar")));
    assert_eq!(t.position.row.last(), Some(&on_deck), "the on-deck card is the youngest now");
    let Phase::Building(building) = &t.position.phase else { panic!("still Building") };
    assert_eq!(building.step, BuildingStep::StoreAction(A));
    t.play(A, Action::Pass);
    let Phase::Building(building) = &t.position.phase else { panic!("still Building") };
    assert_eq!(building.step, BuildingStep::Manage(B), "B has bought and only manages");
    assert_eq!(t.refusal(B, auction("Bank", 20)), Illegal::OneStore);
}

#[test]
fn a_store_is_bought_and_opened_in_one_go_where_a_slot_is_free() {
    let mut t = Table::of(2).with_money(A, 15).hand(A, "Bakery").building();
    t.play(A, Action::BuyAndOpen { store: store("Bakery"), borrow: 0 });
    assert_eq!(t.names(A).last(), Some(&"Bakery"));
    assert_eq!((t.money(A), t.asked()), (5, vec![B]), "and A has finished building");
    let mut t = Table::of(2).with_money(A, 15).hand(A, "Bakery");
    for name in ["Bank", "Bazaar", "Exporter", "Duty Free"] {
        t = t.open(A, name, &[]);
    }
    let t = t.building();
    let buy = Action::BuyAndOpen { store: store("Bakery"), borrow: 0 };
    assert_eq!(t.refusal(A, buy), Illegal::BuildingFull);
}

#[test]
fn what_was_won_opens_when_its_owners_place_in_turn_order_has_come() {
    let mut t = Table::of(3).public("Bazaar").with_money(B, 16).open(B, "Starting 1", &[]);
    t = t.building();
    t.play(A, auction("Bazaar", 14)).play(B, Action::Raise(15)).play(C, Action::Drop);
    t.play(A, Action::Drop).play(B, Action::SettleAndOpen { debt: 0 });
    assert_eq!((t.money(B), t.names(B)), (1, vec!["Starting 1"]), "A still has the first place");
    t.play(A, Action::Finish);
    assert_eq!(t.names(B), ["Starting 1", "Bazaar"]);
    assert_eq!(t.asked(), [C]);
}

#[test]
fn e20_winning_beyond_cash_takes_tokens() {
    let mut t = Table::of(2).public("Farmers Market").with_money(A, 8).building();
    t.play(A, auction("Farmers Market", 13)).play(B, Action::Drop);
    t.play(A, Action::Settle { debt: 0 });
    assert_eq!((t.debt(A), t.money(A)), (3, 1));
}

#[test]
fn r20_the_winner_of_an_auction_says_once_how_many_debt_tokens_to_take() {
    let won = |money: u32, bid: u32, taken: u32| {
        let t = Table::of(2).public("Bank").with_money(A, money).with_debt(B, taken);
        let mut t = t.building();
        t.play(A, auction("Bank", bid)).play(B, Action::Drop);
        t
    };
    let mut t = won(15, 12, 0);
    let opens = Some(store("Bank"));
    let asked = SettlePrompt { seat: A, price: 12, most: 6, money: Some(15), opens };
    assert_eq!(t.prompt(A), Prompt::Settle(asked.clone()));
    let public = t.position.view(Eye::Public).prompt;
    assert_eq!(public, Some(Prompt::Settle(SettlePrompt { money: None, ..asked })));
    assert!(t.position.all_blind(A), "the question needs no screen of its own");
    assert_eq!(t.refusal(A, Action::Settle { debt: 7 }), Illegal::TooManyTokens { most: 6 });
    t.play(A, Action::Settle { debt: 6 });
    assert_eq!((t.money(A), t.debt(A)), (15, 6), "all of the cost in tokens");
    let Phase::Building(building) = &t.position.phase else { panic!("A goes on building") };
    assert_eq!(building.step, BuildingStep::Manage(A));
    let mut t = won(8, 13, 0);
    t.play(A, Action::Settle { debt: 1 });
    assert_eq!((t.money(A), t.debt(A)), (1, 3), "never fewer than the purse lacks");
    let t = won(0, 11, 9);
    assert_eq!((t.money(A), t.debt(A)), (1, 6), "six or nothing: not asked");
    let t = won(15, 12, 15);
    assert_eq!((t.money(A), t.debt(A)), (3, 0), "no tokens are left: not asked");
}

#[test]
fn finishing_passes_or_opens_what_was_bought() {
    let t = Table::of(2).open(A, "Starting 1", &[]).open(B, "Starting 2", &[]);
    let mut t = t.hand(A, "Solar Co-op").building();
    t.play(A, buy("Solar Co-op")).play(A, Action::Finish);
    assert_eq!(t.names(A), ["Starting 1", "Solar Co-op"]);
    assert_eq!(t.asked(), [B]);
    t.play(B, Action::Finish);
    assert!(t.position.story.contains(&Event::Passed { seat: B }));
    assert!(!matches!(t.position.phase, Phase::Building(_)), "nothing else is asked");
}

#[test]
fn e21_the_row_loses_its_oldest_card_or_all_four() {
    let mut t = Table::of(2);
    let row = t.position.row.clone();
    let on_deck = t.position.on_deck.unwrap();
    let mut unsold = t.position.clone();
    t.position.row.remove(1);
    t.position.refill_row(&mut Log::default());
    let next = t.position.on_deck.unwrap();
    assert_eq!(t.position.row, [row[0], row[2], row[3], on_deck]);
    t.position.update_row(true, &mut Log::default());
    assert_eq!(t.position.row, [row[2], row[3], on_deck, next]);
    assert!(t.position.on_deck.is_some_and(|new| new != next));
    assert_eq!(t.position.store_discard.cards(), [row[0]]);

    let deck: Vec<StoreId> = unsold.store_deck.cards().iter().rev().take(4).copied().collect();
    unsold.update_row(false, &mut Log::default());
    assert_eq!(unsold.row, [on_deck, deck[0], deck[1], deck[2]]);
    assert_eq!(unsold.on_deck, Some(deck[3]));
    assert_eq!(unsold.store_discard.cards(), row);
}

#[test]
fn e22_who_has_passed_stays_out_of_auctions() {
    let mut t = Table::of(3).public("Flea Market").building();
    t.play(A, Action::Pass);
    t.play(B, auction("Flea Market", 10));
    assert_eq!(t.asked(), [C], "A has passed");
    t.play(C, Action::Drop).play(B, Action::Settle { debt: 0 });
    let Phase::Building(building) = &t.position.phase else { panic!("still Building") };
    assert_eq!(building.bought[B], Some(store("Flea Market")));
}

#[test]
fn e23_passing_overtakes_and_tying_does_not() {
    let mut t = Table::of(4).with_points(&[18, 15, 12, 10]);
    t.position.gain(D, 5);
    assert_eq!(t.order(), [A, B, D, C]);
    t.position.gain(D, 1);
    assert_eq!(t.order(), [A, D, B, C]);
}

#[test]
fn e24_falling_into_a_tie_stays_ahead() {
    let mut t = Table::of(4).with_points(&[18, 15, 12, 10]);
    t.position.gain(D, 6);
    let mut t = t.investing();
    t.play(A, Action::SellPoints(3));
    assert_eq!(t.order(), [D, A, B, C]);
    assert_eq!((t.money(A), t.points(A)), (24, 15));
}

#[test]
fn e46_the_real_estate_office_pays_twice() {
    let mut t = Table::of(2).open(A, "Real Estate Office", &[]).hand(A, "Flea Market").building();
    t.play(A, buy("Flea Market"));
    assert_eq!(t.money(A), 7);
    t.play(A, Action::Open);
    assert_eq!(t.points(A), 11);
}

#[test]
fn e50_turn_order_may_move_inside_a_phase() {
    let mut t = Table::of(3)
        .open(A, "Starting 1", &[])
        .open(B, "Jewelry Liquidator", &[(Item::Jewelry, [3, 0, 0])])
        .building();
    t.play(A, Action::Pass).play(A, Action::Done);
    t.play(B, Action::Pass).play(B, close("Jewelry Liquidator"));
    assert_eq!(t.order(), [B, A, C]);
    assert_eq!(t.asked(), [C], "A does not act twice");
}

#[test]
fn e36_an_empty_market_deck_is_renewed_in_the_middle_of_a_draw() {
    let mut t = Table::of(2);
    let mut deck = t.position.market_deck.cards().to_vec();
    let last = deck.pop().unwrap();
    t.position.market_deck = Pile::new(vec![last]);
    t.position.market_discard = Pile::new(deck.clone());
    t.position.draw_market(A, 2, &mut t.log);
    assert_eq!(t.position.players[A].market_hand.len(), 7);
    assert!(t.position.players[A].market_hand.contains(&last));
    assert!(t.position.market_discard.is_empty());
    assert_eq!(t.position.market_deck.len(), deck.len() - 1);
    t.position.audit().unwrap();
}

fn play(supply: &[MarketId], demand: &[MarketId]) -> Action {
    Action::Advertise { supply: supply.to_vec(), demand: demand.to_vec(), look: false }
}

fn three_stores_each() -> Table {
    let mut t = Table::of(2);
    for (seat, names) in
        [(A, ["Bank", "Bakery", "Brokerage"]), (B, ["Exporter", "Freezer", "Bazaar"])]
    {
        for name in names {
            t = t.open(seat, name, &[]);
        }
    }
    t.window(Window::BeforeAdvertisement)
}

fn play_two(t: &mut Table, seat: Seat) {
    let hand = t.position.players[seat].market_hand.clone();
    t.play(seat, play(&hand[..1], &hand[1..2]));
}

#[test]
fn e37_a_redraw_is_used_once_a_month() {
    let mut t = three_stores_each();
    let first = t.position.players[A].market_hand[0];
    assert_eq!(t.asked(), [A], "owners of a third store play one after the other");
    t.play(A, Action::Redraw(Redraw::One(first)));
    assert_eq!(t.asked(), [A], "and go on with the new hand");
    assert!(!t.position.players[A].market_hand.contains(&first));
    let again = Action::Redraw(Redraw::All);
    assert_eq!(t.refusal(A, again.clone()), Illegal::RedrawUsed);
    let hand = t.position.players[A].market_hand.clone();
    let look = |hand: &[MarketId]| Action::Advertise {
        supply: hand[..2].to_vec(),
        demand: Vec::new(),
        look: true,
    };
    assert_eq!(t.refusal(A, look(&hand)), Illegal::RedrawUsed);
    play_two(&mut t, A);
    assert_eq!(t.position.check(A, &again), Err(Illegal::NotNow), "A has sealed");
    let hand = t.position.players[B].market_hand.clone();
    t.play(B, look(&hand));
    assert_eq!(t.asked(), [B], "B has kept the redraw for the new hand");
    let refused = t.position.play(A, again, &mut Log::default());
    assert_eq!(refused, Err(Rejected::NotYourTurn { pending: vec![B] }));
    t.play(B, Action::Redraw(Redraw::All));
    assert_eq!(t.position.players[B].market_hand.len(), 5);
}

#[test]
fn whoever_plays_without_a_look_is_not_asked_about_the_next_hand() {
    let mut t = three_stores_each();
    play_two(&mut t, A);
    play_two(&mut t, B);
    let Phase::Sealing { what, .. } = &t.position.phase else { return };
    assert_ne!(*what, Secret::Redraw);
}

#[test]
fn gathered_cards_say_nothing_of_who_played_them() {
    let mut t = three_stores_each();
    let hands = [A, B].map(|seat| t.position.players[seat].market_hand.clone());
    play_two(&mut t, A);
    play_two(&mut t, B);
    let mut supply: Vec<MarketId> = hands.iter().map(|hand| hand[0]).collect();
    supply.sort_unstable();
    assert!(t.position.story.contains(&Event::Gathered { supply, demand: 2 }));
    assert_eq!(t.position.players[A].played, [hands[0][1]]);
}

#[test]
fn the_fourth_slot_and_a_billboard_each_allow_one_more_card() {
    let mut t = Table::of(2);
    for name in ["Starting 1", "Bank", "Brokerage", "Billboard Company"] {
        t = t.open(A, name, &[]);
    }
    let mut choices = Sealed::new(2);
    choices.seal(B, None);
    t.position.phase = Phase::Sealing { what: Secret::Advertising, choices };
    assert_eq!(t.prompt(A), Prompt::Advertise(AdvertisePrompt { least: 2, most: 4, redraw: true }));
    let hand = t.position.players[A].market_hand.clone();
    let all = play(&hand, &[]);
    assert_eq!(t.refusal(A, all), Illegal::AdCount { least: 2, most: 4 });
    let foreign = play(&[card(83), card(84)], &[]);
    assert_eq!(t.refusal(A, foreign), Illegal::NotYourCard);
}

#[test]
fn a_store_opened_this_month_cannot_be_closed() {
    let mut t = Table::of(2).hand(A, "Solar Co-op").building();
    t.play(A, buy("Solar Co-op")).play(A, Action::Open);
    let id = store("Solar Co-op");
    assert_eq!(t.refusal(A, close("Solar Co-op")), Illegal::NewStore { store: id });
}

#[test]
fn an_opening_bid_is_at_least_the_printed_cost_and_never_beyond_all_means() {
    let t = Table::of(2).public("Bazaar").with_debt(B, 13).building();
    assert_eq!(t.refusal(A, auction("Bazaar", 13)), Illegal::LowOpening { cost: 14 });
    let beyond = Illegal::OverMeans { bid: 20, tokens: 2 };
    assert_eq!(t.refusal(A, auction("Bazaar", 20)), beyond);
    let on_deck = t.position.on_deck.unwrap();
    let waiting = Action::OpenAuction { store: on_deck, bid: 19 };
    assert_eq!(t.refusal(A, waiting), Illegal::NotPublic);
    assert_eq!(beyond.to_string(), "You could not pay $20, even with all 2 Debt Tokens left.");
}

#[test]
fn e38_the_agency_plays_one_late_card_a_month() {
    let mut t = Table::of(2).open(A, "Advertisement Agency", &[]).stop_at_inventory(B);
    t.position.supply.clear();
    let mut t = t.window(Window::BeforeStockingFood);
    assert!(t.asks(A, "Advertisement Agency"));
    let late = t.position.players[A].market_hand[0];
    t.play(A, Action::PlayLate(Some(late)));
    assert_eq!(t.position.docks, late.items());
    assert_eq!(t.position.players[A].market_hand.len(), 5, "a replacement is drawn at once");
    assert!(t.asks(B, "Pawn Shop"), "the Agency is not asked again when demand is turned up");
}

#[test]
fn a_late_card_may_wait_for_the_demand_cards() {
    let mut t = Table::of(2).open(A, "Advertisement Agency", &[]).stop_at_inventory(B);
    t = t.window(Window::BeforeStockingFood);
    t.play(A, Action::PlayLate(None));
    let Prompt::Effect(EffectPrompt { ask, .. }) = t.prompt(A) else { panic!("the Agency asks") };
    assert_eq!(ask, Ask::PlayLate { demand: true });
    let late = t.position.players[A].market_hand[4];
    t.play(A, Action::PlayLate(Some(late)));
    assert!(t.position.story.contains(&Event::LateDemand { seat: A, card: late }));
}
