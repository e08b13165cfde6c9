//! Random games for the tests to look at, and screens as markup.
use std::rc::Rc;

use high_street::games::fiasko::{Event, Position, Setup, Tie, Turn, View};
use high_street::table::{
    Chair, Dice, Eye, Game, Hue, Level, Log, Pending, Seat, Seats, Seed, Sitter,
};
use yew::prelude::*;

use crate::face::{Face, Role, Scene, Who};
use crate::counter::Drafts;
use crate::store::settings::Settings;

const NAMES: [&str; 6] = ["Ada", "Ben", "<i>Cora</i>", "Till", "Émile", "🛒 عمر"];

pub fn who(seats: u8) -> Rc<Who> {
    Rc::new(Who(Seats::from_fn(seats, |seat| Chair {
        name: NAMES[seat.index()].to_owned(),
        hue: Hue::ALL[seat.index()],
        sitter: if seat.index() == 3 { Sitter::Computer(Level::Normal) } else { Sitter::Person },
    })))
}

pub fn setups() -> Vec<Setup> {
    let table = |seats| {
        let book = Setup::by_the_book(seats);
        let aids = Setup { odds: true, auto_draw: true, tie: Tie::Subtotal, ..book.clone() };
        let press = Setup { turn: Turn::Press, open_discard: false, ..book.clone() };
        let open = Setup { open_hands: true, odds: true, ..book.clone() };
        [book, aids, press, open]
    };
    (2..=6).flat_map(table).collect()
}

/// Plays one random game, and shows every position with what was just told.
pub fn walk(setup: &Setup, seed: u64, mut visit: impl FnMut(&Position, &Log<Event>, &mut Dice)) {
    let mut dice = Dice::new(Seed(seed ^ 0xFACE));
    let mut log = Log::default();
    let mut position = Position::deal(setup, Seed(seed), &mut log);
    loop {
        visit(&position, &log, &mut dice);
        let Pending::Seats(pending) = position.pending() else { return };
        let options = position.candidates(pending[0], &mut dice);
        let action = *dice.pick(&options).expect("whoever is to act has a candidate");
        log = Log::default();
        position.play(pending[0], action, &mut log).expect("a candidate is legal");
    }
}

pub fn eyes(seats: u8) -> impl Iterator<Item = Eye> {
    Seat::all(seats).map(Eye::Seat).chain([Eye::Public])
}

#[derive(Properties, PartialEq)]
struct StageProps {
    html: Html,
}

#[component]
fn Stage(StageProps { html }: &StageProps) -> Html {
    html.clone()
}

/// The markup of one piece of screen.
pub fn drawn(html: Html) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let stage = yew::LocalServerRenderer::<Stage>::with_props(StageProps { html });
    runtime.block_on(stage.hydratable(false).render())
}

pub fn scene(view: &View, who: &Rc<Who>, role: Role) -> Scene<Position> {
    Scene {
        view: Rc::new(view.clone()),
        who: who.clone(),
        role,
        settings: Rc::new(Settings::default()),
        act: Callback::noop(),
        refuse: Callback::noop(),
        drafts: Drafts::default(),
        note_hint: Callback::noop(),
        standing: None,
        undo: html! { <button>{ "Undo" }</button> },
    }
}

/// What the person before the screen may be there for.
pub fn roles(view: &View, eye: Eye) -> Vec<Role> {
    match eye {
        _ if view.result.is_some() => vec![Role::Over],
        Eye::Public if view.setup.open_hands => vec![Role::Public, Role::Decide(view.turn)],
        Eye::Public => vec![Role::Public],
        Eye::Seat(seat) if view.turn == seat => vec![Role::Decide(seat)],
        Eye::Seat(seat) => vec![Role::Watch(seat), Role::Report(seat)],
    }
}

/// Everything this eye may ever be shown of a position.
pub fn screen(view: &View, who: &Rc<Who>, eye: Eye) -> String {
    let mut all = vec![drawn(Position::breakdown(view, who)), Position::chapter_now(view).into()];
    for role in roles(view, eye) {
        let status = Position::status(view, who, role);
        assert!(!status.text.is_empty(), "{role:?} has a status");
        all.push(drawn(html! { <p>{ status.text }{ status.hint }</p> }));
        let scene = scene(view, who, role);
        all.push(drawn(html! { <>{ Position::board(scene.clone()) }{ Position::own(scene) }</> }));
        all.extend(Position::tip(view, role).into_iter().map(|tip| tip.key.to_owned()));
    }
    for seat in Seat::all(view.setup.seats) {
        let facts = Position::facts(view, seat);
        all.push(format!("{} {} {:?}", facts.big, facts.big_label, facts.facts));
        let blind = <Position as Face>::blind(view, seat).into_iter();
        all.extend(blind.map(|blind| format!("{} {}", blind.label, blind.stakes)));
        all.push(drawn(html! { Position::reason(view, seat, who) }));
    }
    if let Eye::Seat(seat) = eye {
        all.push(drawn(Position::peek(view, seat, who)));
    }
    all.join("\n")
}
