//! What a report has found so far, and what it does next, in slices. All of it is the same for every title: what
//! has to know the rules stands behind [`Trials`], or the computers' room would bring all of this once for each game.
use super::account::{Gauge, account};
use super::chain::Chain;
use super::choice::Choice;
use super::closer::{Look, Tried, first_luck};
use super::findings::{Measure, Report};
use super::inquiry::Effort;
use super::reckoning::{EVALUATOR, Outcome, luck};
use super::tally::Tally;
use super::trials::Trials;
use crate::table::{Arrange, Level, Seat, Seats, Seed};

/// What a trial costs in which nothing has to be played, in steps.
const TRIAL: u64 = 4;
/// Trials of the choice that has the next turn.
const AT_ONCE: u32 = 4;
/// What a slice may cost, in steps of imagined games.
const SLICE: u64 = 400;
/// How often another deal is played where chance ends with it: what a deal is worth is the mean, or the
/// whims of the hand would pass for luck.
const HANDS: u32 = 8;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Chapter {
    Glance,
    Choices,
    Charts,
    Looks,
    SameDeal,
    Done,
}

pub(super) struct Notes {
    pub(super) people: Vec<Seat>,
    pub(super) measure: Measure,
    effort: Effort,
    deal: Seed,
    revision: u16,
    /// How many actions the game had.
    pub(super) steps: usize,
    chapter: Chapter,
    /// Steps of imagined games so far, all in all and on choices.
    spent: u64,
    on_choices: u64,
    pub(super) result: Outcome,
    /// Before the deal: the mean worth of each chair, and the leads other deals ended with.
    pub(super) before: Seats<Tally>,
    pub(super) leads: Seats<Vec<f64>>,
    pub(super) opening: Seats<Tally>,
    pub(super) choices: Vec<Choice>,
    /// Where chance ends with the deal.
    pub(super) chain: Option<Chain>,
    pub(super) gauges: Vec<Gauge>,
    pub(super) looks: Vec<Look>,
    same_deal: Vec<(Level, i32)>,
}

/// What stands in the record of a finished game.
pub(super) struct Known {
    pub measure: Measure,
    pub deal: Seed,
    pub revision: u16,
    pub steps: usize,
    /// Whether anything was left to chance after the deal.
    pub chance: bool,
    pub result: Outcome,
    /// Step and seat of every choice.
    pub choices: Vec<(usize, Seat)>,
}

