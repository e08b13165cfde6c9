//! The log, one sentence an event. Names, never "you".
use high_street::games::supermarche::{Choice, Event, OUTCOMES};
use high_street::table::Seat;

use super::status::KEEPER;
use super::words;
use crate::face::{Cue, Moment, Told, Weight, Who};

pub fn told(event: &Event, who: &Who) -> Told {
    let words = sentence(event, &who.name(KEEPER));
    let moment = moment(event, &words);
    let rolls = matches!(event, Event::Rolled(_));
    Told { seat: seat(event), words: words.into(), cue: cue(event), phase: None, moment, rolls }
}

/// A trip that came to nothing, and the end. Alone at the table nothing else holds up the game.
fn moment(event: &Event, words: &str) -> Option<Moment> {
    let (title, weight) = match event {
        Event::Failed { who, .. } => (format!("{who} walks out"), Weight::Loss),
        Event::Bankrupt { .. } => ("The shop is closed".to_owned(), Weight::Loss),
        Event::Finished { .. } => ("Closing time".to_owned(), Weight::Fanfare),
        _ => return None,
    };
    Some(Moment { title, sentence: words.to_owned(), weight })
}

fn sentence(event: &Event, name: &str) -> String {
    let food = words::food;
    match event {
        Event::Opened { money, .. } => {
            format!("{name} opens the shop with ${money} and full shelves.")
        }
        Event::RoundBegan { round } => format!("Round {round} begins: five customers at the door."),
        Event::TurnedUp { who, .. } => format!("{who} is turned face up."),
        Event::Prices { card, .. } => {
            let costs = card.costs().iter().map(|(what, cost)| format!("{} ${cost}", food(what)));
            format!("Delivery prices: {}.", words::list(&costs.collect::<Vec<_>>()))
        }
        Event::Bought { food: what, cubes, cost, .. } => {
            format!("{name} buys {cubes} {} for ${cost}.", food(*what))
        }
        Event::Returned { food: what, cubes, money } => {
            format!("{name} returns {cubes} {} for ${money}.", food(*what))
        }
        Event::DeliveryEnded { bought, .. } if bought.is_none() => {
            format!("{name} orders nothing.")
        }
        Event::DeliveryEnded { bought, paid } => {
            format!("The order is closed: {} for ${paid}.", words::basket(bought))
        }
        Event::Stocked { food: what, cubes } => {
            format!("{name} brings out {cubes} {}.", food(*what))
        }
        Event::Unstocked { food: what, cubes } => {
            format!("{name} takes {cubes} {} back.", food(*what))
        }
        Event::SaleSet { food: Some(what) } => format!("{name} puts {} on sale.", food(*what)),
        Event::SaleSet { food: None } => format!("{name} takes the sale down."),
        Event::DoorsOpened { sale: Some(what) } => {
            format!("The doors open: {} on sale at ${}.", food(*what), what.sale_price())
        }
        Event::DoorsOpened { sale: None } => "The doors open, without a sale.".to_owned(),
        Event::Served { who, .. } => format!("{name} lets {who} in."),
        Event::InitialCube { who, food: what, money } => {
            format!("{who} takes {} on sale first: +${money}.", food(*what))
        }
        Event::InitialCubeDeclined { who, food: what } => {
            format!("{who} gets no {} first.", food(*what))
        }
        Event::Rolled(reading) => {
            let [first, second] = reading.dice;
            let total = reading.total();
            format!(
                "{first} and {second}: {total} is {} for {}.",
                food(reading.who.card().wants(total)),
                reading.who
            )
        }
        Event::Sold { who, choice, basket, forced } => {
            let how = match (choice, forced) {
                (Choice::Normal, _) => "buys",
                (Choice::Coupon, false) => "uses a coupon for",
                (Choice::Coupon, true) => "is saved by a coupon and buys",
            };
            format!("{who} {how} {}: +${}.", words::foods(basket.foods()), basket.money)
        }
        Event::Completed { who, spent, bonus: 0 } => {
            format!("{who} leaves happy: ${spent} in all.")
        }
        Event::Completed { who, spent, bonus } => {
            format!("{who} leaves happy: ${spent} and ${bonus} bonus.")
        }
        Event::Failed { who, missing, refund, penalty } => {
            // With a basket of three some of it may still lie on the shelves.
            let missing = food(*missing);
            format!("Not enough {missing}: {who} walks out. Refund ${refund}, penalty ${penalty}.")
        }
        Event::RestockedDuring { who, moves, penalty, .. } => {
            format!(
                "{who} has to leave for −${penalty}; {name} brings out {}.",
                words::basket(moves)
            )
        }
        Event::RestockedAfter { moves, .. } => {
            format!("One customer is sent away unseen; {name} brings out {}.", words::basket(moves))
        }
        Event::Wasted { round, fee: 0, .. } => format!("Round {round} ends, and nothing spoils."),
        Event::Wasted { round, cubes, fee } => {
            format!("Round {round} ends. Thrown out: {} for ${fee}.", words::basket(cubes))
        }
        Event::Bankrupt { money } => {
            format!("{} in the till: the shop is lost.", words::money(*money))
        }
        Event::Finished { money, rank } => {
            let title = OUTCOMES.get(usize::from(*rank)).map_or("", |row| row.title);
            format!("{name} finishes with ${money}: {title}.")
        }
    }
}

/// The shopkeeper's own doings carry the chip; what the table does stands alone.
const fn seat(event: &Event) -> Option<Seat> {
    match event {
        Event::RoundBegan { .. }
        | Event::Prices { .. }
        | Event::TurnedUp { .. }
        | Event::DoorsOpened { .. }
        | Event::Wasted { .. } => None,
        _ => Some(KEEPER),
    }
}

const fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::TurnedUp { .. } | Event::Prices { .. } | Event::Served { .. } => Some(Cue::Card),
        Event::RoundBegan { .. } | Event::Rolled(_) => Some(Cue::Shuffle),
        Event::Bought { .. }
        | Event::Returned { .. }
        | Event::Sold { .. }
        | Event::InitialCube { .. } => Some(Cue::Coin),
        Event::Completed { .. } => Some(Cue::Score),
        Event::Failed { .. } | Event::Bankrupt { .. } => Some(Cue::Crash),
        Event::Finished { .. } => Some(Cue::Fanfare),
        _ => None,
    }
}
