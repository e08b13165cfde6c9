//! What a shop is worth: its bonus and the customers it may still hope for.
use std::sync::LazyLock;

use crate::games::shopping_mall::deal::VISITORS_PER_TRADE;
use crate::games::shopping_mall::names::{Manager, Trade};
use crate::games::shopping_mall::plan::{SLOTS, Sides, Slot};
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::routes::Route;
use crate::games::shopping_mall::shop::{Premises, income};
use crate::games::shopping_mall::stage::Purchase;
use crate::table::{Game, Seat};

/// Of how many sides a tile has, which may be doors.
const OPENINGS: usize = 1 << 4;

/// For each slot and each set of doors the spots with a route past one of them, a bit each.
fn reach() -> &'static [[u16; OPENINGS]; SLOTS] {
    static REACH: LazyLock<[[u16; OPENINGS]; SLOTS]> = LazyLock::new(|| {
        let mut reach = [[0; OPENINGS]; SLOTS];
        for route in Route::all() {
            for from in route.ends() {
                for face in route.steps(from).iter().flat_map(|step| &step.faces) {
                    for doors in (0..OPENINGS).filter(|doors| doors >> face.side as u8 & 1 == 1) {
                        reach[face.slot.index()][doors] |= 1 << from.index();
                    }
                }
            }
        }
        reach
    });
    &REACH
}

/// What a shop hopes for, in thousandths of a customer. Visitors and placeholders count less with every
/// other owned tile of the trade.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::games::shopping_mall) struct Hopes {
    /// To begin with, and for each door.
    pub any: i64,
    pub door: i64,
    /// For each visitor of the trade with a route past a door, elsewhere in the mall, in the queue.
    pub near: i64,
    pub far: i64,
    pub queued: i64,
    /// For each placeholder: somebody may come a second time.
    pub back: i64,
    /// In the final round.
    pub last_near: i64,
    pub last_far: i64,
    /// For each who waits at the door of a tile that is bought, beside what was hoped of them already.
    pub waiting: i64,
}

/// How many visitors of each trade are where.
pub(in crate::games::shopping_mall) struct Outlook<'a> {
    position: &'a Position,
    hopes: Hopes,
    /// Owned slots, a bit each.
    owned: u32,
    /// Where each visitor stands, as a bit.
    at: [[u16; VISITORS_PER_TRADE]; 4],
    about: [usize; 4],
    queued: [u32; 4],
    /// Owned tiles of each trade.
    rivals: [u32; 4],
}

/// What a tile's customers hang on.
pub(in crate::games::shopping_mall) struct Prospects {
    pub doors: i64,
    /// Visitors of the trade: with a route past a door, elsewhere, outside.
    pub near: i64,
    pub far: i64,
    pub queued: i64,
    /// Placeholders left.
    pub back: i64,
    /// Other owned tiles of the trade.
    pub rivals: i64,
}

/// Paid on average to those who lead customers in.
const PROVISION_PER_CUSTOMER: i64 = 40;

impl<'a> Outlook<'a> {
    pub(in crate::games::shopping_mall) fn of(
        position: &'a Position,
        hopes: &[Hopes; 2],
    ) -> Outlook<'a> {
        let mut outlook = Outlook {
            position,
            hopes: hopes[usize::from(position.seats()) - 3],
            owned: 0,
            at: [[0; VISITORS_PER_TRADE]; 4],
            about: [0; 4],
            queued: [0; 4],
            rivals: [0; 4],
        };
        for (spot, crowd) in position.crowds.iter().enumerate() {
            for trade in crowd {
                let about = &mut outlook.about[trade.index()];
                outlook.at[trade.index()][*about] = 1 << spot;
                *about += 1;
            }
        }
        for trade in &position.queue {
            outlook.queued[trade.index()] += 1;
        }
        for staff in position.staff.values() {
            for slot in staff.shops().flat_map(|(_, premises)| premises.slots()) {
                outlook.owned |= 1 << slot.index();
                outlook.rivals[position.tile(slot).trade.index()] += 1;
            }
        }
        outlook
    }

    /// Visitors of a trade with a route past one of the doors.
    fn near(&self, slot: Slot, doors: Sides, trade: Trade) -> usize {
        let spots = reach()[slot.index()][doors.bits()];
        self.at[trade.index()].iter().filter(|visitor| **visitor & spots != 0).count()
    }

    /// What the customers of the tile on `slot` hang on.
    pub(in crate::games::shopping_mall) fn prospects(&self, slot: Slot, owned: bool) -> Prospects {
        let tile = self.position.tile(slot);
        let (trade, doors) = (tile.trade, tile.doors(slot));
        let (near, about) = (self.near(slot, doors, trade), self.about[trade.index()]);
        let number = |count: usize| i64::try_from(count).expect("24 visitors");
        Prospects {
            doors: i64::from(doors.bits().count_ones()),
            near: number(near),
            far: number(about - near),
            queued: i64::from(self.queued[trade.index()]),
            back: i64::from(self.position.placeholders),
            rivals: i64::from(self.rivals[trade.index()]) - i64::from(owned),
        }
    }

    /// Thousandths of customers still to come to the tile on `slot`, if it is owned.
    fn to_come(&self, slot: Slot, owned: bool) -> i64 {
        let Prospects { doors, near, far, queued, back, rivals } = self.prospects(slot, owned);
        let hopes = &self.hopes;
        let shared = |hope: i64| hope * 2 / (2 + rivals);
        if let Some(ending) = self.position.ending {
            let seats = i64::from(self.position.seats());
            let left = i64::from(ending.left).min(seats);
            return shared(hopes.last_near * near + hopes.last_far * far) * left / seats;
        }
        let about = hopes.near * near + hopes.far * far;
        let hope = shared(about + hopes.queued * queued + hopes.back * back);
        (hopes.any + hopes.door * doors + hope).max(0)
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
            let owned = self.owned >> slot.index() & 1 == 1;
            customers += self.to_come(slot, owned);
            bonus += i64::from(position.tile(slot).bonus());
            if is_new && !owned {
                let waiting = position.waiting_at(slot);
                let waiting = waiting.iter().map(|(_, count)| i64::from(*count)).sum::<i64>();
                customers += self.hopes.waiting * waiting;
            }
        }
        bonus + Outlook::earnings(manager, position.served(premises), customers)
    }

    /// Tenths of money: all that a seat has, and of what it may hope for beside so many percent.
    pub(super) fn worth(&self, seat: Seat, patience: i64) -> i64 {
        let position = self.position;
        let shops = position.staff[seat].shops();
        let all: i64 = shops.map(|(manager, premises)| self.shop(manager, premises, None)).sum();
        let bonus = i64::from(position.bonus(seat));
        10 * (i64::from(position.cash(seat)) + bonus) + (all - bonus) * patience / 10
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
