//! Flaws that break the rules, or the game.
use std::sync::atomic::{AtomicU32, Ordering};

use super::*;
use crate::table::lease::position::Phase;
use crate::table::lease::tests::SECRET;
use crate::table::{SeatList, conformance};

flaw! {
    Generous,
    a_candidate_against_the_rules_is_caught:
        candidates_are_legal_and_distinct_and_only_for_the_pending says "is a candidate",
    fn candidates(lease: &Position, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        let mut all = lease.candidates(seat, dice);
        if all.contains(&Action::Bid(0)) {
            all.push(Action::Bid(lease.purses[seat] + 1));
        }
        all
    }
}

flaw! {
    Stutter,
    a_candidate_listed_twice_is_caught:
        candidates_are_legal_and_distinct_and_only_for_the_pending says "is listed twice",
    fn candidates(lease: &Position, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        lease.candidates(seat, dice).repeat(2)
    }
}

flaw! {
    Eager,
    a_candidate_out_of_turn_is_caught:
        candidates_are_legal_and_distinct_and_only_for_the_pending says "has [Ask(false)]",
    fn candidates(lease: &Position, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        let all = lease.candidates(seat, dice);
        if all.is_empty() { vec![Action::Ask(false)] } else { all }
    }
}

flaw! {
    Headlong,
    a_check_that_panics_on_odd_actions_is_caught:
        odd_actions_are_legal_or_refused_with_a_sentence says "index out of bounds",
    fn check(lease: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if let Action::Choose(window) = action {
            let _ = lease.windows[usize::from(*window)];
        }
        lease.check(seat, action)
    }
}

flaw! {
    Credulous,
    a_check_that_lets_odd_actions_through_is_caught:
        odd_actions_are_legal_or_refused_with_a_sentence says "attempt to subtract",
    fn check(lease: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match lease.check(seat, action) {
            Err(Illegal::TooDear { .. }) => Ok(()),
            verdict => verdict,
        }
    }
}

flaw! {
    Overpromising,
    a_prompt_that_offers_too_much_is_caught:
        prompts_and_check_agree says "the prompt offers",
    fn check(lease: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let purse = lease.purses[seat];
        if *action == Action::Bid(purse) { Err(Illegal::NotNow) } else { lease.check(seat, action) }
    }
}

flaw! {
    LostCoin,
    a_lost_coin_is_caught: nothing_is_lost_or_made says "every piece is there",
    fn apply(lease: &mut Position, seat: Seat, action: Action, log: &mut Log<Event>) {
        lease.apply(seat, action, log);
        lease.purses[seat] = lease.purses[seat].saturating_sub(1);
    }
}

flaw! {
    Moody,
    a_game_that_is_not_the_same_twice_is_caught:
        the_same_seed_and_actions_give_the_same_game says "the same",
    fn apply(lease: &mut Position, seat: Seat, action: Action, log: &mut Log<Event>) {
        static MOOD: AtomicU32 = AtomicU32::new(0);
        lease.apply(seat, action, log);
        if action == Action::Haggle {
            lease.reserve = 1 + MOOD.fetch_add(1, Ordering::Relaxed) % 4;
        }
    }
}

flaw! {
    FirstComeFirstServed,
    an_order_of_sealing_that_counts_is_caught:
        the_order_of_sealing_is_forgotten says "left == right",
    fn apply(lease: &mut Position, seat: Seat, action: Action, log: &mut Log<Event>) {
        let first = lease.pending() == Pending::Seats(Seat::all(lease.seats()).collect());
        if first && seat == Seat::new(0) {
            lease.windows.swap(0, 1);
        }
        lease.apply(seat, action, log);
    }
}

flaw! {
    Stubborn,
    a_seal_that_cannot_be_changed_is_caught:
        a_sealed_choice_may_be_changed_until_the_last says "may change its mind",
    fn may_revise(_: &Position, _: Seat) -> bool {
        false
    }
}

flaw! {
    Endless,
    a_game_that_never_ends_is_caught:
        it_ends_and_until_then_someone_is_pending says "has not ended",
    fn apply(lease: &mut Position, seat: Seat, action: Action, log: &mut Log<Event>) {
        lease.apply(seat, action, log);
        if let Phase::Window { chosen, .. } = &mut lease.phase {
            *chosen = None;
        }
    }
}

flaw! {
    Deserted,
    a_game_that_waits_for_nobody_is_caught:
        it_ends_and_until_then_someone_is_pending says "waits for someone",
    fn pending(lease: &Position) -> Pending {
        if lease.round() == 2 { Pending::Seats(SeatList::from_iter([])) } else { lease.pending() }
    }
}

flaw! {
    Divided,
    a_team_with_winners_and_losers_is_caught: places_begin_with_a_winner says "win or lose together",
    const TOGETHER: bool = true;
}

flaw! {
    Joyless,
    an_end_without_a_winner_is_caught: places_begin_with_a_winner says "a gap",
    fn pending(lease: &Position) -> Pending {
        match lease.pending() {
            Pending::Over(places) => Pending::Over(places.map(|_, place| place + 1)),
            goes_on @ Pending::Seats(_) => goes_on,
        }
    }
}

/// Bids all it can think of, and more.
struct Spendthrift;

impl Bot<Position> for Spendthrift {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        let world = Position::imagine(seat, view, dice);
        world.candidates(seat, dice).pop().map_or(Action::Haggle, |action| match action {
            Action::Bid(bid) => Action::Bid(bid + 1),
            action => action,
        })
    }
}

flaw! {
    Cheat,
    a_computer_that_breaks_the_rules_is_caught:
        computers_play_whole_games_by_the_rules says "chose Bid",
    fn computer(_: Level) -> Box<dyn Bot<Position>> {
        Box::new(Spendthrift)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Fool;

impl Flaw for Fool {
    fn computer(_: Level) -> Box<dyn Bot<Position>> {
        Position::computer(Level::Easy)
    }
}

#[test]
#[should_panic(expected = "no more than luck")]
fn a_hard_computer_no_better_than_chance_is_caught() {
    conformance::the_hard_computer_beats_chance::<Broken<Fool>>(&[SECRET]);
}

/// Never decides twice alike, whatever the dice.
struct Coin;

impl Bot<Position> for Coin {
    fn choose(&mut self, seat: Seat, view: &View, dice: &mut Dice) -> Action {
        static TOSSES: AtomicU32 = AtomicU32::new(0);
        let all = Position::imagine(seat, view, dice).candidates(seat, dice);
        all[TOSSES.fetch_add(1, Ordering::Relaxed) as usize % all.len()]
    }
}

flaw! {
    Fickle,
    a_computer_of_two_minds_is_caught:
        a_computer_decides_the_same_by_the_same_dice_and_in_time says "is of two minds",
    fn computer(_: Level) -> Box<dyn Bot<Position>> {
        Box::new(Coin)
    }
}
