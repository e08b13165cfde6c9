//! Who sees what.
use super::kit::{cards, hand, table};
use crate::games::fiasko::Action::{Draw, Score};
use crate::games::fiasko::Product::{Milk, Pickles};
use crate::games::fiasko::{Hand, Odds, Position, Shown, View};
use crate::table::{Dice, Eye, Game, Imagine, Seat, Seed};

const ADA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

fn views(table: &super::kit::Table) -> [View; 3] {
    [Eye::Seat(ADA), Eye::Seat(BEN), Eye::Public].map(|eye| table.position.view(eye))
}

#[test]
fn a_hand_shows_faces_to_its_owner_and_backs_to_everybody_else() {
    let [ada, ben, public] = views(&table(&["M2 C1 M5", "S1"]));
    assert_eq!(ada.hands[ADA], Hand::Faces(hand("M5 M2 C1")));
    assert_eq!(ada.hands[BEN], Hand::Backs(1));
    assert_eq!(ben.hands[ADA], Hand::Backs(3));
    assert_eq!(public.hands[ADA], Hand::Backs(3));
    assert_eq!(public.hands[BEN], Hand::Backs(1));
}

#[test]
fn the_hand_is_sorted_by_product_and_high_values_come_first() {
    let mut table = table(&["", ""]).top("S2 F M1 F M5 F S4");
    for seat in [0, 1, 0, 1, 0, 1, 0] {
        table = table.does(seat, Draw);
    }
    assert_eq!(table.position.hands[ADA], hand("M5 M1 S4 S2"));
}

#[test]
fn only_the_seat_to_act_is_told_what_it_may_score() {
    let [ada, ben, public] = views(&table(&["M5 M4 P1", "S5 S5"]));
    let asked = ada.prompt.unwrap();
    assert_eq!(asked.seat, ADA);
    assert!(!asked.may_stop);
    let points: Vec<u32> = asked.offers.iter().map(|offer| offer.points).collect();
    assert_eq!(points, [27, 3, 0, 0, 0]);
    for view in [ben, public] {
        let prompt = view.prompt.unwrap();
        assert_eq!(prompt.seat, ADA);
        assert!(prompt.offers.is_empty());
    }
}

#[test]
fn with_open_hands_everybody_sees_faces_and_offers() {
    let table = table(&["M5 M4 P1", "S5 S5"]).with(|setup| setup.open_hands = true);
    let [ada, ben, public] = views(&table);
    assert_eq!(ben.prompt, ada.prompt);
    assert_eq!(public.prompt, ada.prompt);
    assert_eq!(public.hands, ada.hands);
}

#[test]
fn the_offer_that_fills_the_fifth_row_shows_the_final_table_in_advance() {
    let table = table(&["M5 M4 P5", "S1"]).sheet(&["- 20 20 20 20", "300 - - - -"]);
    let [ada, ..] = views(&table);
    let offers = ada.prompt.unwrap().offers;
    let ends = offers[Milk.index()].ends.clone().unwrap();
    assert_eq!((ends.totals[ADA], ends.totals[BEN]), (107 + 20 + 120, 300 + 30));
    assert_eq!(ends.winners(), [BEN]);
    assert_eq!(offers[Pickles.index()].ends, None);
    let over = table.does(0, Score(Milk)).position;
    assert_eq!(over.view(Eye::Public).result, Some(ends));
}

#[test]
fn the_discard_pile_lies_open_with_the_special_card_on_top() {
    let [_, ben, public] = views(&table(&["M5 P1", ""]).top("F").does(0, Draw));
    assert_eq!(ben.discard, Some(cards("M5 P1 F")));
    assert_eq!(public.discard_top, cards("F").first().copied());
    assert_eq!((public.discarded, public.fiaskos), (3, 5));
}

#[test]
fn a_closed_discard_pile_tells_its_height_and_the_special_cards() {
    let table = table(&["M5 P1", ""]).top("F").with(|setup| setup.open_discard = false);
    let [_, ben, public] = views(&table.does(0, Draw));
    for view in [ben, public] {
        assert_eq!((view.discard, view.discard_top), (None, None));
        assert_eq!((view.discarded, view.fiaskos, view.catastrophes), (3, 5, 2));
    }
}

#[test]
fn what_was_laid_open_last_stays_in_sight_until_the_next_time() {
    let table = table(&["M5 P1", ""]).top("F M4").does(0, Draw);
    let shown = Some(Shown::Fiasko { seat: ADA, lost: hand("M5 P1") });
    assert_eq!(table.position.view(Eye::Public).shown, shown);
    assert_eq!(table.does(1, Draw).position.view(Eye::Public).shown, shown);
}

