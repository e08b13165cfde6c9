//! The root: which page is open, and what all pages share.
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::{body, document, document_element, window};
use web_sys::{Element, MediaQueryList};
use yew::prelude::*;

use crate::device::keeping::Kept;
use crate::device::{dress, updates};
use crate::games::{self, SHOPS};
use crate::house::House;
use crate::inside::Inside;
use crate::navigate::set_title;
use crate::routes::Route;
use crate::shell::lobby::Lobby;
use crate::store::settings::{Motion, Settings, Theme};

/// The address as far as it leads anywhere: a closed shop leaves one on the street.
fn current_route() -> Route {
    let route = Route::parse(&window().location().hash().unwrap_or_default());
    let closed = route.slug().is_some_and(|slug| games::open(slug).is_none());
    if closed { Route::Street } else { route }
}

pub fn open() {
    let root = document().get_element_by_id("app").expect("index.html has a place for the app");
    root.set_text_content(None);
    dress::hang("fronts", &SHOPS.map(|shop| shop.front.drawing).concat());
    yew::Renderer::<App>::with_root(root).render();
}

#[component]
fn App() -> Html {
    let route = use_state(current_route);
    {
        let route = route.clone();
        use_effect_with((), move |()| {
            let listener = EventListener::new(&window(), "hashchange", move |_| {
                window().scroll_to_with_x_and_y(0.0, 0.0);
                route.set(current_route());
            });
            move || drop(listener)
        });
    }
    let settings = use_state(|| Rc::new(Settings::load()));
    let system_night = use_state(|| dark_system().is_some_and(|query| query.matches()));
    {
        let system_night = system_night.clone();
        use_effect_with((), move |()| {
            let listener = dark_system().map(|query| {
                let asked = query.clone();
                EventListener::new(&query, "change", move |_| system_night.set(asked.matches()))
            });
            move || drop(listener)
        });
    }
    let night = match settings.theme {
        Theme::Light => false,
        Theme::Dark => true,
        Theme::System => *system_night,
    };
    use_effect_with(((*settings).clone(), night), |(settings, night)| apply(settings, *night));
    let change = {
        let settings = settings.clone();
        use_callback((), move |new: Settings, ()| {
            new.store();
            settings.set(Rc::new(new));
        })
    };
    use_effect_with((*route).clone(), |route| {
        let colours = route.slug().and_then(games::shop).map_or("street", |shop| shop.colours);
        let _ = body().set_attribute("data-game", colours);
        if route.slug().is_none() {
            dress::undress();
        }
        // A table names its person itself.
        if !matches!(route, Route::Table { .. }) {
            set_title(&title(route));
        }
    });
    let new_version = use_state(|| false);
    let kept = use_state(|| Kept::Coming);
    {
        let (new_version, kept) = (new_version.clone(), kept.setter());
        use_effect_with((), move |()| {
            let waiting = Callback::from(move |()| new_version.set(true));
            updates::watch(waiting, Callback::from(move |now| kept.set(now)));
        });
    }
    // Never in the middle of a game: there the prompt waits until the table is left.
    let offer = *new_version && !matches!(*route, Route::Table { .. });
    let house = House { settings: (*settings).clone(), night, change, kept: *kept };
    html! {
        <ContextProvider<House> context={house}>
            { page(&route) }
            if offer {
                <div class="toast toast--update" role="status">
                    <span>{ "A new version of High Street is ready." }</span>
                    <button type="button" class="btn" onclick={|_: MouseEvent| updates::take_over()}>
                        { "Reload" }
                    </button>
                    <button type="button" class="btn" onclick={move |_: MouseEvent| new_version.set(false)}>
                        { "Later" }
                    </button>
                </div>
            }
        </ContextProvider<House>>
    }
}

/// Whether the system prefers dark colours, and when it changes its mind.
fn dark_system() -> Option<MediaQueryList> {
    window().match_media("(prefers-color-scheme: dark)").ok().flatten()
}

/// The street is here with the page; everything else comes in a file of its own.
fn page(route: &Route) -> Html {
    let file = match route {
        Route::Street => return html! { <Lobby /> },
        Route::Setup { slug, .. } | Route::Table { slug, .. } | Route::Rules { slug } => slug,
        Route::History | Route::Person { .. } | Route::Passed { .. } => "/results",
        Route::Settings => "/settings",
    };
    html! { <Inside key={file} route={route.clone()} /> }
}

fn title(route: &Route) -> String {
    let shop = route.slug().and_then(games::shop).map(|shop| shop.name);
    match (route, shop) {
        (Route::Setup { .. }, Some(name)) => format!("New game · {name} · High Street"),
        (Route::Rules { .. }, Some(name)) => format!("Rules · {name} · High Street"),
        (Route::History, _) => "Results · High Street".to_owned(),
        (Route::Person { name }, _) => format!("{name} · High Street"),
        (Route::Settings, _) => "Settings · High Street".to_owned(),
        _ => "High Street".to_owned(),
    }
}

/// Theme, motion and text size are attributes of the root element; the stylesheets do the rest.
fn apply(settings: &Settings, night: bool) {
    let theme = if night { "dark" } else { "light" };
    let motion = match settings.motion {
        Motion::Full => "full",
        Motion::Brisk => "brisk",
        Motion::Off => "off",
    };
    let root = document_element();
    let _ = root.set_attribute("data-theme", theme);
    wear_in_the_frame(theme);
    let _ = root.set_attribute("data-motion", motion);
    let _ = root.set_attribute("data-text", &settings.text.to_string());
}

/// The browser's own frame wears the colour that `index.html` names for the theme.
fn wear_in_the_frame(theme: &str) {
    let meta = document().query_selector("meta[name=theme-color]").ok().flatten();
    let colour = |meta: &Element| meta.get_attribute(&format!("data-{theme}"));
    if let Some((meta, colour)) = meta.and_then(|meta| colour(&meta).map(|colour| (meta, colour))) {
        let _ = meta.set_attribute("content", &colour);
    }
}
