//! Results of games played to their end, as they are drawn.
use std::rc::Rc;

use high_street::games::fiasko::{Position, Setup};
use high_street::games::{brick_and_mortar, shopping_mall};
use high_street::table::{
    Chair, Desk, Dice, Eye, Game, Hue, Level, Pending, Save, Seats, Seed, Session, Sitter, Tried,
};
use yew::prelude::*;

use super::play_on::PlayOnDialog;
use super::replay::Replay;
use super::{BrokenOff, GameResult, PassOnDialog, log};
use crate::face::{Face, Who};
use crate::parts::stage::drawn;
use crate::seated::Ended;
use crate::store::look_back;

pub(super) fn who(seats: u8) -> Rc<Who> {
    Rc::new(Who(Seats::from_fn(seats, |seat| Chair {
        name: ["Ada", "<i>Ben</i>", "Till"][seat.index()].to_owned(),
        hue: Hue::ALL[seat.index()],
        sitter: [Sitter::Person, Sitter::Person, Sitter::Computer(Level::Hard)][seat.index()],
    })))
}

/// A random game, played to its end.
pub(super) fn finished(seats: u8, seed: u64) -> Session<Position> {
    let mut dice = Dice::new(Seed(seed));
    let setup = Setup::by_the_book(seats);
    let mut session =
        Session::<Position>::new(setup.clone(), Seed(seed)).expect("a table by the book");
    let mut log = high_street::table::Log::default();
    let mut position = Position::deal(&setup, Seed(seed), &mut log);
    while let Pending::Seats(pending) = session.pending() {
        let options = position.candidates(pending[0], &mut dice);
        let action = *dice.pick(&options).expect("whoever is to act has a candidate");
        position.apply(pending[0], action, &mut log);
        session.play(pending[0], action).expect("a candidate is legal");
    }
    session
}

#[test]
fn the_result_of_a_game_is_drawn() {
    for seats in [2, 3] {
        let session = finished(seats, 40 + u64::from(seats));
        let page = drawn(html! {
            <GameResult id="this" game={Ended::new(session.clone())} who={who(seats)}
                again={Callback::noop()} export={Callback::noop()} />
        });
        for part in [
            "podium",
            "place--1",
            "chart--wide",
            "chart--narrow",
            "<caption>",
            "How it adds up",
            "Same deal again",
            "Play again",
            "Export to a file",
            "Open the log",
            "Look into this game",
        ] {
            assert!(page.contains(part), "{part}");
        }
        assert!(page.contains(&session.seed().0.to_string()), "the deal number");
        assert!(!page.contains("<i>Ben"), "a name is never markup");
        assert!(!page.contains(" style="), "the policy forbids style attributes");
        assert_eq!(page.matches("<main").count(), 1);
    }
}

#[test]
fn the_log_marks_what_was_secret() {
    let session = finished(2, 5);
    let lines = Ended::new(session).lines(&who(2));
    let lines: Html = lines.iter().map(|line| log::drawn(line, &who(2))).collect();
    let told = drawn(html! { <ol>{ lines }</ol> });
    assert!(told.contains("told in secret"));
}

#[test]
fn every_step_can_be_looked_at_again() {
    let session = finished(2, 6);
    let page = drawn(html! {
        <Replay game={Ended::new(session.clone())} who={who(2)} close={Callback::noop()} />
    });
    assert!(page.contains(&format!("Step 0 of {}", session.len())));
    assert_eq!(page.matches("<main").count(), 1, "the board is the only main part");
    // A finished game that was read back is the same game.
    let again = Save::<Position>::load(&session.save().to_json()).expect("a save loads");
    assert_eq!(again.len(), session.len());
}

/// Prices are sealed there.
const SEALED: &str = include_str!("../../../../games/brick_and_mortar/golden/r4-2.json");
const AUCTIONS: &str = include_str!("../../../../games/shopping_mall/golden/r1-3.json");

fn recorded<G: Face>(text: &str) -> Ended {
    let golden: serde_json::Value = serde_json::from_str(text).expect("a recorded game");
    Ended::new(Save::<G>::load(&golden["save"].to_string()).expect("a save loads"))
}

#[test]
fn whoever_offers_a_price_says_for_what() {
    let deeds = |game: &Ended, seats, verb: &str| {
        let who = who(seats);
        let all = (0..game.steps()).filter_map(|step| game.deed(step, &who));
        all.filter(|done| done.starts_with(verb)).collect::<Vec<String>>()
    };
    let items = ["food", "clothing", "electronics", "jewelry", "art"];
    let dials = deeds(&recorded::<brick_and_mortar::Position>(SEALED), 2, "dial ");
    assert!(!dials.is_empty());
    for done in dials {
        assert!(items.iter().any(|item| done.contains(&format!(" {item}"))), "{done}");
    }
    let bids = deeds(&recorded::<shopping_mall::Position>(AUCTIONS), 3, "bid ");
    // "bid 650 for flowers 4".
    let named = |done: &String| done.contains(" for ") && !done.ends_with(' ');
    assert!(!bids.is_empty() && bids.iter().all(named), "{bids:?}");
}

