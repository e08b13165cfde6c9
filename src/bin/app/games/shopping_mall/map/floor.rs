//! The floor of the mall: paving, outer wall, and the gates in it.
use high_street::games::shopping_mall::{Side, Spot};
use yew::prelude::*;

use super::area::{self, Area, HEIGHT, WIDTH};

/// The outer wall runs inside the edge of the drawing, so that gates can stand in it.
const WALL: i32 = 8;

pub fn floor() -> Html {
    let hall = Area { x: 0, y: 0, w: WIDTH, h: HEIGHT }.inset(WALL);
    let Area { x, y, w, h } = hall;
    html! {
        <>
            <defs>
                <pattern id="sm-paving" width="28" height="28" patternUnits="userSpaceOnUse">
                    <path class="sm-joint" d="M0 14H28M7 0V14M21 14V28" />
                </pattern>
            </defs>
            <rect class="sm-floor" x={x.to_string()} y={y.to_string()} width={w.to_string()} height={h.to_string()} rx="18" />
            <rect class="sm-paving" x={x.to_string()} y={y.to_string()} width={w.to_string()} height={h.to_string()} rx="18" fill="url(#sm-paving)" />
            for gate in Spot::GATES { { doorway(gate) } }
        </>
    }
}

/// A break in the outer wall with a striped mat in it.
fn doorway(gate: Spot) -> Html {
    let (side, Area { x, y, w, h }) = (outside(gate), area::cell(gate.cell()));
    let mat = match side {
        Side::West => Area { x: 0, y: y + 10, w: 2 * WALL, h: h - 20 },
        Side::East => Area { x: WIDTH - 2 * WALL, y: y + 10, w: 2 * WALL, h: h - 20 },
        Side::North => Area { x: x + 8, y: 0, w: w - 16, h: 2 * WALL },
        Side::South => Area { x: x + 8, y: HEIGHT - 2 * WALL, w: w - 16, h: 2 * WALL },
    };
    let upright = mat.h > mat.w;
    let stripes = (0..5).filter(|stripe| stripe % 2 == 0).map(|stripe| {
        let Area { x, y, w, h } = mat;
        if upright {
            Area { y: y + h * stripe / 5, h: h / 5, x, w }
        } else {
            Area { x: x + w * stripe / 5, w: w / 5, y, h }
        }
    });
    html! {
        <g key={gate.index()} class="sm-doorway">
            { block("sm-mat", mat) }
            for stripe in stripes { { block("sm-mat__stripe", stripe) } }
            { block("sm-mat__edge", mat) }
        </g>
    }
}

/// On which side of its cell the street lies.
fn outside(gate: Spot) -> Side {
    let cell = gate.cell();
    let beyond = Side::ALL.into_iter().find(|side| cell.beside(*side).is_none());
    beyond.expect("a gate is in the outer wall")
}

pub fn block(class: &'static str, Area { x, y, w, h }: Area) -> Html {
    html! {
        <rect {class} x={x.to_string()} y={y.to_string()} width={w.to_string()} height={h.to_string()} />
    }
}
