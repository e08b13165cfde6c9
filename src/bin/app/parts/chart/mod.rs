//! A line for each seat over the rounds of a game.
mod frame;
mod line;
mod scale;

use std::rc::Rc;

use high_street::table::{Chair, Seats};
use yew::prelude::*;

use frame::Frame;
use line::Line;
use scale::{Scale, named, spread};

use super::Tenths;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct ChartProps {
    pub chairs: Seats<Chair>,
    /// Every seat's standing, at the start and after each round.
    pub rounds: Rc<Vec<Seats<i32>>>,
    /// A name for each of them, as "Turn 3".
    pub labels: Rc<Vec<String>>,
    /// What the chart shows, for those who hear it.
    pub caption: AttrValue,
}

/// Drawn twice, for wide and for narrow places, and told once more as a table.
#[component]
pub fn Chart(props: &ChartProps) -> Html {
    html! {
        <div class="chartbox">
            { drawing(props, &Frame::WIDE) }
            { drawing(props, &Frame::NARROW) }
            <Spoken ..props.clone() />
        </div>
    }
}

fn drawing(props: &ChartProps, frame: &Frame) -> Html {
    let rounds = &props.rounds;
    let scale = Scale::over(rounds.iter().flat_map(|round| round.values().copied()));
    let frame = &frame.beside(scale);
    let last = rounds.last();
    let ends: Vec<f64> = last.map_or_else(Vec::new, |last| {
        last.values().map(|&value| frame.y(scale.share(value.into()))).collect()
    });
    let ends = spread(&ends, 17.0, frame.top, frame.bottom);
    html! {
        <svg class={classes!("chart", frame.class)} viewBox={frame.view_box()} aria-hidden="true">
            { frame.grid(scale) }
            for round in named(rounds.len(), frame.names) {
                <text key={round} x={Tenths(frame.x(round, rounds.len())).to_string()} y={Tenths(frame.foot()).to_string()}
                    text-anchor="middle">{ short(round, &props.labels) }</text>
            }
            for ((seat, chair), end) in props.chairs.iter().zip(ends) {
                <Line key={seat.index()} chair={chair.clone()} frame={*frame} label_at={end}
                    values={rounds.iter().map(|round| round[seat]).collect::<Vec<_>>()} {scale} />
            }
        </svg>
    }
}

/// "3" for "Turn 3", "2 PM" and "12" for hours, "Jan" for "January".
fn short(round: usize, labels: &[String]) -> String {
    const LONGEST: usize = 5;
    let label = labels.get(round).map_or("", String::as_str);
    let is_number = |word: &&str| word.parse::<u32>().is_ok();
    match label.split(' ').find(is_number) {
        _ if round == 0 || label.chars().count() <= LONGEST => label.to_owned(),
        Some(number) => number.to_owned(),
        None => label.chars().take(3).collect(),
    }
}

#[component]
fn Spoken(ChartProps { chairs, rounds, labels, caption }: &ChartProps) -> Html {
    html! {
        <div class="sr">
            <table>
                <caption>{ caption }</caption>
                <thead>
                    <tr>
                        <td></td>
                        for chair in chairs.values() { <th scope="col">{ &chair.name }</th> }
                    </tr>
                </thead>
                <tbody>
                    for (label, round) in labels.iter().zip(rounds.iter()) {
                        <tr>
                            <th scope="row">{ label }</th>
                            for value in round.values() { <td>{ words::signed(*value) }</td> }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}

impl Clone for ChartProps {
    fn clone(&self) -> ChartProps {
        ChartProps {
            chairs: self.chairs.clone(),
            rounds: self.rounds.clone(),
            labels: self.labels.clone(),
            caption: self.caption.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "ssr")]
    #[test]
    fn thousands_have_a_comma_on_the_axis_at_the_lines_and_in_words() {
        let seats = |value: i32| Seats::from_fn(1, |_| value);
        let chair = Chair {
            name: "Ada".to_owned(),
            hue: high_street::table::Hue::ALL[0],
            sitter: high_street::table::Sitter::Person,
        };
        let chairs = Seats::from_fn(1, |_| chair.clone());
        let rounds = Rc::new(vec![seats(0), seats(-1_500), seats(12_345)]);
        let labels = Rc::new(["Start", "1", "2"].map(str::to_owned).to_vec());
        let chart = html! { <Chart {chairs} {rounds} {labels} caption="Money" /> };
        let text = crate::parts::stage::drawn(chart);
        for words in [">10,000<", "> 12,345<", ">12,345<", ">−1,500<"] {
            assert!(text.contains(words), "{words} in {text}");
        }
        assert!(!text.contains("10000") && !text.contains("12345"), "{text}");
    }

    #[test]
    fn thousands_have_a_comma_and_room_for_it() {
        let scale = Scale::over([0, 9_000].into_iter());
        let axis = crate::parts::stage::drawn(Frame::NARROW.beside(scale).grid(scale));
        assert!(axis.contains(">10,000<"), "{axis}");
        // Six signs of fourteen pixels end eight before the field, and begin inside the drawing.
        let begins = Frame::NARROW.beside(scale).x(0, 2) - 8.0 - 6.0 * 7.8;
        assert!(begins >= 0.0, "{begins}");
    }

    #[test]
    fn rounds_are_named_shortly() {
        let labels = ["Start", "Turn 1", "January", "10 AM", "12 noon", "2 PM"].map(str::to_owned);
        let short = [0, 1, 2, 3, 4, 5, 6].map(|round| short(round, &labels));
        assert_eq!(short, ["Start", "1", "Jan", "10 AM", "12", "2 PM", ""]);
    }
}
