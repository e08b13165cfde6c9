//! One bay of the wall: the shelf spaces of a brand and category, and the two halves of its stock.
use high_street::games::on_shelf::{
    Brand, Category, Item, Position, Shelf, ShelfSpace, Stock, StockSpace,
};
use yew::prelude::*;

use crate::face::Scene;
use crate::games::on_shelf::marks::{Marks, Spot, halves};
use crate::games::on_shelf::pieces::{cube_at, drop, glyph};
use crate::parts::{icon, picture};

pub fn bay(scene: &Scene<Position>, marks: &Marks, category: Category, brand: Brand) -> Html {
    let item = Item::new(category, brand);
    let stock = StockSpace::new(category, brand);
    let stopped = scene.view.store.is_stopped(item);
    html! {
        <div key={brand.name()} class={classes!("bay", stopped.then_some("is-stopped"))} role="group"
            aria-label={words(scene, item)}>
            <div class="bay__shelf">
                for space in ShelfSpace::of(item) { { shelf_space(scene, marks, space) } }
            </div>
            <div class="bay__stock">{ stock_space(scene, marks, stock) }</div>
            if stopped { { picture("bay__stop", "os-stop", "sales stop") } }
        </div>
    }
}

/// "white beer: 2 of 3 on the shelf, 1 spilled; in stock white and blue".
fn words(scene: &Scene<Position>, item: Item) -> String {
    let store = &scene.view.store;
    let shelves: Vec<Shelf> = ShelfSpace::of(item).map(|space| store.shelf(space)).collect();
    let full = shelves.iter().filter(|shelf| matches!(shelf, Shelf::Cube(_))).count();
    let spilled = shelves.iter().filter(|shelf| **shelf == Shelf::Drop).count();
    let spilled = if spilled > 0 { format!(", {spilled} spilled") } else { String::new() };
    let space = StockSpace::new(item.category, item.brand);
    let stock = match store.stock(space) {
        Stock::Drop => "stock spilled".to_owned(),
        stock @ Stock::Cubes(_) => {
            let cubes: Vec<&str> = stock.cubes().map(Brand::name).collect();
            match cubes[..] {
                [] => "stock empty".to_owned(),
                _ => format!("in stock {}", crate::words::list(&cubes)),
            }
        }
    };
    let stopped = if store.is_stopped(item) { ", sales stop" } else { "" };
    format!("{item}: {full} of {} on the shelf{spilled}; {stock}{stopped}", shelves.len())
}

fn shelf_space(scene: &Scene<Position>, marks: &Marks, space: ShelfSpace) -> Html {
    let inside = match scene.view.store.shelf(space) {
        Shelf::Cube(brand) => cube_at(brand, "shelf"),
        Shelf::Drop => drop(),
        Shelf::Empty => icon(glyph(space.brand)),
    };
    let spilled = scene.view.store.shelf(space) == Shelf::Drop;
    let class = classes!("slot", spilled.then_some("is-spilled"));
    slot(scene, marks, Spot::Shelf(space), class, inside)
}

fn stock_space(scene: &Scene<Position>, marks: &Marks, space: StockSpace) -> Html {
    let spilled = scene.view.store.stock(space) == Stock::Drop;
    let [own, gray] = halves(&scene.view, space);
    let half = |cube: Option<Brand>, empty: Html| match cube {
        Some(brand) => cube_at(brand, "stock"),
        None if spilled => drop(),
        None => empty,
    };
    let class = |half: &'static str| classes!("slot", half, spilled.then_some("is-spilled"));
    html! {
        <>
            { slot(scene, marks, Spot::Own(space), class("slot--own"), half(own, icon(glyph(space.brand)))) }
            { slot(scene, marks, Spot::Gray(space), class("slot--gray"), half(gray, html! {})) }
        </>
    }
}

/// A place keeps its size, whether it can be pressed or not.
fn slot(scene: &Scene<Position>, marks: &Marks, spot: Spot, class: Classes, inside: Html) -> Html {
    let touched = marks.is_touched(spot).then_some("is-touched");
    let plus = marks.has_plus(spot);
    let plus = html! { if plus { <b class="slot__plus"></b> } };
    let Some(offer) = marks.press(spot) else {
        return html! { <span class={classes!(class, touched)} aria-hidden="true">{ inside }{ plus }</span> };
    };
    let state = match offer.on {
        Some(true) => "is-chosen",
        _ => "is-legal",
    };
    html! {
        <button type="button" class={classes!(class, touched, state)} aria-label={offer.label.clone()}
            aria-pressed={offer.on.map(|on| on.to_string())} onclick={scene.on_press(offer.clone())}>
            { inside }{ plus }
        </button>
    }
}
