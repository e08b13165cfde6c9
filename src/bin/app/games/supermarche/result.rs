//! The end: the outcome in words, the sum, the rounds, the customers, and who was sent away.
use high_street::games::supermarche::{Breakdown, End, OUTCOMES, RoundBook, View, Visit, outcome};
use high_street::table::Seats;
use yew::prelude::*;

use super::look::{Cubes, portrait};
use super::panel::evening::fatal;
use super::{setup, words};
use crate::face::{self, Contest};

pub fn result(view: &View) -> face::Ending {
    face::Ending {
        contest: Contest::Solitaire,
        headline: Some(headline(view)),
        totals: totals(view),
        reasons: Seats::from_fn(1, |_| reason(view)),
        breakdown: breakdown(view),
        chart: "Money over the rounds",
        course: None,
        besides: None,
        class: setup::class(view.shop.setup.start),
        story: story(view),
    }
}

fn totals(view: &View) -> Seats<i32> {
    Seats::from_fn(1, |_| view.shop.money)
}

/// "closes with $132: 19 served, 3 walked out".
fn reason(view: &View) -> String {
    let Some(result) = &view.result else { return String::new() };
    let how = if result.money < 0 { "is bankrupt with" } else { "closes with" };
    let money = words::money(result.money);
    format!("{how} {money}: {} served, {} walked out", result.completed, result.failed)
}

/// "Corner Market: Steady trade".
fn headline(view: &View) -> Html {
    html! { <><bdi>{ view.shop.setup.store_name() }</bdi>{ ": " }{ outcome(view.shop.money).title }</> }
}

pub fn breakdown(view: &View) -> Html {
    let Some(result) = &view.result else { return html! {} };
    html! {
        <div class="sm-end">
            { bands(result) }
            { ending(view, result) }
            { sum(view, result) }
            { rounds(result) }
            { customers("Best customers", &result.best) }
            { customers("Worst customers", &result.worst) }
            { waste(view, result) }
        </div>
    }
}

fn bands(result: &Breakdown) -> Html {
    html! {
        <section class="sm-end__bands">
            <p class="sm-end__text">{ OUTCOMES[usize::from(result.rank)].text }</p>
            <ol class="bands" aria-label="Outcomes">
                for row in &OUTCOMES {
                    <li key={row.rank} class={(row.rank == result.rank).then_some(if row.rank == 0 { "is-now is-lost" } else { "is-now" })}
                        aria-current={(row.rank == result.rank).then_some("true")}>
                        <span>{ row.from.map_or_else(|| "below $0".to_owned(), |from| format!("from ${from}")) }</span>
                        <b>{ row.title }</b>
                    </li>
                }
            </ol>
        </section>
    }
}

/// The result comes at once, so the roll that closed the shop is seen only here.
fn ending(view: &View, result: &Breakdown) -> Html {
    if result.end != End::Bankrupt {
        return html! {};
    }
    html! {
        <section class="sm-end__fatal">
            <h3>{ format!("How it ended, in round {}", view.shop.round) }</h3>
            { fatal(view) }
            <p>{ format!("That left {} in the till.", words::money(result.money)) }</p>
        </section>
    }
}

fn sum(view: &View, result: &Breakdown) -> Html {
    let lines = [
        ("Takings", result.takings),
        ("Bonuses", result.bonuses),
        ("Refunds", -result.refunds),
        ("Penalties", -result.penalties),
        ("Food bought", -result.paid),
        ("Waste", -i32::from(result.wasted.total())),
    ];
    html! {
        <table class="sheet">
            <caption class="sr">{ "Where the money came from and went" }</caption>
            <tbody>
                <tr><th scope="row">{ "Start" }</th><td>{ words::money(view.shop.setup.start.money()) }</td></tr>
                for (title, money) in lines.into_iter().filter(|(_, money)| *money != 0) {
                    <tr key={title}><th scope="row">{ title }</th><td>{ words::change(money) }</td></tr>
                }
            </tbody>
            <tfoot><tr><th scope="row">{ "In the till" }</th><td>{ words::money(result.money) }</td></tr></tfoot>
        </table>
    }
}

fn rounds(result: &Breakdown) -> Html {
    let row = |(index, book): (usize, &RoundBook)| {
        html! {
            <tr key={index}>
                <th scope="row">{ index + 1 }</th>
                <td>{ words::money(book.opening) }</td>
                <td>{ format!("${}", book.paid) }</td>
                <td>{ book.sale.map_or("–", words::food) }</td>
                <td>{ book.wasted.total() }</td>
                <td><b>{ words::money(book.closing) }</b></td>
            </tr>
        }
    };
    html! {
        <table class="sheet sm-end__rounds">
            <caption class="sr">{ "Round by round" }</caption>
            <thead><tr>
                for head in ["Round", "Opened", "Paid", "Sale", "Waste", "Closed"] { <th key={head} scope="col">{ head }</th> }
            </tr></thead>
            <tbody>{ for result.rounds.iter().enumerate().map(row) }</tbody>
        </table>
    }
}

fn customers(title: &'static str, visits: &[Visit]) -> Html {
    if visits.is_empty() {
        return html! {};
    }
    html! {
        <section>
            <h3>{ title }</h3>
            <ul class="sm-end__visits">
                for visit in visits {
                    <li key={visit.who.number()}>
                        { portrait(visit.who) }
                        <span><b>{ visit.who.to_string() }</b>
                            <small>{ format!("round {}, {}", visit.round, words::ending(visit.end)) }</small></span>
                        <span class="num">{ words::change(visit.net()) }</span>
                    </li>
                }
            </ul>
        </section>
    }
}

fn waste(view: &View, result: &Breakdown) -> Html {
    let away = view.hidden.as_ref().map(|hidden| {
        words::list(&hidden.sent_away.iter().map(ToString::to_string).collect::<Vec<_>>())
    });
    html! {
        <section>
            <h3>
                { match result.wasted.total() {
                    0 => "Nothing was thrown out".to_owned(),
                    count => format!("Thrown out: {}", words::cubes(count)),
                } }
            </h3>
            <div class="sm-end__waste">
                for (food, &count) in result.wasted.iter().filter(|(_, count)| **count > 0) {
                    <Cubes key={food.name()} {food} {count} label={format!("{count} {}", words::food(food))} />
                }
            </div>
            if let Some(away) = away.filter(|_| result.sent_away > 0) { <p>{ format!("Sent away unseen: {away}.") }</p> }
            if result.cut_short > 0 { <p>{ format!("Trips cut short by a restock: {}.", result.cut_short) }</p> }
        </section>
    }
}

/// The result in two lines, to pass on.
fn story(view: &View) -> String {
    let Some(result) = &view.result else { return String::new() };
    let way: Vec<String> = result.rounds.iter().map(|book| words::money(book.closing)).collect();
    format!(
        "{}: {}, {}\n{}\n{} served, {} walked out.",
        view.shop.setup.store_name(),
        words::money(result.money),
        OUTCOMES[usize::from(result.rank)].title,
        way.join(" → "),
        result.completed,
        result.failed
    )
}
