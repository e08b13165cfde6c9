//! What is shown: the effects of every choice beforehand, and nothing that lies face down.
use super::given::new_game;
use super::kit::ME;
use crate::games::supermarche::action::{Action, Setup, Start};
use crate::games::supermarche::event::Event;
use crate::games::supermarche::foods::{Food, Foods};
use crate::games::supermarche::position::Position;
use crate::games::supermarche::purchase::Errand;
use crate::games::supermarche::shop::{End, Status, Step};
use crate::games::supermarche::view::{NextRoll, Prompt, Spoilage, View};
use crate::table::{Dice, Eye, Game, Imagine, Log, Pending, Seed};

/// Random games with the aid on: each position with its view, and what was told before it.
fn walk(games: u64, mut visit: impl FnMut(&Position, &View, &Log<Event>)) {
    for seed in 0..games {
        let mut dice = Dice::new(Seed(seed));
        let start = Start::ALL[usize::try_from(seed % 3).unwrap()];
        let setup = Setup { odds: true, ..Setup::by_the_book(start) };
        let mut log = Log::default();
        let mut position = Position::deal(&setup, Seed(seed), &mut log);
        loop {
            visit(&position, &position.view(Eye::Public), &log);
            let Pending::Seats(_) = position.pending() else { break };
            let all = position.candidates(ME, &mut dice);
            log = Log::default();
            position.play(ME, *dice.pick(&all).unwrap(), &mut log).unwrap();
        }
    }
}

fn after(position: &Position, action: Action) -> Position {
    let mut after = position.clone();
    after.play(ME, action, &mut Log::default()).unwrap();
    after
}

#[test]
fn both_readings_of_a_roll_do_exactly_what_the_prompt_says() {
    let mut seen = 0;
    walk(20, |position, view, _| {
        let Some(Prompt::Resolve(resolve)) = &view.prompt else { return };
        for purchase in [&resolve.normal, &resolve.coupon] {
            seen += 1;
            let after = after(position, Action::Choose(purchase.choice));
            let guest = &after.shop.guests[resolve.slot];
            assert_eq!(guest.status == Status::Completed, purchase.spaces == 0);
            if matches!(after.shop.step, Step::WasteReport | Step::Over(_)) {
                continue; // The waste has been thrown out since.
            }
            assert_eq!(after.shop.money, purchase.money_after);
            assert_eq!(after.shop.shelves.counts(), purchase.shelves);
            if let Step::Roll(trip) = after.shop.step {
                assert_eq!(Errand::of(&after.shop, trip).spaces(), purchase.spaces);
                assert_eq!(trip.coupons_left, purchase.coupons_left);
                let Some(Prompt::Roll(next)) = after.view(Eye::Public).prompt else { panic!() };
                assert_eq!(next.odds, purchase.odds);
            }
        }
    });
    assert!(seen > 50);
}

#[test]
fn a_restock_costs_what_its_terms_say() {
    let mut seen = 0;
    walk(20, |position, view, _| {
        let Some(Prompt::Roll(NextRoll { restock, .. })) = &view.prompt else { return };
        if restock.refusal.is_some() {
            return;
        }
        seen += 1;
        let some = Food::ALL.into_iter().find(|&food| restock.each_at_most[food] > 0).unwrap();
        let moves = Foods::from_fn(|food| u8::from(food == some));
        let after = after(position, Action::RestockDuring(moves));
        let visit = after.shop.visits.last().unwrap();
        assert_eq!((visit.spent, visit.penalty), (restock.kept, restock.penalty));
        assert_eq!(restock.bankrupts, restock.money_after < 0);
        if restock.bankrupts {
            assert_eq!(after.shop.step, Step::Over(End::Bankrupt));
        }
        if restock.bankrupts || matches!(after.shop.step, Step::AfterTrip | Step::Choose) {
            assert_eq!(after.shop.money, restock.money_after);
        }
    });
    assert!(seen > 20);
}

#[test]
fn a_failing_roll_costs_what_was_at_stake() {
    let mut seen = 0;
    walk(20, |position, view, _| {
        let Some(Prompt::Roll(next)) = &view.prompt else { return };
        for total in next.odds.as_ref().unwrap().fails.clone() {
            seen += 1;
            let mut after = position.clone();
            after.rolled([total / 2, total - total / 2], &mut Log::default());
            let visit = after.shop.visits.last().unwrap();
            assert_eq!(visit.end, Status::Failed);
            assert_eq!(visit.refund + visit.penalty, next.at_stake);
            let broke = position.shop.money - next.at_stake < 0;
            assert_eq!(next.failure_bankrupts, broke);
        }
    });
    assert!(seen > 50);
}

#[test]
fn what_spoils_tonight_is_what_is_thrown_out() {
    let mut tonight = None;
    let mut seen = 0;
    walk(20, |_, view, log| {
        for entry in log.entries() {
            if let Event::Wasted { cubes, fee, .. } = entry.event {
                seen += 1;
                let spoils: Spoilage = tonight.unwrap();
                // Whatever was sold in the last moment does not spoil.
                assert!(i32::from(cubes.total()) == fee && fee <= spoils.fee);
            }
        }
        tonight = Some(view.tonight);
    });
    assert!(seen > 10);
}

#[test]
fn every_change_of_money_is_told_once() {
    let mut told = 0;
    walk(20, |position, _, log| {
        for entry in log.entries() {
            told += match entry.event {
                Event::Opened { money, .. } => money - told,
                Event::Bought { cost, .. } => -cost,
                Event::Returned { money, .. } | Event::InitialCube { money, .. } => money,
                Event::Sold { basket, .. } => basket.money,
                Event::Completed { bonus, .. } => bonus,
                Event::Failed { refund, penalty, .. } => -refund - penalty,
                Event::RestockedDuring { penalty, .. } => -penalty,
                Event::Wasted { fee, .. } => -fee,
                _ => 0,
            };
        }
        assert_eq!(told, position.shop.money);
    });
}

#[test]
fn chances_are_shown_only_where_the_table_wants_them() {
    walk(2, |position, view, _| {
        let mut plain = position.clone();
        plain.shop.setup.odds = false;
        let shown = |view: &View| serde_json::to_string(&view.prompt).unwrap().contains("\"ways\"");
        assert!(!shown(&plain.view(Eye::Public)));
        if matches!(view.shop.step, Step::Choose | Step::Roll(_) | Step::SaleOffer(_)) {
            assert!(shown(view));
        }
    });
}

#[test]
fn who_was_sent_away_is_known_only_when_the_game_is_over() {
    walk(10, |position, view, _| {
        let over = matches!(view.shop.step, Step::Over(_));
        assert_eq!(view.hidden.is_some(), over);
        assert_eq!(view.result.is_some(), over);
        for away in &position.hidden.sent_away {
            assert!(view.shop.met.iter().all(|who| who != away));
        }
    });
}

#[test]
fn an_imagined_world_keeps_what_is_open_and_shuffles_the_rest() {
    let position = new_game(Start::Normal);
    let mut dice = Dice::new(Seed(1));
    let view = position.view(Eye::Public);
    let worlds = [(), ()].map(|()| Position::imagine(ME, &view, &mut dice));
    assert_eq!(worlds[0].shop, position.shop);
    assert_ne!(worlds[0].hidden, worlds[1].hidden);
    assert_ne!(worlds[0].dice, worlds[1].dice);
}
