//! What a report holds people to: every balance can be counted from the lines that all were told.
use crate::games::shopping_mall::{Event, Position, Setup, View};
use crate::table::{Computers, Dice, Eye, Game, Log, Pending, Seat, Seats, Seed};

/// What somebody writes down who hears this line.
fn count(purses: &mut Seats<u32>, event: &Event) {
    match event {
        Event::Entered { mover, visit } => {
            purses[visit.owner] += visit.income;
            if let Some(mover) = mover {
                purses[visit.owner] -= visit.provision;
                purses[*mover] += visit.provision;
            }
        }
        Event::Sold { buyer, seller, price, .. } => {
            purses[*buyer] -= price;
            if let Some(seller) = seller {
                purses[*seller] += price;
            }
        }
        Event::Provision { seat, amount } => purses[*seat] += amount,
        _ => {}
    }
}

#[test]
fn whoever_counts_knows_every_balance_and_a_report_knows_no_more() {
    for (seats, seed) in [(3, 1), (4, 2)] {
        let (ada, mut dice) = (Seat::new(0), Dice::new(Seed(seed)));
        let setup = Setup::by_the_book(seats);
        let mut position = Position::deal(&setup, Seed(seed), &mut Log::default());
        let mut purses = Seats::from_fn(seats, |seat| position.cash(seat));
        while let Pending::Seats(pending) = position.pending() {
            let (seen, known) = (position.view(Eye::Seat(ada)), position.could_know(ada));
            for seat in Seat::all(seats) {
                assert_eq!(known.cash(seat), Some(purses[seat]), "{seat:?}");
            }
            let ledgers = known.ledgers.clone();
            assert_eq!(View { ledgers, ..seen }, known, "nothing else is known");
            let all = position.candidates(pending[0], &mut dice);
            let action = dice.pick(&all).expect("a pending seat has a candidate").clone();
            let mut log = Log::default();
            position.apply(pending[0], action, &mut log);
            for event in log.heard_by(Eye::Public) {
                count(&mut purses, event);
            }
        }
        assert!(purses.values().any(|purse| *purse != 1200), "something was paid");
    }
}
