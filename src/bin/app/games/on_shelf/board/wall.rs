//! The shelf wall: a bay for each brand in the order of the wheel, a row for each category, and the
//! stock behind every shelf. The heads count what is left in the box, the corner what is left to spill.
use high_street::games::on_shelf::{Brand, Category, DROPS, Position};
use yew::prelude::*;

use super::bay::bay;
use crate::face::Scene;
use crate::games::on_shelf::marks::Marks;
use crate::games::on_shelf::pieces::{self, category_art, drop};
use crate::parts::{icon, picture};

pub fn wall(scene: &Scene<Position>, marks: &Marks) -> Html {
    html! {
        <section class="os-wall" aria-label="Shelves and stock">
            <div class="wall printed">
                { heads(scene) }
                for category in Category::ALL {
                    <div key={category.name()} class="wall__row">
                        <div class="wall__cat">
                            { picture("wall__kind", category_art(category), category.name()) }
                            <span class="wall__value">{ category.value() }<span class="sr">{ " points each" }</span></span>
                        </div>
                        for brand in Brand::ALL { { bay(scene, marks, category, brand) } }
                    </div>
                }
            </div>
        </section>
    }
}

fn heads(scene: &Scene<Position>) -> Html {
    let store = &scene.view.store;
    let scrub = store.scrub();
    html! {
        <div class="wall__heads">
            <span class="wall__scrub" role="img" aria-label={format!("{scrub} of {DROPS} drops left to spill")}>
                { drop() }<b aria-hidden="true">{ scrub }</b>
            </span>
            for brand in Brand::ALL {
                <span key={brand.name()} class={classes!("wall__head", pieces::mark(brand))}>
                    { icon(pieces::glyph(brand)) }
                    <span class="wall__name">{ brand.name() }</span>
                    <span class={classes!("wall__box", (store.in_box(brand) == 0).then_some("is-out"))}
                        role="img" aria-label={format!("{} in the box", store.in_box(brand))}>
                        <svg aria-hidden="true" class={classes!("cube", pieces::colour(brand))} viewBox="0 0 36 36" data-home={brand.name()}>
                            <use href="#cube" />
                        </svg>
                        <b aria-hidden="true">{ store.in_box(brand) }</b>
                    </span>
                </span>
            }
        </div>
    }
}
