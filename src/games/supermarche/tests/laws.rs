//! The laws every game keeps, and how the prompts are held to their word.
use crate::games::supermarche::action::{Action, Choice, Rescue, Rulings, Setup, Start};
use crate::games::supermarche::bot;
use crate::games::supermarche::foods::{Food, Foods};
use crate::games::supermarche::position::Position;
use crate::games::supermarche::shop::{Slot, Status};
use crate::games::supermarche::view::{Delivery, Prompt, Restock, Stocking, View};
use crate::table::Bot;
use crate::table::conformance::{Probe, suite};

impl Probe for Position {
    fn contender() -> Box<dyn Bot<Position>> {
        bot::hasty()
    }

    fn probes(view: &View) -> Vec<(Action, bool)> {
        let shop = &view.shop;
        let with_status = |status| move |slot: Slot| shop.guests[slot].status == status;
        let slots = |action: fn(Slot) -> Action, legal: &dyn Fn(Slot) -> bool| {
            Slot::ALL.map(|slot| (action(slot), legal(slot))).to_vec()
        };
        match view.prompt.as_ref().unwrap() {
            Prompt::FlipTwo => {
                let pair = |a: usize, b: usize| Action::FlipTwo([Slot::ALL[a], Slot::ALL[b]]);
                vec![(pair(0, 4), true), (pair(3, 2), true), (pair(1, 1), false)]
            }
            Prompt::Delivery(delivery) => delivery_probes(delivery),
            Prompt::Stocking(stocking) => stocking_probes(stocking),
            Prompt::Choose(callers) => {
                slots(Action::Serve, &|slot| callers.iter().any(|caller| caller.slot == slot))
            }
            Prompt::SaleOffer(_) => {
                let both = [true, false].map(|accept| (Action::SaleOffer(accept), true));
                both.into_iter().chain([(Action::Roll, false)]).collect()
            }
            Prompt::Roll(next) => {
                let restock = |moves, legal| (Action::RestockDuring(moves), legal);
                let mut all = restock_probes(&next.restock, restock);
                all.push((Action::Roll, true));
                all
            }
            Prompt::Resolve(resolve) => {
                let legal = [&resolve.normal, &resolve.coupon].map(|purchase| purchase.choice);
                assert_eq!(legal, [Choice::Normal, Choice::Coupon]);
                legal.map(|choice| (Action::Choose(choice), true)).to_vec()
            }
            Prompt::Rescue(rescue) => {
                assert_eq!(rescue.coupon.choice, Choice::Coupon);
                assert_eq!(rescue.loss.bankrupts, rescue.loss.money_after < 0);
                [Choice::Normal, Choice::Coupon]
                    .map(|choice| (Action::Choose(choice), true))
                    .to_vec()
            }
            Prompt::AfterTrip(after) => {
                let discard = after.face_down[0];
                let restock = |moves, legal| (Action::RestockAfter { moves, discard }, legal);
                let mut all = restock_probes(&after.restock, restock);
                all.extend(slots(Action::Flip, &|slot| after.face_down.contains(&slot)));
                all.extend(slots(Action::Flip, &with_status(Status::Down)));
                all
            }
            Prompt::WasteReport { .. } => {
                vec![(Action::NextRound, true), (Action::EndDelivery, false)]
            }
        }
    }
}

fn delivery_probes(delivery: &Delivery) -> Vec<(Action, bool)> {
    let mut all = vec![(Action::EndDelivery, true)];
    for (food, truck) in delivery.trucks.iter() {
        let buy = |cubes| Action::Buy { food, cubes };
        all.push((buy(0), false));
        all.push((buy(truck.at_most), truck.at_most > 0));
        all.push((buy(truck.at_most + 1), false));
        assert_eq!(truck.refusal.is_none(), truck.at_most > 0);
        let back = |cubes| Action::Return { food, cubes };
        all.push((back(0), false));
        all.push((back(truck.bought), truck.bought > 0));
        all.push((back(truck.bought + 1), false));
    }
    all
}

fn stocking_probes(stocking: &Stocking) -> Vec<(Action, bool)> {
    let mut all = vec![(Action::OpenDoors, stocking.refusal.is_none())];
    all.push((Action::SetSale(None), true));
    for (food, aisle) in stocking.aisles.iter() {
        let stock = |cubes| Action::Stock { food, cubes };
        all.push((stock(0), false));
        all.push((stock(aisle.at_most), aisle.at_most > 0));
        all.push((stock(aisle.at_most + 1), false));
        assert_eq!(aisle.refusal.is_none(), aisle.at_most > 0);
        let back = |cubes| Action::Unstock { food, cubes };
        all.push((back(0), false));
        all.push((back(aisle.brought), aisle.brought > 0));
        all.push((back(aisle.brought + 1), false));
        all.push((Action::SetSale(Some(food)), stocking.sales[food].refusal.is_none()));
    }
    all
}

/// As much as may be, one cube more of it, nothing, and the ends of each food.
fn restock_probes(
    terms: &Restock,
    restock: impl Fn(Foods<u8>, bool) -> (Action, bool),
) -> Vec<(Action, bool)> {
    let may = terms.refusal.is_none();
    let mut most: Foods<u8> = Foods::default();
    for food in Food::ALL {
        most[food] = terms.each_at_most[food].min(terms.at_most - most.total());
    }
    let mut all = vec![restock(Foods::default(), false), restock(most, may)];
    for food in Food::ALL {
        let only = |cubes| Foods::from_fn(|other| if other == food { cubes } else { 0 });
        let there = terms.each_at_most[food];
        all.push(restock(only(there), may && there > 0));
        all.push(restock(only(there + 1), false));
        let mut over = most;
        over[food] += 1;
        all.push(restock(over, false));
    }
    all
}

fn by_the_book(start: Start) -> Setup {
    Setup::by_the_book(start)
}

/// Every open question answered the other way, and the aid on.
fn house_table(start: Start) -> Setup {
    let rulings =
        Rulings { rescue: Rescue::No, first_round_sale: false, initial_cube_counts: false };
    Setup { start, odds: true, rulings, store: "<b>سوق</b>".to_owned() }
}

/// As every table was before a rescue was offered.
fn old_table(start: Start) -> Setup {
    let rulings =
        Rulings { rescue: Rescue::ByItself, first_round_sale: true, initial_cube_counts: false };
    Setup { rulings, ..Setup::by_the_book(start) }
}

suite!(
    Position,
    [
        by_the_book(Start::Easy),
        by_the_book(Start::Normal),
        by_the_book(Start::Hard),
        house_table(Start::Easy),
        old_table(Start::Easy),
    ]
);
