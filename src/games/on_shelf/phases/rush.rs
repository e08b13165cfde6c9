//! The rush hour: everybody serves one customer of the hand, or a team the front of the line.
use super::identification::{check_toggle, judge_identification};
use super::selling::check_sold;
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::event::Event;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::{CustomerOffer, Finish, SalePrompt};
use crate::games::on_shelf::sale::{Sale, SaleKind};
use crate::games::on_shelf::scoring::Source;
use crate::games::on_shelf::stage::{Phase, Rush};
use crate::table::{Game, Log, Seat};

impl Position {
    pub(in super::super) fn begin_rush(&mut self, extra: bool, log: &mut Log<Event>) {
        if self.setup.is_cooperative() {
            let cards = self.setup.rush_cards().min(self.line.len());
            log.public(Event::RushBegins { extra, order: vec![self.start] });
            return self.next_of_line(extra, u32::try_from(cards).expect("three at most"), log);
        }
        let holders = self.start.round(self.seats());
        let order: Vec<Seat> = holders.filter(|seat| self.players[*seat].has_customers()).collect();
        log.public(Event::RushBegins { extra, order: order.clone() });
        self.next_in_rush(extra, order, log);
    }

    /// Asks the next seat; where customers lie open, a sale without a choice is made unasked.
    fn next_in_rush(&mut self, extra: bool, order: Vec<Seat>, log: &mut Log<Event>) {
        let Some((&seat, waiting)) = order.split_first() else { return self.end_rush(log) };
        let waiting = waiting.to_vec();
        let kind = SaleKind::Rush;
        let sale = self.only_sale(seat, kind);
        let open = self.setup.hands_lie_open() && !self.asks_identification(None);
        let forced = open && sale.is_some_and(|sale| self.is_forced(kind, &sale));
        let rush = Rush { seat, extra, kind, sale, waiting, cards: 1 };
        if forced {
            return self.serve_in_rush(rush, false, log);
        }
        self.phase = Phase::Rush(rush);
    }

    /// A team serves the leftmost customer; it is asked where there is something to choose.
    fn next_of_line(&mut self, extra: bool, cards: u32, log: &mut Log<Event>) {
        if cards == 0 {
            self.refill_line(log);
            return self.end_rush(log);
        }
        let kind = SaleKind::TeamRush;
        let sale = Sale::open(&self.store, kind, self.line[0]);
        let rush =
            Rush { seat: self.start, extra, kind, sale: Some(sale), waiting: Vec::new(), cards };
        if self.is_forced(kind, &sale) {
            return self.serve_in_rush(rush, false, log);
        }
        self.phase = Phase::Rush(rush);
    }

    /// Whether nothing of a sale can be chosen.
    fn is_forced(&self, kind: SaleKind, sale: &Sale) -> bool {
        (0..3).all(|line| sale.choices(&self.store, kind, line).len() < 2)
    }

    pub(in super::super) fn check_rush(&self, rush: &Rush, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Done { identification } => {
                check_sold(rush.kind, rush.sale.as_ref())?;
                check_toggle(*identification, self.asks_identification(None))
            }
            Action::Serve(_) if rush.kind == SaleKind::TeamRush => Err(Illegal::NotNow),
            _ => self.check_sale(rush.seat, rush.kind, rush.sale.as_ref(), action),
        }
    }

    pub(in super::super) fn apply_rush(
        &mut self,
        mut rush: Rush,
        action: Action,
        log: &mut Log<Event>,
    ) {
        if let Action::Done { identification } = action {
            return self.serve_in_rush(rush, identification, log);
        }
        self.apply_sale(rush.kind, &mut rush.sale, action);
        self.phase = Phase::Rush(rush);
    }

    fn serve_in_rush(&mut self, rush: Rush, identification: bool, log: &mut Log<Event>) {
        let (seat, kind) = (rush.seat, rush.kind);
        let sale = rush.sale.expect("checked: a customer was chosen");
        let mut parts = vec![(Source::Rush, sale.total(kind))];
        self.hand_over(seat, kind, sale, log);
        if self.asks_identification(None) {
            let due = self.is_due(seat, &sale.items().collect::<Vec<_>>(), 0);
            let verdict = judge_identification(seat, due, identification, log);
            parts.push((Source::Identification, verdict));
        }
        self.score(seat, &parts, log);
        match kind {
            SaleKind::TeamRush => self.next_of_line(rush.extra, rush.cards - 1, log),
            _ => self.next_in_rush(rush.extra, rush.waiting, log),
        }
    }

    fn end_rush(&mut self, log: &mut Log<Event>) {
        if !self.setup.is_cooperative() {
            self.start = self.next_start();
        }
        log.public(Event::RushOver { start: self.start });
        self.begin_turns(log);
    }

    pub(in super::super) fn rush_prompt(&self, rush: &Rush) -> SalePrompt {
        let Rush { seat, kind, sale, cards, .. } = rush;
        let sheet = sale.map(|sale| sale.sheet(&self.store, *kind));
        let customers = match &sheet {
            Some(sheet) if *kind == SaleKind::TeamRush => {
                vec![CustomerOffer { customer: sheet.customer, sheet: Ok(sheet.clone()) }]
            }
            _ => self.customer_offers(*seat, *kind),
        };
        let csi = sale.map_or(0, |sale| sale.total(*kind));
        let finish = Finish {
            refusal: check_sold(*kind, sale.as_ref()).err(),
            csi,
            gains: vec![(Source::Rush, csi)],
            customer: None,
            rolls: false,
            identification: self.asks_identification(None),
        };
        SalePrompt {
            seat: *seat,
            kind: *kind,
            customers,
            sheet,
            may_put_back: false,
            cards: *cards,
            finish,
        }
    }
}
