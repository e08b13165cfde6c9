//! What a seat can work out from its view.
use std::cmp::Ordering;

use super::super::goods::{self, CARDS, CATASTROPHES, FIASKOS, Product};
use super::super::imagine::unseen;
use super::super::phases::MINIMUM;
use super::super::scoring::FinalTable;
use super::super::view::{Hand, View};
use crate::table::Seat;

/// The chances of the next card.
#[derive(Clone, Copy)]
pub struct Rates {
    pub fiasko: f64,
    pub catastrophe: f64,
}

pub struct Facts<'a> {
    seat: Seat,
    view: &'a View,
    /// Own cards, and what they add up to in each product.
    pub cards: u32,
    pub sums: [u32; 5],
    /// What an unseen goods card brings to each product on average.
    pub means: [f64; 5],
}

impl Facts<'_> {
    pub fn of(seat: Seat, view: &View) -> Facts<'_> {
        let Hand::Faces(hand) = &view.hands[seat] else { panic!("a seat sees its own hand") };
        let sums = Product::ALL.map(|product| goods::sum(hand, product));
        let unseen = unseen(view);
        let many = u32::try_from(unseen.len().max(1)).expect("there are 80 goods");
        let means =
            Product::ALL.map(|product| f64::from(goods::sum(&unseen, product)) / f64::from(many));
        Facts { seat, view, cards: view.hands[seat].count(), sums, means }
    }

    pub fn seats(&self) -> u8 {
        self.view.setup.seats
    }

    pub fn rivals(&self) -> u32 {
        u32::from(self.seats()) - 1
    }

    pub fn streak(&self) -> u32 {
        self.view.streak
    }

    pub fn filled(&self) -> u32 {
        u32::try_from(self.view.filled(self.seat)).expect("there are five rows")
    }

    pub fn open(&self) -> impl DoubleEndedIterator<Item = Product> + '_ {
        let rows = &self.view.sheet[self.seat];
        Product::ALL.into_iter().filter(|product| rows[product.index()].is_none())
    }

    /// Open rows this hand would fill, with their points, were it scored as it is.
    pub fn worth(&self) -> impl DoubleEndedIterator<Item = (Product, u32)> + '_ {
        let points = |product: Product| (product, self.sums[product.index()] * self.cards);
        self.open().map(points).filter(|(_, points)| *points >= MINIMUM)
    }

    /// The chances after `draws` more cards: those of a renewed pile once this one is used up.
    pub fn rates_after(&self, draws: u32) -> Rates {
        let held: u32 = self.view.hands.values().map(Hand::count).sum();
        if draws < self.view.pile {
            Rates::of(self.view.fiaskos, self.view.catastrophes, self.view.pile)
        } else {
            Rates::renewed(held)
        }
    }

    /// What leading a row with `points` is worth beyond the points: its bonus is not yet won.
    pub fn lead(&self, product: Product, points: f64) -> f64 {
        let rivals = self.view.sheet.iter().filter(|(seat, _)| *seat != self.seat);
        let best = rivals.filter_map(|(_, rows)| rows[product.index()]).max();
        match best.map(|best| points.total_cmp(&f64::from(best))) {
            None | Some(Ordering::Equal) => 10.0,
            Some(Ordering::Greater) => 20.0,
            Some(Ordering::Less) => 0.0,
        }
    }

    /// Whether ending the game with this entry in the fifth row would win it or share the win.
    /// Exact, since the sheet is public.
    pub fn closing_wins(&self, product: Product, points: u32) -> bool {
        let mut sheet = self.view.sheet.clone();
        sheet[self.seat][product.index()] = Some(points);
        FinalTable::count(&sheet, self.seat, self.view.setup.tie).places[self.seat] == 1
    }
}

impl Rates {
    fn of(fiaskos: u32, catastrophes: u32, cards: u32) -> Rates {
        let share = |special: u32| f64::from(special) / f64::from(cards);
        Rates { fiasko: share(fiaskos), catastrophe: share(catastrophes) }
    }

    /// Of a pile of all cards but those `held`.
    pub fn renewed(held: u32) -> Rates {
        Rates::of(u32::from(FIASKOS), u32::from(CATASTROPHES), u32::from(CARDS) - held)
    }

    /// That a hand outlives one own draw and one of each rival.
    pub fn survival(self, rivals: u32) -> f64 {
        (0..rivals).fold(1.0 - self.fiasko, |alive, _| alive * (1.0 - self.catastrophe))
    }
}
