//! How a game looks. A face is given views and names, never a position.
//!
//! # What a face consists of
//!
//! - **A row for the street** (`games/mod.rs`): name, colours, front, players, minutes, a sentence.
//! - **`mod.rs`**: `impl Face for Position`, about twenty short methods that name the rooms below.
//! - **Board and pieces** (`board.rs`, ...): `<main class="board">`, drawn from the view alone. Whatever
//!   can be pressed there is an [`Offer`] handed to [`Scene::press`].
//! - **`decide/<prompt>.rs`**, sixty to a hundred lines most of them: a plain function from the payload of one prompt
//!   to a [`Counter`]. No component, no state of its own: half-made choices are [`Scene::draft`]s, numbers are
//!   [`crate::counter::Dial`]s. It says
//!
//!   ```ignore
//!   pub fn stock(scene: &Scene<Position>, stock: &Stock) -> Counter<Action> {
//!       let count = scene.draft(stock, "count", || stock.most);
//!       let buy = Offer::new(format!("Stock {} for ${}", *count, *count * stock.price), "ph-stock",
//!           Action::Stock(*count)).losing(debt(stock, *count));
//!       Counter {
//!           body: html! { <Dial label="Food" value={*count} least=0 most={stock.most}
//!               change={count.change()} refuse={scene.refuse.clone()} /> },
//!           primary: Some(buy),
//!           ..own_counter(scene)
//!       }
//!   }
//!   ```
//!
//!   The shell draws tray, undo, hide, buttons, keys, refusals and the one question, and lets every
//!   press be seen before it is answered. The primary button hears the key D; other keys are on their
//!   offers. A question ([`Offer::losing`]) only where something is lost for good.
//! - **Words** (`told.rs`, `status.rs`, `tips.rs`, `rules/`): [`Face::told`] gives each event its sentence,
//!   its seat, its sound, its phase, and a [`Moment`] where everybody waits for it. Plurals, lists,
//!   percents and money are spelled by [`crate::words`].
//! - **`result.rs`**: [`Face::result`] of a finished game.
//! - **A style sheet**, and **`tests.rs`**: `face_suite!(Position, setups())` from [`crate::testing`], which
//!   draws whole random games for every eye, and the game's own tests.
use std::ops::{Deref, RangeInclusive};
use std::rc::Rc;

use high_street::table::{
    Chair, Computers, Level, Seat, Seats, Sitter, StandingOrder, StandingOrders,
};
use serde::Serialize;
use yew::html::ImplicitClone;
use yew::prelude::*;

use crate::counter::{Counter, Draft, Drafts, Offer};
pub use crate::device::sound::Cue;
use crate::own_file::Coming;
use crate::store::settings::Settings;
use crate::words;

/// Who sits where: names are data and are only ever drawn as text.
#[derive(Clone, PartialEq)]
pub struct Who(pub Seats<Chair>);

impl Who {
    pub fn name(&self, seat: Seat) -> AttrValue {
        AttrValue::from(self.0[seat].name.clone())
    }

    pub fn is_person(&self, seat: Seat) -> bool {
        self.0[seat].sitter == Sitter::Person
    }

    /// How many persons sit at the table.
    pub fn persons(&self) -> usize {
        self.0.values().filter(|chair| chair.sitter == Sitter::Person).count()
    }

    /// "Ada, Ben and Cora".
    pub fn names(&self, seats: &[Seat]) -> String {
        let names: Vec<&str> = seats.iter().map(|&seat| self.0[seat].name.as_str()).collect();
        words::list(&names)
    }
}

pub const fn level_name(level: Level) -> &'static str {
    match level {
        Level::Easy => "Calm",
        Level::Normal => "Keen",
        Level::Hard => "Sharp",
    }
}

/// What the person before the screen is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Nobody in particular: public things only, nothing to press on the board.
    Public,
    /// This seat decides now.
    Decide(Seat),
    /// This seat's own view, but others act.
    Watch(Seat),
    /// This seat has just acted and reads what came of it.
    Report(Seat),
    /// All is laid open.
    Over,
}

