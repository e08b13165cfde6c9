//! A report in the making, in slices: whoever runs it may stop after any of them, and what has been
//! found so far can be read at any time.
use super::account::{Gauge, account};
use super::chain::Chain;
use super::choice::{Choice, choices};
use super::closer::Look;
use super::findings::{Measure, Report};
use super::reckoning::{EVALUATOR, Outcome, expect, luck, pair, play_on};
use super::tally::Tally;
use crate::table::{
    Arrange, Computers, Dice, Eye, Level, Log, Pending, Seat, Seats, Seed, Session,
};

/// How much a report may cost. Counted, not timed, as a computer's thoughts are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Other deals, played to their end.
    pub deals: u32,
    /// Worlds behind each seat's first look, and behind each point of the chart.
    pub worlds: u32,
    /// Trials of every choice before any of them gets more.
    pub trials: u32,
    /// Steps of imagined games spent on what the choices changed.
    pub steps: u64,
    /// Points of a chart, the ends not counted.
    pub points: usize,
    /// Choices of one seat that are looked at closely, and worlds for each.
    pub looks: usize,
    pub look: u32,
    /// Which computers play the deal again of who played alone. Whole games: the dearest chapter.
    pub same_deal: &'static [Level],
}

impl Effort {
    /// What the page asks for.
    pub const fn full<G: Computers>() -> Effort {
        Effort {
            deals: if G::CHANCE { 240 } else { 60 },
            worlds: 96,
            trials: 4,
            steps: G::GLANCES,
            points: 22,
            looks: 5,
            look: 240,
            same_deal: &Level::ALL,
        }
    }
}

/// What a trial costs in which nothing has to be played, in steps.
const TRIAL: u64 = 4;
/// Trials of the choice that has the next turn.
const AT_ONCE: u32 = 4;
/// What a slice may cost, in steps of imagined games.
const SLICE: u64 = 400;
/// How often another deal is played where chance ends with it: what a deal is worth is the mean, or the
/// whims of the hand would pass for luck.
const HANDS: u32 = 8;

/// The game goes on: nothing may be said about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOver;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Chapter {
    Glance,
    Choices,
    Charts,
    Looks,
    SameDeal,
    Done,
}

pub struct Inquiry<G: Computers> {
    session: Session<G>,
    pub(super) people: Vec<Seat>,
    pub(super) measure: Measure,
    effort: Effort,
    chapter: Chapter,
    /// Steps of imagined games so far, all in all and on choices.
    spent: u64,
    on_choices: u64,
    pub(super) result: Outcome,
    /// Before the deal: the mean worth of each chair, and the leads other deals ended with.
    pub(super) before: Seats<Tally>,
    pub(super) leads: Seats<Vec<f64>>,
    pub(super) opening: Seats<Tally>,
    openings: Seats<G::View>,
    pub(super) choices: Vec<Choice<G>>,
    /// Where chance ends with the deal.
    pub(super) chain: Option<Chain<G>>,
    pub(super) gauges: Vec<Gauge<G>>,
    pub(super) looks: Vec<Look<G>>,
    same_deal: Vec<(Level, i32)>,
}

impl<G: Computers> Inquiry<G> {
    /// Into a finished game; moments are sought for `people` only.
    pub fn new(
        session: &Session<G>,
        people: Vec<Seat>,
        effort: Effort,
    ) -> Result<Inquiry<G>, NotOver> {
        let Pending::Over(_) = session.pending() else { return Err(NotOver) };
        let (setup, seats) = (session.setup(), session.seats());
        let measure = match seats {
            _ if G::together(setup) => Measure::Goal,
            1 => Measure::Score,
            _ => Measure::Win,
        };
        let none = Seats::from_fn(seats, |_| Tally::default());
        let start = G::deal(setup, session.seed(), &mut Log::default());
        let choices = choices(session);
        let chain = (!G::CHANCE).then(|| Chain::of(&choices, seats, session.seed()));
        Ok(Inquiry {
            people: people.into_iter().filter(|seat| seat.index() < usize::from(seats)).collect(),
            measure,
            effort,
            chapter: Chapter::Glance,
            spent: 0,
            on_choices: 0,
            result: Outcome::of(session.position(), measure),
            before: none.clone(),
            leads: Seats::from_fn(seats, |_| Vec::new()),
            opening: none,
            openings: Seats::from_fn(seats, |seat| start.could_know(seat)),
            choices,
            chain,
            gauges: Vec::new(),
            looks: Vec::new(),
            same_deal: Vec::new(),
            session: session.clone(),
        })
    }

