//! The laws every game keeps, and the invariants of this one.
use crate::games::fiasko::scoring::filled;
use crate::games::fiasko::{Action, Card, Event, Position, Product, Setup, Tie, Turn, View};
use crate::table::conformance::{Probe, suite};
use crate::table::{Dice, Eye, Game, Log, Seat, Seed};

impl Probe for Position {
    fn probes(view: &View) -> Vec<(Action, bool)> {
        let Some(prompt) = &view.prompt else { return Vec::new() };
        let scores = prompt.offers.iter();
        scores
            .map(|offer| (Action::Score(offer.product), offer.refusal.is_none()))
            .chain([(Action::Draw, true), (Action::Stop, prompt.may_stop)])
            .collect()
    }
}

fn by_the_book(seats: u8) -> Setup {
    Setup::by_the_book(seats)
}

/// Every house rule at once, hands excepted.
fn house_table(seats: u8) -> Setup {
    Setup {
        turn: Turn::Press,
        tie: Tie::Subtotal,
        open_discard: false,
        odds: true,
        auto_draw: true,
        first: Some(Seat::new(1)),
        ..by_the_book(seats)
    }
}

suite!(
    Position,
    [
        by_the_book(2),
        by_the_book(3),
        by_the_book(4),
        by_the_book(5),
        by_the_book(6),
        Setup { turn: Turn::Press, ..by_the_book(3) },
        Setup { open_discard: false, ..by_the_book(3) },
        Setup { open_hands: true, ..by_the_book(4) },
        Setup { tie: Tie::Subtotal, ..by_the_book(2) },
        house_table(5),
    ],
    refused: [
        by_the_book(0),
        by_the_book(1),
        by_the_book(7),
        Setup { first: Some(Seat::new(3)), ..by_the_book(3) },
    ]
);

/// Shows every step of some random games: before, what was told, after.
fn walk(mut visit: impl FnMut(&Position, Seat, &Log<Event>, &Position)) {
    for (index, setup) in (0..).zip([by_the_book(2), by_the_book(5), house_table(4)]) {
        let mut dice = Dice::new(Seed(index));
        for seed in 0..10 {
            let mut position = Position::deal(&setup, Seed(seed), &mut Log::default());
            while !position.is_over() {
                let (before, seat, mut log) = (position.clone(), position.turn, Log::default());
                let all = position.candidates(seat, &mut dice);
                position.apply(seat, *dice.pick(&all).unwrap(), &mut log);
                visit(&before, seat, &log, &position);
            }
        }
    }
}

#[test]
fn all_88_cards_are_there_and_the_pile_is_never_empty() {
    walk(|_, _, _, position| {
        position.audit().unwrap();
        assert!(position.pile.len() + position.discard.len() >= 8);
        assert!(!position.pile.is_empty());
    });
}

#[test]
fn each_product_has_16_cards_worth_48() {
    walk(|_, _, _, position| {
        let piles = position.pile.cards().iter().chain(position.discard.cards()).copied();
        let hands = position.hands.values().flatten().copied().map(Card::Goods);
        let all: Vec<Card> = piles.chain(hands).collect();
        for product in Product::ALL {
            let value = |card: &Card| match card {
                Card::Goods(goods) if goods.product == product => Some(u32::from(goods.value)),
                _ => None,
            };
            assert_eq!(all.iter().filter_map(value).count(), 16);
            assert_eq!(all.iter().filter_map(value).sum::<u32>(), 48);
        }
    });
}

#[test]
fn special_cards_not_in_the_pile_lie_in_the_discard_pile() {
    walk(|_, _, _, position| {
        let out = |special| position.discard.cards().iter().filter(|c| **c == special).count();
        let view = position.view(Eye::Public);
        assert_eq!(view.fiaskos as usize, 6 - out(Card::Fiasko));
        assert_eq!(view.catastrophes as usize, 2 - out(Card::Catastrophe));
    });
}

#[test]
fn a_filled_row_never_changes_and_each_score_fills_one() {
    walk(|before, seat, log, after| {
        let scored = log.entries().iter().any(|e| matches!(e.event, Event::Scored { .. }));
        for (owner, rows) in before.sheet.iter() {
            let now = &after.sheet[owner];
            assert!(rows.iter().zip(now).all(|(old, new)| old.is_none() || old == new));
            let grown = usize::from(scored && owner == seat);
            assert_eq!(filled(now), filled(rows) + grown);
        }
    });
}

#[test]
fn five_rows_end_the_game_and_nothing_else_does() {
    walk(|_, seat, _, after| {
        let full = after.sheet.values().filter(|rows| filled(rows) == 5).count();
        assert_eq!(full, usize::from(after.is_over()));
        let all: usize = after.sheet.values().map(filled).sum();
        assert!(all <= 4 * usize::from(after.seats()) + 1);
        if let Some(result) = after.result() {
            assert_eq!(result.finisher, seat);
        }
    });
}

#[test]
fn row_bonuses_hand_out_at_most_150_and_all_together_170() {
    walk(|_, _, _, after| {
        let Some(result) = after.result() else { return };
        let all: u32 = Seat::all(after.seats()).map(|seat| result.bonus(seat)).sum();
        assert!(all <= 170, "{all} points of bonus");
        assert!(result.totals.values().all(|total| *total <= 170 + 5 * 3840));
    });
}

#[test]
fn only_a_catastrophe_touches_the_hands_of_others() {
    walk(|before, seat, log, after| {
        let fell = log.entries().iter().any(|e| matches!(e.event, Event::Catastrophe { .. }));
        for (owner, hand) in before.hands.iter() {
            match (owner == seat, fell) {
                (true, false) => {}
                (true, true) | (false, false) => assert_eq!(&after.hands[owner], hand),
                (false, true) => assert!(after.hands[owner].is_empty()),
            }
        }
    });
}
