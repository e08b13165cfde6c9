//! Examples of turns, moving crowds and swapping managers (V17 to V45), each with every chair as the
//! starter.
use super::kit::vectors;

vectors! {
    v17_own_shop_two_customers_one_visitor_walks_on => "V17";
    v18_somebody_elses_shop_first_customer_free_of_provision_second_costs_150 => "V18";
    v19_customers_left_by_an_earlier_owner_count_provision_from_the_first_newcomer_on => "V19";
    v20_option_permove_the_first_customer_of_the_move_is_exempt => "V20";
    v21_saucer_shop_the_second_customer_still_leaves_the_owner_50 => "V21";
    v22_cap_of_600_provision_taken_from_it => "V22";
    v23_two_doors_of_the_colour_face_the_same_cell_the_mover_is_asked_for_every_visitor => "V23";
    v24_a_door_that_is_not_among_the_tied_ones_is_refused => "V24";
    v25_only_one_of_the_facing_doors_belongs_to_an_owned_shop_no_question => "V25";
    v26_nearest_door_first_s6_is_passed_before_s2 => "V26";
    v27_doors_on_the_arrival_cell_count_as_passed => "V27";
    v28_unowned_shops_are_ignored_and_crowds_join => "V28";
    v29_perimeter_lane_east_the_moons_visitor_enters_s20_at_f12 => "V29";
    v30_walking_order_sets_the_order_at_the_back_of_the_queue => "V30";
    v31_placeholders_used_up_coins_stay_in_the_shop => "V31";
    v32_last_placeholder_only_the_first_walker_goes_back_to_the_queue => "V32";
    v33_a_spot_without_visitors_cannot_be_moved_from => "V33";
    v34_a_route_that_does_not_start_at_the_chosen_spot_is_refused => "V34";
    v35_the_same_crowd_may_be_moved_twice => "V35";
    v36_no_crowd_moves_in_round_1 => "V36";
    v37_no_manager_swaps_in_round_1 => "V37";
    v38_no_move_after_an_auction => "V38";
    v39_no_move_after_a_swap => "V39";
    v40_no_swap_after_an_auction => "V40";
    v41_passing_is_refused => "V41";
    v42_swap_with_an_unemployed_manager => "V42";
    v43_swap_between_two_own_shops => "V43";
    v44_two_unemployed_managers_cannot_be_swapped => "V44";
    v45_a_player_without_a_shop_cannot_swap => "V45";
}
