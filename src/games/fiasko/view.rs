//! Fiasko as one pair of eyes sees it.
use serde::{Deserialize, Serialize};

use super::action::{Illegal, Setup};
use super::goods::{Card, Goods, Product};
use super::scoring::{self, FinalTable};
use crate::games::think::compared_as_written;
use crate::table::{Seat, Seats};

/// A row of the score sheet each; `None` while open.
pub type Rows = [Option<u32>; 5];

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Hand {
    /// Sorted by product, high values first.
    Faces(Vec<Goods>),
    Backs(u32),
}

impl Hand {
    pub fn count(&self) -> u32 {
        match self {
            Hand::Faces(goods) => u32::try_from(goods.len()).expect("a hand is small"),
            Hand::Backs(count) => *count,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct View {
    pub setup: Setup,
    /// Whose eyes these are; `None` for the public side.
    pub me: Option<Seat>,
    pub round: u32,
    /// Who began; a round ends before this seat's turn.
    pub first: Seat,
    /// Who is to act; whoever finished, once the game is over.
    pub turn: Seat,
    /// House rule: cards drawn this turn.
    pub streak: u32,
    /// Height of the draw pile.
    pub pile: u32,
    /// Special cards still in the draw pile.
    pub fiaskos: u32,
    pub catastrophes: u32,
    /// Height of the discard pile; its top card and all of it (bottom first) where it may be
    /// browsed, and once the game is over.
    pub discarded: u32,
    pub discard_top: Option<Card>,
    pub discard: Option<Vec<Card>>,
    pub hands: Seats<Hand>,
    pub sheet: Seats<Rows>,
    /// The last public moment: a special card or a scored hand, until the next one.
    pub shown: Option<Shown>,
    /// What the seat to act is asked. On the public side only what everybody may know.
    pub prompt: Option<Prompt>,
    pub result: Option<FinalTable>,
    /// The draw pile from the top, once the game is over.
    pub pile_order: Option<Vec<Card>>,
}

compared_as_written!(View);

/// What was laid open for everyone last, so that everyone may look.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Shown {
    Fiasko { seat: Seat, lost: Vec<Goods> },
    Catastrophe { seat: Seat, lost: Seats<Vec<Goods>> },
    Scored { seat: Seat, product: Product, hand: Vec<Goods>, points: u32 },
}

impl Shown {
    /// Every card laid open, in the order it goes to the discard pile.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let (one, hands, special) = match self {
            Shown::Fiasko { lost, .. } => (Some(lost), None, Some(Card::Fiasko)),
            Shown::Catastrophe { lost, .. } => (None, Some(lost), Some(Card::Catastrophe)),
            Shown::Scored { hand, .. } => (Some(hand), None, None),
        };
        let hands = one.into_iter().chain(hands.into_iter().flat_map(Seats::values));
        hands.flatten().copied().map(Card::Goods).chain(special)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prompt {
    pub seat: Seat,
    /// House rule: the streak may be ended now.
    pub may_stop: bool,
    /// The five products in order, each legal or refused; empty on the public side of a private hand.
    pub offers: Vec<Offer>,
    /// Present if the setup asks for it; public.
    pub odds: Option<Odds>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    pub product: Product,
    pub sum: u32,
    pub cards: u32,
    pub points: u32,
    pub refusal: Option<Illegal>,
    /// If this fills the fifth row: the final table it would make.
    pub ends: Option<FinalTable>,
}

/// Chances in tenths of a percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Odds {
    pub fiasko: u32,
    pub catastrophe: u32,
    /// That the hand lives until its owner's next turn.
    pub survive: u32,
}

impl Odds {
    /// What is left: the next card is goods.
    pub const fn goods(self) -> u32 {
        1000 - self.fiasko - self.catastrophe
    }
}

impl View {
    /// The best entry of a row and who holds it; empty while nobody has scored it.
    pub fn leaders(&self, product: Product) -> (u32, Vec<Seat>) {
        let entry = |rows: &Rows| rows[product.index()].unwrap_or(0);
        let best = self.sheet.values().map(entry).max().unwrap_or(0);
        let holders = self.sheet.iter().filter(|(_, rows)| best > 0 && entry(rows) == best);
        (best, holders.map(|(seat, _)| seat).collect())
    }

    pub fn subtotal(&self, seat: Seat) -> u32 {
        scoring::subtotal(&self.sheet[seat])
    }

    /// The best rows' bonuses as they stand; who fills the fifth row is not known yet.
    pub fn bonus_so_far(&self, seat: Seat) -> u32 {
        scoring::row_bonuses(&self.sheet).map(|bonus| bonus.points(seat)).sum()
    }

    pub fn so_far(&self, seat: Seat) -> u32 {
        self.subtotal(seat) + self.bonus_so_far(seat)
    }

    pub fn filled(&self, seat: Seat) -> usize {
        scoring::filled(&self.sheet[seat])
    }
}
