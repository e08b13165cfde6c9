//! A game passed on in an address. Only one in which nothing is secret any more can become one, and
//! whoever opens it believes it no more than a file.
use super::packing::pack_tightly;
use super::{Game, PackError, Record, RecordError, Session, StandingOrders, unpack};

impl<G: Game> Session<G> {
    /// This game as the text of a link, with what `table` says of its chairs. `None` while it has
    /// secrets: whatever the record claims, a running game is never passed on.
    pub fn packed_to_pass_on(&self, table: Record) -> Option<String> {
        if !self.lies_open() {
            return None;
        }
        let record = Record {
            game: G::SLUG.to_owned(),
            // What people call it among themselves stays with them.
            title: String::new(),
            round: self.round(),
            standings: self.standings(),
            next: None,
            finished: true,
            laid_open: !self.is_over(),
            left_alone: false,
            orders: StandingOrders::default(),
            save: String::new(),
            ..table
        };
        // Beside each other instead of one inside the other: quotes of quotes pack badly.
        Some(pack_tightly(&format!("{}\n{}", record.to_json(), self.save().to_json())))
    }
}

/// Reads what [`Session::packed_to_pass_on`] has written. What it says of its game is not believed
/// yet: it is admitted as any file is.
pub fn passed_on(packed: &str) -> Result<Record, RecordError> {
    let text = unpack(packed).map_err(|why| match why {
        PackError::Broken => RecordError::TornLink,
        why => RecordError::Packed(why),
    })?;
    let (record, save) = text.split_once('\n').ok_or(RecordError::TornLink)?;
    let mut record = Record::from_json(record)?;
    if !record.finished {
        return Err(RecordError::StillRuns);
    }
    save.clone_into(&mut record.save);
    Ok(record)
}
