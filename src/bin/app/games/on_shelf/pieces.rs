//! How goods, jobs and people are drawn. A brand is told apart by colour, glyph and word, a category by
//! its glyph, a job by its icon.
use high_street::games::on_shelf::{Brand, Category, CustomerId, Hour, Icon, Item, Job, Store};
use yew::prelude::*;

use crate::parts::{icon_in, picture};

/// How a brand is printed.
struct Look {
    cube: &'static str,
    /// Marks its like elsewhere on the table, and its neighbours on the wheel.
    mark: &'static str,
    glyph: &'static str,
}

const fn look(brand: Brand) -> Look {
    let (cube, mark, glyph) = match brand {
        Brand::White => ("c-white", "sy-white", "gl-ring"),
        Brand::Blue => ("c-blue", "sy-blue", "gl-wave"),
        Brand::Black => ("c-black", "sy-black", "gl-diamond"),
        Brand::Red => ("c-red", "sy-red", "gl-cross"),
        Brand::Yellow => ("c-yellow", "sy-yellow", "gl-star"),
    };
    Look { cube, mark, glyph }
}

pub const fn glyph(brand: Brand) -> &'static str {
    look(brand).glyph
}

pub const fn mark(brand: Brand) -> &'static str {
    look(brand).mark
}

pub const fn colour(brand: Brand) -> &'static str {
    look(brand).cube
}

pub const fn category_art(category: Category) -> &'static str {
    match category {
        Category::Beer => "gl-beer",
        Category::Wine => "gl-wine",
        Category::Liquor => "gl-liquor",
    }
}

pub const fn job_art(job: Job) -> &'static str {
    match job {
        Job::Stock => "os-stock",
        Job::Fill => "os-fill",
        Job::Clean => "os-clean",
        Job::Floor => "os-floor",
        Job::CheckOut => "os-checkout",
        Job::PreOrder => "os-preorder",
        Job::Supervisor => "os-supervisor",
    }
}

pub const fn hour_art(icon: Icon) -> &'static str {
    match icon {
        Icon::Closed => "os-closed",
        Icon::Event => "os-event",
        Icon::Rush => "os-rush",
        Icon::End => "os-end",
    }
}

pub const fn hour_word(icon: Icon) -> &'static str {
    match icon {
        Icon::Closed => "closed",
        Icon::Event => "event",
        Icon::Rush => "rush hour",
        Icon::End => "end of the day",
    }
}

/// "2 PM, event".
pub fn hour_words(hour: Hour) -> String {
    format!("{hour}, {}", hour_word(hour.icon()))
}

/// One cube, for places that say in words what they hold.
pub fn cube(brand: Brand) -> Html {
    drawn(brand, None)
}

/// A cube that is seen coming to this place and leaving it.
pub fn cube_at(brand: Brand, at: &'static str) -> Html {
    drawn(brand, Some(at))
}

fn drawn(brand: Brand, at: Option<&'static str>) -> Html {
    let Look { cube, glyph, .. } = look(brand);
    let piece = at.map(|_| brand.name());
    html! {
        <svg class={classes!("cube", cube)} viewBox="0 0 36 36" aria-hidden="true"
            data-piece={piece} data-count={at.map(|_| "1")} data-at={at}>
            <use href="#cube" />
            <use href={format!("#{glyph}")} x="5.5" y="12.5" width="18.5" height="18.5" />
        </svg>
    }
}

/// A symbol as customers show it: colour and category in one picture.
pub fn symbol(item: Item) -> Html {
    let Item { category, brand } = item;
    let Look { cube, mark, glyph } = look(brand);
    html! {
        <svg class={classes!("os-sym", cube, mark)} viewBox="0 0 58 36" role="img" aria-label={item.to_string()}>
            <use href="#cube" x="0" y="0" width="36" height="36" />
            <use href={format!("#{glyph}")} x="5.5" y="12.5" width="18.5" height="18.5" />
            <use class="os-sym__kind" href={format!("#{}", category_art(category))} x="37" y="13" width="20" height="20" />
        </svg>
    }
}

/// What a customer wants, with the badge of a sales stop where the item is off for the day.
pub fn wanted(store: &Store, item: Item) -> Html {
    html! {
        <span class="os-want">
            { symbol(item) }
            if store.is_stopped(item) { { picture("os-want__stop", "os-stop", "sales stop") } }
        </span>
    }
}

pub fn drop() -> Html {
    icon_in("os-drop", "sc-drop")
}

/// The twelve-sided die with its number.
pub fn die(number: u32) -> Html {
    html! {
        <svg class="os-die" viewBox="0 0 44 44" role="img" aria-label={format!("rolled {number}")}>
            <use href="#die-12" />
            <text x="22" y="28" text-anchor="middle">{ number }</text>
        </svg>
    }
}

/// A customer's face: the persona has the hair, the colour of the card the coat.
pub fn portrait(customer: CustomerId) -> Html {
    const HAIR: [u8; 12] = [5, 1, 5, 3, 1, 2, 4, 3, 4, 2, 2, 1];
    const WORN: [Option<&str>; 12] = [
        None,
        Some("#os-av-beard"),
        Some("#os-av-beard"),
        Some("#os-av-glasses"),
        Some("#os-av-beard"),
        None,
        None,
        Some("#os-av-glasses"),
        None,
        Some("#os-av-glasses"),
        None,
        Some("#os-av-glasses"),
    ];
    let card = usize::from(customer.number() - 1);
    let (persona, base) = (card / 5, card % 5);
    let class = classes!(
        "os-av",
        look(Brand::ALL[base]).cube,
        format!("os-av--skin-{}", (persona + base) % 4),
        format!("os-av--hair-{}", (2 * persona + base) % 5)
    );
    html! {
        <svg {class} viewBox="0 0 48 48" aria-hidden="true">
            <use href="#os-av-coat" /><use href="#os-av-head" />
            <use href={format!("#os-av-hair-{}", HAIR[persona])} />
            if let Some(worn) = WORN[persona] { <use href={worn} /> }
        </svg>
    }
}
