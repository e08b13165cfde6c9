//! The course of the day: the checks of the rule book that have no vector, and its refusals.
use super::given::customer;
use super::hours::{MODES, end_hour, last_turn};
use super::kit::act;
use crate::games::on_shelf::action::{Action, Bottle};
use crate::games::on_shelf::clock::Hour;
use crate::games::on_shelf::event::{BreakCause, Event};
use crate::games::on_shelf::goods::{Brand, Category};
use crate::games::on_shelf::hour_events::HourEvent;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::parts::Player;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::Prompt;
use crate::games::on_shelf::setup::{Mode, Setup};
use crate::games::on_shelf::spaces::{ShelfSpace, Space, StockSpace};
use crate::games::on_shelf::stage::{EventChoice, Phase};
use crate::games::on_shelf::store::Store;
use crate::table::{Dice, Eye, Game, Log, Pending, Pile, Rejected, Seat, Seed};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const DONE: Action = Action::Done { identification: false };

fn hour(of_day: u8) -> Hour {
    Hour::try_from(of_day).unwrap()
}

/// Seat A begins; it is 10 AM.
fn at_work(setup: &Setup) -> Position {
    let setup = Setup { first: Some(A), ..setup.clone() };
    let mut position = Position::deal(&setup, Seed(5), &mut Log::default());
    position.hour = hour(10);
    position
}

/// Sends a seat's customers to the exit.
fn without_customers(position: &mut Position, seat: Seat) {
    let player = &mut position.players[seat];
    position.exit.extend(player.dealt.take().into_iter().chain(player.taken.drain(..)));
}

fn asked(position: &mut Position, event: HourEvent) {
    let choice = EventChoice { event, seat: A, waiting: Vec::new(), customer: None, symbol: 0 };
    position.phase = Phase::Event(choice);
}

#[test]
fn f1_f2_seats_without_customers_are_skipped_and_the_lowest_starts_after_a_rush() {
    let mut position = last_turn(&Setup { first: Some(A), ..MODES[0].clone() });
    position.hour = hour(11);
    without_customers(&mut position, B);
    let told = end_hour(&mut position);
    let order = vec![A, Seat::new(2)];
    assert!(told.contains(&Event::RushBegins { extra: false, order: order.clone() }), "{told:?}");
    // Poor as it may be, it must be played: there is nothing to decline with.
    assert_eq!(act(&mut position, Action::Decline), Err(Illegal::NotNow));
    for seat in order {
        assert_eq!(position.phase.seat(), Some(seat));
        let own = position.players[seat].dealt.unwrap();
        act(&mut position, Action::Serve(own)).unwrap();
        act(&mut position, DONE).unwrap();
    }
    let lowest = Seat::all(3).map(|seat| position.players[seat].csi).min().unwrap();
    assert_eq!(position.players[position.start].csi, lowest);
    assert_eq!((position.phase.seat(), position.hour), (Some(position.start), hour(12)));
}

#[test]
fn f3_with_an_empty_hand_only_a_break_is_possible_and_happens_by_itself() {
    let mut position = last_turn(&Setup { first: Some(A), ..MODES[0].clone() });
    position.players[A].pile = Job::ALL.to_vec();
    position.hour = hour(18);
    let told = end_hour(&mut position);
    let forced = Event::TookBreak { seat: A, jobs: Job::ALL.to_vec(), cause: BreakCause::NoJob };
    assert!(told.contains(&forced), "{told:?}");
}

#[test]
fn a_seat_whose_only_card_is_pre_order_is_asked_although_nothing_is_in_stock() {
    let mut position = at_work(&MODES[0]);
    position.store = Store::empty();
    position.phase = Phase::Turn { seat: Seat::new(2) };
    position.start = Seat::new(2);
    position.players[A].pile = Job::ALL.into_iter().filter(|job| *job != Job::PreOrder).collect();
    act(&mut position, Action::Break).unwrap();
    assert_eq!(position.phase, Phase::Turn { seat: A }, "skipping would tell its customers");
    act(&mut position, Action::Play(Job::PreOrder)).unwrap();
    let own = position.players[A].dealt.unwrap();
    let refusal = Illegal::NothingInStock { customer: own };
    assert_eq!(act(&mut position, Action::Serve(own)), Err(refusal));
    act(&mut position, Action::PutBack).unwrap();
    assert_eq!(position.phase, Phase::Turn { seat: A });
    assert!(position.players[A].holds(Job::PreOrder));
}

#[test]
fn with_open_customers_a_pre_order_without_goods_is_refused_at_once() {
    let open = Mode::Competitive { open_customers: true, line_leaves_hourly: false };
    let mut position = at_work(&Setup { mode: open, ..MODES[0].clone() });
    position.store = Store::empty();
    let refusal = Illegal::NoneInStock { customers: 1 };
    assert_eq!(act(&mut position, Action::Play(Job::PreOrder)), Err(refusal));
}

