//! What is whose business: balances, screens, and what can be taken back.
use super::kit::{manager, route, slot, spot};
use super::play::Table;
use crate::games::shopping_mall::{
    Action, BidPrompt, Cash, DropOut, Position, Prompt, Setup, View, drop_out,
};
use crate::table::conformance::walk;
use crate::table::{
    Desk, Dice, Eye, Game, Imagine, Log, Pending, Refusal, Screen, Seat, Seats, Seed, Session,
    Sitter, StandingOrder, StandingOrders,
};

const ADA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

fn bid_prompt(view: View) -> BidPrompt {
    match view.prompt {
        Some(Prompt::Bid(asked)) => asked,
        other => panic!("asked {other:?}"),
    }
}

#[test]
fn a_view_holds_the_own_balance_and_the_sum_of_all() {
    let table = Table::of(4, ADA).cash(1, 700).does(0, Action::Auction(slot("S1")));
    let [ada, ben, public] =
        [Eye::Seat(ADA), Eye::Seat(BEN), Eye::Public].map(|eye| table.position.view(eye));
    assert_eq!((ada.cash(ADA), ada.cash(BEN)), (Some(1200), None));
    assert_eq!((ben.cash(ADA), ben.cash(BEN)), (None, Some(700)));
    assert_eq!((public.cash(ADA), public.cash(BEN)), (None, None));
    assert!([&ada, &ben, &public].iter().all(|view| view.money == 4300));
    assert_eq!(ada.prompt, None);
    assert_eq!(bid_prompt(public).cash, None);
    assert_eq!(bid_prompt(ben).cash, Some(700));
}

#[test]
fn open_balances_lie_open_everywhere() {
    let mut table = Table::of(4, ADA).cash(1, 700);
    table.position.setup.cash = Cash::Open;
    let table = table.does(0, Action::Auction(slot("S1")));
    let public = table.position.view(Eye::Public);
    assert_eq!((public.cash(ADA), public.cash(BEN)), (Some(1200), Some(700)));
    assert_eq!(bid_prompt(public).cash, Some(700));
    assert!(!table.position.private(BEN));
    assert!(!table.position.may_peek(BEN));
}

#[test]
fn only_a_bid_is_private_and_may_still_be_made_without_a_look() {
    let table = Table::of(4, ADA);
    assert!(!table.position.private(ADA));
    let table = table.does(0, Action::Auction(slot("S1")));
    assert!(table.position.private(BEN));
    assert!(!table.position.private(ADA), "Ada is not asked now");
    for action in [Action::Bid(50), Action::Drop] {
        assert!(table.position.blind(BEN, &action));
    }
    assert!(!table.position.blind(BEN, &Action::Free(true)));
    assert!(Seat::all(4).all(|seat| table.position.may_peek(seat)));
}

#[test]
fn a_standing_is_the_bonus_until_the_end_and_then_everything() {
    let table = Table::of(4, ADA).shop(0, "S4", "die").cash(0, 900).last_turn();
    assert_eq!(table.position.standing(ADA), 500);
    assert_eq!(table.position.view(Eye::Seat(ADA)).total(ADA), Some(1400));
    assert_eq!(table.position.view(Eye::Public).total(ADA), None);
    let table = table.quiet_turn(0);
    assert_eq!(table.position.standing(ADA), 1400);
}

#[test]
fn a_finished_view_carries_every_balance_of_every_round() {
    let setup = Setup::by_the_book(3);
    let over = walk::<Position>(&setup, 5, |session, _| {
        if !session.is_over() {
            assert_eq!(session.view(Eye::Public).balances, None);
        }
    });
    let view = over.view(Eye::Public);
    let balances = view.balances.as_ref().expect("it is over");
    let last = view.ledgers.map(|_, ledger| ledger.expect("laid open").cash());
    assert_eq!(balances.last(), Some(&last));
    assert_eq!(u32::try_from(balances.len()), Ok(view.round));
    let result = view.result.as_ref().expect("counted");
    for (seat, row) in result.rows.iter() {
        assert_eq!(row.total, row.cash + row.bonuses.iter().map(|(_, bonus)| bonus).sum::<u32>());
        assert_eq!(view.total(seat), Some(row.total));
    }
}