#[test]
fn a_step_nobody_was_told_of_says_so_and_its_doer_reads_what_they_did() {
    let game = recorded::<brick_and_mortar::Position>(SEALED);
    let sealed = |at: &usize| game.after(*at).news(1, Eye::Public, &who(2)).is_empty();
    let at = (1..game.steps()).find(sealed).expect("something is sealed");
    let doer = game.doer(at - 1).expect("nothing is secret any more");
    let page = |eye| {
        drawn(
            html! { <Replay game={game.clone()} who={who(2)} {at} {eye} close={Callback::noop()} /> },
        )
    };
    assert!(page(Eye::Public).contains("a choice in secret"));
    let done = game.deed(at - 1, &who(2)).expect("somebody did it");
    assert!(!page(Eye::Public).contains(&done) && page(Eye::Seat(doer)).contains(&done), "{done}");
}

#[test]
fn a_finished_game_can_be_played_on_with_anybody_in_any_chair() {
    let game = Ended::new(finished(3, 6));
    let page = drawn(html! { <Replay {game} who={who(3)} at={4} close={Callback::noop()} /> });
    assert!(page.contains("Step 4 of") && page.contains("Play on from here"));
    let game = Ended::new(finished(3, 6));
    let last = game.steps();
    let page = drawn(html! { <Replay {game} who={who(3)} at={last} close={Callback::noop()} /> });
    assert!(page.contains("The game is over here"));
    let game = Ended::new(finished(3, 6));
    let page =
        drawn(html! { <PlayOnDialog {game} who={who(3)} step={4} close={Callback::noop()} /> });
    for part in ["From step 4 of", "Who plays Till", "Person", "Sharp", "Same luck", "Fresh luck"] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("<i>Ben") && !page.contains(" style="));
}

#[test]
fn only_the_game_that_came_by_a_link_begins_with_its_replay() {
    let page = |id: &str| {
        let game = Ended::new(finished(2, 6));
        drawn(html! {
            <GameResult id={id.to_owned()} {game} who={who(2)} again={Callback::noop()} export={Callback::noop()} />
        })
    };
    let (result, replay) = ("How it adds up", "Step 0 of");
    look_back::want(&"linked".to_owned());
    assert!(page("linked").contains(replay));
    assert!(page("linked").contains(result), "once");
    // It could not be opened, and another game is.
    look_back::want(&"linked".to_owned());
    assert!(page("another").contains(result));
    assert!(page("linked").contains(result), "that was long ago");
}

#[test]
fn a_tried_game_says_so_above_its_result() {
    let tried = Some(Tried { after: 12, fresh_luck: true });
    let game = Ended::new(finished(2, 6));
    let page = drawn(html! {
        <GameResult id="this" {game} who={who(2)} {tried} again={Callback::noop()} export={Callback::noop()} />
    });
    assert!(page.contains("Tried from step 12, fresh luck."), "{page}");
}

#[test]
fn a_game_laid_open_is_drawn_without_a_winner() {
    let session = Session::<Position>::new(Setup::by_the_book(3), Seed(7)).expect("by the book");
    let sitters = who(3).0.map(|_, chair| chair.sitter);
    let game = Ended::new(Desk::new(session, sitters).lay_open());
    let page = drawn(html! {
        <BrokenOff id="this" {game} who={who(3)} again={Callback::noop()} export={Callback::noop()} />
    });
    let parts = ["Broken off in turn 1", "Nobody has won", "Own things of Till", "Open the log"];
    for part in parts {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("i-crown") && !page.contains("place--1"), "nobody has won");
    assert!(!page.contains("Look into this game"), "without a result nothing is explained");
    assert!(!page.contains("<i>Ben"), "a name is never markup");
}

#[test]
fn what_is_too_long_for_a_link_is_passed_on_as_a_file() {
    let shown = |who: Rc<Who>| {
        drawn(html! {
            <PassOnDialog game={Ended::new(finished(2, 6))} {who} hints={0} tried={None::<Tried>}
                export={Callback::noop()} close={Callback::noop()} />
        })
    };
    let page = shown(who(2));
    assert!(page.contains("Link to this game") && page.contains("Export to a file"));
    // Only a name can be made as long as that, and only one that nothing shortens.
    let mut dice = Dice::new(Seed(9));
    let letters: Vec<char> = ('!'..='z').collect();
    let name: String = (0..12_000).filter_map(|_| dice.pick(&letters)).collect();
    let long = who(2).0.map(|_, chair| Chair { name: name.clone(), ..chair.clone() });
    let page = shown(Rc::new(Who(long)));
    assert!(page.contains("too long for a link") && page.contains("Export to a file"));
    assert!(!page.contains("Link to this game") && page.contains("Link to this deal"));
}

#[test]
fn of_a_game_by_older_rules_only_the_file_is_passed_on() {
    let page = drawn(html! {
        <PassOnDialog game={Ended::new(finished(2, 6))} who={who(2)} hints={0} tried={None::<Tried>} played_out={true}
            export={Callback::noop()} close={Callback::noop()} />
    });
    assert!(page.contains("only a part of this game") && page.contains("Export to a file"));
    assert!(!page.contains("Link to this game"));
}
