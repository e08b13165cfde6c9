//! Fill: cubes from stock to the shelves, for six points.
use super::fill_up;
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::event::Event;
use crate::games::on_shelf::goods::{Brand, Category, Item, PerBrand};
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::{FillPrompt, MoveOffer};
use crate::games::on_shelf::spaces::{ShelfSpace, StockSpace};
use crate::games::on_shelf::stage::{Filling, Work};
use crate::table::{Log, Seat};

/// What one Fill may spend.
pub const FILL_POINTS: u32 = 6;

impl Position {
    pub(super) fn begin_filling(&self) -> Filling {
        let missing = |category| {
            PerBrand::from_fn(|brand| self.store.shelf_count(Item { category, brand }) == 0)
        };
        Filling { moved: Vec::new(), left: FILL_POINTS, missing: Category::ALL.map(missing) }
    }

    pub(super) fn check_fill(&self, filling: &Filling, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Move { brand, from, to } => {
                self.store.check_move(brand, from, to)?;
                let (price, left) = (from.category.fill_price(), filling.left);
                if price > left {
                    return Err(Illegal::FillPoints { price, left });
                }
                Ok(())
            }
            Action::FillUp if self.payable_moves(filling).next().is_some() => Ok(()),
            Action::FillUp => Err(Illegal::NothingFits),
            _ => Err(Illegal::NotNow),
        }
    }

    pub(in super::super) fn payable_moves(
        &self,
        filling: &Filling,
    ) -> impl Iterator<Item = (Brand, StockSpace, ShelfSpace)> + '_ {
        let left = filling.left;
        self.store.moves().filter(move |(_, from, _)| from.category.fill_price() <= left)
    }

    /// It goes on while a move can be paid.
    pub(super) fn check_filled(&self, seat: Seat, filling: &Filling) -> Result<(), Illegal> {
        if self.payable_moves(filling).next().is_some() {
            let left = self.rest_of_filling(seat, filling).len();
            return Err(Illegal::MustContinue { left: u32::try_from(left).expect("six at most") });
        }
        Ok(())
    }

    fn rest_of_filling(
        &self,
        seat: Seat,
        filling: &Filling,
    ) -> Vec<(Brand, StockSpace, ShelfSpace)> {
        fill_up::filling(&self.store, &self.openly_wanted(seat), filling)
    }

    pub(super) fn apply_fill(
        &mut self,
        seat: Seat,
        filling: &mut Filling,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let moves = match action {
            Action::Move { brand, from, to } => vec![(brand, from, to)],
            _ => self.rest_of_filling(seat, filling),
        };
        for (brand, from, to) in moves {
            self.store.shift(brand, from, to);
            filling.left -= from.category.fill_price();
            filling.moved.push((brand, from, to));
            log.public(Event::Moved { seat, brand, from, to });
        }
    }

    pub(super) fn fill_prompt(&self, work: &Work, filling: &Filling) -> FillPrompt {
        let offer = |(brand, from, to): (Brand, StockSpace, ShelfSpace)| MoveOffer {
            brand,
            from,
            to,
            price: from.category.fill_price(),
            missing: filling.missing[from.category.index()][brand],
        };
        FillPrompt {
            seat: work.seat,
            points: FILL_POINTS,
            left: filling.left,
            moves: self.payable_moves(filling).map(offer).collect(),
            fill_up: self.rest_of_filling(work.seat, filling),
            finish: self.finish_preview(work),
            whole: self.whole_preview(work),
        }
    }
}
