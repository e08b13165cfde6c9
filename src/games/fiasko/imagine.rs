//! A whole table behind what one seat sees.
//!
//! Whatever is discarded was shown at that moment, and a renewal leaves no discard at all. So as
//! long as a card is discarded, the last thing shown lies on top, even where nobody may browse.
use super::goods::{self, CATASTROPHES, Card, FIASKOS, Goods};
use super::position::Position;
use super::view::{Hand, View};
use crate::table::{Arrange, Dice, Imagine, Pile, Seat};

impl Imagine for Position {
    fn imagine(_: Seat, view: &View, dice: &mut Dice) -> Position {
        let mut unseen = unseen(view);
        dice.shuffle(&mut unseen);
        let hands = view.hands.map(|_, hand| match hand {
            Hand::Faces(goods) => goods.clone(),
            Hand::Backs(cards) => {
                let mut goods = take(&mut unseen, *cards);
                goods.arrange_by_key(|goods| goods.in_hand());
                goods
            }
        });
        let discard = imagined_discard(view, &mut unseen, dice);
        let pile = match &view.pile_order {
            Some(from_the_top) => from_the_top.iter().rev().copied().collect(),
            None => shuffled(unseen, view.fiaskos, view.catastrophes, dice),
        };
        Position {
            setup: view.setup.clone(),
            pile: Pile::new(pile),
            discard: Pile::new(discard),
            hands,
            sheet: view.sheet.clone(),
            first: view.first,
            round: view.round,
            turn: view.turn,
            streak: view.streak,
            shown: view.shown.clone(),
            dice: dice.fork(u64::from(view.round)),
        }
    }
}

/// All goods but those this eye sees in a hand or knows to be discarded.
pub(super) fn unseen(view: &View) -> Vec<Goods> {
    let mut seen = [[0u8; 6]; 5];
    let mut see = |goods: &Goods| seen[goods.product.index()][usize::from(goods.value)] += 1;
    for hand in view.hands.values() {
        if let Hand::Faces(goods) = hand {
            goods.iter().for_each(&mut see);
        }
    }
    for card in known_discard(view) {
        if let Card::Goods(goods) = card {
            see(&goods);
        }
    }
    let goods = goods::all().into_iter().filter_map(|card| match card {
        Card::Goods(goods) => Some(goods),
        Card::Fiasko | Card::Catastrophe => None,
    });
    goods
        .filter(|goods| {
            let seen = &mut seen[goods.product.index()][usize::from(goods.value)];
            let fresh = *seen == 0;
            *seen = seen.saturating_sub(1);
            fresh
        })
        .collect()
}

/// The discard pile as far down as this eye knows it.
fn known_discard(view: &View) -> Vec<Card> {
    match (&view.discard, &view.shown) {
        (Some(cards), _) => cards.clone(),
        (None, Some(shown)) if view.discarded > 0 => shown.cards().collect(),
        (None, _) => Vec::new(),
    }
}

/// What is not known of the discard pile lies below what is: the special cards that are out,
/// and goods.
fn imagined_discard(view: &View, unseen: &mut Vec<Goods>, dice: &mut Dice) -> Vec<Card> {
    let known = known_discard(view);
    let [fiaskos, catastrophes] = [
        (Card::Fiasko, u32::from(FIASKOS) - view.fiaskos),
        (Card::Catastrophe, u32::from(CATASTROPHES) - view.catastrophes),
    ]
    .map(|(special, out)| out - count(known.iter().filter(|card| **card == special)));
    let goods = view.discarded - count(&known) - fiaskos - catastrophes;
    let below = shuffled(take(unseen, goods), fiaskos, catastrophes, dice);
    [below, known].concat()
}

fn shuffled(goods: Vec<Goods>, fiaskos: u32, catastrophes: u32, dice: &mut Dice) -> Vec<Card> {
    let goods = goods.into_iter().map(Card::Goods);
    let specials = (0..fiaskos).map(|_| Card::Fiasko);
    let specials = specials.chain((0..catastrophes).map(|_| Card::Catastrophe));
    let mut cards: Vec<Card> = goods.chain(specials).collect();
    dice.shuffle(&mut cards);
    cards
}

fn take(from: &mut Vec<Goods>, cards: u32) -> Vec<Goods> {
    let left = from.len() - cards as usize;
    from.split_off(left)
}

fn count<C>(cards: impl IntoIterator<Item = C>) -> u32 {
    u32::try_from(cards.into_iter().count()).expect("there are 88 cards")
}
