//! The tests every game inherits. In a game's tests:
//!
//! ```ignore
//! impl Probe for Position { ... }
//! conformance::suite!(Position, [Setup { seats: 2 }, Setup { seats: 4 }], refused: [Setup { seats: 7 }]);
//! ```
//!
//! Each law is a small generic function that walks random games. `HIGH_STREET_GAMES=50 cargo test`
//! walks fifty times as many.
mod bots;
mod desk;
mod legality;
mod mutants;
mod replay;
mod report;
mod sealing;
mod secrecy;
mod trying;
mod undo;
mod walk;

pub(crate) use bots::*;
pub(crate) use desk::*;
pub(crate) use legality::*;
pub(crate) use replay::*;
pub(crate) use report::*;
pub(crate) use sealing::*;
pub(crate) use secrecy::*;
pub(crate) use trying::*;
pub(crate) use undo::*;
pub(crate) use walk::*;

use super::{Bot, Computers, Level};

/// What the laws must be told by each game.
pub(crate) trait Probe: Computers {
    /// Whether a blind action may be refused for a reason only its own seat can see, as a bid
    /// beyond a secret purse is.
    const BLIND_MAY_FAIL: bool = false;

    /// How many games the hard computer may play to show that it beats chance.
    const BOUTS: u64 = 60;

    /// The hard computer; or one of the same mind that thinks less, where whole games of the real
    /// one would hold the tests up.
    fn contender() -> Box<dyn Bot<Self>> {
        Self::computer(Level::Hard)
    }

    /// Actions at and beyond the ends of every range the prompt of this view offers, and whether
    /// `check` must accept them. Empty where the view asks nothing.
    fn probes(view: &Self::View) -> Vec<(Self::Action, bool)>;
}

/// Refusals are shown as they are.
pub(crate) fn assert_sentence(text: &str) {
    let capital = text.chars().next().is_some_and(char::is_uppercase);
    assert!(capital, "a sentence begins with a capital: {text}");
    assert!(text.ends_with('.'), "a sentence ends with a full stop: {text}");
    assert!(!text.contains('{'), "a sentence is no code: {text}");
    assert!(text.chars().count() < 400, "a sentence is short: {text}");
}

macro_rules! suite {
    ($game:ty, [$($setup:expr),+ $(,)?] $(, refused: [$($refused:expr),* $(,)?])? $(,)?) => {
        mod inherits {
            use super::*;

            fn offered() -> Vec<<$game as $crate::table::Game>::Setup> {
                vec![$($setup),+]
            }

            #[test]
            fn setups_that_are_not_offered_are_refused() {
                let refused: Vec<<$game as $crate::table::Game>::Setup> = vec![$($($refused),*)?];
                $crate::table::conformance::setups_that_are_not_offered_are_refused::<$game>(
                    &offered(),
                    &refused,
                );
            }

            #[test]
            fn the_hard_computer_beats_chance() {
                $crate::table::conformance::the_hard_computer_beats_chance::<$game>(&offered());
            }

            #[test]
            fn the_parts_of_a_result_add_up() {
                $crate::table::conformance::the_parts_of_a_result_add_up::<$game>(&offered());
            }

            #[test]
            fn the_strong_computer_makes_no_mistakes() {
                $crate::table::conformance::the_strong_computer_makes_no_mistakes::<$game>(&offered());
            }

            #[test]
            #[ignore = "many minutes: ./test --long"]
            fn the_long_run_of_luck() {
                $crate::table::conformance::the_long_run_of_luck::<$game>(&offered());
            }

            #[test]
            #[ignore = "many minutes: ./test --long"]
            fn the_long_run_of_blame() {
                $crate::table::conformance::the_long_run_of_blame::<$game>(&offered());
            }

            #[test]
            #[ignore = "many minutes: ./test --long"]
            fn the_long_run_loses_and_makes_nothing() {
                $crate::table::conformance::the_long_run_loses_and_makes_nothing::<$game>(&offered());
            }

            $crate::table::conformance::suite!(@ $game:
                it_deals_for_every_offered_setup,
                it_ends_and_until_then_someone_is_pending,
                places_begin_with_a_winner,
                rounds_and_standings_can_be_read_at_any_time,
                nothing_is_lost_or_made,
                candidates_are_legal_and_distinct_and_only_for_the_pending,
                nobody_else_may_act,
                odd_actions_are_legal_or_refused_with_a_sentence,
                prompts_and_check_agree,
                the_same_seed_and_actions_give_the_same_game,
                each_prefix_of_a_save_loads_to_the_same_session,
                a_damaged_save_gives_a_sentence_or_a_session,
                a_game_is_played_on_from_any_step_as_it_stood_there,
                fresh_luck_changes_only_what_nobody_has_seen,
                an_imagined_world_looks_the_same,
                the_log_tells_no_more_than_the_view,
                blind_actions_follow_from_the_public_view,
                a_view_can_be_sent_to_the_worker,
                the_order_of_sealing_is_forgotten,
                a_sealed_choice_shows_to_nobody_else,
                a_sealed_choice_may_be_changed_until_the_last,
                undo_gives_back_the_exact_session,
                what_can_be_taken_back_told_its_doer_nothing,
                the_desk_shows_each_person_their_own_and_nothing_else,
                computers_play_whole_games_by_the_rules,
                a_computer_decides_the_same_by_the_same_dice_and_in_time,
                what_nobody_could_see_changes_no_verdict,
            );
        }
    };
    (@ $game:ty: $($law:ident),+ $(,)?) => {
        $(#[test]
        fn $law() {
            for setup in offered() {
                $crate::table::conformance::$law::<$game>(&setup);
            }
        })+
    };
}
pub(crate) use suite;

mod tests {
    use super::assert_sentence;

    #[test]
    fn a_refusal_is_a_short_sentence_with_a_capital_and_a_full_stop() {
        assert_sentence("You bid 9 and have 7.");
        let long = format!("No{}.", "o".repeat(400));
        for text in ["", "you bid 9.", "You bid 9", "Illegal { bid: 9 }.", &long] {
            let verdict = std::panic::catch_unwind(|| assert_sentence(text));
            assert!(verdict.is_err(), "{text} is no sentence");
        }
    }
}
