//! The one question: a score is rare and final, so the numbers are said once more.
use std::rc::Rc;

use high_street::games::fiasko::{FinalTable, Offer, Product, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::cards::tins;
use super::words;
use super::worth::worths;
use crate::face::Who;
use crate::parts::{Dialog, chip};

#[derive(Properties, PartialEq)]
pub struct ScoreQuestionProps {
    pub view: Rc<View>,
    pub who: Rc<Who>,
    pub seat: Seat,
    pub offer: Offer,
    pub score: Callback<Product>,
    pub close: Callback<()>,
}

#[component]
pub fn ScoreQuestion(props: &ScoreQuestionProps) -> Html {
    let ScoreQuestionProps { view, who, seat, offer, score, close } = props;
    let Offer { product, sum, cards, points, ends, .. } = offer;
    let worth = worths(view, *seat).swap_remove(product.index());
    let values: Vec<String> = worth.cards.iter().map(|goods| goods.value.to_string()).collect();
    let yes = {
        let product = *product;
        score.reform(move |_: MouseEvent| product)
    };
    html! {
        <Dialog title={format!("Score {product} for {points}?")} on_close={close.clone()} class="fk-ask">
            <div class="fk-ask__sum" aria-hidden="true">
                { tins(&worth.cards) }
                <span class="num">{ format!("{sum} × {cards} = {points}") }</span>
            </div>
            <ul class="fk-ask__facts">
                <li class="sr">{ format!("{}. {sum} times {cards} cards is {points} points.", added(&values, *sum)) }</li>
                <li>{ discarded(*cards) }</li>
                <li>{ leader(view, who, *seat, offer) }</li>
                <li>{ format!("The row is final: {} cannot score {product} again.", who.name(*seat)) }</li>
            </ul>
            if let Some(table) = ends { <Ending {who} seat={*seat} table={table.clone()} /> }
            <div class="fk-ask__choice">
                <button type="button" class="btn" data-first="true" onclick={close.reform(|_: MouseEvent| ())}>{ "Cancel" }</button>
                <button type="button" class="btn btn--primary" onclick={yes}>
                    { format!("Score {points}") }
                </button>
            </div>
        </Dialog>
    }
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
fn leader(view: &View, who: &Who, seat: Seat, offer: &Offer) -> String {
    let Offer { product, points, .. } = offer;
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
    order.sort_by_key(|&seat| (table.places[seat], seat));
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
