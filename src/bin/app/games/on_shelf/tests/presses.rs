//! One press a cube, and one that fills up and is done.
use high_street::games::on_shelf::{Action, Position, Prompt, Setup, View};
use high_street::table::{Eye, Game, Log, Pending, Seat};

use crate::counter::{Deed, Offer};
use crate::face::{Face, Role};
use crate::games::on_shelf::decide;
use crate::games::on_shelf::marks::Spot;
use crate::testing::{drawn, scene, walk, who};

fn offers(view: &View, seat: Seat) -> Vec<Offer<Action>> {
    let counter = Position::counter(&scene(view, &who(4), Role::Decide(seat)), seat);
    counter.offers().cloned().collect()
}

#[test]
fn a_cube_of_the_spaces_own_colour_takes_one_press() {
    let mut pressed = 0;
    walk::<Position>(&Setup::competitive(4), 2, |position, _, _| {
        let Pending::Seats(pending) = position.pending() else { return };
        let view = position.view(Eye::Public);
        let Some(Prompt::Stock(prompt)) = &view.prompt else { return };
        let marks = decide::marks(&scene(&view, &who(4), Role::Decide(pending[0])));
        for place in prompt.placements.iter().filter(|place| place.own) {
            let offer = marks.press(Spot::Own(place.space)).expect("it glows");
            let plays = matches!(offer.does, Ok(Deed::Play(Action::Place { .. })));
            assert!(plays || !view.store.stopped().is_empty(), "{}", offer.label);
            pressed += 1;
        }
    });
    assert!(pressed > 10);
}

#[test]
fn one_press_finishes_a_job_and_another_fills_up_first() {
    let mut finished = 0;
    for seed in 0..3 {
        walk::<Position>(&Setup::competitive(4), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let seat = pending[0];
            let view = position.view(Eye::Public);
            if !matches!(view.prompt, Some(Prompt::Stock(_) | Prompt::Fill(_) | Prompt::Floor(_))) {
                return;
            }
            let done = Action::Done { identification: false };
            let whole = Action::FillUpAndDone { identification: false };
            let offered = |world: &Position, action: &Action| {
                let all = offers(&world.view(Eye::Public), seat);
                all.iter().any(|offer| offer.action() == Some(action))
            };
            let (mut world, mut log) = (position.clone(), Log::default());
            let (mut at_once, mut once) = (position.clone(), Log::default());
            if offered(&world, &Action::FillUp) {
                assert!(offered(&at_once, &whole) && !offered(&world, &done));
                world.play(seat, Action::FillUp, &mut log).expect("it was offered");
                at_once.play(seat, whole, &mut once).expect("it was offered");
            } else {
                at_once.play(seat, done, &mut once).expect("nothing is left to place");
            }
            assert!(offered(&world, &done));
            world.play(seat, done, &mut log).expect("it was offered");
            assert_eq!(world, at_once);
            let heard = [&log, &once].map(|log| log.heard_by(Eye::Public).collect::<Vec<_>>());
            assert_eq!(heard[0], heard[1]);
            finished += 1;
        });
    }
    assert!(finished > 20);
}

#[test]
fn whatever_glows_on_the_board_is_legal() {
    let mut glowing = 0;
    for seed in 0..4 {
        walk::<Position>(&Setup::competitive(5), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let seat = pending[0];
            let view = position.view(Eye::Seat(seat));
            let marks = decide::marks(&scene(&view, &who(5), Role::Decide(seat)));
            for offer in marks.presses() {
                if let Some(action) = offer.action() {
                    position.check(seat, action).expect("it glows");
                    glowing += 1;
                }
            }
        });
    }
    assert!(glowing > 100);
}

/// A control that names a key is pressed by it.
#[test]
fn every_key_that_is_named_is_heard() {
    let mut named = 0;
    for seed in 0..6 {
        walk::<Position>(&Setup::competitive(4), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let seat = pending[0];
            let view = position.view(Eye::Seat(seat));
            let counter = Position::counter(&scene(&view, &who(4), Role::Decide(seat)), seat);
            let heard: Vec<String> =
                counter.keys().into_iter().map(|(key, _)| key.to_uppercase()).collect();
            let body = drawn(counter.body);
            for after in body.split("aria-keyshortcuts=\"").skip(1) {
                let key = after.split('"').next().expect("it ends").to_uppercase();
                assert!(heard.contains(&key), "{key} of {heard:?} at {:?}", view.stage);
                named += 1;
            }
        });
    }
    assert!(named > 1000, "{named}");
}
