//! Playing the rest of a round in imagined worlds, to see how it ends.
use super::super::action::Action;
use super::super::event::Event;
use super::super::foods::Food;
use super::super::position::Position;
use super::super::shop::{End, ROUNDS, Shop, Step};
use super::super::view::View;
use super::manager::Manager;
use super::reckoner::{Reckoner, left_over};
use crate::table::{Arrange, Budget, Dice, Game, Imagine, Log, Seat};

/// Losing the shop loses the rounds to come as well.
const RUIN: f64 = -250.0;
/// With less cash than this the next round begins on thin ice.
const LEAN: f64 = 25.0;
/// What a sale still owed will cost.
const DUTY: f64 = 2.0;

/// What is to be done, and by how many dollars it beats the next best where that was weighed.
pub(super) struct Decision {
    pub actions: Vec<Action>,
    pub gain: Option<f64>,
}

/// One decision, and the same worlds with the same dice to come for every course of action.
pub(super) struct Study<'a> {
    pub hand: &'a Reckoner,
    pub shop: &'a Shop,
    /// How many worlds, and how many steps a plan may climb.
    pub budget: Budget,
    seat: Seat,
    worlds: Vec<Position>,
}

impl Study<'_> {
    pub fn new<'a>(
        hand: &'a Reckoner,
        budget: Budget,
        seat: Seat,
        view: &'a View,
        dice: &mut Dice,
    ) -> Study<'a> {
        let world = |_| Position::imagine(seat, view, dice);
        let worlds = (0..budget.worlds).map(world).collect();
        Study { hand, shop: &view.shop, budget, seat, worlds }
    }

    /// How the round ends on average if it goes on with `actions`.
    pub fn worth(&self, actions: &[Action]) -> f64 {
        self.worth_in(&self.worlds, actions)
    }

    /// A first impression, from a quarter of the worlds.
    pub fn glance(&self, actions: &[Action]) -> f64 {
        self.worth_in(&self.worlds[..self.worlds.len() / 4], actions)
    }

    fn worth_in(&self, worlds: &[Position], actions: &[Action]) -> f64 {
        let sum: f64 = worlds.iter().map(|world| self.play(world.clone(), actions)).sum();
        sum / f64::from(u32::try_from(worlds.len()).expect("a small budget"))
    }

    fn play(&self, mut world: Position, actions: &[Action]) -> f64 {
        let mut log: Log<Event> = Log::default();
        for action in actions {
            world.apply(self.seat, *action, &mut log);
        }
        // The hand that plays on never rolls for itself.
        let mut unused = world.dice().clone();
        while !matches!(world.shop.step, Step::WasteReport | Step::Over(_)) {
            let action = self.hand.next(&world.shop, &mut unused);
            world.apply(self.seat, action, &mut log);
        }
        judge(&world.shop)
    }

    pub fn best_of(&self, options: Vec<Action>) -> Decision {
        let (best, gain) = best(options, |action| self.worth(&[*action]));
        Decision { actions: vec![best], gain: Some(gain) }
    }
}

/// The best of several, and by how much it beats the second.
pub(super) fn best<T>(options: Vec<T>, worth: impl Fn(&T) -> f64) -> (T, f64) {
    let mut weighed: Vec<(f64, T)> =
        options.into_iter().map(|option| (worth(&option), option)).collect();
    weighed.arrange_by(|(a, _), (b, _)| b.total_cmp(a));
    let gain = weighed.get(1).map_or(0.0, |(second, _)| weighed[0].0 - second);
    (weighed.swap_remove(0).1, gain)
}

/// What the end of a round is worth: the money, what is left, and what is owed.
fn judge(shop: &Shop) -> f64 {
    if shop.step == Step::Over(End::Bankrupt) {
        return RUIN + f64::from(shop.money);
    }
    let left = |food: Food| {
        let cubes = shop.shelves.count(food) + shop.stock_room.count(food);
        f64::from(cubes) * left_over(food, shop.round)
    };
    let left: f64 = Food::ALL.into_iter().map(left).sum();
    let lean = if shop.round < ROUNDS { (LEAN - f64::from(shop.money)).max(0.0) } else { 0.0 };
    f64::from(shop.money) + left - DUTY * f64::from(shop.sales_owed()) - lean * lean / 40.0
}