    pub fn is_done(&self) -> bool {
        self.chapter == Chapter::Done
    }

    /// Whether something can be told already.
    pub fn has_findings(&self) -> bool {
        self.chapter > Chapter::Glance
    }

    /// How far it is, in hundredths.
    pub fn progress(&self) -> u32 {
        let share = |done: u64, of: u64| u32::try_from(done * 100 / of.max(1)).unwrap_or(100);
        let (first, looks) = (u64::from(self.trials()), self.looks.len() as u64);
        let looked = self.looks.iter().filter(|look| look.is_done()).count() as u64;
        let gauged = self.gauges.iter().filter(|gauge| gauge.is_done(self.effort.worlds)).count();
        let points = (self.people.len() * self.effort.points) as u64;
        match self.chapter {
            Chapter::Glance => {
                let wanted = self.effort.trials as usize * self.choices.len();
                share(first, wanted as u64).min(100) / 20
            }
            Chapter::Choices => 5 + share(self.on_choices, self.effort.steps).min(100) / 2,
            Chapter::Charts => 55 + share(gauged as u64, points).min(100) / 5,
            Chapter::Looks => 75 + share(looked, looks).min(100) / 5,
            Chapter::SameDeal => 95,
            Chapter::Done => 100,
        }
    }

    fn trials(&self) -> u32 {
        self.choices.iter().map(|choice| choice.trials().min(self.effort.trials)).sum()
    }

    /// One slice of work.
    pub fn go_on(&mut self) {
        let until = self.spent + SLICE;
        while self.spent < until && !self.is_done() {
            let more = match self.chapter {
                Chapter::Glance => self.glance(),
                Chapter::Choices => self.weigh_choices(),
                Chapter::Charts => self.draw_charts(),
                Chapter::Looks => self.look_closer(),
                Chapter::SameDeal => self.play_same_deal(),
                Chapter::Done => true,
            };
            if !more {
                self.begin_next();
            }
        }
    }

    fn begin_next(&mut self) {
        self.chapter = match self.chapter {
            Chapter::Glance => Chapter::Choices,
            Chapter::Choices => Chapter::Charts,
            Chapter::Charts => {
                self.looks = self.choices_to_look_at();
                Chapter::Looks
            }
            Chapter::Looks if self.measure == Measure::Score => Chapter::SameDeal,
            Chapter::Looks | Chapter::SameDeal | Chapter::Done => Chapter::Done,
        };
    }

    /// A first impression of everything, a little at a time.
    fn glance(&mut self) -> bool {
        let some = self.effort.deals.min(if G::CHANCE { 24 } else { 4 });
        if self.deals() < some {
            self.play_deal();
        } else if let Some(seat) = self.dimmest_opening(self.effort.worlds.min(12)) {
            self.look_at_opening(seat);
        } else if let Some(at) =
            self.choices.iter().position(|choice| choice.trials() < self.effort.trials)
        {
            self.try_choices(at);
        } else {
            return false;
        }
        true
    }

