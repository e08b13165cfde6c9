//! Random games, drawn for every eye: nothing panics, nothing leaks, every event has its words.
mod habit;
mod sums;

use std::fmt::Write;
use std::rc::Rc;

use high_street::games::brick_and_mortar::{
    Action, Event, Item, Position, Prompt, Secret, Setup, Stage, View,
};
use high_street::table::{
    Chair, Dice, Eye, Game, Hue, Imagine, Level, Log, Pending, Seat, Seats, Seed, Sitter,
};
use yew::prelude::*;

use crate::counter::Drafts;
use crate::face::{Face, Role, Scene, Who};
use crate::parts::stage::drawn;
use crate::store::settings::Settings;

const NAMES: [&str; 4] = ["Ada", "Ben", "<i>Cora</i>", "Till"];

fn who(seats: u8) -> Rc<Who> {
    Rc::new(Who(Seats::from_fn(seats, |seat| Chair {
        name: NAMES[seat.index()].to_owned(),
        hue: Hue::ALL[seat.index()],
        sitter: if seat.index() == 3 { Sitter::Computer(Level::Normal) } else { Sitter::Person },
    })))
}

fn setups() -> Vec<Setup> {
    (2..=4).flat_map(|seats| [Setup::draft(seats), Setup::preset(seats)]).collect()
}

/// Plays one random game, and shows every position with what was just told.
fn walk(setup: &Setup, seed: u64, mut visit: impl FnMut(&Position, &Log<Event>, &mut Dice)) {
    let mut dice = Dice::new(Seed(seed ^ 0xFACE));
    let mut log = Log::default();
    let mut position = Position::deal(setup, Seed(seed), &mut log);
    loop {
        visit(&position, &log, &mut dice);
        let Pending::Seats(pending) = position.pending() else { return };
        let options = position.candidates(pending[0], &mut dice);
        let action = dice.pick(&options).expect("whoever is to act has a candidate").clone();
        log = Log::default();
        position.play(pending[0], action, &mut log).expect("a candidate is legal");
    }
}

fn eyes(seats: u8) -> impl Iterator<Item = Eye> {
    Seat::all(seats).map(Eye::Seat).chain([Eye::Public])
}

fn scene(view: &View, who: &Rc<Who>, role: Role) -> Scene<Position> {
    Scene {
        view: Rc::new(view.clone()),
        who: who.clone(),
        role,
        settings: Rc::new(Settings::default()),
        press: Callback::noop(),
        act: Callback::noop(),
        refuse: Callback::noop(),
        drafts: Drafts::default(),
        note_hint: Callback::noop(),
        orders: None,
        undo: html! { <button>{ "Undo" }</button> },
    }
}

/// What the person before the screen may be there for.
fn roles(position: &Position, view: &View, eye: Eye) -> Vec<Role> {
    let Pending::Seats(pending) = position.pending() else { return vec![Role::Over] };
    match eye {
        // Where nothing is secret, whoever is to act decides in the open.
        Eye::Public if !position.private(pending[0]) => {
            vec![Role::Public, Role::Decide(pending[0])]
        }
        Eye::Public => vec![Role::Public],
        Eye::Seat(seat) if view.prompt.is_some() => vec![Role::Decide(seat)],
        Eye::Seat(seat) => vec![Role::Watch(seat), Role::Report(seat)],
    }
}

