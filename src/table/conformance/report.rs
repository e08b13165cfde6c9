//! The report says nothing that it cannot know, and nothing about a game that runs.
use crate::table::report::{Cause, Effort, Inquiry, Measure, NotOver, Report, Verdict, judge};
use crate::table::{Computers, Dice, Eye, Imagine, Level, Pending, Seat, Seats, Seed, Session};

use super::Probe;
use super::walk::{moments, seeds};

/// As little as shows whether it adds up. Less effort makes it less sure, never unfair.
const LITTLE: Effort =
    Effort { deals: 4, worlds: 2, trials: 1, steps: 60, points: 2, looks: 1, look: 3 };

/// A game played to its end by computers, for whom `choose` decides.
fn played<G: Computers>(
    setup: &G::Setup,
    seed: u64,
    mut choose: impl FnMut(Seat, &G::View, &mut Dice) -> G::Action,
) -> Session<G> {
    let mut session = Session::<G>::new(setup.clone(), Seed(seed)).expect("the setup is offered");
    let mut dice = Dice::new(Seed(seed ^ 0x2E90));
    while let Pending::Seats(pending) = session.pending() {
        let action = choose(pending[0], &session.view(Eye::Seat(pending[0])), &mut dice);
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
        let adds_up = inquiry.report().accounts.values().all(|account| account.parts.add_up());
        assert!(adds_up, "the parts do not add up");
    }
    inquiry.report()
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
        }
    }
}

/// A choice is judged by what its chooser could see: in another world that looks the same to it,
/// the verdict and every number are the same.
pub(crate) fn what_nobody_could_see_changes_no_verdict<G: Imagine + Computers>(setup: &G::Setup) {
    let measure = if G::together(setup) { Measure::Goal } else { Measure::Win };
    for seed in seeds(1) {
        let mut dice = Dice::new(Seed(seed));
        for position in moments::<G>(setup, seed, 3) {
            let Pending::Seats(pending) = position.pending() else { continue };
            let seat = pending[0];
            let twin = G::imagine(seat, &position.view(Eye::Seat(seat)), &mut dice);
            let all = position.candidates(seat, &mut dice);
            let done = dice.pick(&all).expect("a pending seat has a candidate");
            let [here, there] = [&position, &twin]
                .map(|world| judge::<G>(seat, &world.view(Eye::Seat(seat)), done, measure, 2));
            assert_eq!(here, there, "what lay hidden changes a verdict");
        }
    }
}

/// Mean luck is zero for every seat, whoever plays: within three standard errors. That takes
/// hundreds of games, so only the long run asks.
fn luck_is_fair<G: Computers>(setup: &G::Setup, games: u64) {
    let mut luck: Seats<Vec<f64>> = Seats::from_fn(6, |_| Vec::new());
    for seed in 0..games {
        let session = played::<G>(setup, 7_000 + seed, calm::<G>);
        for (seat, account) in report(&session, Vec::new(), LITTLE).accounts.iter() {
            luck[seat].push(f64::from(account.parts.deal.0 + account.parts.luck.0) / 100.0);
        }
    }
    for (seat, luck) in luck.iter().filter(|(_, luck)| !luck.is_empty()) {
        let count = f64::from(u32::try_from(luck.len()).expect("few games"));
        let mean = luck.iter().sum::<f64>() / count;
        let spread = luck.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let error = spread.sqrt() / count.sqrt();
        println!("{} {seat:?}: mean luck {mean:.2} ± {error:.2}", G::SLUG);
        assert!(mean.abs() <= 3.0 * error, "{seat:?} has luck {mean:.2} ± {error:.2} a game");
    }
}

/// The strong computer against itself: no more of its choices are called a slip or a mistake than
/// the 2.5 % by which a 95 % interval errs on that side, and three standard errors.
pub(crate) fn the_strong_computer_makes_no_mistakes_in<G: Probe>(
    setup: &G::Setup,
    games: u64,
    effort: Effort,
) {
    let (mut judged, mut blamed) = (0_u32, 0_u32);
    for seed in 0..games {
        let mut computer = G::contender();
        let session =
            played::<G>(setup, 9_000 + seed, |seat, view, dice| computer.choose(seat, view, dice));
        let seats = Seat::all(session.seats()).collect();
        for account in report(&session, seats, effort).accounts.values() {
            judged += account.judged;
            let blame = |cause: &Cause<G::Action>| match cause {
                Cause::Own(closer) => {
                    matches!(closer.verdict, Verdict::Slip | Verdict::Mistake)
                }
                Cause::Others | Cause::Luck => false,
            };
            let own = account.moments.iter().filter(|moment| blame(&moment.cause));
            blamed += u32::try_from(own.count()).expect("three at most");
        }
    }
    let allowed = 0.025 * f64::from(judged);
    let most = allowed + 3.0 * allowed.sqrt();
    println!("{}: {blamed} of {judged} looks blame the strong computer", G::SLUG);
    assert!(f64::from(blamed) <= most.max(1.0), "{blamed} of {judged} choices are blamed");
}

pub(crate) fn the_strong_computer_makes_no_mistakes<G: Probe>(setups: &[G::Setup]) {
    the_strong_computer_makes_no_mistakes_in::<G>(&setups[0], 1, LITTLE);
}

/// `HIGH_STREET_REPORTS=50` makes it shorter.
pub(crate) fn the_long_run_of_reports<G: Probe>(setups: &[G::Setup]) {
    let wanted = std::env::var("HIGH_STREET_REPORTS").ok().and_then(|games| games.parse().ok());
    let games = wanted.unwrap_or(1_000);
    let setup = &setups[0];
    luck_is_fair::<G>(setup, games);
    let effort = Effort { trials: 4, look: 120, looks: 2, ..LITTLE };
    the_strong_computer_makes_no_mistakes_in::<G>(setup, games.div_ceil(20), effort);
}
