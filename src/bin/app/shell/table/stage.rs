//! A moment as it stands on the stage: who, what and how much, for everybody, until a press.
use high_street::table::{Screen, Seat};
use yew::prelude::*;

use super::moments::Waiting;
use super::msg::Msg;
use super::play::Play;
use super::sends::Sends;
use crate::face::{Status, Weight};
use crate::parts::{chip, icon};

impl Play {
    pub(super) fn moment_status(&self) -> Status {
        match self.moments.shown() {
            Some(Waiting::Told { seat, moment, .. }) => {
                Status { seat: *seat, text: moment.title.clone(), hint: moment.sentence.clone() }
            }
            Some(Waiting::Places) => {
                Status { text: "The game is over.".to_owned(), ..Status::default() }
            }
            None => Status::default(),
        }
    }

    /// Who may raise the shutter from the last moment: the device is theirs next, so one press does for both.
    pub(super) fn takes_over(&self) -> Option<Seat> {
        let Screen::Public { next: Some(next) } = self.at.screen else { return None };
        let last = self.in_moment() && self.moments.more() == 0;
        let asked = self.at.pending.contains(&next) && self.at.may_raise.contains(&next);
        let answers = || self.seated.by_itself(&self.who, next, &self.orders.of(next)).is_some();
        (last && asked && !answers()).then_some(next)
    }

    fn draw_taking_over(&self, send: &Sends) -> Html {
        let Some(next) = self.takes_over() else { return html! {} };
        html! {
            <button type="button" class="btn shutter__raise" onclick={send.pressed(Msg::Raise(next))}>
                { chip(&self.who.0[next], "sm") }
                <span>{ "I am " }<bdi>{ self.who.name(next) }</bdi>{ ": raise the shutter" }</span>
            </button>
        }
    }

    pub(super) fn draw_moment(&self, moment: &Waiting, send: &Sends) -> Html {
        let (weight, stage) = match moment {
            Waiting::Told { line, seat, moment, .. } => {
                (moment.weight, self.draw_told(*line, *seat, &moment.title, &moment.sentence))
            }
            Waiting::Places => self.draw_celebration(),
        };
        let class = match weight {
            Weight::Fanfare => "occasion--fanfare",
            Weight::Loss => "occasion--loss",
            Weight::Reveal => "occasion--reveal",
            Weight::News => "occasion--news",
        };
        let more = self.moments.more();
        html! {
            <>
                <main key={format!("moment {}", moment.line())} class={classes!("board", "occasion", class)}>{ stage }</main>
                <section class="actions actions--moment" aria-label="Actions">
                    <button type="button" class="btn btn--primary" aria-keyshortcuts="Enter" onclick={send.pressed(Msg::GoOn)}>
                        { icon("i-next") }<span>{ "Go on" }</span>
                    </button>
                    { self.draw_taking_over(send) }
                    if more > 0 {
                        <button type="button" class="btn" onclick={send.pressed(Msg::SkipMoments)}>
                            { format!("Skip all ({} more)", more) }
                        </button>
                    }
                </section>
            </>
        }
    }

    fn draw_told(&self, line: usize, seat: Option<Seat>, title: &str, sentence: &str) -> Html {
        html! {
            <div class="occasion__stage">
                if let Some(seat) = seat { { chip(&self.who.0[seat], "lg") } }
                <h2 class="occasion__title" tabindex="-1" data-heading="">{ title }</h2>
                <p class="occasion__sentence">{ sentence }</p>
                <div class="occasion__pieces">{ self.seated.pictured(line, &self.who) }</div>
            </div>
        }
    }
}
