//! One game being played. It keeps every step with its log, so that undo, replay and the chart at
//! the end are questions to the same history.
use std::fmt;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::{Audience, Dice, Eye, Game, Log, Pending, Rejected, Save, Seat, Seats, Seed};

/// One game being played: where it began, what was done, and the position that follows.
#[derive(Clone, PartialEq)]
pub struct Session<G: Game> {
    setup: G::Setup,
    seed: Seed,
    opening: Rc<Log<G::Event>>,
    /// What is done is done: looking back shares it.
    steps: Vec<Rc<Step<G>>>,
    /// Where its luck was drawn anew, in order.
    fresh: Vec<Fresh>,
    position: G,
    /// Broken off by those who play it, who want to see everything.
    laid_open: bool,
}

/// From so many actions on, chance is another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fresh {
    pub after: usize,
    pub seed: Seed,
}

/// With which luck a game is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// Everything comes as it would have come.
    Same,
    /// What nobody had seen is drawn anew.
    Fresh(Seed),
}

#[derive(PartialEq)]
struct Step<G: Game> {
    seat: Seat,
    action: G::Action,
    log: Log<G::Event>,
    /// Chance was used or something was shown, as all is at the end: the past is closed.
    closed: bool,
}

/// One line of the log as one eye may read it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line<'a, E> {
    /// Counts every entry of the game, also those this eye may not read.
    pub index: usize,
    pub event: &'a E,
    /// Told to its reader alone.
    pub secret: bool,
}

impl<G: Game> Session<G> {
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Session<G>, G::Illegal> {
        G::check_setup(&setup)?;
        let mut opening = Log::default();
        let position = G::deal(&setup, seed, &mut opening);
        let (opening, steps, fresh) = (Rc::new(opening), Vec::new(), Vec::new());
        Ok(Session { setup, seed, opening, steps, fresh, position, laid_open: false })
    }

    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    pub fn seats(&self) -> u8 {
        self.position.seats()
    }

    pub fn pending(&self) -> Pending {
        self.position.pending()
    }

    pub fn is_over(&self) -> bool {
        matches!(self.pending(), Pending::Over(_))
    }

    pub fn round(&self) -> u32 {
        self.position.round()
    }

    pub fn standings(&self) -> Seats<i32> {
        Seats::from_fn(self.seats(), |seat| self.position.standing(seat))
    }

