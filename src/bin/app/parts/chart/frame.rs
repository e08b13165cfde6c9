//! The field of a chart inside its drawing: from numbers to places.
use yew::prelude::*;

use super::scale::Scale;
use crate::parts::Tenths;
use crate::words;

/// The field of a chart inside its drawing.
#[derive(Clone, Copy, PartialEq)]
pub struct Frame {
    pub class: &'static str,
    width: f64,
    left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
    /// How many rounds are named below.
    pub names: usize,
    /// Lines end in names; otherwise in initials.
    pub in_full: bool,
}

impl Frame {
    pub const WIDE: Frame = Frame {
        class: "chart--wide",
        width: 600.0,
        left: 54.0,
        right: 470.0,
        top: 20.0,
        bottom: 300.0,
        names: 7,
        in_full: true,
    };
    /// A twin for phones, so that its lettering is not scaled below 14 pixels.
    pub const NARROW: Frame = Frame {
        class: "chart--narrow",
        width: 300.0,
        left: 50.0,
        right: 226.0,
        top: 16.0,
        bottom: 250.0,
        names: 5,
        in_full: false,
    };

    /// With the room that the longest number of the axis needs.
    #[allow(clippy::cast_precision_loss)]
    pub fn beside(self, scale: Scale) -> Frame {
        let longest = scale.ticks().map(|tick| words::signed(tick).chars().count()).max();
        let left = 8.0 * longest.unwrap_or(0) as f64 + 10.0;
        Frame { left: self.left.max(left), ..self }
    }

    pub fn view_box(&self) -> String {
        format!("0 0 {} {}", Tenths(self.width), Tenths(self.bottom + 34.0))
    }

    /// The line the rounds are named on.
    pub fn foot(&self) -> f64 {
        self.bottom + 25.0
    }

    pub fn y(&self, share: f64) -> f64 {
        self.bottom - share * (self.bottom - self.top)
    }

    #[allow(clippy::cast_precision_loss)]
    pub fn x(&self, round: usize, rounds: usize) -> f64 {
        let last = rounds.saturating_sub(1).max(1);
        self.left + (self.right - self.left) * round as f64 / last as f64
    }

    pub fn grid(&self, scale: Scale) -> Html {
        scale
            .ticks()
            .map(|tick| {
                let y = self.y(scale.share(tick));
                let class = if tick == 0 { "axis" } else { "grid" };
                html! {
                    <>
                        <path {class} d={format!("M{} {}H{}", Tenths(self.left), Tenths(y), Tenths(self.right))} />
                        <text x={Tenths(self.left - 8.0).to_string()} y={Tenths(y + 5.0).to_string()}
                            text-anchor="end">{ words::signed(tick) }</text>
                    </>
                }
            })
            .collect()
    }
}
