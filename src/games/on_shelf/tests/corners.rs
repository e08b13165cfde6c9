//! Corners that no example of the rule book reaches. Most were found by changing the rules and seeing nobody notice
//! (docs/MUTANTS.md).
use super::given::{customer, dice_that_show};
use super::hours::{MODES, end_hour, last_turn};
use super::kit::act;
use crate::games::on_shelf::action::{Action, Bottle};
use crate::games::on_shelf::clock::{Hour, Weekday};
use crate::games::on_shelf::customers::CustomerId;
use crate::games::on_shelf::event::{Event, Passed};
use crate::games::on_shelf::goods::{Brand, Category, Item};
use crate::games::on_shelf::hour_events::HourEvent;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::{PlaceOffer, Prompt, SalePrompt};
use crate::games::on_shelf::sale::{How, SaleKind};
use crate::games::on_shelf::scoring::Source;
use crate::games::on_shelf::setup::{Mode, Setup};
use crate::games::on_shelf::spaces::{ShelfSpace, Space, StockSpace};
use crate::games::on_shelf::stage::{EventChoice, Phase, Stage};
use crate::games::on_shelf::store::Store;
use crate::games::on_shelf::view::Dealt;
use crate::table::conformance::moments;
use crate::table::{Dice, Eye, Game, Log, Save, Seat, Seed};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// Seat A begins; it is 10 AM.
fn at_work(setup: &Setup) -> Position {
    let setup = Setup { first: Some(A), ..setup.clone() };
    let mut position = Position::deal(&setup, Seed(5), &mut Log::default());
    position.hour = Hour::try_from(10).unwrap();
    position
}

fn earned(position: &Position, seat: Seat) -> i32 {
    position.view(Eye::Public).players[seat].earned.iter().map(|(_, csi)| csi).sum()
}

#[test]
fn what_cannot_be_lost_at_index_0_is_not_written_down_as_lost() {
    let mut position = at_work(&MODES[0]);
    let mut log = Log::default();
    position.score(A, &[(Source::PreOrder, -2)], &mut log);
    assert_eq!((position.standing(A), earned(&position, A)), (0, 0));
    assert_eq!(log.entries().len(), 0, "nothing happened");
    position.score(A, &[(Source::CheckOut, 3)], &mut log);
    position.score(A, &[(Source::CheckOut, 1), (Source::Identification, -6)], &mut log);
    let view = position.view(Eye::Public);
    assert_eq!(view.players[A].earned.of(Source::CheckOut), 4);
    assert_eq!(view.players[A].earned.of(Source::Identification), -4, "as far as 0");
    assert_eq!(earned(&position, A), position.standing(A));
}

#[test]
fn a_team_may_fall_below_0_and_all_of_it_is_lost() {
    let mut position = at_work(&MODES[1]);
    let before = position.standing(A);
    position.score(A, &[(Source::Rush, -500)], &mut Log::default());
    assert_eq!(position.standing(A), before - 500);
    assert_eq!(position.view(Eye::Public).players[A].earned.of(Source::Rush), -500);
}

#[test]
fn what_was_earned_adds_up_to_the_index_on_any_day() {
    for seed in 0..20 {
        let setup = Setup { module: true, ..Setup::competitive(4) };
        let mut position = Position::deal(&setup, Seed(seed), &mut Log::default());
        let mut dice = Dice::new(Seed(seed));
        let began: Vec<i32> = Seat::all(4).map(|seat| position.standing(seat)).collect();
        while let Some(seat) = position.phase.seat() {
            let all = position.candidates(seat, &mut dice);
            position.apply(seat, *dice.pick(&all).unwrap(), &mut Log::default());
        }
        for seat in Seat::all(4) {
            let index = position.standing(seat) - began[seat.index()];
            assert_eq!(earned(&position, seat), index, "deal {seed}");
        }
    }
}

#[test]
fn only_a_team_wins_and_loses_together() {
    assert!(!Position::together(&MODES[0]));
    assert!(Position::together(&MODES[1]));
}

#[test]
fn jobs_are_done_before_everybodys_eyes_and_a_sale_is_not() {
    let mut position = at_work(&MODES[0]);
    assert!(position.blind(A, &Action::Break), "job hands are open");
    act(&mut position, Action::Play(Job::CheckOut)).unwrap();
    let own = position.players[A].dealt.unwrap();
    assert!(!position.blind(A, &Action::Serve(own)), "the customer is not");
}

