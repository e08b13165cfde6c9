//! What was luck and what was skill: made on request in the computers' room, slice by slice, and
//! shown as far as it is. Nothing here exists before a game is over.
mod account;
mod chart;
mod definitions;
mod moments;
#[cfg(all(test, feature = "ssr"))]
mod tests;
mod try_it;
mod words;

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use high_street::games::{Errand, Found};
use high_street::table::{Seat, report};
use yew::prelude::*;

use self::account::{Overview, SameDeal};
use self::chart::ChanceChart;
use self::definitions::Definitions;
use self::moments::Moments;
use super::way::WayChart;
use crate::device::bot_worker::{BotReply, BotWorker};
use crate::face::{Ending, Who};
use crate::parts::{Notice, Tone};
use crate::seated::Ended;
use crate::store::reports;

#[derive(Properties)]
pub struct ReportProps {
    pub game: Ended,
    pub who: Rc<Who>,
    pub ending: Rc<Ending>,
    /// Jumps the replay to a step, as somebody saw it.
    pub show: Callback<(usize, Seat)>,
}

impl PartialEq for ReportProps {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game && self.who == other.who && self.show == other.show
    }
}

/// How a report is coming along.
#[derive(Clone, PartialEq)]
enum Work {
    NotAsked,
    /// As far as it is.
    Running(Option<Found>),
    Cancelled(Option<Found>),
    Done(Found),
    Broken,
}

impl Work {
    fn found(&self) -> Option<&Found> {
        match self {
            Work::Running(found) | Work::Cancelled(found) => found.as_ref(),
            Work::Done(found) => Some(found),
            Work::NotAsked | Work::Broken => None,
        }
    }
}

enum Msg {
    /// The next part is drawn.
    Unfold,
    Ask,
    Reply(BotReply),
    Cancel,
}

/// First findings are drawn part by part with so many milliseconds between: all at once would hold a slow page up.
const APART: u32 = 40;
/// Before the moments: the standings, and beside them what could be expected.
const CHARTS: usize = 2;

/// The panel of a finished game's report.
pub struct Report {
    work: Work,
    room: Option<BotWorker>,
    /// How many parts are drawn, the numbers not counted: the charts, then each person's moments.
    unfolded: usize,
    unfolding: Option<Timeout>,
}

impl Report {
    fn people(props: &ReportProps) -> Vec<Seat> {
        let seats = props.who.0.iter().map(|(seat, _)| seat);
        seats.filter(|seat| props.who.is_person(*seat)).collect()
    }
}

impl Component for Report {
    type Message = ReportMsg;
    type Properties = ReportProps;

    fn create(ctx: &Context<Self>) -> Report {
        let props = ctx.props();
        let kept = props.game.finished(Report::people(props)).and_then(|game| reports::kept(&game));
        let readable = kept.filter(|found| findings(&props.game, &props.who, found).is_some());
        // What is known already stands there at once, so that nothing moves under who comes back to it.
        let unfolded = if readable.is_some() { usize::MAX } else { 0 };
        let work = readable.map_or(Work::NotAsked, Work::Done);
        Report { work, room: None, unfolded, unfolding: None }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        let parts = CHARTS + ctx.props().who.0.iter().count();
        let begun = self.work.found().is_some_and(Found::tells);
        if begun && self.unfolded < parts && self.unfolding.is_none() {
            let link = ctx.link().clone();
            let next = move || link.send_message(ReportMsg(Msg::Unfold));
            self.unfolding = Some(Timeout::new(APART, next));
        }
    }

