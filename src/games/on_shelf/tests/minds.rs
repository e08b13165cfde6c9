//! What computers never do, and that their quick reckoning is the rule's.
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::clock::Weekday;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::Prompt;
use crate::games::on_shelf::sale::Sheet;
use crate::games::on_shelf::setup::Setup;
use crate::table::{Computers, Dice, Eye, Game, Level, Log, Pending, Seed};

/// Plays a day of one level and shows every decision.
fn watch(setup: &Setup, level: Level, seed: u64, mut see: impl FnMut(&Position, &Action)) {
    let mut dice = Dice::new(Seed(seed ^ 0xA11));
    let mut position = Position::deal(setup, Seed(seed), &mut Log::default());
    while let Pending::Seats(pending) = position.pending() {
        let view = position.view(Eye::Seat(pending[0]));
        let action = Position::computer(level).choose(pending[0], &view, &mut dice);
        see(&position, &action);
        position.play(pending[0], action, &mut Log::default()).expect("computers keep the rules");
    }
}

/// With optimisation the strong one thinks as far as on the page, and plays as many days as the others:
/// `cargo test --profile bench --lib on_shelf::tests::minds`.
#[test]
fn no_computer_makes_a_visible_blunder() {
    let strong = if cfg!(debug_assertions) { 2 } else { 12 };
    for (level, days) in [(Level::Easy, 16), (Level::Normal, 12), (Level::Hard, strong)] {
        for seed in 0..days {
            let day = if seed % 2 == 0 { Weekday::Wednesday } else { Weekday::Saturday };
            let seats = 3 + u8::try_from(seed % 3).expect("small");
            let setup = match seed % 4 {
                3 => Setup { day, ..Setup::cooperative(seats) },
                _ => Setup { day, ..Setup::competitive(seats) },
            };
            watch(&setup, level, seed, |position, action| match (position.prompt(), action) {
                (Prompt::Turn(prompt), Action::Break) => {
                    assert!(!prompt.back.is_empty(), "{level:?} takes a break with a full hand");
                }
                (Prompt::Sale(prompt), Action::Done { .. }) => {
                    let total = prompt.sheet.as_ref().map_or(0, Sheet::total);
                    let best = prompt.customers.iter().filter_map(|o| o.sheet.as_ref().ok());
                    let best = best.map(Sheet::total).max().unwrap_or(0);
                    assert!(total > 0 || best <= 0, "{level:?} sells for 0 instead of {best}");
                }
                _ => {}
            });
        }
    }
}

#[test]
fn computers_never_ask_for_identification_needlessly() {
    let setup = Setup { module: true, ..Setup::competitive(3) };
    for seed in 0..6 {
        watch(&setup, Level::Normal, seed, |position, action| {
            if let Action::Done { identification: true } = action {
                assert!(position.identification_is_due());
            }
        });
    }
}
