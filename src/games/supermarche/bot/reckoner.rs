//! Reckons with expected demand. Quick enough to be the hand that plays imagined rounds.
use super::super::action::Choice;
use super::super::foods::{Food, Foods};
use super::super::purchase::{Errand, Reading};
use super::super::shop::{ROUNDS, Shop, Slot, Trip};
use super::manager::{Manager, callers, must_hold_sale, sales};
use super::wishes::{Shortages, asked, face_down, wishes};
use crate::table::Dice;

/// What a wish that finds nothing costs beside the price: refunds and penalties, as far as they
/// count when buying and when filling the shelves.
const MISSED_BUYING: f64 = 5.5;
const MISSED_FILLING: f64 = 8.5;
/// A restock sends one face-down customer away in most rounds: so much of one is not reckoned with.
pub(super) const SENT_AWAY: f64 = 0.6;
/// The first shelves only have to last until the restock: so many come after it.
pub(super) const AFTER_RESTOCK: f64 = 1.6;
/// Least gain for each dollar paid.
const LEAST_GAIN: f64 = 0.06;
/// From the fifth cube of one order on, each is worth so much less when it stays unsold.
const SURPLUS: f64 = 2.0;
/// With so few cubes on the shelves and so many in the stock room a restock is due.
const THIN: u8 = 11;
const WORTH_CARRYING: u8 = 2;
/// Sales are held from this round on until the duty is done, of foods with so many cubes.
const FIRST_SALE: u8 = 3;
const SALE_STOCK: u8 = 3;
/// What a space in the cart will bring, and how much a failed trip hurts, in its own stake.
const SPACE: f64 = 5.2;
const FAILURE: f64 = 3.0;
/// Less money than the penalty: the stake is the whole shop.
const RUIN: f64 = 60.0;

pub(super) struct Reckoner {
    shortages: Shortages,
}

/// What a cube left over at the end of `round` adds to the final money.
pub(super) fn left_over(food: Food, round: u8) -> f64 {
    #[rustfmt::skip]
    const WORTH: [[f64; 5]; 6] = [
        [0.0, 1.6, 1.2, 4.6, 4.5],
        [0.0, 1.2, 0.9, 4.0, 4.1],
        [0.0, 1.5, 1.5, 3.9, 4.1],
        [0.0, 1.5, 1.5, 3.5, 3.5],
        [0.0, 1.7, 1.3, 2.4, 2.5],
        [0.0; 5],
    ];
    WORTH[usize::from(round - 1)][food.index()]
}

impl Reckoner {
    pub fn new() -> Reckoner {
        Reckoner { shortages: Shortages::new() }
    }

    /// Fills the shelves with what is most likely to be asked for, dear things first.
    fn fill(shop: &Shop, wishes: &Foods<f64>) -> Foods<u8> {
        let asked = wishes.map(|_, &mean| asked(mean));
        let (shelves, there) = (shop.shelves.counts(), shop.stock_room.counts());
        let mut moves: Foods<u8> = Foods::default();
        for _ in 0..shop.store_room().min(there.total()) {
            let gain = |food: Food| {
                let nth = usize::from(shelves[food] + moves[food]);
                asked[food][nth.min(15)] * (f64::from(food.price_now(shop.sale)) + MISSED_FILLING)
            };
            let left = Food::ALL.into_iter().filter(|&food| moves[food] < there[food]);
            let Some(best) = left.max_by(|&a, &b| gain(a).total_cmp(&gain(b))) else { break };
            moves[best] += 1;
        }
        moves
    }

    /// What to put on the shelves before the doors open.
    pub fn first_fill(shop: &Shop) -> Foods<u8> {
        Reckoner::fill(shop, &wishes(shop, face_down(shop) - AFTER_RESTOCK))
    }

    /// What a restock now would best bring out.
    pub fn best_fill(shop: &Shop) -> Foods<u8> {
        Reckoner::fill(shop, &wishes(shop, face_down(shop)))
    }

    fn risk(&self, errand: &Errand) -> f64 {
        let card = errand.who.card();
        let risk = self.shortages.risk(card, errand.spaces(), errand.shelves);
        risk / f64::from(1 + errand.coupons_left)
    }
}

/// What it costs to let a customer go: the coupon and the two cubes stay.
fn walk_out(shop: &Shop, trip: Trip) -> f64 {
    let stake = trip.spent + trip.card().penalty;
    if shop.money < stake { RUIN } else { f64::from(stake) }
}

