//! Lease with one flaw each, to show that every law can fail.
mod fair;
mod honest;

use std::marker::PhantomData;

use super::{Action, Event, Illegal, Position, Setup, View};
use crate::table::conformance::Probe;
use crate::table::{Bot, Computers, Dice, Eye, Game, Imagine, Level, Log, Pending, Seat, Seed};

/// What a flawed Lease does otherwise than Lease.
#[allow(clippy::trivially_copy_pass_by_ref)] // As `Game` has it.
trait Flaw: Clone + Eq + std::fmt::Debug + 'static {
    const TOGETHER: bool = false;
    fn pending(lease: &Position) -> Pending {
        lease.pending()
    }
    fn check(lease: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        lease.check(seat, action)
    }
    fn candidates(lease: &Position, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        lease.candidates(seat, dice)
    }
    fn apply(lease: &mut Position, seat: Seat, action: Action, log: &mut Log<Event>) {
        lease.apply(seat, action, log);
    }
    fn view(lease: &Position, eye: Eye) -> View {
        lease.view(eye)
    }
    fn redraw(lease: &mut Position, dice: Dice) {
        lease.redraw(dice);
    }
    fn imagine(seat: Seat, view: &View, dice: &mut Dice) -> Position {
        Position::imagine(seat, view, dice)
    }
    fn private(lease: &Position, seat: Seat) -> bool {
        lease.private(seat)
    }
    fn blind(lease: &Position, seat: Seat, action: &Action) -> bool {
        lease.blind(seat, action)
    }
    fn may_revise(lease: &Position, seat: Seat) -> bool {
        lease.may_revise(seat)
    }
    fn computer(level: Level) -> Box<dyn Bot<Position>> {
        Position::computer(level)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Broken<F>(Position, PhantomData<F>);

impl<F: Flaw> Game for Broken<F> {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    const SLUG: &'static str = Position::SLUG;
    const REVISION: u16 = Position::REVISION;

    fn check_setup(setup: &Setup) -> Result<(), Illegal> {
        Position::check_setup(setup)
    }
    fn deal(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Self {
        Broken(Position::deal(setup, seed, log), PhantomData)
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn pending(&self) -> Pending {
        F::pending(&self.0)
    }
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        F::check(&self.0, seat, action)
    }
    fn candidates(&self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        F::candidates(&self.0, seat, dice)
    }
    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        F::apply(&mut self.0, seat, action, log);
    }
    fn view(&self, eye: Eye) -> View {
        F::view(&self.0, eye)
    }
    fn together(_: &Setup) -> bool {
        F::TOGETHER
    }
    fn dice(&self) -> &Dice {
        self.0.dice()
    }
    fn redraw(&mut self, dice: Dice) {
        F::redraw(&mut self.0, dice);
    }
    fn round(&self) -> u32 {
        self.0.round()
    }
    fn standing(&self, seat: Seat) -> i32 {
        self.0.standing(seat)
    }
    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }
    fn private(&self, seat: Seat) -> bool {
        F::private(&self.0, seat)
    }
    fn blind(&self, seat: Seat, action: &Action) -> bool {
        F::blind(&self.0, seat, action)
    }
    fn may_revise(&self, seat: Seat) -> bool {
        F::may_revise(&self.0, seat)
    }
}

impl<F: Flaw> Imagine for Broken<F> {
    fn imagine(seat: Seat, view: &View, dice: &mut Dice) -> Self {
        Broken(F::imagine(seat, view, dice), PhantomData)
    }
}

impl<F: Flaw> Probe for Broken<F> {
    fn probes(view: &View) -> Vec<(Action, bool)> {
        Position::probes(view)
    }
}

impl<F: Flaw> Computers for Broken<F> {
    fn computer(level: Level) -> Box<dyn Bot<Self>> {
        Box::new(Borrowed(F::computer(level)))
    }
}

/// A computer for Lease at a flawed table.
struct Borrowed(Box<dyn Bot<Position>>);

impl<F: Flaw> Bot<Broken<F>> for Borrowed {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        self.0.choose(seat, view, dice)
    }
}

/// Declares a flawed Lease and the law that finds it out.
macro_rules! flaw {
    ($flaw:ident, $test:ident: $law:ident says $says:literal, $($hook:tt)+) => {
        #[derive(Clone, PartialEq, Eq, Debug)]
        struct $flaw;
        impl Flaw for $flaw {
            $($hook)+
        }
        #[test]
        #[should_panic(expected = $says)]
        fn $test() {
            conformance::$law::<Broken<$flaw>>(&SECRET);
        }
    };
}
use flaw;
