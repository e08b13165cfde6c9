//! The log in words: the last lines beside the board, all of them in a drawer, what a person
//! missed, and what a screen reader announces.
use high_street::table::{Arrange, Screen};
use yew::prelude::*;

use super::log_filter::LogFilter;
use super::moments::Waiting;
use super::msg::Msg;
use super::overlay::{Drawer, OverlayMsg};
use super::play::Play;
use super::sends::Sends;
use crate::face::Who;
use crate::parts::{Folded, chip, picture};
use crate::seated::LogLine;
use crate::store::settings::Pace;
use crate::words;

/// How many lines stand beside the board at most, how many a digest shows before it only counts, and how many
/// the drawer opens with: a long game has hundreds, and few are looked for.
const RECENT: usize = 24;
const DIGEST: usize = 12;
const DRAWER: usize = 20;

/// Players take the room of lines, five and six as much as four, and every line is drawn anew with each screen.
fn recent(seats: u8) -> usize {
    RECENT - 3 * usize::from(seats.clamp(1, 4) - 1)
}

fn line(line: &LogLine, who: &Who) -> Html {
    html! {
        <li key={line.index} class={line.secret.then_some("is-secret")} data-private={line.secret.then_some("")}>
            if let Some(seat) = line.told.seat {
                { chip(&who.0[seat], "sm") }
            } else {
                <span></span>
            }
            <span>
                { line.told.words.clone() }
                if line.secret { { picture("line__lock", "i-lock", "(only for this player)") } }
            </span>
        </li>
    }
}

impl Play {
    fn newest_first(&self, lines: &[LogLine], most: usize) -> Html {
        lines.iter().rev().take(most).map(|one| line(one, &self.who)).collect()
    }

    /// What a moment is about to tell is not told beside it.
    pub(super) fn recent_lines(&self) -> Html {
        let recent = recent(self.at.seats);
        let mut lines = self.seated.lines(&self.who, recent);
        lines.retain(|line| line.index < self.untold_from());
        self.newest_first(&lines, recent)
    }

    fn untold_from(&self) -> usize {
        let rolling = self.rolling.as_ref().map_or(usize::MAX, |rolling| rolling.line);
        if self.is_private() { rolling } else { rolling.min(self.moments.untold_from()) }
    }

    pub(super) fn draw_log(&self, send: &Sends, whole: bool, filter: LogFilter) -> Html {
        let mut lines = self.seated.lines(&self.who, usize::MAX);
        lines.retain(|line| line.index < self.untold_from());
        let lines = filter.sift(lines);
        let most = if whole { usize::MAX } else { DRAWER };
        let earlier = lines.len().saturating_sub(most);
        let open = |drawer| Msg::Overlay(OverlayMsg::Drawer(Some(drawer)));
        let change = send.reform(move |filter| open(Drawer::Log { whole, filter }));
        html! {
            <>
                { filter.draw(&self.who, self.seated.title().log_phases(), &change) }
                <ol class="loglist">{ self.newest_first(&lines, most) }</ol>
                if lines.is_empty() { <p class="muted">{ "Nothing of that kind has happened." }</p> }
                if earlier > 0 {
                    <button type="button" class="btn" onclick={send.click(open(Drawer::Log { whole: true, filter }))}>
                        { format!("Show {earlier} earlier") }
                    </button>
                }
            </>
        }
    }

    /// What the last action made known to everybody, for the live region; a moment when it comes.
    pub(super) fn news(&self) -> Html {
        if let Some(Waiting::Told { line, moment, .. }) = self.moments.shown() {
            return html! { <p key={*line}>{ &moment.sentence }</p> };
        }
        if self.at.screen == Screen::Reveal {
            return html! {};
        }
        let lines = self.seated.public_lines(&self.who, self.shown.news_from);
        let told = lines.iter().filter(|line| line.index < self.untold_from());
        let told: Vec<_> = told.collect();
        let from = told.len().saturating_sub(DIGEST);
        let say = |line: &&LogLine| html! { <p key={line.index}>{ line.told.words.clone() }</p> };
        told[from..].iter().map(say).collect()
    }

    /// "Since Ben last looked". Where no moment has shown them, the great events come first.
    pub(super) fn draw_digest(&self) -> Html {
        let (Some(seat), mut missed) = (self.at.eye.seat(), self.seated.digest(&self.who)) else {
            return html! {};
        };
        if missed.is_empty() {
            return html! {};
        }
        let lines = words::count(u32::try_from(missed.len()).unwrap_or(u32::MAX), "line");
        let more = missed.len().saturating_sub(DIGEST);
        if self.settings.pace == Pace::Once {
            missed.arrange_by_key(|line| line.told.moment.is_none());
            missed.truncate(DIGEST);
        } else {
            missed.drain(..more);
        }
        let what = self.seated.missed(&self.who).unwrap_or(lines);
        let summary = format!("Since {} last looked: {what}", self.who.name(seat));
        html! {
            <Folded class="digest" {summary}>
                <ol class="loglist">
                    { for missed.iter().map(|one| line(one, &self.who)) }
                </ol>
                if more > 0 { <p class="muted">{ format!("and {more} more, in the log.") }</p> }
            </Folded>
        }
    }
}
