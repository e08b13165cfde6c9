//! Floor: any customer of the line, and a cube into stock for each of its symbols.
use super::fill_up;
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::event::Event;
use crate::games::on_shelf::goods::{Brand, Category, Item, PerBrand};
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::{FloorPrompt, FloorSymbol, PlaceOffer, TakeOffer, TakePrompt};
use crate::games::on_shelf::spaces::StockSpace;
use crate::games::on_shelf::stage::{Fetching, Work};
use crate::table::{Log, Seat};

impl Position {
    pub(super) fn check_floor(
        &self,
        fetching: Option<&Fetching>,
        action: &Action,
    ) -> Result<(), Illegal> {
        match (fetching, *action) {
            (None, Action::Take(customer)) => {
                let waits = self.line.contains(&customer);
                if waits { Ok(()) } else { Err(Illegal::NotInLine { customer }) }
            }
            (None, Action::Place { .. } | Action::FillUp) => Err(Illegal::ChooseFirst),
            (Some(fetching), Action::Place { brand, space }) => {
                let item = Item::new(space.category, brand);
                if self.store.is_stopped(item) {
                    return Err(Illegal::SalesStopped { item });
                }
                if self.symbol_for(fetching, item).is_none() {
                    return Err(Illegal::NotOnCard { customer: fetching.customer });
                }
                self.store.check_place(brand, space)
            }
            (Some(fetching), Action::FillUp) if self.fetches(fetching).next().is_some() => Ok(()),
            (Some(_), Action::FillUp) => Err(Illegal::NothingFits),
            _ => Err(Illegal::NotNow),
        }
    }

    fn symbol_for(&self, fetching: &Fetching, item: Item) -> Option<usize> {
        fetching.symbol_for(item, |item| self.store.is_stopped(item))
    }

    /// All that could be placed for the symbols that are left.
    pub(in super::super) fn fetches<'a>(
        &'a self,
        fetching: &'a Fetching,
    ) -> impl Iterator<Item = (Brand, StockSpace)> + 'a {
        // Few items are on the card: the others need not be tried in every space.
        let asked = move |category: Category| {
            PerBrand::from_fn(|brand| self.symbol_for(fetching, Item { category, brand }).is_some())
        };
        Category::ALL.into_iter().flat_map(move |category| {
            let asked = asked(category);
            self.store.placements_of(category, move |brand| asked[brand])
        })
    }

    /// Symbols that can be stocked may not be skipped.
    pub(super) fn check_fetched(&self, fetching: Option<&Fetching>) -> Result<(), Illegal> {
        match fetching {
            None if self.line.is_empty() => Ok(()),
            None => Err(Illegal::ChooseFirst),
            Some(fetching) if self.fetches(fetching).next().is_some() => {
                let left = fill_up::fetching(&self.store, fetching).len();
                Err(Illegal::MustContinue { left: u32::try_from(left).expect("three at most") })
            }
            Some(_) => Ok(()),
        }
    }

    pub(super) fn apply_floor(
        &mut self,
        seat: Seat,
        fetching: &mut Option<Fetching>,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let Some(fetching) = fetching else {
            let Action::Take(customer) = action else {
                unreachable!("checked: the customer comes first")
            };
            log.public(Event::Fetches { seat, customer });
            *fetching = Some(Fetching { customer, placed: [None; 3] });
            return;
        };
        let cubes = match action {
            Action::Place { brand, space } => vec![(brand, space)],
            _ => fill_up::fetching(&self.store, fetching),
        };
        for (brand, space) in cubes {
            let item = Item::new(space.category, brand);
            let symbol = self.symbol_for(fetching, item).expect("checked: it is on the card");
            self.store.place(brand, space);
            fetching.placed[symbol] = Some((brand, space));
            log.public(Event::Placed { seat, brand, space });
        }
    }

    pub(super) fn take_prompt(&self, work: &Work) -> TakePrompt {
        let offer = |&customer| {
            let fetching = Fetching { customer, placed: [None; 3] };
            let mut places = [None; 3];
            let mut done = fetching.clone();
            for (brand, space) in fill_up::fetching(&self.store, &fetching) {
                let item = Item::new(space.category, brand);
                let symbol = self.symbol_for(&done, item).expect("it is on the card");
                done.placed[symbol] = Some((brand, space));
                places[symbol] = Some((brand, space));
            }
            TakeOffer { customer, places }
        };
        TakePrompt {
            seat: work.seat,
            offers: self.line.iter().map(offer).collect(),
            finish: self.finish_preview(work),
        }
    }

    pub(super) fn floor_prompt(&self, work: &Work, fetching: &Fetching) -> FloorPrompt {
        let symbols = fetching.customer.symbols();
        let offers: Vec<(Brand, StockSpace)> = self.fetches(fetching).collect();
        let can = |at: usize| {
            offers.iter().any(|(brand, space)| {
                let item = Item::new(space.category, *brand);
                let only = Fetching {
                    placed: [0, 1, 2].map(|other| (other != at).then_some((*brand, *space))),
                    ..fetching.clone()
                };
                self.symbol_for(&only, item).is_some()
            })
        };
        let offer = |&(brand, space): &(Brand, StockSpace)| PlaceOffer {
            brand,
            space,
            own: self.store.is_own(space, brand),
            missing: false,
        };
        FloorPrompt {
            seat: work.seat,
            customer: fetching.customer,
            symbols: [0, 1, 2].map(|at| {
                let placed = fetching.placed[at];
                FloorSymbol { item: symbols[at], placed, fails: placed.is_none() && !can(at) }
            }),
            placements: offers.iter().map(offer).collect(),
            fill_up: fill_up::fetching(&self.store, fetching),
            finish: self.finish_preview(work),
            whole: self.whole_preview(work),
        }
    }
}
