//! The table: one game being played on this device.
//!
//! Holds a [`Desk`], draws the one view it hands out, saves every action before it is painted,
//! and lets the computers think in their worker.
mod actions;
mod by_itself;
mod clock;
mod coach;
mod computers;
mod draw;
mod guard;
mod keys;
mod laid_open;
mod lines;
mod log_filter;
mod menu;
mod message;
mod middle;
mod peek;
mod play;
mod players;
mod put_away;
mod role;
mod saving;
mod shutter;
mod side;
mod toast;
mod update;

use std::marker::PhantomData;

use gloo::events::EventListener;
use high_street::table::{Seat, Sitter, StandingOrder};
use yew::prelude::*;

use self::guard::Guard;
use self::laid_open::LaidOpen;
use self::log_filter::LogFilter;
use self::message::Message;
#[cfg(all(test, feature = "ssr"))]
pub use self::middle::Middle;
use self::play::Play;
use crate::device::bot_worker::BotReply;
use crate::device::wake::Awake;
use crate::device::window_lock::{Lock, WindowLock};
use crate::face::Face;
use crate::house::House;
use crate::navigate::go_instead;
use crate::routes::{GameId, Route};
use crate::shell::result::Again;
use crate::store::{notice, saves};

#[derive(Properties, PartialEq)]
pub struct TableProps<G: Face> {
    pub id: GameId,
    #[prop_or_default]
    game: PhantomData<G>,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Drawer {
    Rules,
    /// The last lines, or every line of the game.
    Log {
        whole: bool,
        filter: LogFilter,
    },
    Menu,
    Keys,
    BreakOff,
    Reseat(Seat, Sitter),
}

impl Drawer {
    /// As it opens.
    const LOG: Drawer = Drawer::Log { whole: false, filter: LogFilter::ALL };
}

pub enum Msg<G: Face> {
    Lock(Lock),
    ContinueHere,
    House(House),
    Raise(Seat),
    Hide,
    Done,
    OpenTogether,
    Act(Seat, G::Action),
    Undo,
    Refuse(AttrValue),
    /// The advisor was asked.
    Hinted,
    /// Asked for once and for all, or to be asked again.
    Order(Seat, String, Option<StandingOrder>),
    CloseToast,
    CloseWarning,
    /// Opens when it has been held for a moment.
    HoldPeek(Seat),
    /// Opens for a few seconds.
    TapPeek(Seat),
    Peek(Seat),
    Unpeek,
    Drawer(Option<Drawer>),
    CloseTip(&'static str),
    NoTips,
    // Computers.
    BotReply(BotReply),
    TooSlow(u32),
    Beat,
    Skip,
    Pause(bool),
    RetryThinking,
    Automatic(usize),
    Reseat(Seat, Sitter),
    /// Whether a person sits on the other side of a device that lies flat.
    Across(Seat, bool),
    // The whole game.
    LayOpen,
    Export,
    Again(Again),
    Key(keys::Key),
    KeyUp,
    Tick,
    Pressed(Box<Msg<G>>),
    /// What was pressed is painted so.
    Painted,
}

impl<G: Face> Msg<G> {
    /// The same by a control that draws much: its press is seen before it is done.
    fn pressed(self) -> Msg<G> {
        Msg::Pressed(Box::new(self))
    }

    /// Comes by itself and changes nothing on the table.
    fn is_news(&self) -> bool {
        matches!(self, Msg::Tick | Msg::CloseToast | Msg::BotReply(_) | Msg::KeyUp | Msg::Unpeek)
    }

