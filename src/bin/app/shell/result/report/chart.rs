//! What each person could expect, step by step.
use std::rc::Rc;

use high_street::table::report::{Measure, Points};
use high_street::table::{Seat, Seats};
use yew::prelude::*;

use super::account::FindingsProps;
use crate::parts::Chart;

/// Points of the drawing, the start not counted.
const POINTS: u32 = 20;

#[component]
pub fn ChanceChart(FindingsProps { report, who }: &FindingsProps) -> Html {
    let people: Vec<Seat> =
        report.accounts.iter().map(|(seat, _)| seat).filter(|seat| who.is_person(*seat)).collect();
    // Two points are a line, not a way.
    let known = people.iter().all(|seat| report.accounts[*seat].course.len() > 2);
    let Ok(count) = u8::try_from(people.len()) else { return html! {} };
    if count == 0 || !known {
        return html! {};
    }
    let chairs = Seats::from_fn(count, |at| who.0[people[at.index()]].clone());
    let step = |point: u32| point * report.steps / POINTS;
    let expected = |seat: Seat, point| at(&report.accounts[seat].course, step(point)).whole();
    let points = (0..=POINTS)
        .map(|point| Seats::from_fn(count, |person| expected(people[person.index()], point)));
    let label =
        |point| if point == 0 { "Deal".to_owned() } else { format!("Step {}", step(point)) };
    let title = match report.measure {
        Measure::Win => "The chance to win, step by step",
        Measure::Goal => "The chance to reach the goal, step by step",
        Measure::Score => "The money to be expected at the end, step by step",
    };
    html! {
        <div>
            <h3>{ title }</h3>
            <Chart {chairs} rounds={Rc::new(points.collect::<Vec<_>>())}
                labels={Rc::new((0..=POINTS).map(label).collect::<Vec<_>>())} caption={title} />
        </div>
    }
}

/// On the straight line between the points that were reckoned.
fn at(course: &[(u32, Points)], step: u32) -> Points {
    let after = course.iter().position(|(known, _)| *known >= step);
    match after {
        None => course.last().map_or(Points(0), |(_, points)| *points),
        Some(0) => course[0].1,
        Some(next) => {
            let ((from, first), (to, last)) = (course[next - 1], course[next]);
            let [way, whole] = [step - from, to - from].map(i64::from);
            let gone = i64::from(last.0 - first.0) * way / whole.max(1);
            Points(first.0 + i32::try_from(gone).unwrap_or(0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_two_points_the_way_is_straight() {
        let course = [(0, Points(2_000)), (10, Points(3_000)), (20, Points(10_000))];
        let read = |step| at(&course, step).whole();
        assert_eq!([0, 5, 10, 15, 20, 25].map(read), [20, 25, 30, 65, 100, 100]);
    }
}
