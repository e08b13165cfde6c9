//! Hands that lie open: by house rule, or because the game is over.
use std::rc::Rc;

use high_street::games::fiasko::View;
use high_street::table::Seat;
use yew::prelude::*;

use super::cards::{Size, numbered, tin};
use super::joined::use_joined;
use super::words;
use super::worth::faces;
use crate::face::{Seen, Who};
use crate::parts::chip;

pub fn open_hands(view: &Seen<View>, who: &Rc<Who>) -> Html {
    html! {
        <section class="panel fk-hands" aria-label="Open hands">
            <div class="panel__head"><h2>{ "Hands" }</h2><p>{ "Open to everybody" }</p></div>
            <ul>
                for seat in Seat::all(view.setup.seats) {
                    <OpenHand key={seat.index()} view={view.clone()} who={who.clone()} {seat} />
                }
            </ul>
        </section>
    }
}

#[derive(Properties, PartialEq)]
pub struct OpenHandProps {
    pub view: Seen<View>,
    pub who: Rc<Who>,
    pub seat: Seat,
}

#[component]
pub fn OpenHand(OpenHandProps { view, who, seat }: &OpenHandProps) -> Html {
    let hand = faces(view, *seat);
    let joined = use_joined(hand);
    html! {
        <li class="fk-hands__one">
            { chip(&who.0[*seat], "sm") }
            <span class="fk-hands__name">
                <b>{ who.name(*seat) }</b>{ format!(" {}", words::cards(view.hands[*seat].count())) }
            </span>
            <span class="tins">
                for card in numbered(hand) {
                    { tin(card.0, Size::Small, joined.has(card)) }
                }
            </span>
        </li>
    }
}
