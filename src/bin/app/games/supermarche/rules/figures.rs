//! Pictures for the rules, drawn with the pieces of the table.
use high_street::games::supermarche::{CustomerId, Food, TOTALS, coupon_chart};
use yew::prelude::*;

use super::super::look::{cube, look, portrait};
use super::super::numbers::Numbers;
use super::super::words;
use crate::parts::icon_in;

fn figure(picture: Html, caption: &str) -> Html {
    html! { <figure class="fig"><div class="sm-fig">{ picture }</div><figcaption>{ caption.to_owned() }</figcaption></figure> }
}

/// Gary, who wants a bit of everything.
fn gary() -> CustomerId {
    CustomerId::try_from(11).expect("there are 30 customers")
}

pub fn foods() -> Html {
    let picture = html! {
        <table class="sheet">
            <thead><tr>
                for head in ["Food", "Price", "On sale", "Bought in round 1"] { <th key={head} scope="col">{ head }</th> }
            </tr></thead>
            <tbody>
                for food in Food::ALL {
                    <tr key={food.name()}>
                        <th scope="row"><span class="row">{ icon_in("sm-fig__art", look(food).art) }{ food.name() }</span></th>
                        <td>{ format!("${}", food.price()) }</td>
                        <td>{ format!("${}", food.sale_price()) }</td>
                        <td>{ words::keeps(food.box_for(1), 1) }</td>
                    </tr>
                }
            </tbody>
        </table>
    };
    figure(picture, "The five foods, always in this order.")
}

pub fn dates() -> Html {
    let picture = html! {
        <table class="sheet">
            <thead><tr>
                <th scope="col">{ "Bought in" }</th>
                for round in 1..=6u8 { <th key={round} scope="col">{ round }</th> }
            </tr></thead>
            <tbody>
                for food in Food::ALL {
                    <tr key={food.name()}>
                        <th scope="row">{ food.name() }</th>
                        for round in 1..=6u8 { <td key={round}>{ words::until(food.box_for(round), round).replace("round ", "") }</td> }
                    </tr>
                }
            </tbody>
        </table>
    };
    figure(
        picture,
        "The round after which a cube is thrown out; “tonight” is the round of the purchase.",
    )
}

pub fn reading() -> Html {
    let picture = html! {
        <>
            { portrait(gary()) }
            <span class="sm-fig__dice">{ icon_in("die", "die-5") }{ icon_in("die", "die-3") }<b>{ "= 8" }</b></span>
            <Numbers who={gary()} rolled={Some(8)} />
        </>
    };
    figure(
        picture,
        "Gary rolls 8: produce on his strip. The columns show how often a total comes up in 36 rolls.",
    )
}

pub fn coupon() -> Html {
    let picture = html! {
        <>
            <Numbers who={gary()} rolled={Some(8)} pair=true />
            <span class="cubes">{ for gary().card().pair(8).map(cube) }</span>
            <b class="num">{ "3 + 7 − 2 = $8" }</b>
        </>
    };
    figure(picture, "With a coupon the 8 turns into 7 and 12: produce and frozen, for $2 less.")
}

pub fn coupon_chart_figure() -> Html {
    let picture = html! {
        <ul class="sm-fig__chart">
            for total in TOTALS {
                <li key={total}><b>{ total }</b><span>{ coupon_chart(total).map(|number| number.to_string()).join(" & ") }</span></li>
            }
        </ul>
    };
    figure(picture, "The coupon chart: which two numbers a total turns into.")
}

pub fn basket() -> Html {
    let picture = html! {
        <>
            { icon_in("sm-fig__tag", "saletag") }
            <span class="cubes">{ for [Food::Dairy, Food::Produce, Food::Frozen].map(cube) }</span>
            <b class="num">{ "2 + 3 + 7 = $12" }</b>
        </>
    };
    figure(
        picture,
        "Dairy is on sale and rolled: it comes with the two foods of the chart, all three or none.",
    )
}

pub fn failure() -> Html {
    let picture = html! {
        <>
            { portrait(gary()) }
            <span class="cubes">{ for [Food::Produce, Food::Bakery].map(cube) }</span>
            <b class="num">{ "refund 7 + penalty 7 = −$14" }</b>
        </>
    };
    figure(picture, "Gary has paid $7 for two items when the third is missing.")
}