/// Everything this eye may ever be shown of a position.
fn screen(position: &Position, who: &Rc<Who>, eye: Eye) -> String {
    let view = &position.view(eye);
    let mut all = String::new();
    for role in roles(position, view, eye) {
        let status = Position::status(view, who, role);
        assert!(!status.text.is_empty(), "{role:?} has a status");
        all += &drawn(html! { <p>{ status.text }{ status.hint }</p> });
        let scene = scene(view, who, role);
        let table = drawn(html! { <>{ Position::board(&scene) }{ Position::own(&scene) }</> });
        if role.decides().is_some() {
            assert!(
                table.contains("btn--primary"),
                "{role:?} has something to press: {:?}",
                view.prompt
            );
            let advice = table.split("bm-advice").nth(1).expect("there is advice on demand");
            assert!(advice.contains("<li>"), "it says something: {:?}", view.prompt);
        }
        all += &table;
        for tip in Position::tip(view, role) {
            all += tip.key;
        }
    }
    for seat in Seat::all(view.setup.seats) {
        let facts = Position::facts(view, seat);
        let _ = writeln!(all, "{} {} {:?}", facts.big, facts.big_label, facts.facts);
        for blind in <Position as Face>::blind(view, seat) {
            let _ = writeln!(all, "{} {} {:?}", blind.label, blind.stakes, blind.action());
        }
    }
    if let Eye::Seat(seat) = eye {
        all += &drawn(Position::peek(view, seat, who));
    }
    let open = view.players.values().flat_map(|player| &player.building).map(|shop| shop.store);
    for store in open.chain(view.row.first().copied()) {
        all += &drawn(super::today::rules_today(view, store));
    }
    all += &drawn(Position::phases(view).unwrap_or_default());
    all += &drawn(Position::result(view, who).breakdown);
    all + Position::chapter_now(view)
}

#[test]
fn every_view_of_random_games_can_be_drawn() {
    for (index, setup) in setups().iter().enumerate() {
        let who = who(setup.seats);
        let mut step = 0;
        walk(setup, index as u64, |position, _, _| {
            step += 1;
            let over = matches!(position.pending(), Pending::Over(_));
            if step % 7 == 1 || over {
                for eye in eyes(setup.seats) {
                    let drawn = screen(position, &who, eye);
                    assert!(!drawn.contains("<i>Cora"), "a name is text, never markup");
                    assert!(!drawn.contains("style="), "the policy forbids style attributes");
                }
            }
        });
    }
}

#[test]
fn what_is_drawn_depends_on_no_secret() {
    let mut differing = 0;
    for (index, setup) in setups().iter().enumerate() {
        let who = who(setup.seats);
        let mut step = 0;
        walk(setup, 100 + index as u64, |position, _, dice| {
            step += 1;
            if step % 23 != 1 || matches!(position.pending(), Pending::Over(_)) {
                return;
            }
            for dreamer in Seat::all(setup.seats) {
                let eye = Eye::Seat(dreamer);
                let twin = Position::imagine(dreamer, &position.view(eye), dice);
                differing += usize::from(twin != *position);
                for eye in [eye, Eye::Public] {
                    let both = [position, &twin].map(|world| screen(world, &who, eye));
                    assert_eq!(both[0], both[1], "{eye:?} is shown a secret");
                }
            }
        });
    }
    assert!(differing > 100, "twins that are the same prove nothing");
}

#[test]
fn every_event_has_a_sentence_with_names() {
    for (index, setup) in setups().iter().enumerate() {
        let who = who(setup.seats);
        walk(setup, 200 + index as u64, |_, log, _| {
            for entry in log.entries() {
                if matches!(entry.event, Event::DrewBacks { .. }) && index > 0 {
                    continue;
                }
                let line = drawn(Position::told(&entry.event, &who).words);
                assert!(line.ends_with('.') && line.len() > 8, "{line}");
                let lower = line.to_lowercase();
                let words = lower.split(|c: char| !c.is_alphabetic());
                assert!(words.into_iter().all(|word| word != "you" && word != "your"), "{line}");
                assert!(
                    Position::told(&entry.event, &who).seat.is_some() || line.starts_with("The "),
                    "{line}"
                );
            }
        });
    }
}

#[test]
fn bought_surplus_is_told_with_what_was_paid() {
    let (seat, from) = (Seat::new(0), Seat::new(1));
    let event = Event::SurplusBought { seat, from, item: Item::Jewelry, count: 3, price: 7 };
    let line = drawn(Position::told(&event, &who(2)).words);
    assert!(line.ends_with("bought 3 surplus jewelry of Ben for $21."), "{line}");
}

