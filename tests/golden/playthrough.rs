//! A recorded game with what came of it, played again on every run.
use high_street::table::{
    Computers, Dice, Eye, Game, Level, LoadError, Pending, Save, Seats, Seed, Session,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Playthrough {
    /// Setup, seed and actions.
    pub save: Value,
    pub places: Seats<u8>,
    /// Every seat's standing at the end of each round.
    pub standings: Vec<Seats<i32>>,
    /// How many lines the public heard while the game ran, and a hash of their text.
    pub lines: usize,
    pub heard: String,
}

impl Playthrough {
    /// What came of a game that is over.
    pub fn of<G: Game>(session: &Session<G>) -> Playthrough {
        let Pending::Over(places) = session.pending() else { panic!("the game is not over") };
        // One step before the end the log still keeps its secrets.
        let running = session.prefix(session.len() - 1);
        let heard: Vec<String> =
            running.lines(Eye::Public).map(|line| format!("{:?}", line.event)).collect();
        Playthrough {
            save: serde_json::from_str(&session.save().to_json()).expect("a save is JSON"),
            places,
            standings: session.standings_by_round().into_iter().map(|(_, all)| all).collect(),
            lines: heard.len(),
            heard: format!("{:016x}", fnv1a(heard.join("\n").as_bytes())),
        }
    }

    /// A save of these rules gives the same game; one of older rules that can still be played to its
    /// end has the same winners, or says how far it goes.
    pub fn recheck<G: Game>(json: &str) {
        let mut golden: Playthrough = serde_json::from_str(json).expect("a playthrough");
        let current = golden.save["revision"] == G::REVISION;
        match Save::<G>::load(&golden.save.to_string()) {
            Ok(session) if current => {
                let again = Playthrough::of(&session);
                // A setup may have grown since: what was written then still stands.
                let mut setup = again.save["setup"].clone();
                write_over(&mut setup, &golden.save["setup"]);
                golden.save["setup"] = setup;
                assert_eq!(again, golden);
            }
            Ok(session) => {
                let Pending::Over(places) = session.pending() else { panic!("it ended then") };
                assert_eq!(places, golden.places, "an old game has other winners now");
            }
            Err(why @ LoadError::StoppedAt { .. }) if !current => {
                assert!(why.to_string().ends_with('.'));
            }
            Err(why) => panic!("{why}"),
        }
    }
}

/// Puts what was written then over what would be written now.
fn write_over(now: &mut Value, then: &Value) {
    match then.as_object().filter(|_| now.is_object()) {
        None => *now = then.clone(),
        Some(options) => {
            for (option, value) in options {
                write_over(&mut now[option], value);
            }
        }
    }
}

/// A whole game between computers.
pub fn play<G: Computers>(setup: &G::Setup, seed: Seed, level: Level) -> Session<G> {
    let mut session = Session::<G>::new(setup.clone(), seed).expect("the setup is offered");
    let mut dice = Dice::new(Seed(seed.0 ^ 0x601D));
    let mut bots = session.standings().map(|_, _| G::computer(level));
    while let Pending::Seats(pending) = session.pending() {
        let view = session.view(Eye::Seat(pending[0]));
        let action = bots[pending[0]].choose(pending[0], &view, &mut dice);
        session.play(pending[0], action).expect("computers keep the rules");
    }
    session
}

/// Small, and the same on every machine for ever.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, mix)
}
