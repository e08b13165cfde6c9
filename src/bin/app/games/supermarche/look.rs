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
    let Look { cube, glyph, .. } = look(food);
    html! {
        <svg class={classes!("cube", cube)} viewBox="0 0 36 36" aria-hidden="true">
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
}

/// Equal cubes together.
#[component]
pub fn Cubes(CubesProps { food, count, label }: &CubesProps) -> Html {
    html! {
        <span class="cubes" role="img" aria-label={label}>
            if *count > DRAWN {
                { cube(*food) }<b class="cubes__count">{ format!("×{count}") }</b>
            } else {
                for _ in 0..*count { { cube(*food) } }
            }
        </span>
    }
}

/// A customer's portrait. Thirty people of five heads of hair, coats, skins and extras.
pub fn portrait(who: CustomerId) -> Html {
    let number = who.number();
    let extra = match number % 7 {
        1 | 5 => Some("#av-x-glasses"),
        3 => Some("#av-x-scarf"),
        6 if number % 2 == 0 => Some("#av-x-beard"),
        _ => None,
    };
    let class = classes!(
        "av",
        format!("av-coat-{}", number % 6),
        format!("av-skin-{}", (number / 2) % 4),
        format!("av-hue-{}", (number / 3) % 5)
    );
    html! {
        <svg {class} viewBox="0 0 48 48" aria-hidden="true">
            <use href="#av-coat" /><use href="#av-head" />
            <use href={format!("#av-hair-{}", number % 5 + 1)} />
            if let Some(extra) = extra { <use href={extra} /> }
        </svg>
    }
}
