//! Two deals that everybody sees alike until closing, while every hand is another one: `browser/twins.spec.mjs` holds
//! their pages against each other letter by letter.
//!
//! Whoever was dealt a customer keeps it all day and serves those that were taken openly. For whatever comes of the
//! entrance and of the dice to be the same at both tables, their luck is drawn anew now and then, each time by two
//! seeds that show the same for some hours (`golden/twins.json`; the two deals themselves, which begin alike, were found
//! among 40 million Saturdays).
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use serde::{Deserialize, Serialize};

use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::clock::Hour;
use crate::games::on_shelf::goods::Category;
use crate::games::on_shelf::hour_events::HourEvent;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::setup::Setup;
use crate::games::on_shelf::stage::{Phase, Task};
use crate::table::{Dice, Eye, Game, Log, Seat, Seed};

#[derive(Serialize, Deserialize)]
struct Twins {
    setup: Setup,
    deals: [Seed; 2],
    /// What the first, the second and the third of each hour do; without a job, or where it cannot be played, a break.
    hours: Vec<[Option<Job>; 3]>,
    luck: Vec<Luck>,
    actions: Vec<(Seat, Action)>,
}

/// After so many actions the luck of each twin is another one.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Luck {
    after: usize,
    seeds: [Seed; 2],
}

impl Twins {
    fn found() -> Twins {
        serde_json::from_str(include_str!("../golden/twins.json")).unwrap()
    }

    /// What the page's test presses. `None` where it would have to choose, or to show a customer that was dealt.
    fn next(&self, world: &Position) -> Option<(Seat, Action)> {
        let seat = world.phase.seat()?;
        let may = |action: &Action| world.check(seat, action).is_ok();
        let done = Action::Done { identification: false };
        let first_taken = || world.players[seat].taken.first().map(|taken| Action::Serve(*taken));
        let action = match &world.phase {
            Phase::Turn { .. } => {
                let at = world.start.round(world.seats()).position(|other| other == seat)?;
                let job = self.hours[usize::from(world.hour.of_day() - 9)][at].map(Action::Play);
                Some(job.filter(may).unwrap_or(Action::Break))
            }
            Phase::Work(work) => match &work.task {
                Task::Stock(None) => Some(Action::Deliver(Category::Beer)),
                Task::Floor(None) => world.line.first().map(|first| Action::Take(*first)),
                Task::Sale(None) => first_taken(),
                Task::Sale(Some(sale)) if world.players[seat].dealt == Some(sale.customer) => None,
                _ => {
                    Some(Action::FillUpAndDone { identification: false }).filter(may).or(Some(done))
                }
            },
            Phase::Rush(rush) => match rush.sale {
                None => first_taken(),
                Some(sale) if world.players[seat].dealt == Some(sale.customer) => None,
                Some(_) => Some(done),
            },
            Phase::Event(choice) => {
                let may_decline =
                    matches!(choice.event, HourEvent::Inventory | HourEvent::Substitute);
                may_decline.then_some(Action::Decline)
            }
            Phase::Spilling(_) | Phase::Over(_) => None,
        };
        action.map(|action| (seat, action))
    }

    /// The two tables with their luck of this part, after the actions before it.
    fn tables(&self, part: usize) -> [Position; 2] {
        [0, 1].map(|twin| {
            let mut world = Position::deal(&self.setup, self.deals[twin], &mut Log::default());
            let mut luck = self.luck[..=part].iter().peekable();
            for played in 0..=self.luck[part].after {
                if let Some(luck) = luck.next_if(|luck| luck.after == played) {
                    world.redraw(Dice::new(luck.seeds[twin]));
                }
                if let Some(&(seat, action)) = self.actions[..self.luck[part].after].get(played) {
                    world.play(seat, action, &mut Log::default()).unwrap();
                }
            }
            world
        })
    }
}

