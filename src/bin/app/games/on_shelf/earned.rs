//! How it was earned: for each job how often it was done and what it brought, then what came without
//! a job, a column for each seat.
use high_street::games::on_shelf::{FinalTable, Job, PlayerView, Source, View};
use yew::prelude::*;

use super::pieces::job_art;
use super::words;
use crate::face::Who;
use crate::parts::{chip, icon_in};

/// What a job brings points as; Floor fetches a customer, and a Supervisor counts as what it repeats.
const fn source_of(job: Job) -> Option<Source> {
    match job {
        Job::Stock => Some(Source::Stock),
        Job::Fill => Some(Source::Fill),
        Job::Clean => Some(Source::Clean),
        Job::CheckOut => Some(Source::CheckOut),
        Job::PreOrder => Some(Source::PreOrder),
        Job::Floor | Job::Supervisor => None,
    }
}

const WITHOUT_A_JOB: [Source; 4] =
    [Source::Rush, Source::Assortment, Source::Identification, Source::Evening];

pub fn earned(view: &View, who: &Who, result: &FinalTable) -> Html {
    // What the shelves bring a team in the evening is nobody's own, and stands above.
    let own = |source: &Source| result.team.is_none() || *source != Source::Evening;
    let any = |source: &Source| {
        own(source) && view.players.values().any(|player| player.earned.of(*source) != 0)
    };
    let row = |key: &'static str, head: Html, cell: &dyn Fn(&PlayerView) -> Html| {
        html! {
            <tr {key}>
                <th scope="row">{ head }</th>
                for (seat, player) in view.players.iter() { <td key={seat.index()}>{ cell(player) }</td> }
            </tr>
        }
    };
    let plain = |text: &'static str| html! { text };
    html! {
        <section>
            <h3 id="os-earned">{ "How it was earned, job by job" }</h3>
            <table class="sheet os-earned" aria-labelledby="os-earned">
                <thead><tr><td></td>
                    for (seat, chair) in who.0.iter() {
                        <th key={seat.index()} scope="col">{ chip(chair, "sm") }<bdi>{ &chair.name }</bdi></th>
                    }
                </tr></thead>
                <tbody>
                    for job in Job::ALL { { row(job.name(), head(job), &|player| job_cell(player, job)) } }
                    { row("Breaks", plain("Breaks"), &|player| times(player.worked.breaks)) }
                    for source in WITHOUT_A_JOB.into_iter().filter(any) {
                        { row(words::source(source), plain(words::source(source)), &|player| points(player.earned.of(source))) }
                    }
                    { row("Customers served", plain("Customers served"), &|player| html! { player.served }) }
                </tbody>
                if result.team.is_none() {
                    <tfoot>{ row("Index", plain("Index"), &|player| html! { player.csi }) }</tfoot>
                }
            </table>
        </section>
    }
}

fn head(job: Job) -> Html {
    html! { <span class="os-earned__job">{ icon_in("os-job", job_art(job)) }{ job.name() }</span> }
}

/// "3 ×" above "+2".
fn job_cell(player: &PlayerView, job: Job) -> Html {
    let done = player.worked.times(job);
    let brought = source_of(job).map(|source| player.earned.of(source)).filter(|_| done > 0);
    html! { <>{ times(done) }if let Some(csi) = brought { { points(csi) } }</> }
}

fn times(count: u32) -> Html {
    if count == 0 {
        return html! { <><span class="sr">{ "never" }</span><span aria-hidden="true">{ "–" }</span></> };
    }
    html! { <small>{ format!("{count} ×") }</small> }
}

fn points(csi: i32) -> Html {
    html! { <b>{ words::gain(csi) }</b> }
}
