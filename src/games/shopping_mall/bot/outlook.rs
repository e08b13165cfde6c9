//! What a shop is worth: its bonus and the customers it may still hope for. The weights are those
//! of the rule book's simulations (8.2), in thousandths of a customer.
use std::sync::LazyLock;

use crate::games::shopping_mall::names::{Manager, Trade};
use crate::games::shopping_mall::plan::{SLOTS, SPOTS, Slot, Spot};
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::routes::Route;
use crate::games::shopping_mall::shop::{Premises, income};
use crate::games::shopping_mall::stage::Purchase;
use crate::table::{Game, Seat};

/// For each side of each slot the spots with a route past it, a bit each.
fn reach() -> &'static [[u16; 4]; SLOTS] {
    static REACH: LazyLock<[[u16; 4]; SLOTS]> = LazyLock::new(|| {
        let mut reach = [[0; 4]; SLOTS];
        for route in Route::all() {
            for from in route.ends() {
                for face in route.steps(from).iter().flat_map(|step| &step.faces) {
                    reach[face.slot.index()][face.side as usize] |= 1 << from.index();
                }
            }
        }
        reach
    });
    &REACH
}

/// How many visitors of each trade are where.
pub(super) struct Outlook<'a> {
    position: &'a Position,
    at: [[u8; 4]; SPOTS],
    about: [u32; 4],
    queued: [u32; 4],
    /// Owned tiles of each trade.
    rivals: [u32; 4],
}

/// Paid on average to those who lead customers in.
const PROVISION_PER_CUSTOMER: i64 = 40;

impl<'a> Outlook<'a> {
    pub(super) fn of(position: &'a Position) -> Outlook<'a> {
        let mut outlook = Outlook {
            position,
            at: [[0; 4]; SPOTS],
            about: [0; 4],
            queued: [0; 4],
            rivals: [0; 4],
        };
        for (spot, crowd) in position.crowds.iter().enumerate() {
            for trade in crowd {
                outlook.at[spot][trade.index()] += 1;
                outlook.about[trade.index()] += 1;
            }
        }
        for trade in &position.queue {
            outlook.queued[trade.index()] += 1;
        }
        for staff in position.staff.values() {
            for slot in staff.shops().flat_map(|(_, premises)| premises.slots()) {
                outlook.rivals[position.tile(slot).trade.index()] += 1;
            }
        }
        outlook
    }

    /// Visitors of its trade with a route past one of the doors.
    fn near(&self, slot: Slot, trade: Trade) -> u32 {
        let doors = self.position.tile(slot).doors(slot);
        let spots = doors.iter().fold(0, |all, side| all | reach()[slot.index()][side as usize]);
        let here = |spot: Spot| u32::from(self.at[spot.index()][trade.index()]);
        Spot::all().filter(|spot| spots >> spot.index() & 1 == 1).map(here).sum()
    }

    /// Thousandths of customers still to come to the tile on `slot`, if it is owned.
    fn to_come(&self, slot: Slot, owned: bool) -> i64 {
        let position = self.position;
        let trade = position.tile(slot).trade;
        let (near, about) = (self.near(slot, trade), self.about[trade.index()]);
        let far = i64::from(about.saturating_sub(near));
        let near = i64::from(near);
        let rivals = i64::from(self.rivals[trade.index()]) - i64::from(owned);
        let shared = |hope: i64| hope * 2 / (2 + rivals);
        if let Some(ending) = position.ending {
            let seats = i64::from(position.seats());
            let left = i64::from(ending.left).min(seats);
            return shared(1100 * near + 200 * far) * left / seats;
        }
        let doors = i64::try_from(position.tile(slot).doors(slot).iter().count()).expect("four");
        let queued = i64::from(self.queued[trade.index()]);
        let back = i64::from(position.placeholders);
        let hope = shared(1150 * near + 230 * far + 460 * queued + 80 * back);
        (330 * doors - 300 + hope).max(0)
    }

    /// What `customers`, in thousandths, bring to a shop that had `previous`.
    fn earnings(manager: Manager, previous: u32, customers: i64) -> i64 {
        let (mut left, mut previous, mut sum) = (customers, previous, 0);
        while left > 0 {
            sum += i64::from(income(manager, previous)) * left.min(1000);
            left -= 1000;
            previous += 1;
        }
        (sum - PROVISION_PER_CUSTOMER * customers) / 1000
    }

    /// Bonus and hope of a shop under `manager`; `new` tiles also serve whoever waits outside.
    fn shop(&self, manager: Manager, premises: Premises, new: Option<Premises>) -> i64 {
        let position = self.position;
        let (mut customers, mut bonus) = (0, 0);
        for slot in premises.slots() {
            let is_new = new.is_some_and(|new| new.contains(slot));
            let owned = position.shop_on(slot).is_some();
            customers += self.to_come(slot, owned);
            bonus += i64::from(position.tile(slot).bonus());
            if is_new && !owned {
                let waiting = position.waiting_at(slot);
                customers += waiting.iter().map(|(_, count)| 1000 * i64::from(*count)).sum::<i64>();
            }
        }
        bonus + Outlook::earnings(manager, position.served(premises), customers)
    }

    /// All that a seat has and may hope for.
    pub(super) fn worth(&self, seat: Seat) -> i64 {
        let shops = self.position.staff[seat].shops();
        let hopes = shops.map(|(manager, premises)| self.shop(manager, premises, None));
        i64::from(self.position.cash(seat)) + hopes.sum::<i64>()
    }

    /// What one own shop is worth.
    pub(super) fn own(&self, seat: Seat, slot: Slot) -> i64 {
        let shop = self.position.staff[seat].runs(slot);
        shop.map_or(0, |(manager, premises)| self.shop(manager, premises, None))
    }

    /// What owning `lot` would add: joined to the best neighbour, or run by the best manager, what
    /// that one would leave taken off.
    pub(super) fn gain(&self, purchase: Purchase) -> i64 {
        let Purchase { buyer, lot } = purchase;
        let partners = self.position.partners(purchase);
        let joined = partners.iter().map(|(manager, partner)| {
            let slot = lot.single().expect("only one tile joins another");
            let whole = self.shop(*manager, Premises::two(slot, *partner), Some(lot));
            whole - self.shop(*manager, Premises::one(*partner), None)
        });
        if let Some(best) = joined.max() {
            return best;
        }
        let run = Manager::ALL.map(|manager| self.run_by(buyer, lot, manager));
        run.into_iter().max().expect("three managers")
    }

    /// What `lot` would add under `manager`.
    pub(super) fn run_by(&self, seat: Seat, lot: Premises, manager: Manager) -> i64 {
        let left = self.position.staff[seat].at(manager);
        let left = left.map_or(0, |premises| self.shop(manager, premises, None));
        self.shop(manager, lot, Some(lot)) - left
    }
}
