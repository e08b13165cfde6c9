//! Corrected order, trainee and inventory: a cube each, in turn order.
use crate::games::on_shelf::goods::{Brand, Category, Item};
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::{
    InventoryPrompt, MoveOffer, OrderPrompt, PlaceOffer, SwapOffer, TraineePrompt,
};
use crate::games::on_shelf::spaces::{Space, StockSpace};
use crate::table::Seat;

impl Position {
    /// Every placement in the whole store.
    pub(in super::super) fn orders(&self) -> impl Iterator<Item = (Brand, StockSpace)> + '_ {
        Category::ALL.into_iter().flat_map(|category| self.store.placements(category))
    }

    pub(super) fn order_prompt(&self, seat: Seat) -> OrderPrompt {
        let offer = |(brand, space): (Brand, StockSpace)| {
            let own = self.store.is_own(space, brand);
            PlaceOffer { brand, space, own, missing: false }
        };
        OrderPrompt { seat, placements: self.orders().map(offer).collect() }
    }

    pub(super) fn trainee_prompt(&self, seat: Seat) -> TraineePrompt {
        let moves = self.store.moves().map(|(brand, from, to)| MoveOffer {
            brand,
            from,
            to,
            price: 0,
            missing: false,
        });
        TraineePrompt { seat, moves: moves.collect() }
    }

    /// The new cube must be legal where the old one stands.
    pub(super) fn check_swap(&self, space: Space, out: Brand, into: Brand) -> Result<(), Illegal> {
        if !space.exists() {
            return Err(Illegal::BadSpace { space });
        }
        if self.store.has_drop(space) {
            return Err(Illegal::Blocked { space });
        }
        if !self.store.cubes(space).contains(&out) {
            return Err(Illegal::NotThere { brand: out, space });
        }
        let item = Item::new(space.category(), into);
        if self.store.is_stopped(item) {
            return Err(Illegal::SalesStopped { item });
        }
        match space {
            Space::Shelf(space) if !self.store.shelf_takes(into, space) => {
                return Err(Illegal::ShelfColour { space, brand: into });
            }
            Space::Stock(space) if !self.store.swap_fits(space, out, into) => {
                return Err(Illegal::StockForeign { space, brand: into });
            }
            _ => {}
        }
        if self.store.in_box(into) == 0 {
            return Err(Illegal::BoxEmpty { brand: into });
        }
        Ok(())
    }

    /// Every swap that changes something.
    pub(in super::super) fn swaps(&self) -> impl Iterator<Item = SwapOffer> + '_ {
        Space::all().flat_map(move |space| {
            let mut outs = self.store.cubes(space);
            outs.dedup();
            let pairs = outs.into_iter().flat_map(move |out| {
                let others = Brand::ALL.into_iter().filter(move |into| *into != out);
                others.map(move |into| SwapOffer { space, out, into })
            });
            pairs.filter(|offer| self.check_swap(offer.space, offer.out, offer.into).is_ok())
        })
    }

    pub(super) fn inventory_prompt(&self, seat: Seat) -> InventoryPrompt {
        InventoryPrompt { seat, swaps: self.swaps().collect() }
    }
}
