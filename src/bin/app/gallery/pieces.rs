//! The pieces all screens share, each by itself: what `parts/` and `counter/` have to draw with.
use std::rc::Rc;

use high_street::table::{Chair, Hue, Level, Seats, Sitter};
use yew::prelude::*;

use crate::counter::{self, Asked, Counter, Dial, Offer, Shown};
use crate::parts::{
    Bar, Chart, Choice, Dialog, Folded, Notice, Pick, Segments, Switch, Toast, Tone, Word, chip,
    icon,
};

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
        primary: Some(stock()),
        more: vec![
            Offer::new("Pass", "", 0).key('p'),
            Offer::blocked("Stock 9 food", "", "That costs $27 and you have $15."),
        ],
        ..Counter::default()
    }
}

fn stock() -> Offer<u32> {
    Offer::new("Stock 3 food for $9", "i-check", 3).stakes("$6 are left")
}

#[component]
pub fn Pieces() -> Html {
    let (number, on, size) = (use_state(|| 7_u32), use_state(|| true), use_state(|| "md"));
    let chosen = use_state(|| 0_usize);
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
            <Bar title="The sign of a shop" sub="Turn 3 · 4 players">
                <button type="button" class="btn btn--icon" aria-label="Rules">{ icon("i-rules") }</button>
            </Bar>
            <Segments<&'static str> legend="Chips" name="chips" chosen={*size} change={keep(&size)}
                choices={["sm", "md", "lg"].map(|size| Choice::new(size, size)).to_vec()} />
            <div class="row wrap">{ for chairs().values().map(|chair| chip(chair, *size)) }</div>
            <Dial label="A dial" value={*number} least=0 most=30 money=true change={keep(&number)}
                refuse={Callback::noop()} />
            <Switch label="A switch" hint="What it means, in a few words." on={*on} change={keep(&on)} />
            <Pick label="A list" choices={["Shared", "By subtotal"].map(AttrValue::from).to_vec()} chosen={*chosen}
                change={keep(&chosen)} />
            { for [(Tone::Plain, "Something to know."), (Tone::Warn, "Something to heed."), (Tone::Bad, "Something is wrong.")]
                .map(|(tone, text)| html! { <Notice {tone}>{ text }</Notice> }) }
            <Folded summary="Something folded"><p>{ "For whoever asks." }</p></Folded>
            <Over />
            { counter::draw(&counter(), &shown, &Callback::noop()) }
            <Chart chairs={chairs()} rounds={Rc::new(rounds.collect::<Vec<_>>())}
                labels={Rc::new((1..=8).map(|round| round.to_string()).collect::<Vec<_>>())} caption="Points over the rounds" />
        </section>
    }
}

/// A callback that keeps the last value.
fn keep<T: 'static>(state: &UseStateHandle<T>) -> Callback<T> {
    let state = state.setter();
    Callback::from(move |value| state.set(value))
}

#[derive(Clone, Copy, PartialEq)]
enum Lies {
    Question,
    Drawer,
    Word,
}

/// What lies over a page, each behind a button.
#[component]
fn Over() -> Html {
    let over = use_state(|| None::<Lies>);
    let close = {
        let over = over.setter();
        Callback::from(move |()| over.set(None))
    };
    let choices =
        [(Lies::Question, "A question"), (Lies::Drawer, "A drawer"), (Lies::Word, "A toast")];
    let offer = stock().losing(vec!["This takes 2 Debt Tokens, never repaid.".to_owned()]);
    let word = (*over == Some(Lies::Word))
        .then(|| Word::with("Ada drew a card.", "Undo", Callback::noop()));
    html! {
        <div class="row wrap">
            { for choices.map(|(one, words)| {
                let over = over.setter();
                html! {
                    <button type="button" class="btn" onclick={move |_: MouseEvent| over.set(Some(one))}>{ words }</button>
                }
            }) }
            if *over == Some(Lies::Question) {
                <Asked<u32> {offer} yes={Callback::noop()} close={close.clone()} />
            }
            if *over == Some(Lies::Drawer) {
                <Dialog title="A drawer" on_close={close.clone()} class="drawer"><p>{ "Rules, log or menu." }</p></Dialog>
            }
            <Toast {word} on_end={close} />
        </div>
    }
}
