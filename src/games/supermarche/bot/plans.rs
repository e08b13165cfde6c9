//! Plans of several actions: what to order, what to put on the shelves, what to put on sale.
use super::super::action::Action;
use super::super::foods::{Food, Foods};
use super::manager::{Manager, sales};
use super::study::{Decision, Study, best};
use crate::table::{Arrange, Dice};

/// How many neighbours are looked at twice.
const SHORTLIST: usize = 6;

impl Study<'_> {
    pub fn delivery(&self, dice: &mut Dice) -> Decision {
        let shop = self.shop;
        let course = |order: Foods<u8>| -> Vec<Action> {
            let buys = each(order, |food, cubes| Action::Buy { food, cubes });
            buys.chain([Action::EndDelivery]).collect()
        };
        let costs = shop.costs().expect("the costs of a delivery lie open");
        let legal = |order: Foods<u8>| {
            let cost: i32 = order.iter().map(|(food, &cubes)| i32::from(cubes) * costs[food]).sum();
            cost <= shop.money
                && order.total() <= shop.stock_room_left()
                && order.iter().all(|(food, &cubes)| cubes <= shop.supply[food])
        };
        let full = self.hand.order(shop, dice);
        // Whoever has little cash may be better off keeping some.
        let starts = vec![full, full.map(|_, cubes| cubes / 2), Foods::default()];
        let (start, _) = best(starts, |&order| self.worth(&course(order)));
        let order = self.climb(start, legal, course);
        Decision { actions: course(order), gain: None }
    }

    /// A sale once chosen is kept: a mind that changes with every look would never open the doors.
    pub fn stocking(&self, dice: &mut Dice) -> Decision {
        let shop = self.shop;
        let course = |sale: Option<Food>, moves: Foods<u8>| -> Vec<Action> {
            let set = (sale != shop.sale).then_some(Action::SetSale(sale));
            let stocks = each(moves, |food, cubes| Action::Stock { food, cubes });
            set.into_iter().chain(stocks).chain([Action::OpenDoors]).collect()
        };
        let mut options = Vec::new();
        if shop.check_open_doors().is_ok() {
            options.push(shop.sale);
        }
        if shop.sale.is_none() {
            options.extend(sales(shop).map(Some));
        }
        let moves = self.hand.shelve(shop, dice);
        let (sale, gain) = best(options, |&sale| self.worth(&course(sale, moves)));
        let (room, there) = (shop.store_room(), shop.stock_room.counts());
        let legal = |moves: Foods<u8>| {
            moves.total() <= room && moves.iter().all(|(food, &cubes)| cubes <= there[food])
        };
        let moves = self.climb(moves, legal, |moves| course(sale, moves));
        Decision { actions: course(sale, moves), gain: Some(gain) }
    }

    /// The best neighbour of the best neighbour, and so on.
    fn climb(
        &self,
        start: Foods<u8>,
        legal: impl Fn(Foods<u8>) -> bool,
        course: impl Fn(Foods<u8>) -> Vec<Action>,
    ) -> Foods<u8> {
        let (mut at, mut most) = (start, self.worth(&course(start)));
        for _ in 0..self.budget.depth {
            let mut around: Vec<(f64, Foods<u8>)> = neighbours(at)
                .into_iter()
                .filter(|&other| legal(other))
                .map(|other| (self.glance(&course(other)), other))
                .collect();
            around.arrange_by(|(a, _), (b, _)| b.total_cmp(a));
            let here = at;
            for (_, other) in around.into_iter().take(SHORTLIST) {
                let worth = self.worth(&course(other));
                if worth > most {
                    (at, most) = (other, worth);
                }
            }
            if at == here {
                break;
            }
        }
        at
    }
}

/// One action for each food of which there is any.
fn each(cubes: Foods<u8>, action: impl Fn(Food, u8) -> Action) -> impl Iterator<Item = Action> {
    let some = Food::ALL.into_iter().filter(move |&food| cubes[food] > 0);
    some.map(move |food| action(food, cubes[food]))
}

/// One cube more, one less, or one of another food instead.
fn neighbours(cubes: Foods<u8>) -> Vec<Foods<u8>> {
    let mut all = swaps(cubes);
    for food in Food::ALL {
        let mut more = cubes;
        more[food] += 1;
        all.push(more);
        if let Some(less) = cubes[food].checked_sub(1) {
            let mut fewer = cubes;
            fewer[food] = less;
            all.push(fewer);
        }
    }
    all
}

pub(super) fn swaps(cubes: Foods<u8>) -> Vec<Foods<u8>> {
    let mut all = Vec::new();
    for less in Food::ALL.into_iter().filter(|&food| cubes[food] > 0) {
        for more in Food::ALL.into_iter().filter(|&food| food != less) {
            let mut other = cubes;
            other[less] -= 1;
            other[more] += 1;
            all.push(other);
        }
    }
    all
}
