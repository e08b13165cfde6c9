//! Examples F01 to F20: turns by the book. P01 to P06: press your luck.
use super::kit::{Left, table};
use crate::games::fiasko::Action::{Draw, Score, Stop};
use crate::games::fiasko::Product::{Milk, Sardines};

const OPEN: &str = "- - - - -";
const ALL_BUT_MILK: &str = "- 20 20 20 20";

#[test]
fn f01_a_goods_card_joins_the_hand_and_the_turn_is_over() {
    let left = Left { hands: &[1, 0, 0], pile: 87, discard: 0, renewals: 0, turn: Some(1) };
    table(&["", "", ""]).top("M4").does(0, Draw).leaves(left);
}

#[test]
fn f02_a_fiasko_costs_five_cards_and_leaves_the_others_alone() {
    let left = Left { hands: &[0, 1, 0], pile: 81, discard: 6, renewals: 0, turn: Some(1) };
    table(&["M4 M5 S1 C2 P3", "M1", ""]).top("F").does(0, Draw).leaves(left);
}

#[test]
fn f03_a_fiasko_on_an_empty_hand_costs_only_the_turn() {
    let left = Left { hands: &[0, 1], pile: 86, discard: 1, renewals: 0, turn: Some(1) };
    table(&["", "M1"]).top("F").does(0, Draw).leaves(left);
}

#[test]
fn f04_a_catastrophe_spares_only_the_drawer() {
    let left = Left { hands: &[4, 0, 0], pile: 76, discard: 8, renewals: 0, turn: Some(1) };
    table(&["M4 M5 S1 C2", "", "P1 P2 P3 P4 P5 M1 M2"]).top("X").does(0, Draw).leaves(left);
}

#[test]
fn f05_a_catastrophe_without_victims() {
    let left = Left { hands: &[1, 0, 0], pile: 86, discard: 1, renewals: 0, turn: Some(1) };
    table(&["M4", "", ""]).top("X").does(0, Draw).leaves(left);
}

#[test]
fn f06_the_whole_hand_goes_not_only_the_milk() {
    let left = Left { hands: &[0, 0], pile: 84, discard: 4, renewals: 0, turn: Some(1) };
    table(&["M5 M4 P1 S1", ""]).top("M1").does(0, Score(Milk)).leaves(left);
}

#[test]
fn f07_after_a_draw_the_turn_has_already_passed_on() {
    let left = Left { hands: &[5, 0], pile: 83, discard: 0, renewals: 0, turn: Some(1) };
    let table = table(&["M5 M4 P1 S1", ""]).top("M1").does(0, Draw);
    table.refuses(0, Score(Milk), "It is the turn of seat 2.").leaves(left);
}

#[test]
fn f08_on_the_opening_turn_drawing_is_the_only_move() {
    let left = Left { hands: &[0, 0], pile: 88, discard: 0, renewals: 0, turn: Some(0) };
    let sentence = "Your hand is empty, so there is nothing to score. Draw a card.";
    table(&["", ""]).top("M1").refuses(0, Score(Milk), sentence).leaves(left);
}

#[test]
fn f09_nobody_scores_out_of_turn() {
    let left = Left { hands: &[4, 2], pile: 82, discard: 0, renewals: 0, turn: Some(0) };
    let table = table(&["M5 M4 P1 S1", "S5 S4"]).top("M1");
    table.refuses(1, Score(Sardines), "It is the turn of seat 1.").leaves(left);
}

#[test]
fn f10_the_last_card_is_goods_and_the_pile_is_renewed_at_once() {
    let left = Left { hands: &[2, 0], pile: 86, discard: 0, renewals: 1, turn: Some(1) };
    table(&["M5", ""]).top("S3").rest_discarded().does(0, Draw).leaves(left);
}

#[test]
fn f11_the_last_card_is_a_fiasko_and_the_lost_hand_is_in_the_new_pile() {
    let left = Left { hands: &[0, 0], pile: 88, discard: 0, renewals: 1, turn: Some(1) };
    table(&["M5 M4", ""]).top("F").rest_discarded().does(0, Draw).leaves(left);
}

#[test]
fn f12_the_last_card_is_a_catastrophe_and_the_lost_hands_are_in_the_new_pile() {
    let left = Left { hands: &[1, 0, 0], pile: 87, discard: 0, renewals: 1, turn: Some(1) };
    table(&["M5", "M4 M3", "P1"]).top("X").rest_discarded().does(0, Draw).leaves(left);
}

#[test]
fn f13_scoring_does_not_touch_the_pile_and_the_next_draw_renews_it() {
    let left = Left { hands: &[0, 2], pile: 86, discard: 0, renewals: 1, turn: Some(0) };
    let table = table(&["M5 M4 P1 S1", "S5"]).top("M1").rest_discarded();
    table.does(0, Score(Milk)).does(1, Draw).leaves(left);
}

#[test]
fn f14_the_fifth_row_ends_the_game_at_once() {
    let left = Left { hands: &[0, 1, 0], pile: 85, discard: 2, renewals: 0, turn: None };
    let table = table(&["M5 M4", "S5", ""]).top("M1").sheet(&[ALL_BUT_MILK, OPEN, OPEN]);
    table.does(0, Score(Milk)).leaves(left);
}

