//! How well the computers play: each level beats the one below, and games among equals are as
//! long and as rich as they were in the simulations the levels were made from.
use crate::games::fiasko::{Action, Position, Setup, Turn};
use crate::table::{Computers, Dice, Eye, Game, Level, Log, Seat, Seats, Seed};

#[derive(Clone, Copy)]
enum Player {
    Computer(Level),
    /// Scores one time in five if it can, and stops a streak as often.
    Chance,
}

const EASY: Player = Player::Computer(Level::Easy);
const NORMAL: Player = Player::Computer(Level::Normal);
const HARD: Player = Player::Computer(Level::Hard);

impl Player {
    fn choose(self, position: &Position, dice: &mut Dice) -> Action {
        let seat = position.turn;
        match self {
            Player::Computer(level) => {
                let view = position.view(Eye::Seat(seat));
                Position::computer(level).choose(seat, &view, dice)
            }
            Player::Chance => {
                let mut others = position.candidates(seat, dice);
                others.retain(|action| *action != Action::Draw);
                let other = dice.pick(&others).copied().filter(|_| dice.below(5) == 0);
                other.unwrap_or(Action::Draw)
            }
        }
    }
}

struct Finished {
    position: Position,
    actions: u32,
}

fn play(turn: Turn, players: &Seats<Player>, seed: u64) -> Finished {
    let setup = Setup { turn, ..Setup::by_the_book(players.count()) };
    let mut position = Position::deal(&setup, Seed(seed), &mut Log::default());
    let mut dice = Dice::new(Seed(seed + 1_000_000));
    let mut actions = 0;
    while !position.is_over() {
        let (seat, action) = (position.turn, players[position.turn].choose(&position, &mut dice));
        position.play(seat, action, &mut Log::default()).expect("computers keep the rules");
        actions += 1;
    }
    Finished { position, actions }
}

/// How many of `games` the first of `players` wins, each seat taken in turn.
fn wins(turn: Turn, players: &[Player], games: u64) -> u64 {
    let seats = u8::try_from(players.len()).unwrap();
    let won = (0..games).filter(|game| {
        let shift = usize::try_from(*game).unwrap() % players.len();
        let seated = Seats::from_fn(seats, |seat| players[(seat.index() + shift) % players.len()]);
        let first = Seat::new(u8::try_from((players.len() - shift) % players.len()).unwrap());
        let result = play(turn, &seated, *game).position.result().expect("the game is over");
        result.winners().contains(&first)
    });
    u64::try_from(won.count()).unwrap()
}

fn beats(turn: Turn, better: Player, worse: Player, games: u64, at_least: u64) {
    let won = wins(turn, &[better, worse], games);
    assert!(won >= at_least, "{won} of {games}");
}

#[test]
fn hard_beats_normal() {
    beats(Turn::Single, HARD, NORMAL, 100, 66);
}

#[test]
fn normal_beats_easy() {
    beats(Turn::Single, NORMAL, EASY, 100, 55);
}

#[test]
fn easy_beats_chance() {
    beats(Turn::Single, EASY, Player::Chance, 100, 64);
}

#[test]
fn pressing_their_luck_each_level_beats_the_one_below() {
    beats(Turn::Press, HARD, NORMAL, 40, 30);
    beats(Turn::Press, NORMAL, EASY, 40, 28);
    beats(Turn::Press, EASY, Player::Chance, 40, 32);
}

#[test]
fn at_a_table_of_four_hard_wins_far_more_than_its_quarter() {
    let won = wins(Turn::Single, &[HARD, NORMAL, NORMAL, EASY], 60);
    assert!(won >= 20, "{won} of 60");
}

/// Turns each and points each, on average over `games` of four alike.
fn four_alike(player: Player, games: u64) -> (u64, u64) {
    let players = Seats::from_fn(4, |_| player);
    let (mut turns, mut points) = (0, 0);
    for seed in 0..games {
        let Finished { position, actions } = play(Turn::Single, &players, seed);
        turns += u64::from(actions);
        let result = position.result().expect("the game is over");
        points += u64::from(result.totals.values().sum::<u32>());
    }
    (turns / (4 * games), points / (4 * games))
}

#[test]
fn four_normal_seats_take_about_79_turns_and_331_points_each() {
    let (turns, points) = four_alike(NORMAL, 60);
    assert!((74..=84).contains(&turns), "{turns} turns");
    assert!((310..=352).contains(&points), "{points} points");
}

#[test]
fn four_hard_seats_take_about_37_turns_and_160_points_each() {
    let (turns, points) = four_alike(HARD, 100);
    assert!((34..=40).contains(&turns), "{turns} turns");
    assert!((146..=174).contains(&points), "{points} points");
}

/// For the lines beside the levels, and for docs/PERFORMANCE.md.
#[test]
#[ignore = "a measurement"]
fn how_often_each_level_wins_against_the_one_below() {
    for (better, worse) in [(HARD, NORMAL), (NORMAL, EASY)] {
        let won = wins(Turn::Single, &[better, worse], 1000);
        eprintln!("{won} of 1000");
    }
}
