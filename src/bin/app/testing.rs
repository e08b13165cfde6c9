//! What every face is tested with: random games to look at, screens as markup, and the laws that
//! [`face_suite!`] holds a face against. In a face's tests:
//!
//! ```ignore
//! face_suite!(Position, setups());
//! ```
use std::fmt::Write;
use std::rc::Rc;

use high_street::table::{
    Chair, Dice, Entry, Eye, Game, Hue, Imagine, Level, Log, Pending, Seat, Seats, Seed, Sitter,
};
use yew::prelude::*;

use crate::counter::Drafts;
use crate::face::{Contest, Face, Role, Rules, Scene, Seen, Told, Who};
use crate::own_file::at_hand;
pub use crate::parts::stage::drawn;
use crate::seated::SceneOf;
use crate::shell::table::Middle;
use crate::store::settings::Settings;

/// One of them is markup, and two are written from right to left or with an accent.
const NAMES: [&str; 6] = ["Ada", "Ben", "<i>Cora</i>", "Till", "Émile", "🛒 عمر"];

/// Persons, and a computer on the fourth chair.
pub fn who(seats: u8) -> Rc<Who> {
    Rc::new(Who(Seats::from_fn(seats, |seat| Chair {
        name: NAMES[seat.index()].to_owned(),
        hue: Hue::ALL[seat.index()],
        sitter: if seat.index() == 3 { Sitter::Computer(Level::Normal) } else { Sitter::Person },
    })))
}

/// Plays one random game, and shows every position with what was just told.
pub fn walk<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut visit: impl FnMut(&G, &Log<G::Event>, &mut Dice),
) {
    let mut dice = Dice::new(Seed(seed ^ 0xFACE));
    let mut log = Log::default();
    let mut position = G::deal(setup, Seed(seed), &mut log);
    loop {
        visit(&position, &log, &mut dice);
        let Pending::Seats(pending) = position.pending() else { return };
        let options = position.candidates(pending[0], &mut dice);
        let action = dice.pick(&options).expect("whoever is to act has a candidate").clone();
        log = Log::default();
        position.play(pending[0], action, &mut log).expect("a candidate is legal");
    }
}

/// The same, with a look at every so many positions and at the last one.
pub fn look<G: Game>(
    setup: &G::Setup,
    seed: u64,
    every: usize,
    mut visit: impl FnMut(&G, &mut Dice),
) {
    let mut step = 0;
    walk::<G>(setup, seed, |position, _, dice| {
        if step % every == 0 || is_over(position) {
            visit(position, dice);
        }
        step += 1;
    });
}

pub fn is_over<G: Game>(position: &G) -> bool {
    matches!(position.pending(), Pending::Over(_))
}

pub fn eyes(seats: u8) -> impl Iterator<Item = Eye> {
    Seat::all(seats).map(Eye::Seat).chain([Eye::Public])
}

pub fn scene<G: Face>(view: &G::View, who: &Rc<Who>, role: Role) -> Scene<G> {
    Scene {
        view: Seen::new(view.clone()),
        who: who.clone(),
        role,
        settings: Rc::new(Settings::default()),
        press: Callback::noop(),
        refuse: Callback::noop(),
        drafts: Drafts::default(),
        note_hint: Callback::noop(),
        before: None,
        orders: None,
    }
}

/// What the person before the screen may be there for.
pub fn roles<G: Game>(position: &G, eye: Eye) -> Vec<Role> {
    let Pending::Seats(pending) = position.pending() else { return vec![Role::Over] };
    match eye {
        // Where nothing is secret, or all of it can be done blind, whoever is to act decides in the open.
        Eye::Public if !position.private(pending[0]) || position.all_blind(pending[0]) => {
            vec![Role::Public, Role::Decide(pending[0])]
        }
        Eye::Public => vec![Role::Public],
        Eye::Seat(seat) if position.is_pending(seat) => vec![Role::Decide(seat)],
        Eye::Seat(seat) => vec![Role::Watch(seat), Role::Report(seat)],
    }
}

/// Board and counter as the shell draws them.
pub fn table<G: Face>(view: &G::View, who: &Rc<Who>, role: Role) -> String {
    table_of(scene::<G>(view, who, role))
}