#[test]
fn a_customer_that_was_dealt_is_a_back_to_the_others() {
    let position = at_work(&MODES[0]);
    let own = position.players[A].dealt.unwrap();
    let dealt = |eye| position.view(eye).players[A].customers.dealt;
    assert_eq!(dealt(Eye::Seat(A)), Dealt::Face(own));
    assert_eq!(dealt(Eye::Seat(B)), Dealt::Back);
    assert_eq!(dealt(Eye::Public), Dealt::Back);
}

#[test]
fn another_customer_may_be_served_instead_until_done() {
    let mut position = at_work(&MODES[0]);
    let own = position.players[A].dealt.unwrap();
    let other = position.line[0];
    position.take_customer(A, other, &mut Log::default());
    act(&mut position, Action::Play(Job::CheckOut)).unwrap();
    act(&mut position, Action::Serve(own)).unwrap();
    let all = position.candidates(A, &mut Dice::new(Seed(1)));
    assert!(all.contains(&Action::Serve(other)), "{all:?}");
    assert!(!all.contains(&Action::Serve(own)), "that one is being served");
}

#[test]
fn a_pre_order_is_quoted_where_stock_holds_a_bottle_and_refused_where_it_does_not() {
    let mut position = at_work(&MODES[0]);
    position.store = Store::empty();
    let wanted = customer("C43");
    let quote = |position: &Position| position.view(Eye::Public).quote(SaleKind::PreOrder, wanted);
    assert_eq!(quote(&position).unwrap_err(), Illegal::NothingInStock { customer: wanted });
    let symbol = wanted.symbols()[0];
    position.store.place(symbol.brand, StockSpace::new(symbol.category, symbol.brand));
    assert!(quote(&position).is_ok());
}

#[test]
fn a_place_in_stock_is_called_by_its_goods() {
    let space = StockSpace::new(Category::Wine, Brand::Red);
    assert_eq!(space.to_string(), format!("the {} stock", space.item()));
}

#[test]
fn whoever_comes_later_sees_which_event_the_hour_began_with() {
    for setup in MODES {
        let mut position = last_turn(&setup);
        position.dice = dice_that_show(6);
        end_hour(&mut position);
        let top = position.view(Eye::Public).top.expect("an event hour");
        assert_eq!((top.die, top.event.row()), (6, 6));
    }
}

#[test]
fn nobody_is_asked_to_take_stock_of_an_empty_store() {
    let mut position = last_turn(&MODES[0]);
    position.store = Store::empty();
    position.dice = dice_that_show(5);
    let told = end_hour(&mut position);
    let passed =
        |event: &&Event| matches!(event, Event::PassedOver { why: Passed::Impossible, .. });
    assert_eq!(told.iter().filter(passed).count(), 3, "{told:?}");
    assert!(matches!(position.phase, Phase::Turn { .. }));
}

#[test]
fn the_sale_of_a_rush_hour_is_seen_by_its_seat_alone_until_done() {
    let mut position = at_work(&MODES[0]);
    position.begin_rush(false, &mut Log::default());
    let own = position.players[A].dealt.unwrap();
    act(&mut position, Action::Serve(own)).unwrap();
    let sale = |eye| match position.view(eye).stage {
        Stage::Rush(rush) => rush.sale,
        other => panic!("{other:?}"),
    };
    assert_eq!(sale(Eye::Seat(A)).unwrap().customer, own);
    assert_eq!((sale(Eye::Seat(B)), sale(Eye::Public)), (None, None));
}

#[test]
fn where_customers_lie_open_a_rush_hour_without_a_choice_is_played_unasked() {
    let open = Mode::Competitive { open_customers: true, line_leaves_hourly: false };
    let mut position = at_work(&Setup { mode: open, ..MODES[0].clone() });
    position.store = Store::empty();
    let mut log = Log::default();
    position.begin_rush(false, &mut log);
    let served = log.heard_by(Eye::Public).filter(|event| matches!(event, Event::Sold { .. }));
    assert_eq!(served.count(), 3);
    assert!(matches!(position.phase, Phase::Turn { .. }), "{:?}", position.phase);
}

