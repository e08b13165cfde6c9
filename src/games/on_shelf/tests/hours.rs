//! One test for each row of the event table, in both modes, by a die that shows it.
use super::given::{customer, dice_that_show};
use super::kit::act;
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::event::{Event, Passed};
use crate::games::on_shelf::goods::{Brand, Category, Item};
use crate::games::on_shelf::hour_events::HourEvent;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::parts::Player;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::setup::Setup;
use crate::games::on_shelf::spaces::{ShelfSpace, Space, StockSpace};
use crate::games::on_shelf::stage::Phase;
use crate::games::on_shelf::store::Store;
use crate::table::{Dice, Eye, Game, Log, Pile, Seat, Seed};

pub(super) const MODES: [Setup; 2] = [Setup::competitive(3), Setup::cooperative(3)];

/// The last turn of an hour: the next begins with a break of whoever is left.
pub(super) fn last_turn(setup: &Setup) -> Position {
    let mut position = Position::deal(setup, Seed(3), &mut Log::default());
    let last = position.start.round(setup.seats).last().unwrap();
    position.phase = Phase::Turn { seat: last };
    position
}

/// Ends the hour; what everybody hears.
pub(super) fn end_hour(position: &mut Position) -> Vec<Event> {
    let (last, mut log) = (position.phase.seat().unwrap(), Log::default());
    position.play(last, Action::Break, &mut log).unwrap();
    position.audit().unwrap();
    log.heard_by(Eye::Public).cloned().collect()
}

/// 10 AM on a Wednesday with a roll that means itself.
fn at_ten(setup: &Setup, row: u32, prepare: impl Fn(&mut Position)) -> (Position, Vec<Event>) {
    let mut position = last_turn(setup);
    prepare(&mut position);
    position.dice = dice_that_show(row);
    let told = end_hour(&mut position);
    let rolled = |event: &Event| matches!(event, Event::HourEvent { die, .. } if *die == row);
    assert!(told.iter().any(rolled), "the die shows {row}: {told:?}");
    let spilled = |event: &Event| matches!(event, Event::SpillageRolled { .. });
    assert!(!told.iter().any(spilled), "F9: only Stock and Fill roll for spillage");
    (position, told)
}

fn cubes(store: &Store) -> usize {
    Space::all().map(|space| store.cubes(space).len()).sum()
}

/// Everybody who is asked takes the last of what is offered; who was asked.
fn all_take_the_last(position: &mut Position) -> Vec<Seat> {
    let mut asked = Vec::new();
    while let Phase::Event(choice) = &position.phase {
        asked.push(choice.seat);
        let all = position.candidates(asked[asked.len() - 1], &mut Dice::new(Seed(0)));
        act(position, *all.last().unwrap()).unwrap();
        position.audit().unwrap();
    }
    asked
}

fn in_order(position: &Position) -> Vec<Seat> {
    position.start.round(position.seats()).collect()
}

fn next_up(position: &mut Position, id: &str) {
    let mut cards = position.entrance.cards().to_vec();
    let wanted = customer(id);
    for pile in [&mut cards, &mut position.line] {
        pile.retain(|card| *card != wanted);
    }
    for seat in Seat::all(position.seats()) {
        if position.players[seat].dealt == Some(wanted) {
            position.players[seat].dealt = cards.pop();
        }
    }
    while position.line.len() < 3 {
        position.line.push(cards.pop().unwrap());
    }
    cards.push(wanted);
    position.entrance = Pile::new(cards);
}

#[test]
fn row_1_everybody_brings_a_cube_into_stock_in_turn_order() {
    for setup in MODES {
        let (mut position, _) = at_ten(&setup, 1, |_| {});
        let (before, index) = (cubes(&position.store), position.standing(Seat::new(0)));
        assert_eq!(all_take_the_last(&mut position), in_order(&position));
        assert_eq!(cubes(&position.store), before + 3);
        assert_eq!(position.standing(Seat::new(0)), index, "events are no jobs");
        assert!(matches!(position.phase, Phase::Turn { seat } if seat == position.start));
    }
}

