//! The report says nothing that it cannot know, and nothing about a game that runs.
use std::ops::Range;

use crate::table::report::{Effort, Inquiry, Measure, NotOver, Points, Report, judge};
use crate::table::{Computers, Dice, Level, Pending, Seat, Seats, Seed, Session};

use super::Probe;
use super::walk::{moments, seeds};

/// As little as shows whether it adds up. Less effort makes it less sure, never unfair. What the computers
/// made of the same deal is no part of a result, and the strong one takes longer for it than all the rest.
const LITTLE: Effort = Effort {
    deals: 4,
    worlds: 2,
    trials: 1,
    steps: 60,
    points: 2,
    looks: 1,
    look: 3,
    same_deal: &[],
};
/// What the long run spends on a game. With one trial a choice the noise would hide a bias of twenty points.
const FAIRLY: Effort = Effort { deals: 24, worlds: 8, trials: 4, ..LITTLE };
/// What it spends on a look at a choice.
const CLOSELY: Effort = Effort { trials: 4, looks: 3, look: 120, ..LITTLE };

/// A game played to its end by computers, for whom `choose` decides. They have counted whatever can be
/// counted, as the report expects of everybody.
fn played<G: Computers>(
    setup: &G::Setup,
    seed: u64,
    mut choose: impl FnMut(Seat, &G::View, &mut Dice) -> G::Action,
) -> Session<G> {
    let mut session = Session::<G>::new(setup.clone(), Seed(seed)).expect("the setup is offered");
    let mut dice = Dice::new(Seed(seed ^ 0x2E90));
    while let Pending::Seats(pending) = session.pending() {
        let known = session.position().could_know(pending[0]);
        let action = choose(pending[0], &known, &mut dice);
        session.play(pending[0], action).expect("computers keep the rules");
    }
    session
}

fn calm<G: Computers>(seat: Seat, view: &G::View, dice: &mut Dice) -> G::Action {
    G::computer(Level::Easy).choose(seat, view, dice)
}

fn report<G: Computers>(
    session: &Session<G>,
    people: Vec<Seat>,
    effort: Effort,
) -> Report<G::Action> {
    let mut inquiry = Inquiry::new(session, people, effort).expect("the game is over");
    while !inquiry.is_done() {
        inquiry.go_on();
        let adds_up =
            inquiry.report(&Clone::clone).accounts.values().all(|account| account.parts.add_up());
        assert!(adds_up, "the parts do not add up");
    }
    inquiry.report(&Clone::clone)
}

/// Against each other and together.
pub(crate) fn the_parts_of_a_result_add_up<G: Computers>(setups: &[G::Setup]) {
    let together = setups.iter().find(|setup| G::together(setup));
    for setup in setups.iter().take(1).chain(together) {
        let seed = 5;
        let session = played::<G>(setup, seed, calm::<G>);
        let running = session.prefix(session.len() / 2);
        assert_eq!(Inquiry::new(&running, Vec::new(), LITTLE).err(), Some(NotOver));
        let report = report(&session, vec![Seat::new(0)], LITTLE);
        for account in report.accounts.values() {
            let whole: i32 = account.parts.whole().iter().sum();
            assert_eq!(whole, account.parts.result.whole(), "in whole points");
            assert!(account.moments.len() <= 3);
            assert!(G::CHANCE || account.parts.luck == Points(0), "luck without chance");
        }
    }
}

/// A choice is judged by what its chooser could know: in another world that is the same to it, the
/// verdict and every number are the same. Where nothing is left to chance everybody could know
/// everything: the report relies on that.
pub(crate) fn what_nobody_could_see_changes_no_verdict<G: Computers>(setup: &G::Setup) {
    let measure = if G::together(setup) { Measure::Goal } else { Measure::Win };
    for seed in seeds(1) {
        let mut dice = Dice::new(Seed(seed));
        for position in moments::<G>(setup, seed, 3) {
            let Pending::Seats(pending) = position.pending() else { continue };
            let seat = pending[0];
            let twin = G::imagine(seat, &position.could_know(seat), &mut dice);
            if !G::CHANCE {
                for eye in Seat::all(position.seats()) {
                    assert_eq!(twin.could_know(eye), position.could_know(eye), "{eye:?} knows all");
                }
            }
            let all = position.candidates(seat, &mut dice);
            let done = dice.pick(&all).expect("a pending seat has a candidate");
            let [here, there] = [&position, &twin]
                .map(|world| judge::<G>(seat, &world.could_know(seat), done, measure, 2));
            assert_eq!(here, there, "what lay hidden changes a verdict");
        }
    }
}

/// Numbers of one kind from game to game: their mean, and the standard error of it.
fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = f64::from(u32::try_from(numbers.len()).expect("few games"));
    let mean = numbers.iter().sum::<f64>() / count;
    let spread = numbers.iter().map(|each| (each - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, spread.sqrt() / count.sqrt())
}

