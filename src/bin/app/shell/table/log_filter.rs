//! Which lines of the log are looked for.
use high_street::table::{Line, Seat};
use yew::prelude::*;

use crate::face::{Face, Who};
use crate::parts::Pick;

#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LogFilter {
    seat: Option<Seat>,
    phase: Option<&'static str>,
}

impl LogFilter {
    pub const ALL: LogFilter = LogFilter { seat: None, phase: None };

    pub fn sift<'a, G: Face>(
        self,
        lines: impl Iterator<Item = Line<'a, G::Event>>,
        who: &Who,
    ) -> Vec<Line<'a, G::Event>> {
        let mut phase = None;
        let wanted = |line: &Line<'_, G::Event>| {
            let told = G::told(line.event, who);
            phase = told.phase.or(phase);
            (self.seat.is_none() || told.seat == self.seat)
                && (self.phase.is_none() || phase == self.phase)
        };
        lines.filter(wanted).collect()
    }

    /// What can be asked for: a player where there are several, a phase where the game has some.
    pub fn draw<G: Face>(self, who: &Who, change: &Callback<LogFilter>) -> Html {
        let seats: Vec<Seat> = who.0.iter().map(|(seat, _)| seat).collect();
        let everybody = std::iter::once(AttrValue::from("Everybody"));
        let names = everybody.chain(seats.iter().map(|&seat| who.name(seat))).collect::<Vec<_>>();
        let phases = std::iter::once(AttrValue::from("All phases"));
        let phases =
            phases.chain(G::PHASES.iter().map(|&phase| AttrValue::from(phase))).collect::<Vec<_>>();
        let chosen_seat = self.seat.map_or(0, |seat| seat.index() + 1);
        let chosen_phase =
            G::PHASES.iter().position(|phase| Some(*phase) == self.phase).map_or(0, |at| at + 1);
        let of_phase = change.reform(move |at: usize| LogFilter {
            phase: at.checked_sub(1).and_then(|at| G::PHASES.get(at)).copied(),
            ..self
        });
        let several = seats.len() > 1;
        let of_seat = change.reform(move |at: usize| LogFilter {
            seat: at.checked_sub(1).and_then(|at| seats.get(at)).copied(),
            ..self
        });
        html! {
            <div class="logfilter">
                if several { <Pick label="Who" choices={names} chosen={chosen_seat} change={of_seat} /> }
                if !G::PHASES.is_empty() { <Pick label="When" choices={phases} chosen={chosen_phase} change={of_phase} /> }
            </div>
        }
    }
}
