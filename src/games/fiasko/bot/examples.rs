//! Examples B01 to B06: decisions of the hard computer.
use super::facts::Facts;
use super::{Computer, hard};
use crate::games::fiasko::Action::{self, Draw, Score};
use crate::games::fiasko::Product::Milk;
use crate::games::fiasko::tests::kit::{Table, table};
use crate::table::{Bot, Dice, Eye, Game, Level, Seat, Seed};

const ADA: Seat = Seat::new(0);

/// Points and chances to the decimals of the examples.
struct Weighing {
    score_now: f64,
    draw_on: f64,
    turn_price: f64,
    wipe_risk: f64,
}

fn assert_near(found: f64, expected: f64, decimals: f64) {
    assert!((found - expected).abs() < decimals, "{found} is not {expected}");
}

fn decides(table: &Table) -> Action {
    let view = table.position.view(Eye::Seat(ADA));
    Computer(Level::Hard).choose(ADA, &view, &mut Dice::new(Seed(0)))
}

impl Weighing {
    fn leads_to(&self, table: &Table, action: Action) {
        let view = table.position.view(Eye::Seat(ADA));
        let facts = Facts::of(ADA, &view);
        let (product, now) = hard::score_now(&facts).expect("something can be scored");
        assert_eq!(product, Milk);
        assert_near(now, self.score_now, 0.005);
        assert_near(hard::draw_on(&facts), self.draw_on, 0.005);
        assert_near(hard::turn_price(&facts), self.turn_price, 0.000_5);
        let survival = facts.rates_after(0).survival(facts.rivals());
        assert_near(1.0 - survival, self.wipe_risk, 0.000_05);
        assert_eq!(decides(table), action);
    }
}

#[test]
fn b01_nine_milk_in_three_cards_are_scored_in_a_four_player_opening() {
    let table = table(&["M5 M4 P1", "", "", ""]);
    Weighing { score_now: 37.0, draw_on: 36.6, turn_price: 4.725, wipe_risk: 0.1347 }
        .leads_to(&table, Score(Milk));
}

#[test]
fn b02_five_milk_in_three_cards_are_scored_too() {
    let table = table(&["M3 M2 P1", "", "", ""]);
    Weighing { score_now: 25.0, draw_on: 23.01, turn_price: 4.725, wipe_risk: 0.1347 }
        .leads_to(&table, Score(Milk));
}

#[test]
fn b03_six_cards_worth_72_are_scored() {
    let table = table(&["M5 M4 M3 P1 S2 C3", "M1", "P2", "S1"]);
    Weighing { score_now: 82.0, draw_on: 78.27, turn_price: 4.725, wipe_risk: 0.1444 }
        .leads_to(&table, Score(Milk));
}

#[test]
fn b04_without_danger_in_the_pile_it_draws() {
    let table = table(&["M5 M4 P1", "S1 S2"]).discarded("F F F F F F X X");
    Weighing { score_now: 37.0, draw_on: 122.77, turn_price: 9.45, wipe_risk: 0.0 }
        .leads_to(&table, Draw);
}

fn last_row_against(rival: &str) -> Table {
    table(&["M5 M4", "S1"]).sheet(&["- 20 20 20 20", rival])
}

fn closing_wins(table: &Table) -> bool {
    Facts::of(ADA, &table.position.view(Eye::Seat(ADA))).closing_wins(Milk, 18)
}

#[test]
fn b05_it_does_not_close_a_game_it_would_lose() {
    let table = last_row_against("300 - - - -");
    assert!(!closing_wins(&table));
    assert_eq!(decides(&table), Draw);
}

#[test]
fn b06_it_closes_a_game_it_wins() {
    let table = last_row_against("80 - - - -");
    assert!(closing_wins(&table));
    assert_eq!(decides(&table), Score(Milk));
}
