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
    let identification = finish.identification && *toggle(scene, seat);
    let done = match &finish.refusal {
        Some(why) => Offer::blocked(label, "i-check", why.to_string()),
        None => Offer::new(label, "i-check", Action::Done { identification }),
    };
    let why = finish.refusal.as_ref().map_or_else(String::new, ToString::to_string);
    let primary = done.stakes(brings(finish, label));
    Counter { why, ..with_toggle(scene, seat, finish, primary, counter) }
}

/// The same where cubes are placed: while anything fits, one press fills up and is done.
pub fn fill_up_or_finish(
    scene: &Scene<Position>,
    seat: Seat,
    done: &Finish,
    whole: &Finish,
    counter: Counter<Action>,
) -> Counter<Action> {
    if done.refusal.is_none() {
        return finish(scene, seat, done, "Done", counter);
    }
    let label = "Fill up and done";
    let identification = whole.identification && *toggle(scene, seat);
    let primary = Offer::new(label, "i-check", Action::FillUpAndDone { identification })
        .stakes(brings(whole, label));
    with_toggle(scene, seat, whole, primary, counter)
}

fn with_toggle(
    scene: &Scene<Position>,
    seat: Seat,
    finish: &Finish,
    primary: Offer<Action>,
    counter: Counter<Action>,
) -> Counter<Action> {
    let ask = toggle(scene, seat);
    let mut more = counter.more;
    if finish.identification {
        let next = !*ask;
        more.push(
            Offer::choosing("Ask for identification", "os-id", ask.choose(next))
                .chosen(*ask)
                .key('i'),
        );
    }
    Counter { primary: Some(primary), more, ..counter }
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
