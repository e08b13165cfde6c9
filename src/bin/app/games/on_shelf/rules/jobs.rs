//! The seven jobs, each with its card.
use high_street::games::on_shelf::Job;
use yew::prelude::*;

use crate::games::on_shelf::pieces::job_art;
use crate::parts::icon;

pub fn jobs() -> Html {
    html! {
        <>
            <dl class="os-rules-jobs">
                for job in Job::ALL {
                    <div key={job.name()}>
                        <dt>{ icon(job_art(job)) }{ job.name() }</dt>
                        <dd>{ text(job) }</dd>
                    </div>
                }
            </dl>
            <p>{ "Stock, Fill and Clean also bring you the first customer of the line, not when you play together. Use a job \
                as far as it goes: you must place or move on while you can, but you need not choose the most." }</p>
        </>
    }
}

const fn text(job: Job) -> &'static str {
    match job {
        Job::Stock => {
            "Choose a kind. Bring up to 8 beer, 4 wine or 2 liquor from the box into its stock. +1 if one of the colours \
             was missing there before. Then a customer, then the spillage die."
        }
        Job::Fill => {
            "Move cubes from stock to free shelf places of their kind and colour for 6 points: beer 1, wine 2, liquor 3. \
             +1 if one of the colours was missing on that kind’s shelf. Then a customer, then the spillage die."
        }
        Job::Clean => "Wipe up every drop in the store: +1 each. Then a customer.",
        Job::Floor => {
            "Take any customer of the line, and bring a cube into stock for each of its symbols, as far as there is a cube \
             and a place. No points, no die."
        }
        Job::CheckOut => "Serve one of your customers from shelf and stock. Not in closed hours.",
        Job::PreOrder => {
            "Serve one of your customers from stock alone, 2 less in all. Not in closed hours."
        }
        Job::Supervisor => {
            "Repeat the job on top of another player’s pile as if it were yours, with everything that belongs to it. \
             A Supervisor cannot repeat a Supervisor."
        }
    }
}
