//! *Done*: what it adds, whom it takes, whether it rolls, and the toggle that asks for identification.
//! The toggle stands at one place, off, wherever a decision has it; nothing here knows whether it is due.
use high_street::games::on_shelf::{Action, Finish, Position, Source};
use high_street::table::Seat;

use crate::counter::{Counter, Draft, Offer};
use crate::face::Scene;
use crate::games::on_shelf::words;

/// What a job or a sale is called while it is done: the toggle is kept as long as that is the same.
fn toggle(scene: &Scene<Position>, seat: Seat) -> Draft<bool> {
    let asked = (seat, scene.view.hour.of_day(), scene.view.players[seat].pile.len());
    scene.draft(&asked, "identification", || false)
}

/// Puts *Done* onto the primary button, and the toggle beside it.
pub fn finish(
    scene: &Scene<Position>,
    seat: Seat,
    finish: &Finish,
    label: &str,
    counter: Counter<Action>,
) -> Counter<Action> {
    let ask = toggle(scene, seat);
    let identification = finish.identification && *ask;
    let done = match &finish.refusal {
        Some(why) => Offer::blocked(label, "i-check", why.to_string()),
        None => Offer::new(label, "i-check", Action::Done { identification }),
    };
    let mut more = counter.more;
    if finish.identification {
        let next = !*ask;
        more.push(
            Offer::choosing("Ask for identification", "os-id", ask.choose(next))
                .chosen(*ask)
                .key('i'),
        );
    }
    let primary = Some(done.stakes(brings(finish, label)));
    let why = finish.refusal.as_ref().map_or_else(String::new, ToString::to_string);
    Counter { primary, more, why, ..counter }
}

/// Whether *Done* brings the point of a job.
pub fn earns(finish: &Finish, source: Source) -> bool {
    finish.gains.iter().any(|(other, _)| *other == source)
}

/// "+1 · takes Cheese lover · rolls for spillage".
fn brings(finish: &Finish, label: &str) -> String {
    let mut words = Vec::new();
    // A sale has its sum on the button.
    if finish.csi != 0 && !label.contains('+') {
        words.push(words::gain(finish.csi));
    }
    if let Some(customer) = finish.customer {
        words.push(format!("takes the {}", customer.name()));
    }
    if finish.rolls {
        words.push("rolls for spillage".to_owned());
    }
    words.join(" · ")
}
