//! Between a desk and its record: opening a table, and writing it down.
use high_street::table::{
    Chair, Desk, Game, LoadError, Luck, Pending, Record, Save, Seats, Seed, Session,
    StandingOrders, Tried,
};

use super::{new_id, put};
use crate::device::clock;
use crate::routes::GameId;
use crate::store::memory;

/// A new table: dealt, saved and remembered. `Err` is a sentence for whoever set it up.
pub fn start<G: Game>(chairs: Seats<Chair>, setup: G::Setup, seed: Seed) -> Result<GameId, String> {
    memory::remember_table::<G>(&chairs, &setup);
    let session = Session::<G>::new(setup, seed).map_err(|why| why.to_string())?;
    let sitters = chairs.map(|_, chair| chair.sitter);
    let id = new_id();
    // A full or missing storage is told at the table: the game is then kept in memory.
    let _ = put(&id, &record(&Desk::new(session, sitters), &chairs));
    Ok(id)
}

/// A table of its own that begins after so many actions of a game that lies open. `Err` is a
/// sentence.
pub fn play_on<G: Game>(
    game: &Session<G>,
    steps: usize,
    luck: Luck,
    chairs: &Seats<Chair>,
) -> Result<GameId, String> {
    let Some(session) = game.play_on(steps, luck) else {
        return Err("At this step nothing was left to decide.".to_owned());
    };
    let sitters = chairs.map(|_, chair| chair.sitter);
    let after = u32::try_from(session.len()).expect("games are short");
    let tried = Tried { after, fresh_luck: luck != Luck::Same };
    let id = new_id();
    let record = record(&Desk::new(session, sitters), chairs);
    // As for any new table: trouble with the storage is told there.
    let _ = put(&id, &Record { tried: Some(tried), ..record });
    Ok(id)
}

/// The written form of a table as it stands, without a title, hints or orders.
pub fn record<G: Game>(desk: &Desk<G>, chairs: &Seats<Chair>) -> Record {
    let next = match desk.pending() {
        Pending::Seats(seats) => seats.first().map(|&seat| chairs[seat].name.clone()),
        Pending::Over(_) => None,
    };
    let mut record = Record {
        format: Record::FORMAT,
        game: G::SLUG.to_owned(),
        title: String::new(),
        chairs: chairs.clone(),
        round: desk.round(),
        standings: desk.standings(),
        next,
        finished: desk.is_over(),
        laid_open: false,
        tried: None,
        hints: 0,
        left_alone: desk.is_left_alone(),
        orders: StandingOrders::default(),
        saved_at: clock::now(),
        save: String::new(),
    };
    record.set_save(desk.save_json());
    record
}

/// Breaks a game off: the whole of it, and the record that says so.
pub fn lay_open<G: Game>(desk: Desk<G>, record: Record) -> (Session<G>, Record) {
    let session = desk.lay_open();
    let mut record = Record {
        round: session.round(),
        standings: session.standings(),
        next: None,
        finished: true,
        laid_open: true,
        orders: StandingOrders::default(),
        ..record
    };
    record.set_save(session.save().to_json());
    (session, record)
}

/// A record from elsewhere: whatever it claims about its game is replaced by what the rules say.
/// The save itself stays as it is, and the table tells how far it can be played again.
pub fn admit<G: Game>(record: Record) -> Result<Record, String> {
    let (desk, stopped) = open::<G>(&record)?;
    let save = record.save_json().map_err(|why| why.to_string())?;
    let facts = self::record(&desk, &record.chairs);
    let laid_open = record.laid_open && !facts.finished;
    // Played to its end by older rules: it is shown as far as today's go, and what was seen is not played on.
    let finished = facts.finished || laid_open || (record.finished && stopped.is_some());
    // Luck drawn anew is luck tried, whatever the file says.
    let drawn = desk.fresh_luck().and_then(|after| u32::try_from(after).ok());
    let drawn = drawn.map(|after| Tried { after, fresh_luck: true });
    let mut record = Record {
        round: facts.round,
        standings: facts.standings,
        next: facts.next.filter(|_| !finished),
        finished,
        laid_open,
        tried: record.tried.or(drawn),
        ..record
    };
    record.set_save(save);
    Ok(record)
}

/// A table from its record, and a warning if only a part of it could be played again.
pub fn open<G: Game>(record: &Record) -> Result<(Desk<G>, Option<String>), String> {
    let json = record.save_json().map_err(|why| why.to_string())?;
    let (session, warning) = match Save::<G>::load(&json) {
        Ok(session) => (session, None),
        Err(why) => {
            let warning = why.to_string();
            match why {
                LoadError::StoppedAt { session, .. } => (*session, Some(warning)),
                LoadError::Refused(_) => return Err(warning),
            }
        }
    };
    if session.seats() != record.chairs.count() {
        return Err(format!(
            "This save names {} players, but its game seats {}.",
            record.chairs.count(),
            session.seats()
        ));
    }
    let sitters = record.chairs.map(|_, chair| chair.sitter);
    let mut desk = Desk::new(session, sitters);
    if record.left_alone {
        desk.veil();
    }
    if let Some(Tried { after, .. }) = record.tried {
        desk.played_on_from(usize::try_from(after).unwrap_or(usize::MAX));
    }
    Ok((desk, warning))
}
