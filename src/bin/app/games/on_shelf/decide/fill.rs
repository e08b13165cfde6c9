//! Cubes from stock to the shelves: a press on a cube sends it to its shelf. Only where a stopped item
//! lends its space to a neighbour are there two, and then the shelf is asked.
use high_street::games::on_shelf::{
    Action, Brand, Category, FillPrompt, MoveOffer, Position, Source, StockSpace, TraineePrompt,
};
use high_street::table::Seat;
use yew::prelude::*;

use super::finish::{earns, fill_up_or_finish};
use super::stock::{countdown, fill_offer};
use super::{Decision, ask};
use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;
use crate::games::on_shelf::marks::{Marks, Spot, standing};
use crate::games::on_shelf::pieces::category_art;
use crate::games::on_shelf::words;
use crate::parts::icon;

pub fn fill(scene: &Scene<Position>, prompt: &FillPrompt) -> Decision {
    let FillPrompt { seat, points, left, moves, fill_up, finish: done, whole } = prompt;
    let body = html! {
        <>
            { countdown(*left, &format!("of {points} points left"), earns(done, Source::Fill)) }
            <ul class="os-prices" aria-label="What a cube costs">
                for category in Category::ALL {
                    <li key={category.name()}>{ icon(category_art(category)) }<span>{ category.name() }</span><b>{ category.fill_price() }</b></li>
                }
            </ul>
            <p class="os-palette__ask">{ hint(moves) }</p>
        </>
    };
    let heading = format!("{} fills the shelves", scene.who.name(*seat));
    let fill_up = fill_up.iter().map(|(brand, ..)| *brand).collect();
    let counter = Counter { more: vec![fill_offer(fill_up)], ..ask(scene, *seat, heading, body) };
    let counter = fill_up_or_finish(scene, *seat, done, whole, counter);
    Decision { counter, marks: presses(scene, *seat, moves) }
}

pub fn trainee(scene: &Scene<Position>, prompt: &TraineePrompt) -> Decision {
    let TraineePrompt { seat, moves } = prompt;
    let heading = format!("{} moves one cube", scene.who.name(*seat));
    let body = html! { <p class="os-palette__ask">{ hint(moves) }</p> };
    let counter = Counter {
        primary: Some(Offer::blocked(
            "Move one cube",
            "os-fill",
            "Press a cube in stock: it goes to its shelf.",
        )),
        ..ask(scene, *seat, heading, body)
    };
    Decision { counter, marks: presses(scene, *seat, moves) }
}

fn hint(moves: &[MoveOffer]) -> &'static str {
    if moves.is_empty() {
        "Nothing more can be moved."
    } else {
        "Press a ringed cube in stock: it goes to its shelf."
    }
}

fn presses(scene: &Scene<Position>, seat: Seat, moves: &[MoveOffer]) -> Marks {
    let from: Draft<Option<(StockSpace, Brand)>> =
        scene.draft(&(seat, moves.to_vec()), "from", || None);
    let mut marks = Marks::default();
    for offer in moves {
        let MoveOffer { brand, from: stock, to, .. } = *offer;
        let ways = moves.iter().filter(|other| other.from == stock && other.brand == brand);
        let chosen = *from == Some((stock, brand));
        let go = Offer::new(
            format!("Move {brand} from {} to {}", words::stock(stock), words::shelf(to)),
            "",
            Action::Move { brand, from: stock, to },
        );
        let source = if ways.count() == 1 {
            go.clone()
        } else {
            let label = format!("{brand} from {}: which shelf?", words::stock(stock));
            Offer::choosing(label, "", from.choose((!chosen).then_some((stock, brand))))
                .chosen(chosen)
        };
        for spot in standing(&scene.view, stock, brand) {
            if marks.press(spot).is_none() {
                marks.add(spot, source.clone());
                if offer.missing {
                    marks.add_plus(spot);
                }
            }
        }
        if chosen {
            marks.add(Spot::Shelf(to), go);
        }
    }
    marks
}
