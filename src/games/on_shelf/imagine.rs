//! A whole position that looks to one seat exactly as its view does.
//!
//! Customers taken openly stay where everybody saw them go. Only the one each seat was dealt at
//! 9 AM is guessed, by what events have ruled out, and the order of the entrance.
use super::customers::CustomerId;
use super::goods::Item;
use super::hour_events::HourEvent;
use super::parts::Player;
use super::position::Position;
use super::stage::{Phase, Stage};
use super::view::{CustomerHand, Dealt, View};
use crate::table::{Arrange, Dice, Imagine, Pile, Seat};

impl Imagine for Position {
    fn imagine(_: Seat, view: &View, dice: &mut Dice) -> Position {
        let mut unseen = unseen(view);
        dice.shuffle(&mut unseen);
        let guesses = deal_backs(view, &mut unseen);
        let players = view.players.map(|seat, player| Player {
            csi: if view.team.is_some() { 0 } else { player.csi },
            pile: player.pile.clone(),
            set_aside: player.set_aside,
            dealt: match player.customers.dealt {
                Dealt::Gone => None,
                Dealt::Face(customer) => Some(customer),
                Dealt::Back => {
                    let guess = guesses.iter().find(|(other, _)| *other == seat);
                    Some(guess.expect("every back was guessed").1)
                }
            },
            taken: player.customers.taken.clone(),
            ruled_out: player.customers.ruled_out.clone(),
            served: player.served,
            earned: player.earned,
            worked: player.worked,
        });
        Position {
            setup: view.setup.clone(),
            dice: dice.fork(u64::from(view.hour.of_day())),
            hour: view.hour,
            fire_alarm: view.fire_alarm,
            start: view.start,
            store: view.store.clone(),
            line: view.line.clone(),
            entrance: match &view.entrance_order {
                Some(order) => order.iter().rev().copied().collect(),
                None => Pile::new(unseen),
            },
            exit: view.exit.clone(),
            players,
            discs: view.discs.clone(),
            team: view.team.unwrap_or_else(|| view.setup.team_start()),
            module: view.module,
            phase: phase(view),
            top: view.top.clone(),
            spill_die: view.spill_die,
        }
    }
}

fn phase(view: &View) -> Phase {
    match view.stage.clone() {
        Stage::Turn { seat } => Phase::Turn { seat },
        Stage::Work(work) => Phase::Work(work),
        Stage::Spilling(spilling) => Phase::Spilling(spilling),
        Stage::Rush(rush) => Phase::Rush(rush),
        Stage::Event(choice) => Phase::Event(choice),
        Stage::Over => Phase::Over(Box::new(view.result.clone().expect("the day is counted"))),
    }
}

/// The customers these eyes have not seen, or no longer see.
fn unseen(view: &View) -> Vec<CustomerId> {
    let mut seen = [false; super::customers::CUSTOMERS as usize];
    let mut see = |customer: CustomerId| seen[usize::from(customer.number() - 1)] = true;
    view.line.iter().chain(&view.exit).copied().for_each(&mut see);
    if let Some(module) = &view.module {
        see(module.assortment);
        module.age.into_iter().for_each(&mut see);
    }
    for player in view.players.values() {
        player.customers.taken.iter().copied().for_each(&mut see);
        if let Dealt::Face(customer) = player.customers.dealt {
            see(customer);
        }
    }
    CustomerId::all().filter(|customer| !seen[usize::from(customer.number() - 1)]).collect()
}

/// What a hidden customer must show, or must not.
struct Guess<'a> {
    seat: Seat,
    shows: Option<Item>,
    ruled_out: &'a [Item],
}

impl Guess<'_> {
    fn fits(&self, customer: CustomerId) -> bool {
        self.shows.is_none_or(|item| customer.shows(item))
            && self.ruled_out.iter().all(|item| !customer.shows(*item))
    }
}

/// A customer for every hidden one, taken out of `unseen`.
fn deal_backs(view: &View, unseen: &mut Vec<CustomerId>) -> Vec<(Seat, CustomerId)> {
    let backs = view.players.iter().filter(|(_, p)| p.customers.dealt == Dealt::Back);
    let mut guesses: Vec<Guess> = backs
        .map(|(seat, player)| Guess {
            seat,
            shows: must_show(view, seat, &player.customers),
            ruled_out: &player.customers.ruled_out,
        })
        .collect();
    // The hardest to please first.
    guesses.arrange_by_key(|guess| unseen.iter().filter(|customer| guess.fits(**customer)).count());
    let mut dealt = Vec::new();
    let found = deal_rest(&guesses, unseen, &mut dealt);
    assert!(found, "the true deal is one that fits");
    dealt
}

fn deal_rest(
    guesses: &[Guess],
    unseen: &mut Vec<CustomerId>,
    dealt: &mut Vec<(Seat, CustomerId)>,
) -> bool {
    let Some((guess, rest)) = guesses.split_first() else { return true };
    for at in (0..unseen.len()).rev() {
        if !guess.fits(unseen[at]) {
            continue;
        }
        let customer = unseen.remove(at);
        dealt.push((guess.seat, customer));
        if deal_rest(rest, unseen, dealt) {
            return true;
        }
        dealt.pop();
        unseen.insert(at, customer);
    }
    false
}

/// Whoever is asked to reject somebody holds such a customer, hidden if not openly.
fn must_show(view: &View, seat: Seat, hand: &CustomerHand) -> Option<Item> {
    let Stage::Event(choice) = &view.stage else { return None };
    if choice.event != HourEvent::RejectedCustomer || choice.seat != seat {
        return None;
    }
    let item = choice.customer?.leftmost();
    (!hand.taken.iter().any(|customer| customer.shows(item))).then_some(item)
}
