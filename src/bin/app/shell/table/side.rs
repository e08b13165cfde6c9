//! "Turn the picture": for a device that lies flat, the screen turns to whoever it names.
use high_street::table::{Screen, Seat};
use yew::prelude::*;

use super::play::Play;
use super::{Msg, Table};
use crate::face::Face;
use crate::parts::Switch;
use crate::store::memory;

impl<G: Face> Play<G> {
    /// Whether the picture stands on its head, for the person on the other side of the table.
    pub(super) fn turned(&self) -> bool {
        self.named().is_some_and(|seat| self.sits_across(seat))
    }

    /// Whom the screen is meant for.
    fn named(&self) -> Option<Seat> {
        let named = match self.screen {
            Screen::Public { next } => next,
            Screen::Private(seat) | Screen::Report(seat) => Some(seat),
            Screen::Open => self.role().decides(),
            Screen::Reveal | Screen::Over => None,
        };
        named.filter(|_| self.several())
    }

    fn several(&self) -> bool {
        self.desk.persons().nth(1).is_some()
    }

    fn sits_across(&self, seat: Seat) -> bool {
        self.across.iter().any(|name| *name == self.who.0[seat].name)
    }

    pub(super) fn sit_across(&mut self, seat: Seat, across: bool) -> bool {
        self.across = memory::sit_across(&self.who.0[seat].name, across);
        true
    }

    /// The switch of one chair; alone nobody sits across.
    pub(super) fn draw_side(&self, ctx: &Context<Table<G>>, seat: Seat) -> Html {
        if !self.several() || !self.who.is_person(seat) {
            return html! {};
        }
        let change = ctx.link().callback(move |across| Msg::Across(seat, across));
        html! { <Switch label="Sits across: turn the picture" on={self.sits_across(seat)} {change} /> }
    }
}
