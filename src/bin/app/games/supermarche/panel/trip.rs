//! A customer in the store: the offer, the next roll, and the two ways to read one.
use high_street::games::supermarche::{
    Action, Choice as Read, Food, Loss, NextRoll, Odds, Purchase, Reading, RescueOffer, Resolve,
    SaleOffer, Shop, View, coupon_chart,
};
use yew::prelude::*;

use super::super::dice::dice;
use super::super::draft::Pick;
use super::super::look::cube;
use super::super::numbers::{Numbers, coupon_table};
use super::super::words;
use super::PanelProps;
use super::choice::{Choice, choice};

pub fn offer(props: &PanelProps, offer: &SaleOffer) -> Html {
    let word = words::food(offer.food);
    let press =
        |accept: bool| props.pick.clone().map(|pick| pick.reform(move |()| Pick::Offer(accept)));
    let odds = |odds: &Option<Odds>| {
        odds.as_ref().map(|odds| {
            let completes = words::percent(odds.completes);
            format!("{completes} to fill the cart. {}", words::failing(odds))
        })
    };
    let penalty = offer.who.card().penalty;
    let yes = [
        Some(format!("{} left on the shelf, no space of the cart used", offer.on_shelf - 1)),
        odds(&offer.odds_with),
    ];
    let stay = match offer.on_shelf {
        1 => "1 stays on the shelf".to_owned(),
        more => format!("{more} stay on the shelf"),
    };
    let no = [Some(stay), odds(&offer.odds_without)];
    html! {
        <>
            <p class="muted">{ format!("“{}”", offer.who.card().line) }</p>
            { choice(Choice {
                cubes: html! { <span class="cubes">{ cube(offer.food) }</span> },
                title: format!("{} takes 1 {word}", offer.who),
                notes: yes.into_iter().flatten().collect(),
                warning: None,
                price: Some(words::change(offer.money)),
                advised: props.advises(Action::SaleOffer(true)),
                chosen: props.draft.offer == Some(true),
                press: press(true),
                keys: Some("y"),
            }) }
            { choice(Choice {
                cubes: html! {},
                title: "No, straight to the dice".to_owned(),
                notes: no.into_iter().flatten().collect(),
                warning: None,
                price: Some("$0".to_owned()),
                advised: props.advises(Action::SaleOffer(false)),
                chosen: props.draft.offer == Some(false),
                press: press(false),
                keys: Some("n"),
            }) }
            <p class="muted">{ format!("An empty shelf costs ${penalty}, and what {} has paid is given back.", offer.who) }</p>
        </>
    }
}

pub fn next_roll(view: &View, roll: &NextRoll) -> Html {
    let last = view.shop.last_roll.as_ref().filter(|last| last.slot == roll.slot);
    let card = roll.who.card();
    html! {
        <>
            if let Some(last) = last {
                <div class="roll__last">
                    <span class="eyebrow">{ "Last roll" }</span>
                    { dice(&view.shop, last) }
                    <p class="roll__came">{ came_of(&view.shop, last) }</p>
                </div>
            } else {
                <p class="muted">{ format!("“{}”", card.line) }</p>
            }
            <Numbers who={roll.who} odds={roll.odds.clone()} />
            <p>
                { format!("{} filled. ", words::spaces(roll.filled, roll.filled + roll.spaces)) }
                <b class={roll.failure_bankrupts.then_some("sm-soon")}>{ stake(view, roll) }</b>
            </p>
            if let Some(odds) = &roll.odds {
                <p class={if odds.ways > 0 { "sm-soon" } else { "muted" }}>
                    { format!("{} {} to fill the cart.", words::failing(odds), words::percent(odds.completes)) }
                </p>
            }
            if roll.coupons_left > 0 { { coupon_table(roll.who) } }
        </>
    }
}

/// In the air: nothing is told yet but who asks.
pub fn thrown(view: &View, reading: &Reading) -> Html {
    html! {
        <>
            { dice(&view.shop, reading) }
            <Numbers who={reading.who} />
        </>
    }
}

fn stake(view: &View, roll: &NextRoll) -> String {
    let penalty = roll.who.card().penalty;
    let refund = roll.at_stake - penalty;
    let ends = if roll.failure_bankrupts { " That would close the shop." } else { "" };
    // The on-sale cube taken first fills no space, and is lost too.
    let in_cart = view.shop.guests[roll.slot].cart.cubes().count();
    let cubes = words::lost(u8::try_from(in_cart).unwrap_or(u8::MAX));
    format!(
        "An empty shelf costs ${}: refund ${refund}, penalty ${penalty}{cubes}.{ends}",
        roll.at_stake
    )
}

