//! The pieces all screens share, each by itself.
use std::rc::Rc;

use high_street::table::{Chair, Hue, Level, Seats, Sitter};
use yew::prelude::*;

use crate::counter::{self, Counter, Dial, Offer, Shown};
use crate::parts::{Chart, Choice, Notice, Segments, Switch, Tone, chip};

fn chairs() -> Seats<Chair> {
    let names = ["Ada", "Ben", "Cora", "Dev", "Emil", "Flora"];
    Seats::from_fn(6, |seat| Chair {
        name: names[seat.index()].to_owned(),
        hue: Hue::ALL[seat.index()],
        sitter: if seat.index() < 4 { Sitter::Person } else { Sitter::Computer(Level::Normal) },
    })
}

/// A counter with everything a counter can have.
fn counter() -> Counter<u32> {
    Counter {
        heading: "A counter".to_owned(),
        primary: Some(Offer::new("Stock 3 food for $9", "i-check", 3).stakes("$6 are left")),
        more: vec![
            Offer::new("Pass", "", 0).key('p'),
            Offer::blocked("Stock 9 food", "", "That costs $27 and you have $15."),
        ],
        ..Counter::default()
    }
}

#[component]
pub fn Pieces() -> Html {
    let (number, on, size) = (use_state(|| 7_u32), use_state(|| true), use_state(|| "md"));
    let set = |state: &UseStateHandle<u32>| {
        let state = state.clone();
        Callback::from(move |value| state.set(value))
    };
    let rounds = (0..8).map(|round| {
        Seats::from_fn(6, |seat| {
            i32::try_from(seat.index()).expect("six seats") * 2 + round * 3 % 11
        })
    });
    let shown =
        Shown { name: "Ada".into(), shared: true, shell: html! {}, peek: html! {}, done: None };
    html! {
        <section class="stack">
            <h2>{ "Pieces" }</h2>
            <Segments<&'static str> legend="Chips" name="chips" chosen={*size}
                change={ let size = size.clone(); Callback::from(move |chosen| size.set(chosen)) }
                choices={["sm", "md", "lg"].map(|size| Choice::new(size, size)).to_vec()} />
            <div class="row wrap">{ for chairs().values().map(|chair| chip(chair, *size)) }</div>
            <Dial label="A dial" value={*number} least=0 most=30 money=true change={set(&number)}
                refuse={Callback::noop()} />
            <Switch label="A switch" hint="What it means, in a few words." on={*on}
                change={ let on = on.clone(); Callback::from(move |value| on.set(value)) } />
            { for [(Tone::Plain, "Something to know."), (Tone::Warn, "Something to heed."), (Tone::Bad, "Something is wrong.")]
                .map(|(tone, text)| html! { <Notice {tone}>{ text }</Notice> }) }
            { counter::draw(&counter(), &shown, &Callback::noop()) }
            <Chart chairs={chairs()} rounds={Rc::new(rounds.collect::<Vec<_>>())}
                labels={Rc::new((1..=8).map(|round| round.to_string()).collect::<Vec<_>>())} caption="Points over the rounds" />
        </section>
    }
}
