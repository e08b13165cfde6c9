//! What a score sheet tells while the game goes on.
use super::kit::table;
use crate::games::fiasko::Product::{Milk, Pickles, Sardines, Sweetcorn};
use crate::games::fiasko::View;
use crate::table::{Eye, Game, Seat};

const ADA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CORA: Seat = Seat::new(2);

fn half_way() -> View {
    let table = table(&["", "", ""]).sheet(&["40 12 - - 9", "40 - - 8 -", "6 16 - - -"]);
    table.position.view(Eye::Public)
}

#[test]
fn a_row_is_led_by_whoever_has_the_most_in_it_and_by_nobody_while_it_is_empty() {
    let view = half_way();
    assert_eq!(view.leaders(Milk), (40, vec![ADA, BEN]));
    assert_eq!(view.leaders(Pickles), (16, vec![CORA]));
    assert_eq!(view.leaders(Sardines), (9, vec![ADA]));
    let untouched = table(&["", ""]).position.view(Eye::Public);
    assert_eq!(untouched.leaders(Sweetcorn), (0, vec![]));
}

#[test]
fn a_seat_has_its_rows_and_the_best_rows_bonuses_so_far() {
    let view = half_way();
    // The 30 for milk are shared, those for pickles, corn and sardines go to one each.
    let rows = [ADA, BEN, CORA].map(|seat| view.subtotal(seat));
    let bonuses = [ADA, BEN, CORA].map(|seat| view.bonus_so_far(seat));
    let together = [ADA, BEN, CORA].map(|seat| view.so_far(seat));
    assert_eq!((rows, bonuses), ([61, 48, 22], [45, 45, 30]));
    assert_eq!(together, [106, 93, 52]);
    assert_eq!([ADA, BEN, CORA].map(|seat| view.filled(seat)), [3, 2, 2]);
}