#[test]
fn row_2_everybody_moves_a_cube_and_whoever_cannot_is_passed_over() {
    for setup in MODES {
        let (position, told) = at_ten(&setup, 2, |position| {
            position.store = Store::empty();
            position.store.place(Brand::Red, StockSpace::new(Category::Wine, Brand::Blue));
        });
        let moved = told.iter().filter(|event| matches!(event, Event::Moved { .. })).count();
        let passed =
            |event: &&Event| matches!(event, Event::PassedOver { why: Passed::Impossible, .. });
        assert_eq!((moved, told.iter().filter(passed).count()), (1, 2), "one move, made unasked");
        assert_eq!(position.store.shelf_count(Item::new(Category::Wine, Brand::Red)), 1);
        assert!(matches!(position.phase, Phase::Turn { .. }));
    }
}

#[test]
fn row_3_a_job_of_the_hand_may_be_traded_or_not() {
    for setup in MODES {
        let (mut position, _) = at_ten(&setup, 3, |position| {
            for seat in Seat::all(2) {
                position.players[seat].pile = vec![Job::Floor, Job::Stock];
            }
            position.phase = Phase::Turn { seat: Seat::new(2) };
            position.start = Seat::new(0);
            position.discs = vec![Seat::new(2), Seat::new(1), Seat::new(0)];
        });
        let first = position.phase.seat().unwrap();
        act(&mut position, Action::Trade { give: Job::Clean, take: Job::Floor }).unwrap();
        assert_eq!(position.players[first].pile, [Job::Clean, Job::Stock]);
        let other = position.phase.seat().unwrap();
        act(&mut position, Action::Decline).unwrap();
        assert_eq!(position.players[other].pile, [Job::Floor, Job::Stock]);
        assert!(matches!(position.phase, Phase::Turn { .. }), "the third has nothing to trade");
    }
}

#[test]
fn row_4_three_bottles_come_back() {
    for setup in MODES {
        let (position, told) = at_ten(&setup, 4, |position| {
            position.store = Store::empty();
            next_up(position, "C43");
        });
        assert!(told.contains(&Event::TurnedUp { customer: customer("C43") }));
        for item in customer("C43").symbols() {
            assert_eq!(position.store.shelf_count(item), 1, "{item} is back");
        }
        assert_eq!(position.exit.last(), Some(&customer("C43")));
    }
}

#[test]
fn row_5_a_cube_of_the_store_may_be_swapped() {
    for setup in MODES {
        let red = StockSpace::new(Category::Beer, Brand::Red);
        let (mut position, _) = at_ten(&setup, 5, |position| {
            position.store = Store::empty();
            position.store.place(Brand::Red, red);
        });
        let space = Space::Stock(red);
        let swap = Action::Swap { space, out: Brand::Red, into: Brand::Black };
        act(&mut position, swap).unwrap();
        assert_eq!(position.store.cubes(space), [Brand::Black]);
        act(&mut position, Action::Decline).unwrap();
        act(&mut position, Action::Decline).unwrap();
        assert!(matches!(position.phase, Phase::Turn { .. }));
    }
}

#[test]
fn row_6_a_rush_hour_by_hands_or_by_the_line() {
    let (mut position, told) = at_ten(&MODES[0], 6, |_| {});
    assert!(told.contains(&Event::RushBegins { extra: true, order: in_order(&position) }));
    for _ in 0..3 {
        let seat = position.phase.seat().unwrap();
        let own = position.players[seat].customers().next().unwrap();
        act(&mut position, Action::Serve(own)).unwrap();
        act(&mut position, Action::Done { identification: false }).unwrap();
        assert!(!position.players[seat].has_customers());
    }
    assert!(matches!(position.phase, Phase::Turn { seat } if seat == position.start));

    let (mut team, told) = at_ten(&MODES[1], 6, |_| {});
    let hands: Vec<_> = team.players.values().flat_map(Player::customers).collect();
    if matches!(team.phase, Phase::Rush(_)) {
        act(&mut team, Action::Done { identification: false }).unwrap();
    }
    let left: Vec<_> = team.players.values().flat_map(Player::customers).collect();
    assert_eq!(left, hands, "a team serves the line, not its hands");
    assert_eq!((team.exit.len(), team.line.len()), (1, 3), "{told:?}");
}

#[test]
fn row_7_bottles_break_in_stock_and_block_what_is_left_empty() {
    for setup in MODES {
        let black = StockSpace::new(Category::Beer, Brand::Black);
        let (position, _) = at_ten(&setup, 7, |position| {
            position.store = Store::empty();
            position.store.place(Brand::Black, black);
            position.store.place(Brand::Blue, StockSpace::new(Category::Wine, Brand::Blue));
            position.store.place(Brand::Blue, StockSpace::new(Category::Wine, Brand::Blue));
            next_up(position, "C43");
        });
        assert!(position.store.has_drop(Space::Stock(black)));
        assert_eq!(position.store.stock_count(Item::new(Category::Wine, Brand::Blue)), 1);
        assert_eq!(position.store.scrub(), 4);
    }
}

