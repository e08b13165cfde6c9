//! Tables laid by hand.
use crate::games::fiasko::goods::{self, Card, Goods, Product};
use crate::games::fiasko::{Action, Event, Position, Rows, Setup, Turn};
use crate::table::{Game, Log, Pending, Pile, Seat, Seats, Seed};

/// "M5 P1 F X": the letter of a product and a value; F is a Fiasko, X a catastrophe.
pub fn cards(text: &str) -> Vec<Card> {
    let card = |word: &str| match word.split_at(1) {
        ("F", _) => Card::Fiasko,
        ("X", _) => Card::Catastrophe,
        (letter, value) => {
            let product = "MPTCS".find(letter).expect("the letter of a product");
            Card::Goods(Goods { product: Product::ALL[product], value: value.parse().unwrap() })
        }
    };
    text.split_whitespace().map(card).collect()
}

pub fn hand(text: &str) -> Vec<Goods> {
    let goods = |card| match card {
        Card::Goods(goods) => goods,
        special => panic!("{special:?} is never held"),
    };
    let mut hand: Vec<Goods> = cards(text).into_iter().map(goods).collect();
    hand.sort_by_key(|goods| goods.in_hand());
    hand
}

/// "88 40 - 56 20": a column of the score sheet.
pub fn rows(text: &str) -> Rows {
    let entries: Vec<Option<u32>> = text.split_whitespace().map(|word| word.parse().ok()).collect();
    entries.try_into().expect("five rows")
}

pub fn sheet(columns: &[&str]) -> Seats<Rows> {
    let seats = u8::try_from(columns.len()).unwrap();
    Seats::from_fn(seats, |seat| rows(columns[seat.index()]))
}

/// A position laid by hand, and what has happened to it since.
pub struct Table {
    pub position: Position,
    named_on_top: usize,
    renewals: u32,
}

/// Seat 0 is to act; all cards but these hands lie in the draw pile.
pub fn table(hands: &[&str]) -> Table {
    let seats = u8::try_from(hands.len()).unwrap();
    let setup = Setup { first: Some(Seat::new(0)), ..Setup::by_the_book(seats) };
    let mut position = Position::deal(&setup, Seed(1), &mut Log::default());
    position.hands = Seats::from_fn(seats, |seat| hand(hands[seat.index()]));
    let mut pile = goods::all();
    for goods in position.hands.values().flatten() {
        remove(&mut pile, Card::Goods(*goods));
    }
    position.pile = Pile::new(pile);
    Table { position, named_on_top: 0, renewals: 0 }
}

fn remove(pile: &mut Vec<Card>, card: Card) {
    let place = pile.iter().position(|other| *other == card).expect("the card is still there");
    pile.remove(place);
}

impl Table {
    /// These cards are drawn next, the first one first.
    pub fn top(mut self, text: &str) -> Table {
        let mut pile = self.position.pile.cards().to_vec();
        let top = cards(text);
        for &card in &top {
            remove(&mut pile, card);
        }
        pile.extend(top.iter().rev());
        self.named_on_top = top.len();
        self.position.pile = Pile::new(pile);
        self
    }

    /// The draw pile holds nothing but the cards named on top.
    pub fn rest_discarded(mut self) -> Table {
        let mut discard = self.position.pile.cards().to_vec();
        let pile = discard.split_off(discard.len() - self.named_on_top);
        self.position.pile = Pile::new(pile);
        self.position.discard = Pile::new(discard);
        self
    }

    pub fn discarded(mut self, text: &str) -> Table {
        let mut pile = self.position.pile.cards().to_vec();
        for card in cards(text) {
            remove(&mut pile, card);
            self.position.discard.put(card);
        }
        self.position.pile = Pile::new(pile);
        self
    }

    pub fn sheet(mut self, columns: &[&str]) -> Table {
        self.position.sheet = sheet(columns);
        self
    }

    pub fn with(mut self, change: impl FnOnce(&mut Setup)) -> Table {
        change(&mut self.position.setup);
        self
    }

    pub fn pressing(self) -> Table {
        self.with(|setup| setup.turn = Turn::Press)
    }

    pub fn does(mut self, seat: u8, action: Action) -> Table {
        let mut log = Log::default();
        self.position.play(Seat::new(seat), action, &mut log).expect("this is legal");
        let renewed = |entry: &&_| matches!(entry, Event::Renewed { .. });
        let renewals = log.entries().iter().map(|entry| &entry.event).filter(renewed).count();
        self.renewals += u32::try_from(renewals).unwrap();
        self.position.audit().expect("every card is there");
        self
    }

    /// The refusal is this sentence, and nothing has changed.
    pub fn refuses(mut self, seat: u8, action: Action, sentence: &str) -> Table {
        let (before, mut log) = (self.position.clone(), Log::default());
        let refusal = self.position.play(Seat::new(seat), action, &mut log).expect_err(sentence);
        assert_eq!(refusal.to_string(), sentence);
        assert_eq!((&self.position, log), (&before, Log::default()));
        self
    }

    pub fn leaves(self, left: Left) {
        let position = &self.position;
        let hands: Vec<usize> = position.hands.values().map(Vec::len).collect();
        assert_eq!(hands, left.hands, "cards in the hands");
        assert_eq!(position.pile.len(), left.pile, "cards in the draw pile");
        assert_eq!(position.discard.len(), left.discard, "cards in the discard pile");
        assert_eq!(self.renewals, left.renewals, "renewals");
        match left.turn {
            Some(seat) => assert_eq!(position.pending(), Pending::one(Seat::new(seat))),
            None => assert!(matches!(position.pending(), Pending::Over(_)), "the game is over"),
        }
    }
}

/// What lies where in the end, and who is to act; nobody once the game is over.
pub struct Left<'a> {
    pub hands: &'a [usize],
    pub pile: usize,
    pub discard: usize,
    pub renewals: u32,
    pub turn: Option<u8>,
}
