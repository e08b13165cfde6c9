//! The similarity wheel: neighbours on the ring stand in for each other.
use high_street::games::on_shelf::Brand;
use yew::prelude::*;

use crate::games::on_shelf::pieces::{colour, glyph, mark};

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
            <circle cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="16" />
            <use href={format!("#{}", glyph(brand))} x={format!("{:.1}", x - 9.0)} y={format!("{:.1}", y - 9.0)} width="18" height="18" />
        </g>
    }
}

#[allow(clippy::cast_precision_loss, reason = "there are five brands")]
fn at(brand: Brand) -> (f64, f64) {
    let angle = brand.index() as f64 * std::f64::consts::TAU / 5.0;
    (60.0 + 42.0 * angle.sin(), 60.0 - 42.0 * angle.cos())
}
