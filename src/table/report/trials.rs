//! One finished game, asked what would have come of it. Only this knows the title; whoever asks ([`super::notes`])
//! is the same for all.
use super::closer::{Courses, Tried};
use super::findings::Measure;
use super::reckoning::{Outcome, Pair, expect, hand, pair, play_on};
use crate::table::{Computers, Dice, Eye, Game, Level, Log, Pending, Seat, Seats, Seed, Session};

/// Trials of every kind; each counts the steps it has `spent`.
pub(super) trait Trials {
    /// Another deal, played so many times.
    fn other_deal(&self, deal: Seed, hands: u32, dice: &Dice, spent: &mut u64) -> Vec<Outcome>;

    /// What `seat` could expect at its first look.
    fn at_opening(&self, seat: Seat, dice: Dice, spent: &mut u64) -> Outcome;

    /// What was chosen beside the computer's choice; `None` where that is the same.
    fn at_choice(&self, at: usize, dice: Dice, spent: &mut u64) -> Option<Pair>;

    /// What the game was worth before a choice, when it was worth `after` after it. In a game without chance.
    fn before_choice(&self, at: usize, after: &Outcome, dice: &Dice, spent: &mut u64) -> Outcome;

    /// Remembers what `seat` could know after so many steps, for a point of its chart.
    fn add_point(&mut self, seat: Seat, step: usize);

    /// What could be expected at a point.
    fn at_point(&self, at: usize, dice: Dice, spent: &mut u64) -> Outcome;

    /// Begins a closer look at a choice: how many courses there are, and how many of them are the strong computer's.
    fn add_look(&mut self, choice: usize, dice: Dice) -> (usize, usize);

    /// What the first so many courses of a look come to.
    fn compare(&self, look: usize, wanted: usize, dice: Dice, spent: &mut u64) -> Vec<f64>;

    /// What a computer makes of the deal of who played alone.
    fn same_deal(&self, level: Level) -> i32;
}

/// A step at which there was something to choose, as the chooser could know it.
struct Asked<G: Game> {
    step: usize,
    seat: Seat,
    view: G::View,
    action: G::Action,
}

pub(super) struct Played<G: Game> {
    session: Session<G>,
    pub measure: Measure,
    openings: Seats<G::View>,
    choices: Vec<Asked<G>>,
    /// The table before each choice, as anybody could know it. Where chance ends with the deal.
    tables: Vec<G>,
    points: Vec<(Seat, G::View)>,
    looks: Vec<Courses<G>>,
}

impl<G: Computers> Played<G> {
    /// A game that is over.
    pub fn new(session: &Session<G>) -> Played<G> {
        let (setup, seats) = (session.setup(), session.seats());
        let measure = match seats {
            _ if G::together(setup) => Measure::Goal,
            1 => Measure::Score,
            _ => Measure::Win,
        };
        let start = G::deal(setup, session.seed(), &mut Log::default());
        let choices = choices(session);
        let mut dice = Dice::new(session.seed()).fork(11);
        let table = |asked: &Asked<G>| G::imagine(asked.seat, &asked.view, &mut dice);
        Played {
            session: session.clone(),
            measure,
            openings: Seats::from_fn(seats, |seat| start.could_know(seat)),
            tables: if G::CHANCE { Vec::new() } else { choices.iter().map(table).collect() },
            choices,
            points: Vec::new(),
            looks: Vec::new(),
        }
    }

    pub fn result(&self) -> Outcome {
        Outcome::of(self.session.position(), self.measure)
    }

    /// Step and seat of every choice.
    pub fn choices(&self) -> Vec<(usize, Seat)> {
        self.choices.iter().map(|asked| (asked.step, asked.seat)).collect()
    }

    pub fn action(&self, tried: Tried) -> &G::Action {
        &self.looks[tried.look].actions[tried.course]
    }
}

impl<G: Computers> Trials for Played<G> {
    fn other_deal(&self, deal: Seed, hands: u32, dice: &Dice, spent: &mut u64) -> Vec<Outcome> {
        let world = G::deal(self.session.setup(), deal, &mut Log::default());
        let mut played = |whims: u32| {
            let end = play_on(world.clone(), &dice.fork(u64::from(whims)), spent);
            Outcome::of(&end, self.measure)
        };
        (0..hands).map(&mut played).collect()
    }

    fn at_opening(&self, seat: Seat, dice: Dice, spent: &mut u64) -> Outcome {
        expect::<G>(seat, &self.openings[seat], self.measure, dice, spent)
    }

    fn at_choice(&self, at: usize, dice: Dice, spent: &mut u64) -> Option<Pair> {
        let Asked { seat, view, action, .. } = &self.choices[at];
        pair::<G>(*seat, view, action, self.measure, dice, spent)
    }

    fn before_choice(&self, at: usize, after: &Outcome, dice: &Dice, spent: &mut u64) -> Outcome {
        *spent += 1;
        let asked = &self.choices[at];
        let mut table = self.tables[at].clone();
        let action = hand(&table, asked.seat, dice);
        if action == asked.action {
            return after.clone();
        }
        table.apply(asked.seat, action, &mut Log::default());
        Outcome::of(&play_on(table, dice, spent), self.measure)
    }

    fn add_point(&mut self, seat: Seat, step: usize) {
        self.points.push((seat, self.session.prefix(step).position().could_know(seat)));
    }

    fn at_point(&self, at: usize, dice: Dice, spent: &mut u64) -> Outcome {
        let (seat, view) = &self.points[at];
        expect::<G>(*seat, view, self.measure, dice, spent)
    }

    fn add_look(&mut self, choice: usize, dice: Dice) -> (usize, usize) {
        let Asked { seat, view, action, .. } = &self.choices[choice];
        let courses = Courses::new(*seat, view, action, dice);
        let counts = (courses.actions.len(), courses.sharp);
        self.looks.push(courses);
        counts
    }

    fn compare(&self, look: usize, wanted: usize, dice: Dice, spent: &mut u64) -> Vec<f64> {
        self.looks[look].compare(wanted, self.measure, dice, spent)
    }

    fn same_deal(&self, level: Level) -> i32 {
        let (setup, seed) = (self.session.setup(), self.session.seed());
        let (mut computer, mut dice) = (G::computer(level), Dice::new(seed).fork(3));
        let mut world = G::deal(setup, seed, &mut Log::default());
        while let Pending::Seats(seats) = world.pending() {
            let action = computer.choose(seats[0], &world.view(Eye::Seat(seats[0])), &mut dice);
            world.apply(seats[0], action, &mut Log::default());
        }
        world.standing(Seat::new(0))
    }
}

/// The steps at which there was a choice. A sealed choice that was changed again is none.
fn choices<G: Computers>(session: &Session<G>) -> Vec<Asked<G>> {
    let mut dice = Dice::new(session.seed()).fork(9);
    let mut choices: Vec<Asked<G>> = Vec::new();
    let mut moves = session.moves().enumerate();
    session.positions(session.len(), |position| {
        let Some((step, (seat, action))) = moves.next() else { return };
        if !position.is_pending(seat)
            && let Some(before) = choices.iter().rposition(|choice| choice.seat == seat)
        {
            choices.remove(before);
        }
        if position.candidates(seat, &mut dice).len() > 1 {
            let (view, action) = (position.could_know(seat), action.clone());
            choices.push(Asked { step, seat, view, action });
        }
    });
    choices
}