/// The same of a scene that somebody has made themselves.
pub fn table_of<G: Face>(scene: Scene<G>) -> String {
    let noop = Callback::noop();
    let board = if G::BOARD_FOR_ALL {
        G::board(&scene)
    } else {
        html! {}
    };
    drawn(html! {
        <>
            { board }
            <Middle scene={SceneOf::of(scene)} steps=0 act={Callback::noop()} done={noop} public={html! {}} shell={html! {}} />
        </>
    })
}

/// "Press Done, then …" names a button.
fn button_named_in(hint: &str) -> Option<&str> {
    let rest = hint.split("Press ").nth(1)?;
    let name = &rest[..rest.find([',', '.', ';', ':']).unwrap_or(rest.len())];
    name.starts_with(char::is_uppercase).then_some(name)
}

/// Everything this eye may ever be shown of a position.
pub fn screen<G: Face>(position: &G, who: &Rc<Who>, eye: Eye) -> String {
    let view = &position.view(eye);
    let mut all = G::chapter_now(view).to_owned();
    all += &drawn(html! { <div>{ G::phases(view) }</div> });
    for role in roles(position, eye) {
        let status = G::status(view, who, role);
        assert!(!status.text.is_empty(), "{role:?} has a status");
        let table = table::<G>(view, who, role);
        if let Some(button) = button_named_in(&status.hint) {
            assert!(table.contains(button), "no button is called {button}: {}", status.hint);
        }
        all += &drawn(html! { <p>{ status.text }{ status.hint }</p> });
        let decides = role.decides().is_some();
        assert!(!decides || table.contains("btn--primary"), "{role:?} has something to press");
        all += &table;
        all.extend(G::tip(view, role).into_iter().map(|tip| tip.key));
    }
    for seat in Seat::all(position.seats()) {
        let facts = G::facts(view, seat);
        let _ = writeln!(all, "{} {} {:?}", facts.big, facts.big_label, facts.facts);
        for offer in <G as Face>::blind(view, seat) {
            let _ = writeln!(all, "{} {}", offer.label, offer.stakes);
        }
    }
    if let Eye::Seat(seat) = eye {
        all += &drawn(G::peek(view, seat, who));
    }
    if is_over(position) {
        let ending = G::result(view, who);
        let reasons: Vec<String> = ending.reasons.values().cloned().collect();
        all +=
            &drawn(html! { <p>{ ending.headline }{ reasons.join(" ") }{ ending.breakdown }</p> });
    }
    all
}

pub fn every_view_of_random_games_can_be_drawn<G: Face>(setups: &[G::Setup]) {
    for (index, setup) in setups.iter().enumerate() {
        look::<G>(setup, index as u64, 23, |position, _| {
            let who = who(position.seats());
            for eye in eyes(position.seats()) {
                let drawn = screen(position, &who, eye);
                assert!(!drawn.contains("<i>Cora"), "a name is text, never markup");
                assert!(!drawn.contains("style="), "the policy forbids style attributes");
                blocks(&drawn).for_each(|words| assert_spelled(&words));
            }
        });
    }
}

/// One line each, where they are chosen, with what they are measured to do.
pub fn every_level_says_what_it_is_measured_to_do<G: Face>(_: &[G::Setup]) {
    let lines = Level::ALL.map(G::level);
    for line in lines {
        assert!(line.ends_with('.') && line.contains(|c: char| c.is_ascii_digit()), "{line}");
        assert_spelled(line);
    }
    assert!(lines[0] != lines[1] && lines[1] != lines[2]);
}

pub fn what_is_drawn_depends_on_no_secret<G: Face + Imagine>(setups: &[G::Setup]) {
    let mut differing = 0;
    for (index, setup) in setups.iter().enumerate() {
        look::<G>(setup, 100 + index as u64, 31, |position, dice| {
            if is_over(position) {
                return;
            }
            let who = who(position.seats());
            for dreamer in Seat::all(position.seats()) {
                let eye = Eye::Seat(dreamer);
                let twin = G::imagine(dreamer, &position.view(eye), dice);
                differing += usize::from(twin != *position);
                for eye in [eye, Eye::Public] {
                    let both = [position, &twin].map(|world| screen(world, &who, eye));
                    assert_eq!(both[0], both[1], "{eye:?} is shown a secret");
                }
            }
        });
    }
    assert!(differing > 5, "twins that are the same prove nothing");
}

