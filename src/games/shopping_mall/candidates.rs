//! Legal actions: all of them, but of bids and of walking orders a sample.
use super::action::{Action, Kind};
use super::names::{Manager, Trade};
use super::phases::{ARRIVALS_MIN, BID_STEP};
use super::plan::{Slot, Spot};
use super::position::Position;
use super::routes::Route;
use super::stage::{Auction, Stage};
use crate::table::{Arrange, Dice, Seat};

impl Position {
    pub(super) fn some_actions(&self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        match &self.stage {
            Stage::Act => {
                let mut all = self.some_moves(seat);
                all.extend(self.all_swaps(seat));
                all.extend(self.all_lots(seat));
                all
            }
            Stage::Door(walk) => walk.doors.map(Action::Door).to_vec(),
            Stage::Bid(auction) => self.some_bids(auction, seat, dice),
            Stage::Free(_) => [true, false].map(Action::Free).to_vec(),
            Stage::Merge(purchase) => {
                let partners = self.partners(*purchase).into_iter();
                partners.map(|(_, slot)| Action::Merge(slot)).collect()
            }
            Stage::Manager(_) => Manager::ALL.map(Action::Manager).to_vec(),
            Stage::Arrivals(_) => self.all_arrivals(),
            Stage::Over => Vec::new(),
        }
    }

    /// Every crowd along every route; where the order matters also the other way round.
    pub(super) fn some_moves(&self, seat: Seat) -> Vec<Action> {
        let mut moves = Vec::new();
        if self.check_kind(seat, Kind::Move).is_err() {
            return moves;
        }
        let open = self.open_doors();
        for from in Spot::all().filter(|spot| !self.crowds[spot.index()].is_empty()) {
            for route in Route::from(from) {
                moves.push(Action::Move { from, route, order: None });
                if self.order_matters(from, route, &open) {
                    let order = self.crowds[from.index()].iter().rev().copied().collect();
                    moves.push(Action::Move { from, route, order: Some(order) });
                }
            }
        }
        moves
    }

    pub(super) fn all_swaps(&self, seat: Seat) -> impl Iterator<Item = Action> + use<> {
        let legal = |pair: &[Manager; 2]| self.check_swap(seat, pair[0], pair[1]).is_ok();
        let pairs: Vec<[Manager; 2]> = Manager::PAIRS.into_iter().filter(legal).collect();
        pairs.into_iter().map(|[one, other]| Action::Swap(one, other))
    }

    /// Each shop once.
    pub(super) fn all_lots(&self, seat: Seat) -> impl Iterator<Item = Action> + use<'_> {
        let first = move |slot: &Slot| match self.staff[seat].runs(*slot) {
            Some((_, premises)) => premises.slots().next() == Some(*slot),
            None => true,
        };
        let may = move |slot: &Slot| self.check_auction(seat, *slot).is_ok();
        Slot::all().filter(first).filter(may).map(Action::Auction)
    }

    /// Dropping, the least, the most, and some between.
    fn some_bids(&self, auction: &Auction, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        let (least, most) = (auction.least(&self.setup), self.cash(seat));
        let mut bids = vec![Action::Drop];
        if most < least {
            return bids;
        }
        let steps = (most - least) / BID_STEP;
        let mut raises = vec![0, 1, 2, dice.below(steps + 1), steps];
        raises.retain(|raise| *raise <= steps);
        raises.arrange();
        raises.dedup();
        bids.extend(raises.into_iter().map(|raise| Action::Bid(least + raise * BID_STEP)));
        bids
    }

    /// Every set of two, three or four of the first four.
    pub(super) fn all_arrivals(&self) -> Vec<Action> {
        let window: Vec<Trade> = self.window().to_vec();
        let sets = (0..1_u32 << window.len()).filter(|set| set.count_ones() >= ARRIVALS_MIN);
        let places = |set: u32| (0..4).filter(|place| set >> place & 1 == 1).collect();
        sets.map(|set| Action::Arrivals(places(set))).collect()
    }
}
