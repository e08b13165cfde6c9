//! The shop floor: five aisles, lots by date, the price ticket, and the steppers of Stocking.
use high_street::games::supermarche::{
    Action, Aisle, Food, Prompt, STORE_LIMIT, Shop, View, wishes_to_come,
};
use yew::prelude::*;

use super::look::{Cubes, look};
use super::words;
use crate::counter::Dial;
use crate::face::Seen;
use crate::parts::{icon, picture};

#[derive(Properties, PartialEq)]
pub struct StoreProps {
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
pub fn Store(StoreProps { view, act, refuse, advised }: &StoreProps) -> Html {
    let stocking = matches!(view.prompt, Some(Prompt::Stocking(_)));
    let wishes = (stocking && view.shop.setup.odds).then(|| wishes_to_come(&view.shop));
    let advised = |food: Food| {
        advised
            .iter()
            .any(|action| matches!(action, Action::Stock { food: one, .. } if *one == food))
    };
    let shop = &view.shop;
    let spoiling = view.tonight.shelves.total();
    html! {
        <section class="panel sm-store" aria-label="The store">
            <div class="panel__head">
                <h2><bdi>{ shop.setup.store_name() }</bdi></h2>
                <p>
                    <b>{ shop.shelves.total() }</b>{ format!(" of {STORE_LIMIT} places filled") }
                    if let Some(food) = shop.sale { { format!(" · {} on sale", words::food(food)) } }
                    if spoiling > 0 { <span class="sm-soon">{ format!(" · {}, $1 each", words::spoiling(spoiling)) }</span> }
                </p>
            </div>
            <ul class="aisles">
                for food in Food::ALL {
                    <li key={food.name()} class={classes!("aisle", "printed", look(food).aisle, advised(food).then_some("is-advised"))}>
                        <div class="aisle__top">{ icon(look(food).art) }<h3>{ food.name() }</h3></div>
                        if shop.sale == Some(food) { { picture("saletag", "saletag", "on sale") } }
                        <div class="aisle__lots" data-at="shelf">{ lots(shop, food) }</div>
                        <div class="aisle__price">{ ticket(shop, food) }</div>
                        if let (Some(Prompt::Stocking(stocking)), Some(act)) = (&view.prompt, act) {
                            { stocker(food, &stocking.aisles[food], act, refuse) }
                            if let Some(wishes) = &wishes { <small class="aisle__wish">{ words::wanted(wishes[food]) }</small> }
                        }
                    </li>
                }
            </ul>
        </section>
    }
}

fn lots(shop: &Shop, food: Food) -> Html {
    if shop.shelves.count(food) == 0 {
        return html! { <div class="lot lot--none"><small>{ "empty" }</small></div> };
    }
    shop.shelves
        .boxes(food)
        .map(|(expiry, count)| {
            let soon = expiry.spoils(shop.round);
            let label =
                format!("{count} {}, {}", words::food(food), words::keeps(expiry, shop.round));
            html! {
                <div key={expiry.index()} class={classes!("lot", soon.then_some("lot--soon"))}>
                    <small aria-hidden="true">{ words::until(expiry, shop.round) }</small>
                    <Cubes {food} {count} {label} at="shelf" />
                </div>
            }
        })
        .collect()
}

fn ticket(shop: &Shop, food: Food) -> Html {
    if shop.sale == Some(food) {
        return html! {
            <span class="price price--sale"><s>{ format!("${}", food.price()) }</s>{ format!("${}", food.sale_price()) }</span>
        };
    }
    html! { <span class="price">{ format!("${}", food.price()) }</span> }
}

fn stocker(
    food: Food,
    aisle: &Aisle,
    act: &Callback<Action>,
    refuse: &Callback<AttrValue>,
) -> Html {
    let (word, brought) = (words::food(food), aisle.brought);
    let change = act.reform(move |to: u32| {
        let to = u8::try_from(to).unwrap_or(u8::MAX);
        match to.checked_sub(brought) {
            Some(cubes) => Action::Stock { food, cubes },
            None => Action::Unstock { food, cubes: brought - to },
        }
    });
    let kept =
        format!("No {word} was brought out in this Stocking, and food on the shelves stays there.");
    let all = aisle.at_most;
    html! {
        <div class="aisle__step">
            <Dial bare=true label={format!("{word} brought out")} value={u32::from(brought)} least=0 most={u32::from(brought + all)}
                {change} refuse={refuse.clone()} no_more={aisle.refusal.map(|why| AttrValue::from(why.to_string()))}
                no_less={AttrValue::from(kept)} more={AttrValue::from(format!("Bring out 1 {word}"))}
                less={AttrValue::from(format!("Take 1 {word} back"))} />
            if let Some(why) = &aisle.refusal {
                <small class="sm-why">{ words::short(why) }</small>
            } else if all > 1 {
                <button type="button" class="sm-all" onclick={act.reform(move |_: MouseEvent| Action::Stock { food, cubes: all })}>
                    { format!("all {all}") }<span class="sr">{ format!(" {word}") }</span>
                </button>
            } else {
                <small>{ format!("{} in back", aisle.in_stock_room) }</small>
            }
        </div>
    }
}
