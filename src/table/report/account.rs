//! One seat's account: the parts of its result, its chart, its luck and its moments.
use super::closer::Tried;
use super::findings::{Account, Cause, Estimate, Moment, Parts, Points, Rarity, Verdict};
use super::notes::Notes;
use super::reckoning::luck;
use super::tally::Tally;
use crate::table::{Arrange, Dice, Seat, Seed};

/// What one seat could expect at one step: a point of its chart.
pub(super) struct Gauge {
    pub seat: Seat,
    /// After so many actions.
    pub step: usize,
    pub worth: Tally,
}

impl Gauge {
    pub fn is_done(&self, worlds: u32) -> bool {
        self.worth.count() >= worlds
    }

    /// Chance for the next trial.
    pub fn luck(&self, deal: Seed) -> Dice {
        let about = (1 << 41) + (self.step * 8 + self.seat.index()) as u64;
        luck(deal, about, self.worth.count())
    }
}

/// The way of a seat's chance from one known point to the next.
pub(super) struct Span {
    pub from: usize,
    pub to: usize,
    /// What is left of the change when the choices are taken out.
    pub luck: f64,
    error: f64,
}

const MOMENTS: usize = 3;
/// What changes a chance by less than a point did not matter.
const MATTERS: i32 = 100;

impl Notes {
    /// Known points of a seat's chance, in order: (step, mean, squared error).
    fn points(&self, seat: Seat) -> Vec<(usize, f64, f64)> {
        let known = |step, worth: &Tally| (step, worth.mean(), worth.squared_error());
        let mut points = vec![known(0, &self.opening[seat])];
        let chain = self.chain.iter().flat_map(|chain| self.choices.iter().zip(&chain.worth));
        points.extend(
            chain
                .filter(|(choice, _)| choice.step > 0)
                .map(|(choice, worth)| known(choice.step, &worth[seat])),
        );
        let gauges = self.gauges.iter().filter(|gauge| gauge.seat == seat);
        let gauges = gauges.filter(|gauge| gauge.worth.count() > 0);
        points.extend(gauges.map(|gauge| known(gauge.step, &gauge.worth)));
        points.push((self.steps, self.result.worth[seat], 0.0));
        points.arrange_by_key(|(step, ..)| *step);
        points
    }

    pub(super) fn spans(&self, seat: Seat) -> Vec<Span> {
        let points = self.points(seat);
        let pairs = points.windows(2).map(|pair| {
            let ((from, before, doubt), (to, after, more)) = (pair[0], pair[1]);
            let within = self.choices.iter().filter(|choice| (from..to).contains(&choice.step));
            let (mut chosen, mut squares) = (0.0, doubt + more);
            for choice in within {
                chosen += choice.effect[seat].mean();
                squares += choice.effect[seat].squared_error();
            }
            Span { from, to, luck: after - before - chosen, error: squares.sqrt() }
        });
        pairs.collect()
    }

    /// What the choices of the seat itself, or of all others, changed: (mean, squared error).
    fn chosen(&self, seat: Seat, own: bool) -> (f64, f64) {
        if let Some(chain) = &self.chain {
            let sum = if own { &chain.own[seat] } else { &chain.others[seat] };
            return (sum.mean(), sum.squared_error());
        }
        let choices = self.choices.iter().filter(|choice| (choice.seat == seat) == own);
        choices.fold((0.0, 0.0), |(mean, squares), choice| {
            let effect = &choice.effect[seat];
            (mean + effect.mean(), squares + effect.squared_error())
        })
    }

    fn parts(&self, seat: Seat) -> Parts {
        let (opening, before) = (&self.opening[seat], &self.before[seat]);
        let ((own, own_doubt), (others, others_doubt)) =
            (self.chosen(seat, true), self.chosen(seat, false));
        let deal_doubt = opening.squared_error() + before.squared_error();
        let [before, own, mut others, result] =
            [before.mean(), own, others, self.result.worth[seat]].map(Points::of);
        let deal = Points(Points::of(opening.mean()).0 - before.0);
        let mut luck = Points(result.0 - before.0 - deal.0 - own.0 - others.0);
        let doubt = if self.chain.is_some() {
            // There is none: what is left is what rounding left of the choices.
            (others.0, luck.0) = (others.0 + luck.0, 0);
            own_doubt.max(others_doubt).max(deal_doubt)
        } else {
            own_doubt + others_doubt + deal_doubt
        };
        Parts { before, deal, luck, own, others, result, error: Points::of(doubt.sqrt()) }
    }

