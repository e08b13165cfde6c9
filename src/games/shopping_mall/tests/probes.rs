//! What the prompts promise, held against `check`.
use super::kit::{route, slot, spot};
use super::play::Table;
use crate::games::shopping_mall::{
    Action, Illegal, LotOffer, Manager, MoveOffer, Position, Prompt, Route, Slot, Spot, View,
};
use crate::table::conformance::Probe;
use crate::table::{Eye, Game, Seat};

impl Probe for Position {
    // A bid beyond a secret purse is refused.
    const BLIND_MAY_FAIL: bool = true;

    fn probes(view: &View) -> Vec<(Action, bool)> {
        let Some(prompt) = &view.prompt else { return Vec::new() };
        let mut probes = probe(prompt);
        probes.push((Action::Drop, matches!(prompt, Prompt::Bid(_))));
        probes.push((Action::Free(true), matches!(prompt, Prompt::Free(_))));
        probes.push((Action::Pass, false));
        probes
    }
}

fn probe(prompt: &Prompt) -> Vec<(Action, bool)> {
    match prompt {
        Prompt::Act(asked) => {
            let mut probes = moves(asked.moves.as_deref().unwrap_or(&[]));
            for one in Manager::ALL {
                for other in Manager::ALL {
                    let offered = |pair: [Manager; 2]| {
                        let swaps = asked.swaps.as_deref().unwrap_or(&[]);
                        swaps.iter().any(|offer| offer.managers == pair)
                    };
                    let legal = offered([one, other]) || offered([other, one]);
                    probes.push((Action::Swap(one, other), legal));
                }
            }
            probes.extend(lots(&asked.lots));
            probes
        }
        Prompt::Door(asked) => {
            let offered = |slot| asked.doors.iter().any(|door| door.slot == slot);
            Slot::all().map(|slot| (Action::Door(slot), offered(slot))).collect()
        }
        Prompt::Bid(asked) => {
            let (least, cash) = (asked.least, asked.cash.expect("my own eyes"));
            vec![
                (Action::Bid(least), least <= cash),
                (Action::Bid(least.max(cash)), least <= cash),
                (Action::Bid(least + asked.step), least + asked.step <= cash),
                (Action::Bid(least - asked.step), false),
                (Action::Bid(least + 1), false),
                (Action::Bid(cash + asked.step), false),
                (Action::Bid(u32::MAX / 50 * 50), false),
            ]
        }
        Prompt::Free(_) => vec![(Action::Free(false), true)],
        Prompt::Merge(asked) => {
            let offered = |slot| asked.partners.iter().any(|offer| offer.partner == slot);
            Slot::all().map(|slot| (Action::Merge(slot), offered(slot))).collect()
        }
        Prompt::Manager(asked) => {
            let offers = asked.managers.iter();
            offers.map(|offer| (Action::Manager(offer.manager), true)).collect()
        }
        Prompt::Arrivals(asked) => {
            let first = |count: u32| (0..u8::try_from(count).unwrap()).collect::<Vec<u8>>();
            let most = u8::try_from(asked.most).unwrap();
            let legal = |count: u32| (asked.least..=asked.most).contains(&count);
            let mut probes: Vec<_> =
                (0..=5).map(|count| (Action::Arrivals(first(count)), legal(count))).collect();
            probes.push((Action::Arrivals(vec![most - 1, 0]), true));
            probes.push((Action::Arrivals(vec![0, 0]), false));
            probes.push((Action::Arrivals(vec![0, most]), false));
            probes
        }
    }
}

fn moves(offers: &[MoveOffer]) -> Vec<(Action, bool)> {
    let mut probes = Vec::new();
    for from in Spot::all() {
        for route in Route::all() {
            let legal = offers.iter().any(|offer| offer.from == from && offer.route == route);
            probes.push((Action::Move { from, route, order: None }, legal));
        }
    }
    probes
}

fn lots(offers: &[LotOffer]) -> impl Iterator<Item = (Action, bool)> {
    Slot::all().map(|slot| {
        let offered = offers.iter().any(|lot| lot.premises.contains(slot));
        (Action::Auction(slot), offered)
    })
}

/// A closed kind of action says why, and every action of it is refused for that reason.
#[test]
fn a_closed_kind_of_action_says_why() {
    let asked = |table: &Table| match table.position.view(Eye::Public).prompt {
        Some(Prompt::Act(asked)) => asked,
        other => panic!("asked {other:?}"),
    };
    let table = Table::of(4, Seat::new(0));
    assert_eq!(asked(&table).swaps, Err(Illegal::NoShop));
    assert_eq!(asked(&table).actions_left, 2);
    assert!(asked(&table).moves.is_ok());
    let table = table.does(0, Action::Auction(slot("S1"))).drop(&[1, 2, 3]);
    let table = table.does(0, Action::Free(true)).does(0, Action::Manager(Manager::Steady));
    assert_eq!(asked(&table).actions_left, 1);
    assert_eq!(asked(&table).moves, Err(Illegal::MoveTooLate));
    assert_eq!(asked(&table).swaps, Err(Illegal::SwapTooLate));
    let walk = Action::Move { from: spot("GW"), route: route("R02"), order: None };
    let mut first = table.refuses(0, walk, Illegal::MoveTooLate);
    (first.position.round, first.position.turns) = (1, 0);
    first.position.used.clear();
    assert_eq!(asked(&first).moves, Err(Illegal::RoundOne));
    assert_eq!(asked(&first).swaps, Err(Illegal::RoundOne));
    assert!(!asked(&first).lots.is_empty());
}
