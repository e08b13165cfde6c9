//! Supply: buying from the dock.
use high_street::games::brick_and_mortar::{
    Action, Item, Position, StockLot, StockPrompt, StoreId, View,
};
use yew::prelude::*;

use super::super::counter::debt;
use super::super::habit::no_goods;
use super::super::words::{self, look};
use super::lots::numbers;
use super::supply_dial::{others, unit_prices};
use crate::counter::{Counter, Dial, Offer};
use crate::face::Scene;

pub fn stock(scene: &Scene<Position>, prompt: &StockPrompt) -> Counter<Action> {
    let StockPrompt { seat, item, price, dock, competition, stores, money, tokens_left, .. } =
        prompt;
    let usual = usual(&scene.view, prompt);
    let counts = scene.draft(prompt, "counts", || usual.clone());
    let borrow = scene.draft(prompt, "borrow", || 0);
    let into = places(prompt, &counts);
    let total: u32 = counts.iter().sum();
    let preview = Preview::of(&scene.view, prompt, &into);
    let most_borrowed = preview.dearest.div_ceil(2).min(*tokens_left);
    let borrowed = (*borrow).min(most_borrowed).max(preview.tokens);
    let primary = if total == 0 {
        Offer::new(format!("Stock no {item}"), "i-next", Action::Stock { into, borrow: 0 })
    } else if money.is_none() && borrowed == 0 && *counts == usual {
        // Whoever presses what is proposed is never refused: that would tell how much the purse holds.
        Offer::new(
            format!("Stock up to {total} {item} for ${}", preview.cost),
            "ph-stock",
            Action::Fill,
        )
        .stakes("As many as the purse pays in cash.")
    } else {
        let label = format!("Stock {total} {item} for ${}", preview.cost);
        match &preview.refusal {
            Some(why) => Offer::blocked(label, "ph-stock", why.clone()),
            None => Offer::new(label, "ph-stock", Action::Stock { into, borrow: borrowed })
                .losing(debt(borrowed)),
        }
    };
    let bought = if *competition { "the sealed price" } else { "the lowest price" };
    Counter {
        body: html! {
            <>
                <h3 class="bm-title">{ format!("{} at ${price}, {bought}: {dock} on the dock", look(*item).title) }</h3>
                for (index, offer) in stores.iter().enumerate() {
                    <Dial key={offer.store.to_string()} small=true label={format!("Into {}", offer.store)} note={format!("room for {}", offer.room)}
                        value={counts[index]} least=0 most={offer.room.min(counts[index] + dock.saturating_sub(total))}
                        change={numbers(&counts, index)} refuse={scene.refuse.clone()} />
                }
                <p class="dial__sum">{ others(scene, *seat, *item) }</p>
                { unit_prices(*price, stores) }
                if most_borrowed > 0 {
                    <details class="bm-borrow">
                        <summary>{ "Pay for one item with Debt Tokens" }</summary>
                        <Dial small=true label="Debt Tokens taken" note="$2 each, 1 point less at the end" value={borrowed} least=0 most={most_borrowed}
                            change={borrow.change()} refuse={scene.refuse.clone()} />
                    </details>
                }
            </>
        },
        primary: Some(primary),
        why: preview.why(*money, borrowed),
        more: none(&scene.view, *item, total),
        ..Counter::default()
    }
}

/// The stores that get any, with how many.
fn places(prompt: &StockPrompt, counts: &[u32]) -> Vec<(StoreId, u32)> {
    let some = prompt.stores.iter().zip(counts).filter(|(_, count)| **count > 0);
    some.map(|(offer, count)| (offer.store, *count)).collect()
}

/// Always at its place, for whoever wants none; and none of what follows this month either.
fn none(view: &View, item: Item, total: u32) -> Vec<Offer<Action>> {
    let nothing = || Action::Stock { into: Vec::new(), borrow: 0 };
    let now = Offer::new(format!("Stock no {item}"), "i-next", nothing());
    let month = Offer::new("None for me this month", "i-next", nothing()).no_more(no_goods(view));
    let others = (item != Item::Art).then_some(month);
    (total > 0).then_some(now).into_iter().chain(others).collect()
}

/// What most people do, store by store: fill what the purse pays without debt, as long as an item can
/// bring more than it costs. Where nobody may know the purse, what fits.
fn usual(view: &View, prompt: &StockPrompt) -> Vec<u32> {
    let filled = view.usual_stock(prompt.seat, prompt.item, prompt.price);
    let into = |store| filled.iter().find(|(filled, _)| *filled == store);
    prompt.stores.iter().map(|offer| into(offer.store).map_or(0, |(_, count)| *count)).collect()
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
    fn of(view: &View, prompt: &StockPrompt, into: &[(StoreId, u32)]) -> Preview {
        let bill = view.stock_bill(prompt.seat, prompt.price, into);
        let tokens = view.stock_debt(prompt.item, &bill).unwrap_or(Ok(0));
        let line = |lot: &StockLot| {
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

    fn why(&self, money: Option<u32>, tokens: u32) -> String {
        if self.lines.is_empty() {
            return "Unbought items stay on the dock.".to_owned();
        }
        let sums = self.lines.join(", ");
        if let Some(refusal) = &self.refusal {
            return format!("{sums}. {refusal}");
        }
        let short = money.map_or(0, |money| self.cost.saturating_sub(money));
        let taken = match (short, tokens) {
            (_, 0) => String::new(),
            (0, some) => format!(" Takes {}.", words::tokens(some)),
            (short, some) => format!(" ${short} short: takes {}.", words::tokens(some)),
        };
        let left = money
            .map_or(String::new(), |money| format!(" Leaves ${}.", money + 2 * tokens - self.cost));
        let points =
            if self.points.is_empty() { String::new() } else { format!(" Gains {}.", self.points) };
        format!("{sums}.{taken}{left}{points}")
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
        assert_eq!(buying(14, 0).why(Some(15), 0), "2 × $7 = $14. Leaves $1.");
        assert_eq!(buying(14, 0).why(Some(15), 4), "2 × $7 = $14. Takes 4 Debt Tokens. Leaves $9.");
        let short = "2 × $7 = $14. $5 short: takes 3 Debt Tokens. Leaves $1.";
        assert_eq!(buying(14, 3).why(Some(9), 3), short);
        assert_eq!(buying(14, 0).why(None, 0), "2 × $7 = $14.", "nobody may know the purse");
    }
}
