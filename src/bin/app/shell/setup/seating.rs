//! Everyone around the table, in turn order; refusals are said where the seats are.
use std::ops::RangeInclusive;

use high_street::table::Hue;
use yew::prelude::*;

use super::draft::{Change, Draft};
use super::known::Known;
use super::row::{SeatRow, mover};
use crate::parts::{focus, icon};
use crate::seated::Title;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct SeatingProps {
    pub draft: Draft,
    pub title: Title,
    pub change: Callback<Change>,
}

/// Everyone around the table, in turn order.
#[component]
pub fn Seating(SeatingProps { draft, title, change }: &SeatingProps) -> Html {
    let (title, range) = (*title, title.seats());
    let range = &range;
    let said = use_state(String::new);
    // Rows change places, so the focus follows the one that was moved.
    let moved = use_state(|| (0_u32, None::<String>));
    use_effect_with((*moved).clone(), |(_, to)| {
        if let Some(id) = to {
            focus(id);
        }
    });
    let change = {
        let (said, change, draft) = (said.clone(), change.clone(), draft.clone());
        let (range, game) = (range.clone(), title.name());
        Callback::from(move |wish: Change| {
            said.set(answer(&draft, &range, game, &wish));
            let to = match &wish {
                Change::Up(id) => Some(mover(*id)),
                Change::Remove(_) if draft.may_remove() => Some("add-seat".to_owned()),
                _ => None,
            };
            moved.set((moved.0 + 1, to));
            change.emit(wish);
        })
    };
    let names = draft.names();
    // Whose name was pressed last: somebody known takes this chair.
    let naming = use_state(|| None::<u8>);
    let on_naming = use_callback(naming.setter(), |id, naming| naming.set(Some(id)));
    let known = {
        let at = (*naming).filter(|id| draft.places().iter().any(|place| place.id == *id));
        let (change, naming) = (change.clone(), naming.setter());
        Callback::from(move |name| {
            naming.set(None);
            change.emit(Change::Known(at, name));
        })
    };
    html! {
        <section class="panel" aria-labelledby="who">
            <div class="panel__head">
                <h2 id="who">{ "Around the table" }</h2>
                <p>{ seats_sentence(range) }</p>
            </div>
            for (index, (place, name)) in draft.places().iter().zip(&names).enumerate() {
                <SeatRow key={place.id} place={place.clone()} name={name.clone()} first={index == 0}
                    taken={Hue::ALL.into_iter().filter(|hue| draft.is_taken(*hue, place.id)).collect::<Vec<_>>()}
                    may_remove={draft.may_remove()} movable={*range.end() > 1} {title} change={&change} naming={&on_naming} />
            }
            <Known seated={names} choose={known} />
            <p class="refusal" role="status">{ &*said }</p>
            if range.start() != range.end() {
                <AddSeat count={draft.count()} open={draft.may_add()} change={&change} />
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct AddSeatProps {
    count: u8,
    open: bool,
    change: Callback<Change>,
}

#[component]
fn AddSeat(AddSeatProps { count, open, change }: &AddSeatProps) -> Html {
    const NEXT: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
    let next = NEXT.get(usize::from(*count)).copied().filter(|_| *open);
    html! {
        <div class="seatrow--empty">
            <button type="button" class="btn btn--ghost" id="add-seat" aria-disabled={next.is_none().then_some("true")}
                onclick={change.reform(|_: MouseEvent| Change::Add)}>
                { icon("i-plus") }
                <span>{ next.map_or_else(|| "The table is full".to_owned(), |next| format!("Add a {next} player")) }</span>
            </button>
        </div>
    }
}

fn seats_sentence(range: &RangeInclusive<u8>) -> String {
    match (range.start(), range.end()) {
        (1, 1) => "For one player".to_owned(),
        (least, most) if least == most => format!("{least} players, in turn order"),
        (least, most) => format!("{least} to {most} players, in turn order"),
    }
}

/// Why a wish about the seats is refused, or nothing.
fn answer(draft: &Draft, range: &RangeInclusive<u8>, game: &str, wish: &Change) -> String {
    match wish {
        Change::Remove(_) if !draft.may_remove() => {
            format!("{game} needs at least {}.", players(*range.start()))
        }
        Change::Add if !draft.may_add() => {
            format!("{game} seats {} at most.", players(*range.end()))
        }
        Change::Up(id) if draft.places().first().is_some_and(|place| place.id == *id) => {
            "This seat is the first already.".to_owned()
        }
        _ => String::new(),
    }
}

fn players(count: u8) -> String {
    words::count(count, "player")
}
