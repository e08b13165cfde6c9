//! Which lines of the log are looked for.
use high_street::table::Seat;
use yew::prelude::*;

use crate::face::Who;
use crate::parts::Pick;
use crate::seated::LogLine;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LogFilter {
    seat: Option<Seat>,
    phase: Option<&'static str>,
}

impl LogFilter {
    pub const ALL: LogFilter = LogFilter { seat: None, phase: None };

    pub fn sift(self, lines: Vec<LogLine>) -> Vec<LogLine> {
        let mut phase = None;
        let wanted = |line: &LogLine| {
            phase = line.told.phase.or(phase);
            (self.seat.is_none() || line.told.seat == self.seat)
                && (self.phase.is_none() || phase == self.phase)
        };
        lines.into_iter().filter(wanted).collect()
    }

    /// What can be asked for: a player where there are several, a phase where the game has some.
    pub fn draw(
        self,
        who: &Who,
        phases: &'static [&'static str],
        change: &Callback<LogFilter>,
    ) -> Html {
        let seats: Vec<Seat> = who.0.iter().map(|(seat, _)| seat).collect();
        let everybody = std::iter::once(AttrValue::from("Everybody"));
        let names = everybody.chain(seats.iter().map(|&seat| who.name(seat))).collect::<Vec<_>>();
        let all = std::iter::once(AttrValue::from("All phases"));
        let each = all.chain(phases.iter().map(|&phase| AttrValue::from(phase)));
        let moments = each.collect::<Vec<_>>();
        let seat_chosen = self.seat.map_or(0, |seat| seat.index() + 1);
        let phase_at =
            phases.iter().position(|phase| Some(*phase) == self.phase).map_or(0, |at| at + 1);
        let of_phase = change.reform(move |at: usize| LogFilter {
            phase: at.checked_sub(1).and_then(|at| phases.get(at)).copied(),
            ..self
        });
        let several = seats.len() > 1;
        let of_seat = change.reform(move |at: usize| LogFilter {
            seat: at.checked_sub(1).and_then(|at| seats.get(at)).copied(),
            ..self
        });
        html! {
            <div class="logfilter">
                if several { <Pick label="Who" choices={names} chosen={seat_chosen} change={of_seat} /> }
                if !phases.is_empty() { <Pick label="When" choices={moments} chosen={phase_at} change={of_phase} /> }
            </div>
        }
    }
}
