//! Secret choices made at once: nobody sees another's, the order is forgotten, and each may be
//! changed until the last is in.
use crate::table::{Dice, Eye, Game, Log, Pending, Seat, Seed};

use super::walk::{moments, seeds};

/// Every moment at which several seats choose at once, and who they are.
fn sets<G: Game>(setup: &G::Setup, seed: u64) -> impl Iterator<Item = (G, Vec<Seat>)> {
    moments::<G>(setup, seed, 200).into_iter().filter_map(|position| match position.pending() {
        Pending::Seats(seats) if seats.len() > 1 => Some((position, seats.to_vec())),
        _ => None,
    })
}

fn any_choice<G: Game>(position: &G, seat: Seat, dice: &mut Dice) -> G::Action {
    let all = position.candidates(seat, dice);
    dice.pick(&all).expect("a pending seat has a candidate").clone()
}

fn after<G: Game>(position: &G, seat: Seat, action: &G::Action) -> (G, Log<G::Event>) {
    let mut position = position.clone();
    let mut log = Log::default();
    position.play(seat, action.clone(), &mut log).expect("a candidate is legal");
    (position, log)
}

fn eyes<G: Game>(position: &G) -> impl Iterator<Item = Eye> + use<G> {
    Seat::all(position.seats()).map(Eye::Seat).chain([Eye::Public])
}

/// Says how many sets were sealed in several orders, so that a game that seals can make sure that
/// there were any.
pub(crate) fn the_order_of_sealing_is_forgotten<G: Game>(setup: &G::Setup) -> usize {
    let mut compared = 0;
    for seed in seeds(4) {
        let mut dice = Dice::new(Seed(seed));
        for (position, seats) in sets::<G>(setup, seed) {
            let mut choices: Vec<_> =
                seats.iter().map(|&seat| (seat, any_choice(&position, seat, &mut dice))).collect();
            let in_order = seal_all(&position, &choices);
            choices.reverse();
            assert_eq!(seal_all(&position, &choices), in_order, "backwards");
            dice.shuffle(&mut choices);
            assert_eq!(seal_all(&position, &choices), in_order, "shuffled");
            compared += 1;
        }
    }
    compared
}

/// The position, and all lines each eye has heard, in their order.
fn seal_all<G: Game>(position: &G, choices: &[(Seat, G::Action)]) -> (G, Vec<Vec<String>>) {
    let mut position = position.clone();
    let mut log = Log::default();
    for (seat, action) in choices {
        position.play(*seat, action.clone(), &mut log).expect("others' choices change no limit");
    }
    let lines = |eye| log.heard_by(eye).map(|event| format!("{event:?}")).collect();
    let heard = eyes(&position).map(lines).collect();
    (position, heard)
}

pub(crate) fn a_sealed_choice_shows_to_nobody_else<G: Game>(setup: &G::Setup) {
    for seed in seeds(4) {
        let mut dice = Dice::new(Seed(seed));
        for (position, seats) in sets::<G>(setup, seed) {
            for seat in seats {
                let ends = [(), ()].map(|()| {
                    let choice = any_choice(&position, seat, &mut dice);
                    after(&position, seat, &choice)
                });
                for eye in eyes(&position).filter(|eye| *eye != Eye::Seat(seat)) {
                    let seen = [&ends[0], &ends[1]].map(|(end, _)| end.view(eye));
                    assert_eq!(seen[0], seen[1], "{eye:?} sees what was sealed");
                    let heard = [&ends[0], &ends[1]]
                        .map(|(_, log)| log.heard_by(eye).cloned().collect::<Vec<_>>());
                    assert_eq!(heard[0], heard[1], "{eye:?} hears what was sealed");
                }
            }
        }
    }
}

pub(crate) fn a_sealed_choice_may_be_changed_until_the_last<G: Game>(setup: &G::Setup) {
    for seed in seeds(4) {
        let mut dice = Dice::new(Seed(seed));
        for (position, mut seats) in sets::<G>(setup, seed) {
            assert!(seats.iter().all(|&seat| !position.may_revise(seat)), "nothing sealed yet");
            let last = seats.pop().expect("several");
            let mut position = position;
            for seat in seats {
                let [first, second] = [(), ()].map(|()| any_choice(&position, seat, &mut dice));
                let (direct, _) = after(&position, seat, &second);
                let (sealed, _) = after(&position, seat, &first);
                if !sealed.is_pending(seat) {
                    assert!(sealed.may_revise(seat), "{seat:?} may change its mind");
                    let (changed, log) = after(&sealed, seat, &second);
                    assert!(!log.revealing(), "a changed choice shows nothing");
                    assert_eq!(changed, direct, "the last word counts");
                }
                position = sealed;
            }
            let choice = any_choice(&position, last, &mut dice);
            let (opened, log) = after(&position, last, &choice);
            if log.opening() {
                let closed = Seat::all(opened.seats()).all(|seat| !opened.may_revise(seat));
                assert!(closed, "what lies open cannot be changed");
            }
        }
    }
}