    /// The rest of the deals, and whatever choice another trial tells most about.
    fn weigh_choices(&mut self) -> bool {
        if self.deals() < self.effort.deals {
            self.play_deal();
        } else if let Some(seat) = self.dimmest_opening(2 * self.effort.worlds) {
            self.look_at_opening(seat);
        } else if self.on_choices < self.effort.steps {
            let doubts = self.choices.iter().map(|choice| choice.doubt(&self.people)).enumerate();
            let Some((at, _)) = doubts.max_by(|a, b| a.1.total_cmp(&b.1)) else { return false };
            for _ in 0..if self.chain.is_some() { 1 } else { AT_ONCE } {
                self.try_choices(at);
            }
        } else {
            return false;
        }
        true
    }

    fn deals(&self) -> u32 {
        self.before[Seat::new(0)].count()
    }

    fn play_deal(&mut self) {
        let mut dice = luck(self.session.seed(), 1 << 50, self.deals());
        let seed = Seed(u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX)));
        let world = G::deal(self.session.setup(), seed, &mut Log::default());
        let none = Seats::from_fn(world.seats(), |_| Tally::default());
        let (mut worth, mut lead) = (none.clone(), none);
        for whims in 0..if G::CHANCE { 1 } else { HANDS } {
            let end = play_on(world.clone(), &dice.fork(u64::from(whims)), &mut self.spent);
            let outcome = Outcome::of(&end, self.measure);
            for seat in Seat::all(world.seats()) {
                worth[seat].add(outcome.worth[seat]);
                lead[seat].add(outcome.lead[seat]);
            }
        }
        for seat in Seat::all(world.seats()) {
            self.before[seat].add(worth[seat].mean());
            self.leads[seat].push(lead[seat].mean());
        }
    }

    /// The opening of a game without chance is where its choices begin.
    fn dimmest_opening(&self, enough: u32) -> Option<Seat> {
        if self.chain.is_some() {
            return None;
        }
        let dim = self.opening.iter().filter(|(_, tally)| tally.count() < enough);
        dim.min_by_key(|(_, tally)| tally.count()).map(|(seat, _)| seat)
    }

    fn look_at_opening(&mut self, seat: Seat) {
        let about = (1 << 51) + seat.index() as u64;
        let dice = luck(self.session.seed(), about, self.opening[seat].count());
        let view = &self.openings[seat];
        let outcome = expect::<G>(seat, view, self.measure, dice, &mut self.spent);
        self.opening[seat].add(outcome.worth[seat]);
    }

    /// One trial of the choice at `at`, or of all of them where they hang together.
    fn try_choices(&mut self, at: usize) {
        match self.chain.take() {
            None => self.try_choice(at),
            Some(mut chain) => {
                let dice = luck(self.session.seed(), 1 << 52, self.choices[at].trials());
                let (result, mut cost) = (&self.result, TRIAL);
                let choices = &mut self.choices;
                let opening = chain.go_back(choices, result, self.measure, &dice, &mut cost);
                for (seat, worth) in opening.worth.iter() {
                    self.opening[seat].add(*worth);
                }
                self.chain = Some(chain);
                self.spent += cost;
                self.on_choices += cost;
            }
        }
    }

    fn try_choice(&mut self, at: usize) {
        let choice = &mut self.choices[at];
        let dice = luck(self.session.seed(), choice.step as u64, choice.trials());
        let (mut cost, seat) = (TRIAL, choice.seat);
        let found = pair::<G>(seat, &choice.view, &choice.action, self.measure, dice, &mut cost);
        for seat in Seat::all(choice.effect.count()) {
            let (worth, lead) = found.as_ref().map_or((0.0, 0.0), |pair| {
                let (usual, chosen) = (&pair.usual, &pair.chosen);
                (chosen.worth[seat] - usual.worth[seat], chosen.lead[seat] - usual.lead[seat])
            });
            choice.effect[seat].add(worth);
            choice.lead[seat].add(lead);
        }
        self.spent += cost;
        self.on_choices += cost;
    }

    /// Evenly at first, then wherever the chance moved most and nobody knows at which step.
    fn draw_charts(&mut self) -> bool {
        if self.chain.is_some() {
            return false;
        }
        let wanted = self.effort.worlds;
        if let Some(gauge) = self.gauges.iter_mut().find(|gauge| !gauge.is_done(wanted)) {
            gauge.go_on(self.session.seed(), self.measure, &mut self.spent);
            return true;
        }
        let next = self.people.iter().find_map(|&seat| Some((seat, self.next_point(seat)?)));
        let Some((seat, step)) = next else { return false };
        let view = self.session.prefix(step).position().could_know(seat);
        self.gauges.push(Gauge { seat, step, view, worth: Tally::default() });
        true
    }

    fn next_point(&self, seat: Seat) -> Option<usize> {
        let points = self.gauges.iter().filter(|gauge| gauge.seat == seat).count();
        if points >= self.effort.points {
            return None;
        }
        let even = 2 * self.effort.points / 3;
        let spans = self.spans(seat);
        let open = spans.iter().filter(|span| span.to - span.from > 1);
        let widest = if points < even {
            open.max_by_key(|span| span.to - span.from)
        } else {
            open.max_by(|a, b| a.luck.abs().total_cmp(&b.luck.abs()))
        };
        widest.map(|span| span.from.midpoint(span.to))
    }

    /// What seems to have cost each person most, and what seems to have helped most.
    fn choices_to_look_at(&self) -> Vec<Look<G>> {
        let mut looks = Vec::new();
        for &seat in &self.people {
            let own = self.choices.iter().filter(|choice| choice.seat == seat);
            let differs = |choice: &&Choice<G>| choice.effect[seat].squared_error() > 0.0;
            let mut own: Vec<&Choice<G>> = own.filter(differs).collect();
            own.arrange_by(|a, b| a.effect[seat].mean().total_cmp(&b.effect[seat].mean()));
            if own.len() > self.effort.looks {
                let best = own.pop();
                own.truncate(self.effort.looks.saturating_sub(1));
                own.extend(best);
            }
            let look = |choice: &&Choice<G>| {
                let asked = (&choice.view, &choice.action);
                let budget = (self.session.seed(), self.effort.look);
                Look::new(choice.step, seat, asked, self.measure, budget)
            };
            looks.extend(own.iter().map(look));
        }
        looks
    }

    fn look_closer(&mut self) -> bool {
        let Some(look) = self.looks.iter_mut().find(|look| !look.is_done()) else { return false };
        look.go_on(&mut self.spent);
        true
    }

    /// One computer after the other plays the deal of who played alone.
    fn play_same_deal(&mut self) -> bool {
        let Some(&level) = self.effort.same_deal.get(self.same_deal.len()) else { return false };
        let (setup, seed) = (self.session.setup(), self.session.seed());
        let (mut computer, mut dice) = (G::computer(level), Dice::new(seed).fork(3));
        let mut world = G::deal(setup, seed, &mut Log::default());
        while let Pending::Seats(seats) = world.pending() {
            let action = computer.choose(seats[0], &world.view(Eye::Seat(seats[0])), &mut dice);
            world.apply(seats[0], action, &mut Log::default());
        }
        self.same_deal.push((level, world.standing(Seat::new(0))));
        self.spent += SLICE;
        true
    }

    /// What has been found so far.
    pub fn report(&self) -> Report<G::Action> {
        let trials = self.choices.iter().map(Choice::trials).sum::<u32>();
        let choices = u32::try_from(self.choices.len()).expect("a game is short");
        Report {
            evaluator: EVALUATOR,
            revision: G::REVISION,
            measure: self.measure,
            steps: u32::try_from(self.session.len()).expect("a game is short"),
            worlds: trials / choices.max(1),
            accounts: Seats::from_fn(self.session.seats(), |seat| account(self, seat)),
            same_deal: self.same_deal.clone(),
        }
    }

    pub(super) fn steps(&self) -> usize {
        self.session.len()
    }
}
