//! The similarity wheel: neighbours on the ring stand in for each other.
use high_street::games::on_shelf::Brand;
use yew::prelude::*;

use crate::games::on_shelf::pieces::{colour, glyph, mark};
use crate::parts::Tenths;

/// Brands in wheel order round a ring of 120.
pub fn wheel() -> Html {
    html! {
        <section class="panel os-wheel" aria-label="Similarity wheel">
            <svg viewBox="0 0 120 120" role="img" aria-label={said()}>
                <circle class="os-wheel__ring" cx="60" cy="60" r="42" />
                for brand in Brand::ALL { { spoke(brand) } }
            </svg>
            <p><b>{ "Similar" }</b>{ " are neighbours on the wheel." }</p>
        </section>
    }
}

fn said() -> String {
    let pair = |brand: Brand| {
        let [one, other] = brand.similar();
        format!("{brand} is similar to {one} and {other}")
    };
    Brand::ALL.map(pair).join("; ")
}

fn spoke(brand: Brand) -> Html {
    let (x, y) = at(brand);
    html! {
        <g key={brand.name()} class={classes!("os-wheel__brand", mark(brand), colour(brand))}>
            <circle cx={Tenths(x).to_string()} cy={Tenths(y).to_string()} r="16" />
            <use href={format!("#{}", glyph(brand))} x={Tenths(x - 9.0).to_string()} y={Tenths(y - 9.0).to_string()} width="18" height="18" />
        </g>
    }
}

/// A fifth of the way round each, written down: the page brings no sines.
fn at(brand: Brand) -> (f64, f64) {
    [(60.0, 18.0), (99.9, 47.0), (84.7, 94.0), (35.3, 94.0), (20.1, 47.0)][brand.index()]
}
