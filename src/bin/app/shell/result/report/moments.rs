//! Three moments that mattered to each person, in the log's words.
use std::rc::Rc;

use high_street::table::report::{Cause, Moment, Report, Verdict};
use high_street::table::{Chair, Eye, Seat};
use yew::prelude::*;

use super::super::log;
use super::super::play_on::PlayOnDialog;
use super::try_it::{TryIt, has_a_choice};
use super::words;
use crate::face::Who;
use crate::parts::chip;
use crate::seated::Ended;
use crate::words::capital;

#[derive(Properties, PartialEq)]
pub struct MomentsProps {
    pub report: Rc<Report<String>>,
    pub game: Ended,
    pub who: Rc<Who>,
    pub show: Callback<usize>,
    /// Of so many people, the first.
    #[prop_or(usize::MAX)]
    pub people: usize,
}

#[derive(Clone, PartialEq)]
enum Opened {
    Nothing,
    TryIt(Seat, Box<Moment<String>>),
    PlayOn(usize),
}

#[component]
pub fn Moments(MomentsProps { report, game, who, show, people }: &MomentsProps) -> Html {
    let opened = use_state(|| Opened::Nothing);
    let open = use_callback(opened.setter(), |what, opened| opened.set(what));
    let close = open.reform(|()| Opened::Nothing);
    let found = report.accounts.iter().filter(|(_, account)| !account.moments.is_empty());
    html! {
        <>
            for (seat, account) in found.take(*people) {
                <div key={seat.index()} class="stack">
                    <div class="report__name">{ chip(&who.0[seat], "sm") }
                        <h3>{ format!("What mattered to {}", who.name(seat)) }</h3></div>
                    if let Some(looked) = words::looked_at(account) { <p>{ looked }</p> }
                    <ul class="report__moments">
                        for moment in &account.moments {
                            <MomentCard key={moment.step} moment={moment.clone()} {seat} measure={report.measure}
                                game={game.clone()} who={who.clone()} {show} open={open.clone()} />
                        }
                    </ul>
                </div>
            }
            { match &*opened {
                Opened::Nothing => html! {},
                Opened::TryIt(seat, moment) => html! {
                    <TryIt game={game.clone()} who={who.clone()} seat={*seat} moment={(**moment).clone()}
                        measure={report.measure} {close} />
                },
                Opened::PlayOn(step) => html! {
                    <PlayOnDialog game={game.clone()} who={who.clone()} step={*step} {close} />
                },
            } }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct MomentCardProps {
    moment: Moment<String>,
    seat: Seat,
    measure: high_street::table::report::Measure,
    game: Ended,
    who: Rc<Who>,
    show: Callback<usize>,
    open: Callback<Opened>,
}

/// What was sealed is told when the seals are opened, not when it was chosen.
fn untold(moment: &Moment<String>, chair: &Chair) -> Html {
    let Cause::Own(closer) = &moment.cause else { return html! {} };
    let done = closer.courses.first().map_or_else(String::new, |course| capital(&course.action));
    html! { <li><span>{ chip(chair, "sm") }</span><span><bdi>{ &chair.name }</bdi>{ ": " }{ done }</span></li> }
}

/// One moment: what happened, what it changed, and three ways to look at it again.
#[component]
fn MomentCard(props: &MomentCardProps) -> Html {
    let MomentCardProps { moment, seat, measure, game, who, show, open } = props;
    let step = moment.step as usize;
    let lines = {
        let (game, who, eye) = (game.clone(), who.clone(), Eye::Seat(*seat));
        use_memo(step, move |step| game.after(step + 1).news(eye, &who))
    };
    let what = match &moment.cause {
        Cause::Own(closer) => words::verdict(closer.verdict),
        Cause::Others => "Somebody else’s choice",
        Cause::Luck => "Luck",
    };
    let tone = match &moment.cause {
        Cause::Own(closer) => match closer.verdict {
            Verdict::Mistake | Verdict::Slip => "report__tag--bad",
            Verdict::Find => "report__tag--good",
            Verdict::Taste | Verdict::Same => "",
        },
        Cause::Others | Cause::Luck => "",
    };
    let try_it = matches!(&moment.cause, Cause::Own(closer) if has_a_choice(closer)).then(|| {
        let opened = Opened::TryIt(*seat, Box::new(moment.clone()));
        open.reform(move |_: MouseEvent| opened.clone())
    });
    html! {
        <li class="report__moment">
            <p class="report__what">
                <span class={classes!("report__tag", tone)}>{ what }</span>
                <b class="num">{ words::estimate(*measure, moment.effect) }</b>
                <span>{ format!("Step {}", step + 1) }</span>
            </p>
            <ol class="loglist">
                for line in lines.iter() { { log::drawn(line, who) } }
                if lines.is_empty() { { untold(moment, &who.0[*seat]) } }
            </ol>
            <div class="row wrap">
                <button type="button" class="btn" onclick={show.reform(move |_: MouseEvent| step + 1)}>
                    { "Show" }</button>
                if let Some(onclick) = try_it {
                    <button type="button" class="btn" {onclick}>{ "Try it" }</button>
                }
                <button type="button" class="btn" onclick={open.reform(move |_: MouseEvent| Opened::PlayOn(step))}>
                    { "Play on" }</button>
            </div>
        </li>
    }
}
