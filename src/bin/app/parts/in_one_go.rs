//! What a press changes is drawn in one go.
//!
//! Yew hands over to the browser after 16 ms, also when a parent is drawn and its children have not yet been told: on a
//! slow device half an answer was styled, laid out and painted, and then all of it again. It never hands over while
//! something waits to be drawn, and draws first what was made first. So this, made after the rest and asked
//! before it, waits until everything else is drawn, and draws nothing itself.
use std::cell::RefCell;

use yew::html::Scope;
use yew::prelude::*;

thread_local! {
    static LAST: RefCell<Option<Scope<Last>>> = RefCell::default();
}

/// Stands once on a page, behind everything that is to be drawn with it.
pub struct Last;

impl Component for Last {
    type Message = ();
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        LAST.set(Some(ctx.link().clone()));
        Last
    }

    fn view(&self, _: &Context<Self>) -> Html {
        html! {}
    }

    // What leaves is done with before anything else is made.
    fn destroy(&mut self, _: &Context<Self>) {
        LAST.take();
    }
}

/// To be called where a message is heard that changes much.
pub fn in_one_go() {
    if let Some(last) = LAST.with_borrow(Clone::clone) {
        last.send_message(());
    }
}
