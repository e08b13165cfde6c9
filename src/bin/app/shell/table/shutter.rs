//! The curtain: a roller shutter where the tray would be, with a sign that names one person.
//! Everything on it follows from the public view.
use high_street::table::{Screen, Seat};
use yew::prelude::*;

use super::msg::Msg;
use super::play::Play;
use super::sends::Sends;
use crate::parts::{chip, icon};

impl Play {
    pub(super) fn draw_shutter(&self, send: &Sends) -> Html {
        match self.at.screen {
            Screen::Reveal => Self::draw_reveal(send),
            Screen::Public { next: Some(next) } => self.draw_sign(send, next),
            _ => html! {},
        }
    }

    fn draw_sign(&self, send: &Sends, next: Seat) -> Html {
        let name = self.who.name(next);
        let acting = self.computers.acting();
        let ready = self.at.may_raise.contains(&next);
        html! {
            <>
                <section class="tray shutter" key={next.index()} aria-label="Shutter">
                    <div class="shutter__sign printed">
                        { chip(&self.who.0[next], "lg") }
                        <div class="shutter__words">
                            <h2 tabindex="-1" data-heading="">{ "Pass to " }<bdi>{ &name }</bdi></h2>
                            <p>{ self.then(next).unwrap_or_default() }</p>
                        </div>
                        <button type="button" class="btn btn--primary shutter__raise"
                            aria-disabled={(!ready).then_some("true")} aria-keyshortcuts="Enter"
                            onclick={send.pressed(Msg::Raise(next))}>
                            { icon("i-eye") }
                            <span>{ "I am " }<bdi>{ &name }</bdi>{ ": raise the shutter" }</span>
                        </button>
                        <div class="shutter__more">
                            { self.draw_revisers(send, next) }
                            { self.draw_peekers(send) }
                            <details class="notme">
                                <summary>{ "Not " }<bdi>{ &name }</bdi>{ "?" }</summary>
                                <p>{ self.turn_order(next) }</p>
                            </details>
                        </div>
                    </div>
                    <p class="shutter__safe">{ icon("i-lock") }{ "Nothing secret is on this screen" }</p>
                </section>
                <section class="actions actions--public" aria-label="Actions">
                    if acting.is_some() || self.computers.broken() {
                        { self.draw_computer_buttons(send) }
                    } else {
                        { self.draw_blind(send, next) }
                    }
                </section>
            </>
        }
    }

    /// For whoever took the device by mistake; changes nothing.
    fn turn_order(&self, next: Seat) -> String {
        let name = self.who.name(next);
        let then = self.then(next).map_or_else(String::new, |then| format!(" {then}"));
        format!("It is {name}’s turn.{then} Please hand the device to {name}.")
    }

    /// Those who have sealed a choice and may still change it, or have not read what their last
    /// action brought.
    fn draw_revisers(&self, send: &Sends, next: Seat) -> Html {
        let others = self.at.may_raise.iter().copied().filter(|seat| *seat != next);
        others
            .map(|seat| {
                let why = if self.at.pending.contains(&seat) {
                    ": choose"
                } else if self.at.may_decide.contains(&seat) {
                    ": change my choice"
                } else {
                    ": see my last move"
                };
                html! {
                    <button key={seat.index()} type="button" class="btn" onclick={send.pressed(Msg::Raise(seat))}>
                        <span>{ "I am " }<bdi>{ self.who.name(seat) }</bdi>{ why }</span>
                    </button>
                }
            })
            .collect()
    }

    /// Presses that need no look, always at their places.
    fn draw_blind(&self, send: &Sends, next: Seat) -> Html {
        let offered = self.seated.blind(next);
        let class = if offered.len() > 1 { "blind blind--many" } else { "blind" };
        html! {
            <div {class}>
                for offer in offered {
                    if let Some(action) = offer.action() {
                        <div class="blind__one" key={offer.label.clone()}>
                            <button type="button" class="btn btn--second" onclick={send.act_blind(next, action, offer.no_more.clone())}>
                                { icon(offer.icon) }<span>{ &offer.label }</span>
                            </button>
                            <p class="actions__why">{ &offer.stakes }</p>
                        </div>
                    }
                }
            </div>
        }
    }

    fn draw_reveal(send: &Sends) -> Html {
        html! {
            <>
                <section class="tray shutter" aria-label="Shutter">
                    <div class="shutter__sign printed">
                        <div class="shutter__words">
                            <h2 tabindex="-1" data-heading="">{ "All choices are in" }</h2>
                            <p>{ "Everybody may look now." }</p>
                        </div>
                        <button type="button" class="btn btn--primary shutter__raise" onclick={send.pressed(Msg::OpenTogether)}>
                            { icon("i-eye") }<span>{ "Open them together" }</span>
                        </button>
                    </div>
                </section>
                <div class="actions actions--public"></div>
            </>
        }
    }
}
