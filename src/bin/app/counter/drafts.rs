//! Half-made choices outlive the screen they were made on: when the shutter falls in the middle of
//! a decision, its owner finds the dials as they left them. They are kept in memory only, for one
//! seat and one question, and are gone as soon as that seat has acted.
use std::any::Any;
use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use high_street::table::Seat;
use yew::prelude::*;

struct Kept {
    seat: Seat,
    name: &'static str,
    what: Box<dyn Any>,
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
    pub fn draft<P, T>(
        &self,
        seat: Option<Seat>,
        asked: &P,
        name: &'static str,
        first: impl FnOnce() -> T,
    ) -> Draft<T>
    where
        P: Clone + PartialEq + 'static,
        T: Clone + 'static,
    {
        let Some(seat) = seat else { return Draft { value: first(), put: Callback::noop() } };
        let value = match self.get::<(P, T)>(seat, name) {
            Some((old, value)) if old == *asked => value,
            _ => first(),
        };
        let (drafts, asked) = (self.clone(), asked.clone());
        let put = Callback::from(move |value: T| {
            drafts.put(seat, name, (asked.clone(), value));
            let changed = drafts.changed.borrow().clone();
            changed.emit(());
        });
        Draft { value, put }
    }

    pub fn forget(&self, seat: Seat) {
        self.kept.borrow_mut().retain(|kept| kept.seat != seat);
    }

    fn get<T: Clone + 'static>(&self, seat: Seat, name: &str) -> Option<T> {
        let kept = self.kept.borrow();
        let kept = kept.iter().find(|kept| kept.seat == seat && kept.name == name)?;
        kept.what.downcast_ref().cloned()
    }

    fn put<T: 'static>(&self, seat: Seat, name: &'static str, what: T) {
        let mut kept = self.kept.borrow_mut();
        kept.retain(|kept| kept.seat != seat || kept.name != name);
        kept.push(Kept { seat, name, what: Box::new(what) });
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
        drafts.put(ada, "price", 7_u32);
        drafts.put(ada, "price", 9_u32);
        drafts.put(ben, "price", 3_u32);
        assert_eq!(drafts.get::<u32>(ada, "price"), Some(9));
        assert_eq!(drafts.get::<u32>(ada, "count"), None);
        assert_eq!(drafts.get::<u8>(ada, "price"), None);
        drafts.forget(ada);
        assert_eq!(drafts.get::<u32>(ada, "price"), None);
        assert_eq!(drafts.get::<u32>(ben, "price"), Some(3));
    }
}
