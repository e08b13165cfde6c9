//! Visitors who have just walked: each goes the whole way, one after the other, and is paid for at the
//! door it enters. Only a picture: nothing waits for it, a press on the mall ends it, and without motion it is
//! not drawn.
use high_street::games::shopping_mall::{Cell, Event, Route, Slot, Spot, Trade, View};
use yew::prelude::*;

use super::area::{self, HEIGHT, WIDTH};
use crate::face::Seen;
use crate::games::shopping_mall::look::look;
use crate::games::shopping_mall::words;

/// Milliseconds a cell, and between two visitors.
const STEP: u32 = 110;
const APART: u32 = 400;

/// One visitor's walk.
#[derive(Clone, PartialEq)]
struct Walk {
    trade: Trade,
    points: Vec<(i32, i32)>,
    /// At the door it went in by.
    paid: Option<u32>,
}

#[derive(Properties, PartialEq)]
pub struct WalkersProps {
    pub view: Seen<View>,
    /// The mall they walk in.
    pub children: Html,
}

#[component]
pub fn Walkers(WalkersProps { view, children }: &WalkersProps) -> Html {
    let skipped = use_state(String::new);
    let walks = walks(&view.story);
    // A new walk starts its clock anew; the same one is not walked twice.
    let key = format!("{}.{}.{}", view.turns, view.used.len(), view.story.len());
    let onpointerdown = {
        let (skipped, key) = (skipped.clone(), key.clone());
        Callback::from(move |_: PointerEvent| skipped.set(key.clone()))
    };
    html! {
        <div class="sm-mall" {onpointerdown}>
            { children.clone() }
            if !walks.is_empty() && *skipped != key {
                <svg {key} class="sm-walkers" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} aria-hidden="true">
                    for (index, walk) in walks.iter().enumerate() { { walker(index, walk) } }
                </svg>
            }
        </div>
    }
}

/// The walks of the last action of this turn: a crowd that set out, or those who waited at a new door.
fn walks(story: &[Event]) -> Vec<Walk> {
    let (mut walks, mut way) = (Vec::new(), None);
    for event in story {
        match event {
            Event::SetOut { from, route, .. } => {
                way = Some((*from, *route));
                walks.clear();
            }
            Event::AuctionOpened { .. } | Event::Swapped { .. } => {
                way = None;
                walks.clear();
            }
            Event::Entered { visit, .. } => {
                let points = match way {
                    Some((from, route)) => until(from, route, visit.cell, Some(visit.slot)),
                    None => [visit.cell, visit.slot.cell()]
                        .map(|cell| area::cell(cell).centre())
                        .to_vec(),
                };
                walks.push(Walk { trade: visit.trade, points, paid: Some(visit.income) });
            }
            Event::Stopped { trade, spot } => {
                if let Some((from, route)) = way {
                    let points = until(from, route, spot.cell(), None);
                    walks.push(Walk { trade: *trade, points, paid: None });
                }
            }
            _ => {}
        }
    }
    walks
}

/// The way as far as `end`, and through the door there.
fn until(from: Spot, route: Route, end: Cell, door: Option<Slot>) -> Vec<(i32, i32)> {
    let mut points = Vec::new();
    for cell in route.cells(from) {
        points.push(area::cell(cell).centre());
        if cell == end {
            break;
        }
    }
    points.extend(door.map(|slot| area::cell(slot.cell()).centre()));
    points
}

fn walker(index: usize, walk: &Walk) -> Html {
    let Walk { trade, points, paid } = walk;
    let begin = APART * u32::try_from(index).unwrap_or(0);
    let time = STEP * u32::try_from(points.len()).unwrap_or(1);
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
    let (x, y) = points.last().copied().unwrap_or_default();
    let ms = |time: u32| format!("{time}ms");
    html! {
        <g key={index}>
            <g class="sm-walker" visibility="hidden">
                <use href={format!("#{}", look(*trade).visitor)} x="-20" y="-20" width="40" height="40" />
                <set attributeName="visibility" to="visible" begin={ms(begin)} dur={ms(time)} />
                <animateMotion path={format!("M{}", path.join("L"))} begin={ms(begin)} dur={ms(time)} fill="freeze" />
            </g>
            if let Some(paid) = paid {
                <text class="sm-paid" x={x.to_string()} y={y.to_string()} visibility="hidden">
                    { words::gain(i32::try_from(*paid).unwrap_or(0)) }
                    <set attributeName="visibility" to="visible" begin={ms(begin + time)} dur="1000ms" />
                    <animateTransform attributeName="transform" type="translate" from="0 0" to="0 -80" begin={ms(begin + time)} dur="1000ms" />
                </text>
            }
        </g>
    }
}
