//! Figures of the rules: tables made from the same rows the game plays by.
use high_street::games::on_shelf::{
    Brand, Category, Hour, HourEvent, PRE_ORDER_FEE, Served, Setup, Weekday,
};
use yew::prelude::*;

use crate::games::on_shelf::pieces::{category_art, cube, hour_art, hour_word};
use crate::games::on_shelf::words;
use crate::parts::icon;

pub fn wheel_figure() -> Html {
    html! {
        <ol class="os-figure os-figure--wheel" aria-label="The wheel, in order; yellow and white are neighbours too">
            for brand in Brand::ALL { <li key={brand.name()}>{ cube(brand) }<span>{ brand.name() }</span></li> }
        </ol>
    }
}

pub fn clock() -> Html {
    html! {
        <ol class="os-figure os-figure--clock">
            for hour in Hour::all() {
                <li key={hour.of_day()}>{ icon(hour_art(hour.icon())) }<b>{ hour.to_string() }</b><small>{ hour_word(hour.icon()) }</small></li>
            }
        </ol>
    }
}

pub fn days() -> Html {
    html! {
        <table class="sheet">
            <caption>{ "What stands in the store at 9 AM" }</caption>
            <thead><tr><th scope="col">{ "Day" }</th>
                for category in Category::ALL { <th key={category.name()} scope="col">{ category.name() }</th> }
                <th scope="col">{ "Event die" }</th></tr></thead>
            <tbody>
                for day in Weekday::ALL {
                    <tr key={day.name()}><th scope="row">{ day.name() }</th>
                        for category in Category::ALL { <td key={category.name()}>{ day.cubes(category) }</td> }
                        <td>{ words::gain(day.modifier()) }</td></tr>
                }
            </tbody>
        </table>
    }
}

pub fn values() -> Html {
    let row = |title: &'static str, off: u32| {
        html! {
            <tr><th scope="row">{ title }</th>
                for category in Category::ALL {
                    <td key={category.name()}>{ category.value().saturating_sub(off * category.deduction()) }</td>
                }
            </tr>
        }
    };
    html! {
        <table class="sheet os-values">
            <caption>{ format!("What a bottle brings; a Pre-Order brings the first row and {PRE_ORDER_FEE} less in all") }</caption>
            <thead><tr><th></th>
                for category in Category::ALL { <th key={category.name()} scope="col">{ icon(category_art(category)) }{ category.name() }</th> }
            </tr></thead>
            <tbody>
                { row("The bottle itself, from the shelf", 0) }
                { row("The bottle itself, from stock", 1) }
                { row("A similar one, from the shelf", 1) }
                { row("A similar one, from stock", 2) }
            </tbody>
        </table>
    }
}

pub fn events() -> Html {
    html! {
        <ol class="os-figure os-figure--events">
            for event in HourEvent::ALL {
                <li key={event.row()}>
                    <b>{ if event.row() == 1 { "0–1".to_owned() } else { event.row().to_string() } }</b>
                    <span><strong>{ event.name() }</strong>{ ". " }{ event.text() }</span>
                </li>
            }
        </ol>
    }
}

pub fn evening() -> Html {
    let row = |served: Served, why: &'static str| {
        html! { <tr><th scope="row">{ why }</th><td>{ served.points() }</td></tr> }
    };
    html! {
        <table class="sheet">
            <caption>{ "A customer left in hand at 8 PM" }</caption>
            <tbody>
                { row(Served::OnShelves, "All three bottles on shelves") }
                { row(Served::InStore, "All three in the store") }
                { row(Served::Partly, "At least one in the store") }
                { row(Served::Nothing, "None") }
            </tbody>
        </table>
    }
}

pub fn team() -> Html {
    html! {
        <table class="sheet">
            <caption>{ "A team" }</caption>
            <thead><tr><th scope="col">{ "Players" }</th><th scope="col">{ "Begins at" }</th><th scope="col">{ "Served in a rush" }</th></tr></thead>
            <tbody>
                for seats in Setup::FEWEST..=Setup::MOST {
                    { team_row(seats) }
                }
            </tbody>
        </table>
    }
}

fn team_row(seats: u8) -> Html {
    let setup = Setup::cooperative(seats);
    html! {
        <tr key={seats}><th scope="row">{ seats }</th><td>{ setup.team_start() }</td><td>{ setup.rush_cards() }</td></tr>
    }
}
