//! Score: one product, its sum times all cards in the hand; then every card is discarded.
use std::mem;

use super::super::action::Illegal;
use super::super::event::Event;
use super::super::goods::{self, Product};
use super::super::position::Position;
use super::super::scoring::{self, FinalTable};
use super::super::view::{Offer, Shown};
use crate::table::{Log, Seat};

/// Asked of the product score, not of the values of the hand.
pub const MINIMUM: u32 = 13;

impl Position {
    pub(in super::super) fn check_score(
        &self,
        seat: Seat,
        product: Product,
    ) -> Result<(), Illegal> {
        if self.streak > 0 {
            return Err(Illegal::AlreadyDrew);
        }
        if self.hands[seat].is_empty() {
            return Err(Illegal::EmptyHand);
        }
        if let Some(points) = self.sheet[seat][product.index()] {
            return Err(Illegal::RowFilled { product, points });
        }
        match self.worth(seat, product) {
            (0, _) => Err(Illegal::NoCard { product }),
            (sum, cards) if sum * cards < MINIMUM => Err(Illegal::Below13 { product, sum, cards }),
            _ => Ok(()),
        }
    }

    pub(in super::super) fn apply_score(
        &mut self,
        seat: Seat,
        product: Product,
        log: &mut Log<Event>,
    ) {
        let (sum, cards) = self.worth(seat, product);
        let points = sum * cards;
        let hand = mem::take(&mut self.hands[seat]);
        self.sheet[seat][product.index()] = Some(points);
        log.reveals();
        log.public_with(|| Event::Scored { seat, product, hand: hand.clone(), sum, cards, points });
        self.show(Shown::Scored { seat, product, hand, points });
        if self.is_over() {
            log.public(Event::Finished { seat });
        } else {
            self.pass_turn();
        }
    }

    /// What scoring each product would bring `seat`, or why it cannot.
    pub(in super::super) fn offers(&self, seat: Seat) -> Vec<Offer> {
        let offer = |product| {
            let (sum, cards) = self.worth(seat, product);
            let (points, refusal) = (sum * cards, self.check_score(seat, product).err());
            let ends = match refusal {
                None => self.ending(seat, product, points),
                Some(_) => None,
            };
            Offer { product, sum, cards, points, refusal, ends }
        };
        Product::ALL.into_iter().map(offer).collect()
    }

    /// The final table, if this entry would be the fifth of `seat`.
    fn ending(&self, seat: Seat, product: Product, points: u32) -> Option<FinalTable> {
        let mut sheet = self.sheet.clone();
        sheet[seat][product.index()] = Some(points);
        scoring::is_full(&sheet[seat]).then(|| FinalTable::count(&sheet, seat, self.setup.tie))
    }

    fn worth(&self, seat: Seat, product: Product) -> (u32, u32) {
        let hand = &self.hands[seat];
        (goods::sum(hand, product), u32::try_from(hand.len()).expect("there are 80 goods"))
    }
}