#[test]
fn f5_an_empty_entrance_is_filled_from_the_exit_and_nothing_else() {
    let mut position = at_work(&Setup { module: true, ..MODES[0].clone() });
    position.exit = position.entrance.cards().to_vec();
    position.entrance = Pile::default();
    let hands: Vec<_> = position.players.values().flat_map(Player::customers).collect();
    act(&mut position, Action::Play(Job::Clean)).unwrap();
    act(&mut position, DONE).unwrap();
    assert_eq!(position.audit(), Ok(()));
    assert!(position.exit.is_empty() && position.line.len() == 3);
    assert!(hands.iter().all(|card| !position.entrance.cards().contains(card)));
}

#[test]
fn f6_customers_served_decide_between_equals_and_then_nobody() {
    let mut position = last_turn(&MODES[0]);
    position.hour = hour(19);
    for (at, served) in (0..).zip([1, 2, 2]) {
        without_customers(&mut position, Seat::new(at));
        position.players[Seat::new(at)].csi = 40;
        position.players[Seat::new(at)].served = served;
    }
    end_hour(&mut position);
    let Pending::Over(places) = position.pending() else { panic!("the day is over") };
    assert_eq!(places.values().copied().collect::<Vec<_>>(), [3, 1, 1]);
}

#[test]
fn f7_an_extra_rush_hour_at_6_pm_finds_the_start_seat_again() {
    let mut position = at_work(&MODES[0]);
    position.hour = hour(18);
    position.begin_event(HourEvent::ExtraRush, &mut Log::default());
    while let Phase::Rush(rush) = &position.phase {
        let own = position.players[rush.seat].dealt.unwrap();
        act(&mut position, Action::Serve(own)).unwrap();
        act(&mut position, DONE).unwrap();
    }
    let lowest = Seat::all(3).map(|seat| position.players[seat].csi).min().unwrap();
    assert_eq!(position.players[position.start].csi, lowest);
    assert_eq!(position.phase, Phase::Turn { seat: position.start });
}

#[test]
fn a_team_below_its_goal_has_no_winner_and_one_at_it_has_no_loser() {
    for (team, place) in [(99, 2), (100, 1)] {
        let mut position = last_turn(&MODES[1]);
        position.hour = hour(19);
        position.store = Store::empty();
        position.team = team;
        end_hour(&mut position);
        let Pending::Over(places) = position.pending() else { panic!("the day is over") };
        assert!(places.values().all(|other| *other == place), "{team}: {places:?}");
        let result = position.result().unwrap().team.unwrap();
        assert_eq!(
            (result.won(), result.missing()),
            (place == 1, 100 - u32::try_from(team).unwrap())
        );
    }
}

#[test]
fn the_hourly_option_sends_the_leftmost_customer_away() {
    let hasty = Mode::Competitive { open_customers: false, line_leaves_hourly: true };
    let mut position = last_turn(&Setup { mode: hasty, ..MODES[0].clone() });
    let line = position.line.clone();
    let told = end_hour(&mut position);
    assert!(told.contains(&Event::LeftLine { customer: line[0] }));
    assert_eq!(position.line[..2], line[1..]);
}

#[test]
fn a_refused_space_is_one_the_store_does_not_have() {
    let mut position = at_work(&MODES[0]);
    position.store = Store::empty();
    let from = StockSpace::new(Category::Liquor, Brand::Red);
    position.store.place(Brand::Red, from);
    act(&mut position, Action::Play(Job::Fill)).unwrap();
    let to = ShelfSpace::new(Category::Liquor, Brand::Red, 2);
    let refused = act(&mut position, Action::Move { brand: Brand::Red, from, to });
    assert_eq!(refused, Err(Illegal::BadSpace { space: Space::Shelf(to) }));
    assert_eq!(
        refused.unwrap_err().to_string(),
        "The store has no such space as the red liquor shelf, space 2."
    );
}

#[test]
fn only_a_job_of_the_own_pile_can_be_traded_for() {
    let mut position = at_work(&MODES[0]);
    position.players[A].pile = vec![Job::Stock];
    asked(&mut position, HourEvent::Substitute);
    let trade = Action::Trade { give: Job::Clean, take: Job::Fill };
    assert_eq!(act(&mut position, trade), Err(Illegal::NotInDiscard { job: Job::Fill }));
}

#[test]
fn only_a_cube_that_stands_there_can_be_swapped_or_sold() {
    let mut position = at_work(&MODES[0]);
    position.store = Store::empty();
    asked(&mut position, HourEvent::Inventory);
    let space = Space::Stock(StockSpace::new(Category::Beer, Brand::Red));
    let refusal = Illegal::NotThere { brand: Brand::Red, space };
    let swap = Action::Swap { space, out: Brand::Red, into: Brand::Blue };
    assert_eq!(act(&mut position, swap), Err(refusal));
    position.phase = Phase::Turn { seat: A };
    let own = position.players[A].dealt.unwrap();
    act(&mut position, Action::Play(Job::CheckOut)).unwrap();
    act(&mut position, Action::Serve(own)).unwrap();
    let symbol = own.symbols()[0];
    let space = Space::Stock(StockSpace::new(symbol.category, symbol.brand));
    let bottle = Some(Bottle { brand: symbol.brand, space });
    let refusal = Illegal::NotThere { brand: symbol.brand, space };
    assert_eq!(act(&mut position, Action::Sell { line: 0, bottle }), Err(refusal));
}

