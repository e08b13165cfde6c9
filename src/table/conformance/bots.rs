//! Computers keep the rules, keep their time, and are worth playing against.
use std::time::{Duration, Instant};

use crate::table::{Computers, Dice, Eye, Game, Level, Log, Pending, Seat, Seats, Seed};

use super::Probe;
use super::walk::{moments, seeds};

/// A debug build on a busy machine; the page gives a computer one second.
const LONGEST_THOUGHT: Duration = Duration::from_secs(10);

/// Plays a whole game; `None` plays by chance.
fn play_out<G: Probe>(setup: &G::Setup, seed: u64, levels: &Seats<Option<Level>>) -> G {
    let mut dice = Dice::new(Seed(seed ^ 0xB07));
    let bot = |level| if level == Level::Hard { G::contender() } else { G::computer(level) };
    let mut bots = levels.map(|_, level| level.map(bot));
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

pub(crate) fn computers_play_whole_games_by_the_rules<G: Probe>(setup: &G::Setup) {
    let mixes =
        [[Level::Hard, Level::Easy, Level::Normal], [Level::Normal, Level::Hard, Level::Easy]];
    let seats = seats_of::<G>(setup);
    // One game a setup: the setups of a game together bring every level to every table.
    let mix = mixes[usize::from(seats) % mixes.len()];
    for seed in seeds(1) {
        let level = |seat: Seat| Some(mix[seat.index() % mix.len()]);
        play_out::<G>(setup, seed, &Seats::from_fn(seats, level));
    }
}

pub(crate) fn a_computer_decides_the_same_by_the_same_dice_and_in_time<G: Computers>(
    setup: &G::Setup,
) {
    for seed in seeds(1) {
        for position in moments::<G>(setup, seed, 3) {
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
/// what chance makes of the same deals; together, a team of hard computers against what a team of
/// chance makes of the same deals. Better by more than luck, that is by three standard errors;
/// where that is soon clear it plays no more.
pub(crate) fn the_hard_computer_beats_chance<G: Probe>(setups: &[G::Setup]) {
    let (teams, rivals): (Vec<_>, Vec<_>) = setups.iter().partition(|setup| G::together(setup));
    beats_chance::<G>(&rivals, gain::<G>);
    beats_chance::<G>(&teams, |setup, _, seed| team_gain::<G>(setup, seed));
}

fn beats_chance<G: Probe>(setups: &[&G::Setup], gain: impl Fn(&G::Setup, u64, u64) -> f64) {
    let Some(count) = u64::try_from(setups.len()).ok().filter(|count| *count > 0) else { return };
    let mut gains: Vec<f64> = Vec::new();
    for bout in seeds(G::BOUTS.div_ceil(count)) {
        for (setup, deals) in setups.iter().zip(0..) {
            gains.push(gain(setup, bout, bout + (deals << 32)));
            let (mean, luck) = odds(&gains);
            if gains.len() >= 15 && mean > luck {
                return;
            }
        }
    }
    let (mean, luck) = odds(&gains);
    assert!(mean > luck, "gains {mean:.2} a game, no more than luck ({luck:.2})");
}

/// By how much a team of hard computers ends above a team of chance.
fn team_gain<G: Probe>(setup: &G::Setup, seed: u64) -> f64 {
    let team = |level: Option<Level>| {
        let end = play_out::<G>(setup, seed, &Seats::from_fn(seats_of::<G>(setup), |_| level));
        f64::from(end.standing(Seat::new(0)))
    };
    team(Some(Level::Hard)) - team(None)
}

/// The mean, and three standard errors of it.
fn odds(gains: &[f64]) -> (f64, f64) {
    let count = f64::from(u32::try_from(gains.len()).expect("few bouts"));
    let mean = gains.iter().sum::<f64>() / count;
    let spread = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / count;
    (mean, 3.0 * (spread / count).sqrt())
}

/// What the hard computer makes of one deal: from -1, behind all others, to 1, ahead of them.
fn gain<G: Probe>(setup: &G::Setup, bout: u64, seed: u64) -> f64 {
    let seats = seats_of::<G>(setup);
    let chair = Seat::new(u8::try_from(bout % u64::from(seats)).expect("few seats"));
    let one = |level: Option<Level>| {
        let levels = Seats::from_fn(seats, |seat| level.filter(|_| seat == chair));
        play_out::<G>(setup, seed, &levels)
    };
    let end = one(Some(Level::Hard));
    if seats == 1 {
        return f64::from((end.standing(chair) - one(None).standing(chair)).signum());
    }
    let Pending::Over(places) = end.pending() else { unreachable!("played to the end") };
    let beaten =
        |place: &u8| f64::from(i8::from(*place > places[chair]) - i8::from(*place < places[chair]));
    places.values().map(beaten).sum::<f64>() / f64::from(seats - 1)
}
