//! Hard: plays the rest of the round many times in imagined worlds, and does what ends best.
use super::super::action::{Action, Choice};
use super::super::odds;
use super::super::position::Position;
use super::super::purchase::Errand;
use super::super::shop::{Shop, Status, Step, Trip};
use super::super::view::View;
use super::manager::{Manager, callers};
use super::plans::swaps;
use super::reckoner::Reckoner;
use super::study::{Decision, Study};
use crate::table::{Bot, Budget, Dice, Game, Imagine, Log, Seat};

/// A thought takes a fraction of a second in the browser. Tests without optimisation think less.
pub(super) const THOROUGH: Budget =
    Budget { worlds: if cfg!(debug_assertions) { 200 } else { 600 }, depth: 4 };

pub(super) struct LookAhead {
    hand: Reckoner,
    budget: Budget,
    /// The rest of a plan, and the shop it is meant for.
    plan: Option<(Shop, Vec<Action>)>,
}

impl LookAhead {
    pub fn new(budget: Budget) -> LookAhead {
        LookAhead { hand: Reckoner::new(), budget, plan: None }
    }

    pub fn decide(&self, seat: Seat, view: &View, dice: &mut Dice) -> Decision {
        let shop = &view.shop;
        let options = match shop.step {
            Step::Delivery { .. } => return self.study(seat, view, dice).delivery(dice),
            Step::Stocking { .. } => return self.study(seat, view, dice).stocking(dice),
            Step::Choose => callers(shop).map(Action::Serve).collect(),
            Step::SaleOffer(_) => vec![Action::SaleOffer(true), Action::SaleOffer(false)],
            Step::Roll(trip) => roll_or_restock(shop, trip),
            Step::Resolve(_) => {
                vec![Action::Choose(Choice::Normal), Action::Choose(Choice::Coupon)]
            }
            Step::AfterTrip => flip_or_restock(shop),
            _ => vec![self.hand.next(shop, dice)],
        };
        if options.len() == 1 {
            return Decision { actions: options, gain: None };
        }
        self.study(seat, view, dice).best_of(options)
    }

    fn study<'a>(&'a self, seat: Seat, view: &'a View, dice: &mut Dice) -> Study<'a> {
        Study::new(&self.hand, self.budget, seat, view, dice)
    }
}

/// Nothing has to be weighed while the next roll cannot fail.
fn roll_or_restock(shop: &Shop, trip: Trip) -> Vec<Action> {
    let mut options = vec![Action::Roll];
    if odds::failing_ways(&Errand::of(shop, trip)) > 0 {
        options.push(Action::RestockDuring(Reckoner::best_fill(shop)));
    }
    options.retain(|action| shop.check(*action).is_ok());
    options
}

/// All backs are alike, so one will do.
fn flip_or_restock(shop: &Shop) -> Vec<Action> {
    let discard = shop.slots(Status::Down).next().expect("there is one to turn");
    let moves = Reckoner::best_fill(shop);
    let restocks = std::iter::once(moves).chain(swaps(moves));
    let restocks = restocks.map(|moves| Action::RestockAfter { moves, discard });
    let mut options: Vec<Action> = std::iter::once(Action::Flip(discard)).chain(restocks).collect();
    options.retain(|action| shop.check(*action).is_ok());
    options
}

impl Bot<Position> for LookAhead {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        let planned = self.plan.take().filter(|(shop, _)| *shop == view.shop);
        let mut actions = match planned {
            Some((_, rest)) => rest,
            None => self.decide(seat, view, dice).actions,
        };
        let action = actions.remove(0);
        if !actions.is_empty() {
            let mut after = Position::imagine(seat, view, dice);
            after.apply(seat, action, &mut Log::default());
            self.plan = Some((after.shop, actions));
        }
        action
    }
}
