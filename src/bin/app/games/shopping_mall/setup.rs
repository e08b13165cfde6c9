//! The options of the table.
use high_street::games::shopping_mall::{
    Cash, Compensation, EndRule, Opening, Provision, Setup, Tie,
};
use high_street::table::{Level, Seat};
use yew::prelude::*;

use crate::parts::{Choice, Segments, Switch, put};

pub fn with_seats(setup: Setup, seats: u8) -> Setup {
    Setup { seats, first: None, ..setup }
}

/// The start passes on to the left.
pub fn rematch(setup: &Setup, began: Seat) -> Setup {
    Setup { first: Some(began.after(setup.seats)), ..setup.clone() }
}

pub fn options(setup: &Setup, change: &Callback<Setup>) -> Html {
    let cash = put(setup, change, |setup, cash| setup.cash = cash);
    html! {
        <div class="sm-options">
            <b>{ "Balances" }</b>
            <Segments<Cash> legend="Balances" name="mall-cash" chosen={setup.cash} change={cash}
                choices={vec![Choice::new(Cash::Secret, "Secret"), Choice::new(Cash::Open, "Open")]} />
            <small>{ match setup.cash {
                Cash::Secret => "Every payment is told, but what somebody has is seen only by holding the own chip.",
                Cash::Open => "Everybody sees what everybody has. Who cannot raise is not asked.",
            } }</small>
        </div>
    }
}

/// Where tables differ, and what the print leaves open.
pub fn house(setup: &Setup, change: &Callback<Setup>) -> Html {
    let end = put(setup, change, |setup, end| setup.end = end);
    let money = put(setup, change, |setup, on: bool| {
        setup.compensation = if on { Compensation::Cash } else { Compensation::None };
    });
    let provision = put(setup, change, |setup, provision| setup.provision = provision);
    let opening = put(setup, change, |setup, opening| setup.opening = opening);
    let tie = put(setup, change, |setup, tie| setup.tie = tie);
    let private = put(setup, change, |setup, on| setup.round_one_private = on);
    let stall = put(setup, change, |setup, on| setup.stall_guard = on);
    html! {
        <div class="sm-options">
            <b>{ "The end" }</b>
            <Segments<EndRule> legend="The end" name="mall-end" chosen={setup.end} change={end}
                choices={vec![Choice::new(EndRule::Rulebook, "Printed ending"), Choice::new(EndRule::EqualTurns, "Equal turns")]} />
            <small>{ match setup.end {
                EndRule::Rulebook => "When the queue is empty everybody has one more turn, whoever emptied it last.",
                EndRule::EqualTurns => "When the queue is empty the round is finished, and one more is played.",
            } }</small>
            { shares(setup.seats) }
            <Switch label="More money for late seats" hint={late(setup)} on={setup.compensation == Compensation::Cash} change={money} />
            <b>{ "Provision for leading a crowd" }</b>
            <Segments<Provision> legend="Provision for leading a crowd" name="mall-provision" chosen={setup.provision} change={provision}
                choices={vec![Choice::new(Provision::Lifetime, "A shop’s first free"), Choice::new(Provision::PerMove, "A move’s first free")]} />
            <small>{ match setup.provision {
                Provision::Lifetime => "150 for each customer of a foreign shop, except the first it ever had (our reading).",
                Provision::PerMove => "150 for each customer of a foreign shop, except the first of each move.",
            } }</small>
            <b>{ "Lowest bid" }</b>
            <Segments<Opening> legend="Lowest bid" name="mall-opening" chosen={setup.opening} change={opening}
                choices={vec![Choice::new(Opening::Fifty, "50"), Choice::new(Opening::Hundred, "100")]} />
            <b>{ "Equal totals" }</b>
            <Segments<Tie> legend="Equal totals" name="mall-tie" chosen={setup.tie} change={tie}
                choices={vec![Choice::new(Tie::Shared, "Shared place"), Choice::new(Tie::Cash, "More cash wins")]} />
            <Switch label="Own shops may be sold in round 1" on={setup.round_one_private} change={private} />
            <Switch label="End a game that stands still" hint="Three rounds without an arrival or a customer begin the final round."
                on={setup.stall_guard} change={stall} />
        </div>
    }
}

/// How often each place in turn order won in measured games, with either ending.
fn shares(seats: u8) -> Html {
    let measured: [(&str, &[u8]); 2] = match seats {
        3 => [("Printed ending", &[40, 34, 27]), ("Equal turns", &[33, 35, 32])],
        _ => [("Printed ending", &[32, 27, 23, 18]), ("Equal turns", &[27, 26, 25, 22])],
    };
    let turns = ["1st", "2nd", "3rd", "4th"];
    html! {
        <table class="sheet sm-shares">
            <thead><tr>
                <th scope="col">{ "Wins by turn order" }</th>
                for turn in &turns[..usize::from(seats)] { <th key={*turn} scope="col">{ turn }</th> }
            </tr></thead>
            <tbody>
                for (ending, shares) in measured {
                    <tr key={ending}>
                        <th scope="row">{ ending }</th>
                        for (at, share) in shares.iter().enumerate() { <td key={at}>{ format!("{share}%") }</td> }
                    </tr>
                }
            </tbody>
        </table>
    }
}

const fn late(setup: &Setup) -> &'static str {
    match setup.seats {
        3 => "The second begins with 100 more, the third with 350 more.",
        _ => "The second begins with 100 more, the third with 200, the fourth with 400.",
    }
}

pub fn in_short(setup: &Setup) -> String {
    let end = match setup.end {
        EndRule::Rulebook => "When the queue is empty everybody has one more turn",
        EndRule::EqualTurns => {
            "When the queue is empty the round is finished and one more is played"
        }
    };
    format!(
        "Everybody begins with 1,200 and three managers; the first round is all auctions. {end}; then each owned tile adds \
         100 times its number, and the most money wins."
    )
}

/// How each level plays, with what it was measured to win.
pub const fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "Bids and walks by rules of thumb: wins 1 of 10 games against Keen.",
        Level::Normal => "Reckons what a shop will bring: wins 9 of 10 games against Calm.",
        Level::Hard => "Plays the turns to come in its head: wins 8 of 10 games against Keen.",
    }
}
