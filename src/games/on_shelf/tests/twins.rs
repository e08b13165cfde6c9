//! Two deals that everybody sees alike until noon, while every hand is another one: `browser/twins.spec.mjs` holds their
//! pages against each other letter by letter. They were found by dealing 40 million Saturdays.
use super::kit::act;
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::clock::Weekday;
use crate::games::on_shelf::goods::Category;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::Prompt;
use crate::games::on_shelf::setup::Setup;
use crate::games::on_shelf::stage::Phase;
use crate::table::{Eye, Game, Log, Seat, Seed};

const DEALS: [u64; 2] = [14_692_689, 21_132_781];

/// What everybody who looks on would do next: a delivery first, later a look at the own customers and a break.
fn next(world: &Position, looked: bool) -> Action {
    let at_nine = world.hour.of_day() == 9;
    match world.prompt() {
        Prompt::Turn(prompt) if at_nine && prompt.back.is_empty() && prompt.seat == world.start => {
            Action::Play(Job::Stock)
        }
        Prompt::Turn(_) if at_nine || looked => Action::Break,
        Prompt::Turn(_) => Action::Play(Job::CheckOut),
        Prompt::Deliver(_) => Action::Deliver(Category::Beer),
        Prompt::Stock(_) => Action::FillUpAndDone { identification: false },
        Prompt::Sale(_) => Action::PutBack,
        Prompt::Trainee(prompt) => {
            let offer = prompt.moves[0];
            Action::Move { brand: offer.brand, from: offer.from, to: offer.to }
        }
        Prompt::Inventory(_) | Prompt::Substitute(_) => Action::Decline,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_twins_look_alike_at_nine_job_turns_and_hold_other_customers() {
    let setup = Setup { day: Weekday::Saturday, ..Setup::competitive(3) };
    let mut twins = DEALS.map(|deal| Position::deal(&setup, Seed(deal), &mut Log::default()));
    for seat in Seat::all(3) {
        assert_ne!(twins[0].players[seat].dealt, twins[1].players[seat].dealt);
    }
    let (mut turns, mut looked) = (0, false);
    while !matches!(twins[0].phase, Phase::Rush(_)) {
        let action = next(&twins[0], looked);
        looked = action == Action::PutBack;
        turns += u32::from(matches!(twins[0].phase, Phase::Turn { .. }) && action != Action::Break);
        for twin in &mut twins {
            act(twin, action).unwrap();
        }
        assert_eq!(twins[0].view(Eye::Public), twins[1].view(Eye::Public), "after {action:?}");
    }
    assert_eq!(turns, 1 + 6, "a delivery, and everybody looked twice");
    assert_eq!(twins[0].hour.of_day(), 12);
}
