//! A shop as a building: solid walls, doors as openings under an awning in the colour of its trade, a
//! frame in the colour and pattern of its owner.
use high_street::games::shopping_mall::{ShopView, Side, Sides, Slot, Tile, map};
use yew::prelude::*;

use super::area::{self, Area};
use super::floor::block;
use crate::games::shopping_mall::look::{figure, look};

/// Between the cell and the walls: the pavement before the door.
const SETBACK: i32 = 4;
/// How much of a side is wall on either hand of a door, and how far an awning reaches out.
const JAMB: i32 = 20;
const AWNING: i32 = 13;
const STRIPES: i32 = 5;

/// The tile: ground, walls, doors. Where two tiles meet there is no pavement between them.
pub fn building(slot: Slot, tile: Tile) -> Html {
    let Area { x, y, w, h } = standing(slot);
    let doors = tile.doors(slot);
    html! {
        <g key={slot.index()} class="sm-building" data-trade={look(tile.trade).name}>
            <rect class="sm-shadow" x={x.to_string()} y={(y + 7).to_string()} width={w.to_string()} height={h.to_string()} />
            { block("sm-ground", standing(slot)) }
            for side in doors.iter() { { awning(standing(slot), side) } }
            <path class="sm-wall" d={walls(standing(slot), doors)} />
        </g>
    }
}

fn standing(slot: Slot) -> Area {
    let cell = area::cell(slot.cell());
    let set = |side| if map().open_sides(slot).contains(side) { SETBACK } else { 0 };
    let (left, top) = (set(Side::West), set(Side::North));
    Area {
        x: cell.x + left,
        y: cell.y + top,
        w: cell.w - left - set(Side::East),
        h: cell.h - top - set(Side::South),
    }
}

/// All four walls, with a gap for each door.
fn walls(area: Area, doors: Sides) -> String {
    let wall = |side: Side| {
        let [(x1, y1), (x2, y2)] = area.side(side);
        if !doors.contains(side) {
            return format!("M{x1} {y1}L{x2} {y2}");
        }
        let (dx, dy) = ((x2 - x1).signum() * JAMB, (y2 - y1).signum() * JAMB);
        format!("M{x1} {y1}l{dx} {dy}M{x2} {y2}l{} {}", -dx, -dy)
    };
    Side::ALL.map(wall).concat()
}

/// Striped scallops outside the opening, and its threshold.
fn awning(area: Area, side: Side) -> Html {
    let [(x1, y1), (x2, y2)] = area.side(side);
    let (ux, uy) = ((x2 - x1).signum(), (y2 - y1).signum());
    // Outwards is to the left of a clockwise walk.
    let (ox, oy) = (uy, -ux);
    let wide = (x2 - x1).abs() + (y2 - y1).abs() - 2 * JAMB;
    let stripe = |index: i32| {
        let (from, to) = (wide * index / STRIPES, wide * (index + 1) / STRIPES);
        let at = |along: i32, out: i32| {
            (x1 + ux * (JAMB + along) + ox * out, y1 + uy * (JAMB + along) + oy * out)
        };
        let [(ax, ay), (bx, by), (cx, cy), (dx, dy)] =
            [at(from, -3), at(from, AWNING - 6), at(to, AWNING - 6), at(to, -3)];
        let half = (to - from) / 2;
        let (qx, qy) = at(from + half, AWNING + 6);
        format!("M{ax} {ay}L{bx} {by}Q{qx} {qy} {cx} {cy}L{dx} {dy}Z")
    };
    html! {
        <g key={side as u8} class="sm-awning">
            for index in 0..STRIPES {
                <path key={index} class={if index % 2 == 0 { "sm-stripe" } else { "sm-stripe sm-stripe--pale" }} d={stripe(index)} />
            }
        </g>
    }
}

/// Solid between two shops; an open passage inside a merged one.
pub fn shared_wall(one: Slot, other: Slot, merged: bool) -> Html {
    let (here, there) = (area::cell(one.cell()), area::cell(other.cell()));
    let [(x1, y1), (x2, y2)] =
        if here.y == there.y { here.side(Side::East) } else { here.side(Side::South) };
    let class = if merged { "sm-passage" } else { "sm-party" };
    let key = format!("{one}{other}");
    html! {
        <line {key} {class} x1={x1.to_string()} y1={y1.to_string()} x2={x2.to_string()} y2={y2.to_string()} />
    }
}

/// A manager on the drawing.
const FIGURE: (i32, i32) = (46, 50);

/// The frame of an owned shop; `hue` tells its colour and pattern. Of a merged one the manager stands in the
/// passage between the two tiles.
pub fn frame(shop: &ShopView, hue: u8) -> Html {
    let ground = area::premises(shop.premises);
    let Area { x, y, w, h } = ground.inset(8);
    let [x, y, w, h] = [x, y, w, h].map(|number| number.to_string());
    let line = |class: &'static str| {
        html! { <rect {class} x={x.clone()} y={y.clone()} width={w.clone()} height={h.clone()} rx="4" /> }
    };
    html! {
        <g key={format!("{:?}", shop.premises)} class="sm-own" data-seat={hue.to_string()}>
            { line("sm-own__line") }
            { line("sm-own__pattern") }
            if shop.premises.single().is_none() { { between(ground, figure(shop.manager)) } }
        </g>
    }
}

fn between(ground: Area, figure: &str) -> Html {
    let ((x, y), (w, h)) = (ground.centre(), FIGURE);
    html! {
        <use href={format!("#{figure}")} x={(x - w / 2).to_string()} y={(y - h / 2).to_string()}
            width={w.to_string()} height={h.to_string()} />
    }
}
