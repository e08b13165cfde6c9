//! The turn: one of seven jobs, or a break. A press on a card plays it; all but a break can be taken back.
use high_street::games::on_shelf::{
    Action, Category, Job, JobOffer, Position, TargetOffer, TurnPrompt, View,
};
use yew::prelude::*;

use super::{Decision, ask};
use crate::counter::{Counter, Offer};
use crate::face::Scene;
use crate::games::on_shelf::marks::Marks;
use crate::games::on_shelf::pieces::job_art;
use crate::games::on_shelf::words;
use crate::parts::{chip, icon};

pub fn turn(scene: &Scene<Position>, prompt: &TurnPrompt) -> Decision {
    let seat = prompt.seat;
    let supervises = scene.draft(&(seat, scene.view.hour.of_day()), "supervisor", || false);
    let name = scene.who.name(seat);
    let (heading, offers, body) = if *supervises {
        let back = Offer::choosing("Another job", "i-back", supervises.choose(false)).key('b');
        let offers = targets(scene, prompt, back);
        let body = cards(scene, &offers, |at| target_face(scene, prompt, at));
        (format!("{name}: whose job is repeated?"), offers, body)
    } else {
        let choose =
            Offer::choosing("Supervisor", job_art(Job::Supervisor), supervises.choose(true));
        let offers = jobs(prompt, &choose);
        let body = cards(scene, &offers, |at| job_face(&scene.view, prompt, at));
        (format!("{name}’s jobs"), offers, body)
    };
    let primary = Some(Offer::blocked(
        "Choose a job",
        "i-cards",
        "Press one of the job cards, or take a break.",
    ));
    let counter =
        Counter { primary, inside: offers, wide: true, ..ask(scene, seat, heading, body) };
    Decision { counter, marks: Marks::default() }
}

/// The seven jobs in their fixed order, and a break.
fn jobs(prompt: &TurnPrompt, supervise: &Offer<Action>) -> Vec<Offer<Action>> {
    let keys = '1'..='7';
    let offer = |(JobOffer { job, refusal }, key): (&JobOffer, char)| {
        let (name, art) = (job.name(), job_art(*job));
        let offer = match refusal {
            Some(why) => Offer::blocked(name, art, why.to_string()),
            None if *job == Job::Supervisor => supervise.clone(),
            None => Offer::new(name, art, Action::Play(*job)),
        };
        offer.key(key)
    };
    let rest = Offer::new("Take a break", "os-break", Action::Break).key('b');
    prompt.jobs.iter().zip(keys).map(offer).chain([rest]).collect()
}

fn targets(
    scene: &Scene<Position>,
    prompt: &TurnPrompt,
    back: Offer<Action>,
) -> Vec<Offer<Action>> {
    let offer = |(target, key): (&TargetOffer, char)| {
        let name = scene.who.name(target.seat);
        let offer = match (target.job, &target.refusal) {
            (Some(job), None) => Offer::new(
                format!("{name}: {job}"),
                job_art(job),
                Action::Repeat { seat: target.seat, job },
            ),
            (_, Some(why)) => Offer::blocked(name.to_string(), "os-supervisor", why.to_string()),
            (None, None) => {
                Offer::blocked(name.to_string(), "os-supervisor", "That pile is empty.")
            }
        };
        offer.key(key)
    };
    prompt.targets.iter().zip('1'..='7').map(offer).chain([back]).collect()
}

/// Cards in a row: what can be done is ringed, what cannot says why when it is pressed.
fn cards(scene: &Scene<Position>, offers: &[Offer<Action>], face: impl Fn(usize) -> Html) -> Html {
    html! {
        <ul class="os-jobs">
            for (at, offer) in offers.iter().enumerate() {
                <li key={at}>
                    <button type="button" class={classes!("card", "job", "printed", if offer.is_blocked() { "is-away" } else { "is-legal" })}
                        aria-disabled={offer.is_blocked().then_some("true")}
                        aria-keyshortcuts={offer.key.map(|key| key.to_ascii_uppercase().to_string())}
                        onclick={scene.on_press(offer.clone())}>
                        { icon(offer.icon) }
                        <b>{ &offer.label }</b>
                        { face(at) }
                    </button>
                </li>
            }
        </ul>
    }
}

fn job_face(view: &View, prompt: &TurnPrompt, at: usize) -> Html {
    let Some(JobOffer { job, refusal }) = prompt.jobs.get(at) else {
        let back = match prompt.back.len() {
            0 => "The pile is empty: nothing comes back.".to_owned(),
            7 => "All seven come back.".to_owned(),
            _ => format!("Back: {}.", words::jobs(&prompt.back)),
        };
        return html! { <small>{ back }</small> };
    };
    let away = view.players[prompt.seat].pile.contains(job);
    match refusal {
        Some(_) if away => html! { <small>{ "In the pile" }</small> },
        Some(why) => html! { <small>{ why.to_string() }</small> },
        None => html! { <small>{ text(view, *job) }</small> },
    }
}

/// What a job does, in a few words with its numbers.
fn text(view: &View, job: Job) -> String {
    match job {
        Job::Stock => {
            let quota = Category::ALL.map(|kind| format!("{} {kind}", kind.quota()));
            format!("{} into stock.", crate::words::either(&quota))
        }
        Job::Fill => "6 points: stock to shelf.".to_owned(),
        Job::Clean => match view.store.drops().count() {
            0 => "No spill to wipe.".to_owned(),
            drops => format!("Wipe {}: +{drops}.", words::number(drops, "spill")),
        },
        Job::Floor => "Any customer, and goods for them.".to_owned(),
        Job::CheckOut => "Sell to one customer.".to_owned(),
        Job::PreOrder => "Sell from stock, −2.".to_owned(),
        Job::Supervisor => "Repeat another’s top job.".to_owned(),
    }
}

fn target_face(scene: &Scene<Position>, prompt: &TurnPrompt, at: usize) -> Html {
    match prompt.targets.get(at) {
        Some(TargetOffer { seat, refusal, .. }) => html! {
            <small>{ chip(&scene.who.0[*seat], "sm") }{ refusal.as_ref().map(ToString::to_string) }</small>
        },
        None => html! { <small>{ "Back to the seven jobs." }</small> },
    }
}
