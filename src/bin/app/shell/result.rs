use std::rc::Rc;

use high_street::table::Session;
use yew::prelude::*;

use crate::face::{Face, Who};

/// Another game of the same people.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Again {
    NewDeal,
    SameDeal,
}

#[derive(Properties)]
pub struct ResultProps<G: Face> {
    /// Finished: nothing in it is secret any more.
    pub session: Rc<Session<G>>,
    pub who: Rc<Who>,
    pub again: Callback<Again>,
    pub export: Callback<()>,
}

impl<G: Face> PartialEq for ResultProps<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session) && self.who == other.who
    }
}

#[component]
pub fn GameResult<G: Face>(_: &ResultProps<G>) -> Html {
    html! {}
}
