//! The state of an open table. What a message does to it is in [`super::update`], what follows from an
//! action in [`super::acted`]; nothing here asks the browser for anything.
use std::cell::RefCell;
use std::rc::Rc;

use high_street::games::Question;
use high_street::table::{Eye, Record, Screen, Seat, Seats, Seed, StandingOrders, Tried};
use yew::prelude::*;

use super::computers::{Computers, Sight};
use super::effect::{Effect, Effects};
use super::guard::Guard;
use super::laid_open::LaidOpen;
use super::moments::Moments;
use super::msg::Msg;
use super::overlay::Overlay;
use super::rolling::Rolling;
use crate::counter::Drafts;
use crate::face::{Facts, Role, Who};
use crate::routes::GameId;
use crate::seated::{Again, At, Ended, Seated};
use crate::store::settings::Settings;

/// What fills the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Showing {
    Screen(Screen),
    /// A moment, by its line.
    Moment(usize),
}

/// What is drawn, and how far the game is told.
pub struct Shown {
    pub screen: Showing,
    /// Whose eye the page is drawn for, and how often it has left somebody's own: whatever was
    /// drawn for one stay leaves the document with it.
    pub eye: Eye,
    pub stay: usize,
    /// The last person to decide: where nothing is secret, the next one is a new screen, too.
    pub decider: Option<Seat>,
    /// Log entries already announced and sounded.
    pub announced: usize,
    /// Where the announcement of the last action begins.
    pub news_from: usize,
    /// A computer has just acted: its deed is the headline for a beat. The first of its lines.
    pub deed: Option<usize>,
    /// What the players' strip shows; kept, because dice in the air show the strip before them.
    pub facts: Option<Seats<Facts>>,
    /// The same before the game was over: no place is told before it is called.
    pub before_the_end: Option<Seats<Facts>>,
    /// Board and tray as last drawn: what only lies over them does not draw them again.
    pub middle: RefCell<Option<Html>>,
}

pub struct Play {
    pub(super) id: GameId,
    pub(super) title: String,
    pub(super) seated: Box<dyn Seated>,
    pub(super) at: At,
    pub(super) who: Rc<Who>,
    pub(super) settings: Rc<Settings>,
    /// About how many positions the advisor was asked in this game, and which of them since it
    /// was opened.
    pub(super) hints: u32,
    pub(super) advised: Vec<u64>,
    /// Played on from another game: it counts nowhere.
    pub(super) tried: Option<Tried>,
    /// What people have asked for once and for all.
    pub(super) orders: StandingOrders,
    /// The names of those on the other side of the table.
    pub(super) across: Vec<String>,
    pub(super) drafts: Drafts,

    pub(super) shown: Shown,
    pub(super) moments: Moments,
    /// Dice that do not lie still yet.
    pub(super) rolling: Option<Rolling>,
    pub(super) overlay: Overlay,
    pub(super) computers: Computers,
    pub(super) guard: Guard,

    /// The whole game, once nothing in it is secret any more.
    pub(super) finished: Option<Ended>,
    /// The result is in the history, or was looked at before: then people may have cleared it.
    pub(super) entered: bool,
    /// People have been told that nothing can be saved.
    pub(super) warned: bool,
    /// After so many steps nothing is done by itself: a person has come back to this question.
    pub(super) by_hand: Option<usize>,
    /// Pressed, and done when that is painted.
    pub(super) pressed: Option<Msg>,
}

/// What a table is opened with, besides its game.
pub struct Opening<'a> {
    pub id: GameId,
    pub record: &'a Record,
    /// What could not be played again.
    pub warning: Option<String>,
    pub settings: Rc<Settings>,
    pub across: Vec<String>,
    pub now: u64,
}