impl Role {
    pub fn decides(self) -> Option<Seat> {
        match self {
            Role::Decide(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whose own things lie before the screen.
    pub fn owner(self) -> Option<Seat> {
        match self {
            Role::Decide(seat) | Role::Watch(seat) | Role::Report(seat) => Some(seat),
            Role::Public | Role::Over => None,
        }
    }
}

/// What the owner of the screen has asked for once and for all, and nobody else; and where to ask
/// for it, or to be asked again. On a shared screen it holds only what everybody has heard there.
#[derive(Clone, PartialEq)]
pub struct OwnOrders {
    pub seat: Seat,
    pub orders: StandingOrders,
    pub give: Callback<(Seat, String, Option<StandingOrder>)>,
}

/// A view as it goes from piece to piece of the page. It is the same one as long as it says the same, so that whether
/// something must be drawn again is known without reading it.
pub struct Seen<V>(Rc<V>);

impl<V> Seen<V> {
    pub fn new(view: V) -> Seen<V> {
        Seen(Rc::new(view))
    }
}

impl<V: PartialEq> Seen<V> {
    pub fn is_now(&mut self, view: V) {
        if *self.0 != view {
            *self = Seen::new(view);
        }
    }
}

impl<V> Deref for Seen<V> {
    type Target = V;

    fn deref(&self) -> &V {
        &self.0
    }
}

impl<V> Clone for Seen<V> {
    fn clone(&self) -> Seen<V> {
        Seen(self.0.clone())
    }
}

impl<V> ImplicitClone for Seen<V> {}

impl<V> PartialEq for Seen<V> {
    fn eq(&self, other: &Seen<V>) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// All a face needs to draw one moment of a game.
pub struct Scene<G: Face> {
    pub view: Seen<G::View>,
    pub who: Rc<Who>,
    pub role: Role,
    pub settings: Rc<Settings>,
    /// Does what an offer says, asks first, or says why not.
    pub press: Callback<Offer<G::Action>>,
    /// Says why something may not be done, as a toast.
    pub refuse: Callback<AttrValue>,
    /// Half-made choices, for [`Scene::draft`].
    pub drafts: Drafts,
    /// Writes down that the advisor was asked about a position, by its fingerprint: how many is
    /// told with the result.
    pub note_hint: Callback<u64>,
    /// While dice roll, the table as it was before them: [`Told::rolls`].
    pub before: Option<Seen<G::View>>,
    /// Of whoever's screen this is, or who decides on the shared one, while the game runs.
    pub orders: Option<OwnOrders>,
}

impl<G: Face> Scene<G> {
    /// A half-made choice of whoever this screen belongs to. It outlives the shutter, is seen by nobody
    /// else, and is gone when another question is asked. `name` tells the drafts of one question apart.
    pub fn draft<T: Clone + 'static>(
        &self,
        asked: &impl Serialize,
        name: &'static str,
        first: impl FnOnce() -> T,
    ) -> Draft<T> {
        self.drafts.draft(self.role.owner(), asked, name, first)
    }

    /// A press on a piece that stands for `offer`.
    pub fn on_press(&self, offer: Offer<G::Action>) -> Callback<MouseEvent> {
        self.press.reform(move |_: MouseEvent| offer.clone())
    }
}

impl<G: Face> Clone for Scene<G> {
    fn clone(&self) -> Self {
        Scene {
            view: self.view.clone(),
            who: self.who.clone(),
            role: self.role,
            settings: self.settings.clone(),
            press: self.press.clone(),
            refuse: self.refuse.clone(),
            drafts: self.drafts.clone(),
            note_hint: self.note_hint.clone(),
            before: self.before.clone(),
            orders: self.orders.clone(),
        }
    }
}

impl<G: Face> PartialEq for Scene<G> {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view
            && self.who == other.who
            && self.role == other.role
            && self.settings == other.settings
            && self.press == other.press
            && self.refuse == other.refuse
            && self.drafts == other.drafts
            && self.note_hint == other.note_hint
            && self.before == other.before
            && self.orders == other.orders
    }
}

/// The status line: one sentence with the numbers, and a lighter one that says what follows.
#[derive(Clone, PartialEq, Default)]
pub struct Status {
    pub seat: Option<Seat>,
    pub text: String,
    pub hint: String,
}

/// What everybody may know of a seat, for the players' strip.
#[derive(Clone, PartialEq)]
pub struct Facts {
    /// The big public number, and how a screen reader says it.
    pub big: String,
    pub big_label: String,
    /// An icon id and words; the first is the one that stays on a phone.
    #[allow(clippy::struct_field_names, reason = "the strip lists facts")]
    pub facts: Vec<(Option<&'static str>, String)>,
}

/// All chapters, in the order they are read in.
pub type Rules = &'static [Chapter];

/// A chapter of the rules page, in our own words.
pub struct Chapter {
    pub id: &'static str,
    pub title: &'static str,
    pub icon: &'static str,
    pub body: fn() -> Html,
}

/// A coach mark: shown once, when its moment comes, until it is closed.
#[derive(Clone, PartialEq)]
pub struct Tip {
    /// Remembered on this device once closed.
    pub key: &'static str,
    pub title: &'static str,
    pub text: &'static str,
}

/// What the page does by itself.
#[derive(Clone, PartialEq)]
pub struct ByItself<A> {
    pub action: A,
    /// What the status line says until then, where it is not the usual.
    pub says: Option<Status>,
}

/// One event, told: its line in the log and what goes with it.
#[derive(Clone, PartialEq, Default)]
pub struct Told {
    /// Whose chip stands before the line.
    pub seat: Option<Seat>,
    /// A whole sentence with names, never "you".
    pub words: Html,
    /// Of public events only, and the same for every face of a card.
    pub cue: Option<Cue>,
    /// Which of [`Face::PHASES`] it belongs to, if it tells; if not, to that of the line before.
    pub phase: Option<&'static str>,
    /// Where everybody waits for it. Of public events only.
    pub moment: Option<Moment>,
    /// Dice are thrown: what they led to is told when they lie still, and not before.
    pub rolls: bool,
}

impl Told {
    /// "**Ada** drew a card." `deed` has no full stop.
    pub fn of(seat: Seat, who: &Who, deed: &str) -> Told {
        let words = html! { <><b>{ who.name(seat) }</b>{ format!(" {deed}.") }</> };
        Told { seat: Some(seat), words, ..Told::default() }
    }

    /// What nobody in particular did. `sentence` has no full stop.
    pub fn that(sentence: &str) -> Told {
        Told { words: html! { format!("{sentence}.") }, ..Told::default() }
    }
}

/// What everybody waits for, shown to everybody before anything else is asked. It tells public facts
/// only; its pieces are drawn by [`Face::pictured`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// A few words: "Fiasko for Ada".
    pub title: String,
    /// Who, what and how much, as it is also read out.
    pub sentence: String,
    pub weight: Weight,
}

/// How a moment feels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// Somebody has won something.
    Fanfare,
    /// Something is lost.
    Loss,
    /// What was hidden is turned up.
    Reveal,
    /// The last month begins.
    News,
}

/// How a game was won, or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contest {
    /// Each for themselves: places count.
    Rivals,
    /// All together against the game.
    Together { won: bool },
    /// Alone, for a score.
    Solitaire,
}

