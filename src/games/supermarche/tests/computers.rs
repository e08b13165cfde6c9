//! How the computers play: by level, and as an advisor.
use super::kit::ME;
use crate::games::Question;
use crate::games::supermarche::action::{Action, Setup, Start};
use crate::games::supermarche::bot::{self, advise, fill_sensibly};
use crate::games::supermarche::illegal::Moment;
use crate::games::supermarche::position::Position;
use crate::games::supermarche::shop::Step;
use crate::table::conformance::assert_sentence;
use crate::table::{Ask, Bot, Computers, Dice, Eye, Game, Level, Log, Pending, Seed};

fn play_out(
    mut bot: Box<dyn Bot<Position>>,
    seed: u64,
    mut visit: impl FnMut(&Position),
) -> Position {
    let mut dice = Dice::new(Seed(seed));
    let setup = Setup::by_the_book(Start::Normal);
    let mut position = Position::deal(&setup, Seed(seed), &mut Log::default());
    while let Pending::Seats(_) = position.pending() {
        visit(&position);
        let action = bot.choose(ME, &position.view(Eye::Public), &mut dice);
        position.play(ME, action, &mut Log::default()).unwrap();
    }
    position
}

fn mean(games: u64, bot: impl Fn() -> Box<dyn Bot<Position>>) -> f64 {
    let money = (0..games).map(|seed| play_out(bot(), seed, |_| {}).shop.money).sum::<i32>();
    f64::from(money) / f64::from(u32::try_from(games).unwrap())
}

/// The rule book has measured 13.8 for the naive and 144.1 for the sensible player.
#[test]
fn the_levels_play_about_as_well_as_the_rule_book_has_measured() {
    let easy = mean(100, || Position::computer(Level::Easy));
    let normal = mean(100, || Position::computer(Level::Normal));
    let hasty = mean(8, bot::hasty);
    assert!((0.0..30.0).contains(&easy), "easy ends with ${easy}");
    assert!((125.0..165.0).contains(&normal), "normal ends with ${normal}");
    assert!(hasty > 110.0, "even in haste, hard ends with ${hasty}");
}

/// One moment of each kind, from games of a hasty computer.
fn moments() -> Vec<Position> {
    let mut all: Vec<Position> = Vec::new();
    for seed in 0..6 {
        play_out(bot::hasty(), seed, |position| {
            let moment = position.shop.step.moment();
            if all.iter().all(|other| other.shop.step.moment() != moment) {
                all.push(position.clone());
            }
        });
    }
    all
}

#[test]
fn at_every_moment_the_advice_is_legal_and_has_a_reason() {
    let moments = moments();
    assert_eq!(moments.len(), 9, "all moments but the end");
    for position in moments {
        let view = position.view(Eye::Public);
        let advice = advise(&view, &mut Dice::new(Seed(5))).unwrap();
        let mut played = position.clone();
        for action in &advice.plan {
            assert_eq!(played.play(ME, *action, &mut Log::default()), Ok(()), "{advice:?}");
        }
        assert_sentence(&advice.reason.to_string());
        assert_sentence(&advice.to_string());
        let json = serde_json::to_string(&advice).unwrap();
        assert_eq!(serde_json::from_str::<bot::Advice>(&json).unwrap(), advice);
        let again = advise(&view, &mut Dice::new(Seed(5))).unwrap();
        assert_eq!(again, advice, "the same dice, the same advice");
    }
}

#[test]
fn when_the_game_is_over_there_is_no_advice() {
    let over = play_out(Position::computer(Level::Easy), 3, |_| {});
    assert_eq!(over.shop.step.moment(), Moment::Over);
    assert_eq!(advise(&over.view(Eye::Public), &mut Dice::new(Seed(5))), None);
}

#[test]
fn filling_sensibly_is_always_legal() {
    let mut filled = 0;
    play_out(Position::computer(Level::Normal), 1, |position| {
        let shop = &position.shop;
        let moves = fill_sensibly(shop);
        if let Step::Stocking { .. } = shop.step {
            let mut position = position.clone();
            for (food, &cubes) in moves.iter().filter(|&(_, &cubes)| cubes > 0) {
                let stock = Action::Stock { food, cubes };
                position.play(ME, stock, &mut Log::default()).unwrap();
                filled += 1;
            }
        }
    });
    assert!(filled > 10);
}

#[test]
fn a_hint_comes_out_of_the_computers_room_with_its_reason() {
    let setup = Setup::by_the_book(Start::Normal);
    let position = Position::deal(&setup, Seed(1), &mut Log::default());
    let view = position.view(Eye::Public);
    let ask = Ask::<Position> { seat: ME, level: Level::Hard, view: view.clone() };
    let question = Question::new(7, &ask, Seed(5));
    assert_eq!(question.answer().unwrap().reason, "", "a computer that plays gives no reasons");
    let question = question.for_advice();
    let hint = question.answer().unwrap();
    let advice = advise(&view, &mut Dice::new(question.seed)).unwrap();
    assert_eq!(hint.reason, advice.to_string());
    assert_eq!(hint.actions::<Position>().unwrap(), advice.plan);
}
