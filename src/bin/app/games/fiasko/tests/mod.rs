//! Random games, drawn for every eye: nothing panics, nothing leaks, every event has its words.
use std::rc::Rc;

use high_street::games::fiasko::{Action, Event, Position, Setup, Tie, Turn, View};
use high_street::table::{
    Chair, Dice, Eye, Game, Level, Log, Pending, Seat, Seed, Sitter, StandingOrders,
};
use yew::prelude::*;

use crate::face::{Face, Role, Who};
use crate::testing::{drawn, face_suite, scene, walk, who};

fn setups() -> Vec<Setup> {
    let table = |seats| {
        let book = Setup::by_the_book(seats);
        let aids = Setup { odds: true, auto_draw: true, tie: Tie::Subtotal, ..book.clone() };
        let press = Setup { turn: Turn::Press, open_discard: false, ..book.clone() };
        let open = Setup { open_hands: true, odds: true, ..book.clone() };
        [book, aids, press, open]
    };
    (2..=6).flat_map(table).collect()
}

face_suite!(Position, setups());

#[test]
fn only_the_score_that_ends_the_game_is_asked_about() {
    let mut seen = [false; 2];
    for seed in 0..12 {
        walk::<Position>(&Setup::by_the_book(2), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let (seat, who) = (pending[0], who(2));
            let view = position.view(Eye::Seat(seat));
            let counter = Position::counter(&scene(&view, &who, Role::Decide(seat)), seat);
            for offer in counter.offers() {
                if let Some(Action::Score(product)) = offer.action() {
                    let rows = &view.prompt.as_ref().expect("somebody is asked").offers;
                    let ends = rows[product.index()].ends.is_some();
                    assert_eq!(offer.ask.is_some(), ends, "{}", offer.label);
                    assert!(offer.ask.as_ref().is_none_or(|ask| ask.always));
                    seen[usize::from(ends)] = true;
                }
            }
        });
    }
    assert_eq!(seen, [true; 2]);
}

/// A view of somebody to draw, changed.
fn deciding(setup: &Setup, change: impl Fn(&mut View)) -> (View, Rc<Who>, Seat) {
    let position = Position::deal(setup, Seed(3), &mut Log::default());
    let Pending::Seats(pending) = position.pending() else { panic!("it begins") };
    let mut view = position.view(Eye::Seat(pending[0]));
    change(&mut view);
    (view, who(setup.seats), pending[0])
}

#[test]
fn the_first_draw_of_a_streak_is_followed_by_the_same_player() {
    let press = Setup { turn: Turn::Press, ..Setup::by_the_book(3) };
    let (view, who, seat) = deciding(&press, |_| {});
    let hint = Position::status(&view, &who, Role::Decide(seat)).hint;
    assert!(
        hint.ends_with(&format!("After the draw {} may draw again or stop.", who.name(seat))),
        "{hint}"
    );
    let (view, who, seat) = deciding(&Setup::by_the_book(3), |_| {});
    let hint = Position::status(&view, &who, Role::Decide(seat)).hint;
    assert!(hint.contains("the device goes to") || hint.contains("turn"), "{hint}");
}

#[test]
fn a_draw_without_bad_cards_is_safe_and_an_empty_hand_has_no_odds() {
    let aids = Setup { odds: true, ..Setup::by_the_book(2) };
    let of = |change: fn(&mut View)| {
        let (view, who, seat) = deciding(&aids, change);
        let counter = Position::counter(&scene(&view, &who, Role::Decide(seat)), seat);
        let stakes = counter.primary.expect("somebody draws").stakes;
        let blind = <Position as Face>::blind(&view, seat).remove(0).stakes;
        format!("{} | {stakes} | {blind}", counter.why)
    };
    let empty = of(|_| {});
    assert!(!empty.contains('%') && empty.contains("nothing"), "{empty}");
    let safe = of(|view| (view.fiaskos, view.catastrophes) = (0, 0));
    assert_eq!(safe.matches("safe").count(), 3, "{safe}");
    assert!(!safe.contains('%'), "{safe}");
}

