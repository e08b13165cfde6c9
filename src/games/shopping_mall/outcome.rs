//! What an action would do, played on a copy: the rules themselves say it, so it cannot differ
//! from what then happens.
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::event::{Event, Visit};
use super::names::Trade;
use super::plan::Spot;
use super::position::Position;
use super::routes::Route;
use super::stage::Stage;
use super::view::View;
use crate::table::{Dice, Game, Imagine, Log, Seat, Seats, Seed};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Who enters where and who pays whom, in order.
    pub visits: Vec<Visit>,
    /// Who reaches the end of the route.
    pub stopped: Vec<Trade>,
    /// What each balance changes by.
    pub gains: Seats<i32>,
    /// A visitor would stand before two doors: the rest hangs on what is chosen then.
    pub door: Option<Trade>,
    /// Gates where the active seat would have to let visitors in at the end of this turn, the
    /// first one first.
    pub refill: Vec<Spot>,
    /// Those who would come in by themselves, because no more are left in the queue.
    pub arrivals: Vec<(Spot, Vec<Trade>)>,
    pub starts_final_round: bool,
}

impl Position {
    /// A copy to try things on, without what has been told.
    pub(super) fn sketch(&self) -> Position {
        Position { story: Vec::new(), balances: Vec::new(), ..self.clone() }
    }

    /// What `action`, which must be legal, would do.
    pub(super) fn outcome(&self, seat: Seat, action: Action) -> Outcome {
        let mut after = self.sketch();
        after.apply(seat, action, &mut Log::default());
        let whole = |seat: Seat, position: &Position| {
            i32::try_from(position.cash(seat)).expect("money is little")
        };
        let mut outcome = Outcome {
            visits: Vec::new(),
            stopped: Vec::new(),
            gains: Seats::from_fn(self.seats(), |seat| whole(seat, &after) - whole(seat, self)),
            door: match &after.stage {
                Stage::Door(walk) => Some(walk.walker),
                _ => None,
            },
            refill: after.gates_to_refill(),
            arrivals: Vec::new(),
            starts_final_round: self.ending.is_none() && after.ending.is_some(),
        };
        for event in after.story {
            match event {
                Event::Entered { visit, .. } => outcome.visits.push(visit),
                Event::Stopped { trade, .. } => outcome.stopped.push(trade),
                Event::Arrived { gate, visitors } => outcome.arrivals.push((gate, visitors)),
                _ => {}
            }
        }
        outcome
    }

    fn gates_to_refill(&self) -> Vec<Spot> {
        let empty = |gate: &Spot| self.crowds[gate.index()].is_empty();
        self.depleted.iter().copied().filter(empty).collect()
    }
}

impl View {
    /// What a move in this walking order would do; `None` where the rules refuse it. Balances that
    /// these eyes do not know are made up, since nobody's steps hang on them.
    pub fn outcome_in_order(&self, from: Spot, route: Route, order: &[Trade]) -> Option<Outcome> {
        let world = Position::imagine(self.turn, self, &mut Dice::new(Seed(0)));
        let action = Action::Move { from, route, order: Some(order.to_vec()) };
        world.check(self.turn, &action).ok()?;
        Some(world.outcome(self.turn, action))
    }
}
