//! What could be done at one question, told apart: a report sets choices beside each other.
use high_street::games::brick_and_mortar::{Action, Craft, Lot, MarketId, Redraw, View, pictured};

use super::goods::market_words;
use super::status::action_words;
use super::words;
use crate::face::Who;
use crate::words::list;

pub fn choice(view: &View, action: &Action, who: &Who) -> String {
    match action {
        Action::BuyFromHand { borrow, .. }
        | Action::BuyAndOpen { borrow, .. }
        | Action::Stock { borrow, .. }
            if *borrow > 0 =>
        {
            format!("{}, with {}", without_debt(view, action, who), words::tokens(*borrow))
        }
        action => without_debt(view, action, who),
    }
}

fn without_debt(view: &View, action: &Action, who: &Who) -> String {
    let item = view.stage.item().map_or_else(String::new, |item| item.to_string());
    match action {
        Action::Discard(cards) => format!("discard {}", market(cards)),
        Action::Redraw(Redraw::One(card)) => format!("redraw {}", market_words(*card)),
        Action::Advertise { supply, demand, .. } => {
            format!("supply {}, demand {}", market(supply), market(demand))
        }
        Action::PlayLate(Some(card)) => format!("play {}", market_words(*card)),
        Action::DialSupply(price) => format!("dial ${price} for {item}"),
        Action::DialAndFill(price) => {
            format!("dial ${price} for {item} and stock what the purse pays")
        }
        Action::DialSale { quantity, price } => format!("dial {quantity} {item} at ${price}"),
        Action::Stock { into, .. } => {
            let each = into.iter().filter(|(_, count)| *count > 0);
            let each: Vec<String> =
                each.map(|(store, count)| format!("{count} for {store}")).collect();
            if each.is_empty() {
                "stock nothing".to_owned()
            } else {
                format!("stock {}", list(&each))
            }
        }
        Action::Craft(Craft::Nothing) => "craft nothing".to_owned(),
        Action::Craft(Craft::Cubes(count)) => format!("craft {count}"),
        Action::Craft(Craft::Points) => "craft for points".to_owned(),
        Action::Move { lots: moved, surplus } => match surplus {
            0 => format!("move {}", lots(moved)),
            more => format!("move {} and {more} of the surplus", lots(moved)),
        },
        Action::Deliver(delivery) => format!("deliver {}", lots(&delivery.sold)),
        Action::BuySurplus(from) => {
            let each: Vec<String> = from
                .iter()
                .map(|(seat, count)| format!("{count} of {}", who.name(*seat)))
                .collect();
            if each.is_empty() {
                "buy no surplus".to_owned()
            } else {
                format!("buy {}", list(&each))
            }
        }
        action => action_words(action),
    }
}

/// What the pictures of some cards add up to: "4 food, 1 art".
fn market(cards: &[MarketId]) -> String {
    words::goods(&pictured(cards))
}

/// "2 food from Bakery and 1 art from Bazaar".
fn lots(lots: &[Lot]) -> String {
    let one = |lot: &Lot| format!("{} {} from {}", lot.count, lot.item, lot.store);
    let each: Vec<String> = lots.iter().map(one).collect();
    if each.is_empty() { "nothing".to_owned() } else { list(&each) }
}
