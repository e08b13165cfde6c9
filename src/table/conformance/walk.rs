//! Random games to hold the laws against, and the laws about the course of a game.
use crate::table::{Dice, Game, LoadError, Pending, Save, Seat, Seed, Session, Unfit};

use super::assert_sentence;
use super::mutants::{nudged, words};

pub(super) const LONGEST: usize = 5_000;

/// How many random games a law walks for one setup.
pub(super) fn seeds(few: u64) -> impl Iterator<Item = u64> {
    let times = std::env::var("HIGH_STREET_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    0..few * times
}

/// Who may act now: the pending, and those who may seal another choice.
pub(super) fn actors<G: Game>(position: &G) -> Vec<Seat> {
    let Pending::Seats(_) = position.pending() else { return Vec::new() };
    let may = |seat: &Seat| position.is_pending(*seat) || position.may_revise(*seat);
    Seat::all(position.seats()).filter(may).collect()
}

/// A random step: mostly of a pending seat, now and then a sealed choice changed.
pub(super) fn any_step<G: Game>(position: &G, dice: &mut Dice) -> Option<(Seat, G::Action)> {
    let Pending::Seats(pending) = position.pending() else { return None };
    let revising = dice.below(8) == 0;
    let from = if revising { actors(position) } else { pending.to_vec() };
    let seat = *dice.pick(&from).expect("a game that goes on waits for someone");
    let options = position.candidates(seat, dice);
    let action = dice.pick(&options).expect("whoever may act has a candidate").clone();
    Some((seat, action))
}

/// Plays one random game and shows the session before every action and at the end.
pub(crate) fn walk<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut visit: impl FnMut(&Session<G>, &mut Dice),
) -> Session<G> {
    let mut dice = Dice::new(Seed(seed ^ 0xD1CE));
    let mut session = Session::<G>::new(setup.clone(), Seed(seed)).expect("the setup is offered");
    for _ in 0..LONGEST {
        visit(&session, &mut dice);
        let Some((seat, action)) = any_step(session.position(), &mut dice) else { return session };
        session.play(seat, action).expect("a candidate is legal");
    }
    panic!("{} of seed {seed} has not ended after {LONGEST} actions", G::SLUG);
}

/// At most `most` positions of one random game, spread evenly, the deal and the end among them.
pub(crate) fn moments<G: Game>(setup: &G::Setup, seed: u64, most: usize) -> Vec<G> {
    let mut all = Vec::new();
    walk::<G>(setup, seed, |session, _| all.push(session.position().clone()));
    let last = all.len() - 1;
    let wanted = most.min(all.len()).max(2) - 1;
    let mut chosen: Vec<usize> = (0..=wanted).map(|step| step * last / wanted).collect();
    chosen.dedup();
    chosen.into_iter().map(|index| all[index].clone()).collect()
}

pub(crate) fn it_deals_for_every_offered_setup<G: Game>(setup: &G::Setup) {
    let json = serde_json::to_string(setup).expect("a setup is plain data");
    assert_eq!(serde_json::from_str::<G::Setup>(&json).ok().as_ref(), Some(setup));
    for seed in [0, 1, u64::MAX].map(Seed) {
        let session = Session::<G>::new(setup.clone(), seed).expect("the setup is offered");
        assert!((1..=6).contains(&session.seats()), "a table has 1 to 6 seats");
        assert_eq!(session, Session::new(setup.clone(), seed).expect("it was offered before"));
    }
}

/// Those named are refused; whatever else can be written down is refused or can be played.
pub(crate) fn setups_that_are_not_offered_are_refused<G: Game>(
    offered: &[G::Setup],
    refused: &[G::Setup],
) {
    for setup in refused {
        let why = G::check_setup(setup).expect_err("this setup is not offered");
        assert_sentence(&why.to_string());
        let json = Save::<G>::new(setup.clone(), Seed(0), Vec::new(), Vec::new()).to_json();
        assert!(matches!(Save::<G>::load(&json), Err(LoadError::Refused(Unfit::NotOffered(_)))));
    }
    let mut dice = Dice::new(Seed(3));
    let words = words(offered);
    for setup in offered {
        for odd in nudged(setup, &words, 40, &mut dice) {
            match G::check_setup(&odd) {
                Ok(()) => drop(walk::<G>(&odd, 0, |_, _| {})),
                Err(why) => assert_sentence(&why.to_string()),
            }
        }
    }
}

