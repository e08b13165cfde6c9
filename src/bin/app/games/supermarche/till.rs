//! Above the customers: rounds, the money track with its goals, and the sales held.
use high_street::games::supermarche::{Food, OUTCOMES, ROUNDS, SALES_REQUIRED, Shop, outcome};
use yew::prelude::*;

use super::look::look;
use super::phases::place;
use super::words;
use crate::parts::{icon, picture};

/// Dollars in each of the six bands of the track.
const BAND: i32 = 50;

pub fn till(shop: &Shop) -> Html {
    html! {
        <section class="panel till" aria-label="Till">
            <span class="money till__money">{ icon("coin") }{ words::money(shop.money) }</span>
            { rounds(shop.round) }
            { goals(shop.money) }
            { sales(shop) }
        </section>
    }
}

fn rounds(now: u8) -> Html {
    html! {
        <div class="till__rounds">
            <span class="eyebrow" aria-hidden="true">{ format!("Round {now} of {ROUNDS}") }</span>
            <ol class="track" aria-label={format!("Round {now} of {ROUNDS}")}>
                for round in 1..=ROUNDS {
                    <li key={round} aria-current={(round == now).then_some("step")}
                        class={place(round.cmp(&now))}>{ round }</li>
                }
            </ol>
        </div>
    }
}

fn goals(money: i32) -> Html {
    let reached = outcome(money);
    let next = OUTCOMES.iter().find(|row| row.from.is_some_and(|from| from > money));
    let filled = money.clamp(0, 6 * BAND);
    html! {
        <div class="till__goals">
            <p class="till__rank">
                <b>{ reached.title }</b>
                if let Some(row) = next { <span>{ format!("next: {} at ${}", row.title, row.from.unwrap_or(0)) }</span> }
            </p>
            <svg class="goals" viewBox="0 0 300 14" preserveAspectRatio="none" role="img"
                aria-label={format!("Money track: ${money}, {}", reached.title)}>
                <rect class="goals__back" width="300" height="14" />
                <rect class="goals__fill" width={filled.to_string()} height="14" />
                for band in 1..6 { <path key={band} class="goals__tick" d={format!("M{} 0v14", band * BAND)} /> }
            </svg>
            <ol class="goals__marks" aria-hidden="true">
                for row in &OUTCOMES[1..] {
                    <li key={row.rank} class={(row.rank == reached.rank).then_some("is-now")}>{ format!("${}", row.from.unwrap_or(0)) }</li>
                }
            </ol>
        </div>
    }
}

fn sales(shop: &Shop) -> Html {
    let held = shop.sales_used.len();
    html! {
        <div class="till__sales">
            <span class="eyebrow">{ words::sales(shop) }{ " · " }{ words::restock(shop) }</span>
            <ul class="saleflags" aria-label={format!("Sales held: {held}, {SALES_REQUIRED} required")}>
                for food in Food::ALL { { flag(shop, food) } }
            </ul>
        </div>
    }
}

fn flag(shop: &Shop, food: Food) -> Html {
    let (class, state) = match () {
        () if shop.sale == Some(food) => ("is-on", "on sale now"),
        () if shop.sales_used.contains(&food) => ("is-used", "had its sale"),
        () => ("", "no sale yet"),
    };
    html! { <li key={food.name()} {class}>{ picture("", look(food).glyph, &format!("{food}: {state}")) }</li> }
}