/// A finished game.
#[derive(Clone, PartialEq)]
pub struct Ending {
    pub contest: Contest,
    /// The heading of the result: "Nobody won: 12 were missing". `None` where it says who won.
    pub headline: Option<Html>,
    /// Final points of each seat, for places and history.
    pub totals: Seats<i32>,
    /// Why a place is what it is, in a few words under each name.
    pub reasons: Seats<String>,
    /// The sum line by line, and everything that is now laid open.
    pub breakdown: Html,
    /// What the chart of the game shows.
    pub chart: &'static str,
    /// Its values at the start and after each round, where the standing has hidden them until now.
    pub course: Option<Vec<Seats<i32>>>,
    /// Something else that can be followed now, drawn under the sum.
    pub besides: Option<Course>,
    /// Results are best of their kind: "normal start". Empty where results are not compared.
    pub class: &'static str,
    /// A few lines to pass on as a text; empty where there is nothing to tell.
    pub story: String,
}

/// What can be followed round by round. The shell draws it, so that no shop brings a chart of its own.
#[derive(Clone, PartialEq)]
pub struct Course {
    pub title: &'static str,
    pub rounds: Vec<Seats<i32>>,
    pub labels: Vec<String>,
}

pub trait Face: Computers {
    /// The row of [`crate::games::SHOPS`] this game stands behind.
    const NAME: &'static str;
    /// Whether the private hand comes before the board on a phone.
    const TRAY_FIRST: bool;
    /// Questions to which neither a few games nor chance come, but middle computers sooner or later: for the gallery.
    #[cfg(debug_assertions)]
    const RARE: &'static [&'static str] = &[];

    // Setting up.
    fn seats() -> RangeInclusive<u8>;
    fn usual_setup(seats: u8) -> Self::Setup;
    /// The same options for a new table of so many seats: who begins is open again.
    fn with_seats(setup: Self::Setup, seats: u8) -> Self::Setup;
    /// The setup of the next game of the same people.
    fn rematch(setup: &Self::Setup, finished: &Self::View) -> Self::Setup;
    /// Switches and choices for the options of the game.
    fn options(setup: &Self::Setup, change: Callback<Self::Setup>) -> Html;
    /// House rules and aids, folded away until somebody wants them.
    fn house(_setup: &Self::Setup, _change: Callback<Self::Setup>) -> Html {
        Html::default()
    }
    /// How a computer of this level plays, in one line, with what it was measured to win.
    fn level(level: Level) -> &'static str;
    /// One or two sentences: how it ends and what will happen.
    fn in_short(setup: &Self::Setup) -> String;
    /// Whether a shutter ever falls at such a table of several people.
    fn shutter(_setup: &Self::Setup) -> bool {
        true
    }

    // At the table.
    /// "Turn 19", for the bar and the list of saves.
    fn round_label(round: u32) -> String;
    /// The phase track in the bar, where the game has phases.
    fn phases(_view: &Self::View) -> Option<Html> {
        None
    }
    fn status(view: &Self::View, who: &Who, role: Role) -> Status;
    fn facts(view: &Self::View, seat: Seat) -> Facts;
    /// What may be pressed on the public screen by `seat`, which is pending; always in the same order.
    fn blind(view: &Self::View, seat: Seat) -> Vec<Offer<Self::Action>>;
    /// The table everybody shares: `<main class="board">`. It stays when a shutter goes up, and
    /// is made anew when one falls, unless it is [`Face::BOARD_FOR_ALL`].
    fn board(scene: &Scene<Self>) -> Html;
    /// Whether the board shows everybody the same, whoever holds the device, and nothing is half chosen or
    /// pressed on it. Then the table draws it from the public view alone, outside of what leaves with somebody's
    /// stay, and it stands when a shutter falls, too.
    const BOARD_FOR_ALL: bool = false;
    /// What `seat`, whose screen this is, has before itself, and what it may decide now. A plain
    /// function: what is half chosen is a [`Scene::draft`].
    fn counter(scene: &Scene<Self>, seat: Seat) -> Counter<Self::Action>;
    /// What all pieces of board and counter share, such as whom they tell that they were pressed.
    fn around(_scene: &Scene<Self>, inside: Html) -> Html {
        inside
    }
    /// What a seat sees of its own things while it holds its chip.
    fn peek(view: &Self::View, seat: Seat, who: &Who) -> Html;
    /// What the page does by itself after a short wait, if the setup or a standing order of whoever is to
    /// act asks for it and it tells no secret. On the public screen it must be a blind action.
    fn automatic(
        _view: &Self::View,
        _who: &Who,
        _role: Role,
        _orders: &StandingOrders,
    ) -> Option<ByItself<Self::Action>> {
        None
    }
    /// "draw a card", for the undo button.
    fn words(action: &Self::Action) -> String;
    /// "serve the Baker": what could be done at one question, told apart, for a report.
    fn choice(_view: &Self::View, action: &Self::Action, _who: &Who) -> String {
        Self::words(action)
    }

    // The log.
    fn told(event: &Self::Event, who: &Who) -> Told;
    /// What happened since `seat` last looked, in a sentence or two, the worst first. `None` where the
    /// lines say it as well.
    fn missed(_events: &[&Self::Event], _seat: Seat, _who: &Who) -> Option<String> {
        None
    }
    /// The pieces of the moment an event is, drawn from it and from what everybody may see.
    fn pictured(_event: &Self::Event, _public: &Self::View, _who: &Who) -> Html {
        Html::default()
    }
    /// The phases the log can be sifted by, in their order.
    const PHASES: &'static [&'static str] = &[];

    // Help.
    fn rules() -> Coming<&'static Rules>;
    /// How this table answers what a chapter leaves open, in a sentence.
    fn at_this_table(_view: &Self::View) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// The id of the chapter that explains the present moment.
    fn chapter_now(view: &Self::View) -> &'static str;
    fn tip(view: &Self::View, role: Role) -> Vec<Tip>;

    // The end.
    /// Drawings of this game's pieces, with which its end is celebrated.
    const PIECES: &'static [&'static str];
    /// What came of a finished game. `view` is what everybody sees of it.
    fn result(view: &Self::View, who: &Who) -> Ending;
}
