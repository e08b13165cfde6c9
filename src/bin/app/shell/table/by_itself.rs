//! What the page does by itself: after a short wait, where everybody can see it.
use gloo::timers::callback::Timeout;
use high_street::table::{Screen, Seat, StandingOrder};
use yew::prelude::*;

use super::play::Play;
use super::{Msg, Table};
use crate::face::{ByItself, Face, OwnOrders, Role};
use crate::parts::dialog_is_open;

/// Long enough to read what is about to happen.
const WAIT: u32 = 900;

impl<G: Face> Play<G> {
    /// Who is to act without being asked, and what that is. On the public screen nobody has
    /// looked, so it must be something that needs no look.
    pub(super) fn due_by_itself(&self) -> Option<(Seat, ByItself<G::Action>)> {
        if self.by_hand == Some(self.desk.steps()) {
            return None;
        }
        let role = self.role();
        let next = match self.screen {
            Screen::Public { next } => next,
            _ => None,
        };
        let seat = role.decides().or(next)?;
        let due = G::automatic(&self.view, &self.who, role, &self.orders.of(seat))?;
        let may = role.decides().is_some() || self.desk.may_act_blind(seat, &due.action);
        may.then_some((seat, due))
    }

    pub(super) fn automatic(&mut self, ctx: &Context<Table<G>>) {
        self.automatic = self.due_by_itself().map(|_| {
            let (link, steps) = (ctx.link().clone(), self.desk.steps());
            Timeout::new(WAIT, move || link.send_message(Msg::Automatic(steps)))
        });
    }

    /// The wait is over. Whoever is reading something is not interrupted.
    pub(super) fn act_by_itself(&mut self, ctx: &Context<Table<G>>, steps: usize) -> bool {
        if self.desk.steps() != steps {
            return false;
        }
        if self.drawer.is_some() || self.peek.seat().is_some() || dialog_is_open() {
            self.automatic(ctx);
            return false;
        }
        match self.due_by_itself() {
            Some((seat, due)) => self.act(ctx, seat, due.action),
            None => false,
        }
    }

    /// Nobody but the owner of the screen sees what they have asked for.
    pub(super) fn own_orders(&self, role: Role) -> Option<OwnOrders> {
        role.owner().map(|seat| OwnOrders {
            seat,
            orders: self.orders.of(seat),
            give: self.give_order.clone(),
        })
    }

    /// An order counts from the next time on: what is asked now is asked.
    pub(super) fn order(&mut self, seat: Seat, about: &str, answer: Option<StandingOrder>) -> bool {
        if self.role().owner() != Some(seat) {
            return false;
        }
        let due = self.due_by_itself().is_some();
        self.orders.set(seat, about, answer);
        if !due {
            self.by_hand = Some(self.desk.steps());
        }
        self.save()
    }
}
