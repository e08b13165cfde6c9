//! The end: cash, bonuses, where the money came from, and how it grew.
use high_street::games::shopping_mall::{FinalRow, FinalTable, Tie, View};
use high_street::table::{Seat, Seats};
use yew::prelude::*;

use super::{peek, words};
use crate::face::{Contest, Ending, Who};
use crate::parts::chip;

pub fn result(view: &View, who: &Who) -> Ending {
    let totals = Seats::from_fn(view.setup.seats, |seat| match &view.result {
        Some(result) => whole(result.rows[seat].total),
        None => whole(view.bonuses[seat]),
    });
    Ending {
        contest: Contest::Rivals,
        headline: None,
        totals,
        reasons: Seats::from_fn(view.setup.seats, |seat| reason(view, seat)),
        breakdown: breakdown(view, who),
        chart: "Money over the rounds, at the end with the bonuses",
        course: view.result.as_ref().map(|result| course(view, result)),
        besides: None,
        class: "",
        story: String::new(),
    }
}

/// "4,150 in cash, 900 in bonuses".
fn reason(view: &View, seat: Seat) -> String {
    let Some(result) = &view.result else { return String::new() };
    let row = &result.rows[seat];
    let sum =
        format!("{} in cash, {} in bonuses", words::amount(row.cash), words::amount(row.bonus));
    match tie(view, result, seat) {
        Some(words) => format!("{sum}; {words}"),
        None => sum,
    }
}

fn tie(view: &View, result: &FinalTable, seat: Seat) -> Option<&'static str> {
    let level =
        |(other, row): (Seat, &FinalRow)| other != seat && row.total == result.rows[seat].total;
    let other = result.rows.iter().find(|found| level(*found)).map(|(other, _)| other)?;
    Some(match (view.setup.tie, result.places[seat].cmp(&result.places[other])) {
        (Tie::Cash, std::cmp::Ordering::Less) => "more cash wins the tie",
        (Tie::Cash, std::cmp::Ordering::Greater) => "less cash loses the tie",
        _ => "shares the place",
    })
}

fn breakdown(view: &View, who: &Who) -> Html {
    let Some(result) = &view.result else { return html! {} };
    html! {
        <>
            <p>{ ended(result, who) }</p>
            { count(view, who, result) }
            { tiles(view, who, result) }
        </>
    }
}

fn ended(result: &FinalTable, who: &Who) -> String {
    match result.ending {
        Some(ending) if ending.stalled => {
            "Nothing had come in for so long that the final round began.".to_owned()
        }
        Some(ending) => format!(
            "{} emptied the queue, and everybody had one more turn.",
            who.name(ending.trigger)
        ),
        None => String::new(),
    }
}

fn count(view: &View, who: &Who, result: &FinalTable) -> Html {
    let seats: Vec<Seat> = Seat::all(view.setup.seats).collect();
    let entries = result.rows.map(|_, row| peek::entries(&row.ledger));
    // Every line that is something for anybody.
    let used = |line: &usize| entries.values().any(|entries| entries[*line].1 != 0);
    let used: Vec<usize> = (0..entries[seats[0]].len()).filter(used).collect();
    let line = |title: &'static str, value: &dyn Fn(&FinalRow) -> String| {
        html! {
            <tr key={title}>
                <th scope="row">{ title }</th>
                for &seat in &seats { <td key={seat.index()}>{ value(&result.rows[seat]) }</td> }
            </tr>
        }
    };
    html! {
        <table class="sheet sm-count">
            <thead>
                <tr>
                    <th scope="col">{ "Count" }</th>
                    for &seat in &seats {
                        <th key={seat.index()} scope="col"><span class="sm-owner">{ chip(&who.0[seat], "sm") }<bdi>{ who.name(seat) }</bdi></span></th>
                    }
                </tr>
            </thead>
            <tbody>
                for at in used { { line(entries[seats[0]][at].0, &|row| words::gain(peek::entries(&row.ledger)[at].1)) } }
                { line("Cash", &|row| words::amount(row.cash)) }
                { line("Bonuses", &|row| words::gain(whole(row.bonus))) }
            </tbody>
            <tfoot>{ line("Total", &|row| words::amount(row.total)) }</tfoot>
        </table>
    }
}

/// Which tiles the bonuses are for.
fn tiles(view: &View, who: &Who, result: &FinalTable) -> Html {
    html! {
        <>
            <h3 class="sm-head">{ "Shops at the end" }</h3>
            <ul class="sm-ends">
                for (seat, row) in result.rows.iter() {
                    <li key={seat.index()}>
                        { chip(&who.0[seat], "sm") }
                        <span>{ row.bonuses.iter().map(|(slot, bonus)| format!("{} {}", words::tile(view.plot(*slot).tile), words::gain(whole(*bonus))))
                            .collect::<Vec<_>>().join(", ") }
                            if row.bonuses.is_empty() { { "no shop" } }</span>
                    </li>
                }
            </ul>
        </>
    }
}

/// What nobody could see: everybody's cash, at the start and after each round; the last with the
/// bonuses.
fn course(view: &View, result: &FinalTable) -> Vec<Seats<i32>> {
    let start = result.rows.map(|_, row| whole(row.ledger.start));
    let mut rounds = vec![start];
    rounds.extend(view.balances.iter().flatten().map(|round| round.map(|_, cash| whole(*cash))));
    rounds.pop();
    rounds.push(result.rows.map(|_, row| whole(row.total)));
    rounds
}

fn whole(amount: u32) -> i32 {
    i32::try_from(amount).unwrap_or(i32::MAX)
}
