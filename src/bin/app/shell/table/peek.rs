//! Hold to peek: a person's own things, made on press and gone on release.
//!
//! The table itself waits out the first moment of a hold, so whatever ends a peek also ends one
//! that has only begun.
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use high_street::table::Seat;
use yew::prelude::*;

use super::play::Play;
use super::{Msg, Table};
use crate::face::Face;
use crate::parts::icon;

const HOLD: u32 = 300;
const TAPPED: u32 = 5_000;

pub struct Peek<G: Face> {
    open: Option<(Seat, Rc<G::View>)>,
    /// Opens what is held, or closes what was tapped.
    timer: Option<Timeout>,
}

impl<G: Face> Peek<G> {
    pub fn none() -> Peek<G> {
        Peek { open: None, timer: None }
    }

    /// Who is peeking.
    pub fn seat(&self) -> Option<Seat> {
        self.open.as_ref().map(|(seat, _)| *seat)
    }
}

impl<G: Face> Play<G> {
    pub(super) fn hold_peek(&mut self, ctx: &Context<Table<G>>, seat: Seat) -> bool {
        let link = ctx.link().clone();
        let open = Timeout::new(HOLD, move || link.send_message(Msg::Peek(seat)));
        self.peek.timer = Some(open);
        false
    }

    pub(super) fn tap_peek(&mut self, ctx: &Context<Table<G>>, seat: Seat) -> bool {
        let opened = self.open_peek(seat);
        let link = ctx.link().clone();
        self.peek.timer = Some(Timeout::new(TAPPED, move || link.send_message(Msg::Unpeek)));
        opened
    }

    pub(super) fn open_peek(&mut self, seat: Seat) -> bool {
        let open = self.desk.peek(seat).map(|view| (seat, Rc::new(view)));
        self.peek = Peek { open, timer: None };
        true
    }

    /// Ends a peek, also one that has only begun. Whether there is something to draw.
    pub(super) fn unpeek(&mut self) -> bool {
        std::mem::replace(&mut self.peek, Peek::none()).open.is_some()
    }

    pub(super) fn draw_peekers(&self, ctx: &Context<Table<G>>) -> Html {
        let tap = self.settings().tap_to_peek;
        let draw = |seat| if tap { self.draw_tapped(ctx, seat) } else { self.draw_held(ctx, seat) };
        self.peekable().into_iter().map(draw).collect()
    }

    /// For whoever decides in the open, where their own things are hidden.
    pub(super) fn draw_own_peeker(&self, ctx: &Context<Table<G>>) -> Html {
        let tap = self.settings().tap_to_peek;
        let draw = |seat| if tap { self.draw_tapped(ctx, seat) } else { self.draw_held(ctx, seat) };
        let decides = self.role().decides();
        self.peekable().into_iter().filter(|seat| Some(*seat) == decides).map(draw).collect()
    }

    fn draw_tapped(&self, ctx: &Context<Table<G>>, seat: Seat) -> Html {
        let onclick = ctx.link().callback(move |_: MouseEvent| Msg::TapPeek(seat));
        html! {
            <button key={seat.index()} type="button" class="btn btn--ghost peeker" {onclick}>
                { icon("i-hand") }<span><bdi>{ self.who.name(seat) }</bdi>{ ": peek for 5 seconds" }</span>
            </button>
        }
    }

    fn draw_held(&self, ctx: &Context<Table<G>>, seat: Seat) -> Html {
        let onpointerdown = ctx.link().batch_callback(move |event: PointerEvent| {
            event.is_primary().then_some(Msg::HoldPeek(seat))
        });
        let end = ctx.link().callback(|_: PointerEvent| Msg::Unpeek);
        html! {
            <button key={seat.index()} type="button" class="btn btn--ghost peeker" aria-keyshortcuts="H"
                {onpointerdown} onpointerup={end.clone()} onpointercancel={end.clone()} onpointerleave={end}>
                { icon("i-hand") }<span><bdi>{ self.who.name(seat) }</bdi>{ ": hold to peek" }</span>
            </button>
        }
    }

    /// Lies over the table without touching it: nothing outside depends on what it shows.
    pub(super) fn draw_peek(&self) -> Html {
        let Some((seat, view)) = &self.peek.open else { return html! {} };
        html! {
            <div key={seat.index()} class="peekbox panel" data-private="" role="group"
                aria-label={peek_label(&self.who.name(*seat))}>
                { G::peek(view, *seat, &self.who) }
            </div>
        }
    }
}

fn peek_label(name: &str) -> String {
    format!("{name} peeks")
}
