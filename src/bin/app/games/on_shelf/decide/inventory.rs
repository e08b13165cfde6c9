//! Inventory: a cube of the store for one from the box, in the same place, or none.
use high_street::games::on_shelf::{Action, Brand, InventoryPrompt, Position, Space, SwapOffer};
use yew::prelude::*;

use super::{Decision, ask};
use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;
use crate::games::on_shelf::marks::{Marks, Spot, standing};
use crate::games::on_shelf::pieces::cube;
use crate::games::on_shelf::words;

pub fn inventory(scene: &Scene<Position>, prompt: &InventoryPrompt) -> Decision {
    let InventoryPrompt { seat, swaps } = prompt;
    let out: Draft<Option<(Space, Brand)>> = scene.draft(prompt, "out", || None);
    let into: Draft<Option<Brand>> = scene.draft(prompt, "into", || None);
    let mut marks = Marks::default();
    for SwapOffer { space, out: brand, .. } in swaps {
        let chosen = *out == Some((*space, *brand));
        let label = format!("Take the {brand} cube from {}", words::place(*space));
        let press = Offer::choosing(label, "", out.choose((!chosen).then_some((*space, *brand))))
            .chosen(chosen);
        let spots = match *space {
            Space::Shelf(shelf) => vec![Spot::Shelf(shelf)],
            Space::Stock(stock) => standing(&scene.view, stock, *brand),
        };
        for spot in spots {
            if marks.press(spot).is_none() {
                marks.add(spot, press.clone());
            }
        }
    }
    let swap = match (*out, *into) {
        (Some((space, out)), Some(into)) => Offer::new(
            format!("Swap {out} for {into}"),
            "i-check",
            Action::Swap { space, out, into },
        )
        .stakes(format!("in {}", words::place(space))),
        (None, _) => Offer::blocked("Swap a cube", "i-check", "Press a cube in the store first."),
        (_, None) => Offer::blocked("Swap a cube", "i-check", "Choose the colour that comes."),
    };
    let said = match *out {
        Some((space, out)) => format!("For the {out} cube in {}:", words::place(space)),
        None => "Press a cube in the store, then the colour that takes its place.".to_owned(),
    };
    let body = html! {
        <div class="os-palette">
            <p class="os-palette__ask">{ said }</p>
            <ul>
                for brand in Brand::ALL {
                    <li key={brand.name()}>
                        <button type="button" class="os-colour" aria-pressed={(*into == Some(brand)).to_string()}
                            aria-disabled={(!may(swaps, *out, brand)).then_some("true")}
                            onclick={scene.on_press(Offer::choosing(brand.name(), "", into.choose((*into != Some(brand)).then_some(brand))))}>
                            { cube(brand) }<span>{ brand.name() }</span><small>{ format!("{} left", scene.view.store.in_box(brand)) }</small>
                        </button>
                    </li>
                }
            </ul>
        </div>
    };
    let heading = format!("{}: swap a cube?", scene.who.name(*seat));
    let counter = Counter {
        primary: Some(swap),
        more: vec![Offer::new("Swap nothing", "i-x", Action::Decline).key('n')],
        ..ask(scene, *seat, heading, body)
    };
    Decision { counter, marks }
}

fn may(swaps: &[SwapOffer], out: Option<(Space, Brand)>, into: Brand) -> bool {
    let fits = |swap: &SwapOffer| out.is_none_or(|out| out == (swap.space, swap.out));
    swaps.iter().any(|swap| swap.into == into && fits(swap))
}
