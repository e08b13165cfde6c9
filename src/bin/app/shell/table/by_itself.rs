//! What the page does by itself: after a short wait, where everybody can see it.
use high_street::table::{Screen, Seat, StandingOrder, StandingOrders};

use super::effect::{Effect, Effects, Timer};
use super::msg::Msg;
use super::play::Play;
use super::sends::Sends;
use crate::face::{ByItself, OwnOrders, Role};
use crate::seated::{Action, Press};

/// Long enough to read what is about to happen.
const WAIT: u32 = 900;

impl Play {
    /// Who is to act without being asked, and what that is. On the public screen nobody has
    /// looked, so it must be something that needs no look.
    pub(super) fn due_by_itself(&self) -> Option<(Seat, ByItself<Action>)> {
        if self.by_hand == Some(self.at.steps) || self.in_moment() || self.rolling.is_some() {
            return None;
        }
        let next = match self.at.screen {
            Screen::Public { next } => next,
            _ => None,
        };
        let seat = self.role().decides().or(next)?;
        let due = self.seated.by_itself(&self.who, seat, &self.orders.of(seat))?;
        Some((seat, due))
    }

    pub(super) fn automatic(&self) -> Effects {
        let msg = Msg::Automatic { steps: self.at.steps, reading: false };
        Effects::of(match self.due_by_itself() {
            Some(_) => Effect::After { timer: Timer::Automatic, wait: WAIT, msg },
            None => Effect::Stop(Timer::Automatic),
        })
    }

    /// The wait is over. Whoever is reading something is not interrupted.
    pub(super) fn act_by_itself(&mut self, steps: usize, reading: bool, now: u64) -> Effects {
        if self.at.steps != steps {
            return Effects::none();
        }
        if reading || self.overlay.drawer.is_some() || self.overlay.peek.is_some() {
            return self.automatic();
        }
        match self.due_by_itself() {
            Some((seat, due)) => self.act(Press::Act(seat, due.action), seat, now),
            None => Effects::none(),
        }
    }

    /// On the own screen all its owner has asked for. The shared screen knows only what was said or seen to
    /// happen there: nothing before a question is asked, and while a store answers by itself no switch
    /// that would tell what it is going to say.
    pub(super) fn own_orders(&self, role: Role, send: &Sends) -> Option<OwnOrders> {
        let seat = role.owner()?;
        let own = self.at.eye.seat() == Some(seat);
        let orders = if own || self.by_hand == Some(self.at.steps) {
            self.orders.of(seat)
        } else if self.due_by_itself().is_some() {
            return None;
        } else {
            StandingOrders::default()
        };
        Some(OwnOrders { seat, orders, give: send.give_order.clone() })
    }

    /// An order counts from the next time on: what is asked now is asked.
    pub(super) fn order(
        &mut self,
        seat: Seat,
        about: &str,
        order: Option<StandingOrder>,
        now: u64,
    ) -> Effects {
        // On the public screen whoever it names may say no once and for all.
        let named = self.to_raise() == Some(seat) && self.hears(now);
        if self.role().owner() != Some(seat) && !named {
            return Effects::none();
        }
        let due = self.due_by_itself().is_some();
        self.orders.set(seat, about, order);
        if !due {
            self.by_hand = Some(self.at.steps);
        }
        Effects::draw().also(Effect::Save(self.record(now)))
    }
}
