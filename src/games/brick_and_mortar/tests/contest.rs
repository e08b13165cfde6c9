//! Whether there is competition: what the page says beforehand is what the rules do.
use super::table::{A, B, C, Table, dial, stock};
use crate::games::brick_and_mortar::Item::{Art, Food};
use crate::games::brick_and_mortar::phases::Window;
use crate::games::brick_and_mortar::{Action, Contest, View};
use crate::table::{Eye, Game};

fn seen(t: &Table) -> View {
    t.position.view(Eye::Public)
}

#[test]
fn an_empty_dock_is_fought_for_by_nobody() {
    let t = Table::of(2).open(A, "Food Bank", &[]).open(B, "Bakery", &[]);
    assert_eq!(seen(&t).supply_contest(Food), Contest::Nobody);
    let t = t.dock(Food, 1);
    assert_eq!(seen(&t).supply_contest(Food), Contest::Dials);
    assert_eq!(seen(&t.dock(Food, 8)).supply_contest(Food), Contest::Enough, "4 and 5 places");
}

#[test]
fn one_player_with_room_is_alone_however_little_there_is() {
    let t = Table::of(2).open(A, "Food Bank", &[]).dock(Food, 1).stocking(Food);
    assert_eq!(seen(&t).supply_contest(Food), Contest::Alone(A));
}

#[test]
fn what_was_enough_for_two_stays_enough_when_one_is_served() {
    let t = Table::of(2).open(A, "Food Bank", &[]).open(B, "Bakery", &[]).dock(Food, 9);
    let mut t = t.stocking(Food);
    t.play(A, stock(&[("Food Bank", 4)]));
    assert_eq!(seen(&t).supply_contest(Food), Contest::Enough);
}

#[test]
fn what_was_fought_for_stays_fought_for() {
    let t = Table::of(2).open(A, "Food Bank", &[]).open(B, "Bakery", &[]).dock(Food, 5);
    let mut t = t.stocking(Food);
    t.play(A, Action::DialSupply(3)).play(B, Action::DialSupply(2));
    t.play(A, stock(&[("Food Bank", 4)]));
    assert_eq!(seen(&t).supply_contest(Food), Contest::Dials);
}

#[test]
fn a_competition_for_boxes_shows_before_the_sale() {
    let t = Table::of(2)
        .open(A, "Advertisement Agency", &[])
        .open(A, "Food Bank", &[(Food, [4, 0, 0])])
        .open(B, "Bakery", &[(Food, [2, 0, 0])])
        .demand(&[1])
        .window(Window::AfterSupply);
    assert!(t.asks(A, "Advertisement Agency"));
    assert_eq!(seen(&t).sale_contest(Food), Contest::Dials, "4 boxes for 6 items");
    let mut t = t;
    t.play(A, Action::PlayLate(None));
    assert_eq!(t.asked(), [A, B]);
    t.play(A, dial(2, 3)).play(B, dial(1, 4));
}

#[test]
fn whoever_has_no_box_leaves_the_other_alone() {
    let t = Table::of(3)
        .open(A, "Food Bank", &[(Food, [3, 0, 0])])
        .open(A, "Fulfillment Center (Food)", &[])
        .open(B, "Bakery", &[(Food, [2, 0, 0])])
        .stop_at_art(C);
    assert_eq!(seen(&t).sale_contest(Food), Contest::Alone(A), "no boxes but the Center's");
    let t = t.boxes(&[(Food, 5)]);
    assert_eq!(seen(&t).sale_contest(Food), Contest::Enough, "equality is enough");
    assert_eq!(seen(&t).sale_contest(Art), Contest::Alone(C));
    assert_eq!(seen(&t.boxes(&[(Food, 4)])).sale_contest(Food), Contest::Dials);
}