    /// How many actions have been played.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    pub fn view(&self, eye: Eye) -> G::View {
        self.position.view(eye)
    }

    pub(super) fn position(&self) -> &G {
        &self.position
    }

    /// Ends the game without an end: from now on nothing in it is secret.
    pub(super) fn lay_open(self) -> Session<G> {
        Session { laid_open: true, ..self }
    }

    /// The lines `eye` may read. Once the game is over, or laid open, everybody may read every
    /// secret.
    pub fn lines(&self, eye: Eye) -> impl Iterator<Item = Line<'_, G::Event>> {
        let over = self.lies_open();
        self.logs().flat_map(Log::entries).enumerate().filter_map(move |(index, entry)| {
            let secret = matches!(entry.audience, Audience::Only(_));
            let readable = if over {
                !matches!(entry.audience, Audience::AllBut(_))
            } else {
                entry.audience.includes(eye)
            };
            readable.then_some(Line { index, event: &entry.event, secret })
        })
    }

    /// How many entries the log has, for all audiences together.
    pub fn entries(&self) -> usize {
        self.entries_after(self.len())
    }

    /// How many entries there were after so many actions.
    pub fn entries_after(&self, steps: usize) -> usize {
        self.logs().take(steps + 1).map(|log| log.entries().len()).sum()
    }

    /// How many entries there were before the last action of `seat`.
    pub(super) fn entries_before(&self, seat: Seat) -> usize {
        let Some(own) = self.steps.iter().rposition(|step| step.seat == seat) else { return 0 };
        self.logs().take(own + 1).map(|log| log.entries().len()).sum()
    }

    /// Who acted last, if that told them something in secret.
    pub(super) fn told_last(&self) -> Option<Seat> {
        let told = self.steps.last().filter(|step| step.log.told_in_secret(step.seat));
        told.map(|step| step.seat)
    }

    fn logs(&self) -> impl Iterator<Item = &Log<G::Event>> {
        std::iter::once(&*self.opening).chain(self.steps.iter().map(|step| &step.log))
    }

    /// Plays an action, and hands out the log of just this action.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<&Log<G::Event>, Rejected<G::Illegal>> {
        let mut log = Log::default();
        let dice = self.position.dice().clone();
        self.position.play(seat, action.clone(), &mut log)?;
        let closed = log.revealing() || *self.position.dice() != dice || self.is_over();
        self.steps.push(Rc::new(Step { seat, action, log, closed }));
        Ok(&self.steps.last().expect("just pushed").log)
    }

    /// Who acted last, and whether that showed something or used chance.
    pub fn last_step(&self) -> Option<(Seat, &G::Action, bool)> {
        self.steps.last().map(|step| (step.seat, &step.action, step.closed))
    }

    /// Who acted after so many steps, and what was done: only where nothing is secret any more.
    pub fn deed(&self, after: usize) -> Option<(Seat, &G::Action)> {
        self.steps.get(after).filter(|_| self.lies_open()).map(|step| (step.seat, &step.action))
    }

    /// All that was played, in order.
    pub(super) fn moves(&self) -> impl Iterator<Item = (Seat, &G::Action)> {
        self.steps.iter().map(|step| (step.seat, &step.action))
    }

    /// Wherever luck was drawn anew.
    pub(super) fn all_fresh(&self) -> &[Fresh] {
        &self.fresh
    }

    /// Takes the last action back, unless it used chance or showed something, or the game was
    /// played on from there with fresh luck.
    pub fn undo(&mut self) -> bool {
        let begins = self.fresh.last().is_some_and(|fresh| fresh.after == self.steps.len());
        if begins || self.steps.last().is_none_or(|step| step.closed) {
            return false;
        }
        self.steps.pop();
        self.position = self.position_after(self.steps.len());
        true
    }

    fn position_after(&self, steps: usize) -> G {
        self.positions(steps, |_| ())
    }

    /// Shows each position of the first `steps` actions, the deal first, and hands out the last.
    pub(super) fn positions(&self, steps: usize, mut show: impl FnMut(&G)) -> G {
        let mut position = G::deal(&self.setup, self.seed, &mut Log::default());
        let mut fresh = self.fresh.iter().peekable();
        for played in 0..=steps {
            if let Some(fresh) = fresh.next_if(|fresh| fresh.after == played) {
                position.redraw(Dice::new(fresh.seed));
            }
            show(&position);
            if let Some(step) = self.steps[..steps].get(played) {
                position.apply(step.seat, step.action.clone(), &mut Log::default());
            }
        }
        position
    }

    /// The game as it was after its first `steps` actions.
    pub fn prefix(&self, steps: usize) -> Session<G> {
        let steps = steps.min(self.steps.len());
        Session {
            setup: self.setup.clone(),
            seed: self.seed,
            opening: self.opening.clone(),
            steps: self.steps[..steps].to_vec(),
            fresh: self.fresh.iter().filter(|fresh| fresh.after <= steps).copied().collect(),
            position: self.position_after(steps),
            // What was secret then was secret then.
            laid_open: false,
        }
    }

    /// Whether nothing in it is secret any more.
    pub fn lies_open(&self) -> bool {
        self.is_over() || self.laid_open
    }

    /// A table of its own that begins after the first `steps` actions of this game. `None` where
    /// this game still has secrets, or where nothing was left to decide.
    pub fn play_on(&self, steps: usize, luck: Luck) -> Option<Session<G>> {
        let mut tried = self.prefix(steps);
        if !self.lies_open() || tried.is_over() {
            return None;
        }
        if let Luck::Fresh(seed) = luck {
            tried.redraw(seed);
        }
        Some(tried)
    }

    /// Draws what nobody has seen anew, from here on.
    pub(super) fn redraw(&mut self, seed: Seed) {
        let after = self.steps.len();
        if self.fresh.pop_if(|fresh| fresh.after == after).is_some() {
            self.position = self.position_after(after);
        }
        self.fresh.push(Fresh { after, seed });
        self.position.redraw(Dice::new(seed));
    }

    /// Where its luck was last drawn anew: then it is no game of its deal.
    pub fn fresh_luck(&self) -> Option<usize> {
        self.fresh.last().map(|fresh| fresh.after)
    }

    /// The rounds that were played, each with every seat's standing at its end, for the chart of a
    /// game. Of several that end with one action only the last is there.
    pub fn standings_by_round(&self) -> Vec<(u32, Seats<i32>)> {
        let read = |position: &G| Seats::from_fn(position.seats(), |seat| position.standing(seat));
        let (mut rounds, mut round) = (Vec::new(), None);
        self.positions(self.steps.len(), |position| {
            // The action that ends a round belongs to it.
            if round.replace(position.round()).is_some_and(|last| last != position.round()) {
                rounds.push((position.round() - 1, read(position)));
            }
        });
        rounds.push((self.round(), self.standings()));
        rounds
    }

    pub fn save(&self) -> Save<G> {
        let actions = self.steps.iter().map(|step| (step.seat, step.action.clone())).collect();
        Save::new(self.setup.clone(), self.seed, actions, self.fresh.clone())
    }
}

/// Says which game and how far, never what lies hidden.
impl<G: Game> fmt::Debug for Session<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} after {} actions", G::SLUG, self.steps.len())
    }
}