impl Manager for Reckoner {
    fn order(&self, shop: &Shop, _: &mut Dice) -> Foods<u8> {
        let Some(costs) = shop.costs() else { return Foods::default() };
        let asked = wishes(shop, face_down(shop) - SENT_AWAY).map(|_, &mean| asked(mean));
        let have = Foods::from_fn(|food| shop.shelves.count(food) + shop.stock_room.count(food));
        let (mut cash, mut room) = (shop.money, shop.stock_room_left());
        let mut order: Foods<u8> = Foods::default();
        while room > 0 {
            let worth = |food: Food| {
                let nth = usize::from(have[food] + order[food]).min(15);
                let sold = asked[food][nth];
                let spoils = food.box_for(shop.round).spoils(shop.round);
                let unsold = if spoils { -1.0 } else { left_over(food, shop.round) };
                let surplus = f64::from(order[food].saturating_sub(4)) * SURPLUS;
                let cost = f64::from(costs[food]);
                let gain = sold * (f64::from(food.price()) + MISSED_BUYING)
                    + (1.0 - sold) * (unsold - surplus)
                    - cost;
                gain / cost
            };
            let buyable = Food::ALL
                .into_iter()
                .filter(|&food| order[food] < shop.supply[food] && costs[food] <= cash);
            let best = buyable
                .map(|food| (food, worth(food)))
                .max_by(|(_, a), (_, b)| a.total_cmp(b))
                .filter(|&(_, gain)| gain > LEAST_GAIN);
            let Some((food, _)) = best else { break };
            order[food] += 1;
            room -= 1;
            cash -= costs[food];
        }
        order
    }

    /// The duty is done early, with what loses least.
    fn sale(&self, shop: &Shop, _: &mut Dice) -> Option<Food> {
        let due = shop.sales_owed() > 0 && shop.round >= FIRST_SALE && shop.round < ROUNDS;
        let stocked =
            |food: &Food| shop.shelves.count(*food) + shop.stock_room.count(*food) >= SALE_STOCK;
        let least = |food: &Food| food.price() - food.sale_price();
        let well = sales(shop).filter(|food| due && stocked(food)).min_by_key(least);
        well.or_else(|| sales(shop).filter(|_| must_hold_sale(shop)).min_by_key(least))
    }

    fn shelve(&self, shop: &Shop, _: &mut Dice) -> Foods<u8> {
        Reckoner::first_fill(shop)
    }

    /// The safe before the risky; of the equally safe the bigger cart.
    fn serve(&self, shop: &Shop, _: &mut Dice) -> Slot {
        let appeal = |slot: Slot| {
            let who = shop.guests[slot].who.expect("a face-up card has a face");
            let card = who.card();
            let ruin = if shop.money < card.penalty { RUIN } else { f64::from(card.penalty) };
            let risk = self.risk(&Errand::fresh(shop, who));
            f64::from(card.items) + f64::from(card.bonus) / 3.5 - risk * ruin
        };
        callers(shop)
            .max_by(|&a, &b| appeal(a).total_cmp(&appeal(b)))
            .expect("someone waits at the door")
    }

    fn offers(&self, shop: &Shop, _: Trip, food: Food) -> bool {
        f64::from(shop.shelves.count(food)) > 1.0 + 5.0 * wishes(shop, face_down(shop))[food]
    }

    /// Takings now and still to come, against what a failed trip would cost.
    fn reads(&self, shop: &Shop, trip: Trip, reading: &Reading, _: &mut Dice) -> Choice {
        let errand = Errand::of(shop, trip);
        let card = trip.card();
        let worth = |choice: Choice| {
            let Some(basket) = reading.basket(choice) else { return -walk_out(shop, trip) };
            let after = errand.after(basket, choice);
            let stake = f64::from(trip.spent + basket.money + card.penalty);
            let to_come = f64::from(after.spaces()) * SPACE;
            f64::from(basket.money) + to_come - self.risk(&after) * FAILURE * stake
        };
        let better = worth(Choice::Coupon) > worth(Choice::Normal);
        if better { Choice::Coupon } else { Choice::Normal }
    }

    fn restocks_during(&self, _: &Shop, _: Trip) -> Option<Foods<u8>> {
        None
    }

    fn restocks_after(&self, shop: &Shop) -> Option<Foods<u8>> {
        let thin = shop.shelves.total() <= THIN && shop.stock_room.total() >= WORTH_CARRYING;
        thin.then(|| Reckoner::best_fill(shop))
    }
}
