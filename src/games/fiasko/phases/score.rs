//! Score: one product, its sum times all cards in the hand; then every card is discarded.
use std::mem;

use super::super::action::Illegal;
use super::super::event::Event;
use super::super::goods::{self, Product};
use super::super::position::Position;
use super::super::scoring::FinalTable;
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
        self.judge(seat, product, self.sums(seat))
    }

    /// All that `seat` may score, by one look at its hand.
    pub(in super::super) fn scorable(&self, seat: Seat) -> impl Iterator<Item = Product> {
        let sums = self.sums(seat);
        Product::ALL.into_iter().filter(move |&product| self.judge(seat, product, sums).is_ok())
    }

    fn judge(&self, seat: Seat, product: Product, sums: [u32; 5]) -> Result<(), Illegal> {
        if self.streak > 0 {
            return Err(Illegal::AlreadyDrew);
        }
        if self.hands[seat].is_empty() {
            return Err(Illegal::EmptyHand);
        }
        if let Some(points) = self.sheet[seat][product.index()] {
            return Err(Illegal::RowFilled { product, points });
        }
        match (sums[product.index()], self.cards(seat)) {
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
        let (sum, cards) = (self.sums(seat)[product.index()], self.cards(seat));
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
        let (sums, cards) = (self.sums(seat), self.cards(seat));
        let offer = |product: Product| {
            let sum = sums[product.index()];
            let (points, refusal) = (sum * cards, self.judge(seat, product, sums).err());
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
        let full = sheet[seat].iter().all(Option::is_some);
        full.then(|| FinalTable::count(&sheet, seat, self.setup.tie))
    }

    fn sums(&self, seat: Seat) -> [u32; 5] {
        goods::sums(&self.hands[seat])
    }

    fn cards(&self, seat: Seat) -> u32 {
        u32::try_from(self.hands[seat].len()).expect("there are 80 goods")
    }
}
