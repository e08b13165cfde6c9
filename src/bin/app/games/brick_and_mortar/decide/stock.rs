//! Supply: the secret price, and buying from the dock.
use high_street::games::brick_and_mortar::{Action, Item, Prompt, StockOffer, StoreId, View};
use yew::prelude::*;

use super::super::counter::{Choices, Counter, Press};
use super::super::words::{self, look};
use super::lots::numbers;
use super::{AskProps, CHANGE, sealed, set};
use crate::counter::{Dial, use_draft};

/// What one item would cost in each store, every modifier spelled out.
fn unit_prices(price: u32, stores: &[StockOffer]) -> Html {
    let cost = |changes: &[high_street::games::brick_and_mortar::Change]| {
        price.saturating_add_signed(changes.iter().map(|change| change.delta).sum())
    };
    html! {
        <ul class="bm-sums">
            for offer in stores {
                <li key={offer.store.to_string()}>
                    <b>{ format!("{}: ${} each", offer.store, cost(&offer.one)) }</b>
                    { format!(", room for {}", offer.room) }
                    if !offer.one.is_empty() { { format!(" ({})", words::changes(&offer.one)) } }
                    if offer.all != offer.one { { format!("; ${} each if all the room is filled ({})", cost(&offer.all), words::changes(&offer.all)) } }
                </li>
            }
        </ul>
    }
}

#[component]
pub fn SupplyDial(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let least = if let Prompt::DialSupply { least, .. } = prompt { *least } else { 0 };
    let price = use_draft(&scene.drafts, *seat, prompt, "price", || match sealed(&scene.view) {
        Some(Action::DialSupply(price)) => *price,
        _ => least,
    });
    let Prompt::DialSupply { item, most, dock, rooms, stores, .. } = prompt else {
        return html! {};
    };
    let rivals: Vec<_> = rooms
        .iter()
        .filter(|(other, room)| other != seat && **room > 0)
        .map(|(other, _)| other)
        .collect();
    let press = Press::new(format!("Seal ${}", *price), "i-lock", Action::DialSupply(*price))
        .asking(vec![
            format!("${} for each {item} bought; {dock} on the dock.", *price),
            CHANGE.to_owned(),
        ]);
    let why = "Nobody sees it until all are sealed. It binds nobody to buy.";
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(press, why)}>
            <Dial label={format!("Price for {item}")} note={format!("${least} to ${most}")} value={*price} {least} most={*most} money=true
                change={set(&price)} refuse={scene.refuse.clone()} />
            <p class="dial__sum">{ format!("{dock} on the dock; {} also {}.", scene.who.names(&rivals),
                if rivals.len() == 1 { "bids" } else { "bid" }) }</p>
            { unit_prices(*price, stores) }
        </Counter>
    }
}

#[component]
pub fn Stock(AskProps { scene, seat, prompt }: &AskProps) -> Html {
    let places = if let Prompt::Stock { stores, .. } = prompt { stores.len() } else { 0 };
    let counts = use_draft(&scene.drafts, *seat, prompt, "counts", || vec![0; places]);
    let borrow = use_draft(&scene.drafts, *seat, prompt, "borrow", || 0);
    let Prompt::Stock { item, price, dock, competition, stores, money, tokens_left } = prompt
    else {
        return html! {};
    };
    let into: Vec<(StoreId, u32)> = stores
        .iter()
        .zip(&*counts)
        .filter(|(_, count)| **count > 0)
        .map(|(offer, count)| (offer.store, *count))
        .collect();
    let total: u32 = counts.iter().sum();
    let preview = Preview::of(&scene.view, *item, *price, &into);
    let most_borrowed = preview.dearest.div_ceil(2).min(*tokens_left);
    let borrowed = (*borrow).min(most_borrowed);
    let primary = if total == 0 {
        Press::new(format!("Stock no {item}"), "i-next", Action::Stock { into, borrow: 0 })
    } else {
        let label = format!("Stock {total} {item} for ${}", preview.cost);
        match &preview.refusal {
            Some(why) => Press::blocked(label, "ph-stock", why.clone()),
            None => Press::new(label, "ph-stock", Action::Stock { into, borrow: borrowed })
                .asking(preview.debt(borrowed)),
        }
    };
    let put = numbers(&counts);
    let bought = if *competition { "the sealed price" } else { "the lowest price" };
    html! {
        <Counter scene={scene.clone()} seat={*seat} choices={Choices::only(primary, preview.why(*money, borrowed))}>
            <h3 class="bm-title">{ format!("{} at ${price}, {bought}: {dock} on the dock", look(*item).title) }</h3>
            for (index, offer) in stores.iter().enumerate() {
                <Dial key={offer.store.to_string()} small=true label={format!("Into {}", offer.store)} note={format!("room for {}", offer.room)}
                    value={counts[index]} least=0 most={offer.room.min(counts[index] + dock.saturating_sub(total))} change={put.reform(move |value| (index, value))} refuse={scene.refuse.clone()} />
            }
            { unit_prices(*price, stores) }
            if most_borrowed > 0 {
                <details class="bm-borrow">
                    <summary>{ "Pay for one item with Debt Tokens" }</summary>
                    <Dial small=true label="Debt Tokens taken" note="$2 each, 1 point less at the end" value={borrowed} least=0 most={most_borrowed}
                        change={set(&borrow)} refuse={scene.refuse.clone()} />
                </details>
            }
        </Counter>
    }
}