#[test]
fn only_hidden_customers_are_ruled_out_when_nobody_rejects_one() {
    let turned_up = customer("C43");
    for (setup, hidden) in [(&MODES[0], true), (&MODES[1], false)] {
        let mut position = at_work(setup);
        let item = turned_up.leftmost();
        let (with, without): (Vec<CustomerId>, Vec<CustomerId>) =
            CustomerId::all().partition(|own| own.shows(item));
        let asked = Seat::new(2);
        for (seat, dealt) in [(A, Some(without[0])), (B, None), (asked, Some(with[0]))] {
            position.players[seat].dealt = dealt;
            position.players[seat].taken.clear();
        }
        let (event, customer) = (HourEvent::RejectedCustomer, Some(turned_up));
        let choice = EventChoice { event, seat: asked, waiting: vec![A, B], customer, symbol: 0 };
        position.phase = Phase::Event(choice);
        act(&mut position, Action::Reject(with[0])).unwrap();
        assert_eq!(position.players[A].ruled_out.len(), usize::from(hidden), "nobody asks a team");
        assert!(position.players[B].ruled_out.is_empty(), "there is nothing hidden");
    }
}

#[test]
fn a_symbol_is_dealt_with_where_there_is_such_a_bottle_and_nowhere_else() {
    let mut position = at_work(&MODES[0]);
    position.store = Store::empty();
    let turned_up = customer("C43");
    let symbol = turned_up.symbols()[0];
    let home = StockSpace::new(symbol.category, symbol.brand);
    position.store.place(symbol.brand, home);
    let event = HourEvent::SpillageInStock;
    let customer = Some(turned_up);
    let choice = EventChoice { event, seat: A, waiting: Vec::new(), customer, symbol: 0 };
    position.phase = Phase::Event(choice);
    let elsewhere = Brand::ALL.into_iter().find(|brand| *brand != symbol.brand).unwrap();
    let space = Space::Stock(StockSpace::new(symbol.category, elsewhere));
    assert_eq!(act(&mut position, Action::Choose(space)), Err(Illegal::NoChoice { space }));
    act(&mut position, Action::Choose(Space::Stock(home))).unwrap();
}

#[test]
fn on_the_floor_a_customer_is_taken_before_anything_is_placed() {
    let mut position = at_work(&MODES[0]);
    act(&mut position, Action::Play(Job::Floor)).unwrap();
    let space = StockSpace::new(Category::Wine, Brand::Red);
    let early = [Action::Place { brand: Brand::Red, space }, Action::FillUp];
    for action in early {
        assert_eq!(act(&mut position, action), Err(Illegal::ChooseFirst));
    }
}

#[test]
fn on_the_floor_exactly_the_symbols_fail_for_which_nothing_can_be_placed() {
    let mut position = at_work(&MODES[0]);
    position.store = Store::empty();
    for space in StockSpace::row(Category::Wine) {
        position.store.spill(Space::Stock(space));
    }
    let mixed = |own: &CustomerId| {
        let wines = own.symbols().iter().filter(|item| item.category == Category::Wine).count();
        (1..3).contains(&wines)
    };
    let guest = CustomerId::all().find(mixed).unwrap();
    position.line[0] = guest;
    act(&mut position, Action::Play(Job::Floor)).unwrap();
    act(&mut position, Action::Take(guest)).unwrap();
    let Prompt::Floor(prompt) = position.prompt() else { panic!("cubes are placed") };
    for symbol in prompt.symbols {
        assert_eq!(symbol.fails, symbol.item.category == Category::Wine, "{symbol:?}");
    }
}

#[test]
fn fill_up_puts_a_bottle_on_its_own_shelf_before_that_of_a_stopped_neighbour() {
    for near in Brand::Red.similar() {
        let mut position = at_work(&MODES[0]);
        position.store = Store::empty();
        position.store.place(Brand::Red, StockSpace::new(Category::Wine, Brand::Red));
        position.store.stop(Item::new(Category::Wine, near));
        act(&mut position, Action::Play(Job::Fill)).unwrap();
        let Prompt::Fill(prompt) = position.prompt() else { panic!("cubes are moved") };
        let shelves: Vec<Brand> = prompt.fill_up.iter().map(|(_, _, to)| to.brand).collect();
        assert_eq!(shelves, [Brand::Red], "{near:?} is stopped");
    }
}