/// What the last roll led to, and why no coupon, where there might have been one.
fn came_of(shop: &Shop, last: &Reading) -> String {
    let came = words::sold(last).unwrap_or_default();
    match (words::missing(shop, last), &last.coupon) {
        (Some(missing), Ok(_)) => format!("{came} There was {missing}; the coupon saved the trip."),
        (None, Err(why)) if last.who.card().coupons > 0 => format!("{came} {why}"),
        _ => came,
    }
}

pub fn resolve(props: &PanelProps, resolve: &Resolve) -> Html {
    let Some(reading) = &props.view.shop.last_roll else { return html! {} };
    html! {
        <>
            { dice(&props.view.shop, reading) }
            <Numbers who={resolve.who} rolled={Some(reading.total())} pair=true />
            { purchase(props, reading, &resolve.normal, "n") }
            { purchase(props, reading, &resolve.coupon, "c") }
        </>
    }
}

/// Two ways out of an empty shelf.
pub fn rescue(props: &PanelProps, rescue: &RescueOffer) -> Html {
    let Some(reading) = &props.view.shop.last_roll else { return html! {} };
    let Loss { refund, penalty, money_after, bankrupts } = rescue.loss;
    let in_cart = props.view.shop.guests[rescue.slot].cart.cubes().count();
    let cubes = words::lost(u8::try_from(in_cart).unwrap_or(u8::MAX));
    let let_go = Choice {
        cubes: html! {},
        title: format!("Let {} go", rescue.who),
        notes: vec![
            format!("Refund ${refund}, penalty ${penalty}{cubes}"),
            format!("Then {}; the coupon’s two cubes stay.", words::money(money_after)),
        ],
        warning: bankrupts.then_some("That would close the shop."),
        price: Some(words::change(-(refund + penalty))),
        advised: props.advises(Action::Choose(Read::Normal)),
        chosen: props.draft.reading == Some(Read::Normal),
        press: props.pick.clone().map(|pick| pick.reform(|()| Pick::Reading(Read::Normal))),
        keys: Some("n"),
    };
    html! {
        <>
            { dice(&props.view.shop, reading) }
            <Numbers who={rescue.who} rolled={Some(reading.total())} pair=true />
            { choice(let_go) }
            { purchase(props, reading, &rescue.coupon, "c") }
        </>
    }
}

fn purchase(props: &PanelProps, reading: &Reading, one: &Purchase, keys: &'static str) -> Html {
    let foods = words::foods(one.basket.foods());
    let total = reading.total();
    let (title, how) = match one.choice {
        Read::Normal if one.basket.cubes() > 1 => {
            (format!("Sell {foods}"), format!("{total} is on sale: all three together"))
        }
        Read::Normal => {
            (format!("Sell {foods}"), format!("{total} is {foods} for {}", reading.who))
        }
        Read::Coupon => {
            let [first, second] = coupon_chart(total);
            (
                format!("Use a coupon: {foods}"),
                format!("{total} turns into {first} and {second}, less $2"),
            )
        }
    };
    let choice_of = one.choice;
    choice(Choice {
        cubes: html! { <span class="cubes">{ for one.basket.foods().map(cube) }</span> },
        title,
        notes: vec![how, after(props, one)],
        warning: None,
        price: Some(words::change(one.basket.money + one.bonus)),
        advised: props.advises(Action::Choose(one.choice)),
        chosen: props.draft.reading == Some(one.choice),
        press: props.pick.clone().map(|pick| pick.reform(move |()| Pick::Reading(choice_of))),
        keys: Some(keys),
    })
}

/// "Then $76, 2 bakery left, 1 space, no coupon."
fn after(props: &PanelProps, one: &Purchase) -> String {
    let taken = Food::ALL.into_iter().filter(|&food| one.basket.foods().any(|each| each == food));
    let left: Vec<String> =
        taken.map(|food| format!("{} {}", one.shelves[food], words::food(food))).collect();
    let cart = match one.spaces {
        0 if one.bonus > 0 => format!("cart full, ${} bonus included", one.bonus),
        0 => "cart full".to_owned(),
        1 => "1 space free".to_owned(),
        spaces => format!("{spaces} spaces free"),
    };
    let coupons = match (
        props.view.shop.last_roll.map_or(0, |roll| roll.who.card().coupons),
        one.coupons_left,
    ) {
        (0, _) => String::new(),
        (_, 0) => ", no coupon left".to_owned(),
        (_, 1) => ", 1 coupon left".to_owned(),
        (_, left) => format!(", {left} coupons left"),
    };
    let risk = one.odds.as_ref();
    let risk =
        risk.map_or_else(String::new, |odds| format!(" Next roll fails {} of 36.", odds.ways));
    format!(
        "Then {}, {} left, {cart}{coupons}.{risk}",
        words::money(one.money_after),
        words::list(&left)
    )
}