/// What the view says of a purchase that is being put together.
#[derive(Default)]
struct Preview {
    cost: u32,
    dearest: u32,
    tokens: u32,
    /// Why it cannot be paid.
    refusal: Option<String>,
    lines: Vec<String>,
    points: String,
}

impl Preview {
    fn of(view: &View, item: Item, price: u32, into: &[(StoreId, u32)]) -> Preview {
        let Some((bill, tokens)) = view.stock_preview(item, price, into) else {
            return Preview::default();
        };
        let line = |lot: &high_street::games::brick_and_mortar::StockLot| {
            let spelled = words::changes(&lot.changes);
            let why = if spelled.is_empty() { String::new() } else { format!(" ({spelled})") };
            format!("{} × ${} = ${}{why}", lot.count, lot.each, lot.count * lot.each)
        };
        Preview {
            cost: bill.total,
            dearest: bill.dearest,
            refusal: tokens.as_ref().err().map(ToString::to_string),
            tokens: tokens.unwrap_or(0),
            lines: bill.lots.iter().map(line).collect(),
            points: words::gains(&bill.points),
        }
    }

    fn why(&self, money: u32, borrow: u32) -> String {
        if self.lines.is_empty() {
            return "Unbought items stay on the dock.".to_owned();
        }
        if let Some(refusal) = &self.refusal {
            return format!("{}. {refusal}", self.lines.join(", "));
        }
        let tokens = self.tokens.max(borrow);
        let taken = match (self.tokens, tokens) {
            (_, 0) => String::new(),
            (0, some) => format!("Takes {}. ", words::tokens(some)),
            (_, some) => format!("${} short: takes {}. ", self.cost - money, words::tokens(some)),
        };
        let left = money + 2 * tokens - self.cost;
        let points =
            if self.points.is_empty() { String::new() } else { format!(" Gains {}.", self.points) };
        format!("{}. {taken}Leaves ${left}.{points}", self.lines.join(", "))
    }

    fn debt(&self, borrow: u32) -> Vec<String> {
        match self.tokens.max(borrow) {
            0 => Vec::new(),
            some => vec![format!(
                "This takes {}: one point less each at the end, never repaid.",
                words::tokens(some)
            )],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Preview;

    #[test]
    fn tokens_taken_by_choice_are_counted_in_what_is_left() {
        let buying = |cost, tokens| Preview {
            cost,
            tokens,
            lines: vec!["2 × $7 = $14".to_owned()],
            ..Preview::default()
        };
        assert_eq!(buying(14, 0).why(15, 0), "2 × $7 = $14. Leaves $1.");
        assert_eq!(buying(14, 0).why(15, 4), "2 × $7 = $14. Takes 4 Debt Tokens. Leaves $9.");
        let short = "2 × $7 = $14. $5 short: takes 3 Debt Tokens. Leaves $1.";
        assert_eq!(buying(14, 3).why(9, 0), short);
    }
}
