//! The anatomy of a table: bar, status, players, board, tray, actions.
use high_street::table::{Pending, Screen, Seat};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::middle::Middle;
use super::play::Play;
use super::players::Players;
use super::{Drawer, Msg, Table};
use crate::face::{Face, Role, Scene, Status};
use crate::parts::{Bar, chip, event_in, icon};
use crate::shell::result::GameResult;

/// After a change of screen the heading takes the focus: it names the person, never a card. What
/// happens now stands at the top of the board, wherever the last person had scrolled it.
pub fn focus_heading() {
    if let Ok(Some(board)) = gloo::utils::document().query_selector(".board") {
        board.set_scroll_top(0);
    }
    let heading = gloo::utils::document().query_selector("[data-heading]").ok().flatten();
    if let Some(heading) = heading.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = heading.focus();
    }
}

impl<G: Face> Play<G> {
    pub fn draw(&self, ctx: &Context<Table<G>>) -> Html {
        if let (Some(session), Screen::Over) = (&self.finished, self.screen) {
            let (again, export) =
                (ctx.link().callback(Msg::Again), ctx.link().callback(|()| Msg::Export));
            return html! {
                <>
                    <GameResult<G> session={session.clone()} who={self.who.clone()} hints={self.hints}
                        {again} {export} />
                    { self.draw_warning(ctx) }
                    { self.draw_toast(ctx) }
                </>
            };
        }
        let class = classes!("table", G::TRAY_FIRST.then_some("table--tray-first"), self.kind());
        // Dialogs and toasts are turned with the table: the whole picture is one piece.
        let side = classes!("side", self.turned().then_some("side--across"));
        // The keyed element leaves in the change that ends somebody's stay, whatever is in it: its
        // components would be drawn anew only later. What everybody hears stands before it and stays.
        html! {
            <>
            <div class="sr" role="log" aria-live="polite">{ self.news() }</div>
            <div key={self.stay} class={side} data-screen={self.screen_name()} data-private={self.own_mark()}
                data-peek={self.peek.seat().map(|_| "")}>
                <div class="side__scroll">
                    <div {class} data-seats={self.desk.seats().to_string()} oncontextmenu={no_card_menu()}>
                        { self.draw_bar(ctx) }
                        { self.draw_status(ctx) }
                        <Players<G> view={self.view.clone()} who={self.who.clone()} now={self.now()}
                            lines={self.recent_lines()} />
                        { self.middle.borrow_mut().get_or_insert_with(|| self.draw_middle(ctx)).clone() }
                    </div>
                </div>
                { self.draw_peek() }
                { self.draw_drawer(ctx) }
                { self.draw_warning(ctx) }
                { self.draw_toast(ctx) }
            </div>
            </>
        }
    }

