//! The page of an open table: bar, status, players, and what lies between them. Everything is drawn
//! from the one view the desk hands out.
use high_street::table::{Screen, Seat};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::middle::Middle;
use super::msg::Msg;
use super::overlay::{Drawer, OverlayMsg};
use super::play::{Play, Showing};
use super::players::Players;
use super::sends::Sends;
use crate::face::{Role, Status};
use crate::parts::{Bar, chip, event_in, icon};
use crate::seated::{SceneOf, Stage};
use crate::shell::result::Finished;
use crate::words::capital;

/// After a change of screen the heading takes the focus: it names the person, never a card. What
/// happens now stands at the top of the board, wherever the last person had scrolled it; and a moment is seen whole,
/// wherever the page was.
pub fn focus_heading() {
    // Turned, the picture scrolls in itself.
    if let Ok(Some(side)) = gloo::utils::document().query_selector(".side--across > .side__scroll")
    {
        side.set_scroll_top(0);
    }
    if let Ok(Some(board)) = gloo::utils::document().query_selector(".board") {
        board.set_scroll_top(0);
        if board.class_name().contains("occasion") {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    }
    let heading = gloo::utils::document().query_selector("[data-heading]").ok().flatten();
    if let Some(heading) = heading.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = heading.focus();
    }
}

/// What has the focus leaves with the last screen. An element that is taken out with the focus on it has all that was
/// changed until then styled at once, and the rest a second time.
pub fn let_focus_go() {
    let focused = gloo::utils::document().active_element();
    if let Some(focused) = focused.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = focused.blur();
    }
}

impl Play {
    pub fn draw(&self, send: &Sends) -> Html {
        if let (Some(game), Showing::Screen(Screen::Over)) = (&self.finished, self.shown.screen) {
            let (again, export) = (send.reform(Msg::Again), send.reform(|()| Msg::Export));
            return html! {
                <>
                    <Finished id={self.id.clone()} game={game.clone()} who={self.who.clone()} hints={self.hints}
                        tried={self.tried} {again} {export} />
                    { self.draw_warning(send) }
                    { self.draw_toast(send) }
                </>
            };
        }
        let tray_first = self.seated.title().tray_first();
        let class = classes!("table", tray_first.then_some("table--tray-first"), self.kind());
        // Dialogs and toasts are turned with the table: the whole picture is one piece.
        let side = classes!("side", self.turned().then_some("side--across"));
        // The keyed areas leave in the change that ends somebody's stay, whatever is in them: their
        // components would be drawn anew only later. What stays is heard by everybody, or drawn from what
        // everybody sees.
        let stay = self.shown.stay;
        html! {
            <>
                <div class="sr" role="log" aria-live="polite">{ self.news() }</div>
                <div class={side} data-screen={self.screen_name()} data-private={self.own_mark()}
                    data-peek={self.overlay.peek.map(|_| "")}>
                    <div class="side__scroll">
                        <div {class} data-seats={self.at.seats.to_string()} oncontextmenu={no_card_menu()}>
                            <div key={stay} class="area" data-stay="">
                                { self.draw_bar(send) }
                                { self.draw_status() }
                                <Players facts={self.facts()} who={self.who.clone()} now={self.now()}
                                    lines={self.recent_lines()} />
                                { self.draw_tip(send) }
                            </div>
                            <div class="area">{ self.draw_board_for_all() }</div>
                            <div key={stay} class="area" data-stay="">
                                { self.shown.middle.borrow_mut().get_or_insert_with(|| self.draw_middle(send)).clone() }
                            </div>
                        </div>
                    </div>
                    <div key={stay} class="area" data-stay="">
                        { self.draw_peek() }
                        { self.draw_drawer(send) }
                        { self.draw_warning(send) }
                        { self.draw_toast(send) }
                    </div>
                </div>
            </>
        }
    }

