//! The odds of a draw. They follow from public facts: heights, counts, special cards out.
use super::goods::{CARDS, CATASTROPHES};
use super::view::Odds;

/// What everybody knows of the draw pile and of the hands.
#[derive(Clone, Copy)]
pub struct Danger {
    pub pile: u32,
    pub fiaskos: u32,
    pub catastrophes: u32,
    /// Cards in the drawer's hand, and in all hands.
    pub own: u32,
    pub held: u32,
    /// How many others draw before the drawer's next turn.
    pub rivals: u32,
}

/// Certainty, in parts fine enough that no rounding on the way shows in tenths of a percent.
const CERTAIN: u64 = 1_000_000_000;

impl Danger {
    pub fn odds(self) -> Odds {
        Odds {
            fiasko: per_mille(share(CERTAIN, self.fiaskos, self.pile)),
            catastrophe: per_mille(share(CERTAIN, self.catastrophes, self.pile)),
            survive: per_mille(self.survive()),
        }
    }

    /// The own draw must not be a Fiasko; then, if every rival draws one card, none of those may
    /// be a catastrophe. A pile that runs out on the way is renewed.
    fn survive(self) -> u64 {
        let goods = self.pile - self.fiaskos - self.catastrophes;
        let drawing = |cards: u32, catastrophes: u32, held: u32| match cards {
            0 => 0,
            _ => share(self.rivals_spare(catastrophes, held), cards, self.pile),
        };
        drawing(goods, self.catastrophes, self.held + 1)
            + drawing(self.catastrophes, self.catastrophes.saturating_sub(1), self.own)
    }

    /// That no rival draws a catastrophe, with so many left in the pile and so many cards held.
    fn rivals_spare(self, mut catastrophes: u32, held: u32) -> u64 {
        let mut pile = self.pile - 1;
        let mut chance = CERTAIN;
        for _ in 0..self.rivals {
            if pile == 0 {
                pile = u32::from(CARDS) - held;
                catastrophes = u32::from(CATASTROPHES);
            }
            // Fewer cards than catastrophes: one of them was drawn, and the chance is nil already.
            chance = share(chance, pile.saturating_sub(catastrophes), pile);
            pile -= 1;
        }
        chance
    }
}

fn share(of: u64, part: u32, whole: u32) -> u64 {
    of * u64::from(part) / u64::from(whole)
}

fn per_mille(chance: u64) -> u32 {
    let unit = CERTAIN / 1000;
    u32::try_from((chance + unit / 2) / unit).expect("a thousand at most")
}
