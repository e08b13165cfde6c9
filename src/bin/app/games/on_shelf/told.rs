//! Every event in a sentence, with its sound, its hour, and the moment it is where everybody waits.
use high_street::games::on_shelf::{
    Action, BreakCause, Event, Fate, Hour, HourEvent, Item, Job, Passed, SaleKind, SoldLine, View,
};
use high_street::table::Seat;
use yew::prelude::*;

use super::pieces::{die, portrait, symbol};
use super::words;
use crate::face::{Cue, Moment, Told, Weight, Who};
use crate::parts::{chip, icon};
use crate::words::{count, list};

/// The log can be sifted by the hour.
pub const HOURS: &[&str] = &[
    "9 AM", "10 AM", "11 AM", "12 noon", "1 PM", "2 PM", "3 PM", "4 PM", "5 PM", "6 PM", "7 PM",
    "8 PM",
];

fn hour_name(hour: Hour) -> Option<&'static str> {
    HOURS.get(usize::from(hour.of_day() - 9)).copied()
}

pub fn told(event: &Event, who: &Who) -> Told {
    let mut told = sentence(event, who);
    told.cue = cue(event);
    told.phase = match event {
        Event::DayBegins { .. } => hour_name(Hour::OPENING),
        Event::HourBegins { hour, .. } => hour_name(*hour),
        Event::EveningBegins => hour_name(Hour::EVENING),
        _ => None,
    };
    told.moment = moment(event, who);
    told
}

fn sentence(event: &Event, who: &Who) -> Told {
    let that = |sentence: String| Told::that(&sentence);
    match event {
        Event::DayBegins { day, start, cubes } => {
            let sum: u32 = cubes.iter().sum();
            that(format!(
                "{day} begins with {} in the store; {} starts",
                count(sum, "cube"),
                who.name(*start)
            ))
        }
        Event::HourBegins { hour, start } => {
            that(format!("It is {hour}; {} starts", who.name(*start)))
        }
        Event::HourEvent { .. } => that(hour_event(event).unwrap_or_default()),
        Event::TurnedUp { customer } => that(format!(
            "Turned up: the {}, with {}",
            customer.name(),
            words::items(&customer.symbols())
        )),
        Event::SymbolHandled { item, fate } => that(symbol_handled(*item, *fate)),
        Event::RushBegins { extra, order } => that(format!(
            "{}: {}",
            if *extra { "An extra rush hour begins" } else { "A rush hour begins" },
            if order.is_empty() {
                "nobody has a customer".to_owned()
            } else {
                format!("{} to serve", who.names(order))
            }
        )),
        Event::RushOver { start } => {
            that(format!("The rush is over; {} starts the hour", who.name(*start)))
        }
        Event::JoinedLine { customer } => that(format!("The {} joined the line", customer.name())),
        Event::LeftLine { customer } => {
            that(format!("The {} waited too long and left", customer.name()))
        }
        Event::Reshuffled { cards } => {
            that(format!("{} were shuffled into a new entrance", count(*cards, "customer")))
        }
        Event::SalesStopped { item, gone } => that(format!(
            "Sales stop for {item}: {} out of the store, and similar brands stand in",
            words::number(gone.len(), "bottle")
        )),
        Event::StoppedAlready { item } => {
            that(format!("{item} was stopped before: nothing changes"))
        }
        Event::EveningBegins => that("8 PM: the doors close and the day is counted".to_owned()),
        Event::Shelves { bonus } => {
            that(format!("The shelves bring {}", words::gain(bonus.points())))
        }
        Event::Over { .. } => that(over(event, who).unwrap_or_default()),
        _ => deed(event, who),
    }
}

