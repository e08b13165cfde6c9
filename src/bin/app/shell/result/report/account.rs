//! Where each result came from: a sentence, a bar and the numbers.
use std::rc::Rc;

use high_street::table::Seat;
use high_street::table::report::{Measure, Parts, Points, Report};
use yew::prelude::*;

use super::words;
use crate::face::Who;
use crate::parts::chip;

#[derive(Properties, PartialEq)]
pub struct FindingsProps {
    pub report: Rc<Report<String>>,
    pub who: Rc<Who>,
}

/// A sentence and a bar for each person, and the numbers of everybody.
#[component]
pub fn Overview(FindingsProps { report, who }: &FindingsProps) -> Html {
    let people = report.accounts.iter().filter(|(seat, _)| who.is_person(*seat));
    let alone = report.accounts.count() == 1;
    html! {
        <div class="stack">
            for (seat, account) in people {
                <div key={seat.index()} class="report__who">
                    <div class="report__name">{ chip(&who.0[seat], "sm") }
                        <p>{ words::sentence(&who.name(seat), report.measure, account, alone) }</p></div>
                    { bar(report.measure, &account.parts) }
                    { legend(report.measure, &account.parts, alone) }
                    <p>{ words::rarity(account.rarity) }</p>
                </div>
            }
            { numbers(report, who, alone) }
        </div>
    }
}

const WIDE: i32 = 600;
const TALL: i32 = 34;

/// Gains to the right of the middle line, losses to its left.
fn bar(measure: Measure, parts: &Parts) -> Html {
    let rest = Points(parts.luck.0 + parts.own.0 + parts.others.0);
    let shares = if words::told_apart(measure, parts) {
        vec![
            ("deal", parts.deal),
            ("luck", parts.luck),
            ("own", parts.own),
            ("others", parts.others),
        ]
    } else {
        vec![("deal", parts.deal), ("rest", rest)]
    };
    let side = |sign: i32| shares.iter().map(|(_, part)| (sign * part.0).max(0)).sum::<i32>();
    // What changed next to nothing is drawn as small as it is.
    let most = side(1).max(side(-1)).max(1_000);
    let scale = |points: i32| points * (WIDE / 2 - 4) / most;
    let (mut right, mut left) = (WIDE / 2, WIDE / 2);
    let mut pieces = Vec::new();
    for (name, part) in shares {
        let width = scale(part.0.abs());
        let x = if part.0 > 0 { right } else { left - width };
        if part.0 > 0 {
            right += width;
        } else {
            left -= width;
        }
        pieces.push((name, x, width));
    }
    html! {
        <>
        <p class="report__sides" aria-hidden="true"><span>{ "← lost" }</span><span>{ "gained →" }</span></p>
        <svg class="report__bar" viewBox={format!("0 0 {WIDE} {TALL}")} preserveAspectRatio="none" aria-hidden="true">
            for (name, x, width) in pieces {
                <rect key={name} class={format!("report__part report__part--{name}")} x={x.to_string()} y="5"
                    width={width.to_string()} height="24" />
            }
            <line class="report__middle" x1={(WIDE / 2).to_string()} x2={(WIDE / 2).to_string()} y1="0" y2={TALL.to_string()} />
        </svg>
        </>
    }
}

/// The parts between what could be expected and what came of it. Alone there are no others.
fn changes(alone: bool) -> &'static [(&'static str, &'static str)] {
    const ALL: [(&str, &str); 4] = [
        ("deal", "Deal"),
        ("luck", "Draws and dice"),
        ("own", "Own choices"),
        ("others", "Others’ choices"),
    ];
    if alone { &ALL[..3] } else { &ALL }
}

fn key(name: &str) -> Html {
    html! { <i class={format!("report__key report__part--{name}")}></i> }
}

/// What the pieces of the bar are: colour alone says nothing.
fn legend(measure: Measure, parts: &Parts, alone: bool) -> Html {
    let whole = parts.whole();
    let shares: Vec<(&str, &str, i32)> = if words::told_apart(measure, parts) {
        changes(alone)
            .iter()
            .zip(&whole[1..])
            .map(|(&(name, said), &part)| (name, said, part))
            .collect()
    } else {
        vec![("deal", "Deal", whole[1]), ("rest", "All that followed", whole[2..].iter().sum())]
    };
    html! {
        <ul class="report__legend" aria-hidden="true">
            for (name, said, part) in shares {
                <li>{ key(name) }{ said }{ " " }<b class="num">{ words::change(measure, part) }</b></li>
            }
            <li>{ "Not explained " }<b class="num">{ words::margin(measure, parts) }</b></li>
        </ul>
    }
}

/// A row for every part, a column for everybody, as in the sum above it.
fn numbers(report: &Report<String>, who: &Who, alone: bool) -> Html {
    let measure = report.measure;
    let row = |head: Html, value: &dyn Fn(&Parts) -> String| {
        html! {
            <tr>
                <th scope="row">{ head }</th>
                for (seat, account) in report.accounts.iter() {
                    <td key={seat.index()} class="num">{ value(&account.parts) }</td>
                }
            </tr>
        }
    };
    let after_the_deal = changes(alone).len() - 1;
    // What cannot be told apart is told in one sum.
    let part = |at: usize, name: &str, said: &str| {
        let cells = report.accounts.iter().map(|(seat, account)| {
            let (parts, whole) = (&account.parts, account.parts.whole());
            match at {
                2.. if !words::told_apart(measure, parts) => {
                    let sum = words::change(measure, whole[2..].iter().sum());
                    html! { if at == 2 {
                        <td key={seat.index()} class="num report__rest" rowspan={after_the_deal.to_string()}>
                            { sum }<small>{ "together" }</small></td>
                    } }
                }
                _ => html! { <td key={seat.index()} class="num">{ words::change(measure, whole[at]) }</td> },
            }
        });
        html! { <tr><th scope="row">{ key(name) }{ said }</th>{ for cells }</tr> }
    };
    let all = || report.accounts.values().map(|account| &account.parts);
    let far = all().any(|parts| words::passes_a_hundred(measure, parts));
    let unsure = all().any(|parts| !words::told_apart(measure, parts));
    html! {
        <div class="sheet-wrap">
            <table class="sheet report__sum">
                <caption class="sr">{ "Where each result came from" }</caption>
                <thead><tr>
                    <td></td>
                    for (seat, chair) in who.0.iter() {
                        <th key={seat.index()} scope="col">{ chip(chair, "sm") }<bdi>{ &chair.name }</bdi></th>
                    }
                </tr></thead>
                <tbody>
                    { row(html! { "Before the deal" }, &|parts| words::level(measure, parts.whole()[0])) }
                    for (at, (name, said)) in changes(alone).iter().enumerate() { { part(at + 1, name, said) } }
                    { row(html! { <b>{ "Result" }</b> }, &|parts| words::level(measure, parts.result.whole())) }
                    { row(html! { "Not explained" }, &|parts| words::margin(measure, parts)) }
                </tbody>
            </table>
            if far { <p class="hint">{ words::FAR }</p> }
            if unsure { <p class="hint">{ words::UNSURE }</p> }
        </div>
    }
}

/// Who plays alone is told what the computers made of the same deal.
#[component]
pub fn SameDeal(FindingsProps { report, who }: &FindingsProps) -> Html {
    let seat = Seat::new(0);
    let own = report.accounts[seat].parts.result.whole();
    let told = words::same_deal(report, &who.name(seat), own);
    html! { if let Some(told) = told { <p>{ told }</p> } }
}
