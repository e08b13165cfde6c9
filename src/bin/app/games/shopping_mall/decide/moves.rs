//! Leading a crowd: the best moves, the moves of one crowd, and one move with all that comes of it.
use high_street::games::shopping_mall::{
    ActPrompt, Action, Kind, MoveOffer, Outcome, Position, Route, Spot, Trade, Visit, Way,
};
use high_street::table::Seat;
use yew::prelude::*;

use super::{LAST_ACTION, order, plain, row};
use crate::counter::{Counter, Draft, Offer};
use crate::face::{Scene, Who};
use crate::games::shopping_mall::look::visitor;
use crate::games::shopping_mall::pick::{Pick, move_by, moves, moves_from};
use crate::games::shopping_mall::words;
use crate::parts::{Folded, chip, icon};

/// So many stand in sight; the others are one press away.
const IN_SIGHT: usize = 3;

pub fn best(scene: &Scene<Position>, prompt: &ActPrompt, pick: &Draft<Pick>) -> Counter<Action> {
    let all = moves(prompt);
    let offers: Vec<_> =
        all.iter().enumerate().map(|(at, found)| offer(pick, found, at, true)).collect();
    let rows: Vec<Html> = all
        .iter()
        .zip(&offers)
        .map(|(found, offer)| line(scene, prompt.seat, found, offer))
        .collect();
    let (near, far) = rows.split_at(rows.len().min(IN_SIGHT));
    Counter {
        body: html! {
            <>
                <p class="sm-lead">{ "Press a crowd on the map, or one of the moves that bring you most:" }</p>
                <div class="sm-rows">{ near.to_vec() }</div>
                if !far.is_empty() {
                    <Folded class="sm-all" summary={format!("All {} moves, the best for you first", rows.len())}>
                        <div class="sm-rows">{ far.to_vec() }</div>
                    </Folded>
                }
            </>
        },
        primary: Some(Offer::blocked(
            "Choose a crowd",
            "ph-crowd",
            "Press a crowd on the map, or a move in the list.",
        )),
        inside: offers,
        ..plain(scene, prompt.seat)
    }
}

pub fn of_crowd(
    scene: &Scene<Position>,
    prompt: &ActPrompt,
    pick: &Draft<Pick>,
    from: Spot,
) -> Counter<Action> {
    let all = moves_from(prompt, from);
    let offers: Vec<_> =
        all.iter().enumerate().map(|(at, found)| offer(pick, found, at, false)).collect();
    Counter {
        body: html! {
            <>
                <h3 class="sm-title">{ format!("{}: {}", words::capital(&from.name()), words::crowd(scene.view.crowd(from))) }</h3>
                <div class="sm-rows">
                    for (found, offer) in all.iter().zip(&offers) { { line(scene, prompt.seat, found, offer) } }
                </div>
            </>
        },
        primary: Some(Offer::blocked(
            "Choose where to",
            "ph-crowd",
            "Press one of the lit places on the map, or a move in the list.",
        )),
        more: vec![other(pick)],
        inside: offers,
        ..plain(scene, prompt.seat)
    }
}

/// The whole move, before it is made.
pub fn way(
    scene: &Scene<Position>,
    prompt: &ActPrompt,
    pick: &Draft<Pick>,
    (from, route): (Spot, Route),
    order: Option<&[Trade]>,
) -> Counter<Action> {
    let Some(found) = move_by(prompt, from, route) else { return best(scene, prompt, pick) };
    let changed = order.and_then(|order| scene.view.outcome_in_order(from, route, order));
    let comes = changed.as_ref().unwrap_or(&found.outcome);
    let own = comes.gains[prompt.seat];
    let to = words::towards(found.to, route);
    let action = Action::Move { from, route, order: order.map(<[Trade]>::to_vec) };
    let sum = if own == 0 { String::new() } else { format!(": {}", words::gain(own)) };
    let last = if prompt.actions_left == 1 { LAST_ACTION } else { "" };
    Counter {
        body: html! {
            <>
                <h3 class="sm-title">{ format!("From {} to {}", from.name(), found.to.name()) }</h3>
                { ways(scene, prompt, pick, found) }
                { outcome(scene, comes, prompt.seat, Some(found.to)) }
                if found.order_matters { { order::order(scene, pick, found, order) } }
            </>
        },
        primary: Some(Offer::new(format!("Move to {to}{sum}"), "ph-crowd", action).stakes(last)),
        more: vec![other(pick)],
        ..plain(scene, prompt.seat)
    }
}

fn other(pick: &Draft<Pick>) -> Offer<Action> {
    let back = Pick::Kind(Kind::Move);
    Offer::choosing("Other crowd", "i-back", pick.choose(back)).key('o')
}

