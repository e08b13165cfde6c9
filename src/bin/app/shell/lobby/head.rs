//! The sign over the street, and the way to everything that is not a shop.
use yew::prelude::*;

use super::keeping::Keeping;
use crate::house::use_house;
use crate::parts::{icon, use_arrival};
use crate::routes::Route;
use crate::store::settings::{Settings, Theme};

/// The sign over the street, and the way to everything that is not a shop.
#[component]
pub fn Head() -> Html {
    use_arrival();
    html! {
        <header class="street__head">
            <div class="sign brand printed">
                <h1>{ "High Street" }</h1>
                <p>{ "Five shopkeeping games, one table" }</p>
            </div>
            <div class="street__tools">
                <NightAndDay />
                <a class="btn" href={Route::History.to_string()} aria-label="Results">
                    { icon("i-crown") }<span class="only-wide">{ "Results" }</span>
                </a>
                <a class="btn" href={Route::Settings.to_string()} aria-label="Settings">
                    { icon("i-menu") }<span class="only-wide">{ "Settings" }</span>
                </a>
            </div>
            <Keeping />
        </header>
    }
}

#[component]
fn NightAndDay() -> Html {
    let house = use_house();
    let (theme, art, word, label) = if house.night {
        (Theme::Light, "i-sun", "Day", "Day colours")
    } else {
        (Theme::Dark, "i-moon", "Night", "Night colours")
    };
    let onclick = move |_| {
        house.change.emit(Settings { theme, ..(*house.settings).clone() });
    };
    html! {
        <button type="button" class="btn" aria-label={label} {onclick}>
            { icon(art) }<span class="only-wide">{ word }</span>
        </button>
    }
}
