//! Choosing the sale of the round.
use high_street::games::supermarche::{Action, Food, Rescue, SaleToken, Stocking};
use yew::prelude::*;

use super::super::fill;
use super::super::look::look;
use super::super::words;
use super::PanelProps;
use crate::parts::icon;
use crate::words::count;

pub fn picker(props: &PanelProps, stocking: &Stocking) -> Html {
    html! {
        <>
            { fill::button(props) }
            <div class="sales" role="group" aria-label="Food on sale this round">
                for (food, sale) in stocking.sales.iter() { { token(props, stocking, food, sale) } }
                { none(props, stocking) }
            </div>
            <p>{ consequence(stocking, props.view.shop.setup.rulings.rescue) }</p>
            if let Some(warning) = warning(stocking) { <p class="sm-note sm-note--warn">{ warning }</p> }
            <p class={if stocking.refusal.is_some() { "sm-soon" } else { "muted" }}>{ duty(stocking) }</p>
        </>
    }
}

fn token(props: &PanelProps, stocking: &Stocking, food: Food, sale: &SaleToken) -> Html {
    let chosen = stocking.chosen == Some(food);
    let onclick = props.act.clone().map(|act| {
        let (refuse, refusal) = (props.refuse.clone(), sale.refusal);
        Callback::from(move |_: MouseEvent| match refusal {
            Some(why) => refuse.emit(why.to_string().into()),
            None => act.emit(Action::SetSale(if chosen { None } else { Some(food) })),
        })
    });
    let amount = match &sale.refusal {
        Some(why) => words::short(why),
        None => format!("${} → ${}", sale.price, sale.sale_price),
    };
    let blocked = sale.refusal.is_some();
    html! {
        <button key={food.name()} type="button" {onclick} aria-pressed={chosen.to_string()} aria-disabled={blocked.then_some("true")}
            class={classes!("sales__one", if blocked { "is-blocked" } else if chosen { "is-chosen" } else { "is-legal" },
                props.advises(Action::SetSale(Some(food))).then_some("is-advised"))}>
            { icon(look(food).art) }
            <span><b>{ food.name() }</b><small>{ amount }</small></span>
        </button>
    }
}

fn none(props: &PanelProps, stocking: &Stocking) -> Html {
    let chosen = stocking.chosen.is_none();
    let onclick = props.act.clone().map(|act| act.reform(|_: MouseEvent| Action::SetSale(None)));
    html! {
        <button type="button" {onclick} aria-pressed={chosen.to_string()}
            class={classes!("sales__one", if chosen { "is-chosen" } else { "is-legal" })}>
            { icon("i-x") }<span><b>{ "No sale" }</b><small>{ "full prices" }</small></span>
        </button>
    }
}

fn consequence(stocking: &Stocking, rescue: Rescue) -> String {
    let Some(food) = stocking.chosen else {
        return "Without a sale every cube brings its full price.".to_owned();
    };
    let (sale, word) = (&stocking.sales[food], words::food(food));
    let rescue = if rescue == Rescue::No { "" } else { ", unless a coupon helps" };
    format!(
        "All {word} at ${} this round. Each customer may take one first. Whoever rolls {word} takes two \
         more items with it: if one is missing, the trip fails{rescue}.",
        sale.sale_price
    )
}

/// A food that is not there may be on sale, but it sells nothing.
fn warning(stocking: &Stocking) -> Option<String> {
    let food = stocking.chosen?;
    let (aisle, word) = (&stocking.aisles[food], words::food(food));
    (aisle.on_shelf + aisle.in_stock_room == 0)
        .then(|| format!("There is no {word} in the shop: this sale sells nothing."))
}

/// "2 sales still owed, 4 Stocking phases left."
fn duty(stocking: &Stocking) -> String {
    if stocking.owed == 0 {
        return "The three sales of the game are held; more are allowed.".to_owned();
    }
    let (sales, phases) = (stocking.owed, stocking.phases_left);
    format!("{} still owed, {} left.", count(sales, "sale"), count(phases, "Stocking phase"))
}