#[test]
fn nobody_acts_out_of_turn() {
    let mut position = at_work(&MODES[0]);
    let refused = position.play(B, Action::Break, &mut Log::default());
    assert_eq!(refused, Err(Rejected::NotYourTurn { pending: vec![A] }));
}

#[test]
fn nothing_rolls_draws_or_refills_before_done() {
    let mut position = at_work(&MODES[0]);
    let (dice, line) = (position.dice.clone(), position.line.clone());
    act(&mut position, Action::Play(Job::Stock)).unwrap();
    act(&mut position, Action::Deliver(Category::Beer)).unwrap();
    act(&mut position, Action::FillUp).unwrap();
    assert_eq!((&position.dice, &position.line), (&dice, &line));
    act(&mut position, DONE).unwrap();
    assert_ne!((&position.dice, &position.line), (&dice, &line));
}

#[test]
fn fill_up_finishes_a_job_in_one_press_and_as_it_was_previewed() {
    for seed in 0..40 {
        let mut position = Position::deal(&MODES[0], Seed(seed), &mut Log::default());
        let first = [Job::Stock, Job::Fill, Job::Floor][usize::try_from(seed % 3).unwrap()];
        act(&mut position, Action::Play(first)).unwrap();
        match first {
            Job::Stock => act(&mut position, Action::Deliver(Category::Wine)).unwrap(),
            Job::Floor => {
                let customer = position.line[1];
                act(&mut position, Action::Take(customer)).unwrap();
            }
            _ => {}
        }
        let cubes = match position.prompt() {
            Prompt::Stock(prompt) => prompt.fill_up.len(),
            Prompt::Fill(prompt) => prompt.fill_up.len(),
            Prompt::Floor(prompt) => prompt.fill_up.len(),
            other => panic!("{other:?}"),
        };
        if cubes > 0 {
            let left = u32::try_from(cubes).unwrap();
            assert_eq!(act(&mut position, DONE), Err(Illegal::MustContinue { left }));
            act(&mut position, Action::FillUp).unwrap();
        }
        act(&mut position, DONE).unwrap();
    }
}

#[test]
fn fill_up_serves_own_customers_first_and_own_slots_before_gray() {
    let mut position = at_work(&MODES[0]);
    position.store = Store::empty();
    // C34 asks for two red wines; everybody saw it taken.
    for pile in [&mut position.line, &mut position.exit] {
        pile.retain(|card| *card != customer("C34"));
    }
    position.players[A].taken = vec![customer("C34")];
    act(&mut position, Action::Play(Job::Stock)).unwrap();
    act(&mut position, Action::Deliver(Category::Wine)).unwrap();
    let Prompt::Stock(prompt) = position.prompt() else { panic!("cubes are placed") };
    let red = StockSpace::new(Category::Wine, Brand::Red);
    assert_eq!(prompt.fill_up[..2], [(Brand::Red, red), (Brand::Red, red)]);
}

#[test]
fn every_job_done_and_every_break_taken_is_counted() {
    for setup in [Setup::competitive(4), Setup::cooperative(3)] {
        let (mut dice, mut log) = (Dice::new(Seed(5)), Log::default());
        let mut position = Position::deal(&setup, Seed(5), &mut log);
        while let Pending::Seats(pending) = position.pending() {
            let all = position.candidates(pending[0], &mut dice);
            let action = *dice.pick(&all).expect("somebody has a choice");
            position.apply(pending[0], action, &mut log);
        }
        let told = log.entries().iter().map(|entry| &entry.event);
        for (seat, player) in position.view(Eye::Public).players.iter() {
            let mut done: Vec<Job> = Vec::new();
            let mut breaks = 0;
            for event in told.clone() {
                match event {
                    Event::Played { seat: who, job } if *who == seat => done.push(*job),
                    Event::Repeats { seat: who, job, .. } if *who == seat => {
                        done.extend([*job, Job::Supervisor]);
                    }
                    Event::PutBack { seat: who, job } if *who == seat => {
                        done.truncate(done.len() - if *job == Job::Supervisor { 2 } else { 1 });
                    }
                    Event::TookBreak { seat: who, .. } if *who == seat => breaks += 1,
                    _ => {}
                }
            }
            assert_eq!(player.worked.breaks, breaks);
            for job in Job::ALL {
                let times = done.iter().filter(|other| **other == job).count();
                assert_eq!(player.worked.times(job) as usize, times, "{job} of {seat:?}");
            }
        }
    }
}
