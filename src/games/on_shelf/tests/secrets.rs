//! Who knows what: customers dealt in secret, customers taken openly, and what asks for a shutter.
use super::kit::act;
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::event::Event;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::Prompt;
use crate::games::on_shelf::setup::{Mode, Setup};
use crate::games::on_shelf::stage::{Phase, Rush, Task, Work};
use crate::games::on_shelf::view::Dealt;
use crate::table::conformance::moments;
use crate::table::{
    Computers, Desk, Dice, Eye, Game, Imagine, Level, Log, Pending, Screen, Seat, Seats, Seed,
    Session, Sitter,
};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

#[test]
fn a_customer_taken_openly_is_in_every_view_and_in_every_guess() {
    let setup = Setup { first: Some(A), ..Setup::competitive(4) };
    let mut position = Position::deal(&setup, Seed(8), &mut Log::default());
    let leftmost = position.line[0];
    act(&mut position, Action::Play(Job::Clean)).unwrap();
    act(&mut position, Action::Done { identification: false }).unwrap();
    for eye in [Eye::Public, Eye::Seat(A), Eye::Seat(B)] {
        let hand = &position.view(eye).players[A].customers;
        assert_eq!(hand.taken, [leftmost]);
        assert_eq!(matches!(hand.dealt, Dealt::Face(_)), eye == Eye::Seat(A));
        assert_eq!(hand.count(), 2);
    }
    let view = position.view(Eye::Seat(B));
    let mut dice = Dice::new(Seed(1));
    let worlds: Vec<Position> = (0..20).map(|_| Position::imagine(B, &view, &mut dice)).collect();
    assert!(worlds.iter().all(|world| world.players[A].taken == [leftmost]));
    assert!(worlds.iter().any(|world| world.players[A].dealt != worlds[0].players[A].dealt));
}

/// Exactly the decisions that show customers of a hand, and only where hands are secret.
#[test]
fn a_shutter_is_for_sales_rush_cards_and_rejections_alone() {
    let open = Mode::Competitive { open_customers: true, line_leaves_hourly: false };
    for setup in [
        Setup::competitive(4),
        Setup { mode: open, ..Setup::competitive(4) },
        Setup::cooperative(4),
    ] {
        let mut private = 0;
        for seed in 0..30 {
            for position in moments::<Position>(&setup, seed, usize::MAX) {
                let Pending::Seats(pending) = position.pending() else { continue };
                let shows = match &position.phase {
                    Phase::Work(work) => matches!(work.task, Task::Sale(_)),
                    Phase::Rush(_) => true,
                    Phase::Event(choice) => choice.event.row() == 11,
                    _ => false,
                };
                let secret = shows && !setup.hands_lie_open();
                assert_eq!(position.private(pending[0]), secret);
                private += u32::from(secret);
                let public = position.view(Eye::Public);
                assert_eq!(public.prompt.is_none(), secret, "what is public is asked in public");
            }
        }
        assert_eq!(private > 0, !setup.hands_lie_open());
    }
}

/// How often the device of four persons must be handed over behind a shutter.
fn shutters(
    setup: &Setup,
    seed: u64,
    mut choose: impl FnMut(&Position, Seat, &mut Dice) -> Action,
) -> usize {
    let session = Session::<Position>::new(setup.clone(), Seed(seed)).unwrap();
    let mut desk = Desk::new(session, Seats::from_fn(setup.seats, |_| Sitter::Person));
    let mut shadow = Position::deal(setup, Seed(seed), &mut Log::default());
    let (mut dice, mut raised) = (Dice::new(Seed(seed)), 0);
    while let Pending::Seats(pending) = shadow.pending() {
        let seat = pending[0];
        if let Screen::Public { .. } = desk.screen() {
            assert!(desk.raise(seat));
            raised += 1;
        }
        let action = choose(&shadow, seat, &mut dice);
        desk.act(seat, action).unwrap();
        shadow.play(seat, action, &mut Log::default()).unwrap();
    }
    raised
}