/// A board that stands when a shutter falls keeps nothing that its last holder saw: it says the same to every eye.
pub fn a_board_for_all_is_the_same_to_every_eye<G: Face>(setups: &[G::Setup]) {
    if !G::BOARD_FOR_ALL {
        return;
    }
    for (index, setup) in setups.iter().enumerate() {
        look::<G>(setup, 500 + index as u64, 11, |position, _| {
            let who = who(position.seats());
            let board = |eye, role| drawn(G::board(&scene::<G>(&position.view(eye), &who, role)));
            for eye in eyes(position.seats()) {
                for role in roles(position, eye) {
                    assert_eq!(board(eye, role), board(Eye::Public, role), "{eye:?}, {role:?}");
                }
            }
        });
    }
}

/// A sentence with names: it begins with one or with a capital, ends with a full stop, and speaks
/// to nobody.
fn assert_told(sentence: &str) {
    assert!(sentence.ends_with('.') && sentence.len() > 8, "a sentence: {sentence}");
    let first = blocks(sentence).next().and_then(|words| words.chars().next());
    assert!(first.is_some_and(|first| !first.is_lowercase()), "begins small: {sentence}");
    let lower = sentence.to_lowercase();
    let words: Vec<&str> = lower.split(|c: char| !c.is_alphabetic()).collect();
    assert!(!words.contains(&"you") && !words.contains(&"your"), "names, never you: {sentence}");
    assert_spelled(sentence);
}

/// What can be counted in any shop.
const MANY: [&str; 32] = [
    "bids",
    "boxes",
    "bottles",
    "cards",
    "chances",
    "coupons",
    "crowds",
    "cubes",
    "customers",
    "days",
    "debts",
    "games",
    "goods",
    "hints",
    "hours",
    "items",
    "jobs",
    "lines",
    "managers",
    "months",
    "places",
    "players",
    "points",
    "rounds",
    "rows",
    "sales",
    "shops",
    "spaces",
    "stores",
    "tokens",
    "turns",
    "visitors",
];

/// One of a thing is not many, and a percent stands by its number.
fn assert_spelled(text: &str) {
    let words: Vec<&str> = text.split_whitespace().collect();
    for (at, pair) in words.windows(2).enumerate() {
        // "5 + 1 cards" are six.
        let one = pair[0] == "1" && at.checked_sub(1).is_none_or(|before| words[before] != "+");
        let plural = pair[1].trim_end_matches(|c: char| !c.is_alphabetic());
        assert!(!one || !MANY.contains(&plural), "one is not many: 1 {plural} in {text}");
    }
    assert!(!text.contains(" %"), "a percent stands by its number: {text}");
}

/// The words of a piece of screen, block by block.
fn blocks(markup: &str) -> impl Iterator<Item = String> {
    const INSIDE: [&str; 8] = ["<b>", "</b>", "<bdi>", "</bdi>", "<i>", "</i>", "<!--", "-->"];
    let mut text = markup.to_owned();
    for tag in INSIDE {
        text = text.replace(tag, "");
    }
    let words = |piece: &str| piece.rsplit('>').next().unwrap_or_default().trim().to_owned();
    text.split('<').map(words).filter(|words| !words.is_empty()).collect::<Vec<_>>().into_iter()
}

fn told_of_games<G: Face>(
    setups: &[G::Setup],
    mut visit: impl FnMut(&G, &Entry<G::Event>, Told, &Rc<Who>),
) {
    for (index, setup) in setups.iter().enumerate() {
        walk::<G>(setup, 200 + index as u64, |position, log, _| {
            let who = who(position.seats());
            for entry in log.entries() {
                visit(position, entry, G::told(&entry.event, &who), &who);
            }
        });
    }
}

pub fn every_event_has_a_sentence_with_names<G: Face>(setups: &[G::Setup]) {
    let mut seen = std::collections::BTreeMap::<String, u32>::new();
    told_of_games::<G>(setups, |_, entry, told, _| {
        let told_phase = told.phase.is_none_or(|phase| G::PHASES.contains(&phase));
        assert!(told_phase, "{:?} is no phase to sift by", told.phase);
        // Whole games repeat themselves: of each kind of event a few sentences are drawn.
        let kind = format!("{:?}", entry.event);
        let kind = kind.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let times = seen.entry(kind.to_owned()).or_default();
        *times += 1;
        if *times < 40 || times.is_multiple_of(50) {
            let line = drawn(told.words);
            assert_told(&line.replace("<b>", "").replace("</b>", ""));
        }
    });
}

