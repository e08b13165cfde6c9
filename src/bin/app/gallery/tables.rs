//! Real tables, each at one question: opened in a frame, so that widths are what the sheets think they are.
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::symbols::Symbols;
use crate::device::dress;
use crate::games::SHOPS;
use crate::routes::Route;
use crate::seated::Exhibit;
use crate::store::{
    saves,
    settings::{Settings, Theme},
};

const WIDTHS: [u32; 3] = [390, 820, 1440];

/// Below this prefix the gallery's own records lie while it is open.
const PREFIX: &str = "gallery-";

#[derive(Clone, PartialEq)]
struct Hung {
    slug: &'static str,
    name: String,
    id: String,
}

#[derive(Properties, PartialEq)]
pub struct TablesProps {
    pub night: bool,
}

#[component]
pub fn Tables(TablesProps { night }: &TablesProps) -> Html {
    let hung = use_state(Vec::<Hung>::new);
    {
        let hung = hung.setter();
        use_effect_with((), move |()| {
            spawn_local(async move { hung.set(hang().await) });
            take_down
        });
    }
    // A frame loads its theme as any page does.
    use_effect_with(*night, |night| {
        let theme = if *night { Theme::Dark } else { Theme::Light };
        Settings { theme, ..Settings::load() }.store();
    });
    let chosen = use_state(|| None::<Hung>);
    html! {
        <section class="stack">
            <h2>{ "Tables" }</h2>
            { for SHOPS.iter().map(|shop| html! {
                <div class="row wrap">
                    <h3>{ shop.name }</h3>
                    { for hung.iter().filter(|one| one.slug == shop.slug).map(|one| {
                        let (chosen, choose) = (chosen.clone(), one.clone());
                        html! {
                            <button type="button" class="btn" aria-pressed={(chosen.as_ref() == Some(one)).to_string()}
                                onclick={move |_: MouseEvent| chosen.set(Some(choose.clone()))}>{ &one.name }</button>
                        }
                    }) }
                </div>
            }) }
            if let Some(one) = &*chosen {
                { for WIDTHS.map(|width| html! {
                    <iframe key={format!("{}-{width}-{night}", one.id)} width={width.to_string()} height="900"
                        title={format!("{} at {width} pixels", one.name)}
                        src={format!("./?{width}{}", Route::table(one.slug, &format!("{}-{width}", one.id)))}></iframe>
                }) }
            }
            <Symbols tables={hung.len()} />
        </section>
    }
}

/// Every question of every open shop, each as three records: a game is open in one window only. The drawings of all
/// shops hang beside each other here.
async fn hang() -> Vec<Hung> {
    let (mut hung, mut art) = (Vec::new(), String::new());
    for shop in SHOPS {
        let Some(open) = &shop.open else { continue };
        let Ok(pages) = (open.enter)().await else { continue };
        art += pages.art;
        for Exhibit { name, record } in pages.title.exhibits() {
            let id = format!("{PREFIX}{}-{}", shop.slug, hung.len());
            for width in WIDTHS {
                let _ = saves::put(&format!("{id}-{width}"), &record);
            }
            hung.push(Hung { slug: shop.slug, name, id });
        }
    }
    dress::hang("drawings", &art);
    hung
}

fn take_down() {
    for row in saves::list().into_iter().filter(|row| row.id.starts_with(PREFIX)) {
        saves::remove(&row.id);
    }
}
