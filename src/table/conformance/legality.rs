//! Who may do what, and that nothing else happens.
use crate::table::{Dice, Eye, Game, Log, Pending, Rejected, Seat, SeatList, Seed};

use super::mutants::{nudged, words};
use super::walk::{actors, moments, seeds, walk};
use super::{Probe, assert_sentence};

pub(crate) fn candidates_are_legal_and_distinct_and_only_for_the_pending<G: Game>(
    setup: &G::Setup,
) {
    for seed in seeds(3) {
        walk::<G>(setup, seed, |session, dice| {
            let position = session.position();
            let may_act = actors(position);
            for seat in Seat::all(position.seats()) {
                let all = position.candidates(seat, &mut dice.clone());
                assert_eq!(all, position.candidates(seat, &mut dice.clone()), "by the same dice");
                assert_eq!(!all.is_empty(), may_act.contains(&seat), "{seat:?} has {all:?}");
                for (index, action) in all.iter().enumerate() {
                    assert!(!all[..index].contains(action), "{action:?} is listed twice");
                    assert!(position.check(seat, action).is_ok(), "{action:?} is a candidate");
                }
            }
        });
    }
}

pub(crate) fn nobody_else_may_act<G: Game>(setup: &G::Setup) {
    for seed in seeds(2) {
        walk::<G>(setup, seed, |session, dice| {
            let position = session.position();
            let may_act = actors(position);
            let some = may_act.first().map(|&seat| position.candidates(seat, dice));
            let Some(action) = some.and_then(|all| dice.pick(&all).cloned()) else { return };
            let beyond = [position.seats(), 100, u8::MAX].map(Seat::new);
            for seat in Seat::all(position.seats()).chain(beyond) {
                if may_act.contains(&seat) {
                    continue;
                }
                let refusal = refusal_of(position, seat, &action);
                assert!(matches!(refusal, Some(Rejected::NotYourTurn { .. })), "{refusal:?}");
            }
        });
    }
}

/// Plays on a copy. `None` if it was legal, and then every piece is still there; a refusal has
/// changed nothing, told nothing, and is a sentence.
fn refusal_of<G: Game>(
    position: &G,
    seat: Seat,
    action: &G::Action,
) -> Option<Rejected<G::Illegal>> {
    let mut copy = position.clone();
    let mut log = Log::default();
    let Err(refusal) = copy.play(seat, action.clone(), &mut log) else {
        copy.audit().expect("every piece is there");
        assert!(copy.pending() != Pending::Seats(SeatList::from_iter([])), "someone is pending");
        return None;
    };
    assert_eq!(&copy, position, "a refused action changes nothing");
    assert!(log.entries().is_empty() && !log.revealing(), "a refused action tells nothing");
    assert_sentence(&refusal.to_string());
    Some(refusal)
}

/// Actions that some seat could do at some moment of this game, and broken ones like them.
pub(super) fn odd_actions<G: Game>(moments: &[G], dice: &mut Dice) -> Vec<G::Action> {
    let mut foreign: Vec<G::Action> = Vec::new();
    for position in moments {
        for seat in actors(position) {
            let all = position.candidates(seat, dice);
            foreign.extend(dice.pick(&all).cloned());
            foreign.extend(all.last().cloned());
        }
    }
    dice.shuffle(&mut foreign);
    let words = words(&foreign);
    let broken = foreign.iter().take(40).flat_map(|action| nudged(action, &words, 10, dice));
    let broken: Vec<_> = broken.collect();
    let mut odd: Vec<G::Action> = Vec::new();
    for action in broken.into_iter().chain(foreign) {
        if odd.len() < 60 && !odd.contains(&action) {
            odd.push(action);
        }
    }
    odd
}

pub(crate) fn odd_actions_are_legal_or_refused_with_a_sentence<G: Game>(setup: &G::Setup) {
    for seed in seeds(2) {
        let moments = moments::<G>(setup, seed, 40);
        let odd = odd_actions(&moments, &mut Dice::new(Seed(seed)));
        for position in &moments {
            for seat in Seat::all(position.seats()) {
                for action in &odd {
                    let _ = (refusal_of(position, seat, action), position.blind(seat, action));
                }
            }
        }
    }
}

pub(crate) fn prompts_and_check_agree<G: Probe>(setup: &G::Setup) {
    let mut probed = 0;
    for seed in seeds(3) {
        walk::<G>(setup, seed, |session, _| {
            let position = session.position();
            for seat in actors(position) {
                for (action, legal) in G::probes(&position.view(Eye::Seat(seat))) {
                    probed += 1;
                    match position.check(seat, &action) {
                        Ok(()) => assert!(legal, "the prompt forbids {action:?}"),
                        Err(why) => assert!(!legal, "the prompt offers {action:?}, but: {why}"),
                    }
                }
            }
        });
    }
    assert!(probed > 0, "the prompts of a game say what may be done");
}
