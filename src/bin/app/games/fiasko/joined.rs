//! What has just joined a hand. The view does not say it; the page remembers the hand it drew last.
use std::cell::RefCell;
use std::mem;

use high_street::games::fiasko::Goods;
use high_street::table::Seat;
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

    /// One card more than before, and else the same.
    fn by_one(before: &[Goods], now: &[Goods]) -> Option<Joined> {
        let joined = Joined::between(before, now);
        (joined.new.len() == 1 && before.len() + 1 == now.len()).then_some(joined)
    }
}

struct Memory {
    hand: Vec<Goods>,
    joined: Joined,
}

thread_local! {
    /// The last hand on the screen. A screen of another kind is made anew, but the report after
    /// a draw must still tell the new card from the old ones.
    static LAST: RefCell<Option<(Seat, Vec<Goods>)>> = const { RefCell::new(None) };
}

fn remembered(seat: Seat, hand: &[Goods]) -> Option<Joined> {
    LAST.with_borrow(|last| match last {
        Some((whose, before)) if *whose == seat => Joined::by_one(before, hand),
        _ => None,
    })
}

/// For the one hand of a screen, the private one, whose owner is named: it is remembered beyond
/// this screen.
#[hook]
pub fn use_joined_of(seat: Seat, hand: &[Goods]) -> Joined {
    use_effect_with((seat, hand.to_vec()), |drawn| LAST.set(Some(drawn.clone())));
    let joined = remembered(seat, hand);
    use_joined_since(hand, joined)
}

#[hook]
pub fn use_joined(hand: &[Goods]) -> Joined {
    use_joined_since(hand, None)
}

#[hook]
fn use_joined_since(hand: &[Goods], joined: Option<Joined>) -> Joined {
    let memory = use_mut_ref(|| Memory { hand: hand.to_vec(), joined: joined.unwrap_or_default() });
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

    const FIVE: Goods = Goods { product: Product::Milk, value: 5 };
    const ONE: Goods = Goods { product: Product::Milk, value: 1 };

    #[test]
    fn of_equal_cards_only_the_last_is_new() {
        let joined = Joined::between(&[FIVE], &[FIVE, FIVE]);
        assert!(!joined.has((FIVE, 0)) && joined.has((FIVE, 1)));
        assert!(!Joined::between(&[FIVE, FIVE], &[]).has((FIVE, 0)));
    }

    #[test]
    fn a_hand_of_another_game_is_not_taken_for_an_older_one() {
        assert!(Joined::by_one(&[FIVE], &[FIVE, ONE]).is_some());
        assert!(Joined::by_one(&[FIVE], &[ONE]).is_none());
        assert!(Joined::by_one(&[ONE], &[FIVE, FIVE]).is_none());
        assert!(Joined::by_one(&[], &[FIVE, ONE]).is_none());
    }
}
