//! Examples of arrivals and the end (V72 to V80), each with every chair as the starter.
use super::kit::vectors;

vectors! {
    v72_an_emptied_gate_is_refilled_at_the_end_of_the_turn_any_two_to_four_of_the_first_four => "V72";
    v73_taking_one_of_four_is_refused => "V73";
    v74_only_the_first_four_may_be_taken => "V74";
    v75_two_gates_emptied_the_one_emptied_first_is_refilled_first => "V75";
    v76_two_left_both_come_the_queue_is_empty_the_final_round_starts => "V76";
    v77_one_left_a_crowd_of_one_the_second_emptied_gate_stays_empty => "V77";
    v78_a_coin_that_returns_to_the_queue_during_the_final_round_neither_cancels_nor_restarts_it => "V78";
    v79_the_turn_of_the_player_who_emptied_the_queue_is_the_last_one => "V79";
    v80_nothing_can_be_done_after_the_end => "V80";
}
