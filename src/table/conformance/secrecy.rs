//! Nobody learns more than their view says: twin worlds that one eye cannot tell apart.
use crate::table::{Dice, Eye, Game, Imagine, Log, Pending, Seat, Seed, trusted};

use super::Probe;
use super::legality::odd_actions;
use super::walk::{actors, moments, seeds};

pub(crate) fn an_imagined_world_looks_the_same<G: Imagine>(setup: &G::Setup) {
    for seed in seeds(2) {
        let mut dice = Dice::new(Seed(seed));
        let moments = moments::<G>(setup, seed, 40);
        let odd = odd_actions(&moments, &mut dice);
        for position in moments.iter().filter(|position| goes_on(*position)) {
            for seat in Seat::all(position.seats()) {
                let eye = Eye::Seat(seat);
                let view = position.view(eye);
                let twin = G::imagine(seat, &view, &mut dice.clone());
                assert_eq!(twin, G::imagine(seat, &view, &mut dice), "by the same dice");
                assert_eq!(twin.view(eye), view);
                assert_eq!(twin.view(Eye::Public), position.view(Eye::Public));
                assert_eq!(twin.pending(), position.pending());
                twin.audit().expect("an imagined world has every piece");
                let both = [position, &twin].map(|world| world.candidates(seat, &mut dice));
                for action in both.iter().flatten().chain(&odd) {
                    if actors(position).contains(&seat) {
                        let verdicts = [position, &twin].map(|world| world.check(seat, action));
                        assert_eq!(verdicts[0], verdicts[1], "legality of {action:?} leaks");
                    }
                }
            }
        }
    }
}

fn goes_on<G: Game>(position: &G) -> bool {
    matches!(position.pending(), Pending::Seats(_))
}

/// Two worlds an observer cannot tell apart, in which the actor does two different things:
/// while the observer's views agree, what it hears must agree as well.
pub(crate) fn the_log_tells_no_more_than_the_view<G: Imagine>(setup: &G::Setup) {
    let mut compared = 0;
    for seed in seeds(2) {
        let mut dice = Dice::new(Seed(seed));
        for position in moments::<G>(setup, seed, 60) {
            for actor in actors(&position) {
                for eye in Seat::all(position.seats()).map(Eye::Seat).chain([Eye::Public]) {
                    if eye != Eye::Seat(actor) {
                        compared += compare_twins(&position, actor, eye, &mut dice);
                    }
                }
            }
        }
    }
    assert!(compared > 0, "no two worlds looked the same");
}

/// How many pairs of worlds looked the same to the eye.
fn compare_twins<G: Imagine>(position: &G, actor: Seat, eye: Eye, dice: &mut Dice) -> usize {
    // What a seat imagines looks the same to the public as well.
    let dreamer = eye.seat().unwrap_or(actor);
    let twin = G::imagine(dreamer, &position.view(Eye::Seat(dreamer)), dice);
    let mut outcome = |world: &G| {
        let all = world.candidates(actor, dice);
        let action = dice.pick(&all).expect("whoever may act has a candidate").clone();
        let mut world = world.clone();
        let mut log = Log::default();
        world.play(actor, action, &mut log).expect("a candidate is legal");
        (world.view(eye), log)
    };
    let ends = [position, &twin, position, &twin].map(&mut outcome);
    let mut compared = 0;
    for (index, (view, log)) in ends.iter().enumerate() {
        for (other, told) in &ends[..index] {
            if view == other {
                compared += 1;
                let heard = [log, told].map(|log| log.heard_by(eye).collect::<Vec<_>>());
                assert_eq!(heard[0], heard[1], "{eye:?} hears what it cannot see");
            }
        }
    }
    compared
}

pub(crate) fn blind_actions_follow_from_the_public_view<G: Probe>(setup: &G::Setup) {
    for seed in seeds(2) {
        let mut dice = Dice::new(Seed(seed));
        let moments = moments::<G>(setup, seed, 40);
        let odd = odd_actions(&moments, &mut dice);
        for position in moments.iter().filter(|position| goes_on(*position)) {
            for (seat, dreamer) in pairs(position) {
                let twin = G::imagine(dreamer, &position.view(Eye::Seat(dreamer)), &mut dice);
                assert_eq!(twin.private(seat), position.private(seat), "a screen tells a secret");
                let mut actions = position.candidates(seat, &mut dice);
                assert_eq!(
                    twin.all_blind(seat),
                    position.all_blind(seat),
                    "a screen tells a secret"
                );
                if !position.private(seat) || position.all_blind(seat) {
                    let all_blind = actions.iter().all(|action| position.blind(seat, action));
                    assert!(all_blind, "on an open screen every action is offered openly");
                }
                actions.extend(odd.iter().cloned());
                for action in &actions {
                    agree(position, &twin, seat, action);
                }
            }
        }
    }
}

fn pairs<G: Game>(position: &G) -> Vec<(Seat, Seat)> {
    let Pending::Seats(pending) = position.pending() else { return Vec::new() };
    let others = |seat| Seat::all(position.seats()).map(move |other| (seat, other));
    pending.iter().copied().flat_map(others).collect()
}

/// The public sees the same offers in both worlds, and the same refusals where nothing is secret.
fn agree<G: Probe>(position: &G, twin: &G, seat: Seat, action: &G::Action) {
    let worlds = [position, twin];
    let blind = worlds.map(|world| world.blind(seat, action));
    assert_eq!(blind[0], blind[1], "the offer of {action:?} tells a secret");
    let [here, there] = worlds.map(|world| world.check(seat, action));
    if !position.private(seat) {
        assert_eq!(here, there, "an open refusal of {action:?} tells a secret");
    } else if blind[0] && !G::BLIND_MAY_FAIL {
        assert_eq!(here.is_ok(), there.is_ok(), "the legality of {action:?} tells a secret");
    }
}

pub(crate) fn a_view_can_be_sent_to_the_worker<G: Game>(setup: &G::Setup) {
    for seed in seeds(2) {
        for position in moments::<G>(setup, seed, 60) {
            for eye in Seat::all(position.seats()).map(Eye::Seat).chain([Eye::Public]) {
                let view = position.view(eye);
                let bytes = postcard::to_allocvec(&view).expect("a view is plain data");
                // Field by field: two views may count as the same if their written forms are.
                let there = format!("{:?}", trusted::read::<G::View>(&bytes));
                assert_eq!(there, format!("{view:?}"), "as the worker reads it");
            }
        }
    }
}
