//! One name: what it has played and won, beside what chance would give. Every rate stands with its
//! count, and nothing is charted under ten games.
mod calendar;
mod daily;
mod tally;
#[cfg(all(test, feature = "ssr"))]
mod tests;

use std::rc::Rc;

use high_street::table::{Chair, Hue, Seats, Sitter};
use yew::prelude::*;

use self::tally::{Part, Played, Rival, Row, beaten_by, course, hundredths, rows, wins_by_chance};
use crate::device::{clock, days};
use crate::games;
use crate::parts::{Bar, Chart, chip, icon, use_arrival};
use crate::routes::Route;
use crate::store::history::{self, Finished, Tally, points};
use crate::words;

/// Fewer games than this say nothing that a line could show.
const CHARTED: usize = 10;
/// Those who are named as having come before.
const RIVALS: usize = 5;

#[derive(Properties, PartialEq)]
pub struct PersonProps {
    pub name: String,
}

#[component]
pub fn PersonPage(PersonProps { name }: &PersonProps) -> Html {
    use_arrival();
    let all = use_memo((), |()| history::load());
    html! {
        <div class="sheetpage">
            <Bar title={name.clone()} sub="Games on this device">
                <a class="btn" href={Route::History.to_string()}>{ icon("i-crown") }{ "Results" }</a>
            </Bar>
            <main class="page">{ person(name, &all) }</main>
        </div>
    }
}

fn person(name: &str, all: &[Finished]) -> Html {
    let played = Played::by(name, all);
    if played.is_empty() {
        return html! {
            <section class="panel stack">
                <p>{ "Nobody of this name has finished a game on this device." }</p>
                <p><a class="btn" href={Route::History.to_string()}>{ "To the results" }</a></p>
            </section>
        };
    }
    let days_played = daily::days_of(&played);
    let today = days::running(clock::today()).unwrap_or(0);
    html! {
        <div class="people">
            if !played.rivals.is_empty() { { against(name, &played.rivals) } }
            if !played.together.is_empty() { { together(&played.together) } }
            if !played.alone.is_empty() { { alone(&played.alone) } }
            { calendar::calendar(&days_played, today) }
        </div>
    }
}

fn against(name: &str, parts: &[Part<'_>]) -> Html {
    let tally = tally::tally(parts);
    let rivals = beaten_by(parts);
    html! {
        <section class="panel stack" aria-labelledby="rivals">
            <div class="panel__head">
                <h2 id="rivals">{ "Against others" }</h2>
                <p>{ format!("Won {}. Chance would give {} of {}: the places dealt out by lot.", rate(tally),
                    hundredths(wins_by_chance(parts)), tally.played) }</p>
            </div>
            { sheet(&rows(parts), Some("Wins")) }
            { ahead(&rivals) }
            if parts.len() >= CHARTED {
                { chart(name, parts) }
            } else {
                <p class="hint">{ format!("A chart is drawn from {CHARTED} games on.") }</p>
            }
        </section>
    }
}

fn together(parts: &[Part<'_>]) -> Html {
    html! {
        <section class="panel stack" aria-labelledby="together">
            <div class="panel__head">
                <h2 id="together">{ "Together" }</h2>
                <p>{ format!("Won {}.", rate(tally::tally(parts))) }</p>
            </div>
            { sheet(&rows(parts), Some("Won")) }
        </section>
    }
}

fn alone(parts: &[Part<'_>]) -> Html {
    html! {
        <section class="panel stack" aria-labelledby="alone">
            <div class="panel__head">
                <h2 id="alone">{ "Alone" }</h2>
                <p>{ "For a score: nobody wins or loses against anybody." }</p>
            </div>
            { sheet(&rows(parts), None) }
        </section>
    }
}

/// `won` names the column of wins, where there are any to count.
fn sheet(rows: &[Row], won: Option<&'static str>) -> Html {
    html! {
        <div class="sheet-wrap">
            <table class="sheet">
                <thead>
                    <tr>
                        <th scope="col">{ "Game" }</th>
                        <th scope="col">{ "Games" }</th>
                        if let Some(won) = won { <th scope="col">{ won }</th> }
                        <th scope="col">{ "Average" }</th>
                        <th scope="col">{ "Best" }</th>
                    </tr>
                </thead>
                <tbody>
                    for row in rows {
                        <tr key={format!("{}-{}", row.game, row.seats)}>
                            <th scope="row">{ title(row) }</th>
                            <td>{ row.tally.played }</td>
                            if won.is_some() { <td><b>{ row.tally.won }</b></td> }
                            <td>{ tenths(row.average()) }</td>
                            <td><b>{ points(row.best) }</b></td>
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}

/// "Fiasko", and under it "3 players".
fn title(row: &Row) -> Html {
    let name = games::shop(&row.game).map_or(row.game.as_str(), |shop| shop.name);
    html! { <>{ name }if row.seats > 1 { <small>{ format!("{} players", row.seats) }</small> }</> }
}

fn ahead(rivals: &[Rival]) -> Html {
    let Some(first) = rivals.first() else {
        return html! { <p>{ "Nobody has finished ahead of them yet." }</p> };
    };
    let told = |rival: &Rival| {
        let computer = if rival.person { "" } else { " (computer)" };
        let games = words::count(rival.games, "game");
        html! { <><bdi>{ &rival.name }</bdi>{ format!("{computer}: {} of {games}", rival.ahead) }</> }
    };
    html! {
        <div>
            <p>{ "Most often beaten by " }<b>{ told(first) }</b>{ "." }</p>
            if rivals.len() > 1 {
                <ul class="people__rivals">
                    for rival in rivals.iter().take(RIVALS).skip(1) { <li>{ told(rival) }</li> }
                </ul>
            }
        </div>
    }
}

fn chart(name: &str, parts: &[Part<'_>]) -> Html {
    let course = course(parts);
    let labels = (0..course.len())
        .map(|game| if game == 0 { "Start".to_owned() } else { format!("Game {game}") });
    let chair = |name: &str, hue| Chair { name: name.to_owned(), hue, sitter: Sitter::Person };
    let chairs = [chair(name, Hue::ALL[0]), chair("Chance", Hue::ALL[1])];
    let two = |of: &dyn Fn(usize) -> i32| Seats::from_fn(2, |seat| of(seat.index()));
    let title = "Wins so far, and the wins chance would give";
    html! {
        <div>
            <h3>{ title }</h3>
            // Where there is no room a line ends in an initial.
            <p class="people__key" aria-hidden="true">
                for chair in &chairs { <span>{ chip(chair, "sm") }<bdi>{ &chair.name }</bdi></span> }
            </p>
            <Chart chairs={Seats::from_fn(2, |seat| chairs[seat.index()].clone())}
                rounds={Rc::new(course.iter().map(|now| two(&|index| now[index])).collect::<Vec<_>>())}
                labels={Rc::new(labels.collect::<Vec<_>>())} caption={title} />
        </div>
    }
}

/// "4 of 12 (33%)".
fn rate(tally: Tally) -> String {
    let Tally { played, won } = tally;
    let percent = (200 * won + played) / (2 * played).max(1);
    format!("{won} of {played} ({})", words::percent(10 * percent))
}

/// "1,012.5", "−3": tenths as people read them.
fn tenths(number: i64) -> String {
    let whole = words::signed(number / 10);
    match number % 10 {
        0 => whole,
        rest if -10 < number && number < 0 => format!("−0.{}", -rest),
        rest => format!("{whole}.{}", rest.abs()),
    }
}
