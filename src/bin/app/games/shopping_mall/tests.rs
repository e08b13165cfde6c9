//! Random games, drawn for every eye, and what this face promises besides.
use std::cell::RefCell;
use std::rc::Rc;

use high_street::games::shopping_mall::{
    Action, Cash, DropOut, EndRule, Event, Manager, Position, Prompt, Setup, Trade, View,
};
use high_street::table::{
    Computers, Dice, Eye, Game, Level, Log, Pending, Seat, Seed, StandingOrder, StandingOrders,
};

use super::look::{figure, look};
use super::pick::{Pick, moves, pick};
use crate::counter::{Deed, Offer};
use crate::face::{Face, OwnOrders, Role, Scene, Who};
use crate::seated::Title;
use crate::testing::{drawn, face_suite, scene, table, walk, who};
use yew::Callback;

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
        for why in [act.moves.as_ref().err(), act.swaps.as_ref().err()].into_iter().flatten() {
            assert_eq!(screen.matches(&why.to_string()).count(), 1, "{why}");
        }
    });
}

#[test]
fn the_first_four_of_the_queue_can_be_pressed_while_it_is_asked_who_comes_in() {
    let mut seen = 0;
    asked(2, |_, view, who, seat| {
        let framed = |role| {
            let board = drawn(Position::board(&scene::<Position>(view, who, role)));
            board.matches("class=\"sm-comes").count()
        };
        let window = match &view.prompt {
            Some(Prompt::Arrivals(asked)) => asked.window.len(),
            _ => 0,
        };
        assert_eq!(framed(Role::Decide(seat)), window);
        assert_eq!(framed(Role::Public), 0, "only whoever decides presses");
        seen += usize::from(window > 0);
    });
    assert!(seen > 3, "{seen}");
}

#[test]
fn while_a_shop_is_sold_the_track_stands_at_the_auctions() {
    let mut sold = 0;
    asked(2, |_, view, _, _| {
        let track = drawn(Position::phases(view).expect("a track"));
        let now = track.split("is-now").nth(1).expect("something is done now");
        let sells = matches!(
            view.prompt,
            Some(Prompt::Bid(_) | Prompt::Free(_) | Prompt::Merge(_) | Prompt::Manager(_))
        );
        if sells {
            let says = now.split("</li>").next().expect("a step");
            assert!(says.contains("Auction shops"), "{says}");
            sold += 1;
        }
    });
    assert!(sold > 20, "{sold}");
}

#[test]
fn the_gallery_shows_every_question_of_the_mall() {
    let shown: Vec<String> =
        Title::of::<Position>().exhibits().into_iter().map(|exhibit| exhibit.name).collect();
    for kind in ["Auction", "Move", "Swap", "Door", "Bid", "Free", "Merge", "Manager", "Arrivals"] {
        assert!(shown.iter().any(|name| name == kind), "{kind} is not in {shown:?}");
    }
}

/// Rare in games by chance, so computers play until somebody buys between two own shops.
#[test]
fn either_neighbour_a_new_tile_may_join_can_be_pressed_on_the_map() {
    let who = who(3);
    for seed in 0..200 {
        let (mut computer, mut dice) = (Position::computer(Level::Normal), Dice::new(Seed(seed)));
        let mut position = Position::deal(&Setup::by_the_book(3), Seed(seed), &mut Log::default());
        while let Pending::Seats(pending) = position.pending() {
            let (seat, view) = (pending[0], position.view(Eye::Public));
            if let Some(Prompt::Merge(_)) = &view.prompt {
                let board = drawn(Position::board(&deciding(&view, &who, seat)));
                assert_eq!(board.matches("Join this one").count(), 2);
                return;
            }
            let action = computer.choose(seat, &position.view(Eye::Seat(seat)), &mut dice);
            position.apply(seat, action, &mut Log::default());
        }
    }
    panic!("nobody stood between two own shops");
}

