//! The other half of the board: the stock room by date, and the distribution centre.
use high_street::games::supermarche::{
    Action, Expiry, Food, PriceCard, Prompt, STOCK_ROOM_LIMIT, Shop, Truck, View, wishes_to_come,
};
use yew::prelude::*;

use super::look::{Cubes, supply};
use super::price_cards::price_cards;
use super::words;
use crate::counter::Dial;
use crate::face::Seen;
use crate::parts::Folded;

#[derive(Properties, PartialEq)]
pub struct BackRoomProps {
    pub view: Seen<View>,
    /// `None` where nobody decides here.
    #[prop_or_default]
    pub act: Option<Callback<Action>>,
    #[prop_or_default]
    pub refuse: Callback<AttrValue>,
    /// What the advisor speaks of.
    #[prop_or_default]
    pub advised: Vec<Action>,
}

#[component]
pub fn BackRoom(props: &BackRoomProps) -> Html {
    let view = &props.view;
    let ordering = matches!(view.prompt, Some(Prompt::Delivery(_)));
    // Prices decide nothing while customers are about: they make room.
    let folded = !ordering && !matches!(view.prompt, Some(Prompt::FlipTwo));
    html! {
        <div class={classes!("back", ordering.then_some("back--order"), folded.then_some("back--folded"))}>
            { bins(&view.shop, view.tonight.stock_room.total()) }
            if folded {
                <Folded class="trucks" label="Distribution centre" summary={trucks_title(&view.shop)}>
                    { trucks(props) }
                </Folded>
            } else {
                <section class="trucks" aria-label="Distribution centre">
                    <h3 class="eyebrow">{ trucks_title(&view.shop) }</h3>
                    { trucks(props) }
                </section>
            }
        </div>
    }
}

fn trucks(BackRoomProps { view, act, refuse, advised }: &BackRoomProps) -> Html {
    let wishes = view.shop.setup.odds.then(|| wishes_to_come(&view.shop));
    let advised = |food: Food| {
        advised.iter().any(|action| matches!(action, Action::Buy { food: one, .. } if *one == food))
    };
    html! {
        <>
            <ul class="prices">
                for food in Food::ALL {
                    <li key={food.name()} class={classes!("printed", advised(food).then_some("is-advised"))}>
                        { supply(food) }
                        <b class="prices__name">{ food.name() }</b>
                        { price(&view.shop, food) }
                        if let (Some(Prompt::Delivery(delivery)), Some(act)) = (&view.prompt, act) {
                            { order(food, &delivery.trucks[food], view.shop.round, act, refuse) }
                            { amounts(food, delivery.trucks[food].at_most, act) }
                            if let Some(wishes) = &wishes { <small>{ words::wanted(wishes[food]) }</small> }
                        } else {
                            <small>{ format!("{} left", view.shop.supply[food]) }</small>
                        }
                    </li>
                }
            </ul>
            { price_cards(&view.shop) }
        </>
    }
}

/// Half of what can be had, or all of it, in one press.
fn amounts(food: Food, most: u8, act: &Callback<Action>) -> Html {
    let buy = |cubes: u8, word: &str| {
        html! {
            <button type="button" class="sm-all" onclick={act.reform(move |_: MouseEvent| Action::Buy { food, cubes })}>
                { format!("{word} {cubes}") }<span class="sr">{ format!(" {}", words::food(food)) }</span>
            </button>
        }
    };
    html! {
        <span class="prices__amounts">
            if most > 3 { { buy(most / 2, "half") } }
            if most > 1 { { buy(most, "all") } }
        </span>
    }
}

fn bins(shop: &Shop, spoiling: u8) -> Html {
    let here = Expiry::ALL.into_iter().filter(|expiry| !words::is_past(*expiry, shop.round));
    html! {
        <section class="bins-box" aria-label="Stock room">
            <h3 class="eyebrow">
                { format!("Stock room {} of {STOCK_ROOM_LIMIT}", shop.stock_room.total()) }
                if spoiling > 0 { <span class="sm-soon">{ words::spoiling(spoiling) }</span> }
            </h3>
            <ul class="bins">
                for expiry in here {
                    <li key={expiry.index()} class={classes!("bin", expiry.spoils(shop.round).then_some("is-soon"))} data-at={place(expiry)}>
                        <b>{ words::box_title(expiry) }</b>
                        <span class="bin__cubes">{ bin(shop, expiry) }</span>
                    </li>
                }
            </ul>
        </section>
    }
}

/// A box of the stock room, for cubes on their way.
fn place(expiry: Expiry) -> AttrValue {
    format!("box-{}", expiry.index()).into()
}

fn bin(shop: &Shop, expiry: Expiry) -> Html {
    let held = Food::ALL.into_iter().map(|food| (food, shop.stock_room.in_box(food, expiry)));
    held.filter(|(_, count)| *count > 0)
        .map(|(food, count)| {
            let label =
                format!("{count} {}, {}", words::food(food), words::keeps(expiry, shop.round));
            html! { <Cubes key={food.name()} {food} {count} {label} at={place(expiry)} /> }
        })
        .collect()
}

fn trucks_title(shop: &Shop) -> String {
    match shop.costs() {
        Some(_) => format!("Delivery prices, round {}", shop.round),
        None => "Distribution centre: prices come next".to_owned(),
    }
}

fn price(shop: &Shop, food: Food) -> Html {
    match shop.costs() {
        None => {
            html! { <span class="price" role="img" aria-label="price not known yet">{ "?" }</span> }
        }
        Some(costs) => {
            let is = |judge: fn(PriceCard, Food) -> bool| {
                shop.price_cards.last().is_some_and(|&card| judge(card, food))
            };
            html! {
                <span class="prices__cost">
                    <span class="price">{ format!("${}", costs[food]) }</span>
                    if is(PriceCard::is_cheap) { <small class="prices__cheap">{ "↓ cheap" }</small> }
                    if is(PriceCard::is_dear) { <small class="prices__dear">{ "↑ dear" }</small> }
                </span>
            }
        }
    }
}

fn order(
    food: Food,
    truck: &Truck,
    round: u8,
    act: &Callback<Action>,
    refuse: &Callback<AttrValue>,
) -> Html {
    let (word, bought) = (words::food(food), truck.bought);
    let change = act.reform(move |to: u32| {
        let to = u8::try_from(to).unwrap_or(u8::MAX);
        match to.checked_sub(bought) {
            Some(cubes) => Action::Buy { food, cubes },
            None => Action::Return { food, cubes: bought - to },
        }
    });
    let lands = words::keeps(truck.expiry, round);
    html! {
        <>
            <Dial bare=true label={format!("{word} bought")} value={u32::from(bought)} least=0 most={u32::from(bought + truck.at_most)}
                {change} refuse={refuse.clone()} no_more={truck.refusal.map(|why| AttrValue::from(why.to_string()))}
                no_less={AttrValue::from(format!("No {word} was bought in this Delivery."))}
                more={AttrValue::from(format!("Buy 1 {word} for ${}, {} left, {lands}", truck.cost, truck.supply))}
                less={AttrValue::from(format!("Return 1 {word} for ${}", truck.cost))} />
            if let Some(why) = &truck.refusal {
                <small class="sm-why">{ words::short(why) }</small>
            } else {
                <small class={truck.spoils_tonight.then_some("sm-soon")}>
                    { format!("{} left · {}", truck.supply, words::until(truck.expiry, round)) }
                </small>
            }
        </>
    }
}
