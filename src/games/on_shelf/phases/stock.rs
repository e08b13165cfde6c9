//! Stock: a delivery of one category from the box.
use super::fill_up;
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::event::Event;
use crate::games::on_shelf::goods::{Brand, Category, Item, PerBrand};
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::{DeliverOffer, DeliverPrompt, PlaceOffer, StockPrompt};
use crate::games::on_shelf::spaces::StockSpace;
use crate::games::on_shelf::stage::{Delivery, Work};
use crate::table::{Log, Seat};

impl Delivery {
    fn left(&self) -> u32 {
        self.category.quota() - u32::try_from(self.placed.len()).expect("eight at most")
    }
}

impl Position {
    pub(super) fn check_stock(
        &self,
        delivery: Option<&Delivery>,
        action: &Action,
    ) -> Result<(), Illegal> {
        match (delivery, *action) {
            (None, Action::Deliver(_)) => Ok(()),
            (None, Action::Place { .. } | Action::FillUp) => Err(Illegal::ChooseFirst),
            (Some(delivery), Action::Place { brand, space }) => {
                let category = delivery.category;
                if space.category != category {
                    let (asked, category) = (category, space.category);
                    return Err(Illegal::WrongCategory { asked, category });
                }
                if delivery.left() == 0 {
                    return Err(Illegal::Quota { category, quota: category.quota() });
                }
                self.store.check_place(brand, space)
            }
            (Some(delivery), Action::FillUp) if self.can_stock_more(delivery) => Ok(()),
            (Some(_), Action::FillUp) => Err(Illegal::NothingFits),
            _ => Err(Illegal::NotNow),
        }
    }

    pub(in super::super) fn can_stock_more(&self, delivery: &Delivery) -> bool {
        delivery.left() > 0 && self.store.placements(delivery.category).next().is_some()
    }

    /// Fewer cubes than the quota only where nothing fits any more.
    pub(super) fn check_stocked(
        &self,
        seat: Seat,
        delivery: Option<&Delivery>,
    ) -> Result<(), Illegal> {
        let delivery = delivery.ok_or(Illegal::ChooseFirst)?;
        if self.can_stock_more(delivery) {
            let left = self.rest_of_delivery(seat, delivery).len();
            return Err(Illegal::MustContinue {
                left: u32::try_from(left).expect("eight at most"),
            });
        }
        Ok(())
    }

    fn rest_of_delivery(&self, seat: Seat, delivery: &Delivery) -> Vec<(Brand, StockSpace)> {
        let wanted = self.openly_wanted(seat);
        fill_up::delivery(&self.store, &wanted, delivery, delivery.left())
    }

    fn begin_delivery(&self, category: Category) -> Delivery {
        let missing =
            PerBrand::from_fn(|brand| self.store.stock_count(Item { category, brand }) == 0);
        Delivery { category, placed: Vec::new(), missing }
    }

    pub(super) fn apply_stock(
        &mut self,
        seat: Seat,
        delivery: &mut Option<Delivery>,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let Some(delivery) = delivery else {
            let Action::Deliver(category) = action else {
                unreachable!("checked: the category comes first")
            };
            log.public(Event::Delivers { seat, category });
            *delivery = Some(self.begin_delivery(category));
            return;
        };
        let cubes = match action {
            Action::Place { brand, space } => vec![(brand, space)],
            _ => self.rest_of_delivery(seat, delivery),
        };
        for (brand, space) in cubes {
            self.store.place(brand, space);
            delivery.placed.push((brand, space));
            log.public(Event::Placed { seat, brand, space });
        }
    }

    pub(super) fn deliver_prompt(&self, seat: Seat) -> DeliverPrompt {
        let offer = |category: Category| {
            let delivery = self.begin_delivery(category);
            let rest = self.rest_of_delivery(seat, &delivery);
            DeliverOffer {
                category,
                quota: category.quota(),
                fits: u32::try_from(rest.len()).expect("eight at most"),
                missing: Brand::ALL.into_iter().filter(|brand| delivery.missing[*brand]).collect(),
            }
        };
        DeliverPrompt { seat, offers: Category::ALL.map(offer).to_vec() }
    }

    pub(super) fn stock_prompt(&self, work: &Work, delivery: &Delivery) -> StockPrompt {
        let offer = |(brand, space): (Brand, StockSpace)| PlaceOffer {
            brand,
            space,
            own: self.store.is_own(space, brand),
            missing: delivery.missing[brand],
        };
        let more = self.can_stock_more(delivery);
        StockPrompt {
            seat: work.seat,
            category: delivery.category,
            quota: delivery.category.quota(),
            left: delivery.left(),
            placements: self
                .store
                .placements(delivery.category)
                .filter(|_| more)
                .map(offer)
                .collect(),
            fill_up: self.rest_of_delivery(work.seat, delivery),
            finish: self.finish_preview(work),
            whole: self.whole_preview(work),
        }
    }
}