/// Mean luck is zero for every seat, whoever plays: within three standard errors. That takes
/// hundreds of games, so only the long run asks.
fn luck_is_fair<G: Computers>(setup: &G::Setup, games: Range<u64>) {
    let begin = games.start;
    let mut luck: Seats<Vec<f64>> = Seats::from_fn(6, |_| Vec::new());
    let mut rare = Vec::new();
    for seed in games {
        let calm_or_keen = |seat: Seat| {
            [Level::Easy, Level::Normal][usize::from((seat.index() as u64 + seed) % 2 == 1)]
        };
        let session = played::<G>(setup, 7_000 + seed, |seat, view, dice| {
            G::computer(calm_or_keen(seat)).choose(seat, view, dice)
        });
        for (seat, account) in report(&session, Vec::new(), FAIRLY).accounts.iter() {
            luck[seat].push(f64::from(account.parts.deal.0 + account.parts.luck.0) / 100.0);
            let rarity = account.rarity;
            rare.push(if rarity.alike * 6 <= rarity.sample { 100.0 } else { 0.0 });
        }
        // Whoever stops it keeps what was found until then.
        if (seed + 1) % 100 == 0 && seed > begin {
            let so_far = luck.values().filter(|luck| !luck.is_empty()).map(|luck| mean(luck));
            let so_far = so_far.collect::<Vec<_>>();
            println!("{}: games {begin} to {seed}, {so_far:.2?}", G::SLUG);
        }
    }
    let (often, error) = mean(&rare);
    println!("{}: {often:.0} ± {error:.0} % are called as rare as one in six", G::SLUG);
    assert!(often <= 36.0 + 3.0 * error, "luck is called rare in {often:.0} of 100 games");
    for (seat, luck) in luck.iter().filter(|(_, luck)| !luck.is_empty()) {
        let (mean, error) = mean(luck);
        println!("{} {seat:?}: mean luck {mean:.2} ± {error:.2}", G::SLUG);
        assert!(mean.abs() <= 3.0 * error, "{seat:?} has luck {mean:.2} ± {error:.2} a game");
    }
}

/// How many choices were looked at closely when computers played, and how many of those are called a
/// slip or a mistake.
fn blamed<G: Computers>(
    setup: &G::Setup,
    games: Range<u64>,
    effort: Effort,
    mut choose: impl FnMut(Seat, &G::View, &mut Dice) -> G::Action,
) -> (u32, u32) {
    let (mut judged, mut blamed) = (0, 0);
    for seed in games {
        let session = played::<G>(setup, 9_000 + seed, &mut choose);
        let seats = Seat::all(session.seats()).collect();
        for account in report(&session, seats, effort).accounts.values() {
            judged += account.judged;
            blamed += account.blamed;
        }
    }
    (judged, blamed)
}

/// The strong computer against itself: no more of its choices are called a slip or a mistake than
/// the 2.5 % by which a 95 % interval errs on that side, and three standard errors.
pub(crate) fn the_strong_computer_makes_no_mistakes_in<G: Probe>(
    setup: &G::Setup,
    games: Range<u64>,
    effort: Effort,
) {
    // Who thinks less than it is measured by has mistakes to show.
    let mut computer =
        if cfg!(debug_assertions) { G::contender() } else { G::computer(Level::Hard) };
    let (judged, blamed) =
        blamed::<G>(setup, games, effort, |seat, view, dice| computer.choose(seat, view, dice));
    let allowed = 0.025 * f64::from(judged);
    let most = allowed + 3.0 * allowed.sqrt();
    println!("{}: {blamed} of {judged} looks blame the strong computer", G::SLUG);
    assert!(f64::from(blamed) <= most.max(1.0), "{blamed} of {judged} choices are blamed");
}

/// Whoever blames nobody passes the law above. Who plays by chance has mistakes to show.
fn who_plays_by_chance_makes_mistakes<G: Computers>(setup: &G::Setup, games: Range<u64>) {
    let any = |seat: Seat, view: &G::View, dice: &mut Dice| {
        let all = G::imagine(seat, view, dice).candidates(seat, dice);
        dice.pick(&all).expect("a pending seat has a candidate").clone()
    };
    let (judged, blamed) = blamed::<G>(setup, games, CLOSELY, any);
    println!("{}: {blamed} of {judged} looks blame who plays by chance", G::SLUG);
    assert!(20 * blamed >= judged, "only {blamed} of {judged} choices are blamed");
}

pub(crate) fn the_strong_computer_makes_no_mistakes<G: Probe>(setups: &[G::Setup]) {
    the_strong_computer_makes_no_mistakes_in::<G>(&setups[0], 0..1, LITTLE);
}

/// One of so many of the long run's 1,000 games. `HIGH_STREET_REPORTS=50` makes it shorter, `FROM=100` begins later: pieces
/// that follow each other are one run.
fn one_of(many: u64) -> Range<u64> {
    let wanted = |name| std::env::var(name).ok().and_then(|games| games.parse::<u64>().ok());
    let (from, games) = (wanted("FROM").unwrap_or(0), wanted("HIGH_STREET_REPORTS"));
    from.div_ceil(many)..(from + games.unwrap_or(1_000)).div_ceil(many)
}

pub(crate) fn the_long_run_of_luck<G: Computers>(setups: &[G::Setup]) {
    luck_is_fair::<G>(&setups[0], one_of(1));
}

pub(crate) fn the_long_run_of_blame<G: Probe>(setups: &[G::Setup]) {
    who_plays_by_chance_makes_mistakes::<G>(&setups[0], one_of(100));
    the_strong_computer_makes_no_mistakes_in::<G>(&setups[0], one_of(50), CLOSELY);
}
