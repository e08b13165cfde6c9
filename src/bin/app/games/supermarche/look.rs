//! How foods and people are drawn. Foods differ by colour, glyph and word.
use high_street::games::supermarche::{CustomerId, Food};
use yew::prelude::*;

/// How a food is printed.
pub struct Look {
    /// The colour of its cubes.
    pub cube: &'static str,
    pub glyph: &'static str,
    pub art: &'static str,
    /// The colour of its department.
    pub aisle: &'static str,
    /// Its name inside a sentence.
    pub word: &'static str,
}

const fn row(
    cube: &'static str,
    glyph: &'static str,
    art: &'static str,
    aisle: &'static str,
    word: &'static str,
) -> Look {
    Look { cube, glyph, art, aisle, word }
}

pub const fn look(food: Food) -> Look {
    match food {
        Food::Produce => row("c-produce", "gl-produce", "g-produce", "a-produce", "produce"),
        Food::Bakery => row("c-bakery", "gl-bakery", "g-bakery", "a-bakery", "bakery"),
        Food::Dairy => row("c-dairy", "gl-dairy", "g-dairy", "a-dairy", "dairy"),
        Food::DryGoods => row("c-dry", "gl-dry", "g-dry", "a-dry", "dry goods"),
        Food::Frozen => row("c-frozen", "gl-frozen", "g-frozen", "a-frozen", "frozen"),
    }
}

/// One cube, for groups that say in words what they hold.
pub fn cube(food: Food) -> Html {
    drawn(food, None, false)
}

/// A cube that is seen coming to this place and leaving it.
pub fn cube_at(food: Food, at: AttrValue) -> Html {
    drawn(food, Some(at), false)
}

/// What the distribution centre has of a food: cubes come from here and go back here.
pub fn supply(food: Food) -> Html {
    drawn(food, None, true)
}

fn drawn(food: Food, at: Option<AttrValue>, home: bool) -> Html {
    let Look { cube, glyph, word, .. } = look(food);
    html! {
        <svg class={classes!("cube", cube)} viewBox="0 0 36 36" aria-hidden="true"
            data-piece={at.as_ref().map(|_| word)} data-count={at.as_ref().map(|_| "1")} data-at={at}
            data-home={home.then_some(word)}>
            <use href="#cube" />
            <use href={format!("#{glyph}")} x="5.5" y="12.5" width="18.5" height="18.5" />
        </svg>
    }
}

/// Beyond this the page counts instead of drawing.
const DRAWN: u8 = 6;

#[derive(Properties, PartialEq)]
pub struct CubesProps {
    pub food: Food,
    pub count: u8,
    /// What a screen reader says.
    pub label: AttrValue,
    /// The place they lie in, where they are seen coming and going.
    #[prop_or_default]
    pub at: Option<AttrValue>,
}

/// Equal cubes together.
#[component]
pub fn Cubes(CubesProps { food, count, label, at }: &CubesProps) -> Html {
    html! {
        <span class="cubes" role="img" aria-label={label} data-piece={look(*food).word} data-at={at} data-count={count.to_string()}>
            if *count > DRAWN {
                { cube(*food) }<b class="cubes__count">{ format!("×{count}") }</b>
            } else {
                for _ in 0..*count { { cube(*food) } }
            }
        </span>
    }
}

/// What a customer looks like: the hair (short, long, a bun, curls, a hat), its colour, and what is
/// worn with it.
#[derive(Clone, Copy)]
enum Worn {
    Nothing,
    Glasses,
    Beard,
    Scarf,
}

use Worn::{Beard, Glasses, Nothing, Scarf};

/// In the order of the cards, from Regina to Jacob.
#[rustfmt::skip]
const HEADS: [(u8, u8, Worn); 30] = [
    (3, 0, Nothing), (1, 1, Nothing), (5, 2, Nothing), (1, 0, Beard), (2, 3, Glasses), (4, 1, Beard),
    (2, 2, Nothing), (1, 2, Nothing), (1, 3, Glasses), (4, 4, Scarf), (1, 4, Beard), (3, 3, Glasses),
    (2, 0, Scarf), (2, 1, Nothing), (4, 0, Glasses), (1, 3, Beard), (5, 1, Beard), (3, 2, Scarf),
    (5, 0, Nothing), (2, 4, Nothing), (1, 0, Glasses), (4, 2, Nothing), (1, 2, Beard), (5, 3, Glasses),
    (4, 1, Nothing), (3, 3, Scarf), (2, 0, Glasses), (3, 4, Nothing), (4, 2, Scarf), (1, 1, Glasses),
];

pub fn portrait(who: CustomerId) -> Html {
    let number = who.number();
    let (hair, hue, worn) = HEADS[usize::from(number - 1)];
    let extra = match worn {
        Nothing => None,
        Glasses => Some("#av-x-glasses"),
        Beard => Some("#av-x-beard"),
        Scarf => Some("#av-x-scarf"),
    };
    let class = classes!(
        "av",
        format!("av-coat-{}", number % 6),
        format!("av-skin-{}", (number / 2) % 4),
        format!("av-hue-{hue}")
    );
    html! {
        <svg {class} viewBox="0 0 48 48" aria-hidden="true">
            <use href="#av-coat" /><use href="#av-head" />
            <use href={format!("#av-hair-{hair}")} />
            if let Some(extra) = extra { <use href={extra} /> }
        </svg>
    }
}
