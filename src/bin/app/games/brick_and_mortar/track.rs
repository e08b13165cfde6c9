//! The point track: everybody's marker, the investment marker, and the turn order that follows.
use std::rc::Rc;

use high_street::games::brick_and_mortar::View;
use high_street::table::Seat;
use yew::prelude::*;

use super::words;
use crate::face::{Seen, Who};
use crate::parts::{chip, icon, initial};

const WIDTH: u32 = 600;
const EDGE: u32 = 20;
/// Markers nearer to each other than this would cover each other's letters.
const NEAR: u32 = 20;
/// How much higher a marker stands that has to make room: it overlaps, its letter stays free.
const LIFT: u32 = 18;

#[derive(Properties, PartialEq)]
pub struct TrackProps {
    pub view: Seen<View>,
    pub who: Rc<Who>,
}

#[component]
pub fn Track(TrackProps { view, who }: &TrackProps) -> Html {
    let marker = view.setup.marker();
    let highest = view.players.values().map(|player| player.points).max().unwrap_or(0);
    let end = marker.max(highest);
    let x = |points: u32| EDGE + points * (WIDTH - 2 * EDGE) / end.max(1);
    let places: Vec<u32> = view.order.iter().map(|seat| x(view.players[*seat].points)).collect();
    let storeys = storeys(&places);
    let top = storeys.iter().max().copied().unwrap_or(0);
    let rail = 24 + LIFT * top;
    html! {
        <section class="panel bm-track" aria-label="Point track">
            <div class="panel__head">
                <h2>{ "Points and turn order" }</h2>
                <p>{ ending(view, marker) }</p>
            </div>
            <svg class="bm-track__line" viewBox={format!("0 0 {WIDTH} {}", rail + 44)} aria-hidden="true">
                <path class="bm-track__rail" d={format!("M{EDGE} {rail}H{}", WIDTH - EDGE)} />
                for five in (0..=end).step_by(5) {
                    <path key={five} class="bm-track__tick" d={format!("M{} {}v12", x(five), rail - 6)} />
                }
                for points in (0..=end).filter(|points| points % 10 == 0 || *points == marker) {
                    <text key={points} class="bm-track__number" x={x(points).to_string()} y={(rail + 34).to_string()} text-anchor="middle">{ points }</text>
                }
                <path class="bm-track__goal" d={format!("M{} {}v32", x(marker), rail - 16)} />
                // The upper ones first, so that the lower ones cover their edges and not their letters.
                for storey in (0..=top).rev() {
                    for (index, seat) in view.order.iter().enumerate().filter(|(index, _)| storeys[*index] == storey) {
                        { marker_of(who, *seat, places[index], rail - LIFT * storey) }
                    }
                }
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

/// How high each marker stands: in the lowest storey where no earlier one is near.
fn storeys(places: &[u32]) -> Vec<u32> {
    let mut taken: Vec<u32> = Vec::new();
    for (index, place) in places.iter().enumerate() {
        let near = |storey: u32| {
            let mut before = places[..index].iter().zip(&taken);
            before.any(|(other, at)| *at == storey && other.abs_diff(*place) < NEAR)
        };
        let mut lowest = 0;
        while near(lowest) {
            lowest += 1;
        }
        taken.push(lowest);
    }
    taken
}

fn marker_of(who: &Who, seat: Seat, x: u32, y: u32) -> Html {
    html! {
        <g key={seat.index()} class="bm-marker" data-seat={who.0[seat].hue.number().to_string()}>
            <circle cx={x.to_string()} cy={y.to_string()} r="12" />
            <text x={x.to_string()} y={(y + 5).to_string()} text-anchor="middle">
                { initial(&who.name(seat)) }
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

#[cfg(test)]
mod tests {
    use super::storeys;

    #[test]
    fn markers_that_would_cover_each_other_stand_one_above_the_other() {
        assert_eq!(storeys(&[20, 20, 20, 20]), [0, 1, 2, 3]);
        assert_eq!(storeys(&[100, 88, 76, 20]), [0, 1, 0, 0]);
    }
}
