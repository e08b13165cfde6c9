//! A page that comes in a file of its own: a sign until it is here, a sentence and a button if it does not come.
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::device::dress;
use crate::games;
use crate::navigate::set_title;
use crate::own_file::Missing;
use crate::parts::{Arrival, Bar, not_here, use_coming};
use crate::routes::Route;
use crate::seated::Title;

type Draw = fn(&Route) -> Html;

/// What every shop has, in one file for all of them: set-up, table and rules.
type Rooms = fn(Title, &Route) -> Html;

mod rooms {
    use super::Rooms;
    use crate::own_file::own_file;
    use crate::routes::Route;
    use crate::seated::Title;
    use crate::shell::{rules::RulesPage, setup::SetupPage, table::Table};
    use yew::prelude::*;

    own_file!(rooms: Rooms = draw);

    fn draw(title: Title, route: &Route) -> Html {
        match route {
            Route::Setup { deal, .. } => html! { <SetupPage {title} deal={*deal} /> },
            Route::Table { id, .. } => html! { <Table {title} key={id.clone()} id={id.clone()} /> },
            Route::Rules { .. } => html! { <RulesPage {title} /> },
            Route::Street
            | Route::Passed { .. }
            | Route::History
            | Route::Person { .. }
            | Route::Settings => html! {},
        }
    }
}

mod results {
    use super::Draw;
    use crate::own_file::own_file;
    use crate::routes::Route;
    use crate::shell::{
        history::HistoryPage, passed::PassedPage, people::PersonPage, result::SHEET,
    };
    use yew::prelude::*;

    /// What is in the file, beside the page of a finished game.
    pub struct Pages {
        pub style: &'static str,
        pub draw: Draw,
    }

    own_file!(results: Pages = Pages { style: SHEET, draw });

    fn draw(route: &Route) -> Html {
        match route {
            Route::Person { name } => {
                html! { <PersonPage key={name.clone()} name={name.clone()} /> }
            }
            Route::Passed { packed } => {
                html! { <PassedPage key={packed.clone()} packed={packed.clone()} /> }
            }
            _ => html! { <HistoryPage /> },
        }
    }
}

mod settings {
    use super::Draw;
    use crate::own_file::own_file;
    use crate::shell::settings::SettingsPage;
    use yew::prelude::*;

    own_file!(settings: Draw = |_| html! { <SettingsPage /> });
}

/// What draws an address.
#[derive(Clone, Copy)]
enum Came {
    Page(Draw),
    Shop(Title, Rooms),
}

#[derive(Properties, PartialEq)]
pub struct InsideProps {
    pub route: Route,
}

/// Keyed by the file, so that the rooms of one shop follow each other without a wait.
#[component]
pub fn Inside(InsideProps { route }: &InsideProps) -> Html {
    let file = route.clone();
    let Arrival { came, again } = use_coming(move || {
        let route = file.clone();
        Box::pin(async move { fetched(&route).await })
    });
    match came {
        Some(Ok(Came::Page(draw))) => draw(route),
        Some(Ok(Came::Shop(title, rooms))) => rooms(title, route),
        Some(Err(Missing)) => missing(again),
        None => html! { <main class="boot boot--soon"><p role="status">{ "Opening …" }</p></main> },
    }
}

/// What draws the address. Stylesheets and drawings of its file are in place before it is used.
async fn fetched(route: &Route) -> Result<Came, Missing> {
    match route {
        Route::Setup { slug, .. } | Route::Table { slug, .. } | Route::Rules { slug } => {
            let open = games::open(slug).expect("an address leads to an open shop");
            // Both are on their way at once.
            spawn_local(async {
                let _ = rooms::enter().await;
            });
            let pages = (open.enter)().await?;
            let rooms = rooms::enter().await?;
            dress::wear(pages.style);
            dress::hang("drawings", pages.art);
            Ok(Came::Shop(pages.title, *rooms))
        }
        Route::Settings => settings::enter().await.map(|draw| Came::Page(*draw)),
        Route::History | Route::Person { .. } | Route::Passed { .. } | Route::Street => {
            let pages = results::enter().await?;
            dress::keep(pages.style);
            Ok(Came::Page(pages.draw))
        }
    }
}

fn missing(again: Callback<MouseEvent>) -> Html {
    set_title("Not here yet · High Street");
    html! {
        <div class="sheetpage">
            <Bar title="Not here yet" sub="High Street" />
            <main class="page">
                { not_here(again) }
            </main>
        </div>
    }
}
