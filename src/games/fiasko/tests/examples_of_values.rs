//! Examples S01 to S20: what a product is worth, and whether it may be scored.
//! O01 to O04: the odds of the next card.
use super::kit::{hand, rows, table};
use crate::games::fiasko::odds::{Danger, Pile};
use crate::games::fiasko::{Action, Event, Product};
use crate::table::{Game, Log, Seat};
use Product::{Milk, Pickles, Sardines, Sweetcorn};

const OPEN: &str = "- - - - -";

struct Example {
    hand: &'static str,
    sheet: &'static str,
    product: Product,
    value: u32,
    refusal: Option<&'static str>,
}

impl Example {
    fn holds(&self) {
        let ada = Seat::new(0);
        let table = table(&[self.hand, ""]).sheet(&[self.sheet, OPEN]);
        let offer = table.position.offers(ada)[self.product.index()].clone();
        assert_eq!((offer.product, offer.points), (self.product, self.value));
        assert_eq!(offer.sum * offer.cards, self.value);
        assert_eq!(offer.refusal.map(|why| why.to_string()).as_deref(), self.refusal);
        let action = Action::Score(self.product);
        if let Some(sentence) = self.refusal {
            table.refuses(0, action, sentence);
            return;
        }
        let (mut position, mut log) = (table.position, Log::default());
        position.play(ada, action, &mut log).expect("this is legal");
        let mut filled = rows(self.sheet);
        filled[self.product.index()] = Some(self.value);
        assert_eq!(position.sheet[ada], filled);
        let told = Event::Scored {
            seat: ada,
            product: self.product,
            hand: hand(self.hand),
            sum: offer.sum,
            cards: offer.cards,
            points: self.value,
        };
        assert_eq!(log.entries()[0].event, told);
    }
}

macro_rules! examples {
    ($($name:ident: $hand:expr, $sheet:expr, $product:expr, $value:expr $(, refused $why:expr)?;)+) => {
        $(#[test]
        fn $name() {
            let refusal = [$($why)?].first().copied();
            Example { hand: $hand, sheet: $sheet, product: $product, value: $value, refusal }.holds();
        })+
    };
}

const TWELVE_WITH_A_LONE_MILK: &str = "M1 P1 P2 P3 P4 T1 T2 T3 C1 C2 C3 S1";
const THIRTEEN_WITH_A_LONE_MILK: &str = "M1 P1 P2 P3 P4 T1 T2 T3 C1 C2 C3 S1 S2";
const ALL_MILK: &str = "M1 M1 M1 M2 M2 M2 M3 M3 M3 M3 M4 M4 M4 M5 M5 M5";

#[rustfmt::skip]
examples! {
    s01_toms_eight_cards_score_88: "M5 M2 M4 P1 P3 T2 C4 S5", OPEN, Milk, 88;
    s02_two_cards_can_be_enough: "M5 M5", OPEN, Milk, 20;
    s03_two_threes_are_worth_12_and_refused: "M3 M3", OPEN, Milk, 12,
        refused "Milk would be worth 6 × 2 = 12. You need at least 13.";
    s04_four_and_three_is_the_cheapest_pair: "M4 M3", OPEN, Milk, 14;
    s05_one_card_is_never_enough: "M5", OPEN, Milk, 5,
        refused "Milk would be worth 5 × 1 = 5. You need at least 13.";
    s06_a_five_among_two_cards_is_not_enough: "M5 P5", OPEN, Milk, 10,
        refused "Milk would be worth 5 × 2 = 10. You need at least 13.";
    s07_a_four_among_three_cards_is_not_enough: "M4 P1 S1", OPEN, Milk, 12,
        refused "Milk would be worth 4 × 3 = 12. You need at least 13.";
    s08_a_five_among_three_cards_scores_15: "M5 P1 S1", OPEN, Milk, 15;
    s09_a_three_among_four_cards_is_not_enough: "M3 P1 S1 C1", OPEN, Milk, 12,
        refused "Milk would be worth 3 × 4 = 12. You need at least 13.";
    s10_a_four_among_four_cards_scores_16: "M4 P1 S1 C1", OPEN, Milk, 16;
    s11_a_lone_one_among_thirteen_cards_is_exactly_enough: THIRTEEN_WITH_A_LONE_MILK, OPEN, Milk, 13;
    s12_a_lone_one_among_twelve_cards_is_not_enough: TWELVE_WITH_A_LONE_MILK, OPEN, Milk, 12,
        refused "Milk would be worth 1 × 12 = 12. You need at least 13.";
    s13_the_minimum_looks_at_the_product_not_at_the_hand: "M3 C5 S5", OPEN, Milk, 9,
        refused "Milk would be worth 3 × 3 = 9. You need at least 13.";
    s14_another_product_of_the_same_hand_scores_15: "M3 C5 S5", OPEN, Sweetcorn, 15;
    s15_a_low_entry_cannot_be_improved: "M5 M5 M4 P2", "14 - - - -", Milk, 56,
        refused "You have already scored milk (14). Each product counts once.";
    s16_a_product_not_held_is_refused: "M5 M5 M4 P2", OPEN, Sardines, 0,
        refused "You hold no sardines.";
    s17_an_empty_hand_has_nothing_to_score: "", OPEN, Milk, 0,
        refused "Your hand is empty, so there is nothing to score. Draw a card.";
    s18_every_milk_card_scores_768: ALL_MILK, OPEN, Milk, 768;
    s19_two_twos_among_four_cards_score_16: "M2 M2 P1 T1", OPEN, Milk, 16;
    s20_the_pickles_of_the_same_hand_are_worth_4_and_refused: "M2 M2 P1 T1", OPEN, Pickles, 4,
        refused "Pickles would be worth 1 × 4 = 4. You need at least 13.";
}

/// Chances in ten-thousandths, as the examples give them; ours are thousandths.
fn odds(pile: u32, fiaskos: u32, catastrophes: u32, expected: [u32; 3]) {
    let pile = Pile { cards: pile, fiaskos, catastrophes };
    let odds = Danger { pile, own: 0, rivals: &[0] }.odds();
    let rounded = expected.map(|chance| (chance + 5) / 10);
    assert_eq!([odds.fiasko, odds.catastrophe, odds.goods()], rounded);
}

#[test]
fn o01_a_fresh_pile_is_a_fiasko_in_seven_of_a_hundred() {
    odds(88, 6, 2, [682, 227, 9091]);
}

#[test]
fn o02_when_all_eight_are_out_draws_are_free() {
    odds(40, 0, 0, [0, 0, 10_000]);
}

#[test]
fn o03_four_bad_cards_in_ten() {
    odds(10, 3, 1, [3000, 1000, 6000]);
}

#[test]
fn o04_only_special_cards_are_left() {
    odds(8, 6, 2, [7500, 2500, 0]);
}
