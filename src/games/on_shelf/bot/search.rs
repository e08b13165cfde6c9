//! Looking ahead: the plans that look best are played on in imagined worlds, by everybody's best
//! steps, and the one that leaves its seat best off on average is taken.
use super::outlook::Outlook;
use super::plans::{Plan, plans};
use super::{HARD, best, remembering};
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::stage::Phase;
use crate::games::on_shelf::view::View;
use crate::table::{Arrange, Bot, Dice, Game, Imagine, Log, Pending, Seat};

pub(in super::super) struct LooksAhead {
    worlds: usize,
    plans: usize,
    /// Hours played on after the present one.
    hours: u8,
}

impl LooksAhead {
    /// What the page plays with. Tests without optimisation think less, and less far.
    pub(super) const FAR: LooksAhead = if cfg!(debug_assertions) {
        LooksAhead { worlds: 2, plans: 3, hours: 0 }
    } else {
        LooksAhead { worlds: 12, plans: 7, hours: 4 }
    };
    /// Of the same mind, where whole games of the far-sighted one would hold tests up.
    #[cfg(test)]
    pub(in super::super) const NEAR: LooksAhead = LooksAhead { worlds: 1, plans: 2, hours: 0 };
}

impl Bot<Position> for LooksAhead {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        let world = Position::imagine(seat, view, dice);
        let chosen = if is_weighty(&world) {
            self.look_ahead(&world, seat, view, dice)
        } else {
            best(&world, seat, HARD, dice)
        };
        remembering(&world, chosen.actions[0], HARD, dice)
    }
}

/// Turns, sales and categories are; where a cube or a drop goes is seen at a glance.
fn is_weighty(world: &Position) -> bool {
    matches!(world.phase, Phase::Turn { .. } | Phase::Work(_) | Phase::Rush(_))
}

impl LooksAhead {
    fn look_ahead(&self, world: &Position, seat: Seat, view: &View, dice: &mut Dice) -> Plan {
        let mut all: Vec<(i64, Plan)> = plans(world)
            .into_iter()
            .map(|plan| (worth(&plan.outlook, world, seat), plan))
            .collect();
        all.arrange_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        all.truncate(self.plans);
        let mut all: Vec<Plan> = all.into_iter().map(|(_, plan)| plan).collect();
        if all.iter().all(|plan| plan.actions[0] == all[0].actions[0]) {
            return all.swap_remove(0);
        }
        let mut scores = vec![0; all.len()];
        for _ in 0..self.worlds {
            let mut world = Position::imagine(seat, view, dice);
            // The same luck for every plan, so that they differ by themselves alone.
            world.dice = dice.fork(11);
            for (score, plan) in scores.iter_mut().zip(&all) {
                *score += self.playout(world.clone(), seat, plan);
            }
        }
        let most = (0..all.len()).max_by_key(|&at| (scores[at], all.len() - at));
        all.swap_remove(most.expect("there is a plan"))
    }

    /// Plays a plan and some hours more; how well off `seat` is then.
    fn playout(&self, mut world: Position, seat: Seat, plan: &Plan) -> i64 {
        let end = world.hour.of_day() + self.hours;
        let mut dice = world.dice.fork(5);
        carry_out(&mut world, seat, plan, &mut dice);
        while let Pending::Seats(pending) = world.pending() {
            if world.hour.of_day() > end {
                break;
            }
            let plan = best(&world, pending[0], HARD, &mut dice);
            carry_out(&mut world, pending[0], &plan, &mut dice);
        }
        standing(&world, seat)
    }
}

fn carry_out(world: &mut Position, seat: Seat, plan: &Plan, dice: &mut Dice) {
    for &action in &plan.actions {
        let action = remembering(world, action, HARD, dice);
        world.apply(seat, action, &mut Log::default());
    }
}

fn worth(outlook: &Outlook, world: &Position, seat: Seat) -> i64 {
    outlook.worth(world, seat, &HARD.weights)
}

/// Points and prospects; against each other, less what the best of the others has.
fn standing(world: &Position, seat: Seat) -> i64 {
    let over = matches!(world.phase, Phase::Over(_));
    let of = |seat: Seat| {
        let prospects = if over { 0 } else { worth(&Outlook::now(world, seat), world, seat) };
        1000 * i64::from(world.index_of(seat)) + prospects
    };
    if world.setup.is_cooperative() {
        return of(seat);
    }
    let others = Seat::all(world.setup.seats).filter(|other| *other != seat);
    let ahead = others.map(of).max().expect("there are others");
    of(seat) - ahead / 3
}
