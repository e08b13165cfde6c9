//! A game shown at each of its questions, for the gallery of development builds: real records, which any
//! table opens.
use high_street::table::{
    Chair, Desk, Dice, Eye, Hue, Level, Pending, Record, Seat, Seats, Seed, Session, Sitter,
};

use crate::face::Face;
use crate::store::saves;

/// The table at the first question of one kind, as if a person sat on the chair that is asked.
pub struct Exhibit {
    /// What the computer did there: "Raise", "Stock".
    pub name: String,
    pub record: Record,
}

/// A few games are enough to meet nearly every question.
const GAMES: u64 = 3;

/// Every kind of decision that computers come to in a few games, and an end.
pub fn exhibits<G: Face>() -> Vec<Exhibit> {
    let mut found: Vec<Exhibit> = Vec::new();
    let tables = [*<G as Face>::seats().start(), *<G as Face>::seats().end()];
    for (seats, seed) in
        tables.into_iter().flat_map(|seats| (0..GAMES).map(move |seed| (seats, seed)))
    {
        let setup = G::usual_setup(seats);
        let mut session = Session::<G>::new(setup, Seed(seed)).expect("the usual table is offered");
        let (mut computer, mut dice) = (G::computer(Level::Easy), Dice::new(Seed(seed)));
        loop {
            let Pending::Seats(pending) = session.pending() else {
                show(&mut found, "the end".to_owned(), &session, None);
                break;
            };
            let seat = pending[0];
            let action = computer.choose(seat, &session.view(Eye::Seat(seat)), &mut dice);
            show(&mut found, kind(&action), &session, Some(seat));
            session.play(seat, action).expect("computers keep to the rules");
        }
    }
    found
}

/// "Raise" of `Raise(9)`.
fn kind(action: &impl std::fmt::Debug) -> String {
    format!("{action:?}").chars().take_while(|c| c.is_alphanumeric()).collect()
}

fn show<G: Face>(
    found: &mut Vec<Exhibit>,
    name: String,
    session: &Session<G>,
    asked: Option<Seat>,
) {
    if found.iter().any(|exhibit| exhibit.name == name) {
        return;
    }
    let names = ["Ada", "Ben", "Cora", "Dev", "Emil", "Flora"];
    let chairs = Seats::from_fn(session.seats(), |seat| Chair {
        name: names[seat.index()].to_owned(),
        hue: Hue::ALL[seat.index()],
        sitter: match asked {
            Some(asked) if asked != seat => Sitter::Computer(Level::Easy),
            _ => Sitter::Person,
        },
    });
    let sitters = chairs.map(|_, chair| chair.sitter);
    let record = saves::record(&Desk::new(session.clone(), sitters), &chairs);
    found.push(Exhibit { name, record });
}
