//! A route drawn on the floor, from the crowd to where it would go.
use high_street::games::shopping_mall::{Route, Spot};
use yew::prelude::*;

use super::area;

pub fn way(from: Spot, route: Route, chosen: bool) -> Html {
    let points: Vec<(i32, i32)> =
        route.cells(from).into_iter().map(|cell| area::cell(cell).centre()).collect();
    let line: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let class = if chosen { "sm-way sm-way--chosen" } else { "sm-way" };
    html! {
        <g key={route.to_string()} {class}>
            <polyline class="sm-way__bed" points={line.join(" ")} />
            <polyline class="sm-way__line" points={line.join(" ")} />
            { arrow(&points) }
        </g>
    }
}

/// Half way along the last stretch, where no crowd covers it.
fn arrow(points: &[(i32, i32)]) -> Html {
    let [.., (x1, y1), (x2, y2)] = points else { return html! {} };
    let (x, y) = (i32::midpoint(*x1, *x2), i32::midpoint(*y1, *y2));
    let turn = match ((x2 - x1).signum(), (y2 - y1).signum()) {
        (1, _) => 0,
        (-1, _) => 180,
        (_, 1) => 90,
        _ => 270,
    };
    html! { <path class="sm-way__head" d="M-9 -14 13 0 -9 14Z" transform={format!("translate({x} {y}) rotate({turn})")} /> }
}