pub(crate) fn it_ends_and_until_then_someone_is_pending<G: Game>(setup: &G::Setup) {
    for seed in seeds(5) {
        walk::<G>(setup, seed, |session, _| {
            let Pending::Seats(pending) = session.pending() else { return };
            assert!(!pending.is_empty(), "a game that goes on waits for someone");
            assert!(pending.is_sorted_by(|a, b| a < b), "in seat order, each once: {pending:?}");
            let upcoming = session.position().upcoming();
            assert!(upcoming.starts_with(&pending), "{upcoming:?} begins with {pending:?}");
            for (index, seat) in upcoming.iter().enumerate() {
                assert!(seat.index() < usize::from(session.seats()), "{seat:?} is no chair");
                assert!(!upcoming[..index].contains(seat), "{seat:?} comes twice");
            }
        });
    }
}

/// 1, 2, 2, 3 and 1, 2, 2, 4 are both good; 2, 2 and 1, 3 are not. Together all hold 1 or all
/// hold 2.
pub(crate) fn places_begin_with_a_winner<G: Game>(setup: &G::Setup) {
    for seed in seeds(5) {
        let over = walk::<G>(setup, seed, |_, _| {});
        let Pending::Over(places) = over.pending() else { unreachable!("the walk has ended") };
        assert_eq!(places.count(), over.seats());
        if G::together(setup) {
            let alike = |place| places.values().all(|other| *other == place);
            assert!(alike(1) || alike(2), "all win or lose together, not {places:?}");
            continue;
        }
        for &place in places.values() {
            let before = places.values().filter(|other| **other < place).count();
            assert!(place >= 1 && usize::from(place) <= before + 1, "a gap in {places:?}");
        }
    }
}

pub(crate) fn rounds_and_standings_can_be_read_at_any_time<G: Game>(setup: &G::Setup) {
    for seed in seeds(5) {
        let mut last = 1;
        let mut ends = Vec::new();
        let over = walk::<G>(setup, seed, |session, _| {
            assert!(session.round() >= last, "round {} comes after {last}", session.round());
            if session.round() > last {
                // Whoever acted last in a round did so before it ended.
                ends.push((session.round() - 1, session.standings()));
            }
            last = session.round();
            assert_eq!(session.standings().count(), session.seats());
            let position = session.position();
            for seat in Seat::all(session.seats()) {
                let _ = (position.private(seat), position.may_peek(seat));
            }
        });
        ends.push((over.round(), over.standings()));
        assert_eq!(over.standings_by_round(), ends);
    }
}

pub(crate) fn nothing_is_lost_or_made<G: Game>(setup: &G::Setup) {
    for seed in seeds(5) {
        walk::<G>(setup, seed, |session, _| {
            session.position().audit().expect("every piece is there");
        });
    }
}

/// The same at every step of very many games: `./test --long`. `HIGH_STREET_LONG` is how many.
pub(crate) fn the_long_run_loses_and_makes_nothing<G: Game>(setups: &[G::Setup]) {
    let games = std::env::var("HIGH_STREET_LONG").ok().and_then(|n| n.parse().ok());
    let games: usize = games.unwrap_or(100_000);
    let mut steps = 0;
    for (setup, seed) in setups.iter().cycle().zip(0..).take(games) {
        let over = walk::<G>(setup, seed, |session, _| {
            if let Err(what) = session.position().audit() {
                panic!("{} of seed {seed}, step {}: {what}", G::SLUG, session.len());
            }
        });
        steps += over.len();
    }
    println!("{}: {games} games of {} setups, {steps} steps", G::SLUG, setups.len());
}