#[test]
fn whoever_hires_is_warned_of_a_shop_left_to_nobody_only_if_one_could_be() {
    let (mut free, mut at_work) = (0, 0);
    asked(3, |_, view, who, seat| {
        let Some(Prompt::Manager(hire)) = &view.prompt else { return };
        let warned = Position::status(view, who, Role::Decide(seat)).hint.contains("to nobody");
        let could_leave = hire.managers.iter().any(|offer| offer.abandons.is_some());
        assert_eq!(warned, could_leave);
        *if could_leave { &mut at_work } else { &mut free } += 1;
    });
    assert!(free > 0 && at_work > 0, "both happen");
}

#[test]
fn every_shop_has_one_manager_and_that_of_a_merged_one_stands_between_its_tiles() {
    let mut merged = 0;
    asked(4, |_, view, who, seat| {
        let board = drawn(Position::board(&deciding(view, who, seat)));
        let (picture, cells) = board.split_once("sm-cells").expect("the lettering");
        let single = view.shops.iter().filter(|shop| shop.premises.single().is_some()).count();
        assert_eq!(cells.matches("#mgr-").count(), single);
        assert_eq!(picture.matches("#mgr-").count(), view.shops.len() - single);
        merged += view.shops.len() - single;
    });
    assert!(merged > 0, "no shop was merged");
}

#[test]
fn the_last_action_of_a_turn_and_an_opened_auction_say_so_with_numbers() {
    let mut seen = 0;
    asked(2, |_, view, who, seat| {
        let Some(Prompt::Act(act)) = &view.prompt else { return };
        let stakes = |chosen: Pick| {
            let scene = deciding(view, who, seat);
            pick(&scene, act).set(chosen);
            Position::counter(&scene, seat).primary.expect("a button").stakes
        };
        let last = act.actions_left == 1;
        let lot = act.lots.first().expect("always one");
        let said = stakes(Pick::Lot(lot.premises.slots().next().expect("a tile")));
        assert!(said.contains(&format!("bonus {}", lot.bonus)), "{said}");
        assert_eq!(said.contains("last action"), last);
        for offer in moves(act).into_iter().take(1) {
            let said = stakes(Pick::Way(offer.from, offer.route, None));
            assert_eq!(said == "your last action", last);
            seen += 1;
        }
        for offer in act.swaps.iter().flatten().take(1) {
            assert_eq!(stakes(Pick::Pair(offer.managers)) == "your last action", last);
        }
    });
    assert!(seen > 10);
}

