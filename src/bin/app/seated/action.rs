//! An action of whichever game. The shell carries it from a press to the rules and never looks inside.
use std::any::Any;
use std::fmt;
use std::rc::Rc;

trait Held {
    fn any(&self) -> &dyn Any;
    fn is(&self, other: &dyn Any) -> bool;
}

impl<A: Any + PartialEq> Held for A {
    fn any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<A>() == Some(self)
    }
}

#[derive(Clone)]
pub struct Action(Rc<dyn Held>);

impl Action {
    pub fn new<A: Any + PartialEq>(action: A) -> Action {
        Action(Rc::new(action))
    }

    /// `None` if it is another game's.
    pub fn get<A: Any + Clone>(&self) -> Option<A> {
        (*self.0).any().downcast_ref().cloned()
    }
}

/// Says no more: the words for every action of every game would travel with the page.
impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Action")
    }
}

impl PartialEq for Action {
    fn eq(&self, other: &Action) -> bool {
        (*self.0).is((*other.0).any())
    }
}

#[cfg(test)]
mod tests {
    use super::Action;

    #[test]
    fn an_action_is_handed_back_to_the_game_it_came_from_and_to_no_other() {
        let bid = Action::new(7_u32);
        assert_eq!(bid.get::<u32>(), Some(7));
        assert_eq!(bid.get::<u8>(), None);
        assert_eq!(bid, Action::new(7_u32));
        assert_ne!(bid, Action::new(7_u8));
    }
}
