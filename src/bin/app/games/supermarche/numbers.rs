//! A customer's own table of totals, with the roll and its coupon pair marked.
use high_street::games::supermarche::{CustomerId, Odds, TOTALS, WAYS, coupon_chart};
use yew::prelude::*;

use super::look::{cube, look};
use super::words;
use crate::parts::{Folded, icon};

#[derive(Properties, PartialEq)]
pub struct NumbersProps {
    pub who: CustomerId,
    /// The total on the dice.
    #[prop_or_default]
    pub rolled: Option<u8>,
    /// Whether the numbers of the coupon chart are marked too.
    #[prop_or_default]
    pub pair: bool,
    /// The aid: which totals would find nothing.
    #[prop_or_default]
    pub odds: Option<Odds>,
}

#[component]
pub fn Numbers(props: &NumbersProps) -> Html {
    html! {
        <ol class="numbers" aria-label={format!("What {} wants with each total", props.who)}>
            for total in TOTALS { { number(props, total) } }
        </ol>
    }
}

fn number(props: &NumbersProps, total: u8) -> Html {
    let food = props.who.card().wants(total);
    let hit = props.rolled == Some(total);
    let pair =
        props.pair && props.rolled.is_some_and(|rolled| coupon_chart(rolled).contains(&total));
    let fails = props.odds.as_ref().is_some_and(|odds| odds.fails.contains(&total));
    let ways = u32::from(WAYS[usize::from(total - 2)]);
    let marked = match () {
        () if hit => ", rolled",
        () if pair => ", by coupon",
        () => "",
    };
    let next = if fails { ", nothing to buy" } else { "" };
    html! {
        <li key={total} class={classes!(hit.then_some("is-hit"), pair.then_some("is-pair"), fails.then_some("is-fail"))}>
            <svg class="numbers__ways" viewBox="0 0 10 24" preserveAspectRatio="none" aria-hidden="true">
                <rect class={look(food).aisle} y={(24 - ways * 4).to_string()} width="10" height={(ways * 4).to_string()} />
            </svg>
            <b aria-hidden="true">{ total }</b>
            { icon(look(food).glyph) }
            if fails { <i aria-hidden="true">{ "×" }</i> }
            <span class="sr">{ format!("{total}: {}, {ways} of 36{marked}{next}", words::food(food)) }</span>
        </li>
    }
}

/// What a coupon makes of every total, for this customer.
pub fn coupon_table(who: CustomerId) -> Html {
    html! {
        <Folded class="coupons" summary={format!("{who}’s coupon chart")}>
            <ul>
                for total in TOTALS {
                    <li key={total}>
                        <b>{ total }</b>
                        <span class="cubes" aria-hidden="true">{ for who.card().pair(total).map(cube) }</span>
                        <span class="sr">{ words::foods(who.card().pair(total).into_iter()) }</span>
                    </li>
                }
            </ul>
        </Folded>
    }
}
