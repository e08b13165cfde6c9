//! The last weeks as a calendar of daily deals: Monday first, today last.
use yew::prelude::*;

use super::daily::{Day, Days, bests, longest_streak, streak};
use crate::device::{clock, days as dates};
use crate::games;
use crate::parts::icon;
use crate::store::history::points;
use crate::words;

const WEEKS: i64 = 6;
const NAMES: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

pub fn calendar(days: &Days, today: i64) -> Html {
    let monday = today - dates::weekday(today);
    let first = monday - 7 * (WEEKS - 1);
    html! {
        <section class="panel" aria-labelledby="daily">
            <div class="panel__head">
                <h2 id="daily">{ "Daily deals" }</h2>
                <p>{ streak_words(streak(days, today), longest_streak(days), days.len()) }</p>
            </div>
            if !days.is_empty() {
                <table class="calendar">
                    <thead><tr>for name in NAMES { <th scope="col">{ name }</th> }</tr></thead>
                    <tbody>
                        for week in 0..WEEKS {
                            <tr key={week}>
                                for day in (first + 7 * week)..(first + 7 * week + 7) { { cell(day, days.get(&day), today, day == first) } }
                            </tr>
                        }
                    </tbody>
                </table>
                <ul class="calendar__bests">
                    for (game, best, day) in bests(days) {
                        <li key={game.clone()} data-game={colours(&game)}>
                            { format!("{}: own best ", name_of(&game)) }<b class="num">{ points(best) }</b>
                            { format!(", deal of {}", clock::short_date(dates::date(day))) }
                        </li>
                    }
                </ul>
            }
        </section>
    }
}

fn cell(day: i64, played: Option<&Day>, today: i64, first: bool) -> Html {
    let date = clock::short_date(dates::date(day));
    let class = match played {
        _ if day > today => "calendar__ahead",
        Some(Day { in_time: true, .. }) => "calendar__played",
        Some(_) => "calendar__late",
        None => "",
    };
    html! {
        <td key={day} {class} aria-current={(day == today).then_some("date")}>
            <span class="sr">{ &date }</span>
            <span class="calendar__day" aria-hidden="true">{ short(day, &date, first) }</span>
            if let Some(Day { results, in_time }) = played {
                for (game, best) in results {
                    <span class="calendar__points num" data-game={colours(game)}><span class="sr">{ format!("{}: ", name_of(game)) }</span>{ points(*best) }</span>
                }
                if *in_time { { icon("i-check") } } else { <span class="sr">{ "played later" }</span> }
            }
        </td>
    }
}

/// The month stands where one begins.
fn short(day: i64, date: &str, first: bool) -> String {
    let of_month = dates::date(day) % 100;
    if first || of_month == 1 { date.to_owned() } else { of_month.to_string() }
}

fn name_of(game: &str) -> &str {
    games::shop(game).map_or(game, |shop| shop.name)
}

fn colours(game: &str) -> Option<&'static str> {
    games::shop(game).map(|shop| shop.colours)
}

fn streak_words(now: u32, longest: u32, days: usize) -> String {
    if days == 0 {
        return "No deal of a day has been played yet. \u{201C}Today’s deal\u{201D} is offered when a game is set up.".to_owned();
    }
    let days = i64::try_from(days).expect("few days");
    format!(
        "{} played. {} in a row now, {} at the longest: a deal counts if it is finished by the end of the next day.",
        words::count(days, "day"),
        words::count(now, "day"),
        longest
    )
}
