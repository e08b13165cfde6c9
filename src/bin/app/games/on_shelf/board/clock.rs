//! The clock: twelve working hours fill its dial exactly, each with what it begins with. Beside it the
//! weekday, the next rush hour, who started and what is particular about this hour.
use std::rc::Rc;

use high_street::games::on_shelf::{Hour, Icon, View, Weekday};
use yew::prelude::*;

use crate::face::Who;
use crate::games::on_shelf::pieces::{hour_art, hour_words};
use crate::parts::{Tenths, chip, icon};

/// Where the icon of an hour stands on a dial of 160.
const RADIUS: f64 = 51.0;
const SIZE: f64 = 20.0;

pub fn clock(view: &View, who: &Rc<Who>) -> Html {
    html! {
        <section class="panel os-time" aria-label="Time">
            { dial(view.hour) }
            <div class="os-time__words">
                <p class="os-time__now"><b>{ view.hour.to_string() }</b>{ " " }<span>{ particular(view) }</span></p>
                <ol class="os-days" aria-label={view.setup.day.name()}>
                    for day in Weekday::ALL {
                        <li key={day.name()} class={(day == view.setup.day).then_some("is-now")} aria-hidden="true">
                            { &day.name()[..1] }
                        </li>
                    }
                </ol>
                <p class="os-time__next">{ next_rush(view.hour) }</p>
                <p class="os-time__start">{ icon("os-bottle") }{ chip(&who.0[view.start], "sm") }
                    <span>{ who.name(view.start) }{ " started this hour" }</span></p>
            </div>
        </section>
    }
}

fn particular(view: &View) -> &'static str {
    match view.hour.icon() {
        _ if view.fire_alarm => "fire alarm: everybody is on a break",
        Icon::Closed => "doors closed: no Check Out, no Pre-Order",
        Icon::Event => view.top.as_ref().map_or("an event of the hour", |top| top.event.name()),
        Icon::Rush => "rush hour",
        Icon::End => "the day is over",
    }
}

fn next_rush(hour: Hour) -> String {
    match hour.next_rush() {
        Some(rush) => format!("Next rush hour: {rush}"),
        None => "No more rush hour on the clock".to_owned(),
    }
}

fn dial(now: Hour) -> Html {
    let (x, y) = at(now, 31.0);
    let words: Vec<String> = Hour::all().map(hour_words).collect();
    let label = format!("{now}. The clock: {}.", words.join("; "));
    html! {
        <svg class="os-dial" viewBox="0 0 160 160" role="img" aria-label={label}>
            <circle class="os-dial__rim" cx="80" cy="80" r="77" />
            <circle class="os-dial__face" cx="80" cy="80" r="66" />
            for hour in Hour::all() { { mark(hour, now) } }
            <path class="os-dial__hand" d={format!("M80 80L{} {}", Tenths(x), Tenths(y))} />
            <circle class="os-dial__pin" cx="80" cy="80" r="6" />
        </svg>
    }
}

fn mark(hour: Hour, now: Hour) -> Html {
    let (x, y) = at(hour, RADIUS);
    let (tick_x, tick_y) = at(hour, 71.5);
    let class = match hour.cmp(&now) {
        std::cmp::Ordering::Less => "os-dial__hour is-past",
        std::cmp::Ordering::Equal => "os-dial__hour is-now",
        std::cmp::Ordering::Greater => "os-dial__hour",
    };
    let rush = (hour.icon() == Icon::Rush).then_some("is-rush");
    let half = SIZE / 2.0;
    html! {
        <g key={hour.of_day()} class={classes!(class, rush)}>
            <circle class="os-dial__spot" cx={Tenths(x).to_string()} cy={Tenths(y).to_string()} r="13.5" />
            <use href={format!("#{}", hour_art(hour.icon()))} x={Tenths(x - half).to_string()} y={Tenths(y - half).to_string()}
                width={Tenths(SIZE).to_string()} height={Tenths(SIZE).to_string()} />
            <circle class="os-dial__tick" cx={Tenths(tick_x).to_string()} cy={Tenths(tick_y).to_string()} r="2.6" />
        </g>
    }
}

/// How far right of the middle each hour of a dial stands; three hours earlier it stands so far above it.
const RIGHT: [f64; 12] = [0.0, 0.5, 0.866, 1.0, 0.866, 0.5, 0.0, -0.5, -0.866, -1.0, -0.866, -0.5];

/// Where an hour stands on the dial.
fn at(hour: Hour, radius: f64) -> (f64, f64) {
    let hour = usize::from(hour.of_day() % 12);
    (80.0 + radius * RIGHT[hour], 80.0 - radius * RIGHT[(hour + 3) % 12])
}
