//! The options of the day.
use high_street::games::on_shelf::{Category, GOALS, Mode, Setup, View, Weekday};
use high_street::table::Level;
use yew::prelude::*;

use crate::parts::{Choice, Pick, Segments, Switch, put};

pub fn with_seats(setup: Setup, seats: u8) -> Setup {
    Setup { seats, first: None, ..setup }
}

/// Nobody keeps the bottle: who begins is drawn by lot again, as at every opening.
pub fn rematch(setup: &Setup, _: &View) -> Setup {
    Setup { first: None, ..setup.clone() }
}

pub fn options(setup: &Setup, change: Callback<Setup>) -> Html {
    let together = put(setup, &change, |setup, together| {
        setup.mode = if together { Mode::COOPERATIVE } else { Mode::COMPETITIVE };
    });
    let day = put(setup, &change, |setup: &mut Setup, day: usize| {
        setup.day = Weekday::ALL.get(day).copied().unwrap_or(setup.day);
    });
    let days = Weekday::ALL.map(|day| AttrValue::from(day_label(day)));
    let chosen = Weekday::ALL.iter().position(|day| *day == setup.day).unwrap_or(0);
    html! {
        <div class="os-options">
            <div class="os-options__choice">
                <b>{ "We play" }</b>
                <Segments<bool> legend="We play" name="on-shelf-mode" chosen={setup.is_cooperative()} change={together}
                    choices={vec![Choice::new(false, "Against each other"), Choice::new(true, "Together")]} />
                <small>{ mode_hint(setup) }</small>
            </div>
            <Pick label="Weekday" choices={days.to_vec()} {chosen} change={day} />
            { goal(setup, &change) }
            <Switch label="Temporary assortment and age control"
                hint="Two customers lie open all day. One brings points for its goods; the other asks for identification, and nobody reminds anybody."
                on={setup.module} change={put(setup, &change, |setup, on| setup.module = on)} />
        </div>
    }
}

/// The team's goal; whoever plays against the others has none.
fn goal(setup: &Setup, change: &Callback<Setup>) -> Html {
    let Mode::Cooperative { goal } = setup.mode else { return Html::default() };
    let choices = GOALS.map(|goal| Choice::new(goal, goal.to_string())).to_vec();
    let change =
        put(setup, change, |setup: &mut Setup, goal| setup.mode = Mode::Cooperative { goal });
    html! {
        <div class="os-options__choice">
            <b>{ "Goal" }</b>
            <Segments<u32> legend="Goal" name="on-shelf-goal" chosen={goal} {change} {choices} />
            <small>{ "The rule book asks for 100. 120 and 140 are for teams that know the shop." }</small>
        </div>
    }
}

/// Where tables differ; a team has everything open, and no line to leave.
pub fn house(setup: &Setup, change: &Callback<Setup>) -> Html {
    let Mode::Competitive { open_customers, line_leaves_hourly } = setup.mode else {
        return Html::default();
    };
    html! {
        <>
            <Switch label="Customers lie open" hint="Everybody sees every hand of customers. No shutter between players."
                on={open_customers} change={put(setup, change, |setup, on| {
                    if let Mode::Competitive { open_customers, .. } = &mut setup.mode { *open_customers = on; }
                })} />
            <Switch label="Nobody waits for ever" hint="House rule: at the end of an hour the first customer of the line leaves."
                on={line_leaves_hourly} change={put(setup, change, |setup, on| {
                    if let Mode::Competitive { line_leaves_hourly, .. } = &mut setup.mode { *line_leaves_hourly = on; }
                })} />
        </>
    }
}

fn mode_hint(setup: &Setup) -> String {
    match setup.mode {
        Mode::Competitive { .. } => "The highest satisfaction index at 8 PM wins.".to_owned(),
        Mode::Cooperative { goal } => format!(
            "One common index, from {} to at least {goal}. Everybody wins, or nobody does.",
            setup.team_start()
        ),
    }
}

/// "Wednesday: 9 beer, 6 wine, 3 liquor".
fn day_label(day: Weekday) -> String {
    let cubes = Category::ALL.map(|category| format!("{} {category}", day.cubes(category)));
    let die = match day.modifier() {
        0 => String::new(),
        modifier => format!(", events {}", super::words::gain(modifier)),
    };
    format!("{day}: {}{die}", cubes.join(", "))
}

pub fn in_short(setup: &Setup) -> String {
    let goods: u32 = Category::ALL.map(|category| setup.day.cubes(category)).iter().sum();
    let end = match setup.mode {
        Mode::Competitive { .. } => "The highest index wins.".to_owned(),
        Mode::Cooperative { goal } => format!("The team needs {goal}."),
    };
    let extension = if setup.seats > Setup::MOST_PRINTED {
        " A sixth seat is our extension: the box is made for three to five."
    } else {
        ""
    };
    format!(
        "Eleven hours, one job each an hour, {goods} cubes in the store. {end} Who begins is drawn by lot.{extension}"
    )
}

/// Results are compared with their like.
pub const fn class(setup: &Setup) -> &'static str {
    match (setup.is_cooperative(), setup.day) {
        (false, Weekday::Monday) => "Monday",
        (false, Weekday::Tuesday) => "Tuesday",
        (false, Weekday::Wednesday) => "Wednesday",
        (false, Weekday::Thursday) => "Thursday",
        (false, Weekday::Friday) => "Friday",
        (false, Weekday::Saturday) => "Saturday",
        (true, Weekday::Monday) => "Monday, together",
        (true, Weekday::Tuesday) => "Tuesday, together",
        (true, Weekday::Wednesday) => "Wednesday, together",
        (true, Weekday::Thursday) => "Thursday, together",
        (true, Weekday::Friday) => "Friday, together",
        (true, Weekday::Saturday) => "Saturday, together",
    }
}

/// How each level plays, with what it was measured to win.
pub const fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "Does the first job that helps: wins 1 of 10 days against Keen.",
        Level::Normal => "Weighs every job: wins 9 of 10 days against Calm.",
        Level::Hard => "Plays the hours to come in its head: wins 7 of 10 days against Keen.",
    }
}
