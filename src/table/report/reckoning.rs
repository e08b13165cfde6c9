//! Sharp's reckoning, the one evaluator of the report: what a game comes to if it goes on as the
//! strong computer plays at a glance, in worlds that look to one seat as the table did.
//!
//! Never the truth: it knows no more than the seat did, and plays no better than it can.
use super::findings::Measure;
use crate::table::{Computers, Dice, Game, Log, Pending, Seat, Seats, Seed};

/// Grows when the same game would get another report: kept ones are made again.
pub const EVALUATOR: u16 = 4;

/// What one game came to for every seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Outcome {
    /// Points of winning chance, of 100, shared among those who win; or the score of who plays alone.
    pub worth: Seats<f64>,
    /// By how much a seat ends ahead of the best of the others: a finer measure of luck.
    pub lead: Seats<f64>,
}

impl Outcome {
    /// Of a game that is over.
    pub fn of<G: Game>(end: &G, measure: Measure) -> Outcome {
        let Pending::Over(places) = end.pending() else { unreachable!("played to its end") };
        let standing = Seats::from_fn(end.seats(), |seat| end.standing(seat));
        Outcome::counted(&places, &standing, measure)
    }

    fn counted(places: &Seats<u8>, standing: &Seats<i32>, measure: Measure) -> Outcome {
        let standing = standing.map(|_, points| f64::from(*points));
        let winners = places.values().filter(|place| **place == 1).count();
        let winners = f64::from(u8::try_from(winners.max(1)).expect("a table has few seats"));
        let worth = match measure {
            Measure::Score => standing.clone(),
            Measure::Goal => places.map(|_, place| if *place == 1 { 100.0 } else { 0.0 }),
            Measure::Win => places.map(|_, place| if *place == 1 { 100.0 / winners } else { 0.0 }),
        };
        let lead = standing.map(|seat, own| {
            let others = standing.iter().filter(|(other, _)| *other != seat);
            match others.map(|(_, theirs)| *theirs).reduce(f64::max) {
                Some(best) if measure == Measure::Win => own - best,
                _ => *own,
            }
        });
        Outcome { worth, lead }
    }
}

/// Two courses from one decision, in the same world and with the same luck.
pub(super) struct Pair {
    pub usual: Outcome,
    pub chosen: Outcome,
}

/// Chance of its own for each trial, so that errors of different decisions can be added.
pub(super) fn luck(deal: Seed, about: u64, trial: u32) -> Dice {
    let spread = about.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29) ^ u64::from(trial);
    Dice::new(deal).fork(spread.wrapping_mul(0xD6E8_FEB8_6659_FD93))
}

/// What the hand does that plays imagined games. Its whims are the same in the same round of two
/// games, however many steps led there.
pub(super) fn hand<G: Computers>(world: &G, seat: Seat, dice: &Dice) -> G::Action {
    let mut whims = dice.fork(u64::from(world.round()) << 3 | seat.index() as u64);
    G::at_a_glance(world, seat, &mut whims)
}

/// Plays on to the end as the strong computer would at a glance, and counts the steps.
pub(super) fn play_on<G: Computers>(mut world: G, dice: &Dice, spent: &mut u64) -> G {
    while let Pending::Seats(seats) = world.pending() {
        let action = hand(&world, seats[0], dice);
        world.apply(seats[0], action, &mut Log::default());
        *spent += 1;
    }
    world
}

/// A world that looks to `seat` as `view` does. What others have sealed is what they might well
/// have sealed: a choice is judged against that mixture, never against what lay there.
pub(super) fn world<G: Computers>(seat: Seat, view: &G::View, dice: &mut Dice) -> G {
    let mut world = G::imagine(seat, view, dice);
    let sealed: Vec<Seat> = Seat::all(world.seats())
        .filter(|other| *other != seat && !world.is_pending(*other) && world.may_revise(*other))
        .collect();
    for other in sealed {
        let action = G::at_a_glance(&world, other, dice);
        if world.check(other, &action).is_ok() {
            world.apply(other, action, &mut Log::default());
        }
    }
    world
}

/// What the seat could expect before it decided.
pub(super) fn expect<G: Computers>(
    seat: Seat,
    view: &G::View,
    measure: Measure,
    mut dice: Dice,
    spent: &mut u64,
) -> Outcome {
    let world: G = world(seat, view, &mut dice);
    Outcome::of(&play_on(world, &dice, spent), measure)
}

/// `action` beside what the strong computer would do at a glance; `None` where that is the same.
pub(super) fn pair<G: Computers>(
    seat: Seat,
    view: &G::View,
    action: &G::Action,
    measure: Measure,
    mut dice: Dice,
    spent: &mut u64,
) -> Option<Pair> {
    let world: G = world(seat, view, &mut dice);
    let first = G::at_a_glance(&world, seat, &mut dice.fork(1));
    if first == *action {
        return None;
    }
    let usual = after(&world, seat, &first, measure, &dice, spent);
    let chosen = after(&world, seat, action, measure, &dice, spent);
    Some(Pair { usual, chosen })
}

/// What each of `actions` comes to for `seat`, in one world and with the same luck.
pub(super) fn compare<G: Computers>(
    seat: Seat,
    view: &G::View,
    actions: &[G::Action],
    measure: Measure,
    mut dice: Dice,
    spent: &mut u64,
) -> Vec<f64> {
    let world: G = world(seat, view, &mut dice);
    let worth = |action| after(&world, seat, action, measure, &dice, spent).worth[seat];
    actions.iter().map(worth).collect()
}

fn after<G: Computers>(
    world: &G,
    seat: Seat,
    action: &G::Action,
    measure: Measure,
    dice: &Dice,
    spent: &mut u64,
) -> Outcome {
    let mut world = world.clone();
    world.apply(seat, action.clone(), &mut Log::default());
    Outcome::of(&play_on(world, &dice.fork(2), spent), measure)
}
