//! A game from a file: read, played through the rules, and only then believed.
use std::rc::Rc;

use high_street::table::Record;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::Msg;
use super::lists::known;
use crate::device::{clock, files};
use crate::games;
use crate::own_file::Missing;

#[derive(Properties, PartialEq)]
pub struct ImportProps {
    pub send: Callback<Msg>,
}

#[component]
pub fn Import(ImportProps { send }: &ImportProps) -> Html {
    let onchange = {
        let send = send.clone();
        move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
            let send = send.clone();
            spawn_local(async move {
                let name = file.name();
                let read = files::read(file).await;
                let admitted = match read {
                    Ok(text) => {
                        let admitted = admit(&text, clock::now()).await;
                        admitted.map_err(|why| format!("“{name}”: {why}"))
                    }
                    Err(why) => Err(why),
                };
                // The same file may be chosen again.
                input.set_value("");
                send.emit(Msg::Import(admitted.map(Rc::new)));
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
async fn admit(text: &str, now: u64) -> Result<Record, String> {
    if text.trim().is_empty() {
        return Err("This file is empty.".to_owned());
    }
    believed(Record::from_json(text).map_err(|why| why.to_string())?, now).await
}

/// A record from elsewhere, as far as the rules of its game agree.
pub async fn believed(record: Record, now: u64) -> Result<Record, String> {
    known(&record)?;
    let open = games::open(&record.game).expect("a known game is open");
    let pages = (open.enter)().await.map_err(|_| Missing::WHY.to_owned())?;
    let mut record = pages.title.admit(record)?;
    // A game to carry on comes first in the list; a finished one keeps its day.
    record.saved_at = if record.finished { record.saved_at.min(now) } else { now };
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::saves;
    use high_street::games::fiasko::{Position, Setup};
    use high_street::table::{Chair, Hue, Seats, Seed, Sitter};

    fn chairs(count: u8) -> Seats<Chair> {
        Seats::from_fn(count, |seat| Chair {
            name: ["Ada", "Ben", "Cora"][seat.index()].to_owned(),
            hue: Hue::ALL[seat.index()],
            sitter: Sitter::Person,
        })
    }

    fn file() -> String {
        let id = saves::start::<Position>(chairs(2), Setup::by_the_book(2), Seed(7)).unwrap();
        saves::text(&id).unwrap()
    }

    #[tokio::test]
    async fn an_exported_game_comes_back() {
        let record = admit(&file(), 99).await.unwrap();
        assert_eq!((record.game.as_str(), record.saved_at), ("fiasko", 99));
    }

    #[tokio::test]
    async fn a_file_is_not_believed_about_its_own_game() {
        let honest = Record::from_json(&file()).unwrap();
        let forged = Record {
            round: 4_000_000_000,
            standings: Seats::from_fn(2, |_| i32::MAX),
            next: Some("Zed".to_owned()),
            finished: true,
            ..honest.clone()
        };
        let record = admit(&forged.to_json(), honest.saved_at).await.unwrap();
        assert_eq!(record, honest);
    }

    #[tokio::test]
    async fn a_game_laid_open_stays_laid_open() {
        let open = Record { laid_open: true, ..Record::from_json(&file()).unwrap() };
        let record = admit(&open.to_json(), 99).await.unwrap();
        assert!(record.laid_open && record.finished && record.next.is_none());
        assert!(record.save.starts_with('{'), "nothing in it is secret any more");
    }

    #[tokio::test]
    async fn a_game_that_breaks_the_rules_must_still_seat_its_players() {
        let honest = Record::from_json(&file()).unwrap();
        let odd = |chairs: Seats<Chair>| {
            let standings = chairs.map(|_, _| 0);
            let save = honest.save_json().unwrap();
            // Nobody sits on the sixth chair, so the first action stops the game.
            let save = save.replace(r#""actions":[]"#, r#""actions":[[5,"Draw"]]"#);
            assert!(save.contains("[5,"), "{save}");
            Record { chairs, standings, save, ..honest.clone() }.to_json()
        };
        let record = admit(&odd(chairs(2)), 0).await.unwrap();
        assert!(record.save_json().unwrap().contains("[5,"), "told when the table is opened");
        let why = admit(&odd(chairs(3)), 0).await.unwrap_err();
        assert!(why.contains("names 3 players, but its game seats 2"), "{why}");
    }

    #[tokio::test]
    async fn every_refusal_is_a_sentence() {
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
            let why = admit(&text, 0).await.expect_err(part);
            assert!(why.contains(part) && why.ends_with('.'), "{why}");
        }
    }
}