#[test]
fn f15_the_fifth_row_also_needs_13() {
    let left = Left { hands: &[2, 0], pile: 86, discard: 0, renewals: 0, turn: Some(0) };
    let table = table(&["M3 M3", ""]).top("M1").sheet(&[ALL_BUT_MILK, OPEN]);
    let sentence = "Milk would be worth 6 × 2 = 12. You need at least 13.";
    table.refuses(0, Score(Milk), sentence).leaves(left);
}

#[test]
fn f16_nothing_can_be_done_after_the_end() {
    let left = Left { hands: &[0, 0], pile: 86, discard: 2, renewals: 0, turn: None };
    let table = table(&["M5 M4", ""]).top("M1").sheet(&[ALL_BUT_MILK, OPEN]);
    table.does(0, Score(Milk)).refuses(1, Draw, "The game is over.").leaves(left);
}

#[test]
fn f17_a_filled_row_is_refused() {
    let left = Left { hands: &[3, 0], pile: 85, discard: 0, renewals: 0, turn: Some(0) };
    let table = table(&["M5 M4 M4", ""]).top("M1").sheet(&["14 - - - -", OPEN]);
    let sentence = "You have already scored milk (14). Each product counts once.";
    table.refuses(0, Score(Milk), sentence).leaves(left);
}

#[test]
fn f18_a_catastrophe_leaves_the_next_seat_nothing_to_lose_to_a_fiasko() {
    let left = Left { hands: &[1, 0, 0, 0], pile: 79, discard: 8, renewals: 0, turn: Some(2) };
    let table = table(&["M1", "M2 M2", "M3 M3 M3", "M4"]).top("X F");
    table.does(0, Draw).does(1, Draw).leaves(left);
}

/// All 80 goods in two hands.
const HALF: &str = "M1 M1 M1 M2 M2 M2 M3 M3 M3 M3 M4 M4 M4 M5 M5 M5 \
                    P1 P1 P1 P2 P2 P2 P3 P3 P3 P3 P4 P4 P4 P5 P5 P5 T1 T1 T1 T2 T2 T2 T3 T3";
const OTHER_HALF: &str = "T3 T3 T4 T4 T4 T5 T5 T5 C1 C1 C1 C2 C2 C2 C3 C3 C3 C3 C4 C4 C4 C5 C5 C5 \
                          S1 S1 S1 S2 S2 S2 S3 S3 S3 S3 S4 S4 S4 S5 S5 S5";

#[test]
fn f19_with_all_goods_held_a_last_catastrophe_still_makes_a_pile_of_48() {
    let left = Left { hands: &[40, 0], pile: 48, discard: 0, renewals: 1, turn: Some(1) };
    table(&[HALF, OTHER_HALF]).top("X").rest_discarded().does(0, Draw).leaves(left);
}

#[test]
fn f20_with_all_goods_held_a_last_fiasko_still_makes_a_pile_of_48() {
    let left = Left { hands: &[0, 40], pile: 48, discard: 0, renewals: 1, turn: Some(1) };
    table(&[HALF, OTHER_HALF]).top("F").rest_discarded().does(0, Draw).leaves(left);
}

#[test]
fn p01_three_cards_in_one_turn() {
    let left = Left { hands: &[3, 0], pile: 85, discard: 0, renewals: 0, turn: Some(1) };
    let table = table(&["", ""]).top("M1 M2 M3").pressing();
    table.does(0, Draw).does(0, Draw).does(0, Draw).does(0, Stop).leaves(left);
}

#[test]
fn p02_still_never_both() {
    let left = Left { hands: &[2, 0], pile: 86, discard: 0, renewals: 0, turn: Some(0) };
    let table = table(&["", ""]).top("M5 M4").pressing().does(0, Draw).does(0, Draw);
    let sentence = "You have already drawn this turn. You draw or you score, never both.";
    table.refuses(0, Score(Milk), sentence).leaves(left);
}

#[test]
fn p03_nobody_stops_before_a_draw() {
    let left = Left { hands: &[1, 0], pile: 87, discard: 0, renewals: 0, turn: Some(0) };
    let sentence = "Draw a card or score a product first.";
    table(&["M4", ""]).top("M5").pressing().refuses(0, Stop, sentence).leaves(left);
}

#[test]
fn p04_a_catastrophe_does_not_end_the_streak() {
    let left = Left { hands: &[2, 0, 0], pile: 82, discard: 4, renewals: 0, turn: Some(0) };
    let table = table(&["M5", "M4", "M3 M3"]).top("X M2").pressing();
    table.does(0, Draw).does(0, Draw).leaves(left);
}

#[test]
fn p05_a_fiasko_ends_the_turn() {
    let left = Left { hands: &[0, 0], pile: 85, discard: 3, renewals: 0, turn: Some(1) };
    table(&["M5", ""]).top("M2 F").pressing().does(0, Draw).does(0, Draw).leaves(left);
}

#[test]
fn p06_in_the_one_card_game_there_is_nothing_to_stop() {
    let left = Left { hands: &[1, 0], pile: 87, discard: 0, renewals: 0, turn: Some(0) };
    let sentence = "There is nothing to stop: a draw turn is one card.";
    table(&["M5", ""]).top("M2").refuses(0, Stop, sentence).leaves(left);
}
