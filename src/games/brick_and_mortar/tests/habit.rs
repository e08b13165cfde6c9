//! Questions that may be answered once and for all, and without a look.
use super::table::{A, B, Table, store};
use crate::games::brick_and_mortar::EffectPrompt;
use crate::games::brick_and_mortar::Item::{Electronics, Food, Jewelry};
use crate::games::brick_and_mortar::phases::Phase;
use crate::games::brick_and_mortar::{
    Action, Ask, Count, Habit, Position, Prompt, Setup, StoreId, Window,
};
use crate::table::{Dice, Eye, Game, Imagine, Log, Pending, Seed};

#[test]
fn factories_mills_free_items_and_the_pawn_shop_have_a_habit() {
    let with = |habit| {
        let all = StoreId::cards().chain(StoreId::starting(4));
        all.filter(|store| store.habit() == Some(habit)).map(|s| s.card().name).collect::<Vec<_>>()
    };
    assert_eq!(
        with(Habit::Produce),
        [
            "Small Canning Factory",
            "Large Canning Factory",
            "Small Textile Mill",
            "Large Textile Mill"
        ]
    );
    assert_eq!(with(Habit::Take), ["Food Bank", "Private Catering", "Consignment Store"]);
    assert_eq!(with(Habit::Pawn), ["Pawn Shop"]);
}

#[test]
fn the_answer_is_all_there_is_or_nothing() {
    let produce = Ask::Produce { item: Food, most: 4, pay: 2 };
    assert_eq!(produce.habitual(true), Some(Action::Produce(4)));
    assert_eq!(produce.habitual(false), Some(Action::Produce(0)));
    let take = Ask::Take { item: Food, most: 2, from_dock: true };
    assert_eq!(take.habitual(true), Some(Action::Take(2)));
    assert_eq!(take.habitual(false), Some(Action::Take(0)));
    let mut items = Count::default();
    (items[Electronics], items[Jewelry]) = (2, 1);
    let pawn = Ask::Pawn { items, points: 1 };
    assert_eq!(pawn.habitual(true), Some(Action::Pawn(items)));
    assert_eq!(pawn.habitual(false), Some(Action::Pawn(Count::default())));
    assert_eq!(Ask::Craft { item: Jewelry, most: 2, points: 1 }.habitual(true), None);
}

#[test]
fn a_factory_is_answered_by_its_owner_without_a_look() {
    let t = Table::of(2)
        .open(A, "Small Canning Factory", &[])
        .stop_at_inventory(B)
        .window(Window::BeforeSupply);
    assert!(!t.position.private(A), "its limits and what it pays are public");
    let asked = Ask::Produce { item: Food, most: 2, pay: 2 };
    let prompt = t.position.view(Eye::Public).prompt;
    assert!(
        matches!(prompt, Some(Prompt::Effect(EffectPrompt { seat: A, ask, .. })) if ask == asked)
    );
    assert!(t.position.blind(A, &Action::Produce(2)));
    assert!(!t.position.blind(B, &Action::Produce(2)), "nobody answers for another");
    assert_eq!(t.position.view(Eye::Seat(B)).prompt, None);
}

#[test]
fn an_agency_behind_the_shutter_cannot() {
    let t = Table::of(2)
        .open(A, "Advertisement Agency", &[])
        .stop_at_inventory(B)
        .window(Window::BeforeStockingFood);
    assert!(t.asks(A, "Advertisement Agency"));
    assert_eq!(t.position.view(Eye::Public).prompt, None);
    assert!(!t.position.blind(A, &Action::PlayLate(None)));
    assert_eq!(store("Advertisement Agency").habit(), None);
}

/// In every world the public could be in, the answer is the same, allowed, and told alike.
#[test]
fn a_habitual_answer_hangs_on_no_secret() {
    let mut met = 0;
    for seed in 0..80 {
        let mut dice = Dice::new(Seed(seed));
        let mut position = Position::deal(&Setup::draft(4), Seed(seed), &mut Log::default());
        while let Pending::Seats(pending) = position.pending() {
            let seat = pending[0];
            if let Phase::Effect(effect) = &position.phase {
                let ask = position.current_ask(effect);
                assert_eq!(ask.habitual(true).is_some(), effect.store.habit().is_some());
                for action in [true, false].into_iter().filter_map(|all| ask.habitual(all)) {
                    met += 1;
                    assert!(position.blind(seat, &action));
                    let view = position.view(Eye::Seat(seat.after(4)));
                    let twin = Position::imagine(seat.after(4), &view, &mut dice);
                    let told = [&position, &twin].map(|world| {
                        let (mut world, mut log) = (world.clone(), Log::default());
                        world.play(seat, action.clone(), &mut log).expect("it is allowed");
                        log.heard_by(Eye::Public).next().cloned()
                    });
                    assert_eq!(told[0], told[1]);
                }
            }
            let options = position.candidates(seat, &mut dice);
            let action = dice.pick(&options).expect("somebody can act").clone();
            position.play(seat, action, &mut Log::default()).expect("a candidate is legal");
        }
    }
    assert!(met > 50, "{met} answers");
}
