//! A game that came in an address: admitted as any file is, put among the finished games, and played
//! back. The address is replaced by that of the game; one that is refused is forgotten.
use high_street::table::{Record, passed_on};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::device::clock;
use crate::navigate::{forget_address, go_instead, set_title};
use crate::parts::{Bar, Notice, Tone, use_arrival};
use crate::routes::{GameId, Route};
use crate::shell::lobby::believed;
use crate::store::{look_back, saves};

#[derive(Properties, PartialEq)]
pub struct PassedProps {
    pub packed: String,
}

#[component]
pub fn PassedPage(PassedProps { packed }: &PassedProps) -> Html {
    use_arrival();
    let refusal = use_state(|| None::<String>);
    {
        let refusal = refusal.setter();
        use_effect_with(packed.clone(), move |packed| {
            let packed = packed.clone();
            spawn_local(async move {
                match admit(&packed, clock::now()).await {
                    Ok(record) => {
                        let id = kept(&record);
                        look_back::want(&id);
                        go_instead(&Route::table(&record.game, &id));
                    }
                    Err(why) => {
                        forget_address();
                        set_title("Not a game · High Street");
                        refusal.set(Some(why));
                    }
                }
            });
        });
    }
    html! {
        <div class="sheetpage">
            <Bar title="A game passed on" sub="High Street" />
            <main class="page">
                if let Some(why) = &*refusal {
                    <Notice tone={Tone::Bad}>{ why }</Notice>
                    <p>{ "Nothing on this device has changed." }</p>
                    <p><a class="btn" href={Route::Street.to_string()}>{ "To the street" }</a></p>
                } else {
                    <p role="status">{ "Opening …" }</p>
                }
            </main>
        </div>
    }
}

const NOT_OVER: &str = "By today’s rules the game in this link is not over, so it cannot be shown.";

/// The game in a link, played through the rules, or a sentence that says what is wrong with it.
async fn admit(packed: &str, now: u64) -> Result<Record, String> {
    let record = passed_on(packed).map_err(|why| why.to_string())?;
    let record = believed(record, now).await?;
    // It claimed to be over; only the rules know.
    if record.finished { Ok(record) } else { Err(NOT_OVER.to_owned()) }
}

/// Where the game lies: one that is here already is not put here twice.
fn kept(record: &Record) -> GameId {
    let same = |row: &saves::Row| {
        row.record.as_ref().is_ok_and(|other| {
            other.game == record.game && other.save == record.save && other.chairs == record.chairs
        })
    };
    if let Some(row) = saves::list().into_iter().find(same) {
        return row.id;
    }
    let id = saves::new_id();
    // Trouble with the storage is told at the table.
    let _ = saves::put(&id, record);
    id
}

#[cfg(test)]
mod tests {
    use high_street::games::fiasko::{Position, Setup};
    use high_street::table::{
        Chair, Computers, Dice, Eye, Hue, Level, Pending, Seats, Seed, Session, Sitter, pack,
    };

    use super::*;

    fn played(steps: usize) -> Session<Position> {
        let mut session = Session::<Position>::new(Setup::by_the_book(2), Seed(7)).unwrap();
        let (mut computer, mut dice) = (Position::computer(Level::Easy), Dice::new(Seed(1)));
        while let Pending::Seats(seats) = session.pending() {
            if session.len() == steps {
                break;
            }
            let view = session.view(Eye::Seat(seats[0]));
            session.play(seats[0], computer.choose(seats[0], &view, &mut dice)).unwrap();
        }
        session
    }

    fn record() -> Record {
        let chairs = Seats::from_fn(2, |seat| Chair {
            name: ["Ada", "Ben"][seat.index()].to_owned(),
            hue: Hue::ALL[seat.index()],
            sitter: Sitter::Person,
        });
        let id = saves::start::<Position>(chairs, Setup::by_the_book(2), Seed(7)).unwrap();
        saves::get(&id).unwrap().unwrap()
    }

    #[tokio::test]
    async fn a_link_brings_the_game_and_opening_it_twice_brings_it_once() {
        let packed = played(usize::MAX).packed_to_pass_on(record()).unwrap();
        let games = saves::list().len();
        let first = kept(&admit(&packed, 9).await.unwrap());
        let again = kept(&admit(&packed, 9).await.unwrap());
        assert_eq!(first, again);
        assert_eq!(saves::list().len(), games + 1);
        assert!(saves::get(&first).unwrap().unwrap().finished);
    }

    #[tokio::test]
    async fn a_link_that_only_claims_to_be_over_is_refused() {
        let forged = Record { finished: true, ..record() };
        let link = pack(&format!("{}\n{}", forged.to_json(), played(5).save().to_json()));
        let why = admit(&link, 9).await.unwrap_err();
        assert!(why.contains("not over"), "{why}");
    }

    /// Played to its end by older rules; today's stop it on its way.
    const OLDER: &str = include_str!("../../../games/brick_and_mortar/golden/r2-2.json");

    #[tokio::test]
    async fn a_link_to_a_game_of_older_rules_is_shown_as_far_as_it_goes_and_never_played_on() {
        let golden: serde_json::Value = serde_json::from_str(OLDER).unwrap();
        let sent = Record {
            game: "brick-and-mortar".to_owned(),
            finished: true,
            save: String::new(),
            ..record()
        };
        let record =
            admit(&pack(&format!("{}\n{}", sent.to_json(), golden["save"])), 9).await.unwrap();
        assert!(record.finished && !record.laid_open && record.next.is_none());
        assert_eq!(
            serde_json::from_str::<serde_json::Value>(&record.save_json().unwrap()).unwrap(),
            golden["save"],
            "all of it is kept"
        );
    }

    #[tokio::test]
    async fn a_link_to_a_game_of_another_street_is_named() {
        let packed = played(usize::MAX).packed_to_pass_on(record()).unwrap();
        let text = high_street::table::unpack(&packed).unwrap().replace("fiasko", "ludo");
        let why = admit(&pack(&text), 9).await.unwrap_err();
        assert!(why.contains("“ludo”"), "{why}");
    }
}
