//! Drawn houses and bunting round the shops. Mere decoration: hidden from screen readers.
use yew::prelude::*;

use crate::parts::Tenths;

/// Roofs far away, bunting overhead, pavement below. Only where the street is wide.
#[component]
pub fn Scenery() -> Html {
    const ROOFS: &str = "M0 300V150h60v-40l40-30 40 30v60h70V96h90v70h40V60h30l20-40 20 40h30v110h80V120h110v60h50V90l55-40 55 40v80h90v-60h80v50h60V70h100v90h60v-40h80v-36h60v50h80v166z";
    html! {
        <>
            <svg class="street__far" viewBox="0 0 1440 300" preserveAspectRatio="none" aria-hidden="true">
                <path fill="currentColor" opacity=".75" d={ROOFS} />
            </svg>
            <Bunting />
            <div class="street__ground" aria-hidden="true"></div>
        </>
    }
}

#[component]
fn Bunting() -> Html {
    const COLOURS: [&str; 10] = [
        "#d23f28", "#ffd257", "#3f8a49", "#fbf3dc", "#1c5f48", "#d9ae4a", "#a8462e", "#1c7d7a",
        "#7a3a6d", "#f3b3bd",
    ];
    html! {
        <svg class="bunting" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true"
            stroke="#2a211c" stroke-width="2" stroke-linejoin="round">
            for (x, colour) in (24..1440).step_by(48).zip(COLOURS.into_iter().cycle()) {
                <path key={x} fill={colour} d={flag(x)} />
            }
            <path fill="none" stroke-width="2.5" d="M0 20Q720 136 1440 20" />
        </svg>
    }
}

/// The rope hangs lowest in the middle.
fn rope(x: i32) -> f64 {
    let off = f64::from(x - 720) / 720.0;
    20.0 + 58.0 * (1.0 - off * off)
}

fn flag(x: i32) -> String {
    let (left, right) = (rope(x), rope(x + 34));
    format!(
        "M{x} {}L{} {}L{} {}z",
        Tenths(left),
        x + 34,
        Tenths(right),
        x + 17,
        Tenths(f64::midpoint(left, right) + 34.0)
    )
}
