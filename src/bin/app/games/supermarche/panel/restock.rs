//! Planning a restock: what comes out, and what it costs.
use high_street::games::supermarche::{
    Food, Foods, Illegal, Prompt, Restock, Tenths, wishes_to_come,
};
use yew::prelude::*;

use super::super::draft::Pick;
use super::super::fill;
use super::super::look::cube;
use super::super::words;
use super::PanelProps;
use crate::counter::Dial;

pub fn plan(props: &PanelProps, terms: &Restock) -> Html {
    let (Some(moves), Some(pick)) = (props.draft.restock, props.pick.clone()) else {
        return html! {};
    };
    let wishes = props.view.shop.setup.odds.then(|| wishes_to_come(&props.view.shop));
    html! {
        <>
            <p>{ cost(props, terms) }{ format!(" At most {}.", words::cubes(terms.at_most)) }
                if wishes.is_some() { { " In brackets: about how many will be asked for." } }
            </p>
            <ul class="slip slip--restock">
                for food in Food::ALL { { row(props, terms, &moves, food, wishes.map(|wishes| wishes[food]), &pick) } }
            </ul>
            { fill::button(props) }
        </>
    }
}

fn row(
    props: &PanelProps,
    terms: &Restock,
    moves: &Foods<u8>,
    food: Food,
    wishes: Option<Tenths>,
    pick: &Callback<Pick>,
) -> Html {
    let word = words::food(food);
    let shop = &props.view.shop;
    let there = shop.stock_room.count(food);
    let (planned, free) = (moves[food], terms.at_most - moves.total());
    let most = terms.each_at_most[food].min(planned + free);
    let no_more = if free == 0 && planned < there {
        Illegal::StoreFull { room: shop.store_room() - moves.total() }.to_string()
    } else {
        Illegal::NotInStockRoom { food, there }.to_string()
    };
    let change = pick.reform(move |to: u32| Pick::Cubes(food, u8::try_from(to).unwrap_or(u8::MAX)));
    html! {
        <li key={food.name()}>
            { cube(food) }
            <span>
                { food.name() }
                if let Some(wishes) = wishes { <small class="slip__wish">{ format!("(about {wishes})") }</small> }
                <small>{ format!("{} on shelf · {there} in back", shop.shelves.count(food)) }</small>
            </span>
            <Dial bare=true label={format!("{word} planned")} value={u32::from(planned)} least=0 most={u32::from(most)} {change}
                refuse={props.refuse.clone()} no_more={AttrValue::from(no_more)} no_less={AttrValue::from(format!("No {word} is planned."))}
                more={AttrValue::from(format!("One more {word}"))} less={AttrValue::from(format!("One {word} less"))} />
        </li>
    }
}

fn cost(props: &PanelProps, terms: &Restock) -> String {
    match &props.view.prompt {
        Some(Prompt::Roll(roll)) => {
            let ends = if terms.bankrupts { " That closes the shop." } else { "" };
            format!(
                "{} leaves: penalty ${}, the ${} spent so far stay. Then {}.{ends}",
                roll.who,
                terms.penalty,
                terms.kept,
                words::money(terms.money_after)
            )
        }
        _ => "Free, but one face-down customer is sent away unseen.".to_owned(),
    }
}
