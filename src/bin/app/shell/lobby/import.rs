//! A game from a file: read, played through the rules, and only then believed.
use std::rc::Rc;

use high_street::table::Record;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::Wish;
use super::lists::known;
use crate::device::{clock, files};
use crate::games;

#[derive(Properties, PartialEq)]
pub struct ImportProps {
    pub wish: Callback<Wish>,
}

#[component]
pub fn Import(ImportProps { wish }: &ImportProps) -> Html {
    let onchange = {
        let wish = wish.clone();
        move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
            let wish = wish.clone();
            spawn_local(async move {
                let name = file.name();
                let read = files::read(file).await;
                let admitted = read.and_then(|text| {
                    admit(&text, clock::now()).map_err(|why| format!("“{name}”: {why}"))
                });
                // The same file may be chosen again.
                input.set_value("");
                wish.emit(Wish::Import(admitted.map(Rc::new)));
            });
        }
    };
    html! {
        <label class="btn import">
            { "Import a game" }
            <input type="file" accept=".json,.txt,application/json" {onchange} />
        </label>
    }
}

/// The game in a file's text, or a sentence that says what is wrong with it.
fn admit(text: &str, now: u64) -> Result<Record, String> {
    if text.trim().is_empty() {
        return Err("This file is empty.".to_owned());
    }
    let mut record = Record::from_json(text).map_err(|why| why.to_string())?;
    known(&record)?;
    let doors = games::doors(&record.game).expect("a known game has doors");
    (doors.check)(&record)?;
    // A game to carry on comes first in the list; a finished one keeps its day.
    record.saved_at = if record.finished { record.saved_at.min(now) } else { now };
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{shelf, tables};
    use high_street::games::fiasko::{Position, Setup};
    use high_street::table::{Chair, Hue, Seats, Seed, Sitter};

    fn file() -> String {
        let chairs = Seats::from_fn(2, |seat| Chair {
            name: ["Ada", "Ben"][seat.index()].to_owned(),
            hue: Hue::ALL[seat.index()],
            sitter: Sitter::Person,
        });
        let id = tables::start::<Position>(chairs, Setup::by_the_book(2), Seed(7)).unwrap();
        shelf::text(&id).unwrap()
    }

    #[test]
    fn an_exported_game_comes_back() {
        let record = admit(&file(), 99).unwrap();
        assert_eq!((record.game.as_str(), record.saved_at), ("fiasko", 99));
    }

    #[test]
    fn every_refusal_is_a_sentence() {
        let good = file();
        let cases = [
            (" ".to_owned(), "empty"),
            ("{".to_owned(), "not a High Street game file"),
            (r#"{"name": "something else"}"#.to_owned(), "not a High Street game file"),
            (good.replace("\"fiasko\"", "\"ludo\""), "“ludo”"),
            (good.replace("\"format\":1", "\"format\":9"), "newer High Street"),
            (good.replace("\"save\":\"", "\"save\":\"!"), "."),
            (good[..good.len() / 2].to_owned(), "not a High Street game file"),
        ];
        for (text, part) in cases {
            let why = admit(&text, 0).expect_err(part);
            assert!(why.contains(part) && why.ends_with('.'), "{why}");
        }
    }
}
