//! 8 PM: what is left in hand is judged, or what a team has on its shelves; then the places.
use crate::games::on_shelf::event::Event;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::scoring::{EveningRow, ShelfBonus, Source, TeamResult, evening};
use crate::games::on_shelf::stage::Phase;
use crate::table::{Game, Log, Seats};

impl Position {
    pub(super) fn count_the_day(&mut self, log: &mut Log<Event>) {
        log.public(Event::EveningBegins);
        let nobody = Seats::from_fn(self.seats(), |_| Vec::new());
        let (rows, team) = match self.setup.goal() {
            Some(goal) => (nobody, Some(self.count_shelves(goal, log))),
            None => (self.count_hands(log), None),
        };
        let result = self.final_table(rows, team);
        log.public(Event::Over { places: result.places.clone() });
        log.reveals();
        self.phase = Phase::Over(Box::new(result));
    }

    fn count_hands(&mut self, log: &mut Log<Event>) -> Seats<Vec<EveningRow>> {
        let store = &self.store;
        let rows = self.players.map(|_, player| {
            let row = |customer| EveningRow { customer, served: evening(store, customer) };
            player.customers().map(row).collect::<Vec<_>>()
        });
        for seat in self.start.round(self.seats()) {
            for &row in &rows[seat] {
                log.public(Event::Evening { seat, row });
            }
            let points: u32 = rows[seat].iter().map(|row| row.served.points()).sum();
            let points = i32::try_from(points).expect("six for each of 60 at most");
            self.score(seat, &[(Source::Evening, points)], log);
        }
        rows
    }

    fn count_shelves(&mut self, goal: u32, log: &mut Log<Event>) -> TeamResult {
        let (before, bonus) = (self.team, ShelfBonus::of(&self.store));
        log.public(Event::Shelves { bonus });
        let points = i32::try_from(bonus.points()).expect("45 at most");
        self.score(self.start, &[(Source::Evening, points)], log);
        TeamResult { before, bonus, total: self.team, goal }
    }
}
