//! First steps: coach marks, each at the first moment it helps.
use high_street::games::on_shelf::{Prompt, View};

use crate::face::{Role, Tip};

pub fn tips(view: &View, role: Role) -> Vec<Tip> {
    if view.result.is_some() || role.decides().is_none() {
        return Vec::new();
    }
    let tip = match &view.prompt {
        Some(Prompt::Turn(_)) if !view.store.stopped().is_empty() => Some(STOPPED),
        Some(Prompt::Turn(prompt)) if prompt.back.len() >= 4 => Some(BREAK),
        Some(Prompt::Turn(_)) => Some(TURN),
        Some(Prompt::Stock(_)) => Some(STOCK),
        Some(Prompt::Fill(_)) => Some(FILL),
        Some(Prompt::Take(_)) => Some(FLOOR),
        Some(Prompt::Sale(prompt)) if prompt.finish.identification => Some(IDENTIFICATION),
        Some(Prompt::Sale(_)) => Some(SALE),
        Some(Prompt::Spill(_)) => Some(SPILL),
        _ => None,
    };
    tip.into_iter().collect()
}

const TURN: Tip = Tip {
    key: "on-shelf-turn",
    title: "One job an hour",
    text: "Play one of your jobs; it stays on your pile until you take a break. Goods travel from the \
           box into stock, from stock to the shelf, and from there to a customer, who brings the points.",
};

const BREAK: Tip = Tip {
    key: "on-shelf-break",
    title: "A break brings all jobs back",
    text: "Whoever rests an hour has the whole pile in hand again. The closed hours, 9 AM and 7 PM, and \
           the hour before a rush cost the least.",
};

const STOCK: Tip = Tip {
    key: "on-shelf-stock",
    title: "Brown and gray",
    text: "The brown half of a stock space takes its own colour with one press, the gray half any colour. \
           A colour that was missing in this row brings +1 once. “Fill up and done” does the rest in one press.",
};

const FILL: Tip = Tip {
    key: "on-shelf-fill",
    title: "Stock to shelf",
    text: "Press a ringed cube and it goes to its shelf. Six points: beer costs 1, wine 2, liquor 3. On the \
           shelf a bottle brings its full value.",
};

const FLOOR: Tip = Tip {
    key: "on-shelf-floor",
    title: "Any customer",
    text: "Floor takes whoever you like from the line and brings the goods for them into stock. With a \
           Pre-Order afterwards they pay at once.",
};

const SALE: Tip = Tip {
    key: "on-shelf-sale",
    title: "A sale, line by line",
    text: "Exact bottles are sold by themselves, from the shelf first. Where one is missing, a neighbour \
           on the wheel may stand in for less. The total stands on the large button.",
};

const IDENTIFICATION: Tip = Tip {
    key: "on-shelf-identification",
    title: "Remember to ask",
    text: "If a bottle of the age-control card is sold, ask for identification before you finish: +1. \
           Forgotten, or asked for nothing: −1. Nobody will remind you.",
};

const SPILL: Tip = Tip {
    key: "on-shelf-spill",
    title: "Something broke",
    text: "An 11 or a 12 after Stock or Fill loses a space: its cubes go back to the box, and a puddle \
           blocks it until somebody cleans.",
};

const STOPPED: Tip = Tip {
    key: "on-shelf-stopped",
    title: "A sales stop",
    text: "The marked item is off for the day. Its two neighbours on the wheel may stand on its spaces \
           and be sold in its place, for less.",
};
