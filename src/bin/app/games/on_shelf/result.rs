//! The end of the day: who won, or how much was missing; what earned it; and every customer left over.
use high_street::games::on_shelf::{
    Category, EveningRow, FinalTable, Served, Source, TeamResult, View,
};
use high_street::table::Seats;
use yew::prelude::*;

use super::earned::earned;
use super::pieces::{portrait, symbol};
use super::setup::class;
use super::words;
use crate::face::{Contest, Ending, Who};
use crate::parts::chip;
use crate::words::signed;

pub fn result(view: &View, who: &Who) -> Ending {
    let team = view.result.as_ref().and_then(|result| result.team);
    Ending {
        contest: match team {
            Some(team) => Contest::Together { won: team.won() },
            None => Contest::Rivals,
        },
        headline: team.map(headline),
        totals: view.result.as_ref().map_or_else(
            || view.players.map(|_, player| player.csi),
            |result| result.totals.clone(),
        ),
        reasons: reasons(view),
        breakdown: view
            .result
            .as_ref()
            .map_or_else(Html::default, |result| breakdown(view, who, result)),
        chart: "Satisfaction over the hours",
        course: None,
        besides: None,
        class: class(&view.setup),
        story: view.result.as_ref().map_or_else(String::new, |result| story(view, who, result)),
    }
}

fn headline(team: TeamResult) -> Html {
    let TeamResult { total, goal, .. } = team;
    if team.won() {
        html! { format!("The team made it: {} of {goal}", signed(total)) }
    } else {
        html! { format!("Nobody won: {} were missing to {goal}", team.missing()) }
    }
}

/// "served 5, 12 in the evening".
fn reasons(view: &View) -> Seats<String> {
    view.players.map(|_, player| {
        let served = format!("{} served", words::customers(player.served));
        match player.earned.of(Source::Evening) {
            0 => served,
            _ if view.team.is_some() => served,
            evening => format!("{served}, {} in the evening", words::gain(evening)),
        }
    })
}

fn breakdown(view: &View, who: &Who, result: &FinalTable) -> Html {
    html! {
        <div class="os-end">
            if let Some(team) = &result.team { { shelves(team) } }
            { earned(view, who, result) }
            if result.team.is_none() { { evenings(who, result) } }
        </div>
    }
}

/// What the shelves brought the team, line by line, rounded up once.
fn shelves(team: &TeamResult) -> Html {
    let line = |category: Category| {
        let cubes = team.bonus.cubes[category.index()];
        let half = cubes * category.half_points();
        html! {
            <tr key={category.name()}>
                <th scope="row">{ format!("{} on the shelf", category.name()) }</th>
                <td>{ format!("{cubes} × {}", halves(category.half_points())) }</td>
                <td>{ halves(half) }</td>
            </tr>
        }
    };
    let outcome = if team.won() {
        format!("goal {} reached", team.goal)
    } else {
        format!("{} missing to {}", team.missing(), team.goal)
    };
    html! {
        <table class="sheet">
            <caption class="sr">{ "What the shelves brought" }</caption>
            <tbody>
                <tr><th scope="row">{ "At 8 PM" }</th><td></td><td>{ signed(team.before) }</td></tr>
                { for Category::ALL.map(line) }
                <tr><th scope="row">{ "Rounded up" }</th><td>{ halves(team.bonus.half_points()) }</td><td>{ words::gain(team.bonus.points()) }</td></tr>
            </tbody>
            <tfoot><tr><th scope="row">{ "Together" }</th><td>{ outcome }</td><td>{ signed(team.total) }</td></tr></tfoot>
        </table>
    }
}

/// "1.5".
fn halves(halves: u32) -> String {
    if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}.5", halves / 2) }
}

fn evenings(who: &Who, result: &FinalTable) -> Html {
    html! {
        <section class="os-evening">
            <h3>{ "Customers left at 8 PM" }</h3>
            <ul>
                for (seat, rows) in result.evening.iter() {
                    <li key={seat.index()}>
                        <h4>{ chip(&who.0[seat], "sm") }<bdi>{ who.name(seat) }</bdi><span>{ sum(rows) }</span></h4>
                        <ol>{ for rows.iter().map(left_over) }</ol>
                    </li>
                }
            </ul>
        </section>
    }
}

fn sum(rows: &[EveningRow]) -> String {
    let points: u32 = rows.iter().map(|row| row.served.points()).sum();
    match rows.len() {
        0 => "none left".to_owned(),
        left => format!("{}: +{points}", words::number(left, "customer")),
    }
}

fn left_over(row: &EveningRow) -> Html {
    let why = match row.served {
        Served::OnShelves => "all on shelves",
        Served::InStore => "all in the store",
        Served::Partly => "partly in the store",
        Served::Nothing => "nothing there",
    };
    html! {
        <li key={row.customer.number()} class="os-evening__row">
            { portrait(row.customer) }
            <span class="os-evening__items">{ for row.customer.symbols().into_iter().map(symbol) }</span>
            <span>{ why }</span><b>{ words::gain(row.served.points()) }</b>
        </li>
    }
}

fn story(view: &View, who: &Who, result: &FinalTable) -> String {
    let day = view.setup.day;
    match &result.team {
        Some(team) if team.won() => {
            format!("On Shelf, a {day} together: {} of {}.", signed(team.total), team.goal)
        }
        Some(team) => format!(
            "On Shelf, a {day} together: {} of {}, {} were missing.",
            signed(team.total),
            team.goal,
            team.missing()
        ),
        None => {
            let rows: Vec<String> = result
                .totals
                .iter()
                .map(|(seat, total)| format!("{} {total}", who.name(seat)))
                .collect();
            format!("On Shelf, a {day}: {}.", rows.join(", "))
        }
    }
}
