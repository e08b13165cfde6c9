//! The curtain: a roller shutter where the tray would be, with a sign that names one person.
//! Everything on it follows from the public view.
use high_street::table::{Screen, Seat};
use yew::prelude::*;

use super::play::Play;
use super::{Msg, Table};
use crate::counter::Offer;
use crate::face::Face;
use crate::parts::{chip, icon};

impl<G: Face> Play<G> {
    pub(super) fn draw_shutter(&self, ctx: &Context<Table<G>>) -> Html {
        match self.screen {
            Screen::Reveal => Self::draw_reveal(ctx),
            Screen::Public { next: Some(next) } => self.draw_sign(ctx, next),
            _ => html! {},
        }
    }

    fn draw_sign(&self, ctx: &Context<Table<G>>, next: Seat) -> Html {
        let name = self.who.name(next);
        let acting = self.computers.acting();
        let ready = self.desk.may_raise(next);
        let raise = ctx.link().callback(move |_: MouseEvent| Msg::Raise(next).pressed());
        html! {
            <>
                <section class="tray shutter" key={next.index()} aria-label="Shutter">
                    <div class="shutter__sign printed">
                        { chip(&self.who.0[next], "lg") }
                        <div class="shutter__words">
                            <h2 tabindex="-1" data-heading="">{ "Pass to " }<bdi>{ &name }</bdi></h2>
                            <p>{ self.then().unwrap_or_default() }</p>
                        </div>
                        <button type="button" class="btn btn--primary shutter__raise"
                            aria-disabled={(!ready).then_some("true")} aria-keyshortcuts="Enter" onclick={raise}>
                            { icon("i-eye") }
                            <span>{ "I am " }<bdi>{ &name }</bdi>{ ": raise the shutter" }</span>
                        </button>
                        <div class="shutter__more">
                            { self.draw_revisers(ctx, next) }
                            { self.draw_peekers(ctx) }
                            <details class="notme">
                                <summary>{ "Not " }<bdi>{ &name }</bdi>{ "?" }</summary>
                                <p>{ self.turn_order(next) }</p>
                            </details>
                        </div>
                    </div>
                    <p class="shutter__safe">{ icon("i-lock") }{ "Nothing secret is on this screen" }</p>
                </section>
                <section class="actions actions--public" aria-label="Actions">
                    if acting.is_some() || self.computers.broken {
                        { self.draw_computer_buttons(ctx) }
                    } else {
                        { self.draw_blind(ctx, next) }
                    }
                </section>
            </>
        }
    }

    /// For whoever took the device by mistake; changes nothing.
    fn turn_order(&self, next: Seat) -> String {
        let name = self.who.name(next);
        let others: Vec<Seat> =
            self.desk.upcoming().into_iter().filter(|seat| *seat != next).collect();
        format!(
            "It is {name}’s turn. After that: {}. Please hand the device to {name}.",
            self.who.names(&others)
        )
    }

    /// Those who have sealed a choice and may still change it, or have not read what their last
    /// action brought.
    fn draw_revisers(&self, ctx: &Context<Table<G>>, next: Seat) -> Html {
        let may = |seat: &Seat| *seat != next && self.desk.may_raise(*seat);
        self.desk
            .persons()
            .filter(may)
            .map(|seat| {
                let raise = ctx.link().callback(move |_: MouseEvent| Msg::Raise(seat).pressed());
                let wish = if self.desk.is_pending(seat) {
                    ": choose"
                } else if self.desk.may_decide(seat) {
                    ": change my choice"
                } else {
                    ": see my last move"
                };
                html! {
                    <button key={seat.index()} type="button" class="btn" onclick={raise}>
                        <span>{ "I am " }<bdi>{ self.who.name(seat) }</bdi>{ wish }</span>
                    </button>
                }
            })
            .collect()
    }

    /// Presses that need no look, always at their places.
    fn draw_blind(&self, ctx: &Context<Table<G>>, next: Seat) -> Html {
        let may = |offer: Offer<G::Action>| {
            let action = offer.action().filter(|action| self.desk.may_act_blind(next, action));
            action.cloned().map(|action| (offer, action))
        };
        let blind = <G as Face>::blind(&self.view, next);
        let offered: Vec<_> = blind.into_iter().filter_map(may).collect();
        let class = if offered.len() > 1 { "blind blind--many" } else { "blind" };
        html! {
            <div {class}>
                { for offered.into_iter().map(|(blind, action)| {
                    let press = ctx.link().callback(move |_: MouseEvent| Msg::Act(next, action.clone()).pressed());
                    html! {
                        <div class="blind__one" key={blind.label.clone()}>
                            <button type="button" class="btn btn--second" onclick={press}>
                                { icon(blind.icon) }<span>{ &blind.label }</span>
                            </button>
                            <p class="actions__why">{ &blind.stakes }</p>
                        </div>
                    }
                }) }
            </div>
        }
    }

    fn draw_reveal(ctx: &Context<Table<G>>) -> Html {
        let open = ctx.link().callback(|_: MouseEvent| Msg::OpenTogether.pressed());
        html! {
            <>
                <section class="tray shutter" aria-label="Shutter">
                    <div class="shutter__sign printed">
                        <div class="shutter__words">
                            <h2 tabindex="-1" data-heading="">{ "All choices are in" }</h2>
                            <p>{ "Everybody may look now." }</p>
                        </div>
                        <button type="button" class="btn btn--primary shutter__raise" onclick={open}>
                            { icon("i-eye") }<span>{ "Open them together" }</span>
                        </button>
                    </div>
                </section>
                <div class="actions actions--public"></div>
            </>
        }
    }
}
