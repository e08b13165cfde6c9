//! One saved game in the list. The list is read by whoever passes, so it shows public facts only.
use std::rc::Rc;

use high_street::table::Record;
use yew::prelude::*;

use super::Msg;
use super::lists::{Outcome, Saved};
use crate::device::clock;
use crate::games;
use crate::parts::{chip, icon};
use crate::routes::Route;

#[derive(Properties, PartialEq)]
pub struct CardProps {
    pub saved: Saved,
    pub send: Callback<Msg>,
}

/// One saved game: who plays, how far it is, and only what everybody may know.
#[component]
pub fn Card(CardProps { saved, send }: &CardProps) -> Html {
    let Saved { id, record, outcome } = saved;
    let colours = games::shop(&record.game).map(|shop| shop.colours);
    let onclick = {
        let id = id.clone();
        send.reform(move |_: MouseEvent| Msg::Manage(id.clone()))
    };
    let near = {
        let record = record.clone();
        move |_: PointerEvent| games::fetch(&record.game)
    };
    html! {
        <li class={classes!("save", record.finished.then_some("save--finished"))} data-game={colours}>
            <span class="valance" aria-hidden="true"></span>
            <div class="save__what">
                <h3><bdi>{ call(record) }</bdi></h3>
                if let Some(tried) = record.tried { <p class="save__tried">{ tried.to_string() }</p> }
                <p>{ state(record, outcome.as_ref()) }</p>
            </div>
            <Table record={record.clone()} />
            <a class="btn btn--second" href={Route::table(&record.game, id).to_string()}
                onpointerenter={near}>
                { open_words(record) }
                <span class="sr">{ format!(": {}", call(record)) }</span>
            </a>
            <button type="button" class="btn btn--more" {onclick}
                aria-label={format!("Manage {}", call(record))}>
                { icon("i-menu") }
            </button>
        </li>
    }
}

#[derive(Properties, PartialEq)]
struct TableProps {
    record: Rc<Record>,
}

/// Chips, names and public standings.
#[component]
fn Table(TableProps { record }: &TableProps) -> Html {
    html! {
        <ul class="save__seats" aria-label="Players">
            for (seat, chair) in record.chairs.iter() {
                <li key={seat.index()}>
                    { chip(chair, "sm") }
                    <bdi>{ &chair.name }</bdi>
                    <b class="num">{ record.standings[seat].to_string().replace('-', "−") }</b>
                </li>
            }
        </ul>
    }
}

/// What people call a game: the name they gave it, or its shop's.
pub fn call(record: &Record) -> String {
    let shop = games::shop(&record.game).map_or("", |shop| shop.name);
    if record.title.is_empty() { shop.to_owned() } else { record.title.clone() }
}

const fn open_words(record: &Record) -> &'static str {
    match record {
        Record { laid_open: true, .. } => "Look at it",
        Record { finished: true, .. } => "See the result",
        _ => "Continue",
    }
}

/// "Ben is next, Turn 19".
pub fn next(record: &Record) -> String {
    let round = games::open(&record.game).map(|open| (open.round_label)(record.round));
    let next = record.next.as_ref().map(|name| format!("{name} is next"));
    [next, round].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// "Ben is next · Turn 19 · yesterday".
fn state(record: &Record, outcome: Option<&Outcome>) -> Html {
    let round = games::open(&record.game).map(|open| (open.round_label)(record.round));
    let shop = games::shop(&record.game).filter(|_| !record.title.is_empty());
    let ago = Some(clock::ago(record.saved_at)).filter(|ago| !ago.is_empty());
    let facts = [shop.map(|shop| shop.name.to_owned()), round, ago];
    let facts = facts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let head = match (&record.next, outcome) {
        (_, Some(Outcome::WonBy(winners))) => won_by(winners),
        (_, Some(Outcome::Together { won: true })) => html! { { "Won together" } },
        (_, Some(Outcome::Together { won: false })) => html! { { "Lost together" } },
        _ if record.laid_open => html! { { "Broken off and laid open" } },
        (Some(name), None) if !record.finished => html! { <><bdi>{ name }</bdi>{ " is next" }</> },
        _ => html! { { "Finished" } },
    };
    html! { <>{ head }<br />{ facts }</> }
}

fn won_by(winners: &[String]) -> Html {
    match winners {
        [name] => html! { <><bdi>{ name }</bdi>{ " won" }</> },
        [first, second] => {
            html! { <><bdi>{ first }</bdi>{ " and " }<bdi>{ second }</bdi>{ " won" }</> }
        }
        _ => html! { { format!("{} winners", winners.len()) } },
    }
}