    fn update(&mut self, ctx: &Context<Self>, ReportMsg(msg): ReportMsg) -> bool {
        let props = ctx.props();
        let Some(game) = props.game.finished(Report::people(props)) else { return false };
        self.work = match msg {
            Msg::Unfold => {
                self.unfolded += 1;
                self.unfolding = None;
                return true;
            }
            Msg::Ask => {
                let told = ctx.link().callback(|reply| ReportMsg(Msg::Reply(reply)));
                self.room = BotWorker::start(told).ok();
                match &self.room {
                    Some(room) => {
                        room.send(&Errand::LookInto(game));
                        Work::Running(None)
                    }
                    None => Work::Broken,
                }
            }
            Msg::Reply(BotReply::Found(found)) if found.is_done() => {
                reports::keep(&game, &found);
                self.room = None;
                Work::Done(found)
            }
            Msg::Reply(BotReply::Found(found)) => {
                if let Some(room) = &self.room {
                    room.send(&Errand::GoOn);
                }
                Work::Running(Some(found))
            }
            Msg::Reply(BotReply::Answer(_) | BotReply::Broken) => {
                self.room = None;
                Work::Broken
            }
            Msg::Cancel => {
                self.room = None;
                Work::Cancelled(self.work.found().cloned())
            }
        };
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let ReportProps { game, who, ending, show } = ctx.props();
        if game.finished(Vec::new()).is_none() {
            return Html::default();
        }
        let findings = self.work.found().and_then(|found| findings(game, who, found)).map(Rc::new);
        let ask = ctx.link().callback(|_: MouseEvent| ReportMsg(Msg::Ask));
        let cancel = ctx.link().callback(|_: MouseEvent| ReportMsg(Msg::Cancel));
        html! {
            <section class="panel span report" aria-labelledby="report">
                <div class="panel__head">
                    <h2 id="report">{ "Luck or skill?" }</h2>
                    <p>{ "Sharp’s reckoning, never the truth: what each could expect, and what changed it." }</p>
                </div>
                { asked(&self.work, ask, cancel) }
                if let Some(report) = findings {
                    <Overview report={report.clone()} who={who.clone()} />
                    <SameDeal report={report.clone()} who={who.clone()} />
                    <div class="report__charts">
                        // What is known from the first comes first: what is reckoned later moves nothing.
                        if self.unfolded > 0 {
                            <div>
                                <h3>{ ending.chart }</h3>
                                <WayChart game={game.clone()} who={who.clone()} ending={ending.clone()} />
                            </div>
                        }
                        if self.unfolded > 1 { <ChanceChart report={report.clone()} who={who.clone()} /> }
                    </div>
                    <Moments {report} game={game.clone()} who={who.clone()} {show}
                        people={self.unfolded.saturating_sub(CHARTS)} />
                }
                <Definitions />
            </section>
        }
    }
}

/// What the panel is told.
pub struct ReportMsg(Msg);

/// What was found, with words for what was done.
fn findings(game: &Ended, who: &Who, found: &Found) -> Option<report::Report<String>> {
    found.report(game.revision(), &*game.words(who))
}

fn asked(work: &Work, ask: Callback<MouseEvent>, cancel: Callback<MouseEvent>) -> Html {
    let again = |words: &'static str, ask| {
        html! { <button type="button" class="btn" onclick={ask}>{ words }</button> }
    };
    match work {
        Work::NotAsked => again("Look into this game", ask),
        Work::Running(found) => {
            let percent = found.as_ref().map_or(0, |found| found.progress);
            html! {
                <div class="row wrap report__work">
                    <progress max="100" value={percent.to_string()} aria-label="Sharp is reckoning"></progress>
                    <span class="num" role="status">{ crate::words::percent(u32::from(percent) * 10) }</span>
                    <button type="button" class="btn" onclick={cancel}>{ "Stop" }</button>
                </div>
            }
        }
        Work::Cancelled(_) => html! {
            <div class="row wrap">
                <p>{ "Stopped: what stands here is only half reckoned." }</p>
                { again("Begin again", ask) }
            </div>
        },
        Work::Broken => html! {
            <>
                <Notice tone={Tone::Bad}>{ "The computers’ room could not be opened, so nothing was reckoned." }</Notice>
                { again("Try again", ask) }
            </>
        },
        Work::Done(_) => html! {},
    }
}