/// What a seat did or had done to it.
fn deed(event: &Event, who: &Who) -> Told {
    let of = |seat: &Seat, deed: String| Told::of(*seat, who, &deed);
    match event {
        Event::Played { seat, job } => of(seat, format!("played {job}")),
        Event::Repeats { seat, of: whose, job } => {
            of(seat, format!("played Supervisor and repeats {}’s {job}", who.name(*whose)))
        }
        Event::PutBack { seat, job } => of(seat, format!("took {job} back")),
        Event::TookBreak { seat, jobs, cause } => of(seat, took_break(jobs, *cause)),
        Event::Delivers { seat, category } => of(seat, format!("has {category} delivered")),
        Event::Placed { seat, brand, space } => {
            of(seat, format!("put {brand} into {}", words::stock(*space)))
        }
        Event::Moved { seat, brand, from, to } => {
            of(seat, format!("moved {brand} from {} to {}", words::stock(*from), words::shelf(*to)))
        }
        Event::Fetches { seat, customer } => {
            of(seat, format!("fetches goods for the {}", customer.name()))
        }
        Event::Cleaned { seat, spaces } => of(
            seat,
            match spaces[..] {
                [] => "found nothing to clean".to_owned(),
                _ => format!("cleaned {}", words::spaces(spaces)),
            },
        ),
        Event::TookCustomer { seat, customer } => of(seat, format!("took the {}", customer.name())),
        Event::SpillageRolled { seat, die } => of(
            seat,
            match die {
                11 | 12 => format!("rolled {die}: spillage"),
                _ => format!("rolled {die}: nothing spilled"),
            },
        ),
        Event::Spilled { seat, space, lost } => of(
            seat,
            format!(
                "spilled {}: {} lost",
                words::place(*space),
                words::cubes(lost.iter().copied())
            ),
        ),
        Event::SpillageVoid { seat } => of(seat, "had nothing more to spill".to_owned()),
        Event::Traded { seat, gave, took } => of(seat, format!("traded {gave} for {took}")),
        Event::Swapped { seat, space, out, into } => {
            of(seat, format!("swapped {out} for {into} in {}", words::place(*space)))
        }
        Event::PassedOver { seat, event, why } => of(
            seat,
            match why {
                Passed::Impossible => format!("could do nothing in “{}”", event.name()),
                Passed::Declined => format!("wanted nothing in “{}”", event.name()),
            },
        ),
        Event::SetAside { seat, job } => of(seat, format!("has {job} out of order this hour")),
        Event::CameBack { seat, job } => of(seat, format!("has {job} back")),
        Event::Rejected { seat, customer } => {
            of(seat, format!("sent the {} away", customer.name()))
        }
        Event::NobodyRejected { seat, item } => of(seat, format!("holds nobody who wants {item}")),
        Event::Evening { seat, row } => of(
            seat,
            format!("keeps the {}: {}", row.customer.name(), words::gain(row.served.points())),
        ),
        _ => points(event, who),
    }
}

fn hour_event(event: &Event) -> Option<String> {
    let Event::HourEvent { die, modifier, event } = event else { return None };
    let read = match modifier {
        0 => String::new(),
        modifier => format!(", {} for the weekday", words::gain(*modifier)),
    };
    let text = event.text().trim_end_matches('.');
    Some(format!("{}: rolled {die}{read}. {text}", event.name()))
}

fn symbol_handled(item: Item, fate: Fate) -> String {
    let item = words::capital(&item.to_string());
    match fate {
        Fate::Back(space) => format!("{item} came back to {}", words::place(space)),
        Fate::Broken { space, drop: true } => {
            format!("{item} broke in {}, which is blocked now", words::place(space))
        }
        Fate::Broken { space, drop: false } => format!("{item} broke in {}", words::place(space)),
        Fate::Nothing => format!("{item}: nothing to do"),
    }
}

fn took_break(jobs: &[Job], cause: BreakCause) -> String {
    let back = match jobs {
        [] => "nothing comes back".to_owned(),
        _ => format!("{} come back", words::jobs(jobs)),
    };
    match cause {
        BreakCause::Chosen => format!("took a break: {back}"),
        BreakCause::NoJob => format!("had no job to play and took a break: {back}"),
        BreakCause::FireAlarm => format!("is on a break for the fire alarm: {back}"),
    }
}

/// Sales and what they bring.
fn points(event: &Event, who: &Who) -> Told {
    match event {
        Event::Sold { seat, kind, customer, lines, sum, off } => {
            let sold: Vec<String> = lines.iter().map(sold_line).collect();
            let off = match kind {
                SaleKind::PreOrder => format!(", less {off} for the Pre-Order"),
                SaleKind::TeamRush => format!(", of {off} printed"),
                SaleKind::CheckOut | SaleKind::Rush => String::new(),
            };
            Told::of(
                *seat,
                who,
                &format!("served the {}: {} — {sum}{off}", customer.name(), list(&sold)),
            )
        }
        Event::Earned { seat, source, csi } => Told::of(
            *seat,
            who,
            &format!("earned {} by {}", words::gain(*csi), words::source(*source)),
        ),
        Event::Identified { seat, due, asked, csi } => {
            Told::of(*seat, who, &format!("{}: {}", identified(*due, *asked), words::gain(*csi)))
        }
        Event::IndexMoved { seat: Some(seat), from, to } => {
            Told::of(*seat, who, &format!("moves from {from} to {to}"))
        }
        Event::IndexMoved { seat: None, from, to } => Told::that(&format!(
            "The team moves from {} to {}",
            crate::words::signed(*from),
            crate::words::signed(*to)
        )),
        _ => Told::default(),
    }
}

fn sold_line(SoldLine { symbol, bottle, worth }: &SoldLine) -> String {
    match bottle {
        Some((bottle, how)) if bottle.brand == symbol.brand => {
            format!("{symbol} ({}) {worth}", words::how(*how))
        }
        Some((bottle, how)) => {
            format!("{} for {symbol} ({}) {worth}", bottle.brand, words::how(*how))
        }
        None => format!("no {symbol}"),
    }
}

const fn identified(due: bool, asked: bool) -> &'static str {
    match (due, asked) {
        (true, true) => "asked for identification, and it was due",
        (true, false) => "forgot to ask for identification",
        (false, _) => "asked for identification without need",
    }
}

