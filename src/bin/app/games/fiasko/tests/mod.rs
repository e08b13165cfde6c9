//! Random games, drawn for every eye: nothing panics, nothing leaks, every event has its words.
mod kit;

use high_street::games::fiasko::{Action, Event, Position, Setup, Turn};
use high_street::table::{
    Chair, Dice, Eye, Game, Imagine, Level, Pending, Seat, Seed, Sitter, StandingOrders,
};
use yew::prelude::*;

use self::kit::{drawn, eyes, screen, setups, walk, who};
use crate::face::{Face, Role, Who};

#[test]
fn every_view_of_random_games_can_be_drawn() {
    for (index, setup) in setups().iter().enumerate() {
        let who = who(setup.seats);
        let mut step = 0;
        walk(setup, index as u64, |position, _, _| {
            step += 1;
            let over = matches!(position.pending(), Pending::Over(_));
            if step % 23 == 1 || over {
                for eye in eyes(setup.seats) {
                    let drawn = screen(&position.view(eye), &who, eye);
                    assert!(!drawn.contains("<i>Cora"), "a name is text, never markup");
                    assert!(!drawn.contains("style="), "the policy forbids style attributes");
                }
            }
        });
    }
}

#[test]
fn what_is_drawn_depends_on_no_secret() {
    let mut differing = 0;
    for (index, setup) in setups().iter().filter(|setup| !setup.open_hands).enumerate() {
        let who = who(setup.seats);
        let mut step = 0;
        walk(setup, 100 + index as u64, |position, _, dice| {
            step += 1;
            if step % 31 != 1 || matches!(position.pending(), Pending::Over(_)) {
                return;
            }
            for dreamer in Seat::all(setup.seats) {
                let eye = Eye::Seat(dreamer);
                let twin = Position::imagine(dreamer, &position.view(eye), dice);
                differing += usize::from(twin != *position);
                for eye in [eye, Eye::Public] {
                    let both = [position, &twin].map(|world| screen(&world.view(eye), &who, eye));
                    assert_eq!(both[0], both[1], "{eye:?} is shown a secret");
                }
            }
        });
    }
    assert!(differing > 50, "twins that are the same prove nothing");
}

#[test]
fn every_event_has_a_sentence_with_names() {
    for (index, setup) in setups().iter().enumerate() {
        let who = who(setup.seats);
        let mut step = 0;
        walk(setup, 200 + index as u64, |_, log, _| {
            step += 1;
            for entry in log.entries() {
                let common = matches!(entry.event, Event::Drew { .. } | Event::DrewGoods { .. });
                if common && step % 20 != 0 {
                    continue;
                }
                let line = drawn(Position::line(&entry.event, &who));
                assert!(line.ends_with('.') && line.len() > 8, "{line}");
                let lower = line.to_lowercase();
                let words = lower.split(|c: char| !c.is_alphabetic());
                assert!(words.into_iter().all(|word| word != "you" && word != "your"), "{line}");
                assert!(Position::line_seat(&entry.event).is_some() || line.starts_with("The "));
            }
        });
    }
}

#[test]
fn the_public_side_of_a_goods_card_sounds_and_reads_alike() {
    let (seat, who) = (Seat::new(0), who(2));
    let drew = Event::Drew { seat };
    assert_eq!(drawn(Position::line(&drew, &who)), "<b>Ada</b> drew a card.");
    walk(&Setup::by_the_book(2), 3, |_, log, _| {
        for entry in log.entries() {
            if let Event::DrewGoods { .. } = entry.event {
                assert_eq!(Position::cue(&entry.event), Position::cue(&drew));
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
    walk(&setup, 5, |position, _, _| {
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
    walk(&setup, 1, |position, _, _| {
        let next = Position::rematch(&setup, &position.view(Eye::Public));
        assert_eq!(next.first, Some(Seat::new(0)));
        assert_eq!(Position::with_seats(next, 3).first, None, "a new table draws lots again");
    });
}

#[test]
fn the_rules_and_the_options_can_be_drawn() {
    for chapter in Position::chapters() {
        let body = drawn((chapter.body)());
        assert!(body.len() > 200, "{} says something", chapter.title);
        assert!(!body.contains("style="));
    }
    for setup in setups() {
        assert!(drawn(Position::options(&setup, Callback::noop())).contains("Press your luck"));
        assert_eq!(setup.seats == 6, Position::in_short(&setup).contains("extension"));
    }
}

#[test]
fn every_moment_leads_to_a_chapter_of_the_rules() {
    walk(&Setup::by_the_book(4), 8, |position, _, _| {
        for eye in eyes(4) {
            let now = Position::chapter_now(&position.view(eye));
            assert!(Position::chapters().iter().any(|chapter| chapter.id == now));
        }
    });
}
