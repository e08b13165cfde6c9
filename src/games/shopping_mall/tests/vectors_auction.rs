//! Examples of auctions, merging, managers and purchase entries (V46 to V71), each with every chair as
//! the starter.
use super::kit::vectors;

vectors! {
    v46_price_500_provision_100 => "V46";
    v47_price_550_provision_200 => "V47";
    v48_lowest_price_50_still_yields_100_to_the_auctioneer => "V48";
    v49_auctioneer_buys_no_provision => "V49";
    v50_nobody_bids_free_for_the_auctioneer => "V50";
    v51_nobody_bids_and_the_auctioneer_declines => "V51";
    v52_bids_move_in_steps_of_50 => "V52";
    v53_a_bid_must_beat_the_standing_bid_by_50 => "V53";
    v54_a_bid_above_the_own_cash_is_refused => "V54";
    v55b_with_secret_ledgers_who_cannot_raise_is_asked_and_can_only_drop => "V55b";
    v55_who_cannot_raise_drops_out_without_being_asked => "V55";
    v56_another_players_shop_cannot_be_auctioned => "V56";
    v57_private_sale_price_to_the_seller_manager_home_customers_stay => "V57";
    v58_private_auction_without_a_bid_the_owner_keeps_everything => "V58";
    v59_the_seller_may_not_bid_in_a_private_auction => "V59";
    v60_a_merged_shop_is_sold_whole_whichever_half_is_named => "V60";
    v61_buying_next_door_merges_manager_stays => "V61";
    v62_between_two_own_one_tile_shops_choose_the_partner => "V62";
    v63_a_merge_cannot_be_avoided_by_naming_a_manager => "V63";
    v64_next_to_an_own_two_tile_shop_a_separate_third_tile_shop => "V64";
    v65_all_managers_busy_no_neighbour_the_shop_left_by_the_manager_is_abandoned_and_splits => "V65";
    v66_all_managers_busy_but_a_one_tile_neighbour_merge_without_loss => "V66";
    v67_a_bought_two_tile_shop_never_merges_with_a_neighbour => "V67";
    v68_income_of_a_merged_shop_counts_both_tiles => "V68";
    v69_visitor_waiting_at_the_door_walks_in_on_purchase_no_provision => "V69";
    v70_a_door_on_a_neighbouring_cell_is_not_adjacent => "V70";
    v71_purchase_entry_into_a_merged_shop_uses_the_merged_count_and_the_standing_manager => "V71";
}
