//! What people may rely on when they play against a computer.
use crate::games::brick_and_mortar::{
    Action, DialSupplyPrompt, Position, Prompt, Setup, StockOffer, View,
};
use crate::table::{Computers, Dice, Eye, Game, Level, Log, Pending, Seat, Seats, Seed};

/// Whether the purse pays for one item at this price, in whichever store it is cheapest.
fn pays_for_one(view: &View, seat: Seat, dial: &DialSupplyPrompt, price: u32) -> bool {
    let (_, own) = view.mine().expect("its own eyes");
    let cost = |offer: &StockOffer| view.stock_bill(seat, price, &[(offer.store, 1)]).total;
    dial.stores.iter().map(cost).min().is_some_and(|cost| cost <= own.money)
}

#[test]
fn the_middle_computer_never_dials_what_it_cannot_pay() {
    let (mut dials, mut poor) = (0, 0);
    for seed in 0..12 {
        let setup = if seed % 2 == 0 { Setup::draft(4) } else { Setup::preset(3) };
        let mut dice = Dice::new(Seed(seed ^ 0xBEE));
        let mut bots = Seats::from_fn(setup.seats, |_| Position::computer(Level::Normal));
        let mut position = Position::deal(&setup, Seed(seed), &mut Log::default());
        while let Pending::Seats(pending) = position.pending() {
            let seat = pending[0];
            let view = position.view(Eye::Seat(seat));
            let action = bots[seat].choose(seat, &view, &mut dice);
            if let (
                Some(Prompt::DialSupply(dial)),
                Action::DialSupply(price) | Action::DialAndFill(price),
            ) = (&view.prompt, &action)
            {
                dials += 1;
                // The least must be dialled by whoever can pay nothing.
                let paid = *price == dial.least || pays_for_one(&view, seat, dial, *price);
                assert!(paid, "seed {seed}: ${price} for {}", dial.item);
                poor += usize::from(!pays_for_one(&view, seat, dial, dial.least + 2));
            }
            position.play(seat, action, &mut Log::default()).expect("computers keep the rules");
        }
    }
    assert!(dials > 200 && poor > 5, "{dials} dials, {poor} of them by empty purses");
}
