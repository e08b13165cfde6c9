//! The breakdown at the end.
use super::full_games::finished;
use crate::games::supermarche::ledger::Visit;
use crate::games::supermarche::scoring::{OUTCOMES, outcome};
use crate::games::supermarche::shop::{End, Status};

#[test]
fn the_breakdown_adds_up_to_the_final_money() {
    for game in 0..6 {
        let result = finished(game).seen().result.unwrap();
        let start = result.rounds[0].opening;
        let waste = i32::from(result.wasted.total());
        let earned = result.takings + result.bonuses - result.refunds - result.penalties;
        assert_eq!(start - result.paid + earned - waste, result.money);
        assert_eq!(result.rounds.last().unwrap().closing, result.money);
        for pair in result.rounds.windows(2) {
            assert_eq!(pair[0].closing, pair[1].opening);
        }
    }
}

#[test]
fn the_best_customers_come_first_and_the_worst_first_too() {
    let position = finished(0);
    let result = position.seen().result.unwrap();
    let nets = |visits: &[Visit]| -> Vec<i32> { visits.iter().map(Visit::net).collect() };
    let (best, worst) = (nets(&result.best), nets(&result.worst));
    assert!(best.is_sorted_by(|a, b| a >= b) && worst.is_sorted());
    let all = nets(&position.shop.visits);
    assert_eq!(Some(&best[0]), all.iter().max());
    assert_eq!(Some(&worst[0]), all.iter().min());
    assert_eq!(result.worst[0].end, Status::Failed);
}

#[test]
fn nobody_is_among_the_best_and_the_worst_and_nobody_worth_nothing_is_among_the_best() {
    for game in 0..6 {
        let result = finished(game).seen().result.unwrap();
        assert!(result.best.iter().all(|visit| visit.net() > 0));
        assert!(result.best.iter().all(|visit| !result.worst.contains(visit)));
    }
}

#[test]
fn a_bankrupt_shop_has_the_last_rank_and_a_short_story() {
    let result = finished(5).seen().result.unwrap();
    assert_eq!((result.end, result.rank, result.rounds.len()), (End::Bankrupt, 0, 1));
    assert_eq!(outcome(result.money).title, "Shutters down");
}

#[test]
fn the_seven_outcomes_lie_in_order() {
    for (rank, row) in (0_u8..).zip(&OUTCOMES) {
        assert_eq!(row.rank, rank);
        assert!(row.text.ends_with('.'));
    }
    assert!(OUTCOMES.windows(2).all(|pair| pair[0].from < pair[1].from));
}
