//! Who must do what now, in one sentence, and what everybody may know of a seat.
use high_street::games::brick_and_mortar::{
    Action, Ask, BuildingStep, Contest, Effect, Prompt, Redraw, Secret, SellingStep, Stage, View,
};
use high_street::games::brick_and_mortar::{DeliverPrompt, EffectPrompt};
use high_street::table::Seat;

use super::{habit, words};
use crate::counter::Offer;
use crate::face::{Facts, Role, Status, Who};
use crate::words::{count, signed};

pub fn status(view: &View, who: &Who, role: Role) -> Status {
    let (seat, text, hint) = match &view.stage {
        Stage::Over => return over(view, who),
        Stage::Sealing { what, asked, sealed } => return sealing(who, role, *what, asked, sealed),
        Stage::Starting { seat } => (
            *seat,
            "choose a Starting Store.".to_owned(),
            "It is free and opens with full shelves.".to_owned(),
        ),
        Stage::Building(building) => {
            let (text, hint) = match &building.step {
                BuildingStep::StoreAction(_) => (
                    "buy a store, put one up for auction, or pass.".to_owned(),
                    "One store a month.".to_owned(),
                ),
                BuildingStep::Auction(auction) => (
                    format!(
                        "bid at least ${} for {}, or drop out.",
                        auction.bid + 1,
                        auction.store
                    ),
                    format!("{} leads with ${}.", who.name(auction.high), auction.bid),
                ),
                BuildingStep::Manage(seat) => match building.bought[*seat] {
                    Some(store) => (
                        format!("open {store}, or give it up."),
                        "Stores may be closed to make room.".to_owned(),
                    ),
                    None => (
                        "close stores, or finish building.".to_owned(),
                        "Most months there is nothing to close.".to_owned(),
                    ),
                },
            };
            (building.seat(), text, hint)
        }
        Stage::Settling(settling) => (
            settling.seat,
            format!("pay ${}, in cash or with Debt Tokens.", settling.price),
            "Each brings $2 and costs 1 point at the end.".to_owned(),
        ),
        Stage::Effect(effect) => {
            (effect.seat, effect_words(view, effect), effect.store.card().text())
        }
        Stage::Stocking(stocking) => (
            stocking.seat,
            format!("stock {} at ${} each, or nothing.", stocking.item, stocking.price),
            format!("{} on the dock.", view.docks[stocking.item]),
        ),
        Stage::Selling(selling) => match selling.step {
            SellingStep::Quantity { most } => (
                selling.seat,
                format!(
                    "sell up to {most} {} at ${} each.",
                    selling.item,
                    selling.item.max_price()
                ),
                match view.sale_contest(selling.item) {
                    Contest::Alone(_) => "Nobody else can sell.".to_owned(),
                    _ => "There is a box for every item.".to_owned(),
                },
            ),
            SellingStep::Deliver { .. } => {
                let (text, hint) = delivery(view);
                (selling.seat, text, hint)
            }
        },
        Stage::Investing { seat, .. } => (
            *seat,
            "buy points, sell points, or do nothing.".to_owned(),
            "Points decide; money counts for nothing at the end.".to_owned(),
        ),
    };
    let name = who.name(seat);
    let text = match role {
        Role::Watch(_) | Role::Public if !who.is_person(seat) => format!("{name} is thinking."),
        _ => format!("{name}: {text}"),
    };
    Status { seat: Some(seat), text, hint }
}

fn sealing(who: &Who, role: Role, what: Secret, asked: &[Seat], sealed: &[Seat]) -> Status {
    let left: Vec<Seat> = asked.iter().copied().filter(|seat| !sealed.contains(seat)).collect();
    let wish = match what {
        Secret::Draft => "keep one store, pass the rest.".to_owned(),
        Secret::Redraw => "change Market Cards, or keep the hand.".to_owned(),
        Secret::Advertising => "play Market Cards as supply or demand.".to_owned(),
        Secret::Supply(item) => format!("choose a price for {item}, from ${}.", item.min_price()),
        Secret::Sale(item) => format!("choose how much {item} to sell, and the price."),
    };
    let hint = "Nobody sees it until all are sealed.".to_owned();
    if let Role::Decide(seat) = role {
        return Status { seat: Some(seat), text: format!("{}: {wish}", who.name(seat)), hint };
    }
    match left.first() {
        Some(&seat) => {
            Status { seat: Some(seat), text: format!("{}: {wish}", who.name(seat)), hint }
        }
        None => Status { seat: None, text: "All choices are in.".to_owned(), hint: String::new() },
    }
}

/// What is left to decide of an offer: how much of it sells is settled by then.
fn delivery(view: &View) -> (String, String) {
    let Some(Prompt::Deliver(DeliverPrompt { terms, .. })) = &view.prompt else {
        return ("deliver: choose which items.".to_owned(), String::new());
    };
    let (sold, item, price) = (terms.sold, terms.item, terms.price);
    let hint = match terms.quantity - sold {
        0 => "There is a box for each.".to_owned(),
        lost if sold == 0 => {
            return (
                format!("{lost} {item} found no box. Choose which are lost."),
                "No box is free.".to_owned(),
            );
        }
        lost => format!("{lost} more found no box."),
    };
    (format!("deliver {sold} {item} at ${price}: choose which."), hint)
}

