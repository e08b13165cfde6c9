//! Where controls send what was pressed. Made once for a table, so that nothing is drawn again only
//! because its callback is another.
use std::ops::Deref;

use high_street::table::{Seat, StandingOrder};
use yew::prelude::*;

use super::msg::Msg;
use crate::seated::Action;

#[derive(Clone)]
pub struct Sends {
    msg: Callback<Msg>,
    pub refuse: Callback<AttrValue>,
    pub note_hint: Callback<u64>,
    pub done: Callback<()>,
    pub give_order: Callback<(Seat, String, Option<StandingOrder>)>,
}

impl Sends {
    pub fn new(msg: Callback<Msg>) -> Sends {
        Sends {
            refuse: msg.reform(Msg::refuse),
            note_hint: msg.reform(Msg::Hinted),
            done: msg.reform(|()| Msg::Done.pressed()),
            give_order: msg.reform(|(seat, about, order)| Msg::Order(seat, about, order)),
            msg,
        }
    }

    /// A click that draws much.
    pub fn pressed(&self, msg: Msg) -> Callback<MouseEvent> {
        self.msg.reform(move |_: MouseEvent| msg.clone().pressed())
    }

    /// A click that is answered at once.
    pub fn click(&self, msg: Msg) -> Callback<MouseEvent> {
        self.msg.reform(move |_: MouseEvent| msg.clone())
    }

    /// A press that needs no look; with `no_more`, such a question is answered so from now on.
    pub fn act_blind(
        &self,
        seat: Seat,
        action: &Action,
        no_more: Option<String>,
    ) -> Callback<MouseEvent> {
        let (msg, action) = (self.msg.clone(), action.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(about) = no_more.clone() {
                msg.emit(Msg::Order(seat, about, Some(StandingOrder::Never)));
            }
            msg.emit(Msg::Act(seat, action.clone()).pressed());
        })
    }

    pub fn act(&self, seat: Seat) -> Callback<Action> {
        self.msg.reform(move |action| Msg::Act(seat, action).pressed())
    }
}

impl Deref for Sends {
    type Target = Callback<Msg>;

    fn deref(&self) -> &Callback<Msg> {
        &self.msg
    }
}
