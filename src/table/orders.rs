//! What a person has asked for once and for all: "this store: always". An order is kept with the
//! table and is no part of the game: no rule knows it, and whoever has it is only spared a question.
use std::fmt;

use serde::de::{self, Deserializer, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};

use super::{Chair, Seat, Seats, Sitter};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum StandingOrder {
    /// All there is.
    Always,
    /// Nothing.
    Never,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Given {
    seat: Seat,
    /// Which question; each game has its own names.
    about: String,
    answer: StandingOrder,
}

/// The orders of a table, the oldest first; one for each seat and question.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(transparent)]
pub struct StandingOrders(Vec<Given>);

/// More than any game has questions for.
const MOST: usize = 100;
const LONGEST: usize = 24;
/// Whoever writes more into a file wants to hold the page up: reading ends here.
const MOST_READ: usize = 4 * MOST;

impl<'de> Deserialize<'de> for StandingOrders {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StandingOrders, D::Error> {
        struct Few;

        impl<'de> Visitor<'de> for Few {
            type Value = StandingOrders;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {MOST_READ} standing orders")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<StandingOrders, A::Error> {
                let mut orders = Vec::new();
                while let Some(given) = list.next_element()? {
                    if orders.len() == MOST_READ {
                        return Err(de::Error::invalid_length(MOST_READ + 1, &self));
                    }
                    orders.push(given);
                }
                Ok(StandingOrders(orders))
            }
        }

        deserializer.deserialize_seq(Few)
    }
}

impl StandingOrders {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn get(&self, seat: Seat, about: &str) -> Option<StandingOrder> {
        let order = self.0.iter().find(|order| order.seat == seat && order.about == about)?;
        Some(order.answer)
    }

    /// `None` asks again. Beyond all measure the oldest order goes.
    pub fn set(&mut self, seat: Seat, about: &str, answer: Option<StandingOrder>) {
        self.0.retain(|order| order.seat != seat || order.about != about);
        self.0.extend(answer.map(|answer| Given { seat, about: about.to_owned(), answer }));
        self.0.drain(..self.0.len().saturating_sub(MOST));
    }

    /// What one seat has asked for; nobody else's business.
    pub fn of(&self, seat: Seat) -> StandingOrders {
        StandingOrders(self.0.iter().filter(|order| order.seat == seat).cloned().collect())
    }

    /// Another sits there now.
    pub fn forget(&mut self, seat: Seat) {
        self.0.retain(|order| order.seat != seat);
    }

    /// What a file may bring along: orders of the persons at this table, short, each once.
    pub(super) fn mended(&self, chairs: &Seats<Chair>) -> StandingOrders {
        let person = |seat| chairs.get(seat).is_some_and(|chair| chair.sitter == Sitter::Person);
        let fits = |order: &&Given| person(order.seat) && order.about.chars().count() <= LONGEST;
        // The last word counts, so they are read from the end, and only as many as may stay.
        let mut kept: Vec<Given> = Vec::new();
        for order in self.0.iter().rev().filter(fits) {
            if kept.len() == MOST {
                break;
            }
            let same = |other: &Given| (other.seat, &other.about) == (order.seat, &order.about);
            if !kept.iter().any(same) {
                kept.push(order.clone());
            }
        }
        kept.reverse();
        StandingOrders(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    #[test]
    fn an_order_belongs_to_one_seat_and_one_question() {
        let mut orders = StandingOrders::default();
        orders.set(ADA, "6", Some(StandingOrder::Always));
        orders.set(BEN, "6", Some(StandingOrder::Never));
        orders.set(ADA, "1", Some(StandingOrder::Always));
        assert_eq!(orders.get(ADA, "6"), Some(StandingOrder::Always));
        assert_eq!(orders.get(BEN, "6"), Some(StandingOrder::Never));
        assert_eq!(orders.get(BEN, "1"), None);
        assert_eq!(orders.of(BEN).get(BEN, "6"), Some(StandingOrder::Never));
        assert_eq!(orders.of(BEN).get(ADA, "6"), None, "nobody else's business");
    }

    #[test]
    fn an_order_is_changed_taken_back_and_forgotten_with_its_seat() {
        let mut orders = StandingOrders::default();
        orders.set(ADA, "6", Some(StandingOrder::Always));
        orders.set(ADA, "6", Some(StandingOrder::Never));
        assert_eq!(orders.get(ADA, "6"), Some(StandingOrder::Never));
        orders.set(ADA, "6", None);
        assert!(orders.is_empty());
        orders.set(ADA, "6", Some(StandingOrder::Always));
        orders.set(BEN, "6", Some(StandingOrder::Always));
        orders.forget(ADA);
        assert_eq!(orders.get(ADA, "6"), None);
        assert_eq!(orders.get(BEN, "6"), Some(StandingOrder::Always));
    }

    #[test]
    fn a_list_without_measure_is_not_read_to_its_end() {
        let given = r#"{"seat":0,"about":"6","answer":"Always"}"#;
        let written = |count: usize| format!("[{}]", vec![given; count].join(","));
        let read = |count| serde_json::from_str::<StandingOrders>(&written(count));
        assert_eq!(read(MOST_READ).unwrap().0.len(), MOST_READ);
        assert!(read(MOST_READ + 1).is_err());
    }

    #[test]
    fn there_are_never_more_orders_than_anybody_could_have() {
        let mut orders = StandingOrders::default();
        for about in 0..MOST + 7 {
            orders.set(ADA, &about.to_string(), Some(StandingOrder::Always));
        }
        assert_eq!(orders.0.len(), MOST);
        assert_eq!(orders.get(ADA, "6"), None, "the oldest go first");
        assert_eq!(orders.get(ADA, "7"), Some(StandingOrder::Always));
    }
}