/// "inside" and "around", where two routes lead there.
fn ways(
    scene: &Scene<Position>,
    prompt: &ActPrompt,
    pick: &Draft<Pick>,
    found: &MoveOffer,
) -> Html {
    if found.way == Way::Only {
        return html! {};
    }
    let both = moves_from(prompt, found.from).into_iter().filter(|other| other.to == found.to);
    let button = |other: &MoveOffer| {
        let to = Pick::Way(other.from, other.route, None);
        let label = format!(
            "{} {}",
            words::capital(words::way(other.route)),
            words::gain(other.outcome.gains[prompt.seat])
        );
        let offer: Offer<Action> = Offer::choosing(label.clone(), "", pick.choose(to));
        html! {
            <button key={other.route.to_string()} type="button" class="sm-kind" aria-pressed={(other.route == found.route).to_string()}
                onclick={scene.on_press(offer)}>{ label }</button>
        }
    };
    html! { <div class="sm-kinds" role="group" aria-label="Which way">{ for both.map(button) }</div> }
}

fn offer(pick: &Draft<Pick>, found: &MoveOffer, at: usize, names_crowd: bool) -> Offer<Action> {
    let to = words::towards(found.to, found.route);
    let label = if names_crowd {
        format!("{} to {to}", words::capital(&found.from.name()))
    } else {
        format!("To {to}")
    };
    let choose = pick.choose(Pick::Way(found.from, found.route, None));
    let offer = Offer::choosing(label, "", choose);
    match u32::try_from(at + 1).ok().and_then(|number| char::from_digit(number, 10)) {
        Some(key) => offer.key(key),
        None => offer,
    }
}

fn line(scene: &Scene<Position>, own: Seat, found: &MoveOffer, offer: &Offer<Action>) -> Html {
    let outcome = &found.outcome;
    let small = match (&outcome.visits[..], outcome.door) {
        ([], None) => format!("{} arrive, nobody enters", outcome.stopped.len()),
        ([], Some(_)) => "a door to choose".to_owned(),
        (visits, door) => {
            let more = if door.is_some() { ", then a door to choose" } else { "" };
            format!("{} into shops{more}", visits.len())
        }
    };
    let others = outcome.gains.iter().filter(|(seat, gain)| *seat != own && **gain != 0);
    let sum = html! {
        <>
            <b>{ words::gain(outcome.gains[own]) }</b>
            <small>{ for others.map(|(seat, gain)| html! {
                <span key={seat.index()}>{ format!("{} {}", scene.who.name(seat), words::gain(*gain)) }</span>
            }) }</small>
        </>
    };
    row(scene, offer, html! { words::plate(found.to) }, html! { small }, sum)
}

/// Who enters where, who pays whom, who arrives, which gate will need arrivals.
pub fn outcome(scene: &Scene<Position>, outcome: &Outcome, own: Seat, to: Option<Spot>) -> Html {
    let who = &scene.who;
    html! {
        <ol class="sm-outcome" aria-label="What will happen">
            for (index, visit) in outcome.visits.iter().enumerate() {
                <li key={index}>{ visitor(visit.trade) }<span>{ visit_words(scene, who, visit, own) }</span></li>
            }
            if let Some(trade) = outcome.door {
                <li key="door">{ visitor(trade) }<span>{ "stands before two doors: you will choose" }</span></li>
            }
            if let Some(to) = to.filter(|_| !outcome.stopped.is_empty()) {
                <li key="stopped">{ icon("ph-crowd") }<span>{ format!("{} arrive at {}", words::crowd(&outcome.stopped), to.name()) }</span></li>
            }
            for gate in &outcome.refill {
                <li key={gate.index()}>{ icon("sc-entrance") }<span>{ format!("the {} is empty: you let visitors in at the end of the turn", gate.name()) }</span></li>
            }
            for (gate, visitors) in &outcome.arrivals {
                <li key={format!("in {}", gate.index())}>{ icon("sc-entrance") }<span>{ format!("{} come in at the {}", words::crowd(visitors), gate.name()) }</span></li>
            }
            if outcome.starts_final_round {
                <li key="final">{ icon("i-info") }<b>{ "The final round begins." }</b></li>
            }
            <li key="sum" class="sm-outcome__sum">
                for (seat, gain) in outcome.gains.iter().filter(|(_, gain)| **gain != 0) {
                    <span key={seat.index()}>{ chip(&who.0[seat], "sm") }<b>{ words::gain(*gain) }</b></span>
                }
                if outcome.gains.iter().all(|(_, gain)| *gain == 0) { <span>{ "Nobody earns or pays." }</span> }
            </li>
        </ol>
    }
}

/// "enters flowers 4: Ben +300, pays Ada 150; stays in the shop".
fn visit_words(scene: &Scene<Position>, who: &Who, visit: &Visit, own: Seat) -> String {
    let tile = words::tile(scene.view.plot(visit.slot).tile);
    let paid = match visit.provision {
        0 => String::new(),
        provision => format!(", pays {} {provision}", who.name(own)),
    };
    let stays = if visit.stays { "; stays in the shop" } else { "" };
    format!("enters {tile}: {} +{}{paid}{stays}", who.name(visit.owner), visit.income)
}
