//! What has just joined a hand. The view does not say it; the screen remembers the hand it drew.
use std::mem;

use high_street::games::fiasko::Goods;
use yew::prelude::*;

use super::cards::numbered;

/// The hand as it was before it last changed, and the cards that have come since.
#[derive(Clone, PartialEq, Default)]
pub struct Joined {
    pub before: Option<Vec<Goods>>,
    new: Vec<(Goods, usize)>,
}

impl Joined {
    pub fn has(&self, card: (Goods, usize)) -> bool {
        self.new.contains(&card)
    }

    fn between(before: &[Goods], now: &[Goods]) -> Joined {
        let old: Vec<(Goods, usize)> = numbered(before).collect();
        let new = numbered(now).filter(|card| !old.contains(card)).collect();
        Joined { before: Some(before.to_vec()), new }
    }
}

#[derive(Default)]
struct Memory {
    hand: Vec<Goods>,
    joined: Joined,
}

#[hook]
pub fn use_joined(hand: &[Goods]) -> Joined {
    let memory = use_mut_ref(|| Memory { hand: hand.to_vec(), joined: Joined::default() });
    let mut memory = memory.borrow_mut();
    if memory.hand != hand {
        let before = mem::replace(&mut memory.hand, hand.to_vec());
        memory.joined = Joined::between(&before, hand);
    }
    memory.joined.clone()
}

#[cfg(test)]
mod tests {
    use high_street::games::fiasko::Product;

    use super::*;

    #[test]
    fn of_equal_cards_only_the_last_is_new() {
        let five = Goods { product: Product::Milk, value: 5 };
        let joined = Joined::between(&[five], &[five, five]);
        assert!(!joined.has((five, 0)) && joined.has((five, 1)));
        assert!(!Joined::between(&[five, five], &[]).has((five, 0)));
    }
}
