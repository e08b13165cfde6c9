//! Random games, drawn for every eye, and what this face promises besides.
use std::rc::Rc;

use high_street::games::shopping_mall::{
    Action, Cash, DropOut, EndRule, Manager, Position, Prompt, Setup, Trade, View,
};
use high_street::table::{Eye, Game, Pending, Seat, StandingOrder, StandingOrders};

use super::look::{figure, look};
use super::pick::{Pick, moves, pick};
use crate::counter::Offer;
use crate::face::{Face, Role, Scene, Who};
use crate::testing::{drawn, face_suite, scene, table, walk, who};

fn setups() -> Vec<Setup> {
    let table = |seats| {
        let book = Setup::by_the_book(seats);
        let open = Setup { cash: Cash::Open, end: EndRule::EqualTurns, ..book.clone() };
        [book, open]
    };
    (3..=4).flat_map(table).collect()
}

face_suite!(Position, setups());

/// Every decision of some random games, as it is asked on the shared screen.
fn asked(games: u64, mut visit: impl FnMut(&Position, &View, &Rc<Who>, Seat)) {
    for seed in 0..games {
        let who = who(3);
        walk::<Position>(&Setup::by_the_book(3), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            visit(position, &position.view(Eye::Public), &who, pending[0]);
        });
    }
}

fn deciding(view: &View, who: &Rc<Who>, seat: Seat) -> Scene<Position> {
    scene::<Position>(view, who, Role::Decide(seat))
}

#[test]
fn the_moves_that_bring_most_stand_first_and_a_chosen_one_is_played_as_it_was_shown() {
    let mut seen = 0;
    asked(2, |position, view, who, seat| {
        let Some(Prompt::Act(act)) = &view.prompt else { return };
        let all = moves(act);
        assert!(all.is_sorted_by_key(|offer| -offer.outcome.gains[seat]));
        for offer in all.into_iter().take(3) {
            let scene = deciding(view, who, seat);
            pick(&scene, act).set(Pick::Way(offer.from, offer.route, None));
            let counter = Position::counter(&scene, seat);
            let action = counter.primary.as_ref().and_then(Offer::action).expect("it can be made");
            assert_eq!(action, &Action::Move { from: offer.from, route: offer.route, order: None });
            assert!(position.check(seat, action).is_ok());
            assert!(drawn(Position::board(&scene)).contains("sm-way--chosen"));
            seen += 1;
        }
    });
    assert!(seen > 50);
}

#[test]
fn whatever_can_be_put_up_is_put_up_with_two_presses() {
    asked(1, |position, view, who, seat| {
        let Some(Prompt::Act(act)) = &view.prompt else { return };
        for lot in &act.lots {
            let slot = lot.premises.slots().next().expect("a lot is a tile");
            let scene = deciding(view, who, seat);
            pick(&scene, act).set(Pick::Lot(slot));
            let counter = Position::counter(&scene, seat);
            assert_eq!(
                counter.primary.as_ref().and_then(Offer::action),
                Some(&Action::Auction(slot))
            );
            assert!(position.check(seat, &Action::Auction(slot)).is_ok());
        }
    });
}

#[test]
fn bids_and_the_way_out_keep_their_order_whatever_the_purse_holds() {
    let mut seen = 0;
    asked(3, |_, view, who, seat| {
        let Some(Prompt::Bid(bid)) = &view.prompt else { return };
        let counter = Position::counter(&deciding(view, who, seat), seat);
        let plays: Vec<Option<&Action>> = counter.offers().map(Offer::action).collect();
        let least = bid.least;
        let bids = [least, least + 100, least + 200].map(Action::Bid);
        let places = [Some(&bids[0]), Some(&bids[1]), Some(&bids[2]), None, Some(&Action::Drop)];
        assert_eq!(plays, places);
        assert!(
            counter.offers().all(|offer| !offer.is_blocked()),
            "the shared screen knows no purse"
        );
        seen += 1;
    });
    assert!(seen > 20);
}

#[test]
fn whoever_asked_to_drop_out_is_dropped_without_being_asked_and_nobody_else() {
    let mut seen = [0; 2];
    asked(3, |_, view, who, seat| {
        for (index, wish) in DropOut::ALL.into_iter().enumerate() {
            let mut orders = StandingOrders::default();
            orders.set(seat, &wish.about(seat, view), Some(StandingOrder::Always));
            let due = Position::automatic(view, who, Role::Decide(seat), &orders);
            let bids = matches!(view.prompt, Some(Prompt::Bid(_)));
            assert_eq!(due.map(|due| due.action), bids.then_some(Action::Drop));
            let nothing = StandingOrders::default();
            assert!(Position::automatic(view, who, Role::Decide(seat), &nothing).is_none());
            seen[index] += usize::from(bids);
        }
    });
    assert!(seen.iter().all(|times| *times > 20));
}

#[test]
fn trades_and_managers_differ_by_more_than_colour() {
    let mut art: Vec<&str> =
        Trade::ALL.iter().flat_map(|trade| [look(*trade).visitor, look(*trade).glyph]).collect();
    art.extend(Manager::ALL.map(figure));
    let drawings = include_str!("art.svg");
    for name in &art {
        assert!(drawings.contains(&format!("id=\"{name}\"")), "{name} is drawn");
    }
    let count = art.len();
    art.sort_unstable();
    art.dedup();
    assert_eq!(art.len(), count);
}

#[test]
fn a_closed_kind_of_action_says_why() {
    asked(1, |_, view, who, seat| {
        let Some(Prompt::Act(act)) = &view.prompt else { return };
        let screen = table::<Position>(view, who, Role::Decide(seat));
        let closed = act.moves.as_ref().err().or(act.swaps.as_ref().err());
        if let Some(why) = closed {
            assert!(screen.contains(&why.to_string()), "{why}");
        }
    });
}

#[test]
fn no_key_of_a_counter_is_one_of_the_shell() {
    asked(2, |_, view, who, seat| {
        let counter = Position::counter(&deciding(view, who, seat), seat);
        for (key, label) in counter.keys() {
            assert!(!["U", "L", "R", "M", "H", "?"].contains(&key.as_str()), "{key}: {label}");
        }
    });
}
