//! The final count, line by line, and everything that was hidden.
use high_street::games::brick_and_mortar::{Ending, FinalRow, FinalTable, Revealed, View};
use high_street::table::{Seat, Seats};
use yew::prelude::*;

use super::words;
use crate::face::{self, Contest, Course, Who};
use crate::parts::chip;
use crate::words::signed;

pub fn result(view: &View, who: &Who) -> face::Ending {
    let totals = totals(view);
    face::Ending {
        contest: Contest::Rivals,
        headline: None,
        reasons: totals.map(|seat, _| reason(view, seat, who)),
        totals,
        breakdown: breakdown(view, who),
        chart: "Points on the track over the months",
        course: None,
        besides: view.revealed.as_ref().and_then(purses),
        class: "",
        story: String::new(),
    }
}

fn totals(view: &View) -> Seats<i32> {
    view.players.map(|seat, player| match &view.result {
        Some(result) => result.rows[seat].total,
        None => i32::try_from(player.points).unwrap_or(i32::MAX),
    })
}

/// "45 on the track, 12 in stores, −3 for slots and debt".
fn reason(view: &View, seat: Seat, who: &Who) -> String {
    let Some(result) = &view.result else { return String::new() };
    let row = &result.rows[seat];
    let sum = format!("{} on the track, {} in stores", row.points, words::gained(&row.stores));
    let minus = row.debt + penalties(row);
    let sum = if minus > 0 { format!("{sum}, −{minus} for slots and debt") } else { sum };
    match tied(result, seat) {
        Some(other) => format!("{sum}; level with {}, turn order decides", who.name(other)),
        None => sum,
    }
}

fn penalties(row: &FinalRow) -> u32 {
    row.empty.iter().map(|(_, points)| points).sum()
}

fn tied(result: &FinalTable, seat: Seat) -> Option<Seat> {
    let total = result.rows[seat].total;
    result
        .rows
        .iter()
        .find(|(other, row)| *other != seat && row.total == total)
        .map(|(other, _)| other)
}

fn breakdown(view: &View, who: &Who) -> Html {
    let Some(result) = &view.result else { return html! {} };
    let end = match result.ending {
        Ending::Marker { points } => {
            format!("Somebody reached {points} points in {}.", words::month(result.month))
        }
        Ending::FinalMonth => format!("{} was the last month.", words::month(result.month)),
    };
    html! {
        <>
            <p>{ end }</p>
            { count(view, who, result) }
        </>
    }
}

fn count(view: &View, who: &Who, result: &FinalTable) -> Html {
    let seats: Vec<Seat> = Seat::all(view.setup.seats).collect();
    let line = |title: &'static str, value: &dyn Fn(&FinalRow) -> String| {
        html! {
            <tr key={title}>
                <th scope="row">{ title }</th>
                for &seat in &seats { <td key={seat.index()}>{ value(&result.rows[seat]) }</td> }
            </tr>
        }
    };
    let minus = |points: u32| if points == 0 { "0".to_owned() } else { format!("−{points}") };
    html! {
        <>
        <table class="sheet bm-count">
            <thead>
                <tr>
                    <th scope="col">{ "Count" }</th>
                    for &seat in &seats {
                        <th key={seat.index()} scope="col">
                            <span class="bm-owner">{ chip(&who.0[seat], "sm") }{ who.name(seat) }</span>
                        </th>
                    }
                </tr>
            </thead>
            <tbody>
                { line("Point track", &|row| row.points.to_string()) }
                { line("Stores", &|row| format!("+{}", words::gained(&row.stores))) }
                { line("Empty slots", &|row| minus(penalties(row))) }
                { line("Debt Tokens", &|row| minus(row.debt)) }
            </tbody>
            <tfoot>{ line("Total", &|row| signed(row.total)) }</tfoot>
        </table>
        <table class="sheet bm-count bm-count__rest" aria-label="What does not count">
            <tbody>
                { line("Money left", &|row| format!("${}", row.money)) }
                { line("Stores open", &|row| row.stores.iter().map(|gain| format!("{} ({})", gain.store, gain.points)).collect::<Vec<_>>().join(", ")) }
            </tbody>
        </table>
        </>
    }
}

/// What nobody could see: everybody's money, month by month.
fn purses(revealed: &Revealed) -> Option<Course> {
    let money =
        |month: &Seats<u32>| month.map(|_, money| i32::try_from(*money).unwrap_or(i32::MAX));
    let rounds: Vec<Seats<i32>> = revealed.purses.iter().map(money).collect();
    let short = |month| words::month(month).chars().take(3).collect::<String>();
    let labels = (1..).take(rounds.len()).map(short).collect();
    (rounds.len() > 1).then_some(Course { title: "Money at the end of each month", rounds, labels })
}
