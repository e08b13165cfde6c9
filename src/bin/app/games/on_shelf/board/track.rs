//! The index of customer satisfaction: the track with its stacks of discs, and above it the seats in
//! the order in which they would start. The lowest starts; among equals the disc that lies higher.
use std::rc::Rc;

use high_street::games::on_shelf::{Job, PlayerView, View};
use high_street::table::{Arrange, Seat};
use yew::prelude::*;

use crate::face::Who;
use crate::games::on_shelf::pieces::job_art;
use crate::games::on_shelf::words;
use crate::parts::{chip, icon, icon_in, initial};

/// The printed track, and how it grows.
const PRINTED: i32 = 100;
const STEP: i32 = 10;

pub fn track(view: &View, who: &Rc<Who>) -> Html {
    html! {
        <section class="panel os-csi" aria-label="Customer satisfaction index">
            if let Some(team) = view.team { { team_head(view, team) } }
            { seats(view, who) }
            { drawn(view, who, Drawing { class: "os-track os-track--wide", width: 900 }) }
            { drawn(view, who, Drawing { class: "os-track os-track--middle", width: 520 }) }
            { drawn(view, who, Drawing { class: "os-track os-track--narrow", width: 340 }) }
        </section>
    }
}

/// Lowest first; among equals the one that lies highest, who would start.
fn order(view: &View) -> Vec<Seat> {
    let height = |seat: Seat| view.discs.iter().position(|disc| *disc == seat);
    let mut seats: Vec<Seat> = view.discs.clone();
    seats.arrange_by_key(|&seat| (view.players[seat].csi, std::cmp::Reverse(height(seat))));
    seats
}

/// Every seat with its index, its seven jobs and how many customers it holds.
fn seats(view: &View, who: &Rc<Who>) -> Html {
    let seats = if view.team.is_some() { view.order() } else { order(view) };
    html! {
        <ol class="os-seats" aria-label="Seats, whoever would start the next hour first">
            for seat in seats {
                <li key={seat.index()} class={(seat == view.next_start).then_some("is-next")}>
                    { chip(&who.0[seat], "sm") }<span class="sr">{ who.name(seat) }{ ": " }</span>
                    if view.team.is_none() { <b>{ view.players[seat].csi }</b> }
                    { jobs(&view.players[seat]) }
                    <span class="os-seats__held">{ icon("os-floor") }{ view.players[seat].customers.count() }<span class="sr">{ " customers" }</span></span>
                    if seat == view.next_start {
                        <span class="os-seats__next" title="Would start the next hour">{ icon("os-bottle") }<span class="sr">{ " would start the next hour" }</span></span>
                    }
                </li>
            }
        </ol>
    }
}

/// In hand, in the pile, on top of it, or out of order: never by shade alone.
fn jobs(player: &PlayerView) -> Html {
    let state = |job: Job| {
        if player.set_aside == Some(job) {
            "os-job is-aside"
        } else if player.pile.last() == Some(&job) {
            "os-job is-top"
        } else if player.pile.contains(&job) {
            "os-job is-out"
        } else {
            "os-job"
        }
    };
    let named = |jobs: &[Job]| if jobs.is_empty() { "none".to_owned() } else { words::jobs(jobs) };
    let aside = player.set_aside.map_or_else(String::new, |job| format!("; out of order: {job}"));
    let label = format!("in hand: {}; pile: {}{aside}", named(&player.jobs), named(&player.pile));
    html! {
        <span class="os-seats__jobs" role="img" aria-label={label}>
            { for Job::ALL.into_iter().map(|job| icon_in(state(job), job_art(job))) }
        </span>
    }
}

fn team_head(view: &View, team: i32) -> Html {
    let goal = view.setup.goal().unwrap_or_default();
    let bonus = view.shelf_bonus().points();
    let after = i64::from(team) + i64::from(bonus);
    let missing = (i64::from(goal) - after).max(0);
    html! {
        <div class="os-csi__row">
            <p class="os-csi__team"><b>{ crate::words::signed(team) }</b>{ format!(" of {goal}") }</p>
            <p>{ format!("The shelves would add {bonus} now: ") }
                if missing == 0 { { "the goal is reached." } } else { { format!("{missing} missing.") } }
            </p>
        </div>
    }
}

struct Drawing {
    class: &'static str,
    width: i32,
}

