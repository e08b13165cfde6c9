//! Half-made choices outlive the screen they were made on: when the shutter falls in the middle of
//! a decision, its owner finds the dials as they left them. They are kept in memory only, for one
//! seat and one question, and are gone as soon as that seat has acted.
use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use high_street::table::Seat;
use yew::prelude::*;

struct Kept {
    seat: Seat,
    name: &'static str,
    what: Box<dyn Any>,
}

#[derive(Clone, Default)]
pub struct Drafts(Rc<RefCell<Vec<Kept>>>);

impl PartialEq for Drafts {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Drafts {
    pub fn forget(&self, seat: Seat) {
        self.0.borrow_mut().retain(|kept| kept.seat != seat);
    }

    fn get<T: Clone + 'static>(&self, seat: Seat, name: &str) -> Option<T> {
        let kept = self.0.borrow();
        let kept = kept.iter().find(|kept| kept.seat == seat && kept.name == name)?;
        kept.what.downcast_ref().cloned()
    }

    fn put<T: 'static>(&self, seat: Seat, name: &'static str, what: T) {
        let mut kept = self.0.borrow_mut();
        kept.retain(|kept| kept.seat != seat || kept.name != name);
        kept.push(Kept { seat, name, what: Box::new(what) });
    }
}

/// A state that is found again when the same seat is asked the same question. `name` tells the
/// states of one question apart.
#[hook]
pub fn use_draft<P, T>(
    drafts: &Drafts,
    seat: Seat,
    asked: &P,
    name: &'static str,
    first: impl FnOnce() -> T,
) -> UseStateHandle<T>
where
    P: Clone + PartialEq + 'static,
    T: Clone + PartialEq + 'static,
{
    let state = use_state(|| match drafts.get::<(P, T)>(seat, name) {
        Some((old, value)) if old == *asked => value,
        _ => first(),
    });
    let (drafts, asked) = (drafts.clone(), asked.clone());
    use_effect_with((*state).clone(), move |value| {
        drafts.put(seat, name, (asked, value.clone()));
    });
    state
}

#[cfg(test)]
mod tests {
    use high_street::table::Seat;

    use super::Drafts;

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