    /// For the tests, which watch every frame: only where this is said may things lie that are
    /// somebody's own.
    fn own_mark(&self) -> Option<&'static str> {
        self.desk.eye().seat().map(|_| "")
    }

    fn screen_name(&self) -> &'static str {
        match self.screen {
            Screen::Public { .. } => "public",
            Screen::Private(_) => "private",
            Screen::Report(_) => "report",
            Screen::Reveal => "reveal",
            Screen::Open => "open",
            Screen::Over => "over",
        }
    }

    fn kind(&self) -> &'static str {
        match self.screen {
            Screen::Public { .. } => "table--public",
            Screen::Reveal => "table--public table--reveal",
            Screen::Private(_) => "table--private",
            Screen::Report(_) => "table--private table--report",
            // Nobody's own things lie there while computers alone are watched.
            Screen::Open if self.role() == Role::Public => "table--open table--bare",
            Screen::Open | Screen::Over => "table--open",
        }
    }

    /// Who is to act, for the strip.
    fn now(&self) -> Vec<Seat> {
        match self.desk.pending() {
            // All choices are in, though the table still shows the moment before the last one.
            Pending::Seats(seats) if self.screen != Screen::Reveal => seats,
            Pending::Seats(_) | Pending::Over(_) => Vec::new(),
        }
    }

    fn draw_middle(&self, ctx: &Context<Table<G>>) -> Html {
        let role = self.role();
        let scene = self.scene(ctx, role);
        let public = match role {
            Role::Public if self.screen == Screen::Open => html! {
                <section class="actions" aria-label="Actions">{ self.draw_computer_buttons(ctx) }</section>
            },
            Role::Public => self.draw_shutter(ctx),
            _ => html! {},
        };
        let done = ctx.link().callback(|()| Msg::Done.pressed());
        html! {
            <Middle<G> {scene} act={Self::acts(ctx, role)} {done} {public} shell={self.draw_shell_buttons(ctx)}
                peek={self.draw_own_peeker(ctx)} />
        }
    }

    fn acts(ctx: &Context<Table<G>>, role: Role) -> Callback<G::Action> {
        match role {
            Role::Decide(seat) | Role::Watch(seat) => {
                ctx.link().callback(move |action| Msg::Act(seat, action).pressed())
            }
            Role::Public | Role::Report(_) | Role::Over => Callback::noop(),
        }
    }

    pub(super) fn scene(&self, ctx: &Context<Table<G>>, role: Role) -> Scene<G> {
        let link = ctx.link();
        Scene {
            view: self.view.clone(),
            who: self.who.clone(),
            role,
            settings: self.settings(),
            press: Callback::noop(),
            refuse: link.callback(Msg::Refuse),
            drafts: self.drafts.clone(),
            note_hint: link.callback(|()| Msg::Hinted),
            orders: self.own_orders(role),
        }
    }

    fn draw_bar(&self, ctx: &Context<Table<G>>) -> Html {
        let open =
            |drawer| ctx.link().callback(move |_: MouseEvent| Msg::Drawer(Some(drawer)).pressed());
        let players = match self.desk.seats() {
            1 => String::new(),
            count => format!(" · {count} players"),
        };
        let sub = format!("{}{players}", G::round_label(self.desk.round()));
        let sub = if self.title.is_empty() { sub } else { format!("{sub} · {}", self.title) };
        html! {
            <Bar title={G::NAME} {sub} phases={G::phases(&self.view).unwrap_or_default()}>
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
        let thinking = |seat| Status {
            seat: Some(seat),
            text: format!("{} is thinking.", self.who.name(seat)),
            hint: self.then().unwrap_or_default(),
        };
        match (self.screen, self.computers.acting()) {
            (Screen::Reveal, _) => Status {
                seat: None,
                text: "All choices are in.".to_owned(),
                hint: "One press opens them together.".to_owned(),
            },
            (Screen::Report(seat), _) => {
                let next = self.desk.next_person().filter(|next| *next != seat);
                Status {
                    seat: Some(seat),
                    text: format!("{}: have a look, then press Done.", self.who.name(seat)),
                    hint: next.map_or_else(String::new, |next| {
                        format!("Then the device goes to {}.", self.who.name(next))
                    }),
                }
            }
            // Where a person may choose at the same time, that is what the line must say.
            (_, Some(seat))
                if !self.desk.next_person().is_some_and(|next| self.desk.is_pending(next)) =>
            {
                thinking(seat)
            }
            _ => self
                .due_by_itself()
                .and_then(|(_, due)| due.says)
                .unwrap_or_else(|| G::status(&self.view, &self.who, self.role())),
        }
    }

    fn draw_status(&self, ctx: &Context<Table<G>>) -> Html {
        let Status { seat, text, hint } = self.status();
        // On the public screen the sign on the shutter is the heading, on a person's own the tray's,
        // which names nothing but the person: what is heard at once is heard by everybody.
        let heading = matches!(self.screen, Screen::Open | Screen::Over);
        html! {
            <section class="status" key={format!("{:?}", self.screen)} data-private={self.own_mark()}
                aria-label="What to do now">
                if let Some(seat) = seat { { chip(&self.who.0[seat], "lg") } }
                <div class="status__words" role={(!self.is_private()).then_some("status")}>
                    <h2 class="status__text" tabindex="-1" data-heading={heading.then_some("")}>{ text }</h2>
                    if !hint.is_empty() { <p class="status__hint">{ hint }</p> }
                </div>
                { self.draw_reminder() }
                { self.draw_digest() }
                { self.draw_tip(ctx) }
            </section>
        }
    }

    /// "Then Cora, then Till (computer)."
    pub(super) fn then(&self) -> Option<String> {
        let upcoming = self.desk.upcoming();
        let names: Vec<String> = upcoming
            .iter()
            .skip(1)
            .map(|&seat| {
                let computer = if self.who.is_person(seat) { "" } else { " (computer)" };
                format!("then {}{computer}", self.who.name(seat))
            })
            .collect();
        let words = names.join(", ");
        let first = words.chars().next()?;
        Some(format!("{}{}.", first.to_uppercase(), &words[first.len_utf8()..]))
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