#[test]
fn row_8_bottles_break_on_the_shelves_and_each_blocks_its_space() {
    for setup in MODES {
        let shelf = ShelfSpace::new(Category::Liquor, Brand::Red, 1);
        let (position, _) = at_ten(&setup, 8, |position| {
            position.store = Store::empty();
            position.store.place_on_shelf(Brand::Red, shelf);
            next_up(position, "C43");
        });
        assert!(position.store.has_drop(Space::Shelf(shelf)));
        assert_eq!(position.store.scrub(), 4);
    }
}

#[test]
fn row_9_a_job_of_every_hand_is_out_of_order_until_the_hour_ends() {
    for setup in MODES {
        let (mut position, _) = at_ten(&setup, 9, |_| {});
        for player in position.players.values() {
            assert!(player.set_aside.is_some_and(|job| !player.hand().contains(&job)));
        }
        for _ in 0..3 {
            act(&mut position, Action::Break).unwrap();
        }
        assert_eq!(position.hour.of_day(), 11);
        assert!(position.players.values().all(|player| player.set_aside.is_none()), "F4");
    }
}

#[test]
fn row_10_a_fire_alarm_sends_everybody_on_a_break() {
    for setup in MODES {
        let (position, told) = at_ten(&setup, 10, |position| {
            position.players[Seat::new(1)].pile = vec![Job::Fill, Job::Floor];
        });
        let breaks = told.iter().filter(|event| matches!(event, Event::TookBreak { .. })).count();
        assert!(breaks >= 4, "the last of 9 AM and all three of 10 AM: {told:?}");
        assert!(position.hour.of_day() >= 11);
        assert!(position.players.values().all(|player| player.pile.is_empty()));
    }
}

#[test]
fn row_11_whoever_holds_the_item_sends_one_away() {
    for setup in MODES {
        let (mut position, told) = at_ten(&setup, 11, |position| {
            next_up(position, "C53");
            let mut cards = position.entrance.cards().to_vec();
            let holders = [("C44", 0), ("C31", 1), ("C40", 2)];
            for (id, at) in holders {
                let (seat, wanted) = (Seat::new(at), customer(id));
                next_up(position, id);
                cards = position.entrance.cards().to_vec();
                assert_eq!(cards.pop(), Some(wanted));
                cards.splice(0..0, position.players[seat].dealt.replace(wanted));
                position.entrance = Pile::new(cards.clone());
            }
            next_up(position, "C53");
            drop(cards);
        });
        assert!(told.contains(&Event::TurnedUp { customer: customer("C53") }), "{told:?}");
        let open = setup.is_cooperative();
        assert_eq!(matches!(position.phase, Phase::Event(_)), !open, "open hands without a choice");
        while let Phase::Event(choice) = &position.phase {
            let seat = choice.seat;
            let own = position.players[seat].dealt.unwrap();
            act(&mut position, Action::Reject(own)).unwrap();
        }
        let left: Vec<bool> = position.players.values().map(|p| p.dealt.is_some()).collect();
        assert_eq!(left, [false, true, false], "only the Dinner-party cook wants no black wine");
    }
}

#[test]
fn row_12_an_item_leaves_the_store_for_the_day() {
    for setup in MODES {
        let (position, _) = at_ten(&setup, 12, |position| {
            position.store = Store::empty();
            position.store.place(Brand::Red, StockSpace::new(Category::Wine, Brand::Black));
            next_up(position, "C34");
        });
        let red = Item::new(Category::Wine, Brand::Red);
        assert_eq!(position.store.stopped(), [red]);
        assert_eq!((cubes(&position.store), position.store.in_box(Brand::Red)), (0, 9));
        let again = Event::StoppedAlready { item: red };
        let mut log = Log::default();
        let mut position = position;
        next_up_from_exit(&mut position, "C34");
        position.begin_event(HourEvent::SalesStop, &mut log);
        assert!(log.heard_by(Eye::Public).any(|event| *event == again));
    }
}

fn next_up_from_exit(position: &mut Position, id: &str) {
    position.exit.retain(|card| *card != customer(id));
    position.entrance.put(customer(id));
}
