//! What a face says of one decision.
use yew::prelude::*;

use super::offer::Offer;

/// Who may see what lies on a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// Its owner alone.
    Own,
    /// Everybody, and why; empty where it need not be said.
    Open(&'static str),
    /// Its owner's secrets are not shown here, and what they are.
    Hidden(&'static str),
}

#[derive(Clone, PartialEq)]
pub struct Counter<A> {
    /// Names the person, and never a card: it is read out aloud.
    pub heading: String,
    pub secrecy: Secrecy,
    /// Beside the heading: money, debts.
    pub tags: Html,
    /// What its owner has besides, where there is a place for it.
    pub own: Html,
    /// What is being decided.
    pub body: Html,
    /// None while others act.
    pub primary: Option<Offer<A>>,
    pub more: Vec<Offer<A>>,
    /// Offers that the body draws itself; here for their keys.
    pub inside: Vec<Offer<A>>,
    /// Further buttons that are no offers, such as the advisor's.
    pub aside: Html,
    /// One line of consequence, or whom everybody waits for.
    pub why: String,
    /// The decision needs the whole width.
    pub wide: bool,
    /// A class of the game's own.
    pub class: &'static str,
}

impl<A> Default for Counter<A> {
    fn default() -> Counter<A> {
        Counter {
            heading: String::new(),
            secrecy: Secrecy::Own,
            tags: Html::default(),
            own: Html::default(),
            body: Html::default(),
            primary: None,
            more: Vec::new(),
            inside: Vec::new(),
            aside: Html::default(),
            why: String::new(),
            wide: false,
            class: "",
        }
    }
}

impl<A> Counter<A> {
    /// The same counter of another kind of action.
    pub fn map<B>(self, with: impl Fn(A) -> B) -> Counter<B> {
        let all =
            |offers: Vec<Offer<A>>| offers.into_iter().map(|offer| offer.map(&with)).collect();
        Counter {
            heading: self.heading,
            secrecy: self.secrecy,
            tags: self.tags,
            own: self.own,
            body: self.body,
            primary: self.primary.map(|offer| offer.map(&with)),
            more: all(self.more),
            inside: all(self.inside),
            aside: self.aside,
            why: self.why,
            wide: self.wide,
            class: self.class,
        }
    }
}

impl<A: Clone> Counter<A> {
    /// All that can be pressed, the primary first.
    pub fn offers(&self) -> impl Iterator<Item = &Offer<A>> {
        self.primary.iter().chain(&self.more).chain(&self.inside)
    }

    /// What a key stands for now: D for the primary button, always.
    pub fn pressed(&self, key: char) -> Option<&Offer<A>> {
        let key = key.to_ascii_lowercase();
        let primary = self.primary.as_ref().filter(|_| key == 'd');
        primary.or_else(|| self.offers().find(|offer| offer.key == Some(key)))
    }

    /// The keys of this moment and what they do, for the list of keys.
    pub fn keys(&self) -> Vec<(String, String)> {
        let primary = self.primary.iter().map(|offer| ('d', offer));
        let others = self.more.iter().chain(&self.inside);
        let others = others.filter_map(|offer| Some((offer.key?, offer)));
        primary
            .chain(others)
            .map(|(key, offer)| (key.to_ascii_uppercase().to_string(), offer.label.clone()))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Counter, Offer};

    #[test]
    fn the_large_button_hears_d_and_every_other_its_own_key() {
        let counter = Counter {
            primary: Some(Offer::new("Draw", "", 1)),
            more: vec![Offer::new("Stop", "", 2).key('s')],
            inside: vec![Offer::new("Milk", "", 3).key('1')],
            ..Counter::default()
        };
        let plays = |key| counter.pressed(key).and_then(Offer::action).copied();
        assert_eq!(
            ['d', 'D', 's', '1', 'x'].map(plays),
            [Some(1), Some(1), Some(2), Some(3), None]
        );
        let keys = counter.keys();
        assert_eq!(keys[0], ("D".to_owned(), "Draw".to_owned()));
        assert_eq!(keys.len(), 3);
    }
}
