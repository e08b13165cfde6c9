//! The buttons of the shell: undo, hide, and those for the computers' turns.
use high_street::table::Screen;
use yew::prelude::*;

use super::acted::why_no_undo;
use super::computers::ComputersMsg;
use super::msg::Msg;
use super::play::Play;
use super::sends::Sends;
use crate::parts::icon;
use crate::store::settings::Pace;

impl Play {
    /// Undo, always beside the primary button; and the computers' buttons while they act.
    pub(super) fn draw_shell_buttons(&self, send: &Sends) -> Html {
        let computers = self.computers.acting().is_some() || self.computers.broken();
        html! {
            <>
                { self.draw_undo(send) }
                if matches!(self.at.screen, Screen::Private(_)) {
                    <button type="button" class="btn btn--hide" data-private="" aria-keyshortcuts="Escape"
                        onclick={send.pressed(Msg::Hide)}>
                        { icon("i-lock") }<span>{ "Hide" }</span>
                    </button>
                }
                if computers { { self.draw_computer_buttons(send) } }
            </>
        }
    }

    fn draw_undo(&self, send: &Sends) -> Html {
        let label = match &self.at.undo {
            Ok(words) => format!("Undo: {words}"),
            Err(_) => "Undo".to_owned(),
        };
        let why = self.at.undo.as_ref().err().map(|why| why_no_undo(*why));
        html! {
            <button type="button" class="btn btn--undo" aria-keyshortcuts="U" title={why}
                aria-disabled={why.map(|_| "true")} onclick={send.pressed(Msg::Undo)}>
                { icon("i-undo") }<span>{ label }</span>
            </button>
        }
    }

    pub(super) fn draw_computer_buttons(&self, send: &Sends) -> Html {
        let click = |msg| send.click(Msg::Computers(msg));
        if self.computers.broken() {
            return html! {
                <div class="actions__more broken" role="alert">
                    <p>{ "The computer player has stopped thinking. The game is saved; nothing is lost." }</p>
                    <button type="button" class="btn" onclick={click(ComputersMsg::Retry)}>{ "Try again" }</button>
                </div>
            };
        }
        let stepping = self.settings.pace == Pace::Step;
        let paused = self.computers.paused();
        let ahead = match self.at.next_person {
            Some(_) => "Skip to the next person",
            None => "Skip to the end",
        };
        html! {
            <div class="actions__more">
                <button type="button" class="btn" onclick={click(ComputersMsg::Skip)}>
                    { icon("i-next") }<span>{ ahead }</span>
                </button>
                if stepping {
                    <button type="button" class="btn" onclick={send.pressed(Msg::Computers(ComputersMsg::Beat))}>
                        { "Next move" }
                    </button>
                } else {
                    <button type="button" class="btn" aria-pressed={paused.to_string()}
                        onclick={click(ComputersMsg::Pause(!paused))}>
                        { if paused { "Go on" } else { "Pause" } }
                    </button>
                }
            </div>
        }
    }
}
