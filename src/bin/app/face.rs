//! How a game looks. A face is given views and names, never a position.
use std::ops::RangeInclusive;
use std::rc::Rc;

use high_street::table::{
    Chair, Computers, Level, Seat, Seats, Sitter, StandingOrder, StandingOrders,
};
use yew::prelude::*;

pub use crate::device::sound::Cue;
use crate::parts::Drafts;
use crate::store::settings::Settings;

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

    /// "Ada, Ben and Cora".
    pub fn names(&self, seats: &[Seat]) -> String {
        let names: Vec<&str> = seats.iter().map(|&seat| self.0[seat].name.as_str()).collect();
        match names.split_last() {
            Some((last, [])) => (*last).to_owned(),
            Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
            None => String::new(),
        }
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
/// for it, or to be asked again.
#[derive(Clone, PartialEq)]
pub struct OwnOrders {
    pub seat: Seat,
    pub orders: StandingOrders,
    pub give: Callback<(Seat, String, Option<StandingOrder>)>,
}

/// All a face needs to draw one moment of a game.
pub struct Scene<G: Face> {
    pub view: Rc<G::View>,
    pub who: Rc<Who>,
    pub role: Role,
    pub settings: Rc<Settings>,
    /// Sends an action. The shell refuses it in words, where the click happened, if it is illegal.
    pub act: Callback<G::Action>,
    /// Says why something may not be done, as a toast.
    pub refuse: Callback<AttrValue>,
    /// Half-made choices, for [`crate::parts::use_draft`].
    pub drafts: Drafts,
    /// Writes down that the advisor was asked: it is told with the result.
    pub note_hint: Callback<()>,
    /// Where somebody's own things lie before the screen of a running game.
    pub orders: Option<OwnOrders>,
    /// The undo button, always beside the primary one: put it first into `.actions`.
    pub undo: Html,
}

impl<G: Face> Clone for Scene<G> {
    fn clone(&self) -> Self {
        Scene {
            view: self.view.clone(),
            who: self.who.clone(),
            role: self.role,
            settings: self.settings.clone(),
            act: self.act.clone(),
            refuse: self.refuse.clone(),
            drafts: self.drafts.clone(),
            note_hint: self.note_hint.clone(),
            orders: self.orders.clone(),
            undo: self.undo.clone(),
        }
    }
}

impl<G: Face> PartialEq for Scene<G> {
    fn eq(&self, other: &Self) -> bool {
        (Rc::ptr_eq(&self.view, &other.view) || self.view == other.view)
            && self.who == other.who
            && self.role == other.role
            && self.settings == other.settings
            && self.act == other.act
            && self.refuse == other.refuse
            && self.drafts == other.drafts
            && self.note_hint == other.note_hint
            && self.orders == other.orders
            && self.undo == other.undo
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

/// A press offered on the public screen: it follows from public facts alone.
pub struct Blind<A> {
    pub action: A,
    pub label: String,
    pub icon: &'static str,
    /// What is at stake, in public numbers.
    pub stakes: String,
}

/// What the page does by itself.
#[derive(Clone, PartialEq)]
pub struct ByItself<A> {
    pub action: A,
    /// What the status line says until then, where it is not the usual.
    pub says: Option<Status>,
}

pub trait Face: Computers {
    /// The row of [`crate::games::SHOPS`] this game stands behind.
    const NAME: &'static str;
    /// The letter on the back of its cards.
    const MARK: &'static str;
    /// Whether the private hand comes before the board on a phone.
    const TRAY_FIRST: bool;

    // Setting up.
    fn seats() -> RangeInclusive<u8>;
    fn usual_setup(seats: u8) -> Self::Setup;
    /// The same options for a new table of so many seats: who begins is open again.
    fn with_seats(setup: Self::Setup, seats: u8) -> Self::Setup;
    /// The setup of the next game of the same people.
    fn rematch(setup: &Self::Setup, finished: &Self::View) -> Self::Setup;
    /// Switches and choices for the options of the game.
    fn options(setup: &Self::Setup, change: Callback<Self::Setup>) -> Html;
    /// One or two sentences: how it ends and what will happen.
    fn in_short(setup: &Self::Setup) -> String;

    // At the table.
    /// "Turn 19", for the bar and the list of saves.
    fn round_label(round: u32) -> String;
    /// The phase track in the bar, where the game has phases.
    fn phases(_view: &Self::View) -> Option<Html> {
        None
    }
    fn status(view: &Self::View, who: &Who, role: Role) -> Status;
    fn facts(view: &Self::View, seat: Seat) -> Facts;
    /// What may be pressed on the public screen by `seat`, which is pending.
    fn blind(view: &Self::View, seat: Seat) -> Vec<Blind<Self::Action>>;
    /// The table everybody shares: `<main class="board">`. It stays when a shutter goes up, and
    /// is made anew when one falls.
    fn board(scene: Scene<Self>) -> Html;
    /// What a person has besides: `section.tray`, `div.actions`, in this order. Made anew for
    /// every person. Where the board answers to a choice half made in the tray, both are drawn
    /// here, and `board` leaves it to this.
    fn own(scene: Scene<Self>) -> Html;
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

    /// The game's own keys, and what they do.
    fn keys() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    // The log.
    fn line(event: &Self::Event, who: &Who) -> Html;
    fn line_seat(event: &Self::Event) -> Option<Seat>;
    fn cue(event: &Self::Event) -> Option<Cue>;
    /// The phases the log can be sifted by, in their order.
    const PHASES: &'static [&'static str] = &[];
    /// Which of them an event belongs to, if it tells; if not, to that of the line before.
    fn line_phase(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    // Help.
    fn chapters() -> &'static [Chapter];
    /// The id of the chapter that explains the present moment.
    fn chapter_now(view: &Self::View) -> &'static str;
    fn tip(view: &Self::View, role: Role) -> Vec<Tip>;

    // The end.
    /// What the chart of a finished game shows.
    const WAY: &'static str = "Points over the turns";
    /// Final points of each seat, for places and history.
    fn totals(view: &Self::View) -> Seats<i32>;
    /// Why a place is what it is, in a few words under the name.
    fn reason(view: &Self::View, seat: Seat, who: &Who) -> String;
    /// The sum line by line, and everything that is now laid open.
    fn breakdown(view: &Self::View, who: &Who) -> Html;
    /// The heading of the result, where it does not say who won.
    fn headline(_view: &Self::View) -> Option<Html> {
        None
    }
    /// Results are best of their kind: "normal start". Empty where results are not compared.
    fn class(_setup: &Self::Setup) -> &'static str {
        ""
    }
    /// A few lines to pass on as a text; empty where there is nothing to tell.
    fn story(_view: &Self::View) -> String {
        String::new()
    }
}