/// The shelf comes before stock for a similar bottle too, also when another line gives its bottle up.
#[test]
fn a_similar_bottle_comes_from_the_shelf_as_soon_as_one_is_left_there() {
    let mut position = at_work(&MODES[0]);
    position.store = Store::empty();
    let shelf = ShelfSpace::new(Category::Beer, Brand::Yellow, 1);
    let stock = StockSpace::new(Category::Beer, Brand::Yellow);
    position.store.place_on_shelf(Brand::Yellow, shelf);
    position.store.place(Brand::Yellow, stock);
    // Two white beers, and white is nowhere.
    let wanted = customer("C01");
    position.players[A].taken = vec![wanted];
    act(&mut position, Action::Play(Job::CheckOut)).unwrap();
    act(&mut position, Action::Serve(wanted)).unwrap();
    act(&mut position, Action::Sell { line: 0, bottle: None }).unwrap();
    let Prompt::Sale(prompt) = position.prompt() else { panic!("a sale is asked about") };
    let line = &prompt.sheet.unwrap().lines[1];
    let bottle = Bottle { brand: Brand::Yellow, space: Space::Shelf(shelf) };
    assert_eq!((line.bottle, line.worth), (Some((bottle, How::SimilarShelf)), 2));
    assert!(line.choices.iter().any(|choice| choice.bottle == line.bottle), "it can be kept");
    let csi = position.players[A].csi;
    act(&mut position, Action::Done { identification: false }).unwrap();
    assert_eq!(position.players[A].csi - csi, 2);
    assert_eq!(position.store.stock(stock).count(Brand::Yellow), 1);
}

/// Whatever is chosen, no line of a sale breaks a rule that its own choice was checked against.
#[test]
fn every_line_of_a_sale_in_the_making_is_one_of_its_choices() {
    let mut seen = 0;
    for setup in [Setup { day: Weekday::Saturday, ..Setup::competitive(4) }, Setup::cooperative(5)]
    {
        for seed in 0..40 {
            for position in moments::<Position>(&setup, seed, usize::MAX) {
                if position.phase.seat().is_none() {
                    continue;
                }
                let Prompt::Sale(SalePrompt { sheet: Some(sheet), .. }) = position.prompt() else {
                    continue;
                };
                for line in &sheet.lines {
                    seen += 1;
                    let kept = line.choices.iter().any(|choice| choice.bottle == line.bottle);
                    assert!(kept, "{line:?}");
                }
            }
        }
    }
    assert!(seen > 500, "{seen} lines");
}

#[test]
fn what_an_event_did_with_cubes_is_marked_for_the_hour_and_what_a_job_does_is_not() {
    let mut position = last_turn(&MODES[0]);
    position.dice = dice_that_show(1);
    end_hour(&mut position);
    let mut placed = Vec::new();
    while let Phase::Event(_) = position.phase {
        let Prompt::Order(prompt) = position.prompt() else { panic!("an order is asked about") };
        let PlaceOffer { brand, space, .. } = prompt.placements[0];
        act(&mut position, Action::Place { brand, space }).unwrap();
        placed.push(Space::Stock(space));
    }
    let touched = |position: &Position| position.view(Eye::Public).top.unwrap().touched;
    assert_eq!((placed.len(), touched(&position)), (3, placed));
    let before = touched(&position);
    act(&mut position, Action::Play(Job::Stock)).unwrap();
    act(&mut position, Action::Deliver(Category::Beer)).unwrap();
    act(&mut position, Action::FillUp).unwrap();
    assert_eq!(touched(&position), before);
}

#[test]
fn the_only_customer_of_a_hand_is_served_without_being_named() {
    let mut position = at_work(&MODES[0]);
    let own = position.players[A].dealt.unwrap();
    let served = |position: &Position| match position.prompt() {
        Prompt::Sale(prompt) => prompt.sheet.map(|sheet| sheet.customer),
        _ => None,
    };
    act(&mut position, Action::Play(Job::CheckOut)).unwrap();
    assert_eq!(served(&position), Some(own));
    assert!(position.view(Eye::Public).prompt.is_none(), "and nobody else sees it");
    act(&mut position, Action::PutBack).unwrap();
    // With nothing in stock a Pre-Order has nobody to serve, and with two somebody is chosen.
    position.store = Store::empty();
    act(&mut position, Action::Play(Job::PreOrder)).unwrap();
    assert_eq!(served(&position), None);
    act(&mut position, Action::PutBack).unwrap();
    let other = position.line[0];
    position.take_customer(A, other, &mut Log::default());
    act(&mut position, Action::Play(Job::CheckOut)).unwrap();
    assert_eq!(served(&position), None);
}

/// A browser test enters this day: it must be what that test says.
#[test]
fn full_hand_is_a_day_with_eight_customers_at_the_check_out_a_sales_stop_and_an_index_of_130() {
    let day = Save::<Position>::load(include_str!("../golden/full-hand.json")).unwrap();
    let view = day.view(Eye::Public);
    let Some(Prompt::Sale(prompt)) = view.prompt else { panic!("{:?}", view.stage) };
    assert_eq!((prompt.seat, prompt.customers.len()), (A, 8));
    assert_eq!((view.setup.seats, view.team), (6, Some(130)));
    assert_eq!(view.store.stopped(), [Item::new(Category::Beer, Brand::Red)]);
}