/// Drawn thrice, for wide and for narrow places: lettering is never scaled down.
fn drawn(view: &View, who: &Rc<Who>, Drawing { class, width }: Drawing) -> Html {
    let goal = view.setup.goal().and_then(|goal| i32::try_from(goal).ok()).unwrap_or(0);
    let values: Vec<i32> = match view.team {
        Some(team) => vec![team],
        None => view.players.values().map(|player| player.csi).collect(),
    };
    let highest = values.iter().copied().max().unwrap_or(0).max(PRINTED).max(goal);
    let lowest = values.iter().copied().min().unwrap_or(0).min(0);
    let first = lowest.div_euclid(STEP) * STEP;
    let last = (highest + STEP - 1).div_euclid(STEP) * STEP;
    let x = |csi: i32| 14 + (csi - first) * (width - 28) / (last - first);
    let every = if width < 500 { 2 * STEP } else { STEP };
    let marks = (first..=last).step_by(STEP.unsigned_abs() as usize);
    html! {
        <svg {class} viewBox={format!("0 0 {width} {HEIGHT}")} aria-hidden="true">
            <rect class="os-track__board" x="1" y={(BOARD + 6).to_string()} width={(width - 2).to_string()} height="25" rx="5" />
            for mark in marks {
                <path class="os-track__tick" d={format!("M{} {}v8", x(mark), BOARD + 7)} />
                if mark % every == 0 { <text class="os-track__number" x={x(mark).to_string()} y={(BOARD + 28).to_string()} text-anchor="middle">{ mark }</text> }
            }
            if goal > 0 { <path class="os-track__goal" d={format!("M{} {}v32m0-32 12 5-12 5", x(goal), BOARD - 24)} /> }
            if let Some(team) = view.team {
                { disc(x(team), BOARD, "team", "★") }
            } else {
                { for piles(view, x).into_iter().map(|pile| drawn_pile(&pile, who, x(pile.csi))) }
            }
        </svg>
    }
}

/// Where a disc that lies on the board has its middle, and what the whole drawing needs.
const BOARD: i32 = 58;
const HEIGHT: i32 = 90;
/// A disc is so wide, a pile that stands in the way of another is lifted by so much, and so much of
/// a disc shows below the next.
const DISC: i32 = 21;
const LIFT: i32 = 17;
const LIFTS: i32 = 2;
const EDGE: i32 = 5;

/// The discs on one space, the lowest first.
struct Pile {
    csi: i32,
    seats: Vec<Seat>,
    /// How far it is held above the board, on a pin, so that every letter can be read.
    lift: i32,
}

fn piles(view: &View, x: impl Fn(i32) -> i32) -> Vec<Pile> {
    let mut piles: Vec<Pile> = Vec::new();
    for &seat in &view.discs {
        let csi = view.players[seat].csi;
        match piles.iter_mut().find(|pile| pile.csi == csi) {
            Some(pile) => pile.seats.push(seat),
            None => piles.push(Pile { csi, seats: vec![seat], lift: 0 }),
        }
    }
    piles.arrange_by_key(|pile| pile.csi);
    for at in 1..piles.len() {
        let near = |other: &&Pile| x(piles[at].csi) - x(other.csi) < DISC;
        let taken: Vec<i32> = piles[..at].iter().filter(near).map(|pile| pile.lift).collect();
        let free = (0..=LIFTS).find(|lift| !taken.contains(lift));
        piles[at].lift = free.unwrap_or(LIFTS);
    }
    piles
}

fn drawn_pile(pile: &Pile, who: &Rc<Who>, x: i32) -> Html {
    let foot = BOARD - LIFT * pile.lift;
    let discs = (0..).zip(&pile.seats).map(|(level, seat)| {
        let chair = &who.0[*seat];
        disc(x, foot - EDGE * level, &chair.hue.number().to_string(), &initial(&chair.name))
    });
    html! {
        <>
            if pile.lift > 0 { <path class="os-track__pin" d={format!("M{x} {foot}V{}", BOARD + 8)} /> }
            { for discs }
        </>
    }
}

fn disc(x: i32, y: i32, seat: &str, letter: &str) -> Html {
    html! {
        <g class="os-track__disc" data-seat={seat.to_owned()}>
            <path d={format!("M{} {y}v4a10 6 0 0 0 20 0v-4z", x - 10)} />
            <ellipse cx={x.to_string()} cy={y.to_string()} rx="10" ry="6.5" />
            <text x={x.to_string()} y={(y + 4).to_string()} text-anchor="middle">{ letter }</text>
        </g>
    }
}
