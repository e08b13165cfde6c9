//! What could be done at one question, told apart: a report sets choices beside each other.
use high_street::games::on_shelf::Action;

use super::{told, words};
use crate::face::Who;

pub fn choice(action: &Action, who: &Who) -> String {
    match action {
        Action::Repeat { seat, job } => format!("repeat {}’s {job}", who.name(*seat)),
        Action::Place { brand, space } => format!("place {brand} in {}", words::stock(*space)),
        Action::Move { brand, from, to } => {
            format!("move {brand} from {} to {}", words::stock(*from), words::shelf(*to))
        }
        Action::FillUpAndDone { identification } => with_identification("fill up", *identification),
        Action::Serve(customer) => format!("serve the {}", customer.name()),
        Action::Sell { line, bottle } => {
            let wish = u32::from(*line) + 1;
            match bottle {
                Some(bottle) => {
                    format!("wish {wish}: {} from {}", bottle.brand, words::place(bottle.space))
                }
                None => format!("wish {wish}: nothing"),
            }
        }
        Action::Done { identification } => with_identification("done", *identification),
        Action::Spill(space) | Action::Choose(space) => words::place(*space),
        Action::Swap { space, out, into } => {
            format!("swap {out} for {into} in {}", words::place(*space))
        }
        Action::Reject(customer) => format!("send the {} away", customer.name()),
        action => told::undone(action),
    }
}

fn with_identification(what: &str, asked: bool) -> String {
    if asked { format!("{what}, and ask for identification") } else { what.to_owned() }
}
