//! Chairs, and what each of them has. Seats are numbers of their own kind, so that a count of cards
//! is never taken for a chair.
use std::{fmt, ops};

use serde::{Deserialize, Serialize};

/// A chair at the table, numbered clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(u8);

impl Seat {
    pub const fn new(index: u8) -> Seat {
        Seat(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next chair clockwise at a table of `count`.
    pub const fn after(self, count: u8) -> Seat {
        Seat((self.0 % count + 1) % count)
    }

    /// All chairs of a table of `count`, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// All chairs of a table of `count`, clockwise from this one.
    pub fn round(self, count: u8) -> impl Iterator<Item = Seat> {
        (0..count).map(move |step| Seat((self.0 % count + step) % count))
    }
}

/// Some chairs, in an order. They are held in place: whoever plays games through asks at every step who is to act.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeatList {
    /// What lies behind the last is the first chair.
    seats: [Seat; SeatList::MOST],
    count: u8,
}

impl SeatList {
    /// No table has more chairs.
    pub const MOST: usize = 6;
}

impl FromIterator<Seat> for SeatList {
    fn from_iter<I: IntoIterator<Item = Seat>>(from: I) -> SeatList {
        let mut list = SeatList { seats: [Seat(0); SeatList::MOST], count: 0 };
        for seat in from {
            list.seats[usize::from(list.count)] = seat;
            list.count += 1;
        }
        list
    }
}

impl From<Seat> for SeatList {
    fn from(seat: Seat) -> SeatList {
        let mut seats = [Seat(0); SeatList::MOST];
        seats[0] = seat;
        SeatList { seats, count: 1 }
    }
}

impl ops::Deref for SeatList {
    type Target = [Seat];

    fn deref(&self) -> &[Seat] {
        &self.seats[..usize::from(self.count)]
    }
}

impl fmt::Debug for SeatList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// One `T` for each seat, in seat order; an index can only be a [`Seat`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seats<T>(Vec<T>);

impl<T> Seats<T> {
    pub fn from_fn(count: u8, make: impl FnMut(Seat) -> T) -> Seats<T> {
        Seats(Seat::all(count).map(make).collect())
    }

    pub fn count(&self) -> u8 {
        u8::try_from(self.0.len()).expect("a table has few seats")
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.count()).zip(&self.0)
    }

    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }

    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    pub fn map<U>(&self, mut f: impl FnMut(Seat, &T) -> U) -> Seats<U> {
        Seats(self.iter().map(|(seat, value)| f(seat, value)).collect())
    }
}

impl<T> ops::Index<Seat> for Seats<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> ops::IndexMut<Seat> for Seats<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seat_after_the_last_is_the_first() {
        assert_eq!(Seat::new(3).after(4), Seat::new(0));
        assert_eq!(Seat::new(1).after(4), Seat::new(2));
    }

    #[test]
    fn a_list_holds_whoever_is_put_into_it_in_that_order() {
        let seats = [2, 0, 5].map(Seat::new);
        let list: SeatList = seats.into_iter().collect();
        assert_eq!(*list, seats);
        assert_eq!(format!("{list:?}"), "[Seat(2), Seat(0), Seat(5)]");
        assert_eq!(SeatList::from(seats[0]), seats[..1].iter().copied().collect());
    }

    #[test]
    fn a_seat_from_a_hostile_save_comes_round_as_well() {
        assert_eq!(Seat::new(u8::MAX).after(4), Seat::new(0));
        assert_eq!(Seat::new(u8::MAX).round(4).next(), Some(Seat::new(3)));
    }

    #[test]
    fn a_round_begins_with_the_seat_itself_and_visits_each_once() {
        let seats: Vec<usize> = Seat::new(2).round(4).map(Seat::index).collect();
        assert_eq!(seats, [2, 3, 0, 1]);
    }
}
