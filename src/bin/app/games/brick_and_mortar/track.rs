//! The point track: everybody's marker, the investment marker, and the turn order that follows.
use std::rc::Rc;

use high_street::games::brick_and_mortar::View;
use high_street::table::Seat;
use yew::prelude::*;

use super::words;
use crate::face::Who;
use crate::parts::{chip, icon};

const WIDTH: u32 = 600;
const EDGE: u32 = 20;

#[derive(Properties, PartialEq)]
pub struct TrackProps {
    pub view: Rc<View>,
    pub who: Rc<Who>,
}

#[component]
pub fn Track(TrackProps { view, who }: &TrackProps) -> Html {
    let marker = view.setup.marker();
    let highest = view.players.values().map(|player| player.points).max().unwrap_or(0);
    let end = marker.max(highest);
    let x = |points: u32| EDGE + points * (WIDTH - 2 * EDGE) / end.max(1);
    html! {
        <section class="panel bm-track" aria-label="Point track">
            <div class="panel__head">
                <h2>{ "Points and turn order" }</h2>
                <p>{ ending(view, marker) }</p>
            </div>
            <svg class="bm-track__line" viewBox="0 0 600 64" aria-hidden="true">
                <path class="bm-track__rail" d={format!("M{EDGE} 40H{}", WIDTH - EDGE)} />
                for ten in (0..=end).step_by(5) {
                    <path key={ten} class="bm-track__tick" d={format!("M{} 34v12", x(ten))} />
                }
                <path class="bm-track__goal" d={format!("M{} 8v44", x(marker))} />
                for seat in view.order.iter().rev() { { marker_of(view, who, *seat, x(view.players[*seat].points)) } }
            </svg>
            <ol class="bm-order" aria-label="Turn order">
                for (place, seat) in view.order.iter().enumerate() {
                    <li key={seat.index()} class="bm-turn" data-piece={format!("turn-{}", seat.index())} data-at={place.to_string()}>
                        <span>{ words::place(place + 1) }</span>
                        { chip(&who.0[*seat], "sm") }
                        <b>{ who.name(*seat) }</b>
                        <span class="bm-order__points">{ icon("gl-star") }{ view.players[*seat].points }<span class="sr">{ " points" }</span></span>
                    </li>
                }
            </ol>
        </section>
    }
}

fn marker_of(view: &View, who: &Who, seat: Seat, x: u32) -> Html {
    let level = |other: &&Seat| view.players[**other].points == view.players[seat].points;
    let before = view.order.iter().take_while(|other| **other != seat).filter(level).count();
    let lift = u32::try_from(before).unwrap_or(0) * 9;
    html! {
        <g key={seat.index()} class="bm-marker" data-seat={who.0[seat].hue.number().to_string()}>
            <circle cx={x.to_string()} cy={(40 - lift).to_string()} r="12" />
            <text x={x.to_string()} y={(45 - lift).to_string()} text-anchor="middle">
                { who.name(seat).chars().next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default() }
            </text>
        </g>
    }
}

fn ending(view: &View, marker: u32) -> String {
    let last = words::month(view.setup.final_month());
    if view.last_month {
        format!("Somebody has reached {marker}: this is the last month.")
    } else {
        format!(
            "The month in which somebody reaches {marker} is the last one; {last} at the latest."
        )
    }
}
