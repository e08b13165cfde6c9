//! Check Out and Pre-Order: which customer, and which bottles.
use crate::games::on_shelf::action::Action;
use crate::games::on_shelf::event::Event;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::{CustomerOffer, SalePrompt};
use crate::games::on_shelf::sale::{Sale, SaleKind, can_pre_order, quote};
use crate::games::on_shelf::stage::Work;
use crate::table::{Log, Seat};

impl Position {
    pub(super) fn check_sale(
        &self,
        seat: Seat,
        kind: SaleKind,
        sale: Option<&Sale>,
        action: &Action,
    ) -> Result<(), Illegal> {
        match (*action, sale) {
            (Action::Serve(customer), _) => {
                if !self.players[seat].customers().any(|own| own == customer) {
                    return Err(Illegal::NotYourCustomer { customer });
                }
                if kind == SaleKind::PreOrder && !can_pre_order(&self.store, customer) {
                    return Err(Illegal::NothingInStock { customer });
                }
                Ok(())
            }
            (Action::Sell { .. }, None) => Err(Illegal::ChooseFirst),
            (Action::Sell { line, bottle }, Some(sale)) => {
                sale.check(&self.store, kind, line, bottle)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    /// The only customer of a hand is served without being named, as far as it can be.
    pub(super) fn only_sale(&self, seat: Seat, kind: SaleKind) -> Option<Sale> {
        let mut own = self.players[seat].customers();
        let (first, more) = (own.next()?, own.next().is_some());
        let can = kind != SaleKind::PreOrder || can_pre_order(&self.store, first);
        (can && !more).then(|| Sale::open(&self.store, kind, first))
    }

    /// Nothing of a sale in the making is told.
    pub(super) fn apply_sale(&self, kind: SaleKind, sale: &mut Option<Sale>, action: Action) {
        match (action, sale) {
            (Action::Serve(customer), sale) => {
                *sale = Some(Sale::open(&self.store, kind, customer));
            }
            (Action::Sell { line, bottle }, Some(sale)) => {
                sale.sell(&self.store, kind, usize::from(line), bottle);
            }
            _ => unreachable!("checked: the action sells"),
        }
    }

    /// Bottles go to the box, the customer leaves.
    pub(super) fn hand_over(
        &mut self,
        seat: Seat,
        kind: SaleKind,
        sale: Sale,
        log: &mut Log<Event>,
    ) {
        for bottle in sale.sold() {
            self.store.remove(bottle);
        }
        let customer = sale.customer;
        if kind == SaleKind::TeamRush {
            self.line.retain(|other| *other != customer);
        } else {
            self.players[seat].part_with(customer);
            self.players[seat].served += 1;
        }
        self.exit.push(customer);
        let (lines, sum, off) = (sale.sold_lines(kind), sale.sum(kind), kind.off(customer));
        log.public(Event::Sold { seat, kind, customer, lines, sum, off });
    }

    pub(super) fn customer_offers(&self, seat: Seat, kind: SaleKind) -> Vec<CustomerOffer> {
        let offer = |customer| {
            let sheet = quote(&self.store, kind, customer);
            CustomerOffer { customer, sheet }
        };
        self.players[seat].customers().map(offer).collect()
    }

    pub(super) fn sale_prompt(&self, work: &Work, sale: Option<&Sale>) -> SalePrompt {
        let kind = work.sale_kind().expect("the job is a sale");
        SalePrompt {
            seat: work.seat,
            kind,
            customers: self.customer_offers(work.seat, kind),
            sheet: sale.map(|sale| sale.sheet(&self.store, kind)),
            may_put_back: true,
            cards: 1,
            finish: self.finish_preview(work),
        }
    }
}

pub(super) fn check_sold(kind: SaleKind, sale: Option<&Sale>) -> Result<(), Illegal> {
    let sale = sale.ok_or(Illegal::ChooseFirst)?;
    if kind == SaleKind::PreOrder && sale.sells_nothing() {
        return Err(Illegal::NothingSold { customer: sale.customer });
    }
    Ok(())
}