#[test]
fn once_the_game_is_over_everything_lies_open() {
    let table = table(&["M5 M4", "S1"]).top("M1 F").sheet(&["- 20 20 20 20", "- - - - -"]);
    let table = table.with(|setup| setup.open_discard = false).does(0, Score(Milk));
    for view in views(&table) {
        assert_eq!(view.hands[BEN], Hand::Faces(hand("S1")));
        assert_eq!(view.discard, Some(cards("M5 M4")));
        assert_eq!(view.pile_order.as_deref().map(|order| &order[..2]), Some(&cards("M1 F")[..]));
        assert_eq!((view.prompt, view.turn), (None, ADA));
        assert_eq!(view.result.unwrap().finisher, ADA);
    }
}

#[test]
fn odds_are_told_only_where_the_table_wants_them() {
    let plain = table(&["M5", "", "", ""]);
    assert_eq!(plain.position.view(Eye::Public).prompt.unwrap().odds, None);
    let aided = plain.with(|setup| setup.odds = true);
    let odds = aided.position.view(Eye::Public).prompt.unwrap().odds;
    // 79/87 · 84/86 · 83/85 · 82/84 with goods, and 2/87 · 85/86 · 84/85 · 83/84 by a catastrophe.
    assert_eq!(odds, Some(Odds { fiasko: 69, catastrophe: 23, survive: 868 }));
}

#[test]
fn the_last_card_is_reckoned_with_the_renewed_pile_behind_it() {
    let table = table(&["M5 M4", "S1"]).top("X").rest_discarded().with(|setup| setup.odds = true);
    let odds = table.position.view(Eye::Public).prompt.unwrap().odds;
    // Ada keeps her two cards for certain; Ben then draws one of 86 with two catastrophes.
    assert_eq!(odds, Some(Odds { fiasko: 0, catastrophe: 1000, survive: 977 }));
}

#[test]
fn a_hand_that_a_fiasko_sends_back_makes_the_renewed_pile_higher() {
    // Five players with eight cards each, and two cards in the pile, one of them a Fiasko. With
    // goods (1/2) the first rival draws that Fiasko and loses eight cards, which are in the new
    // pile: 88 - 33 = 55 cards, two of them catastrophes; three rivals draw from it in turn:
    // 1/2 · 53·52·51 / (55·54·53).
    let eight = "M1 M1 M2 M2 M3 M3 M4 M4";
    let hands = [
        eight,
        "P1 P1 P2 P2 P3 P3 P4 P4",
        "T1 T1 T2 T2 T3 T3 T4 T4",
        "C1 C1 C2 C2 C3 C3 C4 C4",
        "S1 S1 S2 S2 S3 S3 S4 S4",
    ];
    let table = table(&hands).top("M5 F").rest_discarded().with(|setup| setup.odds = true);
    let odds = table.position.view(Eye::Public).prompt.unwrap().odds;
    assert_eq!(odds, Some(Odds { fiasko: 500, catastrophe: 0, survive: 446 }));
}

#[test]
fn a_pile_of_bad_cards_alone_is_reckoned_card_by_card() {
    // With goods (1/3) two rivals draw the two Fiaskos, and the third one of 87 new cards with two
    // catastrophes.
    let hands = table(&["", "", "", ""]).with(|setup| setup.odds = true);
    let odds = hands.top("M5 F F").rest_discarded().position.view(Eye::Public).prompt.unwrap().odds;
    assert_eq!(odds, Some(Odds { fiasko: 667, catastrophe: 0, survive: 326 }));
    // By a catastrophe (1/2) the first rival draws the Fiasko, and the second one of 87.
    let hands = table(&["M5", "P1", "S1"]).with(|setup| setup.odds = true);
    let odds = hands.top("F X").rest_discarded().position.view(Eye::Public).prompt.unwrap().odds;
    assert_eq!(odds, Some(Odds { fiasko: 500, catastrophe: 500, survive: 489 }));
}

#[test]
fn a_hand_seen_to_be_lost_is_never_imagined_elsewhere() {
    let table = table(&["M5 P1", "S1"]).top("F").with(|setup| setup.open_discard = false);
    let [_, ben, _] = views(&table.does(0, Draw));
    for seed in 0..20 {
        let imagined = Position::imagine(BEN, &ben, &mut Dice::new(Seed(seed)));
        assert_eq!(imagined.discard.cards(), cards("M5 P1 F"));
    }
}

#[test]
fn a_card_is_called_by_its_product_and_its_value() {
    let called: Vec<String> = hand("M5 S1").iter().map(ToString::to_string).collect();
    assert_eq!(called, ["milk 5", "sardines 1"]);
}

#[test]
fn a_lost_card_is_noticed() {
    let mut position = table(&["M5 M4", "S1"]).position;
    assert_eq!(position.seats(), 2);
    assert!(position.audit().is_ok());
    position.hands[ADA].pop();
    assert!(position.audit().is_err(), "87 of 88");
}
