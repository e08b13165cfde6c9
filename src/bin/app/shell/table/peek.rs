//! Hold to peek: a person's own things, made on press and gone on release.
use high_street::table::Seat;
use yew::prelude::*;

use super::msg::Msg;
use super::overlay::OverlayMsg;
use super::play::Play;
use super::sends::Sends;
use crate::parts::icon;

impl Play {
    pub(super) fn draw_peekers(&self, send: &Sends) -> Html {
        let tap = self.settings.tap_to_peek;
        let draw =
            |&seat| if tap { self.draw_tapped(send, seat) } else { self.draw_held(send, seat) };
        self.at.may_peek.iter().map(draw).collect()
    }

    /// For whoever decides in the open, where their own things are hidden.
    pub(super) fn draw_own_peeker(&self, send: &Sends) -> Html {
        let tap = self.settings.tap_to_peek;
        let draw =
            |&seat| if tap { self.draw_tapped(send, seat) } else { self.draw_held(send, seat) };
        let decides = self.role().decides();
        self.at.may_peek.iter().filter(|seat| Some(**seat) == decides).map(draw).collect()
    }

    fn draw_tapped(&self, send: &Sends, seat: Seat) -> Html {
        let onclick = send.click(Msg::Overlay(OverlayMsg::TapPeek(seat)));
        html! {
            <button key={seat.index()} type="button" class="btn btn--ghost peeker" {onclick}>
                { icon("i-hand") }<span><bdi>{ self.who.name(seat) }</bdi>{ ": peek for 5 seconds" }</span>
            </button>
        }
    }

    fn draw_held(&self, send: &Sends, seat: Seat) -> Html {
        let onpointerdown = {
            let send = send.clone();
            Callback::from(move |event: PointerEvent| {
                if event.is_primary() {
                    send.emit(Msg::Overlay(OverlayMsg::HoldPeek(seat)));
                }
            })
        };
        let end = send.reform(|_: PointerEvent| Msg::Overlay(OverlayMsg::Unpeek));
        html! {
            <button key={seat.index()} type="button" class="btn btn--ghost peeker" aria-keyshortcuts="H"
                {onpointerdown} onpointerup={end.clone()} onpointercancel={end.clone()} onpointerleave={end}>
                { icon("i-hand") }<span><bdi>{ self.who.name(seat) }</bdi>{ ": hold to peek" }</span>
            </button>
        }
    }

    /// Lies over the table without touching it: nothing outside depends on what it shows.
    pub(super) fn draw_peek(&self) -> Html {
        let peeks =
            self.overlay.peek.and_then(|seat| Some((seat, self.seated.peek(seat, &self.who)?)));
        let Some((seat, own)) = peeks else { return html! {} };
        html! {
            <div key={seat.index()} class="peekbox panel" data-private="" role="group"
                aria-label={format!("{} peeks", self.who.name(seat))}>
                { own }
            </div>
        }
    }
}