impl Play {
    pub fn open(seated: Box<dyn Seated>, opening: Opening<'_>) -> (Play, Effects) {
        let Opening { id, record, warning, settings, across, now } = opening;
        let at = seated.at();
        let mut play = Play {
            id,
            title: record.title.clone(),
            who: Rc::new(Who(record.chairs.clone())),
            settings,
            hints: record.hints,
            advised: Vec::new(),
            tried: record.tried,
            orders: record.orders.clone(),
            across,
            drafts: Drafts::default(),
            shown: Shown {
                screen: Showing::Screen(at.screen),
                eye: at.eye,
                stay: 0,
                decider: None,
                announced: at.entries,
                news_from: at.entries,
                deed: None,
                facts: Some(seated.facts()),
                before_the_end: None,
                middle: RefCell::default(),
            },
            moments: Moments::default(),
            rolling: None,
            overlay: Overlay { warning: warning.map(AttrValue::from), ..Overlay::default() },
            computers: Computers::default(),
            guard: Guard::default(),
            finished: None,
            entered: record.finished,
            warned: false,
            by_hand: None,
            pressed: None,
            seated,
            at,
        };
        play.guard.screen_changed(now);
        let mut effects = play.note_decider(now).also(Effect::Arrive).also(play.page_title());
        effects = effects.and(play.note_finish(now));
        // Whoever comes back has seen it.
        play.moments.skip();
        // Left before the last choices were opened: the list of games does not know yet.
        if play.finished.is_some() && !record.finished {
            effects = effects.also(Effect::Save(play.record(now)));
        }
        let driven = play.drive(now);
        let automatic = play.automatic();
        (play, effects.and(driven).and(automatic))
    }

    /// Whether a press counts: not in the dead time after a change of screen, and not while dice roll.
    pub(super) fn hears(&self, now: u64) -> bool {
        self.guard.hears(now) && self.rolling.is_none()
    }

    pub(super) fn role(&self) -> Role {
        self.rolling.as_ref().map_or(self.at.role, |rolling| rolling.role)
    }

    pub(super) fn is_private(&self) -> bool {
        self.at.is_private()
    }

    pub(super) fn in_moment(&self) -> bool {
        self.moments.shown().is_some()
    }

    pub(super) fn sight(&self, now: u64) -> Sight {
        Sight {
            computer: self.at.computer,
            beat: self.settings.pace.beat(),
            sealing: self.at.sealing,
            held: self.in_moment() || self.rolling.is_some(),
            now,
        }
    }

    pub(super) fn drive(&mut self, now: u64) -> Effects {
        self.computers.drive(self.sight(now))
    }

    /// The table as it is written down.
    pub(super) fn record(&self, now: u64) -> Record {
        Record {
            title: self.title.clone(),
            hints: self.hints,
            tried: self.tried,
            // There is nothing left to ask.
            orders: if self.at.over { StandingOrders::default() } else { self.orders.clone() },
            ..self.seated.record(&self.who.0, now)
        }
    }

    pub(super) fn page_title(&self) -> Effect {
        let (game, name) = (self.seated.title().name(), |seat| self.who.name(seat));
        Effect::Title(match self.shown.screen {
            Showing::Screen(Screen::Public { next: Some(next) }) => {
                format!("Pass to {} · {game}", name(next))
            }
            Showing::Screen(Screen::Private(seat) | Screen::Report(seat)) => {
                format!("{} · {game}", name(seat))
            }
            _ => format!("{game} · High Street"),
        })
    }
}

/// What doing its effects needs to know of a table.
impl Play {
    pub fn rename(&mut self, title: String) {
        self.title = title;
    }

    pub fn slug(&self) -> &'static str {
        self.seated.title().slug()
    }

    pub fn question(&self, ticket: u32, seed: Seed) -> Option<Question> {
        self.seated.question(ticket, seed)
    }

    /// Whether something pressed waits for its paint.
    pub fn is_waiting(&self) -> bool {
        self.pressed.is_some()
    }

    /// Another game of the same people, once this one is over.
    pub fn again(&self, again: Again) -> Option<Result<GameId, String>> {
        self.finished.as_ref().map(|game| game.again(again, self.who.0.clone()))
    }

    /// Gives the game up, and shows what it was saved as.
    pub fn lay_open(self, record: Record) -> LaidOpen {
        let (game, record) = self.seated.lay_open(record);
        LaidOpen::new(self.id, game, record).save()
    }
}