fn any(position: &Position, seat: Seat, dice: &mut Dice) -> Action {
    let all = position.candidates(seat, dice);
    *dice.pick(&all).unwrap()
}

#[test]
fn two_hundred_random_days_with_open_hands_raise_no_shutter() {
    let open = Mode::Competitive { open_customers: true, line_leaves_hourly: false };
    for seed in 0..200 {
        assert_eq!(shutters(&Setup::cooperative(4), seed, any), 0);
        assert_eq!(shutters(&Setup { mode: open, ..Setup::competitive(4) }, seed, any), 0);
    }
}

#[test]
fn a_wednesday_of_four_sensible_persons_raises_at_most_thirty_shutters() {
    for seed in 0..4 {
        let raised = shutters(&Setup::competitive(4), seed, |position, seat, dice| {
            let view = position.view(Eye::Seat(seat));
            Position::computer(Level::Normal).choose(seat, &view, dice)
        });
        assert!((4..=30).contains(&raised), "{raised} shutters");
    }
}

/// What a world asks and offers, and what anything but *Done* would tell.
fn before_done(world: &Position, seat: Seat) -> (Prompt, Vec<Action>, Vec<Vec<Event>>) {
    let all = world.candidates(seat, &mut Dice::new(Seed(1)));
    let done =
        |action: &Action| matches!(action, Action::Done { .. } | Action::FillUpAndDone { .. });
    let told = all.iter().filter(|action| !done(action)).map(|action| {
        let (mut next, mut log) = (world.clone(), Log::default());
        next.play(seat, *action, &mut log).unwrap();
        log.heard_by(Eye::Seat(seat)).cloned().collect()
    });
    let told = told.collect();
    (world.prompt(), all, told)
}

/// Decisions that carry the toggle.
fn toggles(setup: &Setup) -> impl Iterator<Item = (Seat, Position)> {
    let setup = Setup { module: true, ..setup.clone() };
    let all = (0..20).flat_map(move |seed| moments::<Position>(&setup, seed, usize::MAX));
    all.filter_map(|position| match &position.phase {
        Phase::Work(Work { seat, .. }) | Phase::Rush(Rush { seat, .. }) => Some((*seat, position)),
        _ => None,
    })
}

/// The module is a test of memory: two worlds that differ in the second card alone ask, offer and
/// tell the same until *Done*.
#[test]
fn nothing_before_done_tells_whether_identification_is_due() {
    let mut differing = 0;
    for setup in [Setup::competitive(3), Setup::competitive(5)] {
        for (seat, position) in toggles(&setup) {
            let mut twin = position.clone();
            let module = twin.module.as_mut().unwrap();
            let Some(last) = position.entrance.cards().first().copied() else { continue };
            let age = module.age.replace(last).unwrap();
            let rest = position.entrance.cards().iter().skip(1).copied();
            twin.entrance = std::iter::once(age).chain(rest).collect();
            assert_eq!(before_done(&twin, seat), before_done(&position, seat));
            let due = [&position, &twin].map(Position::identification_is_due);
            differing += u32::from(due[0] != due[1]);
        }
    }
    assert!(differing > 100, "{differing} were due in one world only");
}

/// In a team the tens of the common index ask, and nothing but the index itself tells how near one is.
#[test]
fn nothing_before_done_tells_how_near_a_team_is_to_the_next_ten() {
    let mut differing = 0;
    for setup in [Setup::cooperative(3), Setup::cooperative(5)] {
        for (seat, position) in toggles(&setup) {
            let here = before_done(&position, seat);
            let due = position.identification_is_due();
            for more in [1, 4, 7] {
                let twin = Position { team: position.team + more, ..position.clone() };
                assert_eq!(before_done(&twin, seat), here);
                differing += u32::from(twin.identification_is_due() != due);
            }
        }
    }
    assert!(differing > 100, "{differing} were due in one world only");
}
