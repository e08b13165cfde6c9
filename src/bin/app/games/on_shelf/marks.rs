//! What the present decision makes of the board: which pieces can be pressed, and which were touched.
use high_street::games::on_shelf::{
    Action, Brand, CustomerId, ShelfSpace, Space, StockSpace, View,
};

use crate::counter::Offer;

/// A place on the board that can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    Shelf(ShelfSpace),
    /// The brown half of a stock space, for its own colour.
    Own(StockSpace),
    /// The gray half, for any.
    Gray(StockSpace),
    Waiting(CustomerId),
}

impl Spot {
    pub fn space(self) -> Option<Space> {
        match self {
            Spot::Shelf(space) => Some(Space::Shelf(space)),
            Spot::Own(space) | Spot::Gray(space) => Some(Space::Stock(space)),
            Spot::Waiting(_) => None,
        }
    }

    /// All that is drawn of a space.
    pub fn of(space: Space) -> Vec<Spot> {
        match space {
            Space::Shelf(space) => vec![Spot::Shelf(space)],
            Space::Stock(space) => vec![Spot::Own(space), Spot::Gray(space)],
        }
    }
}

#[derive(Clone, PartialEq, Default)]
pub struct Marks {
    presses: Vec<(Spot, Offer<Action>)>,
    /// Where the +1 for a missing colour can be earned.
    plus: Vec<Spot>,
    touched: Vec<Space>,
}

impl Marks {
    pub fn add(&mut self, spot: Spot, offer: Offer<Action>) {
        self.presses.push((spot, offer));
    }

    pub fn add_space(&mut self, space: Space, offer: &Offer<Action>) {
        self.presses.extend(Spot::of(space).into_iter().map(|spot| (spot, offer.clone())));
    }

    pub fn add_plus(&mut self, spot: Spot) {
        self.plus.push(spot);
    }

    pub fn touch(&mut self, spaces: impl IntoIterator<Item = Space>) {
        self.touched.extend(spaces);
    }

    pub fn press(&self, spot: Spot) -> Option<&Offer<Action>> {
        self.presses.iter().find(|(other, _)| *other == spot).map(|(_, offer)| offer)
    }

    #[cfg(all(test, feature = "ssr"))]
    pub fn presses(&self) -> impl Iterator<Item = &Offer<Action>> {
        self.presses.iter().map(|(_, offer)| offer)
    }

    pub fn has_plus(&self, spot: Spot) -> bool {
        self.plus.contains(&spot)
    }

    pub fn is_touched(&self, spot: Spot) -> bool {
        spot.space().is_some_and(|space| self.touched.contains(&space))
    }
}

/// What stands in the two halves of a stock space: its own colour in the brown one first, a foreign
/// cube always in the gray one.
pub fn halves(view: &View, space: StockSpace) -> [Option<Brand>; 2] {
    let mut halves = [None; 2];
    for brand in view.store.stock(space).cubes() {
        let brown = view.store.is_own(space, brand) && halves[0].is_none();
        halves[usize::from(!brown)] = Some(brand);
    }
    halves
}

/// The halves in which a cube of this colour stands.
pub fn standing(view: &View, space: StockSpace, brand: Brand) -> Vec<Spot> {
    let spots = [Spot::Own(space), Spot::Gray(space)];
    let here = spots.into_iter().zip(halves(view, space));
    here.filter(|(_, cube)| *cube == Some(brand)).map(|(spot, _)| spot).collect()
}
