//! Who must do what now, and what everybody may know of a seat.
use high_street::games::on_shelf::{
    EventChoice, HourEvent, Job, Rush, SaleKind, Spilling, Stage, Task, View, Work,
};
use high_street::table::Seat;

use super::words;
use crate::face::{Facts, Role, Status, Who};
use crate::words::{count, counted};

pub fn status(view: &View, who: &Who, role: Role) -> Status {
    let Some(seat) = view.stage.seat() else {
        return Status { seat: None, text: "The day is over.".to_owned(), hint: String::new() };
    };
    let name = who.name(seat);
    let asked = role.decides() == Some(seat);
    let (text, hint) = match &view.stage {
        Stage::Turn { .. } if asked => {
            (format!("{name}: play a job, or take a break."), turn_hint(view, who, seat))
        }
        Stage::Turn { .. } => (format!("{name} chooses a job."), turn_hint(view, who, seat)),
        Stage::Work(work) => (work_text(&name, work, asked), work_hint(work)),
        Stage::Spilling(Spilling { die, first, .. }) => (
            format!("{name}: a {die}. Which space is lost?"),
            match first {
                None => "One that received a cube in this job: all its cubes go back to the box."
                    .to_owned(),
                Some(space) => format!("Now one beside {}.", words::place(*space)),
            },
        ),
        Stage::Rush(rush) => rush_words(view, who, &name, rush),
        Stage::Event(choice) => event_words(who, &name, choice),
        Stage::Over => (String::new(), String::new()),
    };
    Status { seat: Some(seat), text, hint }
}

/// What is near enough to matter: closed doors, and the next rush hour.
fn turn_hint(view: &View, who: &Who, seat: Seat) -> String {
    let rush = match view.hour.next_rush() {
        Some(rush) => format!("Rush hour at {rush}."),
        None => "No rush hour is left on the clock.".to_owned(),
    };
    let doors = if view.hour.is_closed() { "The doors are closed: no sales. " } else { "" };
    let left = view.order().into_iter().skip_while(|other| *other != seat).skip(1);
    let left: Vec<Seat> = left.collect();
    let then = if left.is_empty() {
        "Then the hour ends.".to_owned()
    } else {
        format!("Then {}.", who.names(&left))
    };
    format!("{doors}{rush} {then}")
}

fn work_text(name: &str, work: &Work, asked: bool) -> String {
    let job = work.job.name();
    match (&work.task, asked) {
        (Task::Stock(None), _) => format!("{name}: beer, wine or liquor into stock?"),
        (Task::Stock(Some(delivery)), _) => {
            format!("{name}: put {} into stock, cube by cube.", delivery.category)
        }
        (Task::Fill(filling), _) => {
            format!("{name}: fill the shelves, {} left.", count(filling.left, "point"))
        }
        (Task::Clean, _) => format!("{name}: wipe up every spill."),
        (Task::Floor(None), _) => format!("{name}: take any customer of the line."),
        (Task::Floor(Some(fetching)), _) => {
            format!(
                "{name}: a bottle into stock for each symbol of the {}.",
                fetching.customer.name()
            )
        }
        (Task::Sale(None), true) => format!("{name}: which customer is served?"),
        (Task::Sale(Some(_)), true) => format!("{name}: sell, bottle by bottle."),
        (Task::Sale(_), false) => format!("{name} plays {job} and serves a customer."),
    }
}

fn work_hint(work: &Work) -> String {
    let said = match work.job {
        Job::Stock => "Brown takes its own colour, gray any.",
        Job::Fill => "Beer costs 1 point, wine 2, liquor 3.",
        Job::Clean => "A point for each. Done takes the first customer.",
        Job::Floor => "What finds no place or no cube is left out. No points, no roll.",
        Job::CheckOut => "Full value from the shelf; less from stock or for a similar bottle.",
        Job::PreOrder => "From stock at full value, and 2 less in all.",
        Job::Supervisor => "",
    };
    if work.repeats.is_some() { format!("As Supervisor. {said}") } else { said.to_owned() }
}

fn rush_words(view: &View, who: &Who, name: &str, rush: &Rush) -> (String, String) {
    if rush.kind == SaleKind::TeamRush {
        return (
            format!("Rush hour: {name} serves the first of the line."),
            format!(
                "{} to serve. What is missing from the printed total is lost.",
                count(rush.cards, "customer")
            ),
        );
    }
    let held = view.players[rush.seat].customers.count();
    let then = if rush.waiting.is_empty() {
        "Then the hour begins.".to_owned()
    } else {
        format!("Then {}.", who.names(&rush.waiting))
    };
    let must = match held {
        1 => "The customer in hand must be served.".to_owned(),
        _ => format!("One of the {} in hand must be served.", words::customers(held)),
    };
    (format!("Rush hour: {name} serves one customer."), format!("{must} {then}"))
}

fn event_words(who: &Who, name: &str, choice: &EventChoice) -> (String, String) {
    let text = match choice.event {
        HourEvent::CorrectedOrder => format!("{name}: bring one cube of any colour into stock."),
        HourEvent::Trainee => format!("{name}: move one cube from stock to its shelf."),
        HourEvent::Substitute => format!("{name}: trade a job for one of the pile, or keep all."),
        HourEvent::Inventory => format!("{name}: swap one cube, or none."),
        HourEvent::Return => format!("{name}: where does the bottle go back to?"),
        HourEvent::SpillageInStock | HourEvent::SpillageInStore => {
            format!("{name}: which bottle breaks?")
        }
        HourEvent::RejectedCustomer => format!("{name} sends a customer away."),
        other => format!("{name}: {}.", other.name()),
    };
    let then = if choice.waiting.is_empty() {
        String::new()
    } else {
        format!(" Then {}.", who.names(&choice.waiting))
    };
    (text, format!("{}: {}{then}", choice.event.name(), choice.event.text()))
}

pub fn facts(view: &View, seat: Seat) -> Facts {
    let player = &view.players[seat];
    let held = player.customers.count();
    let top = player.pile.last().map_or("empty", |job| job.name());
    let (big, big_label) = match view.team {
        Some(_) => {
            (player.served.to_string(), format!("{} served", words::customers(player.served)))
        }
        None => (
            player.csi.to_string(),
            counted(player.csi, "point of satisfaction", "points of satisfaction"),
        ),
    };
    Facts {
        big,
        big_label,
        facts: vec![(Some("os-floor"), words::customers(held)), (None, format!("pile: {top}"))],
    }
}