    /// Changes nothing but what lies over the table, or hands on to a message of its own.
    fn stays_above(&self) -> bool {
        matches!(
            self,
            Msg::Drawer(_)
                | Msg::Refuse(_)
                | Msg::CloseToast
                | Msg::CloseWarning
                | Msg::CloseTip(_)
                | Msg::HoldPeek(_)
                | Msg::TapPeek(_)
                | Msg::Peek(_)
                | Msg::Unpeek
                | Msg::KeyUp
                | Msg::Key(_)
                | Msg::Tick
                | Msg::Pressed(_)
                | Msg::Painted
        )
    }
}

enum Stand<G: Face> {
    /// Asking for the lock of this game.
    Waiting,
    Elsewhere,
    Unreadable(String),
    Open(Box<Play<G>>),
    /// Broken off, and shown to everybody.
    LaidOpen(Box<LaidOpen<G>>),
}

pub struct Table<G: Face> {
    house: House,
    stand: Stand<G>,
    lock: WindowLock,
    _awake: Awake,
    _context: ContextHandle<House>,
    _listeners: Vec<EventListener>,
    _ticker: gloo::timers::callback::Interval,
}

impl<G: Face> Component for Table<G> {
    type Message = Msg<G>;
    type Properties = TableProps<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let (house, context) = ctx
            .link()
            .context::<House>(ctx.link().callback(Msg::House))
            .expect("every page stands in the house");
        let lock = WindowLock::ask(&ctx.props().id, false, ctx.link().callback(Msg::Lock));
        let mut listeners = keys::listen(ctx.link());
        listeners.extend(put_away::listen(ctx.link()));
        listeners.extend(Guard::listen());
        let tick = ctx.link().callback(|()| Msg::Tick);
        Table {
            house,
            stand: Stand::Waiting,
            lock,
            _awake: Awake::new(),
            _context: context,
            _listeners: listeners,
            _ticker: gloo::timers::callback::Interval::new(1_000, move || tick.emit(())),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg<G>) -> bool {
        match msg {
            Msg::House(house) => {
                self.house = house;
                if let Stand::Open(play) = &mut self.stand {
                    play.house_changed(ctx, &self.house);
                }
                true
            }
            Msg::Lock(Lock::Held) => {
                self.stand = stand(ctx, &self.house);
                true
            }
            Msg::Lock(Lock::Taken) => {
                self.stand = Stand::Elsewhere;
                true
            }
            Msg::Lock(Lock::Lost) => {
                self.stand = Stand::Elsewhere;
                notice::leave("This game was continued in another window, so it was closed here.");
                go_instead(&Route::Street);
                true
            }
            Msg::ContinueHere => {
                self.stand = Stand::Waiting;
                self.lock = WindowLock::ask(&ctx.props().id, true, ctx.link().callback(Msg::Lock));
                true
            }
            Msg::LayOpen => {
                // What another window has played on is not ours to break off.
                if let Stand::Open(play) = &mut self.stand
                    && !play.save()
                {
                    return false;
                }
                let stand = std::mem::replace(&mut self.stand, Stand::Waiting);
                self.stand = match stand {
                    Stand::Open(play) => Stand::LaidOpen(Box::new(play.lay_open())),
                    other => other,
                };
                true
            }
            msg => match &mut self.stand {
                Stand::Open(play) => play.update(ctx, msg),
                Stand::LaidOpen(open) => open.update(msg),
                Stand::Waiting | Stand::Elsewhere | Stand::Unreadable(_) => false,
            },
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.stand {
            Stand::Waiting => html! {},
            Stand::Open(play) => play.draw(ctx),
            Stand::LaidOpen(open) => open.draw(ctx),
            Stand::Elsewhere => html! {
                <Message game={G::NAME} title="This game is open in another window"
                    text="A game is played in one window at a time, so that no move is lost.">
                    <button type="button" class="btn btn--primary"
                        onclick={ctx.link().callback(|_| Msg::ContinueHere)}>{ "Continue here" }</button>
                </Message>
            },
            Stand::Unreadable(why) => html! {
                <Message game={G::NAME} title="This game cannot be opened" text={why.clone()} />
            },
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if let Stand::Open(play) = &mut self.stand {
            play.painted();
        }
    }
}

fn stand<G: Face>(ctx: &Context<Table<G>>, house: &House) -> Stand<G> {
    let id = &ctx.props().id;
    let record = match saves::get(id) {
        None => return Stand::Unreadable("It is not on this device any more.".to_owned()),
        Some(Err(why)) => return Stand::Unreadable(why.to_string()),
        Some(Ok(record)) => record,
    };
    match saves::open::<G>(&record) {
        Err(why) => Stand::Unreadable(why),
        Ok((desk, _)) if record.laid_open => {
            Stand::LaidOpen(Box::new(LaidOpen::new(id, desk, record)))
        }
        Ok((desk, warning)) => {
            let play = Play::new(ctx, house.clone(), desk, &record, warning);
            Stand::Open(Box::new(play))
        }
    }
}