    /// A moment stands in its place.
    fn draw_board_for_all(&self) -> Html {
        if self.in_moment() {
            return html! {};
        }
        self.seated.board_for_all(&self.who, self.role(), &self.settings).unwrap_or_default()
    }

    fn kind(&self) -> &'static str {
        match self.at.screen {
            _ if self.rolling.is_some() => "table--open table--rolling",
            _ if self.in_moment() => "table--public table--moment",
            Screen::Public { .. } => "table--public",
            Screen::Reveal => "table--public table--reveal",
            Screen::Private(_) => "table--private",
            Screen::Report(_) => "table--private table--report",
            // Nobody's own things lie there while computers alone are watched.
            Screen::Open if self.role() == Role::Public => "table--open table--bare",
            Screen::Open | Screen::Over => "table--open",
        }
    }

    /// For the tests, which watch every frame: only where this is said may things lie that are
    /// somebody's own.
    pub(super) fn own_mark(&self) -> Option<&'static str> {
        self.at.eye.seat().map(|_| "")
    }

    fn screen_name(&self) -> &'static str {
        match self.at.screen {
            _ if self.in_moment() => "moment",
            Screen::Public { .. } => "public",
            Screen::Private(_) => "private",
            Screen::Report(_) => "report",
            Screen::Reveal => "reveal",
            Screen::Open => "open",
            Screen::Over => "over",
        }
    }

    /// Who is to act, for the strip.
    fn now(&self) -> Vec<Seat> {
        match self.at.screen {
            // All choices are in, though the table still shows the moment before the last one.
            Screen::Reveal => Vec::new(),
            _ => self.at.pending.clone(),
        }
    }

    fn draw_middle(&self, send: &Sends) -> Html {
        if let Some(moment) = self.moments.shown() {
            return self.draw_moment(moment, send);
        }
        let public = match self.role() {
            Role::Public if self.at.screen == Screen::Open => html! {
                <section class="actions" aria-label="Actions">{ self.draw_computer_buttons(send) }</section>
            },
            Role::Public => self.draw_shutter(send),
            _ => html! {},
        };
        let act = match self.role() {
            Role::Decide(seat) | Role::Watch(seat) => send.act(seat),
            Role::Public | Role::Report(_) | Role::Over => Callback::noop(),
        };
        let scene = self.scene(send);
        html! {
            <Middle {scene} steps={self.at.steps} {act} done={send.done.clone()} {public}
                shell={self.draw_shell_buttons(send)} peek={self.draw_own_peeker(send)} />
        }
    }

    pub(super) fn scene(&self, send: &Sends) -> SceneOf {
        let role = self.role();
        let stage = Stage {
            who: self.who.clone(),
            role,
            settings: self.settings.clone(),
            refuse: send.refuse.clone(),
            drafts: self.drafts.clone(),
            note_hint: send.note_hint.clone(),
            orders: self.own_orders(role, send),
        };
        self.seated.scene(stage, self.rolling.is_some())
    }

    fn draw_bar(&self, send: &Sends) -> Html {
        let open = |drawer| send.pressed(Msg::Overlay(OverlayMsg::Drawer(Some(drawer))));
        let title = self.seated.title();
        let players = match self.at.seats {
            1 => String::new(),
            count => format!(" · {count} players"),
        };
        let sub = format!("{}{players}", title.round_label(self.at.round));
        // A moment tells what was; the table has gone on meanwhile, and its phase would tell where to.
        let phases = if self.in_moment() {
            html! {}
        } else {
            self.seated.phases()
        };
        let sub = if self.tried.is_some() { format!("{sub} · tried") } else { sub };
        let sub = if self.title.is_empty() { sub } else { format!("{sub} · {}", self.title) };
        html! {
            <Bar title={title.name()} {sub} {phases}>
                <button type="button" class="btn btn--icon" aria-label="Log" aria-keyshortcuts="L"
                    onclick={open(Drawer::LOG)}>{ icon("i-log") }</button>
                <button type="button" class="btn btn--icon" aria-label="Rules" aria-keyshortcuts="R"
                    onclick={open(Drawer::Rules)}>{ icon("i-rules") }</button>
                <button type="button" class="btn btn--icon" aria-label="Menu: settings, seats, export, leave"
                    onclick={open(Drawer::Menu)}>{ icon("i-menu") }</button>
            </Bar>
        }
    }

    fn status(&self) -> Status {
        if let Some(rolling) = self.rolling_status() {
            return rolling;
        }
        let thinking = |seat| Status {
            seat: Some(seat),
            text: format!("{} is thinking.", self.who.name(seat)),
            hint: self.then(seat).unwrap_or_default(),
        };
        let person_pending =
            self.at.next_person.is_some_and(|next| self.at.pending.contains(&next));
        match (self.at.screen, self.computers.acting()) {
            _ if self.in_moment() => self.moment_status(),
            (Screen::Reveal, _) => Status {
                seat: None,
                text: "All choices are in.".to_owned(),
                hint: "One press opens them together.".to_owned(),
            },
            (Screen::Report(seat), _) => {
                let next = self.at.next_person.filter(|next| *next != seat);
                Status {
                    seat: Some(seat),
                    text: format!("{}: have a look, then press Done.", self.who.name(seat)),
                    hint: next.map_or_else(String::new, |next| {
                        format!("Then the device goes to {}.", self.who.name(next))
                    }),
                }
            }
            // Where a person may choose at the same time, that is what the line must say.
            (_, Some(seat)) if !person_pending => thinking(seat),
            _ => self
                .due_by_itself()
                .and_then(|(_, due)| due.says)
                .unwrap_or_else(|| self.seated.status(&self.who)),
        }
    }

    fn draw_status(&self) -> Html {
        let Status { seat, text, hint } = self.status();
        let (seat, text, hint) = match self.deed() {
            Some((by, deed)) => (by, deed, text),
            None => (seat, html! { { text } }, hint),
        };
        // On the public screen the sign on the shutter is the heading, on a person's own the tray's,
        // which names nothing but the person: what is heard at once is heard by everybody.
        let heading = !self.in_moment() && matches!(self.at.screen, Screen::Open | Screen::Over);
        html! {
            <section class="status" key={format!("{:?}", self.shown.screen)} data-private={self.own_mark()}
                aria-label="What to do now">
                if let Some(seat) = seat { { chip(&self.who.0[seat], "lg") } }
                <div class="status__words" role={(!self.is_private()).then_some("status")}>
                    <h2 class="status__text" tabindex="-1" data-heading={heading.then_some("")}>{ text }</h2>
                    if !hint.is_empty() { <p class="status__hint">{ hint }</p> }
                </div>
                { self.draw_reminder() }
                { self.draw_digest() }
            </section>
        }
    }

    /// "Then Cora, then Till (computer)": who follows `seat`. Whoever has sealed a choice does not.
    pub(super) fn then(&self, seat: Seat) -> Option<String> {
        let upcoming = &self.at.upcoming;
        let at = upcoming.iter().position(|other| *other == seat).map_or(0, |at| at + 1);
        let owes = |other: &&Seat| !self.at.sealing || self.at.pending.contains(other);
        let names: Vec<String> = upcoming[at..]
            .iter()
            .filter(|other| **other != seat)
            .filter(owes)
            .map(|&seat| {
                let computer = if self.who.is_person(seat) { "" } else { " (computer)" };
                format!("then {}{computer}", self.who.name(seat))
            })
            .collect();
        (!names.is_empty()).then(|| format!("{}.", capital(&names.join(", "))))
    }
}

/// No image menu on cards; text fields keep theirs.
fn no_card_menu() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        if event_in(&event, ".card, .shutter").is_some() {
            event.prevent_default();
        }
    })
}
