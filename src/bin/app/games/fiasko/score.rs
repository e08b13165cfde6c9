//! Scoring a row. It is asked about once more only where it ends the game: then the final table is
//! shown in advance.
use std::rc::Rc;

use gloo::utils::document;
use high_street::games::fiasko::{Action, FinalTable, Offer as Row, Position, Product, View};
use high_street::table::{Arrange, Seat};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::cards::tins;
use super::words;
use super::worth::worths;
use crate::counter::{Offer, Question};
use crate::face::{Scene, Who};
use crate::parts::chip;

/// What scoring `product` would do now; 1 to 5 press it.
pub fn offer(scene: &Scene<Position>, seat: Seat, product: Product) -> Offer<Action> {
    let Scene { view, who, role, .. } = scene;
    let key = ['1', '2', '3', '4', '5'][product.index()];
    let label = format!("Score {product}");
    let rows = view.prompt.iter().flat_map(|prompt| &prompt.offers);
    let row = rows.into_iter().find(|row| row.product == product);
    let offer = match row.filter(|_| role.decides().is_some()) {
        None => Offer::blocked(label, "", words::whose_turn(view, who)),
        Some(Row { refusal: Some(why), .. }) => Offer::blocked(label, "", why.to_string()),
        Some(row) => {
            let ask = row.ends.as_ref().map(|table| question(view, who, seat, row, table));
            Offer::new(format!("{label} for {}", row.points), "", Action::Score(product))
                .asking(ask)
        }
    };
    offer.key(key)
}

/// S goes to the first row that can be scored.
pub fn go_there() -> Offer<Action> {
    let focus = Callback::from(|()| {
        let button = |which| document().query_selector(which).ok().flatten();
        let first = button(".hand .btn.is-legal").or_else(|| button(".hand .btn"));
        if let Some(first) = first.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
            let _ = first.focus();
        }
    });
    Offer::choosing("Go to the scores", "", focus).key('s')
}

fn question(view: &View, who: &Rc<Who>, seat: Seat, row: &Row, table: &FinalTable) -> Question {
    let Row { product, sum, cards, points, .. } = row;
    let worth = worths(view, seat).swap_remove(product.index());
    let values: Vec<String> = worth.cards.iter().map(|goods| goods.value.to_string()).collect();
    let body = html! {
        <>
            <div class="fk-ask__sum" aria-hidden="true">
                { tins(&worth.cards) }
                <span class="num">{ format!("{sum} × {cards} = {points}") }</span>
            </div>
            <ul class="fk-ask__facts">
                <li class="sr">{ format!("{}. {sum} times {cards} cards is {points} points.", added(&values, *sum)) }</li>
                <li>{ discarded(*cards) }</li>
                <li>{ leader(view, who, seat, row) }</li>
                <li>{ format!("The row is final: {} cannot score {product} again.", who.name(seat)) }</li>
            </ul>
            <Ending {who} {seat} table={table.clone()} />
        </>
    };
    let title = format!("Score {product} for {points}?");
    Question { title, body, yes: format!("Score {points}"), always: true }
}

/// "5 plus 4 plus 2 is 11"
fn added(values: &[String], sum: u32) -> String {
    match values {
        [only] => format!("One card worth {only}"),
        _ => format!("{} is {sum}", values.join(" plus ")),
    }
}

fn discarded(cards: u32) -> String {
    match cards {
        1 => "The card goes to the discard pile.".to_owned(),
        _ => format!("All {cards} cards go to the discard pile."),
    }
}

/// How the entry would stand in its row.
fn leader(view: &View, who: &Who, seat: Seat, row: &Row) -> String {
    let Row { product, points, .. } = row;
    let name = who.name(seat);
    let (best, leaders) = view.leaders(*product);
    let (names, lead) = (who.names(&leaders), if leaders.len() == 1 { "leads" } else { "lead" });
    if leaders.is_empty() {
        format!("Nobody has scored {product} yet: {name} would lead this row.")
    } else if *points > best {
        format!("{names} {lead} this row with {best}: {name} would take the lead.")
    } else if *points == best {
        format!("{names} {lead} this row with {best}: {name} would share the lead.")
    } else {
        format!("{names} {lead} this row with {best}: {} more than this.", best - points)
    }
}

#[derive(Properties, PartialEq)]
struct EndingProps {
    who: Rc<Who>,
    seat: Seat,
    table: FinalTable,
}

/// The final table in advance. The sheet is public, so nothing leaks.
#[component]
fn Ending(EndingProps { who, seat, table }: &EndingProps) -> Html {
    let mut order: Vec<Seat> = table.places.iter().map(|(seat, _)| seat).collect();
    order.arrange_by_key(|&seat| (table.places[seat], seat));
    html! {
        <div class="fk-ask__end">
            <p><b>{ verdict(who, *seat, table) }</b></p>
            <ol class="fk-ask__places">
                for other in order {
                    <li key={other.index()} class={classes!((other == *seat).then_some("is-me"))}>
                        <span>{ format!("{}.", table.places[other]) }</span>
                        { chip(&who.0[other], "sm") }
                        <span class="fk-ask__name">{ who.name(other) }</span>
                        <span class="num">{ table.totals[other] }</span>
                    </li>
                }
            </ol>
        </div>
    }
}

/// "This ends the game. Ada would come second, 344 to 351."
fn verdict(who: &Who, seat: Seat, table: &FinalTable) -> String {
    let (name, mine) = (who.name(seat), table.totals[seat]);
    let rivals = table.totals.iter().filter(|(other, _)| *other != seat);
    let best = rivals.map(|(_, total)| *total).max().unwrap_or(0);
    let winners = table.winners();
    let end = match table.places[seat] {
        1 if winners.len() > 1 => {
            format!("{} would share the win with {}.", who.names(&winners), words::points(mine))
        }
        1 if mine == best => format!("{name} would win the tie at {mine} by the higher rows."),
        1 => format!("{name} would win, {mine} to {best}."),
        place if mine == best => {
            let place = words::ordinal(place);
            format!("{name} would come {place}: level at {mine}, but behind in the rows.")
        }
        place => format!("{name} would come {}, {mine} to {best}.", words::ordinal(place)),
    };
    format!("This ends the game. {end}")
}
