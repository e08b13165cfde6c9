//! Examples E01 to E13: the final count, finished by seat 0.
use super::kit::sheet;
use crate::games::fiasko::{Bonus, FinalTable, Product, Tie};
use crate::table::{Seat, Seats};

struct Example {
    sheet: &'static [&'static str],
    subtotals: &'static [u32],
    bonuses: &'static [u32],
    totals: &'static [u32],
    winners: &'static [u8],
}

impl Example {
    fn holds(&self) {
        let table = FinalTable::count(&sheet(self.sheet), Seat::new(0), Tie::Shared);
        let list = |seats: &Seats<u32>| seats.values().copied().collect::<Vec<_>>();
        assert_eq!(list(&table.subtotals), self.subtotals);
        assert_eq!(list(&table.totals.map(|seat, _| table.bonus(seat))), self.bonuses);
        assert_eq!(list(&table.totals), self.totals);
        let winners: Vec<Seat> = self.winners.iter().copied().map(Seat::new).collect();
        assert_eq!(table.winners(), winners);
        let reasons = |seat| table.bonuses.iter().map(|bonus| bonus.points(seat)).sum::<u32>();
        assert_eq!(list(&table.totals.map(|seat, _| reasons(seat))), self.bonuses);
    }
}

macro_rules! examples {
    ($($name:ident: $sheet:expr => $subtotals:expr, $bonuses:expr, $totals:expr, $winners:expr;)+) => {
        $(#[test]
        fn $name() {
            Example {
                sheet: &$sheet,
                subtotals: &$subtotals,
                bonuses: &$bonuses,
                totals: &$totals,
                winners: &$winners,
            }
            .holds();
        })+
    };
}

const MILK_ONLY: &str = "40 - - - -";

#[rustfmt::skip]
examples! {
    e01_three_rows_and_twenty_against_two_rows: ["88 40 30 56 20", "60 70 - 44 36"]
        => [234, 210], [110, 60], [344, 270], [0];
    e02_two_share_a_row_and_get_15_each: ["40 40 30 50 20", MILK_ONLY]
        => [180, 40], [155, 15], [335, 55], [0];
    e03_three_share_a_row_and_get_10_each: ["40 20 20 20 20", MILK_ONLY, MILK_ONLY]
        => [120, 40, 40], [150, 10, 10], [270, 50, 50], [0];
    e04_four_share_a_row_and_get_7_each_and_two_points_lapse:
        ["40 20 20 20 20", MILK_ONLY, MILK_ONLY, MILK_ONLY]
        => [120, 40, 40, 40], [147, 7, 7, 7], [267, 47, 47, 47], [0];
    e05_five_share_a_row_and_get_6_each:
        ["40 20 20 20 20", MILK_ONLY, MILK_ONLY, MILK_ONLY, MILK_ONLY]
        => [120, 40, 40, 40, 40], [146, 6, 6, 6, 6], [266, 46, 46, 46, 46], [0];
    e06_an_empty_row_never_shares_a_bonus: ["14 14 14 14 14", "- - - - -"]
        => [70, 0], [170, 0], [240, 0], [0];
    e07_finishing_is_not_winning: ["14 14 14 14 14", "120 120 90 - -"]
        => [70, 330], [80, 90], [150, 420], [1];
    e08_three_great_rows_beat_a_rush: ["20 20 20 20 20", "60 60 60 - -"]
        => [100, 180], [80, 90], [180, 270], [1];
    e09_equal_subtotals_are_parted_by_bonuses: ["35 35 20 20 20", "30 30 70 - -", "- - - - -"]
        => [130, 130, 0], [140, 30, 0], [270, 160, 0], [0];
    e10_the_finisher_loses_by_ten: ["15 15 15 15 15", "85 50 - - -"]
        => [75, 135], [110, 60], [185, 195], [1];
    e11_equal_totals_win_together: ["15 15 15 15 15", "75 50 - - -"]
        => [75, 125], [110, 60], [185, 185], [0, 1];
    e12_six_share_a_row_and_get_5_each:
        ["40 20 20 20 20", MILK_ONLY, MILK_ONLY, MILK_ONLY, MILK_ONLY, MILK_ONLY]
        => [120, 40, 40, 40, 40, 40], [145, 5, 5, 5, 5, 5], [265, 45, 45, 45, 45, 45], [0];
    e13_three_share_one_row_and_two_another: ["30 30 13 13 13", "30 30 - - -", "30 - - - -"]
        => [99, 60, 30], [135, 25, 10], [234, 85, 40], [0];
}

#[test]
fn bonuses_are_awarded_row_by_row_and_the_finisher_comes_last() {
    let table =
        FinalTable::count(&sheet(&["15 15 15 15 15", "75 15 - - -"]), Seat::new(0), Tie::Shared);
    let row = |product, entry, seats: &[u8], each| {
        let seats = seats.iter().copied().map(Seat::new).collect();
        Bonus::Row { product, entry, seats, each }
    };
    assert_eq!(
        table.bonuses,
        [
            row(Product::Milk, 75, &[1], 30),
            row(Product::Pickles, 15, &[0, 1], 15),
            row(Product::Tomatoes, 15, &[0], 30),
            row(Product::Sweetcorn, 15, &[0], 30),
            row(Product::Sardines, 15, &[0], 30),
            Bonus::Finisher { seat: Seat::new(0), points: 20 },
        ]
    );
}

fn places(columns: &[&str], tie: Tie) -> Vec<u8> {
    let table = FinalTable::count(&sheet(columns), Seat::new(0), tie);
    table.places.values().copied().collect()
}

#[test]
fn the_higher_subtotal_breaks_a_tie_where_the_table_wants_it() {
    let columns = ["15 15 15 15 15", "75 50 - - -"];
    assert_eq!(places(&columns, Tie::Shared), [1, 1]);
    assert_eq!(places(&columns, Tie::Subtotal), [2, 1]);
}

#[test]
fn equal_subtotals_are_parted_by_the_number_of_rows_won() {
    // Both reach 80 + 30: Ben with one row of his own, Cora with two that she shares.
    let columns = ["60 20 50 60 20", "- 80 - - -", "- - 50 - 30", "- - - - 30"];
    let shared = FinalTable::count(&sheet(&columns), Seat::new(0), Tie::Subtotal);
    assert_eq!(shared.totals[Seat::new(1)], shared.totals[Seat::new(2)]);
    assert_eq!(places(&columns, Tie::Shared)[1..3], [2, 2]);
    assert_eq!(places(&columns, Tie::Subtotal)[1..3], [3, 2]);
}

#[test]
fn what_is_equal_in_everything_stays_shared() {
    let columns = ["60 20 20 60 20", "- 70 - - -", "- - 70 - -"];
    assert_eq!(places(&columns, Tie::Subtotal), [1, 2, 2]);
}
