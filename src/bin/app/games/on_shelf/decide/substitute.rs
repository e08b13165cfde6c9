//! Substitute: a job of the hand for one of the own pile, or none.
use high_street::games::on_shelf::{Action, Job, Position, SubstitutePrompt};
use yew::prelude::*;

use super::{Decision, ask};
use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;
use crate::games::on_shelf::marks::Marks;
use crate::games::on_shelf::pieces::job_art;
use crate::parts::icon;

pub fn substitute(scene: &Scene<Position>, prompt: &SubstitutePrompt) -> Decision {
    let SubstitutePrompt { seat, hand, pile } = prompt;
    let give: Draft<Option<Job>> = scene.draft(prompt, "give", || None);
    let take: Draft<Option<Job>> = scene.draft(prompt, "take", || None);
    let trade = match (*give, *take) {
        (Some(give), Some(take)) => Offer::new(
            format!("Trade {give} for {take}"),
            "os-supervisor",
            Action::Trade { give, take },
        ),
        _ => Offer::blocked(
            "Trade two jobs",
            "os-supervisor",
            "Choose one job of the hand and one of the pile.",
        ),
    };
    let body = html! {
        <div class="os-trade">
            { row(scene, "From the hand", hand, &give) }
            { row(scene, "For one of the pile", pile, &take) }
        </div>
    };
    let heading = format!("{}: a substitute?", scene.who.name(*seat));
    let counter = Counter {
        primary: Some(trade),
        more: vec![Offer::new("Keep all jobs", "i-x", Action::Decline).key('n')],
        ..ask(scene, *seat, heading, body)
    };
    Decision { counter, marks: Marks::default() }
}

fn row(
    scene: &Scene<Position>,
    title: &'static str,
    jobs: &[Job],
    draft: &Draft<Option<Job>>,
) -> Html {
    html! {
        <div role="group" aria-label={title}>
            <p class="eyebrow">{ title }</p>
            <ul class="os-picks">
                for &job in jobs {
                    <li key={job.name()}>
                        <button type="button" class="os-pick" aria-pressed={(**draft == Some(job)).to_string()}
                            onclick={scene.on_press(Offer::choosing(job.name(), job_art(job), draft.choose((**draft != Some(job)).then_some(job))))}>
                            { icon(job_art(job)) }<span>{ job.name() }</span>
                        </button>
                    </li>
                }
            </ul>
        </div>
    }
}