    /// Luck is measured here by leads, which are finer than wins, beside games from other deals. What
    /// the sample of the choices leaves in doubt is no luck: so much less is claimed as doubt has a part
    /// in it, or half of all games would be called rare.
    fn rarity(&self, seat: Seat) -> Rarity {
        let leads = &self.leads[seat];
        let sample = u32::try_from(leads.len()).expect("a sample is small");
        let mut usual = Tally::default();
        for lead in leads {
            usual.add(*lead);
        }
        let spread = usual.squared_error() * f64::from(sample);
        if spread <= 0.0 {
            return Rarity::default();
        }
        let (chosen, doubt) = match &self.chain {
            Some(chain) => {
                let opening = &chain.lead[seat];
                (self.result.lead[seat] - opening.mean(), opening.squared_error())
            }
            None => self.choices.iter().fold((0.0, 0.0), |(mean, squares), choice| {
                let lead = &choice.lead[seat];
                (mean + lead.mean(), squares + lead.squared_error())
            }),
        };
        let luck = self.result.lead[seat] - usual.mean() - chosen;
        let luck = luck * spread / (spread + doubt + usual.squared_error());
        let lucky = luck >= 0.0;
        // Who came out ahead by luck that cost points, or the other way round, was neither: like every other game.
        let Parts { deal, luck: later, .. } = self.parts(seat);
        if lucky != (deal.0 + later.0 >= 0) {
            return Rarity { lucky, alike: sample.div_ceil(2), sample };
        }
        let alike = leads.iter().map(|lead| lead - usual.mean());
        let alike = alike.filter(|other| if lucky { *other >= luck } else { *other <= luck });
        Rarity { lucky, alike: u32::try_from(alike.count()).expect("a sample is small"), sample }
    }

    /// What moved this seat's chance most: own choices, others' choices, and luck at one step.
    fn moments(&self, seat: Seat) -> Vec<Moment<Tried>> {
        let step = |step: usize| u32::try_from(step).expect("a game is short");
        let looks = self.looks.iter().filter(|look| look.seat == seat && look.is_done());
        let own = looks.map(|look| (look.step, look.found()));
        let own = own.filter(|(_, closer)| closer.verdict != Verdict::Same).map(|(at, closer)| {
            let (step, effect) = (step(at), closer.gain);
            Moment { step, since: step, effect, cause: Cause::Own(closer) }
        });
        let others = self.choices.iter().filter(|choice| choice.seat != seat).map(|choice| {
            let effect = &choice.effect[seat];
            let effect = Estimate::of(effect.mean(), effect.error());
            let step = step(choice.step);
            Moment { step, since: step, effect, cause: Cause::Others }
        });
        let spans = self.spans(seat).into_iter().map(|span| Moment {
            step: step(span.to - 1),
            since: step(span.from),
            effect: Estimate::of(span.luck, span.error),
            cause: Cause::Luck,
        });
        // Only what can be told from nothing; of what remains the weightiest.
        let clear = |moment: &Moment<Tried>| {
            moment.effect.mean.0.abs() > moment.effect.margin().0.max(MATTERS)
        };
        let weight = |moment: &Moment<Tried>| std::cmp::Reverse(moment.effect.mean.0.abs());
        let mut own: Vec<_> = own.collect();
        own.arrange_by_key(|moment| (!clear(moment), weight(moment)));
        let mut rest: Vec<_> = others.chain(spans).filter(clear).collect();
        // The first own choice has its place: it is what can be learned from.
        let first = if own.is_empty() { None } else { Some(own.remove(0)) };
        rest.extend(own.into_iter().filter(clear));
        rest.arrange_by_key(weight);
        let mut chosen: Vec<Moment<Tried>> = first.into_iter().collect();
        for moment in rest {
            let known = chosen.iter().any(|other| other.step == moment.step);
            if chosen.len() < MOMENTS && !known {
                chosen.push(moment);
            }
        }
        chosen.arrange_by_key(|moment| moment.step);
        chosen
    }
}

pub(super) fn account(notes: &Notes, seat: Seat) -> Account<Tried> {
    let count = |all: usize| u32::try_from(all).expect("a game is short");
    let point = |(step, mean, _): (usize, f64, f64)| (count(step), Points::of(mean));
    let looks = notes.looks.iter().filter(|look| look.seat == seat && look.is_done());
    let verdicts: Vec<Verdict> = looks.map(|look| look.found().verdict).collect();
    let blames = |verdict: &&Verdict| matches!(verdict, Verdict::Slip | Verdict::Mistake);
    Account {
        parts: notes.parts(seat),
        rarity: notes.rarity(seat),
        course: notes.points(seat).into_iter().map(point).collect(),
        moments: if notes.people.contains(&seat) { notes.moments(seat) } else { Vec::new() },
        choices: count(notes.choices.iter().filter(|choice| choice.seat == seat).count()),
        judged: count(verdicts.len()),
        blamed: count(verdicts.iter().filter(blames).count()),
    }
}
