//! The six colours of seats. Each has a pattern and a number too, so that nobody needs to see
//! colours.
use high_street::table::{Chair, Hue};
use yew::prelude::*;

use crate::parts::chip;

/// Colour and pattern, in words.
pub const fn hue_name(hue: Hue) -> &'static str {
    match hue.number() {
        1 => "Vermilion, plain",
        2 => "Blue, diagonal stripes",
        3 => "Ochre, dots",
        4 => "Green, rows",
        5 => "Violet, check",
        _ => "Slate, columns",
    }
}

#[derive(Properties, PartialEq)]
pub struct SwatchesProps {
    /// Whose colour is chosen; its name is read out.
    pub chair: Chair,
    /// Unique on the page: radio buttons are grouped by it.
    pub group: String,
    pub taken: Vec<Hue>,
    pub change: Callback<Hue>,
}

/// The six colours, each with its pattern and a number. Those of others cannot be chosen.
#[component]
pub fn Swatches(SwatchesProps { chair, group, taken, change }: &SwatchesProps) -> Html {
    html! {
        <div class="swatches" role="radiogroup" aria-label={format!("Colour of {}", chair.name)}>
            for hue in Hue::ALL {
                <label key={hue.number()} title={hue_name(hue)}>
                    <input type="radio" name={group.clone()} checked={hue == chair.hue}
                        disabled={taken.contains(&hue)} onchange={change.reform(move |_: Event| hue)} />
                    { chip(&Chair { name: hue.number().to_string(), hue, ..chair.clone() }, "sm") }
                    <span class="sr">{ hue_name(hue) }</span>
                </label>
            }
        </div>
    }
}
