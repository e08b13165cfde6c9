//! Hold to peek: a person's own things, made on press and gone on release.
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::play::Play;
use super::{Msg, Table};
use crate::face::Face;
use crate::parts::icon;

const HOLD: u32 = 300;
const TAPPED: u32 = 5_000;

impl<G: Face> Play<G> {
    pub(super) fn draw_peekers(&self, ctx: &Context<Table<G>>) -> Html {
        let tap = self.settings().tap_to_peek;
        self.peekable()
            .into_iter()
            .map(|seat| {
                let (peek, unpeek) = (
                    ctx.link().callback(move |()| Msg::Peek(seat)),
                    ctx.link().callback(|()| Msg::Unpeek),
                );
                let name = self.who.name(seat);
                html! { <Peeker key={seat.index()} {name} {tap} {peek} {unpeek} /> }
            })
            .collect()
    }

    /// Lies over the table without touching it: nothing outside depends on what it shows.
    pub(super) fn draw_peek(&self) -> Html {
        let Some((seat, view)) = &self.peek else { return html! {} };
        html! {
            <div class="peekbox panel" role="group" aria-label={peek_label(&self.who.name(*seat))}>
                { G::peek(view, *seat, &self.who) }
            </div>
        }
    }
}

fn peek_label(name: &str) -> String {
    format!("{name} peeks")
}

#[derive(Properties, PartialEq)]
struct PeekerProps {
    name: AttrValue,
    /// A tap opens it for five seconds instead.
    tap: bool,
    peek: Callback<()>,
    unpeek: Callback<()>,
}

#[component]
fn Peeker(PeekerProps { name, tap, peek, unpeek }: &PeekerProps) -> Html {
    let timer = use_mut_ref(|| None::<Timeout>);
    let start = |wait: u32, then: Callback<()>| {
        let timer = timer.clone();
        move || {
            let then = then.clone();
            *timer.borrow_mut() = Some(Timeout::new(wait, move || then.emit(())));
        }
    };
    let stop = {
        let (timer, unpeek) = (timer.clone(), unpeek.clone());
        move || {
            timer.borrow_mut().take();
            unpeek.emit(());
        }
    };
    if *tap {
        let close = start(TAPPED, unpeek.clone());
        let peek = peek.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            peek.emit(());
            close();
        });
        return html! {
            <button type="button" class="btn btn--ghost peeker" {onclick}>
                { icon("i-hand") }<span><bdi>{ name }</bdi>{ ": peek for 5 seconds" }</span>
            </button>
        };
    }
    let begin = start(HOLD, peek.clone());
    let onpointerdown = Callback::from(move |event: PointerEvent| {
        if event.is_primary() {
            begin();
        }
    });
    let up = |_: &str| {
        let stop = stop.clone();
        Callback::from(move |_: PointerEvent| stop())
    };
    html! {
        <button type="button" class="btn btn--ghost peeker" aria-keyshortcuts="H"
            {onpointerdown} onpointerup={up("up")} onpointercancel={up("cancel")} onpointerleave={up("leave")}>
            { icon("i-hand") }<span><bdi>{ name }</bdi>{ ": hold to peek" }</span>
        </button>
    }
}
