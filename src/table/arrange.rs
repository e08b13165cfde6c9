//! Putting things in order.
//!
//! The standard library's sorts are made for millions of things, and bring 5 to 20 kB of code for every kind of thing
//! that is sorted; a hand of cards needs none of it, and a page is fetched over the air. Few things are put in order
//! where they lie; many are put in order by their numbers, by one function for all kinds.
use std::cmp::Ordering;

/// Up to so many are quicker moved one by one.
const FEW: usize = 20;

/// In place. What is equal stays as it was.
pub trait Arrange<T> {
    fn arrange_by(&mut self, compare: impl Fn(&T, &T) -> Ordering);

    fn arrange_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K) {
        self.arrange_by(|a, b| key(a).cmp(&key(b)));
    }

    fn arrange(&mut self)
    where
        T: Ord,
    {
        self.arrange_by(T::cmp);
    }
}

impl<T> Arrange<T> for [T] {
    fn arrange_by(&mut self, compare: impl Fn(&T, &T) -> Ordering) {
        let before = |a: &T, b: &T| compare(a, b) == Ordering::Less;
        if self.len() <= FEW {
            for next in 1..self.len() {
                let mut at = next;
                while at > 0 && before(&self[at], &self[at - 1]) {
                    self.swap(at, at - 1);
                    at -= 1;
                }
            }
            return;
        }
        let order = order(self.len(), &|a, b| before(&self[a], &self[b]));
        for place in 0..order.len() {
            // What belongs here may have made way for an earlier one meanwhile.
            let mut from = order[place];
            while from < place {
                from = order[from];
            }
            self.swap(place, from);
        }
    }
}

/// The numbers 0 to `count`, merged until each comes before the next.
fn order(count: usize, before: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    let mut merged = order.clone();
    let mut run = 1;
    while run < count {
        for start in (0..count).step_by(2 * run) {
            let (middle, end) = ((start + run).min(count), (start + 2 * run).min(count));
            let (mut left, mut right) = (start, middle);
            for place in &mut merged[start..end] {
                let take_right =
                    right < end && (left == middle || before(order[right], order[left]));
                let from = if take_right { &mut right } else { &mut left };
                *place = order[*from];
                *from += 1;
            }
        }
        std::mem::swap(&mut order, &mut merged);
        run *= 2;
    }
    order
}

#[cfg(test)]
mod tests {
    use super::Arrange;
    use crate::table::{Dice, Seed};

    #[test]
    fn few_and_many_are_arranged_as_the_standard_library_sorts_them() {
        let mut dice = Dice::new(Seed(5));
        for count in (0..70).chain([500, 729]) {
            let mut things: Vec<(u32, usize)> = (0..count).map(|at| (dice.below(9), at)).collect();
            let mut sorted = things.clone();
            sorted.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
            things.arrange_by_key(|(value, _)| std::cmp::Reverse(*value));
            assert_eq!(things, sorted, "{count}, equal ones in the order they had");
            things.arrange();
            sorted.sort_unstable();
            assert_eq!(things, sorted, "{count}");
        }
    }
}
