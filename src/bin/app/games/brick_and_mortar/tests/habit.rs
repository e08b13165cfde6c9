//! Stores that are told once and for all what to do.
use high_street::games::brick_and_mortar::EffectPrompt;
use std::collections::BTreeSet;

use high_street::games::brick_and_mortar::{Action, Ask, Count, StoreId};
use high_street::table::{StandingOrder, StandingOrders};

use super::*;
use crate::face::OwnOrders;

const ANSWERS: [StandingOrder; 2] = [StandingOrder::Always, StandingOrder::Never];

fn orders(seat: Seat, store: StoreId, answer: StandingOrder) -> StandingOrders {
    let mut orders = StandingOrders::default();
    orders.set(seat, &u8::from(store).to_string(), Some(answer));
    orders
}

/// Every question of a store in some random games, as its owner and as the public is asked it.
fn asked(mut visit: impl FnMut(&Position, &View, Role, Seat, StoreId, &Ask)) {
    for seed in 700..760 {
        walk::<Position>(&Setup::draft(4), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let role = Role::Decide(pending[0]);
            for eye in [Eye::Seat(pending[0]), Eye::Public] {
                let view = position.view(eye);
                if let Some(Prompt::Effect(EffectPrompt { seat, store, ask, .. })) = &view.prompt {
                    visit(position, &view, role, *seat, *store, ask);
                }
            }
        });
    }
}

#[test]
fn a_store_answers_as_its_owner_has_asked_and_as_nobody_else_has() {
    let who = who(4);
    let mut met = BTreeSet::new();
    asked(|position, view, role, seat, store, ask| {
        let does = |role: Role, orders: &StandingOrders| {
            Position::automatic(view, &who, role, orders).map(|due| due.action)
        };
        assert_eq!(
            does(role, &StandingOrders::default()),
            None,
            "who has asked for nothing is asked"
        );
        for answer in ANSWERS {
            let all = answer == StandingOrder::Always;
            let count = |most: u32| if all { most } else { 0 };
            let expected = match ask {
                Ask::Produce { most, .. } => Some(Action::Produce(count(*most))),
                Ask::Take { most, .. } => Some(Action::Take(count(*most))),
                Ask::Pawn { items, .. } => {
                    Some(Action::Pawn(if all { *items } else { Count::default() }))
                }
                _ => None,
            };
            let own = orders(seat, store, answer);
            assert_eq!(does(role, &own), expected);
            assert_eq!(does(Role::Watch(seat), &own), None);
            assert_eq!(does(role, &orders(seat.after(4), store, answer)), None);
            if let Some(action) = expected {
                assert_eq!(position.check(seat, &action), Ok(()));
                assert!(position.blind(seat, &action));
                met.insert((store.to_string(), view.me.is_none()));
            }
        }
    });
    let stores: BTreeSet<&String> = met.iter().map(|(store, _)| store).collect();
    assert!(stores.len() >= 6, "{met:?}");
    assert!(met.iter().any(|(_, public)| *public), "a factory answers on the shared screen");
}

#[test]
fn below_such_a_question_stands_what_to_do_from_now_on() {
    let who = who(4);
    let mut met = 0;
    asked(|_, view, role, seat, store, ask| {
        if role.decides().is_none() {
            return;
        }
        let own = |orders: StandingOrders| {
            let orders = Some(OwnOrders { seat, orders, give: Callback::noop() });
            table_of::<Position>(Scene { orders, ..scene(view, &who, role) })
        };
        let usual = own(StandingOrders::default());
        if store.habit().is_none() {
            assert!(!usual.contains("From now on"), "{ask:?} wants to be asked");
            return;
        }
        met += 1;
        assert!(usual.contains(&format!("From now on, {store}")) && usual.contains("Ask me"));
        assert!(usual.contains("It asks every time."));
        for answer in ANSWERS {
            let told = own(orders(seat, store, answer));
            assert!(told.contains("From the next time on") && told.contains("without asking."));
        }
    });
    assert!(met > 20, "{met}");
}

#[test]
fn the_public_screen_says_that_a_store_answers_and_not_what_was_asked_for() {
    let who = who(4);
    let mut met = [0; 2];
    asked(|_, view, role, seat, store, _| {
        for answer in ANSWERS {
            let own = orders(seat, store, answer);
            let Some(due) = Position::automatic(view, &who, role, &own) else { continue };
            let text = due.says.expect("it is said").text;
            assert!(text.contains(&format!("{store} answers by itself")), "{text}");
            let told = text.contains("(always") || text.contains("(never)");
            assert_eq!(told, view.me.is_some(), "{role:?}: {text}");
            met[usize::from(told)] += 1;
        }
        let public = own(view, &who, Role::Public);
        assert!(!public.contains("bm-habit"));
    });
    assert!(met.into_iter().all(|count| count > 10), "{met:?}");
}

/// Said once, it holds for the dials and the docks of that month, on the shared screen, and for no other.
#[test]
fn whoever_wants_no_goods_this_month_is_not_asked_again_before_the_next() {
    let who = who(3);
    let mut met = [0; 3];
    for seed in 340..352 {
        walk::<Position>(&Setup::preset(3), seed, |position, _, _| {
            let view = position.view(Eye::Public);
            let Pending::Seats(pending) = position.pending() else { return };
            let seat = pending[0];
            let mut none = StandingOrders::default();
            none.set(seat, &format!("goods-{}", view.month), Some(StandingOrder::Never));
            let (role, nothing) = match &view.stage {
                Stage::Sealing { what: Secret::Supply(item), .. } => {
                    (Role::Public, Action::DialSupply(item.min_price()))
                }
                Stage::Stocking(_) => {
                    (Role::Decide(seat), Action::Stock { into: Vec::new(), borrow: 0 })
                }
                _ => {
                    assert!(Position::automatic(&view, &who, Role::Decide(seat), &none).is_none());
                    met[2] += 1;
                    return;
                }
            };
            let due = Position::automatic(&view, &who, role, &none).expect("it is said already");
            assert_eq!(due.action, nothing);
            assert!(position.blind(seat, &nothing), "nobody raises a shutter for it");
            let other = StandingOrders::default();
            assert!(Position::automatic(&view, &who, role, &other).is_none(), "nothing unasked");
            let mut past = StandingOrders::default();
            past.set(seat, &format!("goods-{}", view.month + 1), Some(StandingOrder::Never));
            assert!(Position::automatic(&view, &who, role, &past).is_none(), "another month");
            met[usize::from(role == Role::Public)] += 1;
        });
    }
    assert!(met.iter().all(|count| *count > 10), "{met:?}");
}
