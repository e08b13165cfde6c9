//! A decision somebody may take now: what it says, what it does, or why not.
use yew::prelude::*;

use super::question::Question;

/// What a press brings about.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed<A> {
    /// It is played.
    Play(A),
    /// It only changes what is being chosen.
    Choose(Callback<()>),
}

#[derive(Clone, PartialEq)]
pub struct Offer<A> {
    /// The whole decision, with its numbers.
    pub label: String,
    /// Empty where words are enough.
    pub icon: &'static str,
    /// Presses it from anywhere. The primary button hears D besides.
    pub key: Option<char>,
    /// What it does, or in a sentence why it cannot be done.
    pub does: Result<Deed<A>, String>,
    /// Asked once more, where something is lost for good and nowhere else.
    pub ask: Option<Question>,
    /// What is at stake, in a few words under the label.
    pub stakes: String,
    /// Whether it is chosen, for an offer that can be.
    pub on: Option<bool>,
    /// The advisor speaks of it.
    pub advised: bool,
    /// Says no once and for all to this question, by its name among the orders of the table.
    pub no_more: Option<String>,
}

impl<A> Offer<A> {
    pub fn new(label: impl Into<String>, icon: &'static str, action: A) -> Offer<A> {
        Offer::does(label, icon, Ok(Deed::Play(action)))
    }

    /// Stays visible, does nothing, says why.
    pub fn blocked(
        label: impl Into<String>,
        icon: &'static str,
        why: impl Into<String>,
    ) -> Offer<A> {
        Offer::does(label, icon, Err(why.into()))
    }

    /// Plays nothing yet: it changes what is being chosen.
    pub fn choosing(
        label: impl Into<String>,
        icon: &'static str,
        choose: Callback<()>,
    ) -> Offer<A> {
        Offer::does(label, icon, Ok(Deed::Choose(choose)))
    }

    fn does(
        label: impl Into<String>,
        icon: &'static str,
        does: Result<Deed<A>, String>,
    ) -> Offer<A> {
        let label = label.into();
        let (stakes, advised) = (String::new(), false);
        let (key, ask, on, no_more) = (None, None, None, None);
        Offer { label, icon, key, does, ask, stakes, on, advised, no_more }
    }

    /// Nothing more of this kind is asked.
    pub fn no_more(self, about: String) -> Offer<A> {
        Offer { no_more: Some(about), ..self }
    }

    pub fn key(self, key: char) -> Offer<A> {
        Offer { key: Some(key), ..self }
    }

    pub fn stakes(self, stakes: impl Into<String>) -> Offer<A> {
        Offer { stakes: stakes.into(), ..self }
    }

    pub fn chosen(self, on: bool) -> Offer<A> {
        Offer { on: Some(on), ..self }
    }

    pub fn advised(self, advised: bool) -> Offer<A> {
        Offer { advised, ..self }
    }

    /// Says in so many lines what is lost for good. No line, no question.
    pub fn losing(self, lines: Vec<String>) -> Offer<A> {
        let ask = (!lines.is_empty()).then(|| Question::about(&self.label, &lines));
        Offer { ask, ..self }
    }

    pub fn asking(self, ask: Option<Question>) -> Offer<A> {
        Offer { ask, ..self }
    }

    /// The same offer of another kind of action.
    pub fn map<B>(self, with: impl FnOnce(A) -> B) -> Offer<B> {
        let Offer { label, icon, key, does, ask, stakes, on, advised, no_more } = self;
        let does = does.map(|deed| match deed {
            Deed::Play(action) => Deed::Play(with(action)),
            Deed::Choose(choose) => Deed::Choose(choose),
        });
        Offer { label, icon, key, does, ask, stakes, on, advised, no_more }
    }

    pub fn is_blocked(&self) -> bool {
        self.does.is_err()
    }

    /// The action this plays, if it plays one.
    pub fn action(&self) -> Option<&A> {
        match &self.does {
            Ok(Deed::Play(action)) => Some(action),
            Ok(Deed::Choose(_)) | Err(_) => None,
        }
    }
}
