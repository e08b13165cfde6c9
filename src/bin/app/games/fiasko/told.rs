//! The log, one sentence an event. Names, never "you".
use high_street::games::fiasko::{Event, Goods, View};
use high_street::table::{Seat, Seats};
use yew::prelude::*;

use super::{shown, words};
use crate::face::{Cue, Moment, Told, Weight, Who};

pub fn told(event: &Event, who: &Who) -> Told {
    Told {
        seat: seat(event),
        words: line(event, who),
        cue: cue(event),
        moment: moment(event, who),
        ..Told::default()
    }
}

fn line(event: &Event, who: &Who) -> Html {
    let name = |seat: Seat| html! { <b>{ who.name(seat) }</b> };
    match event {
        Event::Begins { seat } => html! { <>{ name(*seat) }{ " begins." }</> },
        Event::Drew { seat } => html! { <>{ name(*seat) }{ " drew a card." }</> },
        Event::DrewGoods { seat, goods } => {
            html! { <>{ name(*seat) }{ " drew " }<b>{ goods.to_string() }</b>{ "." }</> }
        }
        Event::Fiasko { seat, lost } => {
            html! { <>{ name(*seat) }{ " drew a " }<b>{ "Fiasko" }</b>{ lost_own(lost) }</> }
        }
        Event::Catastrophe { seat, lost } => html! {
            <>{ name(*seat) }{ " drew a " }<b>{ "catastrophe" }</b>{ ". " }{ lost_all(lost, who) }</>
        },
        Event::Scored { seat, product, sum, cards, points, .. } => html! {
            <>
                { name(*seat) }{ format!(" scored {product}: {sum} × {cards} = ") }
                <b>{ *points }</b>{ "." }
            </>
        },
        Event::Stopped { seat, drawn } => {
            html! { <>{ name(*seat) }{ format!(" stopped after {}.", words::cards(*drawn)) }</> }
        }
        Event::Renewed { cards } => html! {
            { format!("The discard pile was shuffled: {cards} cards in the new draw pile, \
                       all eight bad ones among them.") }
        },
        Event::Finished { seat } => {
            html! { <>{ name(*seat) }{ " filled the fifth row. The game is over." }</> }
        }
    }
}

fn lost_own(lost: &[Goods]) -> String {
    match lost.len() {
        0 => " with an empty hand: nothing was lost.".to_owned(),
        _ => format!(" and lost {}.", words::cards(count(lost))),
    }
}

/// "Ben lost 4 cards, Cora 1."
fn lost_all(lost: &Seats<Vec<Goods>>, who: &Who) -> String {
    let hit: Vec<String> = lost
        .iter()
        .filter(|(_, hand)| !hand.is_empty())
        .map(|(seat, hand)| format!("{} lost {}", who.name(seat), words::cards(count(hand))))
        .collect();
    match hit.len() {
        0 => "Nobody else held a card.".to_owned(),
        _ => format!("{}.", hit.join(", ")),
    }
}

fn count(hand: &[Goods]) -> u32 {
    u32::try_from(hand.len()).expect("there are 80 goods")
}

const fn seat(event: &Event) -> Option<Seat> {
    match event {
        Event::Begins { seat }
        | Event::Drew { seat }
        | Event::DrewGoods { seat, .. }
        | Event::Fiasko { seat, .. }
        | Event::Catastrophe { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Stopped { seat, .. }
        | Event::Finished { seat } => Some(*seat),
        Event::Renewed { .. } => None,
    }
}

/// One sound for every goods card, whoever hears it.
const fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::Drew { .. } | Event::DrewGoods { .. } => Some(Cue::Card),
        Event::Fiasko { .. } | Event::Catastrophe { .. } => Some(Cue::Crash),
        Event::Scored { .. } => Some(Cue::Score),
        Event::Renewed { .. } => Some(Cue::Shuffle),
        Event::Finished { .. } => Some(Cue::Fanfare),
        Event::Begins { .. } | Event::Stopped { .. } => None,
    }
}

/// What nobody should miss: a hand lost, many hands lost, a row scored, the last one.
fn moment(event: &Event, who: &Who) -> Option<Moment> {
    let (title, sentence, weight) = match event {
        Event::Fiasko { seat, lost } => {
            let name = who.name(*seat);
            let sentence = match lost.len() {
                0 => format!("{name}’s hand was empty: nothing is lost."),
                _ => format!("{name} loses the hand: {}.", words::cards(count(lost))),
            };
            (format!("Fiasko for {name}"), sentence, Weight::Loss)
        }
        Event::Catastrophe { seat, lost } => {
            (format!("{} drew a catastrophe", who.name(*seat)), lost_all(lost, who), Weight::Loss)
        }
        Event::Scored { seat, product, sum, cards, points, .. } => (
            format!("{} scored {product}", who.name(*seat)),
            format!("{sum} × {} = {points}. The whole hand is discarded.", words::cards(*cards)),
            Weight::Fanfare,
        ),
        Event::Finished { seat } => (
            "The fifth row".to_owned(),
            format!("{} filled the fifth row. The game is over.", who.name(*seat)),
            Weight::News,
        ),
        Event::Begins { .. }
        | Event::Drew { .. }
        | Event::DrewGoods { .. }
        | Event::Stopped { .. }
        | Event::Renewed { .. } => return None,
    };
    Some(Moment { title, sentence, weight })
}

/// The card that did it, and what lies open because of it.
pub fn pictured(event: &Event, view: &View, who: &Who) -> Html {
    match event {
        Event::Fiasko { seat, lost } => shown::fiasko(who, *seat, lost).pieces(),
        Event::Catastrophe { seat, lost } => shown::catastrophe(who, *seat, lost).pieces(),
        Event::Scored { seat, product, hand, points, .. } => {
            shown::scored(who, *seat, *product, hand, *points).pieces()
        }
        Event::Finished { seat } => shown::rows(view, *seat),
        _ => Html::default(),
    }
}