fn over(event: &Event, who: &Who) -> Option<String> {
    let Event::Over { places } = event else { return None };
    let winners: Vec<Seat> =
        places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
    Some(match winners.len() {
        0 => "The goal was missed: nobody wins".to_owned(),
        _ if winners.len() == places.iter().count() => "The day is won by everybody".to_owned(),
        _ => format!("The day is won by {}", who.names(&winners)),
    })
}

/// What everybody waits for: the event of the hour, a rush, a verdict. The end is the table's own.
fn moment(event: &Event, who: &Who) -> Option<Moment> {
    let full = |sentence: String| format!("{sentence}.");
    match event {
        Event::HourEvent { event: row, .. } => Some(Moment {
            title: row.name().to_owned(),
            sentence: full(hour_event(event)?),
            weight: match row {
                HourEvent::CorrectedOrder
                | HourEvent::Trainee
                | HourEvent::Substitute
                | HourEvent::Return
                | HourEvent::Inventory
                | HourEvent::ExtraRush => Weight::News,
                _ => Weight::Loss,
            },
        }),
        // The event that calls it is a moment already.
        Event::RushBegins { extra: false, order } => Some(Moment {
            title: "Rush hour".to_owned(),
            sentence: if order.is_empty() {
                "Nobody has a customer to serve.".to_owned()
            } else {
                format!("To serve before the hour begins: {}.", who.names(order))
            },
            weight: Weight::News,
        }),
        Event::Identified { seat, due, asked, csi } => Some(Moment {
            title: if *csi > 0 { "Well remembered" } else { "Identification" }.to_owned(),
            sentence: format!(
                "{} {}: {}.",
                who.name(*seat),
                identified(*due, *asked),
                words::gain(*csi)
            ),
            weight: if *csi > 0 { Weight::Fanfare } else { Weight::Loss },
        }),
        _ => None,
    }
}

pub fn pictured(event: &Event, public: &View, who: &Who) -> Html {
    match event {
        Event::HourEvent { die: rolled, modifier, event } => {
            let card = public.top.as_ref().and_then(|top| top.turned_up);
            html! {
                <div class="os-moment">
                    <p class="os-moment__sum">
                        { die(*rolled) }
                        <span>{ format!("{} on {}", words::gain(*modifier), public.setup.day) }</span>
                        <b>{ format!("row {}", if event.row() == 1 { "0–1".to_owned() } else { event.row().to_string() }) }</b>
                    </p>
                    if let Some(customer) = card {
                        <p class="os-moment__card">{ portrait(customer) }<span>{ customer.name() }</span>
                            { for customer.symbols().into_iter().map(symbol) }</p>
                    }
                </div>
            }
        }
        Event::RushBegins { order, .. } => html! {
            <div class="os-moment">
                <p class="os-moment__sum">{ icon("os-rush") }{ for order.iter().map(|seat| chip(&who.0[*seat], "lg")) }</p>
            </div>
        },
        Event::Identified { .. } => {
            html! { <div class="os-moment"><p class="os-moment__sum">{ icon("os-id") }</p></div> }
        }
        _ => Html::default(),
    }
}

fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::TurnedUp { .. } | Event::TookCustomer { .. } => Some(Cue::Card),
        Event::Sold { .. } => Some(Cue::Coin),
        Event::Spilled { .. } | Event::SalesStopped { .. } => Some(Cue::Crash),
        Event::Reshuffled { .. } => Some(Cue::Shuffle),
        Event::Cleaned { .. } => Some(Cue::Score),
        Event::Over { .. } => Some(Cue::Fanfare),
        _ => None,
    }
}

/// "place blue", for the undo button.
pub fn undone(action: &Action) -> String {
    match action {
        Action::Play(job) => format!("play {job}"),
        Action::Repeat { job, .. } => format!("repeat {job}"),
        Action::Break => "take a break".to_owned(),
        Action::PutBack => "take the job back".to_owned(),
        Action::Deliver(category) => format!("have {category} delivered"),
        Action::Place { brand, .. } => format!("place {brand}"),
        Action::Move { brand, .. } => format!("move {brand}"),
        Action::FillUp => "fill up".to_owned(),
        Action::FillUpAndDone { .. } => "fill up and done".to_owned(),
        Action::Take(customer) => format!("take the {}", customer.name()),
        Action::Serve(_) => "choose the customer".to_owned(),
        Action::Sell { .. } => "choose the bottle".to_owned(),
        Action::Done { .. } => "done".to_owned(),
        Action::Spill(_) => "choose the spill".to_owned(),
        Action::Choose(_) => "choose the space".to_owned(),
        Action::Trade { give, take } => format!("trade {give} for {take}"),
        Action::Swap { out, into, .. } => format!("swap {out} for {into}"),
        Action::Decline => "do nothing".to_owned(),
        Action::Reject(_) => "send a customer away".to_owned(),
    }
}