fn persons(seats: u8) -> Seats<Sitter> {
    Seats::from_fn(seats, |_| Sitter::Person)
}

/// Nobody has to raise a shutter, ever: whatever is legal can be pressed on the shared screen.
#[test]
fn no_shutter_in_200_random_games() {
    for seed in 0..200 {
        let seats = 3 + u8::from(seed % 2 == 0);
        let setup = Setup::by_the_book(seats);
        let mut shadow = Position::deal(&setup, Seed(seed), &mut Log::default());
        let session = Session::new(setup, Seed(seed)).unwrap();
        let mut desk = Desk::<Position>::new(session, persons(seats));
        let mut dice = Dice::new(Seed(seed));
        while let Pending::Seats(pending) = shadow.pending() {
            let seat = pending[0];
            let screen = desk.screen();
            let shared = matches!(screen, Screen::Open | Screen::Public { .. });
            assert!(shared, "{screen:?} in game {seed}");
            let all = shadow.candidates(seat, &mut dice);
            let action = dice.pick(&all).expect("somebody can act").clone();
            desk.act(seat, action.clone()).expect("legal without a look");
            shadow.apply(seat, action, &mut Log::default());
        }
        assert_eq!(desk.screen(), Screen::Over);
    }
}

#[test]
fn a_bid_refused_on_the_shared_screen_names_no_number() {
    let session = Session::new(Setup { first: Some(ADA), ..Setup::by_the_book(4) }, Seed(1));
    let mut desk = Desk::<Position>::new(session.unwrap(), persons(4));
    desk.act(ADA, Action::Auction(slot("S1"))).unwrap();
    for amount in [1250, 75, 0] {
        let refusal = desk.act(BEN, Action::Bid(amount)).unwrap_err();
        assert!(matches!(refusal, Refusal::Unsaid(_)));
        let words = refusal.to_string();
        assert!(words.starts_with("That bid cannot be placed."), "{words}");
        assert!(!words.contains(char::is_numeric));
    }
    desk.act(BEN, Action::Bid(1200)).unwrap();
}

#[test]
fn a_move_can_be_undone_until_another_seat_is_asked_and_a_word_given_cannot() {
    let setup = Setup { first: Some(ADA), ..Setup::by_the_book(3) };
    let mut session = Session::<Position>::new(setup, Seed(1)).unwrap();
    for lot in ["S1", "S2", "S3", "S4", "S5", "S6"] {
        let Pending::Seats(pending) = session.pending() else { panic!("round 1") };
        session.play(pending[0], Action::Auction(slot(lot))).unwrap();
        for bidder in [pending[0].after(3), pending[0].after(3).after(3)] {
            session.play(bidder, Action::Drop).unwrap();
        }
        session.play(pending[0], Action::Free(false)).unwrap();
    }
    let mut desk = Desk::new(session, persons(3));
    let away = Action::Move { from: spot("GW"), route: route("R02"), order: None };
    desk.act(ADA, away.clone()).unwrap();
    assert_eq!(desk.undoable(), Ok(&away));
    desk.undo().unwrap();
    assert_eq!(desk.view().crowd(spot("GW")).len(), 3);
    desk.act(ADA, away).unwrap();
    desk.act(ADA, Action::Auction(slot("S1"))).unwrap();
    assert!(desk.undoable().is_err());
    desk.act(BEN, Action::Drop).unwrap();
    assert!(desk.undoable().is_err());
}

