//! What may be taken back, and what may not.
use super::given::new_game;
use super::kit::ME;
use crate::games::supermarche::action::{Action, Choice, Setup, Start};
use crate::games::supermarche::foods::{Expiry, Food, Foods};
use crate::games::supermarche::illegal::Illegal;
use crate::games::supermarche::lots::Lots;
use crate::games::supermarche::position::Position;
use crate::games::supermarche::shop::{Shop, Slot, Status, Step};
use crate::table::{Game, Log, Pending, Seed, Session};

fn at_delivery() -> Position {
    let mut position = new_game(Start::Easy);
    position.play(ME, Action::FlipTwo([Slot::ALL[1], Slot::ALL[3]]), &mut Log::default()).unwrap();
    position
}

fn play(position: &mut Position, action: Action) {
    position.play(ME, action, &mut Log::default()).unwrap();
    position.audit().unwrap();
}

#[test]
fn a_purchase_of_this_delivery_goes_back_at_full_price() {
    let mut position = at_delivery();
    let before = position.clone();
    play(&mut position, Action::Buy { food: Food::Dairy, cubes: 3 });
    play(&mut position, Action::Buy { food: Food::Bakery, cubes: 1 });
    play(&mut position, Action::Return { food: Food::Dairy, cubes: 2 });
    let refused = position.check(ME, &Action::Return { food: Food::Dairy, cubes: 2 });
    assert_eq!(refused, Err(Illegal::NotBoughtNow { food: Food::Dairy, bought: 1 }));
    play(&mut position, Action::Return { food: Food::Dairy, cubes: 1 });
    play(&mut position, Action::Return { food: Food::Bakery, cubes: 1 });
    assert_eq!(position, before);
}

#[test]
fn after_the_delivery_nothing_goes_back() {
    let mut position = at_delivery();
    play(&mut position, Action::Buy { food: Food::Produce, cubes: 1 });
    play(&mut position, Action::EndDelivery);
    let refused = position.check(ME, &Action::Return { food: Food::Produce, cubes: 1 });
    assert!(matches!(refused, Err(Illegal::NotNow(_))));
}

#[test]
fn cubes_brought_out_go_back_to_their_own_boxes() {
    let mut position = at_delivery();
    let shop: &mut Shop = &mut position.shop;
    // Two old loaves and a young one wait, and the shelves hold a young one.
    (shop.shelves, shop.stock_room) = (Lots::default(), Lots::default());
    shop.stock_room.put(Food::Bakery, Expiry::After2, 2);
    shop.stock_room.put(Food::Bakery, Expiry::After3, 1);
    shop.shelves.put(Food::Bakery, Expiry::After3, 1);
    shop.supply = Foods::from_fn(|food| if food == Food::Bakery { 6 } else { 10 });
    shop.step = Step::Stocking { brought: Lots::default() };
    let before = position.clone();
    play(&mut position, Action::Stock { food: Food::Bakery, cubes: 3 });
    assert_eq!(position.shop.shelves.in_box(Food::Bakery, Expiry::After2), 2);
    play(&mut position, Action::Unstock { food: Food::Bakery, cubes: 1 });
    assert_eq!(position.shop.stock_room.in_box(Food::Bakery, Expiry::After3), 1);
    let refused = position.check(ME, &Action::Unstock { food: Food::Bakery, cubes: 3 });
    assert_eq!(refused, Err(Illegal::OneWay { food: Food::Bakery, brought: 2 }));
    play(&mut position, Action::Unstock { food: Food::Bakery, cubes: 2 });
    assert_eq!(position, before);
}

/// Plays on, always by the first legal of these.
fn session_at(wanted: fn(&Step) -> bool) -> Session<Position> {
    let mut session = Session::<Position>::new(Setup::by_the_book(Start::Easy), Seed(11)).unwrap();
    loop {
        let view = session.view(crate::table::Eye::Public);
        if wanted(&view.shop.step) {
            return session;
        }
        assert!(matches!(session.pending(), Pending::Seats(_)), "no such step in this game");
        let up = view.shop.slots(Status::Up).next().map(Action::Serve);
        let down = view.shop.slots(Status::Down).next().map(Action::Flip);
        let some = [
            Action::FlipTwo([Slot::ALL[0], Slot::ALL[1]]),
            Action::EndDelivery,
            Action::OpenDoors,
            Action::Roll,
            Action::Choose(Choice::Normal),
            Action::NextRound,
        ];
        let all = some.into_iter().chain(up).chain(down);
        let action = all.into_iter().find(|&action| view.shop.check(action).is_ok()).unwrap();
        session.play(ME, action).unwrap();
    }
}

#[test]
fn a_flip_a_roll_and_new_prices_cannot_be_taken_back() {
    let mut session = session_at(|step| *step == Step::FlipTwo);
    session.play(ME, Action::FlipTwo([Slot::ALL[0], Slot::ALL[1]])).unwrap();
    assert!(!session.undo());
    let mut session = session_at(|step| matches!(step, Step::Roll(_)));
    session.play(ME, Action::Roll).unwrap();
    assert!(!session.undo());
    let mut session = session_at(|step| *step == Step::AfterTrip);
    let shop = session.view(crate::table::Eye::Public).shop;
    session.play(ME, Action::Flip(shop.slots(Status::Down).next().unwrap())).unwrap();
    assert!(!session.undo());
}

#[test]
fn opened_doors_a_served_customer_and_a_new_round_can_be_taken_back() {
    let mut session = session_at(|step| matches!(step, Step::Stocking { .. }));
    let before = session.clone();
    session.play(ME, Action::SetSale(Some(Food::Dairy))).unwrap();
    session.play(ME, Action::OpenDoors).unwrap();
    session.play(ME, Action::Serve(Slot::ALL[0])).unwrap();
    session.play(ME, Action::SaleOffer(true)).unwrap();
    assert!((0..4).all(|_| session.undo()));
    assert_eq!(session, before);
    let mut session = session_at(|step| *step == Step::WasteReport);
    session.play(ME, Action::NextRound).unwrap();
    assert!(session.undo());
}