#[test]
fn the_twins_look_alike_at_every_job_turn_of_a_day_and_hold_other_customers() {
    let twins = Twins::found();
    let (mut turns, mut served) = (0, 0);
    for part in 0..twins.luck.len() {
        let mut tables = twins.tables(part);
        let until = twins.luck.get(part + 1).map_or(twins.actions.len(), |next| next.after);
        for &(seat, action) in &twins.actions[twins.luck[part].after..until] {
            assert_eq!(
                tables[0].view(Eye::Public),
                tables[1].view(Eye::Public),
                "before {action:?}"
            );
            assert_eq!(twins.next(&tables[0]), Some((seat, action)), "what the browser presses");
            for own in Seat::all(3) {
                let [one, other] = [0, 1].map(|twin: usize| tables[twin].players[own].dealt);
                assert!(
                    one.is_some() && one != other,
                    "{own:?} holds another customer at each table"
                );
            }
            turns += u32::from(matches!(tables[0].phase, Phase::Turn { .. }));
            served += u32::from(
                matches!(tables[0].phase, Phase::Rush(_)) && matches!(action, Action::Serve(_)),
            );
            for table in &mut tables {
                table.play(seat, action, &mut Log::default()).unwrap();
            }
        }
        assert_eq!(
            tables.iter().all(over),
            part + 1 == twins.luck.len(),
            "the last part ends the day"
        );
    }
    assert_eq!((turns, served), (33, 9), "every turn of the day, and three rush hours");
}

/// Some hours of one twin.
struct Hours {
    world: Position,
    actions: Vec<(Seat, Action)>,
    /// Of all that chance has shown.
    mark: u64,
}

/// Plays until an hour begins, or the day is over; `None` where the page's test would have to choose, or a fire alarm
/// takes somebody's turn.
fn until(twins: &Twins, mut world: Position, hour: Hour) -> Option<Hours> {
    let (mut mark, mut actions) = (DefaultHasher::new(), Vec::new());
    let mut turns = 3 * (hour.of_day() - world.hour.of_day());
    while world.hour < hour && !over(&world) {
        let (seat, action) = twins.next(&world)?;
        turns -= u8::from(matches!(world.phase, Phase::Turn { .. }));
        world.apply(seat, action, &mut Log::default());
        let event = world.top.as_ref().map(|top| (top.event, top.die, top.turned_up));
        (&world.line, &world.exit, world.spill_die, world.hour, event).hash(&mut mark);
        actions.push((seat, action));
    }
    (turns == 0).then(|| Hours { world, actions, mark: mark.finish() })
}

/// Writes the file anew, as when the rules have changed: `cargo test --lib find_twins -- --ignored`, half a minute.
#[test]
#[ignore = "writes a golden file"]
fn find_twins() {
    let mut twins = Twins { luck: Vec::new(), actions: Vec::new(), ..Twins::found() };
    let mut tables =
        twins.deals.map(|deal| Position::deal(&twins.setup, deal, &mut Log::default()));
    for hour in [10, 12, 13, 15, 16, 18, 20].map(|hour| Hour::try_from(hour).unwrap()) {
        let mut shown: BTreeMap<u64, u64> = BTreeMap::new();
        let with = |table: &Position, seed: u64| {
            let mut world = table.clone();
            world.redraw(Dice::new(Seed(seed)));
            until(&twins, world, hour)
        };
        let found = (0..).find_map(|seed| {
            if let Some(hours) = with(&tables[0], seed) {
                shown.insert(hours.mark, seed);
            }
            let other = with(&tables[1], seed)?;
            let twin = *shown.get(&other.mark)?;
            let one = with(&tables[0], twin)?;
            let alike =
                over(&one.world) || one.world.view(Eye::Public) == other.world.view(Eye::Public);
            let same = alike && one.actions == other.actions;
            same.then_some(([one.world, other.world], [twin, seed].map(Seed), one.actions))
        });
        let (next, seeds, actions) = found.expect("there are seeds enough");
        twins.luck.push(Luck { after: twins.actions.len(), seeds });
        twins.actions.extend(actions);
        tables = next;
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/games/on_shelf/golden/twins.json");
    std::fs::write(file, serde_json::to_string(&twins).unwrap() + "\n").unwrap();
}

fn over(world: &Position) -> bool {
    matches!(world.phase, Phase::Over(_))
}