#[test]
fn the_fifth_row_is_shown_with_the_four_before_it() {
    let mut seen = 0;
    for seed in 0..4 {
        walk::<Position>(&Setup::by_the_book(2), seed, |position, log, _| {
            for event in log.heard_by(Eye::Public) {
                let Event::Finished { seat } = event else { continue };
                let view = position.view(Eye::Public);
                let shown = drawn(Position::pictured(event, &view, &who(2)));
                for points in view.sheet[*seat] {
                    let points = points.expect("all five are filled");
                    assert!(shown.contains(&format!("<b>{points}</b>")), "{points} in {shown}");
                }
                seen += 1;
            }
        });
    }
    assert!(seen > 0, "games end");
}

#[test]
fn totals_hold_the_bonuses_as_they_stand() {
    let (view, who, _) = deciding(&Setup::by_the_book(2), |view| {
        view.sheet[Seat::new(0)][0] = Some(20);
        view.sheet[Seat::new(1)][0] = Some(20);
        view.sheet[Seat::new(1)][1] = Some(13);
    });
    // A shared row brings 15 each, a row alone 30.
    assert_eq!([0, 1].map(|seat| view.so_far(Seat::new(seat))), [35, 78]);
    assert_eq!(Position::facts(&view, Seat::new(1)).big, "78");
    let sheet = drawn(super::sheet::sheet(&view, &who, None));
    assert!(sheet.contains("Bonus so far") && sheet.contains(">45<") && sheet.contains(">78<"));
}

#[test]
fn the_public_side_of_a_goods_card_sounds_and_reads_alike() {
    let (seat, who) = (Seat::new(0), who(2));
    let drew = Event::Drew { seat };
    assert_eq!(drawn(Position::told(&drew, &who).words), "<b>Ada</b> drew a card.");
    walk::<Position>(&Setup::by_the_book(2), 3, |_, log, _| {
        for entry in log.entries() {
            if let Event::DrewGoods { .. } = entry.event {
                assert_eq!(Position::told(&entry.event, &who).cue, Position::told(&drew, &who).cue);
            }
        }
    });
}

#[test]
fn a_hand_that_cannot_score_draws_by_itself_if_asked_to_and_nobody_listens() {
    let setup = Setup { auto_draw: true, turn: Turn::Press, ..Setup::by_the_book(3) };
    let several = who(3);
    let computer = Sitter::Computer(Level::Easy);
    let one = Who(several.0.map(|seat, chair| Chair {
        sitter: if seat.index() == 0 { Sitter::Person } else { computer },
        ..chair.clone()
    }));
    let mut seen = [false; 2];
    walk::<Position>(&setup, 5, |position, _, _| {
        let Pending::Seats(pending) = position.pending() else { return };
        let seat = pending[0];
        let view = position.view(Eye::Seat(seat));
        let alone = position.candidates(seat, &mut Dice::new(Seed(0))) == [Action::Draw];
        let automatic = |who| {
            Position::automatic(&view, who, Role::Decide(seat), &StandingOrders::default())
                .is_some()
        };
        assert_eq!(automatic(&one), alone, "only when a draw is all there is");
        let told = alone && view.hands[seat].count() == 0;
        assert_eq!(automatic(&several), told, "a card at once would tell what the hand lacks");
        let public = position.view(Eye::Public);
        assert!(
            Position::automatic(&public, &one, Role::Public, &StandingOrders::default()).is_none()
        );
        seen[usize::from(alone)] = true;
    });
    assert_eq!(seen, [true; 2]);
}

#[test]
fn the_next_game_is_begun_by_the_next_seat() {
    let setup = Setup { first: Some(Seat::new(2)), ..Setup::by_the_book(3) };
    walk::<Position>(&setup, 1, |position, _, _| {
        let next = Position::rematch(&setup, &position.view(Eye::Public));
        assert_eq!(next.first, Some(Seat::new(0)));
        assert_eq!(Position::with_seats(next, 3).first, None, "a new table draws lots again");
    });
}

#[test]
fn the_house_rules_are_offered() {
    for setup in setups() {
        assert!(drawn(Position::house(&setup, Callback::noop())).contains("Press your luck"));
        assert_eq!(setup.seats == 6, Position::in_short(&setup).contains("extension"));
    }
}
