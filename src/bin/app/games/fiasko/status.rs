//! Who must do what now, in one sentence, and what everybody may know of a seat.
use high_street::games::fiasko::{Action, Product, Turn, View};
use high_street::table::Seat;

use super::words;
use crate::counter::Offer;
use crate::face::{Facts, Role, Status, Who};

pub fn status(view: &View, who: &Who, role: Role) -> Status {
    let name = who.name(view.turn);
    let (text, hint) = match (&view.result, role) {
        (Some(_), _) | (None, Role::Over) => over(view, who),
        (None, Role::Decide(seat)) => decide(view, who, seat),
        (None, Role::Report(seat)) => report(view, who, seat),
        (None, Role::Watch(_)) if who.is_person(view.turn) => {
            (format!("It is {name}’s turn."), public_hint(view))
        }
        (None, Role::Public) if who.is_person(view.turn) => public(view, &name),
        (None, Role::Watch(_) | Role::Public) => {
            (format!("{name} is thinking."), public_hint(view))
        }
    };
    let seat = match (&view.result, role) {
        (Some(result), _) => result.winners().first().copied(),
        (None, Role::Report(seat)) => Some(seat),
        (None, _) => Some(view.turn),
    };
    Status { seat, text, hint }
}

/// The products the seat to act may score, as far as these eyes may know.
pub fn scorable(view: &View) -> Vec<Product> {
    let offers = view.prompt.iter().flat_map(|prompt| &prompt.offers);
    offers.filter(|offer| offer.refusal.is_none()).map(|offer| offer.product).collect()
}

fn decide(view: &View, who: &Who, seat: Seat) -> (String, String) {
    let name = who.name(seat);
    let follows = words::what_follows(view, who, seat);
    if view.streak > 0 {
        let hint = format!(
            "{} drawn this turn. A Fiasko ends the turn, and then {follows}.",
            words::cards(view.streak)
        );
        return (format!("{name}: draw again, or stop."), hint);
    }
    let scorable = scorable(view);
    // Pressing one's luck, a draw ends nothing: the same player goes on, or stops.
    let press = view.setup.turn == Turn::Press;
    if !scorable.is_empty() {
        let text = format!("{name}: draw a card, or score {}.", words::either(&scorable));
        let hint = if press {
            format!("A score ends the turn, and then {follows}; after a draw {name} may go on.")
        } else {
            format!("One or the other, then {follows}.")
        };
        return (text, hint);
    }
    let why = match view.hands[seat].count() {
        0 => "The hand is empty",
        _ => "No open row reaches 13 points yet",
    };
    let after = if press { format!("{name} may draw again or stop") } else { follows };
    (format!("{name}: draw a card."), format!("{why}. After the draw {after}."))
}

/// Nothing here depends on what the hand holds, only on how many cards it has.
fn public(view: &View, name: &str) -> (String, String) {
    let text = match (view.streak, view.hands[view.turn].count()) {
        (0, 0) => format!("{name}: draw a card."),
        (0, _) => format!("{name}: draw a card, or look and score."),
        (_, _) => format!("{name}: draw again, or stop."),
    };
    (text, public_hint(view))
}

fn public_hint(view: &View) -> String {
    format!(
        "{} in hand, {} of 5 rows scored.",
        words::cards(view.hands[view.turn].count()),
        view.filled(view.turn)
    )
}

/// The card itself is named nowhere: this sentence is read out aloud.
fn report(view: &View, who: &Who, seat: Seat) -> (String, String) {
    let follows = words::what_follows(view, who, seat);
    let text = format!("{} drew a card.", who.name(seat));
    (text, format!("It has joined the hand. Press Done, then {follows}."))
}

fn over(view: &View, who: &Who) -> (String, String) {
    let Some(result) = &view.result else { return ("The game is over.".to_owned(), String::new()) };
    let winners = result.winners();
    let total = winners.first().map_or(0, |&seat| result.totals[seat]);
    let names = who.names(&winners);
    let text = match winners.len() {
        1 => format!("{names} wins with {}.", words::points(total)),
        _ => format!("{names} share the win with {} each.", words::points(total)),
    };
    (text, format!("{} filled the fifth row.", who.name(result.finisher)))
}

pub fn facts(view: &View, seat: Seat) -> Facts {
    let points = match &view.result {
        Some(result) => result.totals[seat],
        None => view.so_far(seat),
    };
    Facts {
        big: points.to_string(),
        big_label: words::points(points),
        facts: vec![
            (Some("i-cards"), words::cards(view.hands[seat].count())),
            (None, format!("{} of 5 scored", view.filled(seat))),
        ],
    }
}

/// Drawing never needs a look at the hand, and neither does stopping.
pub fn blind(view: &View, seat: Seat) -> Vec<Offer<Action>> {
    let Some(prompt) = view.prompt.as_ref().filter(|prompt| prompt.seat == seat) else {
        return Vec::new();
    };
    let stakes = match view.hands[seat].count() {
        0 => "The hand is empty: nothing is at stake.".to_owned(),
        1 => "1 card is at stake.".to_owned(),
        count => format!("{count} cards are at stake."),
    };
    let stakes = match words::danger(view, seat) {
        Some(danger) => format!("{stakes} {danger}"),
        None => stakes,
    };
    let label = if view.streak > 0 { "Draw again without looking" } else { "Draw without looking" };
    let draw = Offer::new(label, "i-cards", Action::Draw).stakes(stakes);
    let stop = prompt.may_stop.then(|| {
        let keeps = format!("Keeps {}.", words::cards(view.hands[seat].count()));
        Offer::new("Stop", "i-hand", Action::Stop).stakes(keeps)
    });
    std::iter::once(draw).chain(stop).collect()
}

/// With the option for it, a hand that cannot score draws by itself. Where others listen, only an
/// empty one: a card that comes at once would tell them that nothing in the hand reaches 13.
pub fn automatic(view: &View, who: &Who, role: Role) -> Option<Action> {
    let seat = role.decides()?;
    let prompt = view.prompt.as_ref().filter(|prompt| prompt.seat == seat)?;
    let refused = prompt.offers.iter().all(|offer| offer.refusal.is_some());
    let forced = refused && !prompt.offers.is_empty() && view.streak == 0;
    let told = view.setup.open_hands || who.persons() < 2 || view.hands[seat].count() == 0;
    (view.setup.auto_draw && forced && told).then_some(Action::Draw)
}

pub fn action_words(action: Action) -> String {
    match action {
        Action::Draw => "draw a card".to_owned(),
        Action::Score(product) => format!("score {product}"),
        Action::Stop => "stop".to_owned(),
    }
}
