//! The buttons of the shell: undo, hide, and those for the computers' turns.
use yew::prelude::*;

use high_street::table::Screen;

use super::play::{Play, why_no_undo};
use super::{Msg, Table};
use crate::face::Face;
use crate::parts::icon;
use crate::store::settings::Pace;

impl<G: Face> Play<G> {
    /// Undo, always beside the primary button; and the computers' buttons while they act.
    pub(super) fn draw_shell_buttons(&self, ctx: &Context<Table<G>>) -> Html {
        let computers = self.computers.acting().is_some() || self.computers.broken;
        html! {
            <>
                { self.draw_undo(ctx) }
                if matches!(self.screen, Screen::Private(_)) {
                    <button type="button" class="btn btn--hide" data-private="" aria-keyshortcuts="Escape"
                        onclick={ctx.link().callback(|_: MouseEvent| Msg::Hide.pressed())}>
                        { icon("i-lock") }<span>{ "Hide" }</span>
                    </button>
                }
                if computers { { self.draw_computer_buttons(ctx) } }
            </>
        }
    }

    fn draw_undo(&self, ctx: &Context<Table<G>>) -> Html {
        let undoable = self.desk.undoable();
        let label = match &undoable {
            Ok(action) => format!("Undo: {}", G::words(action)),
            Err(_) => "Undo".to_owned(),
        };
        let why = undoable.err().map(why_no_undo);
        html! {
            <button type="button" class="btn btn--undo" aria-keyshortcuts="U" title={why}
                aria-disabled={why.map(|_| "true")}
                onclick={ctx.link().callback(|_: MouseEvent| Msg::Undo.pressed())}>
                { icon("i-undo") }<span>{ label }</span>
            </button>
        }
    }

    pub(super) fn draw_computer_buttons(&self, ctx: &Context<Table<G>>) -> Html {
        let link = ctx.link();
        if self.computers.broken {
            return html! {
                <div class="actions__more broken" role="alert">
                    <p>{ "The computer player has stopped thinking. The game is saved; nothing is lost." }</p>
                    <button type="button" class="btn" onclick={link.callback(|_: MouseEvent| Msg::RetryThinking)}>
                        { "Try again" }
                    </button>
                </div>
            };
        }
        let stepping = self.settings().pace == Pace::Step;
        let paused = self.computers.paused();
        let ahead = match self.desk.next_person() {
            Some(_) => "Skip to the next person",
            None => "Skip to the end",
        };
        html! {
            <div class="actions__more">
                <button type="button" class="btn" onclick={link.callback(|_: MouseEvent| Msg::Skip)}>
                    { icon("i-next") }<span>{ ahead }</span>
                </button>
                if stepping {
                    <button type="button" class="btn" onclick={link.callback(|_: MouseEvent| Msg::Beat.pressed())}>
                        { "Next move" }
                    </button>
                } else {
                    <button type="button" class="btn" aria-pressed={paused.to_string()}
                        onclick={link.callback(move |_: MouseEvent| Msg::Pause(!paused))}>
                        { if paused { "Go on" } else { "Pause" } }
                    </button>
                }
            </div>
        }
    }
}
