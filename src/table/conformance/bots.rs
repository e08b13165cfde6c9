//! Computers keep the rules, keep their time, and are worth playing against.
use std::time::{Duration, Instant};

use crate::table::{Computers, Dice, Eye, Game, Level, Log, Pending, Seat, Seats, Seed};

use super::Probe;
use super::walk::{moments, seeds};

/// A debug build on a busy machine; the page gives a computer one second.
const LONGEST_THOUGHT: Duration = Duration::from_secs(10);

/// Plays a whole game; `None` plays by chance.
fn play_out<G: Computers>(setup: &G::Setup, seed: u64, levels: &Seats<Option<Level>>) -> G {
    let mut dice = Dice::new(Seed(seed ^ 0xB07));
    let mut bots = levels.map(|_, level| level.map(G::computer));
    let mut position = G::deal(setup, Seed(seed), &mut Log::default());
    while let Pending::Seats(pending) = position.pending() {
        let seat = pending[0];
        let action = if let Some(bot) = &mut bots[seat] {
            bot.choose(seat, &position.view(Eye::Seat(seat)), &mut dice)
        } else {
            let all = position.candidates(seat, &mut dice);
            dice.pick(&all).expect("a pending seat has a candidate").clone()
        };
        let played = position.play(seat, action.clone(), &mut Log::default());
        assert!(played.is_ok(), "{:?} chose {action:?}: {played:?}", levels[seat]);
    }
    position
}

fn seats_of<G: Game>(setup: &G::Setup) -> u8 {
    G::deal(setup, Seed(0), &mut Log::default()).seats()
}

pub(crate) fn computers_play_whole_games_by_the_rules<G: Computers>(setup: &G::Setup) {
    for seed in seeds(1) {
        let all_alike = |level| Seats::from_fn(seats_of::<G>(setup), |_| level);
        for level in Level::ALL {
            play_out::<G>(setup, seed, &all_alike(Some(level)));
        }
    }
}

pub(crate) fn a_computer_decides_the_same_by_the_same_dice_and_in_time<G: Computers>(
    setup: &G::Setup,
) {
    for seed in seeds(1) {
        for position in moments::<G>(setup, seed, 8) {
            let Pending::Seats(pending) = position.pending() else { continue };
            let view = position.view(Eye::Seat(pending[0]));
            for level in Level::ALL {
                let begun = Instant::now();
                let decide =
                    |()| G::computer(level).choose(pending[0], &view, &mut Dice::new(Seed(seed)));
                let [once, again] = [(), ()].map(decide);
                assert_eq!(once, again, "{level:?} is of two minds");
                assert!(begun.elapsed() < 2 * LONGEST_THOUGHT, "{level:?} is too slow");
            }
        }
    }
}

/// One hard computer among seats that play by chance, on every chair in turn; alone, against
/// what chance makes of the same deals.
pub(crate) fn the_hard_computer_beats_chance<G: Computers + Probe>(setups: &[G::Setup]) {
    let (mut beaten, mut met, mut gained) = (0, 0, 0);
    let each = G::BOUTS.div_ceil(u64::try_from(setups.len()).expect("few setups"));
    for (setup, bout) in setups.iter().flat_map(|setup| seeds(each).map(move |n| (setup, n))) {
        let seats = seats_of::<G>(setup);
        let chair = Seat::new(u8::try_from(bout % u64::from(seats)).expect("few seats"));
        let one = |level: Option<Level>| {
            let levels = Seats::from_fn(seats, |seat| level.filter(|_| seat == chair));
            play_out::<G>(setup, bout, &levels)
        };
        let end = one(Some(Level::Hard));
        if seats == 1 {
            gained += end.standing(chair) - one(None).standing(chair);
            continue;
        }
        let Pending::Over(places) = end.pending() else { unreachable!("played to the end") };
        for (_, place) in places.iter().filter(|(seat, _)| *seat != chair) {
            met += 2;
            beaten += 1 + i32::from(*place > places[chair]) - i32::from(*place < places[chair]);
        }
    }
    assert!(met == 0 || beaten * 100 > met * 65, "beats {beaten} of {met} halves by chance");
    assert!(met > 0 || gained > 0, "gains {gained} over chance");
    assert!(gained >= 0, "loses {gained} to chance");
}
