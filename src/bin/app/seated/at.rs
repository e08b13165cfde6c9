//! A game being played: where it stands, what may be pressed, and what the screen of this moment shows.
use std::rc::Rc;

use high_street::games::{Answer, Garbled, Question};
use high_street::table::{
    Chair, Eye, NoUndo, Record, Screen, Seat, Seats, Seed, Sitter, StandingOrders,
};
use yew::prelude::*;

use super::{Action, Ended, LogLine, SceneOf, Stage, Title};
use crate::counter::Offer;
use crate::face::{ByItself, Facts, Role, Status, Tip, Who};
use crate::store::settings::Settings;

/// Where a game stands. Everything in it follows from public facts.
#[derive(Clone, PartialEq, Debug)]
pub struct At {
    pub screen: Screen,
    pub eye: Eye,
    pub role: Role,
    /// Who owes a decision; nobody once it is over.
    pub pending: Vec<Seat>,
    pub upcoming: Vec<Seat>,
    pub persons: Vec<Seat>,
    /// The person the device goes to next.
    pub next_person: Option<Seat>,
    pub may_raise: Vec<Seat>,
    pub may_decide: Vec<Seat>,
    pub may_peek: Vec<Seat>,
    /// The computer that is to act now.
    pub computer: Option<Seat>,
    /// Choices are being sealed: none has a time of its own.
    pub sealing: bool,
    /// What undo would take back, in words.
    pub undo: Result<String, NoUndo>,
    pub seats: u8,
    pub round: u32,
    pub steps: usize,
    /// How many entries the log has, for all audiences together.
    pub entries: usize,
    pub over: bool,
}

impl At {
    /// Whether the screen is one person's own.
    pub fn is_private(&self) -> bool {
        matches!(self.screen, Screen::Private(_) | Screen::Report(_))
    }
}

/// What a person, or a computer, does to a table.
pub enum Press {
    Act(Seat, Action),
    /// A computer's action.
    Answer(Seat, Action),
    Raise(Seat),
    Hide,
    Done,
    OpenTogether,
    Undo,
    Reseat(Seat, Sitter),
}

pub trait Seated {
    fn title(&self) -> Title;
    fn at(&self) -> At;
    /// `Err` is a sentence, and nothing has changed.
    fn press(&mut self, press: Press, who: &Who) -> Result<(), String>;
    /// From now on everything is told and drawn as everybody may see it, whoever holds the device;
    /// or again as the screen says.
    fn look(&mut self, in_public: bool);

    // Computers.
    /// For the computer that is to act.
    fn question(&self, ticket: u32, seed: Seed) -> Option<Question>;
    fn read(&self, answer: &Answer) -> Result<Action, Garbled>;

    /// What is done for `seat` without being asked. On a screen that is not its own it must be
    /// something that needs no look.
    fn by_itself(&self, who: &Who, seat: Seat, orders: &StandingOrders)
    -> Option<ByItself<Action>>;
    /// What needs no look, and may be pressed by `seat` now.
    fn blind(&self, seat: Seat) -> Vec<Offer<Action>>;

    // What is told.
    /// The last `most` lines this screen may read, the oldest first.
    fn lines(&self, who: &Who, most: usize) -> Vec<LogLine>;
    /// Those that everybody may read, from entry `from` on: for announcements, sounds and moments.
    fn public_lines(&self, who: &Who, from: usize) -> Vec<LogLine>;
    /// What the holder has missed since last looking.
    fn digest(&self, who: &Who) -> Vec<LogLine>;
    /// The same in a sentence or two, where the game has one.
    fn missed(&self, who: &Who) -> Option<String>;
    fn status(&self, who: &Who) -> Status;
    fn facts(&self) -> Seats<Facts>;
    fn phases(&self) -> Html;
    fn tips(&self) -> Vec<Tip>;
    fn chapter_now(&self) -> &'static str;
    /// How this table answers what a chapter of the rules leaves open.
    fn at_this_table(&self) -> Vec<(&'static str, String)>;

    // What is drawn.
    /// While dice roll, beside the table as it was before them.
    fn scene(&self, stage: Stage, rolling: bool) -> SceneOf;
    /// The board as everybody sees it, where it is [`crate::face::Face::BOARD_FOR_ALL`].
    fn board_for_all(&self, who: &Rc<Who>, role: Role, settings: &Rc<Settings>) -> Option<Html>;
    fn peek(&self, seat: Seat, who: &Who) -> Option<Html>;
    /// The pieces of the moment that a public line is.
    fn pictured(&self, line: usize, who: &Who) -> Html;

    // What is kept.
    /// Without a title, hints or orders.
    fn record(&self, chairs: &Seats<Chair>, now: u64) -> Record;
    /// The whole game, once nothing in it is secret any more.
    fn finished(&self) -> Option<Ended>;
    /// Breaks it off: the whole of it, and the record that says so.
    fn lay_open(self: Box<Self>, record: Record) -> (Ended, Record);
}
