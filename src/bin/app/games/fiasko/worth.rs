//! What a product in an open hand would bring.
use high_street::games::fiasko::{Goods, Hand, Product, View};
use high_street::table::Seat;

/// A score must be worth this much. The rules are the judge; here it is only said in advance.
pub const MINIMUM: u32 = 13;

/// One product of one hand, with its arithmetic.
#[derive(Clone, PartialEq)]
pub struct Worth {
    pub product: Product,
    /// The cards of this product, high values first.
    pub cards: Vec<Goods>,
    pub sum: u32,
    /// Cards in the whole hand.
    pub hand: u32,
    /// What the seat has already scored in this row.
    pub entry: Option<u32>,
}

impl Worth {
    fn of(hand: &[Goods], product: Product, entry: Option<u32>) -> Worth {
        let cards: Vec<Goods> =
            hand.iter().copied().filter(|goods| goods.product == product).collect();
        let sum = cards.iter().map(|goods| u32::from(goods.value)).sum();
        let hand = u32::try_from(hand.len()).expect("there are 80 goods");
        Worth { product, cards, sum, hand, entry }
    }

    pub fn points(&self) -> u32 {
        self.sum * self.hand
    }

    /// Whether the sheet and the minimum would let it be scored.
    pub fn counts(&self) -> bool {
        self.entry.is_none() && self.points() >= MINIMUM
    }

    /// "11 × 8 = 88".
    pub fn arithmetic(&self) -> String {
        format!("{} × {} = {}", self.sum, self.hand, self.points())
    }
}

/// All five products of a hand, in the order of the score sheet.
pub fn worths(view: &View, seat: Seat) -> Vec<Worth> {
    of_hand(view, seat, faces(view, seat)).collect()
}

fn of_hand(view: &View, seat: Seat, hand: &[Goods]) -> impl Iterator<Item = Worth> {
    let rows = view.sheet[seat];
    Product::ALL.into_iter().map(move |product| Worth::of(hand, product, rows[product.index()]))
}

/// What a hand would score at best now; `None` if no row can take it.
pub fn best(view: &View, seat: Seat) -> Option<u32> {
    best_of(view, seat, faces(view, seat))
}

/// The same for a hand as it was before.
pub fn best_of(view: &View, seat: Seat, hand: &[Goods]) -> Option<u32> {
    of_hand(view, seat, hand).filter(Worth::counts).map(|worth| worth.points()).max()
}

/// The faces of a hand, as far as these eyes may see them.
pub fn faces(view: &View, seat: Seat) -> &[Goods] {
    match &view.hands[seat] {
        Hand::Faces(goods) => goods,
        Hand::Backs(_) => &[],
    }
}
