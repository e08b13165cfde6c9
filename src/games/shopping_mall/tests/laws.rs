//! The invariants of the rule book that take more than one position to see, and that a preview
//! is what then happens.
use crate::games::shopping_mall::{
    Action, EndRule, Event, Kind, Outcome, Position, Prompt, SLOTS, Setup, Spot, Stage, Trade, View,
};
use crate::table::conformance::walk;
use crate::table::{Dice, Eye, Game, Log, Pending, Seats, Seed};

/// Shows every step of some random games: before, what was told, after.
fn steps(games: u64, mut visit: impl FnMut(&Position, &[Event], &Position)) {
    for seed in 0..games {
        let seats = 3 + u8::from(seed % 2 == 0);
        let end = if seed % 3 == 0 { EndRule::EqualTurns } else { EndRule::Rulebook };
        let setup = Setup { end, ..Setup::by_the_book(seats) };
        let mut dice = Dice::new(Seed(seed));
        let mut position = Position::deal(&setup, Seed(seed), &mut Log::default());
        while let Pending::Seats(pending) = position.pending() {
            let all = position.candidates(pending[0], &mut dice);
            let action = dice.pick(&all).expect("somebody can act").clone();
            let (before, mut log) = (position.clone(), Log::default());
            position.apply(pending[0], action, &mut log);
            let told: Vec<Event> = log.entries().iter().map(|entry| entry.event.clone()).collect();
            visit(&before, &told, &position);
        }
    }
}

#[test]
fn customers_never_leave_and_tiles_never_turn() {
    steps(20, |before, _, after| {
        assert!(before.customers.iter().zip(&after.customers).all(|(old, new)| old <= new));
        assert_eq!(before.tiles, after.tiles);
        assert!(after.customers.iter().sum::<u32>() <= 36);
    });
}

/// Everybody who listens can keep everybody's books.
#[test]
fn every_balance_follows_from_what_was_told() {
    steps(40, |before, told, after| {
        let mut cash: Seats<i64> =
            Seats::from_fn(before.seats(), |seat| i64::from(before.cash(seat)));
        for event in told {
            match event {
                Event::Entered { mover, visit } => {
                    cash[visit.owner] += i64::from(visit.income) - i64::from(visit.provision);
                    if let Some(mover) = mover {
                        cash[*mover] += i64::from(visit.provision);
                    }
                }
                Event::Sold { buyer, seller, price, .. } => {
                    cash[*buyer] -= i64::from(*price);
                    if let Some(seller) = seller {
                        cash[*seller] += i64::from(*price);
                    }
                }
                Event::Provision { seat, amount } => cash[*seat] += i64::from(*amount),
                _ => {}
            }
        }
        let now = Seats::from_fn(after.seats(), |seat| i64::from(after.cash(seat)));
        assert_eq!(cash, now);
    });
}

#[test]
fn the_final_round_begins_once_and_lasts_as_long_as_it_said() {
    for (seats, end) in [(3, EndRule::Rulebook), (4, EndRule::Rulebook), (4, EndRule::EqualTurns)] {
        for seed in 0..12 {
            let setup = Setup { end, ..Setup::by_the_book(seats) };
            let over = walk::<Position>(&setup, seed, |_, _| {});
            let events: Vec<&Event> = over.lines(Eye::Public).map(|line| line.event).collect();
            let begun = events.iter().position(|e| matches!(e, Event::FinalRound { .. })).unwrap();
            let Event::FinalRound { turns, .. } = events[begun] else { unreachable!("found") };
            let later = &events[begun + 1..];
            assert!(!later.iter().any(|event| matches!(event, Event::FinalRound { .. })));
            let begins = |event: &&&Event| matches!(event, Event::TurnBegins { .. });
            assert_eq!(later.iter().filter(begins).count(), *turns as usize);
        }
    }
}

#[test]
fn a_turn_never_goes_back_from_auctions_to_swaps_to_moves() {
    steps(20, |_, _, after| {
        assert!(after.used.is_sorted());
        let only_auctions = after.used.iter().all(|kind| *kind == Kind::Auction);
        assert!(after.round > 1 || only_auctions);
    });
}

/// What the view promised for `action`, if it promised something.
fn promised(view: &View, action: &Action) -> Option<Outcome> {
    let outcome = match (view.prompt.as_ref()?, action) {
        (Prompt::Act(asked), Action::Move { from, route, order: None }) => {
            let mut offers = asked.moves.as_ref().expect("moves are open").iter();
            let offer = offers.find(|offer| offer.from == *from && offer.route == *route);
            Some(&offer.expect("every legal move is offered").outcome)
        }
        (Prompt::Act(_), Action::Move { from, route, order: Some(order) }) => {
            return view.outcome_in_order(*from, *route, order);
        }
        (Prompt::Door(asked), Action::Door(slot)) => {
            asked.doors.iter().find(|door| door.slot == *slot).map(|door| &door.outcome)
        }
        (Prompt::Merge(asked), Action::Merge(slot)) => {
            asked.partners.iter().find(|offer| offer.partner == *slot).map(|offer| &offer.outcome)
        }
        (Prompt::Manager(asked), Action::Manager(manager)) => {
            let mut offers = asked.managers.iter();
            offers.find(|offer| offer.manager == *manager).map(|offer| &offer.outcome)
        }
        _ => None,
    };
    outcome.cloned()
}