#[test]
fn competition_is_told_to_those_who_seal_and_not_once_a_type_is_done() {
    let (mut sealed, mut done) = (0, 0);
    let who = who(4);
    for seed in 400..430 {
        walk(&Setup::draft(4), seed, |position, _, _| {
            let view = position.view(Eye::Public);
            let fights = matches!(
                view.stage,
                Stage::Sealing { what: Secret::Supply(_) | Secret::Sale(_), .. }
            );
            if !fights && !view.stage.item_is_done() {
                return;
            }
            let text = drawn(Position::board(&scene(&view, &who, Role::Public)));
            let told = ["Too few for all", "More for sale than", "Enough for", "A box for"]
                .map(|words| text.contains(words));
            assert_eq!(told, [fights && told[0], fights && !told[0], false, false]);
            sealed += usize::from(fights);
            done += usize::from(!fights);
        });
    }
    assert!(sealed > 50 && done > 10, "{sealed} sealed, {done} done");
}

#[test]
fn a_delivery_speaks_of_what_sells_and_of_what_is_lost() {
    let (mut sold, mut lost) = (0, 0);
    let who = who(4);
    for seed in 500..700 {
        walk(&Setup::draft(4), seed, |position, _, _| {
            let view = position.view(Eye::Public);
            let Some(Prompt::Deliver { seat, terms }) = &view.prompt else { return };
            let role = Role::Decide(*seat);
            let text = Position::status(&view, &who, role).text;
            let counter = drawn(Position::own(&scene(&view, &who, role)).unwrap_or_default());
            if terms.sold == 0 {
                assert!(text.ends_with("found no box. Choose which are lost."), "{text}");
                assert!(counter.contains(&format!("Lose {} {}", terms.quantity, terms.item)));
                assert!(!counter.contains("Sell: "), "nothing can be sold");
                lost += 1;
            } else {
                let words = format!("deliver {} {} at", terms.sold, terms.item);
                assert!(text.contains(&words), "{text}");
                sold += 1;
            }
        });
    }
    assert!(sold > 0 && lost > 0, "{sold} sold, {lost} lost");
}

#[test]
fn whoever_cannot_pay_the_least_bid_is_told_so_and_nothing_else() {
    let mut seen = 0;
    let who = who(4);
    for seed in 600..620 {
        walk(&Setup::preset(4), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let view = position.view(Eye::Seat(pending[0]));
            let Some(Prompt::Auction { own: Some(limit), least, .. }) = &view.prompt else {
                return;
            };
            if limit.most >= *least {
                return;
            }
            let text = drawn(
                Position::own(&scene(&view, &who, Role::Decide(pending[0]))).unwrap_or_default(),
            );
            assert!(text.contains("could be paid, all Debt Tokens included."), "{text}");
            assert!(!text.contains("short: takes"), "{text}");
            seen += 1;
        });
    }
    assert!(seen > 0, "somebody was too poor");
}

/// Only what everybody knows is offered where nobody has looked.
#[test]
fn blind_presses_are_raises_of_an_open_auction() {
    let mut seen = 0;
    for seed in 300..304 {
        walk(&Setup::preset(3), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let view = position.view(Eye::Public);
            let blind = <Position as Face>::blind(&view, pending[0]);
            assert_eq!(!blind.is_empty(), matches!(view.prompt, Some(Prompt::Auction { .. })));
            for one in &blind {
                assert!(position.blind(pending[0], one.action().expect("it acts")));
                assert!(matches!(one.action(), Some(Action::Raise(_) | Action::Drop)));
                seen += 1;
            }
        });
    }
    assert!(seen > 0, "there were auctions");
}

#[test]
fn the_rules_and_the_options_can_be_drawn() {
    for chapter in Position::chapters() {
        let body = drawn((chapter.body)());
        assert!(body.len() > 200, "{} says something", chapter.title);
        assert!(!body.contains("style="));
    }
    for setup in setups() {
        assert!(drawn(Position::options(&setup, Callback::noop())).contains("Draft"));
        assert_eq!(setup.seats == 4, Position::in_short(&setup).contains("35 points"));
    }
}

#[test]
fn every_moment_leads_to_a_chapter_of_the_rules() {
    walk(&Setup::draft(3), 8, |position, _, _| {
        let now = Position::chapter_now(&position.view(Eye::Public));
        assert!(Position::chapters().iter().any(|chapter| chapter.id == now));
    });
}
