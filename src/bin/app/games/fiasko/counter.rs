//! A hand on the counter: what its owner alone may see, unless hands lie open; draw, stop, score.
use high_street::games::fiasko::{Action, Position, Product, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::joined::{Joined, use_joined_of};
use super::set::{Control, set};
use super::worth::{self, best, faces, worths};
use super::{score, words};
use crate::counter::{Counter, Offer, Secrecy};
use crate::face::{Role, Scene, Seen};

pub fn counter(scene: &Scene<Position>, seat: Seat) -> Counter<Action> {
    let Scene { view, who, role, .. } = scene;
    let count = view.hands[seat].count();
    let scores: Vec<Offer<Action>> =
        Product::ALL.into_iter().map(|product| score::offer(scene, seat, product)).collect();
    let may_stop = view.prompt.as_ref().is_some_and(|prompt| prompt.may_stop);
    let stop = (role.decides().is_some() && may_stop)
        .then(|| Offer::new(stop_label(view, seat), "i-hand", Action::Stop).key('t'));
    let open = view.setup.open_hands;
    Counter {
        heading: format!("{}’s hand: {}", who.name(seat), words::cards(count)),
        secrecy: if open { Secrecy::Open("Hands lie open at this table") } else { Secrecy::Own },
        body: html! {
            <Hand view={view.clone()} {seat} role={*role} offers={scores.clone()} press={scene.press.clone()} />
        },
        primary: (!matches!(role, Role::Report(_))).then(|| draw(scene, seat)),
        more: stop.into_iter().collect(),
        inside: scores.into_iter().chain([score::go_there()]).collect(),
        why: match role {
            Role::Decide(_) => stakes(view, seat),
            Role::Report(_) => "A draw cannot be taken back.".to_owned(),
            _ => words::whose_turn(view, who),
        },
        ..Counter::default()
    }
}

/// The large button, and the draw pile.
pub fn draw(scene: &Scene<Position>, seat: Seat) -> Offer<Action> {
    let Scene { view, who, role, .. } = scene;
    let label = if view.streak > 0 { "Draw again" } else { "Draw a card" };
    match role {
        Role::Decide(_) => Offer::new(label, "i-cards", Action::Draw).stakes(in_short(view, seat)),
        _ => Offer::blocked("Draw a card", "i-cards", words::whose_turn(view, who)),
    }
}

#[derive(Properties, PartialEq)]
struct HandProps {
    view: Seen<View>,
    seat: Seat,
    role: Role,
    /// What scoring each product would do.
    offers: Vec<Offer<Action>>,
    press: Callback<Offer<Action>>,
}

#[component]
fn Hand(HandProps { view, seat, role, offers, press }: &HandProps) -> Html {
    let joined = use_joined_of(*seat, faces(view, *seat));
    let empty = view.hands[*seat].count() == 0;
    let control = |product: Product| match role {
        Role::Report(_) => Control::Told,
        _ => Control::Offered(&offers[product.index()]),
    };
    html! {
        <>
            if let Some(grown) = grown(view, *seat, &joined) { <p class="fk-grown">{ grown }</p> }
            <ul class="hand" data-empty={empty.then_some("true")}>
                for worth in &worths(view, *seat) {
                    { set(worth, &joined, &control(worth.product), view, press) }
                }
            </ul>
        </>
    }
}

/// "A Fiasko would cost you 8 cards (88 points)."
fn stakes(view: &View, seat: Seat) -> String {
    let cost = match (view.hands[seat].count(), best(view, seat)) {
        (0, _) => "There is nothing to lose yet.".to_owned(),
        (count, None) => format!("A Fiasko would cost you {}.", words::cards(count)),
        (count, Some(points)) => {
            format!("A Fiasko would cost you {} ({points} points).", words::cards(count))
        }
    };
    let cost = Some(cost).filter(|_| !words::is_safe(view));
    [cost, words::danger(view, seat)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// House rule: what the last card did to the hand.
fn grown(view: &View, seat: Seat, joined: &Joined) -> Option<String> {
    let before = joined.before.as_ref().filter(|_| view.streak > 0 && view.turn == seat)?;
    let (was, is) = (worth::best_of(view, seat, before), best(view, seat));
    Some(match (was, is) {
        (None, None) => "Still no row worth 13.".to_owned(),
        (None, Some(is)) => format!("Best row now {is}."),
        (Some(was), is) => format!("Best row {was} before this card, {} now.", is.unwrap_or(0)),
    })
}

/// For the button itself, where there is no room for the sentence.
fn in_short(view: &View, seat: Seat) -> String {
    let stake = match view.hands[seat].count() {
        0 => "nothing at stake".to_owned(),
        count => format!("{} at stake", words::cards(count)),
    };
    match view.prompt.as_ref().and_then(|prompt| prompt.odds) {
        _ if words::is_safe(view) => "safe: no bad card is left".to_owned(),
        _ if view.hands[seat].count() == 0 => stake,
        Some(odds) => format!("{stake}, {} Fiasko", words::percent(odds.fiasko)),
        None => format!("{stake}, {} bad in {}", view.fiaskos + view.catastrophes, view.pile),
    }
}

fn stop_label(view: &View, seat: Seat) -> String {
    match best(view, seat) {
        Some(points) => format!("Stop: keep {points}"),
        None => format!("Stop: keep {}", words::cards(view.hands[seat].count())),
    }
}
