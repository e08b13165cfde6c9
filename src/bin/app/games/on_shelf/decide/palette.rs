//! Cubes from the box: the five colours on the counter, and the halves of the stock on the board. The
//! brown half takes its own colour at once; the gray half asks which.
use high_street::games::on_shelf::{Action, Brand, PlaceOffer, Position, StockSpace};
use high_street::table::Seat;
use yew::prelude::*;

use crate::counter::{Draft, Offer};
use crate::face::Scene;
use crate::games::on_shelf::marks::{Marks, Spot};
use crate::games::on_shelf::pieces::cube;
use crate::games::on_shelf::words;

pub struct Palette {
    pub marks: Marks,
    /// The five colours, for the counter.
    pub body: Html,
    pub offers: Vec<Offer<Action>>,
}

pub fn palette(scene: &Scene<Position>, seat: Seat, placements: &[PlaceOffer]) -> Palette {
    // What is being asked is where a cube may go now: a half that is full is not waited for.
    let asked: Draft<Option<StockSpace>> =
        scene.draft(&(seat, placements.to_vec()), "gray", || None);
    let mut marks = Marks::default();
    let mut spaces: Vec<StockSpace> = placements.iter().map(|offer| offer.space).collect();
    spaces.dedup();
    for space in spaces {
        for own in [true, false] {
            let here = placements.iter().filter(|offer| offer.space == space && offer.own == own);
            let here: Vec<&PlaceOffer> = here.collect();
            let spot = if own { Spot::Own(space) } else { Spot::Gray(space) };
            let offer = match here[..] {
                [] => continue,
                [one] => put(one.brand, space),
                _ => {
                    let half = if own { "Brown" } else { "Gray" };
                    let label = format!("{half} half of {}: which colour?", words::stock(space));
                    let chosen = *asked == Some(space);
                    let next = (!chosen).then_some(space);
                    Offer::choosing(label, "", asked.choose(next)).chosen(chosen)
                }
            };
            if own && here.iter().any(|offer| offer.missing) {
                marks.add_plus(spot);
            }
            marks.add(spot, offer);
        }
    }
    let offers: Vec<Offer<Action>> = Brand::ALL
        .into_iter()
        .zip('1'..='5')
        .map(|(brand, key)| colour(*asked, placements, brand).key(key))
        .collect();
    let body = html! {
        <div class="os-palette">
            <p class="os-palette__ask">{ question(*asked) }</p>
            <ul>
                for (brand, offer) in Brand::ALL.into_iter().zip(&offers) {
                    <li key={brand.name()}>{ button(scene, placements, brand, offer) }</li>
                }
            </ul>
        </div>
    };
    Palette { marks, body, offers }
}

fn question(asked: Option<StockSpace>) -> String {
    match asked {
        Some(space) => format!("Which colour into the gray half of {}?", words::stock(space)),
        None => "Press a colour, or first a gray half.".to_owned(),
    }
}

fn put(brand: Brand, space: StockSpace) -> Offer<Action> {
    let label = format!("Put {brand} into {}", words::stock(space));
    Offer::new(label, "", Action::Place { brand, space })
}

/// Into the gray half that was pressed, or else where the colour belongs.
fn colour(asked: Option<StockSpace>, placements: &[PlaceOffer], brand: Brand) -> Offer<Action> {
    if let Some(space) = asked {
        // Whether it may is said by the rules, in a sentence.
        return put(brand, space);
    }
    let of = || placements.iter().filter(|offer| offer.brand == brand);
    match of().find(|offer| offer.own).or_else(|| of().find(|offer| offer.space.brand == brand)) {
        Some(offer) => put(brand, offer.space),
        None if of().next().is_some() => Offer::blocked(
            format!("{brand}"),
            "",
            format!("The stock of {brand} is full. Press the gray half of another space first."),
        ),
        None => {
            Offer::blocked(format!("{brand}"), "", format!("No {brand} cube can be placed now."))
        }
    }
}

fn button(
    scene: &Scene<Position>,
    placements: &[PlaceOffer],
    brand: Brand,
    offer: &Offer<Action>,
) -> Html {
    let missing = placements.iter().any(|place| place.brand == brand && place.missing);
    let left = scene.view.store.in_box(brand);
    html! {
        <button type="button" class="os-colour" aria-disabled={offer.is_blocked().then_some("true")}
            aria-keyshortcuts={offer.key.map(String::from)} onclick={scene.on_press(offer.clone())}>
            { cube(brand) }<span>{ brand.name() }</span><small>{ format!("{left} left") }</small><span class="sr">{ format!(". {}", offer.label) }</span>
            if missing { <b class="slot__plus">{ "+1" }</b> }
        </button>
    }
}