/// Held against what changed on the table, not against what was told.
fn keeps(before: &Position, action: &Action, outcome: &Outcome, after: &Position) {
    let seats = before.seats();
    let cash = |position: &Position, seat| i32::try_from(position.cash(seat)).unwrap();
    let gains = Seats::from_fn(seats, |seat| cash(after, seat) - cash(before, seat));
    assert_eq!(outcome.gains, gains, "{action:?}");
    let mut customers = before.customers;
    for visit in &outcome.visits {
        customers[visit.slot.index()] += 1;
        assert_eq!(after.shop_on(visit.slot).map(|(owner, ..)| owner), Some(visit.owner));
    }
    assert_eq!(customers, after.customers, "{action:?}");
    let came: usize = outcome.arrivals.iter().map(|(_, visitors)| visitors.len()).sum();
    let back = outcome.visits.iter().filter(|visit| !visit.stays).count();
    assert_eq!(after.queue.len(), before.queue.len() + back - came, "{action:?}");
    if let Action::Move { from, route, .. } = action {
        let to = route.leads(*from).unwrap().index();
        let stand = [&before.crowds[to][..], &outcome.stopped].concat();
        assert!(after.crowds[to].starts_with(&stand), "{action:?}");
    }
    let emptied = |gate: &Spot| after.crowds[gate.index()].is_empty();
    assert!(outcome.refill.iter().all(emptied));
    assert_eq!(outcome.starts_final_round, before.ending.is_none() && after.ending.is_some());
}

/// Holds every preview of every candidate at every step against what comes of it.
fn previews(games: u64) -> u64 {
    let mut held = 0;
    for seed in 0..games {
        let seats = 3 + u8::from(seed % 2 == 0);
        let mut dice = Dice::new(Seed(seed));
        let mut position =
            Position::deal(&Setup::by_the_book(seats), Seed(seed), &mut Log::default());
        while let Pending::Seats(pending) = position.pending() {
            let seat = pending[0];
            let all = position.candidates(seat, &mut dice);
            let chosen = dice.pick(&all).expect("somebody can act").clone();
            let view = position.view(Eye::Public);
            for action in &all {
                let Some(outcome) = promised(&view, action) else { continue };
                let mut after = position.sketch();
                after.apply(seat, action.clone(), &mut Log::default());
                keeps(&position, action, &outcome, &after);
                held += 1;
            }
            position.apply(seat, chosen, &mut Log::default());
        }
    }
    held
}

#[test]
fn a_preview_is_what_then_happens_in_200_random_games() {
    let held = previews(200);
    assert!(held > 100_000, "{held} previews");
}

/// The queue and who stays inside once the whole crowd has walked, at two doors always through the first.
fn walked(before: &Position, action: &Action) -> (Vec<Trade>, [u32; SLOTS]) {
    let mut after = before.sketch();
    after.apply(before.turn, action.clone(), &mut Log::default());
    while let Stage::Door(walk) = &after.stage {
        let door = Action::Door(walk.doors[0]);
        after.apply(before.turn, door, &mut Log::default());
    }
    (after.queue, after.stayed)
}

#[test]
fn another_walking_order_is_offered_exactly_where_one_would_change_something() {
    let mut held = [0; 2];
    steps(30, |before, _, _| {
        // At the end of a turn those who come in change the queue, too.
        let Some(Prompt::Act(asked)) = before.view(Eye::Public).prompt else { return };
        if asked.actions_left == 1 {
            return;
        }
        for offer in asked.moves.into_iter().flatten() {
            let (from, route, crowd) =
                (offer.from, offer.route, before.crowds[offer.from.index()].clone());
            let usual = walked(before, &Action::Move { from, route, order: None });
            let differs = Trade::ALL.into_iter().any(|first| {
                let mut order = crowd.clone();
                order.sort_by_key(|trade| *trade != first);
                walked(before, &Action::Move { from, route, order: Some(order) }) != usual
            });
            assert_eq!(offer.order_matters, differs, "{from} {route}");
            held[usize::from(differs)] += 1;
        }
    });
    assert!(held[0] > 1000 && held[1] > 100, "{held:?}");
}

/// A person in a hurry reads the list from the top: nothing legal is missing from it.
#[test]
fn every_lot_and_every_swap_is_offered() {
    steps(6, |before, _, _| {
        let Some(Prompt::Act(asked)) = before.view(Eye::Public).prompt else { return };
        let seat = asked.seat;
        let lots = before.all_lots(seat).count();
        assert_eq!(asked.lots.len(), lots);
        assert!(lots >= 2, "an auction is always possible");
        assert_eq!(asked.swaps.map_or(0, |swaps| swaps.len()), before.all_swaps(seat).count());
    });
}