fn effect_words(view: &View, effect: &Effect) -> String {
    let store = effect.store;
    let Some(Prompt::Effect(EffectPrompt { ask, .. })) = &view.prompt else {
        return format!("decide what {store} does.");
    };
    match ask {
        Ask::Discard { count } => format!("discard {} ({store}).", words::cards(*count)),
        Ask::Produce { item, most, pay } => {
            format!("put up to {most} {item} on the dock for ${pay} each ({store}).")
        }
        Ask::PlayLate { demand } => {
            format!(
                "play one more card as {}, or none ({store}).",
                if *demand { "demand" } else { "supply" }
            )
        }
        Ask::Take { item, most, .. } => format!("take up to {most} {item}, free ({store})."),
        Ask::Craft { item, most, points } => {
            format!("up to {most} {item} to the dock, or {} ({store}).", words::points(*points))
        }
        Ask::Move { .. } => format!("move items to {store}, or none."),
        Ask::BuySurplus { item, price, .. } => {
            format!("buy surplus {item} at ${price} each ({store}).")
        }
        Ask::Pawn { items, .. } => {
            let goods = words::goods(items);
            format!("put expiring goods on the dock for points, or none: {goods} ({store}).")
        }
    }
}

fn over(view: &View, who: &Who) -> Status {
    let winner = view.result.as_ref().and_then(|result| {
        result
            .places
            .iter()
            .find(|(_, place)| **place == 1)
            .map(|(seat, _)| (seat, result.rows[seat].total))
    });
    let text = match winner {
        Some((seat, total)) => format!("{} wins with {}.", who.name(seat), count(total, "point")),
        None => "The game is over.".to_owned(),
    };
    Status { seat: winner.map(|(seat, _)| seat), text, hint: String::new() }
}

pub fn facts(view: &View, seat: Seat) -> Facts {
    let player = &view.players[seat];
    let points = match &view.result {
        Some(result) => i64::from(result.rows[seat].total),
        None => i64::from(player.points),
    };
    let stores = u32::try_from(player.building.len()).unwrap_or(0);
    Facts {
        big_label: count(points, "point"),
        big: signed(points),
        facts: vec![
            (None, words::place(words::turn(view, seat)).to_owned()),
            (Some("ph-build"), words::some(stores, "store")),
            (Some("i-cards"), format!("{} + {} cards", player.market_cards, player.store_cards)),
            (Some("debt"), player.debt.to_string()),
        ],
    }
}

/// Whoever wants no store, or no goods, says so without a look behind the screen.
pub fn blind(view: &View, seat: Seat) -> Vec<Offer<Action>> {
    let offer = match &view.stage {
        Stage::Building(building) if building.step == BuildingStep::StoreAction(seat) => {
            Offer::new("Pass: no store this month", "i-next", Action::Finish)
                .stakes("Out of the auctions of this month.")
        }
        Stage::Sealing { what: Secret::Supply(item), asked, sealed }
            if asked.contains(&seat) && !sealed.contains(&seat) =>
        {
            Offer::new("None for me this month", "i-next", Action::DialSupply(item.min_price()))
                .stakes("Dials the least and buys no goods, this month.")
                .no_more(habit::no_goods(view))
        }
        _ => return Vec::new(),
    };
    vec![offer]
}

/// For the undo button, and for the sealed choice.
pub fn action_words(action: &Action) -> String {
    match action {
        Action::Keep(store) => format!("keep {store}"),
        Action::Start(store) => format!("open {store}"),
        Action::BuyFromHand { store, .. } => format!("buy {store}"),
        Action::BuyAndOpen { store, .. } => format!("buy and open {store}"),
        Action::OpenAuction { store, bid } => format!("put {store} up at ${bid}"),
        Action::Pass => "pass".to_owned(),
        Action::Raise(bid) => format!("bid ${bid}"),
        Action::Drop => "drop out".to_owned(),
        Action::Close(store) => format!("close {store}"),
        Action::Open => "open the store".to_owned(),
        Action::Done => "done building".to_owned(),
        Action::Discard(cards) => {
            format!("discard {}", words::some(u32::try_from(cards.len()).unwrap_or(0), "card"))
        }
        Action::Redraw(Redraw::None) => "keep the hand".to_owned(),
        Action::Redraw(Redraw::One(_)) => "redraw one card".to_owned(),
        Action::Redraw(Redraw::All) => "redraw the hand".to_owned(),
        Action::Advertise { supply, demand, .. } => {
            format!("{} supply, {} demand", supply.len(), demand.len())
        }
        Action::Finish => "finish building".to_owned(),
        Action::Settle { debt } => format!("take {}", words::tokens(*debt)),
        Action::SettleAndOpen { debt } => {
            format!("take {}, open what was won", words::tokens(*debt))
        }
        Action::First(store) => format!("{store} first"),
        Action::Produce(count) => format!("produce {count}"),
        Action::PlayLate(None) => "play no card".to_owned(),
        Action::PlayLate(Some(_)) => "play a late card".to_owned(),
        Action::Take(count) => format!("take {count}"),
        Action::DialSupply(price) => format!("${price}"),
        Action::DialAndFill(price) => format!("${price}, and buy"),
        Action::Stock { into, .. } => {
            format!("stock {}", into.iter().map(|(_, count)| count).sum::<u32>())
        }
        Action::Fill => "stock what the purse pays".to_owned(),
        Action::Craft(_) => "craft".to_owned(),
        Action::Move { .. } => "move items".to_owned(),
        Action::Sell(count) => format!("sell {count}"),
        Action::DialSale { quantity, price } => format!("{quantity} at ${price}"),
        Action::Deliver(_) => "deliver".to_owned(),
        Action::BuySurplus(_) => "buy surplus".to_owned(),
        Action::Pawn(items) => format!("pawn {}", words::goods(items)),
        Action::BuyPoints { first, second } => format!("buy {}", words::points(first + second)),
        Action::SellPoints(points) => format!("sell {}", words::points(*points)),
    }
}
