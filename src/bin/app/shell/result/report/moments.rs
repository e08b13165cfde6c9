//! Three moments that mattered to each person, in the log's words.
use std::rc::Rc;

use high_street::table::report::{Cause, Moment, Report, Verdict};
use high_street::table::{Eye, Seat};
use yew::prelude::*;

use super::super::log;
use super::super::play_on::PlayOnDialog;
use super::try_it::{TryIt, has_a_choice};
use super::words;
use crate::face::Who;
use crate::parts::chip;
use crate::seated::Ended;

#[derive(Properties, PartialEq)]
pub struct MomentsProps {
    pub report: Rc<Report<String>>,
    pub game: Ended,
    pub who: Rc<Who>,
    pub show: Callback<(usize, Seat)>,
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
    show: Callback<(usize, Seat)>,
    open: Callback<Opened>,
}

/// Lines of a moment that are shown; whoever wants all of them presses Show.
const LINES: usize = 4;

/// What happened at a moment: who did what, where no line says it, and what `seat` was told.
fn happened(game: &Ended, who: &Who, seat: Seat, since: usize, step: usize) -> Html {
    let lines = game.after(step + 1).news(step + 1 - since, Eye::Seat(seat), who);
    // Of many steps it was chance that counts.
    let doer = if since == step { log::unnamed(game, step, &lines) } else { None };
    let deed = doer.and_then(|doer| Some((doer, game.deed(step, who)?)));
    let more = lines.len().saturating_sub(LINES);
    html! {
        <ol class="loglist">
            if let Some((doer, done)) = deed { { log::deed(doer, &done, who) } }
            for line in lines.iter().take(LINES) { { log::drawn(line, who) } }
            if more > 0 { <li><span></span><span>{ format!("And {}.", counted_more(more)) }</span></li> }
        </ol>
    }
}

/// "1 line more", "5 lines more".
fn counted_more(lines: usize) -> String {
    format!("{} more", crate::words::count(i64::try_from(lines).unwrap_or(i64::MAX), "line"))
}

/// "Step 9", or "Steps 3 to 9" where nobody can say at which of them.
fn at(moment: &Moment<String>) -> String {
    let Moment { step, since, .. } = moment;
    if since == step {
        format!("Step {}", step + 1)
    } else {
        format!("Steps {} to {}", since + 1, step + 1)
    }
}

/// One moment: what happened, what it changed, and three ways to look at it again.
#[component]
fn MomentCard(props: &MomentCardProps) -> Html {
    let MomentCardProps { moment, seat, measure, game, who, show, open } = props;
    let [since, step] = [moment.since, moment.step].map(|steps| steps as usize);
    let seat = *seat;
    let happened = {
        let (game, who) = (game.clone(), who.clone());
        use_memo((since, step), move |&(since, step)| happened(&game, &who, seat, since, step))
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
        let opened = Opened::TryIt(seat, Box::new(moment.clone()));
        open.reform(move |_: MouseEvent| opened.clone())
    });
    html! {
        <li class="report__moment">
            <p class="report__what">
                <span class={classes!("report__tag", tone)}>{ what }</span>
                <b class="num">{ words::estimate(*measure, moment.effect) }</b>
                <span>{ at(moment) }</span>
            </p>
            { (*happened).clone() }
            <div class="row wrap">
                <button type="button" class="btn" onclick={show.reform(move |_: MouseEvent| (since + 1, seat))}>
                    { "Show" }</button>
                if let Some(onclick) = try_it {
                    <button type="button" class="btn" {onclick}>{ "Try it" }</button>
                }
                <button type="button" class="btn" onclick={open.reform(move |_: MouseEvent| Opened::PlayOn(since))}>
                    { "Play on" }</button>
            </div>
        </li>
    }
}
