//! A seat's line, told apart by colour, dashes, marks and the label at its end.
use std::fmt::Write;

use high_street::table::Chair;
use yew::prelude::*;

use super::frame::Frame;
use super::scale::{Scale, named};
use crate::parts::Tenths;
use crate::parts::chip::initial;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct LineProps {
    pub chair: Chair,
    pub values: Vec<i32>,
    pub frame: Frame,
    pub scale: Scale,
    /// The height its label has found.
    pub label_at: f64,
}

/// How many points of a line carry its mark.
const MARKS: usize = 12;

/// A seat's line: told apart by colour, dashes, marks and the label at its end.
#[component]
pub fn Line(LineProps { chair, values, frame, scale, label_at }: &LineProps) -> Html {
    let point =
        |round: usize| (frame.x(round, values.len()), frame.y(scale.share(values[round].into())));
    let mut points = String::new();
    for round in 0..values.len() {
        let (x, y) = point(round);
        let _ = write!(points, "{},{} ", Tenths(x), Tenths(y));
    }
    let marks: String = named(values.len(), MARKS)
        .into_iter()
        .filter(|&round| round < values.len())
        .map(|round| mark(chair.hue.number(), point(round)))
        .collect();
    let name = if frame.in_full { cut(&chair.name) } else { initial(&chair.name) };
    let end = values.last().copied().unwrap_or(0);
    html! {
        <g data-seat={chair.hue.number().to_string()}>
            <polyline class="line" points={points} stroke-dasharray={dashes(chair.hue.number())} />
            <path class="mark" d={marks} />
            <text class="lab" x={Tenths(frame.right + 12.0).to_string()} y={Tenths(label_at + 5.0).to_string()}>
                <tspan>{ name }</tspan>
                <tspan>{ format!(" {}", words::signed(end)) }</tspan>
            </text>
        </g>
    }
}

const fn dashes(hue: u8) -> &'static str {
    match hue {
        1 => "none",
        2 => "9 6",
        3 => "2 7",
        4 => "14 6 3 6",
        5 => "5 5",
        _ => "18 5",
    }
}

/// Circle, square, triangle, diamond, cross, triangle on its head.
fn mark(hue: u8, (x, y): (f64, f64)) -> String {
    let (x, y) = (Tenths(x), Tenths(y));
    match hue {
        1 => format!("M{x} {y}m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z"),
        2 => format!("M{x} {y}m-5 -5h10v10h-10z"),
        3 => format!("M{x} {y}m0 -7l7 12h-14z"),
        4 => format!("M{x} {y}m0 -7l7 7l-7 7l-7 -7z"),
        5 => format!("M{x} {y}m-2 -6h4v4h4v4h-4v4h-4v-4h-4v-4h4z"),
        _ => format!("M{x} {y}m0 7l7 -12h-14z"),
    }
}

/// A name as long as the margin.
fn cut(name: &str) -> String {
    const LONGEST: usize = 9;
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    name.chars().take(LONGEST - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hue_has_its_own_dashes_and_mark() {
        let looks = |of: &dyn Fn(u8) -> String| {
            let mut looks: Vec<String> = (1..=6).map(of).collect();
            looks.sort();
            looks.dedup();
            looks.len()
        };
        assert_eq!(looks(&|hue| dashes(hue).to_owned()), 6);
        assert_eq!(looks(&|hue| mark(hue, (0.0, 0.0))), 6);
    }

    #[test]
    fn a_long_name_is_cut_by_letters() {
        assert_eq!(cut("Ada"), "Ada");
        assert_eq!(cut("Bartholomäus"), "Bartholo…");
        assert_eq!(cut("🛒🛒🛒🛒🛒🛒🛒🛒🛒🛒").chars().count(), 9);
    }
}
