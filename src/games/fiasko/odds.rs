//! The odds of a draw. They follow from public facts: heights, counts, special cards out.
use super::goods::{CARDS, CATASTROPHES, FIASKOS};
use super::view::Odds;

/// What everybody knows of the draw pile and of the hands.
pub struct Danger<'a> {
    pub pile: Pile,
    /// Cards in the drawer's hand.
    pub own: u32,
    /// Cards in the hands of those who draw before the drawer's next turn, in their order.
    pub rivals: &'a [u32],
}

/// How many cards the draw pile has, and how many of them are bad.
#[derive(Clone, Copy)]
pub struct Pile {
    pub cards: u32,
    pub fiaskos: u32,
    pub catastrophes: u32,
}

impl Pile {
    /// The pile made of everything that nobody holds.
    fn renewed(held: u32) -> Pile {
        let cards = u32::from(CARDS) - held;
        Pile { cards, fiaskos: u32::from(FIASKOS), catastrophes: u32::from(CATASTROPHES) }
    }

    fn goods(self) -> u32 {
        self.cards - self.fiaskos - self.catastrophes
    }

    fn without_goods(self) -> Pile {
        Pile { cards: self.cards - 1, ..self }
    }

    fn without_fiasko(self) -> Pile {
        Pile { cards: self.cards - 1, fiaskos: self.fiaskos - 1, ..self }
    }

    fn without_catastrophe(self) -> Pile {
        Pile { cards: self.cards - 1, catastrophes: self.catastrophes - 1, ..self }
    }
}

/// Certainty, in parts fine enough that no rounding on the way shows in tenths of a percent.
const CERTAIN: u64 = 1_000_000_000;

impl Danger<'_> {
    pub fn odds(&self) -> Odds {
        Odds {
            fiasko: per_mille(share(CERTAIN, self.pile.fiaskos, self.pile.cards)),
            catastrophe: per_mille(share(CERTAIN, self.pile.catastrophes, self.pile.cards)),
            survive: per_mille(self.survive()),
        }
    }

    /// The own draw must not be a Fiasko; then, if every rival draws one card, none of those may
    /// be a catastrophe. The drawer's own catastrophe empties the rivals' hands.
    fn survive(&self) -> u64 {
        let Danger { pile, own, rivals } = self;
        let held: u32 = rivals.iter().sum();
        let mut chance = 0;
        if pile.goods() > 0 {
            let spared = spared(pile.without_goods(), own + 1 + held, rivals);
            chance += share(spared, pile.goods(), pile.cards);
        }
        if pile.catastrophes > 0 {
            let spared = spared(pile.without_catastrophe(), *own, &vec![0; rivals.len()]);
            chance += share(spared, pile.catastrophes, pile.cards);
        }
        chance
    }
}

/// The chance that none of these rivals draws a catastrophe, with so many cards in all hands.
/// A pile that runs out is renewed with whatever nobody holds then, so it matters whether a rival
/// has kept the own hand or lost it to a Fiasko.
fn spared(pile: Pile, held: u32, rivals: &[u32]) -> u64 {
    let Some((hand, rest)) = rivals.split_first() else { return CERTAIN };
    let pile = if pile.cards == 0 { Pile::renewed(held) } else { pile };
    let mut chance = 0;
    if pile.goods() > 0 {
        let spared = spared(pile.without_goods(), held + 1, rest);
        chance += share(spared, pile.goods(), pile.cards);
    }
    if pile.fiaskos > 0 {
        let spared = spared(pile.without_fiasko(), held - hand, rest);
        chance += share(spared, pile.fiaskos, pile.cards);
    }
    chance
}

fn share(of: u64, part: u32, whole: u32) -> u64 {
    of * u64::from(part) / u64::from(whole)
}

fn per_mille(chance: u64) -> u32 {
    let unit = CERTAIN / 1000;
    u32::try_from((chance + unit / 2) / unit).expect("a thousand at most")
}
