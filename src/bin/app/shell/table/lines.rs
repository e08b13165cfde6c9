//! The log in words: the last lines beside the board, all of them in a drawer, what a person
//! missed, and what a screen reader announces.
use high_street::table::Line;
use yew::prelude::*;

use super::log_filter::LogFilter;
use super::play::Play;
use super::{Drawer, Msg, Table};
use crate::face::{Face, Who};
use crate::parts::{chip, picture};
use crate::words;

/// How many lines stand beside the board, how many a digest shows before it only counts, and how many
/// the drawer opens with: a long game has hundreds, and few are looked for.
const RECENT: usize = 24;
const DIGEST: usize = 12;
const DRAWER: usize = 20;

pub fn line<G: Face>(line: &Line<'_, G::Event>, who: &Who) -> Html {
    let told = G::told(line.event, who);
    html! {
        <li key={line.index} class={line.secret.then_some("is-secret")} data-private={line.secret.then_some("")}>
            if let Some(seat) = told.seat {
                { chip(&who.0[seat], "sm") }
            } else {
                <span></span>
            }
            <span>
                { told.words }
                if line.secret { { picture("line__lock", "i-lock", "(only for this player)") } }
            </span>
        </li>
    }
}

impl<G: Face> Play<G> {
    fn newest_first(&self, lines: &[Line<'_, G::Event>], most: usize) -> Html {
        lines.iter().rev().take(most).map(|one| line::<G>(one, &self.who)).collect()
    }

    pub(super) fn recent_lines(&self) -> Html {
        self.newest_first(&self.desk.lines().collect::<Vec<_>>(), RECENT)
    }

    pub(super) fn draw_log(&self, ctx: &Context<Table<G>>, whole: bool, filter: LogFilter) -> Html {
        let lines = filter.sift::<G>(self.desk.lines(), &self.who);
        let most = if whole { usize::MAX } else { DRAWER };
        let earlier = lines.len().saturating_sub(most);
        let all = move |_: MouseEvent| Msg::Drawer(Some(Drawer::Log { whole: true, filter }));
        let change =
            ctx.link().callback(move |filter| Msg::Drawer(Some(Drawer::Log { whole, filter })));
        html! {
            <>
                { filter.draw::<G>(&self.who, &change) }
                <ol class="loglist">{ self.newest_first(&lines, most) }</ol>
                if lines.is_empty() { <p class="muted">{ "Nothing of that kind has happened." }</p> }
                if earlier > 0 {
                    <button type="button" class="btn" onclick={ctx.link().callback(all)}>
                        { format!("Show {earlier} earlier") }
                    </button>
                }
            </>
        }
    }

    /// What the last action made known to everybody, for the live region.
    pub(super) fn news(&self) -> Html {
        let lines = self.desk.public_lines().filter(|line| line.index >= self.news_from);
        let lines: Vec<_> = lines.collect();
        let from = lines.len().saturating_sub(DIGEST);
        let told = self.desk.screen() != high_street::table::Screen::Reveal;
        lines[from..]
            .iter()
            .filter(|_| told)
            .map(|line| html! { <p key={line.index}>{ G::told(line.event, &self.who).words }</p> })
            .collect()
    }

    /// "Since Ben last looked".
    pub(super) fn draw_digest(&self) -> Html {
        let (Some(seat), missed) = (self.desk.eye().seat(), self.desk.digest()) else {
            return html! {};
        };
        if missed.is_empty() {
            return html! {};
        }
        let more = missed.len().saturating_sub(DIGEST);
        let lines = words::count(u32::try_from(missed.len()).unwrap_or(u32::MAX), "line");
        html! {
            <details class="digest">
                <summary>{ format!("Since {} last looked: {}", self.who.name(seat), lines) }</summary>
                <ol class="loglist">
                    { for missed[more..].iter().map(|one| line::<G>(one, &self.who)) }
                </ol>
                if more > 0 { <p class="muted">{ format!("and {more} more, in the log.") }</p> }
            </details>
        }
    }
}
