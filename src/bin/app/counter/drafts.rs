//! Half-made choices outlive the screen they were made on: when the shutter falls in the middle of
//! a decision, its owner finds the dials as they left them. They are kept in memory only, for one
//! seat and one question, and are gone as soon as that seat has acted.
//!
//! A shop makes drafts of many kinds of questions. So what was asked is kept in its written form: one
//! piece of code for all of them, where each would bring its own way to be copied and compared.
use std::any::Any;
use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use high_street::games::written;
use high_street::table::Seat;
use serde::Serialize;
use yew::prelude::*;

/// The place of a draft: whose, at which question, and which of that question's.
#[derive(Clone, PartialEq)]
struct Place {
    seat: Seat,
    asked: Rc<[u8]>,
    name: &'static str,
}

struct Kept {
    place: Place,
    what: Rc<dyn Any>,
}

#[derive(Clone, Default)]
pub struct Drafts {
    kept: Rc<RefCell<Vec<Kept>>>,
    /// Draws again what shows them.
    changed: Rc<RefCell<Callback<()>>>,
}

impl PartialEq for Drafts {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.kept, &other.kept)
    }
}

/// One half-made choice: its value, and where to change it.
#[derive(Clone)]
pub struct Draft<T> {
    value: T,
    put: Callback<T>,
}

impl<T> Draft<T> {
    pub fn set(&self, value: T) {
        self.put.emit(value);
    }

    /// For a control that hands its new value on.
    pub fn change(&self) -> Callback<T> {
        self.put.clone()
    }
}

impl<T: 'static> Draft<T> {
    /// A press that chooses `value`.
    pub fn choose(&self, value: T) -> Callback<()>
    where
        T: Clone,
    {
        self.put.reform(move |()| value.clone())
    }
}

impl<T> Deref for Draft<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl Drafts {
    /// What is drawn again when a draft has changed.
    pub fn on_change(&self, changed: Callback<()>) {
        self.changed.replace(changed);
    }

    /// A half-made choice of `seat`, which is asked `asked`; `name` tells the drafts of one question
    /// apart. Nobody's draft is only looked at.
    pub fn draft<T: Clone + 'static>(
        &self,
        seat: Option<Seat>,
        asked: &impl Serialize,
        name: &'static str,
        first: impl FnOnce() -> T,
    ) -> Draft<T> {
        let Some(seat) = seat else { return Draft { value: first(), put: Callback::noop() } };
        let place = Place { seat, asked: written(asked).into(), name };
        let kept = self.get(&place).and_then(|what| what.downcast_ref().cloned());
        let drafts = self.clone();
        Draft {
            value: kept.unwrap_or_else(first),
            put: Callback::from(move |value: T| drafts.put(&place, Rc::new(value))),
        }
    }

    pub fn forget(&self, seat: Seat) {
        self.kept.borrow_mut().retain(|kept| kept.place.seat != seat);
    }

    #[inline(never)]
    fn get(&self, place: &Place) -> Option<Rc<dyn Any>> {
        let kept = self.kept.borrow();
        kept.iter().find(|kept| kept.place == *place).map(|kept| kept.what.clone())
    }

    /// Puts away what the same seat has chosen under this name before, whatever it was asked then.
    #[inline(never)]
    fn put(&self, place: &Place, what: Rc<dyn Any>) {
        let old = |kept: &Kept| kept.place.seat == place.seat && kept.place.name == place.name;
        self.kept.borrow_mut().retain(|kept| !old(kept));
        self.kept.borrow_mut().push(Kept { place: place.clone(), what });
        let changed = self.changed.borrow().clone();
        changed.emit(());
    }
}

#[cfg(test)]
mod tests {
    use high_street::table::Seat;

    use super::Drafts;

    #[test]
    fn a_draft_belongs_to_one_seat_and_one_question() {
        let (ada, ben) = (Some(Seat::new(0)), Some(Seat::new(1)));
        let drafts = Drafts::default();
        drafts.draft(ada, &"price?", "dial", || 5).set(9);
        let dial = |seat, asked: &'static str| *drafts.draft(seat, &asked, "dial", || 5);
        assert_eq!(dial(ada, "price?"), 9);
        assert_eq!([dial(ben, "price?"), dial(ada, "how many?"), dial(None, "price?")], [5; 3]);
        drafts.draft(None, &"price?", "dial", || 5).set(7);
        assert_eq!(dial(None, "price?"), 5, "nobody chooses nothing");
    }

    #[test]
    fn a_draft_is_found_by_its_owner_alone_until_they_act() {
        let (ada, ben) = (Seat::new(0), Seat::new(1));
        let drafts = Drafts::default();
        let draft = |seat, name| drafts.draft(Some(seat), &(), name, || 0_u32);
        draft(ada, "price").set(7);
        draft(ada, "price").set(9);
        draft(ben, "price").set(3);
        assert_eq!([*draft(ada, "price"), *draft(ada, "count")], [9, 0]);
        assert_eq!(*drafts.draft(Some(ada), &(), "price", || 0_u8), 0, "it is of another kind");
        drafts.forget(ada);
        assert_eq!([*draft(ada, "price"), *draft(ben, "price")], [0, 3]);
    }
}
