//! The players' strip: what everybody may know of everybody, and what happened last.
use std::rc::Rc;

use high_street::table::{Seat, Seats};
use yew::prelude::*;

use crate::face::{Facts, Who};
use crate::parts::{chip, icon, picture};

#[derive(Properties, PartialEq)]
pub struct PlayersProps {
    pub facts: Seats<Facts>,
    pub who: Rc<Who>,
    pub now: Vec<Seat>,
    pub lines: Html,
}

#[component]
pub fn Players(PlayersProps { facts, who, now, lines }: &PlayersProps) -> Html {
    html! {
        <aside class="players" aria-label="Players">
            <ul class="seats">
                for (seat, _) in who.0.iter() {
                    { player(who, seat, &facts[seat], now.contains(&seat)) }
                }
            </ul>
            <section class="log panel" aria-label="What happened">
                <h2>{ "What happened" }</h2>
                <ol tabindex="0" aria-label="Log, newest first">{ lines.clone() }</ol>
            </section>
        </aside>
    }
}

fn player(who: &Who, seat: Seat, facts: &Facts, now: bool) -> Html {
    let chair = &who.0[seat];
    html! {
        <li key={seat.index()} class={classes!("seat", now.then_some("is-now"))}
            data-seat={chair.hue.number().to_string()} aria-current={now.then_some("true")}>
            <span class="seat__head">
                { chip(chair, "sm") }
                <bdi class="seat__name">{ &chair.name }</bdi>
                if !who.is_person(seat) {
                    { picture("seat__bot", "i-robot", "computer") }
                }
            </span>
            <span class="seat__big"><span aria-hidden="true">{ &facts.big }</span>
                <span class="sr">{ &facts.big_label }</span></span>
            <ul class="seat__facts">
                for (index, (art, words)) in facts.facts.iter().enumerate() {
                    <li key={index} class={(index > 0).then_some("seat__facts--more")}>
                        if let Some(art) = art { { icon(art) } }
                        { words }
                    </li>
                }
            </ul>
        </li>
    }
}