#[test]
fn whoever_has_asked_for_it_is_dropped_out_of_this_lot_only() {
    let table = Table::of(4, ADA).does(0, Action::Auction(slot("S1")));
    let view = table.position.view(Eye::Public);
    let mut orders = StandingOrders::default();
    assert_eq!(drop_out(&view, &orders), None);
    let about = DropOut::ThisLot.about(BEN, &view);
    orders.set(BEN, &about, Some(StandingOrder::Always));
    assert_eq!(drop_out(&view, &orders), Some((BEN, Action::Drop)));
    assert_eq!(DropOut::of(BEN, &view, &orders), Some(DropOut::ThisLot));
    let table = table.drop(&[1]);
    assert_eq!(drop_out(&table.position.view(Eye::Public), &orders), None, "Cora wants to bid");
    let table = table.drop(&[2, 3]).does(0, Action::Free(false));
    let table = table.does(0, Action::Auction(slot("S2")));
    assert_eq!(drop_out(&table.position.view(Eye::Public), &orders), None, "another lot");
}

#[test]
fn whoever_has_asked_for_it_is_dropped_out_until_the_own_next_turn() {
    let table = Table::of(4, ADA).does(0, Action::Auction(slot("S1")));
    let dora = Seat::new(3);
    let mut orders = StandingOrders::default();
    let view = table.position.view(Eye::Public);
    for seat in [ADA, dora] {
        let about = DropOut::UntilMyTurn.about(seat, &view);
        orders.set(seat, &about, Some(StandingOrder::Always));
    }
    let counts = |table: &Table, seat: Seat| {
        DropOut::of(seat, &table.position.view(Eye::Public), &orders).is_some()
    };
    let mut table = table.drop(&[1, 2, 3]).does(0, Action::Free(false)).quiet_action(0);
    for seat in 1..3 {
        assert!(counts(&table, dora) && counts(&table, ADA), "turn of {seat}");
        table = table.quiet_turn(seat);
    }
    assert!(!counts(&table, dora), "her own turn has come");
    assert!(counts(&table, ADA));
    table = table.quiet_turn(3);
    assert!(!counts(&table, ADA), "and so has Ada's");
    let late = table.does(0, Action::Auction(slot("S9"))).drop(&[1, 2]);
    assert_eq!(drop_out(&late.position.view(Eye::Public), &orders), None);
}

#[test]
fn a_seat_imagines_only_worlds_in_which_every_bid_can_be_paid() {
    let table = Table::of(4, ADA).cash(1, 1150).cash(2, 100);
    let table = table.does(0, Action::Auction(slot("S1"))).does(1, Action::Bid(1100));
    let cora = Seat::new(2);
    let view = table.position.view(Eye::Seat(cora));
    for seed in 0..50 {
        let world = Position::imagine(cora, &view, &mut Dice::new(Seed(seed)));
        world.audit().unwrap();
        assert!(world.cash(BEN) >= 1100);
        assert_eq!(world.cash(cora), 100);
    }
    let table = table.drop(&[2, 3, 0]).does(1, Action::Manager(manager("pawn")));
    assert_eq!(table.position.cash(BEN), 50);
}

#[test]
fn nobody_imagines_that_others_have_spent_before_anything_was_sold() {
    let view = Table::of(4, ADA).position.view(Eye::Seat(ADA));
    for seed in 0..20 {
        let world = Position::imagine(ADA, &view, &mut Dice::new(Seed(seed)));
        assert!(Seat::all(4).all(|seat| world.cash(seat) == 1200));
    }
}

#[test]
fn whoever_has_bought_is_imagined_poorer_than_whoever_has_not() {
    let table = Table::of(4, ADA).does(0, Action::Auction(slot("S1"))).does(1, Action::Bid(300));
    let table = table.drop(&[2, 3, 0]).does(1, Action::Manager(manager("saucer")));
    let cora = Seat::new(2);
    let view = table.position.view(Eye::Seat(cora));
    for seed in 0..50 {
        let world = Position::imagine(cora, &view, &mut Dice::new(Seed(seed)));
        world.audit().unwrap();
        assert!(world.cash(BEN) < world.cash(ADA).min(world.cash(Seat::new(3))));
    }
}
