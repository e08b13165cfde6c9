//! A page that comes in a file of its own: a sign until it is here, a sentence and a button if it does not come.
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::device::dress;
use crate::games;
use crate::navigate::set_title;
use crate::own_file::Missing;
use crate::parts::{Bar, Notice, Tone};
use crate::routes::Route;

type Draw = fn(&Route) -> Html;

mod results {
    use super::Draw;
    use crate::own_file::own_file;
    use crate::shell::history::HistoryPage;
    use yew::prelude::*;

    own_file!(results: Draw = |_| html! { <HistoryPage /> });
}

mod settings {
    use super::Draw;
    use crate::own_file::own_file;
    use crate::shell::settings::SettingsPage;
    use yew::prelude::*;

    own_file!(settings: Draw = |_| html! { <SettingsPage /> });
}

#[derive(Properties, PartialEq)]
pub struct InsideProps {
    pub route: Route,
}

/// Keyed by the file, so that the rooms of one shop follow each other without a wait.
#[component]
pub fn Inside(InsideProps { route }: &InsideProps) -> Html {
    let tries = use_state(|| 0);
    let came = use_state(|| None::<Result<Draw, Missing>>);
    {
        let (route, came) = (route.clone(), came.setter());
        use_effect_with(*tries, move |_| {
            spawn_local(async move { came.set(Some(fetched(&route).await)) });
        });
    }
    let again = {
        let came = came.setter();
        move |_: MouseEvent| {
            came.set(None);
            tries.set(*tries + 1);
        }
    };
    match *came {
        Some(Ok(draw)) => draw(route),
        Some(Err(Missing)) => missing(again),
        None => html! { <main class="boot boot--soon"><p role="status">{ "Opening …" }</p></main> },
    }
}

/// What draws the address. A shop's own stylesheet and drawings are in place before it is used.
async fn fetched(route: &Route) -> Result<Draw, Missing> {
    match route {
        Route::Setup { slug } | Route::Table { slug, .. } | Route::Rules { slug } => {
            let open = games::open(slug).expect("an address leads to an open shop");
            let pages = (open.enter)().await?;
            dress::wear(pages.style);
            dress::hang("drawings", pages.art);
            Ok(pages.draw)
        }
        Route::Settings => settings::enter().await.copied(),
        Route::History | Route::Street => results::enter().await.copied(),
    }
}

fn missing(again: impl Fn(MouseEvent) + 'static) -> Html {
    set_title("Not here yet · High Street");
    html! {
        <div class="sheetpage">
            <Bar title="Not here yet" sub="High Street" />
            <main class="page">
                <Notice tone={Tone::Bad}>{ Missing::WHY }</Notice>
                <div class="row wrap">
                    <button type="button" class="btn btn--primary" onclick={again}>{ "Try again" }</button>
                    <button type="button" class="btn" data-do="reload">{ "Load the page again" }</button>
                </div>
            </main>
        </div>
    }
}