impl Notes {
    /// Moments are sought for `people` only.
    pub fn new(known: Known, people: Vec<Seat>, effort: Effort) -> Notes {
        let Known { measure, deal, revision, steps, chance, result, choices } = known;
        let seats = result.worth.count();
        let none = Seats::from_fn(seats, |_| Tally::default());
        Notes {
            people: people.into_iter().filter(|seat| seat.index() < usize::from(seats)).collect(),
            measure,
            effort,
            deal,
            revision,
            steps,
            chapter: Chapter::Glance,
            spent: 0,
            on_choices: 0,
            before: none.clone(),
            leads: Seats::from_fn(seats, |_| Vec::new()),
            opening: none,
            chain: (!chance).then(|| Chain::of(choices.len(), seats)),
            choices: choices.iter().map(|&(step, seat)| Choice::new(step, seat, seats)).collect(),
            gauges: Vec::new(),
            looks: Vec::new(),
            same_deal: Vec::new(),
            result,
        }
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
    pub fn go_on(&mut self, game: &mut dyn Trials) {
        let until = self.spent + SLICE;
        while self.spent < until && !self.is_done() {
            let more = match self.chapter {
                Chapter::Glance => self.glance(game),
                Chapter::Choices => self.weigh_choices(game),
                Chapter::Charts => self.draw_charts(game),
                Chapter::Looks => self.look_closer(game),
                Chapter::SameDeal => self.play_same_deal(game),
                Chapter::Done => true,
            };
            if !more {
                self.begin_next(game);
            }
        }
    }

    fn begin_next(&mut self, game: &mut dyn Trials) {
        self.chapter = match self.chapter {
            Chapter::Glance => Chapter::Choices,
            Chapter::Choices => Chapter::Charts,
            Chapter::Charts => {
                self.begin_looks(game);
                Chapter::Looks
            }
            Chapter::Looks if self.measure == Measure::Score => Chapter::SameDeal,
            Chapter::Looks | Chapter::SameDeal | Chapter::Done => Chapter::Done,
        };
    }

    /// A first impression of everything, a little at a time.
    fn glance(&mut self, game: &dyn Trials) -> bool {
        let some = self.effort.deals.min(if self.chain.is_some() { 4 } else { 24 });
        if self.deals() < some {
            self.play_deal(game);
        } else if let Some(seat) = self.dimmest_opening(self.effort.worlds.min(12)) {
            self.look_at_opening(game, seat);
        } else if let Some(at) =
            self.choices.iter().position(|choice| choice.trials() < self.effort.trials)
        {
            self.try_choices(game, at);
        } else {
            return false;
        }
        true
    }

    /// The rest of the deals, and whatever choice another trial tells most about.
    fn weigh_choices(&mut self, game: &dyn Trials) -> bool {
        if self.deals() < self.effort.deals {
            self.play_deal(game);
        } else if let Some(seat) = self.dimmest_opening(2 * self.effort.worlds) {
            self.look_at_opening(game, seat);
        } else if self.on_choices < self.effort.steps {
            let doubts = self.choices.iter().map(|choice| choice.doubt(&self.people)).enumerate();
            let Some((at, _)) = doubts.max_by(|a, b| a.1.total_cmp(&b.1)) else { return false };
            for _ in 0..if self.chain.is_some() { 1 } else { AT_ONCE } {
                self.try_choices(game, at);
            }
        } else {
            return false;
        }
        true
    }

    fn deals(&self) -> u32 {
        self.before[Seat::new(0)].count()
    }

    fn play_deal(&mut self, game: &dyn Trials) {
        let mut dice = luck(self.deal, 1 << 50, self.deals());
        let seed = Seed(u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX)));
        let hands = if self.chain.is_some() { HANDS } else { 1 };
        let none = self.opening.map(|_, _| Tally::default());
        let (mut worth, mut lead) = (none.clone(), none);
        for outcome in game.other_deal(seed, hands, &dice, &mut self.spent) {
            for (seat, points) in outcome.worth.iter() {
                worth[seat].add(*points);
                lead[seat].add(outcome.lead[seat]);
            }
        }
        for (seat, worth) in worth.iter() {
            self.before[seat].add(worth.mean());
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

    fn look_at_opening(&mut self, game: &dyn Trials, seat: Seat) {
        let about = (1 << 51) + seat.index() as u64;
        let dice = luck(self.deal, about, self.opening[seat].count());
        let outcome = game.at_opening(seat, dice, &mut self.spent);
        self.opening[seat].add(outcome.worth[seat]);
    }

    /// One trial of the choice at `at`, or of all of them where they hang together.
    fn try_choices(&mut self, game: &dyn Trials, at: usize) {
        match self.chain.take() {
            None => self.try_choice(game, at),
            Some(mut chain) => {
                let dice = luck(self.deal, 1 << 52, self.choices[at].trials());
                let (result, mut cost) = (&self.result, TRIAL);
                let choices = &mut self.choices;
                let opening = chain.go_back(choices, game, result, &dice, &mut cost);
                for (seat, worth) in opening.worth.iter() {
                    self.opening[seat].add(*worth);
                }
                self.chain = Some(chain);
                self.spent += cost;
                self.on_choices += cost;
            }
        }
    }

    fn try_choice(&mut self, game: &dyn Trials, at: usize) {
        let choice = &mut self.choices[at];
        let dice = luck(self.deal, choice.step as u64, choice.trials());
        let mut cost = TRIAL;
        let found = game.at_choice(at, dice, &mut cost);
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
    fn draw_charts(&mut self, game: &mut dyn Trials) -> bool {
        if self.chain.is_some() {
            return false;
        }
        let wanted = self.effort.worlds;
        let begun = self.gauges.iter_mut().enumerate().find(|(_, gauge)| !gauge.is_done(wanted));
        if let Some((at, gauge)) = begun {
            let outcome = game.at_point(at, gauge.luck(self.deal), &mut self.spent);
            gauge.worth.add(outcome.worth[gauge.seat]);
            return true;
        }
        let next = self.people.iter().find_map(|&seat| Some((seat, self.next_point(seat)?)));
        let Some((seat, step)) = next else { return false };
        game.add_point(seat, step);
        self.gauges.push(Gauge { seat, step, worth: Tally::default() });
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

    /// At what seems to have cost each person most, and at what seems to have helped most.
    fn begin_looks(&mut self, game: &mut dyn Trials) {
        for &seat in &self.people {
            let own = self.choices.iter().enumerate().filter(|(_, choice)| choice.seat == seat);
            let differs =
                |(_, choice): &(usize, &Choice)| choice.effect[seat].squared_error() > 0.0;
            let mut own: Vec<(usize, &Choice)> = own.filter(differs).collect();
            own.arrange_by(|(_, a), (_, b)| {
                a.effect[seat].mean().total_cmp(&b.effect[seat].mean())
            });
            if own.len() > self.effort.looks {
                let best = own.pop();
                own.truncate(self.effort.looks.saturating_sub(1));
                own.extend(best);
            }
            for (at, choice) in own {
                let courses = game.add_look(at, first_luck(self.deal, choice.step));
                let budget = (self.deal, self.effort.look);
                let which = (self.looks.len(), choice.step, seat);
                self.looks.push(Look::new(which, courses, budget));
            }
        }
    }

    fn look_closer(&mut self, game: &dyn Trials) -> bool {
        let mut looks = self.looks.iter_mut().enumerate();
        let Some((at, look)) = looks.find(|(_, look)| !look.is_done()) else { return false };
        look.go_on(&mut |wanted, dice| game.compare(at, wanted, dice, &mut self.spent));
        true
    }

    /// One computer after the other plays the deal of who played alone.
    fn play_same_deal(&mut self, game: &dyn Trials) -> bool {
        let Some(&level) = self.effort.same_deal.get(self.same_deal.len()) else { return false };
        self.same_deal.push((level, game.same_deal(level)));
        self.spent += SLICE;
        true
    }

    /// What has been found so far.
    pub fn report(&self) -> Report<Tried> {
        let trials = self.choices.iter().map(Choice::trials).sum::<u32>();
        let choices = u32::try_from(self.choices.len()).expect("a game is short");
        Report {
            evaluator: EVALUATOR,
            revision: self.revision,
            measure: self.measure,
            steps: u32::try_from(self.steps).expect("a game is short"),
            worlds: trials / choices.max(1),
            accounts: self.opening.map(|seat, _| account(self, seat)),
            same_deal: self.same_deal.clone(),
        }
    }
}