#[test]
fn the_set_up_names_the_measured_shares_of_either_ending_for_every_place() {
    for (seats, shares) in [(3, ["40%", "34%", "27%"]), (4, ["32%", "22%", "18%"])] {
        let page = drawn(Position::house(&Setup::by_the_book(seats), yew::Callback::noop()));
        for words in shares.into_iter().chain(["Printed ending", "Equal turns"]) {
            assert!(page.contains(words), "{seats} seats: {words}");
        }
        assert_eq!(page.matches("%</td>").count(), 2 * usize::from(seats));
    }
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

#[test]
fn another_walking_order_is_previewed_as_it_then_happens() {
    let (mut seen, mut changed) = (0, 0);
    asked(6, |position, view, who, seat| {
        let Some(Prompt::Act(act)) = &view.prompt else { return };
        for offer in moves(act).into_iter().filter(|offer| offer.order_matters).take(2) {
            let order: Vec<Trade> = view.crowd(offer.from).iter().rev().copied().collect();
            let scene = deciding(view, who, seat);
            let preview = |order: Option<Vec<Trade>>| {
                pick(&scene, act).set(Pick::Way(offer.from, offer.route, order));
                let counter = Position::counter(&scene, seat);
                let action = counter.primary.as_ref().and_then(Offer::action).cloned();
                let page = drawn(counter.body);
                let list = page.find("sm-outcome").expect("a preview");
                let end = list + page[list..].find("</ol>").expect("it ends");
                (action.expect("it can be made"), page[list..end].to_owned())
            };
            let (_, usual) = preview(None);
            let (action, other) = preview(Some(order));
            let (mut world, mut log) = (position.clone(), Log::default());
            world.play(seat, action, &mut log).expect("it was offered");
            let entered: Vec<_> = log
                .entries()
                .iter()
                .filter_map(|entry| match &entry.event {
                    Event::Entered { visit, .. } => Some(visit),
                    _ => None,
                })
                .collect();
            assert_eq!(
                other.matches(" enters ").count() + other.matches(">enters ").count(),
                entered.len()
            );
            let stay = entered.iter().filter(|visit| visit.stays).count();
            assert_eq!(other.matches("stays in the shop").count(), stay);
            seen += 1;
            changed += usize::from(usual != other);
        }
    });
    assert!(seen > 20 && changed > 5, "{changed} of {seen} change");
}

#[test]
fn a_manager_who_would_leave_a_shop_says_in_red_which_one_and_what_is_in_it() {
    let mut seen = 0;
    asked(3, |_, view, who, seat| {
        let Some(Prompt::Manager(hire)) = &view.prompt else { return };
        let page = drawn(Position::counter(&deciding(view, who, seat), seat).body);
        let leave: Vec<_> = hire.managers.iter().filter_map(|offer| offer.abandons).collect();
        let red: Vec<&str> = page.split("sm-lost\">").skip(1).collect();
        assert_eq!(red.len(), leave.len());
        for (words, left) in red.iter().zip(&leave) {
            let words = &words[..words.find('<').expect("it ends")];
            let customers = crate::words::count(left.customers, "customer");
            let lost = format!("to nobody: {customers}, bonus {}", left.bonus);
            assert!(words.ends_with(&lost), "{words}");
        }
        seen += leave.len();
    });
    assert!(seen > 0);
}

#[test]
fn one_press_sends_all_who_will_stand_before_the_same_doors_the_same_way() {
    let mut seen = 0;
    asked(40, |position, view, who, seat| {
        let Some(Prompt::Door(asked)) = &view.prompt else { return };
        let given = Rc::new(RefCell::new(StandingOrders::default()));
        let give = {
            let given = given.clone();
            Callback::from(move |(seat, about, order): (Seat, String, _)| {
                given.borrow_mut().set(seat, &about, order);
            })
        };
        let orders = Some(OwnOrders { seat, orders: StandingOrders::default(), give });
        let scene = Scene { orders, ..deciding(view, who, seat) };
        let counter = Position::counter(&scene, seat);
        let all = counter.more.iter().find(|offer| offer.label.starts_with("All "));
        assert_eq!(all.is_some(), asked.same_again > 0, "only where somebody follows");
        let Some(all) = all else { return };
        assert_eq!(all.label, format!("All {} there", asked.same_again + 1));
        let Ok(Deed::Choose(press)) = &all.does else { panic!("an order is given") };
        press.emit(());
        let Some(Action::Door(slot)) = counter.primary.as_ref().and_then(Offer::action) else {
            panic!("a door is chosen")
        };
        let (mut world, mut sent) = (position.clone(), 0);
        world.play(seat, Action::Door(*slot), &mut Log::default()).expect("it was offered");
        loop {
            let view = world.view(Eye::Public);
            let role = Role::Decide(seat);
            let Some(due) = Position::automatic(&view, who, role, &given.borrow()) else { break };
            assert_eq!(due.action, Action::Door(*slot));
            world.play(seat, due.action, &mut Log::default()).expect("the same door");
            sent += 1;
        }
        assert_eq!(sent, asked.same_again);
        seen += 1;
    });
    assert!(seen > 1, "{seen}");
}

#[test]
fn beside_every_name_stands_what_the_shops_will_add_and_that_it_is_this() {
    let mut seen = 0;
    asked(2, |_, view, _, seat| {
        let facts = Position::facts(view, seat);
        let bonus = crate::words::signed(view.bonuses[seat]);
        assert_eq!(facts.big, format!("+{bonus}"));
        let owns = view.bonuses[seat] > 0;
        assert_eq!(facts.facts[0].1.ends_with(&format!(" worth {bonus}")), owns);
        seen += usize::from(owns);
    });
    assert!(seen > 10);
}

#[test]
fn the_next_game_is_begun_by_the_next_seat() {
    for first in [None, Some(Seat::new(2))] {
        let setup = Setup { first, ..Setup::by_the_book(3) };
        walk::<Position>(&setup, 1, |position, _, _| {
            let view = position.view(Eye::Public);
            let next = Position::rematch(&setup, &view);
            assert_eq!(next.first, Some(view.first.after(3)));
            assert_eq!(Position::with_seats(next, 4).first, None, "a new table draws lots again");
        });
    }
}

#[test]
fn quiet_turns_are_told_from_half_the_limit_on() {
    let mut told = 0;
    asked(12, |_, view, who, seat| {
        let limit = view.setup.stall_limit().expect("the book has one");
        let board = drawn(Position::board(&deciding(view, who, seat)));
        let quiet = view.ending.is_none() && view.quiet * 2 >= limit;
        assert_eq!(board.contains("Quiet for "), quiet);
        assert_eq!(board.contains(&format!("After {limit} turns without")), quiet);
        told += usize::from(quiet);
    });
    assert!(told > 0, "no game was quiet");
}

#[test]
fn the_final_round_says_who_ends_the_game_and_how_many_turns_are_left() {
    let who = who(3);
    for seed in 0..4 {
        let mut banners: Vec<(u32, String)> = Vec::new();
        walk::<Position>(&Setup::by_the_book(3), seed, |position, _, _| {
            let view = position.view(Eye::Public);
            let banner = |view: &View, role: Role| {
                let board = drawn(Position::board(&scene::<Position>(view, &who, role)));
                let from = board.find("sm-banner--end").expect("a banner");
                board[from..from + board[from..].find("</p>").expect("it ends")].to_owned()
            };
            match position.pending() {
                Pending::Seats(pending) => {
                    let Some(ending) = view.ending else { return };
                    let public = banner(&view, Role::Public);
                    assert!(!public.contains("If it ended now"), "money is everybody's own");
                    let own = position.view(Eye::Seat(pending[0]));
                    let total = own.total(pending[0]).expect("the own balance");
                    let says = banner(&own, Role::Decide(pending[0])).replace(',', "");
                    assert!(says.contains(&format!("If it ended now: {total} for ")), "{says}");
                    banners.push((ending.left, public));
                }
                Pending::Over(_) => {
                    let last = ["Ada", "Ben", "Cora"][view.turn.index()];
                    for (left, banner) in &banners {
                        assert!(banner.contains(&format!("{left} turn")), "{banner}");
                        let (before, _) = banner.split_once(" ends the game").expect("who ends it");
                        assert!(before.rsplit("left, ").next().expect("a name").contains(last));
                    }
                }
            }
        });
        assert!(!banners.is_empty());
    }
}

#[test]
fn the_chart_shows_everybodys_money_at_the_end_with_the_bonuses() {
    walk::<Position>(&Setup::by_the_book(4), 3, |position, _, _| {
        let view = position.view(Eye::Public);
        let ending = Position::result(&view, &who(4));
        let Some(result) = &view.result else {
            assert!(ending.course.is_none(), "balances are secret until the end");
            return;
        };
        let course = ending.course.expect("it is over");
        assert_eq!(course.len(), view.round as usize + 1);
        for (seat, row) in result.rows.iter() {
            assert_eq!(course[0][seat], 1200);
            assert_eq!(course[course.len() - 1][seat], i32::try_from(row.total).expect("little"));
            let second = view.balances.as_ref().expect("they lie open")[0][seat];
            assert_eq!(course[1][seat], i32::try_from(second).expect("little"));
        }
    });
}
