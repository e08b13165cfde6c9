//! "Turn the picture": for a device that lies flat, the screen turns to whoever it names.
use high_street::table::{Screen, Seat};
use yew::prelude::*;

use super::effect::{Effect, Effects};
use super::msg::Msg;
use super::play::Play;
use super::sends::Sends;
use crate::parts::Switch;

impl Play {
    /// Whether the picture stands on its head, for the person on the other side of the table.
    pub(super) fn turned(&self) -> bool {
        self.named().is_some_and(|seat| self.sits_across(seat))
    }

    /// Whom the screen is meant for; a moment is everybody's.
    fn named(&self) -> Option<Seat> {
        let named = match self.at.screen {
            Screen::Public { next } => next,
            Screen::Private(seat) | Screen::Report(seat) => Some(seat),
            Screen::Open => self.role().decides(),
            Screen::Reveal | Screen::Over => None,
        };
        named.filter(|_| self.several() && !self.in_moment())
    }

    fn several(&self) -> bool {
        self.at.persons.len() > 1
    }

    fn sits_across(&self, seat: Seat) -> bool {
        self.across.iter().any(|name| *name == self.who.0[seat].name)
    }

    pub(super) fn sit_across(&mut self, seat: Seat, across: bool) -> Effects {
        let name = self.who.0[seat].name.clone();
        self.across.retain(|other| *other != name);
        if across {
            self.across.push(name.clone());
        }
        Effects::draw().also(Effect::SitAcross { name, across })
    }

    /// The switch of one chair; alone nobody sits across.
    pub(super) fn draw_side(&self, send: &Sends, seat: Seat) -> Html {
        if !self.several() || !self.who.is_person(seat) {
            return html! {};
        }
        let change = send.reform(move |across| Msg::Across(seat, across));
        html! { <Switch label="Sits across: turn the picture" on={self.sits_across(seat)} {change} /> }
    }
}