pub fn moments_are_public_and_have_words<G: Face>(setups: &[G::Setup]) {
    told_of_games::<G>(setups, |position, entry, told, who| {
        let Some(moment) = told.moment else { return };
        assert!(entry.audience.includes(Eye::Public), "a moment tells nobody's secret: {moment:?}");
        assert!(!moment.title.is_empty() && !moment.title.ends_with('.'), "{moment:?}");
        assert_told(&moment.sentence);
        let picture = drawn(G::pictured(&entry.event, &position.view(Eye::Public), who));
        assert!(!picture.contains("<i>Cora") && !picture.contains("style="));
    });
}

/// Two worlds that nobody at the table can tell apart are shown the same moment.
pub fn twins_have_equal_moments<G: Face + Imagine>(setups: &[G::Setup]) {
    let mut dice = Dice::new(Seed(77));
    let (mut shown, mut differing, mut several) = (0, 0, false);
    told_of_games::<G>(setups, |position, entry, told, who| {
        several |= position.seats() > 1;
        // Of long games a few dozen are looked at.
        if told.moment.is_none() || is_over(position) || shown > 60 {
            return;
        }
        shown += 1;
        let picture = |world: &G| drawn(G::pictured(&entry.event, &world.view(Eye::Public), who));
        let real = picture(position);
        for dreamer in Seat::all(position.seats()) {
            let twin = G::imagine(dreamer, &position.view(Eye::Seat(dreamer)), &mut dice);
            differing += usize::from(twin != *position);
            assert_eq!(
                picture(&twin),
                real,
                "a moment shows a secret of a twin: {:?}",
                told.moment
            );
        }
    });
    assert!(shown > 0 && (differing > 0 || !several), "twins that are the same prove nothing");
}

/// Untouched, a counter offers nothing the rules would refuse; it says in a sentence what cannot be
/// done; and no key stands for two things.
pub fn what_a_counter_offers_is_legal<G: Face>(setups: &[G::Setup]) {
    for (index, setup) in setups.iter().enumerate() {
        look::<G>(setup, 300 + index as u64, 3, |position, _| {
            let who = who(position.seats());
            for eye in eyes(position.seats()) {
                let view = position.view(eye);
                let deciding = roles(position, eye).into_iter().filter_map(Role::decides);
                for seat in deciding {
                    let counter = G::counter(&scene::<G>(&view, &who, Role::Decide(seat)), seat);
                    assert!(counter.primary.is_some(), "there is something to press");
                    let mut keys: Vec<(String, String)> = counter.keys();
                    keys.sort();
                    let twice = keys.windows(2).find(|pair| pair[0].0 == pair[1].0);
                    assert_eq!(twice, None, "a key stands for one thing");
                    for offer in counter.offers() {
                        assert!(!offer.label.is_empty());
                        // What the shared screen offers must not tell what a purse can pay.
                        let blind = eye == Eye::Public && position.private(seat);
                        if let Some(action) = offer.action().filter(|_| !blind) {
                            let verdict = position.check(seat, action);
                            assert!(verdict.is_ok(), "{}: {verdict:?}", offer.label);
                        }
                        if let Err(why) = &offer.does {
                            assert!(why.ends_with('.'), "a refusal is a sentence: {why}");
                        }
                    }
                }
            }
        });
    }
}

pub fn chapters<G: Face>() -> Rules {
    at_hand(G::rules).expect("nothing is cut natively").expect("nothing is missing")
}

pub fn every_moment_leads_to_a_chapter_of_the_rules<G: Face>(setups: &[G::Setup]) {
    walk::<G>(&setups[0], 8, |position, _, _| {
        for eye in eyes(position.seats()) {
            let now = G::chapter_now(&position.view(eye));
            assert!(chapters::<G>().iter().any(|chapter| chapter.id == now), "{now}");
        }
    });
}

