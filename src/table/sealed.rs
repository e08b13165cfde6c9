//! Choices made in secret and opened together: kept apart from the position, so that no view can
//! show one before all are in.
use serde::{Deserialize, Serialize};

use super::{Seat, SeatList, Seats};

/// Secret decisions of several seats, opened together once all are in.
///
/// Until then a seat may seal again: the last choice counts, and the order of sealing is forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sealed<T>(Seats<Option<T>>);

impl<T: Clone> Sealed<T> {
    pub fn new(count: u8) -> Sealed<T> {
        Sealed(Seats::from_fn(count, |_| None))
    }

    pub fn seal(&mut self, seat: Seat, choice: T) {
        self.0[seat] = Some(choice);
    }

    pub fn own(&self, seat: Seat) -> Option<&T> {
        self.0[seat].as_ref()
    }

    pub fn waiting(&self) -> SeatList {
        self.0.iter().filter(|(_, choice)| choice.is_none()).map(|(seat, _)| seat).collect()
    }

    /// All choices in seat order, or `None` while one is missing.
    pub fn open(&self) -> Option<Seats<T>> {
        let all_in = self.0.values().all(Option::is_some);
        all_in.then(|| self.0.map(|_, choice| choice.clone().expect("all are in")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_opens_before_the_last_seal_and_the_last_word_counts() {
        let (ada, ben) = (Seat::new(0), Seat::new(1));
        let mut bids = Sealed::new(2);
        bids.seal(ben, 7);
        assert_eq!(bids.open(), None);
        assert_eq!(*bids.waiting(), [ada]);
        bids.seal(ben, 9);
        bids.seal(ada, 3);
        let open = bids.open().expect("all are in");
        assert_eq!((open[ada], open[ben]), (3, 9));
    }
}
