//! Results: every finished game on this device, and who won how often.
mod bests;
mod games;
#[cfg(all(test, feature = "ssr"))]
mod tests;
mod wins;

use std::rc::Rc;

use yew::prelude::*;

use self::games::Games;
use self::wins::Wins;
use crate::device::files;
use crate::parts::{Bar, Notice, Toast, Tone, Word, focus, use_arrival};
use crate::routes::Route;
use crate::store::history::{self, Finished};

#[component]
pub fn HistoryPage() -> Html {
    use_arrival();
    let all = use_state(|| Rc::new(history::load()));
    let word = use_state(|| None::<Word>);
    let refusal = use_state(|| None::<&'static str>);
    let export = {
        let refusal = refusal.clone();
        move |_: MouseEvent| {
            let saved = files::download("high-street-results.json", &history::export());
            refusal.set(saved.err().map(|_| "This browser would not save the file."));
        }
    };
    let clear = {
        let (all, word) = (all.clone(), word.clone());
        move |_: MouseEvent| {
            let cleared = history::clear();
            all.set(Rc::default());
            let all = all.clone();
            let undo = Callback::from(move |()| {
                all.set(Rc::new(history::put_back(&cleared)));
                focus("results");
            });
            word.set(Some(Word::with("All results are cleared.", "Undo", undo)));
            focus("results");
        }
    };
    let on_end = use_callback(word.setter(), |(), word| word.set(None));
    html! {
        <>
            <div class="sheetpage">
                <Bar title="Results" sub="Finished games on this device" />
                <main class="page">
                    if let Some(why) = *refusal { <Notice tone={Tone::Bad}>{ why }</Notice> }
                    <h2 class="sr" id="results" tabindex="-1">{ heading(&all) }</h2>
                    if all.is_empty() {
                        <section class="panel stack">
                            <p>{ "No game has been finished yet. When one is, it is entered here with its result." }</p>
                            <p><a class="btn" href={Route::Street.to_string()}>{ "To the street" }</a></p>
                        </section>
                    } else {
                        <div class="results">
                            <div class="stack">
                                { bests::bests(&all) }
                                <Wins all={(*all).clone()} />
                            </div>
                            <Games all={(*all).clone()} />
                        </div>
                        <div class="row wrap">
                            <button type="button" class="btn" onclick={export}>{ "Export the results" }</button>
                            <button type="button" class="btn btn--bad" onclick={clear}>{ "Clear the results" }</button>
                        </div>
                    }
                </main>
            </div>
            <Toast word={(*word).clone()} {on_end} />
        </>
    }
}

fn heading(all: &[Finished]) -> String {
    match all.len() {
        0 => "No results".to_owned(),
        1 => "1 finished game".to_owned(),
        games => format!("{games} finished games"),
    }
}