pub fn the_rules_and_the_options_can_be_drawn<G: Face>(setups: &[G::Setup]) {
    for chapter in chapters::<G>() {
        let body = drawn((chapter.body)());
        assert!(body.len() > 200, "{} says something", chapter.title);
        assert!(!body.contains("style="));
        blocks(&body).for_each(|words| assert_spelled(&words));
    }
    for setup in setups {
        for page in [G::options, G::house].map(|page| drawn(page(setup, Callback::noop()))) {
            assert!(!page.contains("style="));
            blocks(&page).for_each(|words| assert_spelled(&words));
        }
        let short = G::in_short(setup);
        assert!(short.ends_with('.'), "{short}");
        assert_spelled(&short);
    }
}

/// What the set-up promises about the shutter is what then happens.
pub fn a_shutter_falls_exactly_where_the_set_up_says_so<G: Face>(setups: &[G::Setup]) {
    for (index, setup) in setups.iter().enumerate() {
        let mut falls = false;
        walk::<G>(setup, 500 + index as u64, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let own = |seat: &Seat| position.private(*seat) && !position.all_blind(*seat);
            falls |= position.seats() == 1 || pending.iter().any(own);
        });
        assert_eq!(falls, G::shutter(setup), "{setup:?}");
    }
}

pub fn a_finished_game_has_a_result<G: Face>(setups: &[G::Setup]) {
    for (index, setup) in setups.iter().enumerate() {
        walk::<G>(setup, 400 + index as u64, |position, _, _| {
            let Pending::Over(places) = position.pending() else { return };
            let ending = G::result(&position.view(Eye::Public), &who(position.seats()));
            assert_eq!(ending.totals.count(), position.seats());
            assert_eq!(ending.reasons.count(), position.seats());
            assert!(!ending.chart.is_empty());
            let won = places.values().any(|place| *place == 1);
            match ending.contest {
                Contest::Rivals => assert!(won && position.seats() > 1, "somebody has won"),
                Contest::Together { won: together } => assert_eq!(won, together),
                Contest::Solitaire => assert_eq!(position.seats(), 1),
            }
        });
    }
}

/// A report sets choices beside each other: of twenty pairs that could be chosen between, nineteen sound different.
/// The rest are alike to people, too, as two backs of cards are.
pub fn what_could_be_done_is_told_apart<G: Face>(setups: &[G::Setup]) {
    let (mut pairs, mut alike) = (0_u32, Vec::new());
    for (seed, setup) in (0..).zip(setups) {
        look::<G>(setup, seed, 3, |position, dice| {
            let Pending::Seats(pending) = position.pending() else { return };
            let who = who(position.seats());
            let view = position.view(Eye::Seat(pending[0]));
            let all = position.candidates(pending[0], dice);
            for (at, one) in all.iter().enumerate() {
                for other in all[..at].iter().filter(|other| *other != one) {
                    pairs += 1;
                    if G::choice(&view, one, &who) == G::choice(&view, other, &who) {
                        alike.push(format!("{one:?} and {other:?}"));
                    }
                }
            }
        });
    }
    let some: Vec<_> = alike.iter().take(9).collect();
    assert!(alike.len() * 20 <= pairs as usize, "{} of {pairs}: {some:?}", alike.len());
}

macro_rules! face_suite {
    ($game:ty, $setups:expr) => {
        mod inherits {
            use super::*;

            $crate::testing::face_suite!(@ $game, $setups;
                every_view_of_random_games_can_be_drawn,
                every_level_says_what_it_is_measured_to_do,
                what_is_drawn_depends_on_no_secret,
                a_board_for_all_is_the_same_to_every_eye,
                every_event_has_a_sentence_with_names,
                moments_are_public_and_have_words,
                twins_have_equal_moments,
                what_a_counter_offers_is_legal,
                every_moment_leads_to_a_chapter_of_the_rules,
                the_rules_and_the_options_can_be_drawn,
                a_shutter_falls_exactly_where_the_set_up_says_so,
                a_finished_game_has_a_result,
                what_could_be_done_is_told_apart,
            );
        }
    };
    (@ $game:ty, $setups:expr; $($law:ident),+ $(,)?) => {
        $(#[test]
        fn $law() {
            $crate::testing::$law::<$game>(&$setups);
        })+
    };
}
pub(crate) use face_suite;
