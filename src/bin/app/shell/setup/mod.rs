//! Setting up a game: who sits where, the options, and the deal.
mod deal;
mod draft;
mod known;
mod row;
mod seating;
mod short;
mod swatches;
#[cfg(test)]
mod tests;

use yew::prelude::*;

use self::deal::DealField;
use self::draft::Draft;
use self::seating::Seating;
use self::short::InShort;
use crate::device::{chance, clock};
use crate::navigate::{go, go_instead};
use crate::parts::{Bar, Dialog, Notice, Tone, focus, icon, use_arrival};
use crate::routes::Route;
use crate::seated::{AnyOptions, Title};
use crate::shell::rules::RulesDrawer;
use crate::shell::settings::SettingsPanel;

#[derive(Properties, PartialEq)]
pub struct SetupProps {
    pub title: Title,
    /// The deal somebody passed on.
    #[prop_or_default]
    pub deal: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawer {
    Rules,
    Settings,
}

#[component]
pub fn SetupPage(SetupProps { title, deal: passed }: &SetupProps) -> Html {
    use_arrival();
    let title = *title;
    let last = use_memo((), |()| title.last_table());
    let draft =
        use_reducer(|| Draft::new(title.seats(), (*last).as_ref().map(|(chairs, _)| &chairs[..])));
    let options = use_state(|| match &*last {
        Some((_, options)) => options.clone(),
        None => title.usual_options(draft.count()),
    });
    let deal = use_state(|| AttrValue::from(""));
    {
        let (deal, slug) = (deal.setter(), title.slug());
        // It stands in its field from now on, and no longer in the address.
        use_effect_with(*passed, move |passed| {
            if let Some(number) = passed {
                deal.set(number.to_string().into());
                go_instead(&Route::setup(slug));
            }
        });
    }
    let refusal = use_state(|| None::<String>);
    let drawer = use_state(|| None::<Drawer>);

    let table = options.with_seats(draft.count());
    let start = {
        let (draft, table) = (draft.clone(), table.clone());
        let (deal, refusal) = (deal.clone(), refusal.clone());
        move |_: MouseEvent| match open_table(title, &draft, &table, &deal) {
            Ok(route) => go(&route),
            Err(why) => refusal.set(Some(why)),
        }
    };
    let change_seats = use_callback(draft.dispatcher(), |change, draft| draft.dispatch(change));
    let change_options = use_callback(options.setter(), |new, options| options.set(new));
    let change_deal =
        use_callback((deal.setter(), refusal.setter()), |text: String, (deal, refusal)| {
            deal.set(text.into());
            refusal.set(None);
        });
    let house = table.draw_house(change_options.clone());
    let today = {
        let (draft, table, refusal) = (draft.clone(), table.clone(), refusal.clone());
        move |_: MouseEvent| match open_table(title, &draft, &table, &clock::today().to_string()) {
            Ok(route) => go(&route),
            Err(why) => refusal.set(Some(why)),
        }
    };
    let pull = use_callback(drawer.setter(), |which, drawer| drawer.set(which));
    let open = |which| pull.reform(move |_: MouseEvent| Some(which));
    html! {
        <>
            <div class="sheetpage">
                <Bar title={title.name()} sub="Set up a new game">
                    <button type="button" class="btn btn--icon" aria-label="Rules" onclick={open(Drawer::Rules)}>
                        { icon("i-rules") }
                    </button>
                    <button type="button" class="btn btn--icon" aria-label="Settings" onclick={open(Drawer::Settings)}>
                        { icon("i-menu") }
                    </button>
                </Bar>
                <main class="page">
                    <div class="setup">
                        <Seating draft={(*draft).clone()} {title} change={change_seats} />
                        <section class="panel setup__how" aria-labelledby="options">
                            <div class="panel__head"><h2 id="options">{ "How to play" }</h2></div>
                            <div class="options">{ table.draw(change_options.clone()) }</div>
                            if house != Html::default() {
                                <details class="setup__house">
                                    <summary>{ "House rules and aids" }</summary>
                                    <div class="options">{ house }</div>
                                </details>
                            }
                            <DealField {title} text={(*deal).clone()} change={change_deal} />
                        </section>
                        <InShort game={table.in_short()} people={draft.people()} shutter={table.shutter()} />
                    </div>
                </main>
                <footer class="dock">
                    if let Some(why) = &*refusal {
                        <Notice tone={Tone::Bad}>{ why }</Notice>
                    }
                    <div class="dock__in">
                        <button type="button" class="btn" onclick={open(Drawer::Rules)}>
                            { icon("i-rules") }<span>{ "Rules" }</span>
                        </button>
                        <button type="button" class="btn btn--second" onclick={today}>
                            { icon("i-sun") }<span>{ "Play today’s deal" }</span>
                        </button>
                        <button type="button" class="btn btn--primary" onclick={start}>
                            { icon("ph-build") }<span>{ "Open the shop" }</span>
                        </button>
                    </div>
                </footer>
            </div>
            { drawn(title, *drawer, pull.reform(|()| None)) }
        </>
    }
}

fn drawn(title: Title, drawer: Option<Drawer>, on_close: Callback<()>) -> Html {
    match drawer {
        None => html! {},
        Some(Drawer::Rules) => {
            html! { <RulesDrawer {title} at="" {on_close} /> }
        }
        Some(Drawer::Settings) => html! {
            <Dialog title="Settings" class="drawer" {on_close}><SettingsPanel /></Dialog>
        },
    }
}

/// Deals the game and tells where it is played. `Err` is a sentence for whoever set it up.
fn open_table(
    title: Title,
    draft: &Draft,
    options: &AnyOptions,
    deal: &str,
) -> Result<Route, String> {
    let seed = deal::read(deal).inspect_err(|_| focus(deal::FIELD))?.unwrap_or_else(chance::deal);
    let id = options.start(draft.chairs(), seed)?;
    Ok(Route::table(title.slug(), &id))
}
