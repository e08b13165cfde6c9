//! Computer players. They are handed a view, never a position.
//!
//! All think in whole turns ([`plans`]) and weigh what each leaves behind ([`outlook`]). The easy
//! one often does something else; the hard one plays the best of them on ([`search`]).
mod outlook;
mod plans;
mod search;
mod tally;

use outlook::Weights;
use plans::{Plan, plans};
pub(super) use search::LooksAhead;

use super::action::Action;
use super::position::Position;
use super::view::View;
use crate::table::{Bot, Computers, Dice, Imagine, Level, Seat};

/// How a quick player differs from the one that always takes the best step. In percent.
#[derive(Clone, Copy)]
struct Style {
    /// How often it does anything that comes to mind.
    whim: u32,
    /// How often it remembers to ask for identification.
    memory: u32,
    /// What it thinks things are worth.
    weights: Weights,
}

const EASY: Style = Style { whim: 50, memory: 60, weights: Weights::FITTED };
const NORMAL: Style = Style { whim: 0, memory: 85, weights: Weights::FITTED };
const HARD: Style = Style { whim: 0, memory: 100, weights: Weights::OF_THE_BOOK };

impl Computers for Position {
    const GLANCES: u64 = 1_000_000;

    fn computer(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Quick(EASY)),
            Level::Normal => Box::new(Quick(NORMAL)),
            Level::Hard => Box::new(LooksAhead::FAR),
        }
    }

    fn at_a_glance(world: &Position, seat: Seat, dice: &mut Dice) -> Action {
        let plan = best(world, seat, HARD, dice);
        remembering(world, plan.actions[0], HARD, dice)
    }
}

/// Answers at once, by its style.
struct Quick(Style);

impl Bot<Position> for Quick {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        let world = Position::imagine(seat, view, dice);
        let plan = best(&world, seat, self.0, dice);
        remembering(&world, plan.actions[0], self.0, dice)
    }
}

/// The best plan of `seat`, or now and then any other that is no blunder.
fn best(world: &Position, seat: Seat, style: Style, dice: &mut Dice) -> Plan {
    let mut all = plans(world);
    let worth: Vec<i64> =
        all.iter().map(|plan| plan.outlook.worth(world, seat, &style.weights)).collect();
    let most = (0..all.len()).max_by_key(|&at| (worth[at], all.len() - at));
    let most = most.expect("whoever is asked has a plan");
    let whim = style.whim > 0 && dice.below(100) < style.whim;
    let chosen = if whim { any(&all, dice) } else { most };
    all.swap_remove(chosen)
}

/// Any plan, but nobody is sent away with nothing while another would bring something.
fn any(all: &[Plan], dice: &mut Dice) -> usize {
    let serves = |plan: &Plan| plan.actions.iter().any(|a| matches!(a, Action::Serve(_)));
    let sells = all.iter().any(|plan| serves(plan) && plan.outlook.gain > 0);
    let fair: Vec<usize> = (0..all.len())
        .filter(|&at| !sells || !serves(&all[at]) || all[at].outlook.gain > 0)
        .collect();
    *dice.pick(&fair).expect("what sells is among them")
}

/// *Done* with identification if it is due and the player remembers; never needlessly.
fn remembering(world: &Position, action: Action, style: Style, dice: &mut Dice) -> Action {
    match action {
        Action::Done { .. } if world.identification_is_due() => {
            Action::Done { identification: dice.below(100) < style.memory }
        }
        action => action,
    }
}
