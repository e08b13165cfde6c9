//! What came of the last customer, and of the round.
use high_street::games::supermarche::{Expiry, Food, Foods, Status, View, Visit};
use yew::prelude::*;

use super::super::dice::dice;
use super::super::look::Cubes;
use super::super::words;
use super::accounts::accounts;

/// The customer of this round who left last, with the sum.
pub fn last_trip(view: &View) -> Html {
    let last = view.shop.visits.last().filter(|visit| visit.round == view.shop.round);
    let Some(visit) = last else { return html! {} };
    let roll = view.shop.last_roll.as_ref().filter(|roll| roll.who == visit.who);
    html! {
        <>
            if let Some(roll) = roll {
                { dice(&view.shop, roll) }
                if let Some(sold) = words::sold(roll) { <p class="roll__came">{ sold }</p> }
            }
            { outcome(visit, roll.and_then(|roll| words::missing(&view.shop, roll))) }
        </>
    }
}

/// What closed a lost shop: the waste, a trip cut short, or a roll that found nothing.
pub fn fatal(view: &View) -> Html {
    let wasted = view.shop.books.last().map(|book| book.wasted);
    if let Some(wasted) = wasted.filter(|wasted| wasted.total() > 0) {
        return thrown_out(view.shop.round, &wasted);
    }
    match view.shop.visits.last() {
        Some(visit) if visit.end == Status::Restocked => outcome(visit, None),
        _ => last_trip(view),
    }
}

fn outcome(visit: &Visit, missing: Option<String>) -> Html {
    let tone = match visit.end {
        Status::Completed => "sm-note--good",
        Status::Failed => "sm-note--bad",
        _ => "sm-note--warn",
    };
    html! { <p class={classes!("sm-note", tone)}>{ told(visit, missing) }</p> }
}

fn told(visit: &Visit, missing: Option<String>) -> String {
    let Visit { who, spent, bonus, refund, penalty, .. } = visit;
    match visit.end {
        Status::Completed if *bonus > 0 => {
            format!(
                "{who} is served: ${spent} and ${bonus} bonus, {} in all.",
                words::money(visit.net())
            )
        }
        Status::Completed => format!("{who} is served and paid ${spent}."),
        Status::Failed => {
            let why = missing.map_or_else(String::new, |missing| format!("{missing}. "));
            let cubes = words::lost(visit.cubes.total());
            let cost = match refund {
                0 => format!("Penalty ${penalty}"),
                _ => {
                    format!("Refund ${refund} and penalty ${penalty}, ${} in all", refund + penalty)
                }
            };
            format!("{who} walks out: {why}{cost}{cubes}.")
        }
        _ => format!(
            "{who} had to leave: ${spent} kept, penalty ${penalty}, {} in all.",
            words::change(visit.net())
        ),
    }
}

pub fn waste(view: &View, wasted: &Foods<u8>) -> Html {
    html! {
        <>
            { last_trip(view) }
            if wasted.total() == 0 {
                <p class="sm-note sm-note--good">{ "Nothing spoiled tonight." }</p>
            } else {
                { thrown_out(view.shop.round, wasted) }
            }
            { accounts(view) }
        </>
    }
}

fn thrown_out(round: u8, wasted: &Foods<u8>) -> Html {
    html! {
        <>
            <p class="sm-note sm-note--bad">{ format!("Thrown out: {} for ${}.", words::basket(wasted), wasted.total()) }</p>
            <ul class="bins slip__waste">{ for emptied(round, wasted) }</ul>
        </>
    }
}

/// The boxes that were thrown out. Produce has a box to itself, and of every other food only the
/// one dated for this round is due.
fn emptied(round: u8, wasted: &Foods<u8>) -> Vec<Html> {
    let due = Expiry::ALL.into_iter().filter(|expiry| expiry.spoils(round));
    let cubes = |expiry: Expiry| {
        let lay_here = move |food| (food == Food::Produce) == (expiry == Expiry::EveryRound);
        wasted.iter().filter(move |&(food, &count)| count > 0 && lay_here(food))
    };
    due.filter(|&expiry| cubes(expiry).next().is_some())
        .map(|expiry| {
            html! {
                <li key={expiry.index()} class="bin is-soon">
                    <b>{ words::box_title(expiry) }</b>
                    <span class="bin__cubes">
                        for (food, &count) in cubes(expiry) {
                            <Cubes key={food.name()} {food} {count} label={format!("{count} {}", words::food(food))} />
                        }
                    </span>
                </li>
            }
        })
        .collect()
}
