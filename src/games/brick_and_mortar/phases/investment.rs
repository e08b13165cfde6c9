//! Investment: points for money or money for points, one chance each, in turn order.
use super::Phase;
use crate::games::brick_and_mortar::action::Action;
use crate::games::brick_and_mortar::event::Event;
use crate::games::brick_and_mortar::illegal::Illegal;
use crate::games::brick_and_mortar::position::Position;
use crate::games::brick_and_mortar::terms::{POINT_SALE, Terms};
use crate::table::{Log, Seat};

impl Position {
    pub(in super::super) fn next_investor(&mut self, done: Vec<Seat>, log: &mut Log<Event>) {
        match self.not_in(&done).first() {
            Some(&seat) => self.phase = Phase::Investing { seat, done },
            None => self.end_month(log),
        }
    }

    pub(in super::super) fn check_invest(
        &self,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Illegal> {
        let player = &self.players[seat];
        match *action {
            Action::Pass => Ok(()),
            Action::BuyPoints { first, second } => {
                let terms = Terms::of(&player.building);
                let (most, again) = terms.most();
                if first > most || second > again {
                    return Err(match terms.two_of {
                        Some(most) => Illegal::BankLimit { most },
                        None if first > most => Illegal::InvestLimit,
                        None => Illegal::OnePurchase,
                    });
                }
                let points = first + second;
                if points == 0 {
                    return Err(Illegal::InvestLimit);
                }
                let (cost, money) = (terms.cost(first, second), player.money);
                if cost > money {
                    return Err(Illegal::InvestCash { points, cost, money });
                }
                Ok(())
            }
            Action::SellPoints(points) => {
                if points > player.points {
                    Err(Illegal::SellLimit { points: player.points })
                } else if points == 0 {
                    Err(Illegal::SellNothing)
                } else {
                    Ok(())
                }
            }
            _ => Err(Illegal::NotNow),
        }
    }

    pub(in super::super) fn apply_invest(
        &mut self,
        seat: Seat,
        action: &Action,
        mut done: Vec<Seat>,
        log: &mut Log<Event>,
    ) {
        match *action {
            Action::BuyPoints { first, second } => {
                let cost = Terms::of(self.building(seat)).cost(first, second);
                self.players[seat].money -= cost;
                self.gain(seat, first + second);
                let order = self.order.clone();
                self.tell(Event::PointsBought { seat, first, second, cost, order }, log);
                self.watch_marker(seat, log);
            }
            Action::SellPoints(points) => {
                let pay = points * POINT_SALE;
                self.players[seat].money += pay;
                self.lose(seat, points);
                let order = self.order.clone();
                self.tell(Event::PointsSold { seat, points, pay, order }, log);
            }
            _ => self.tell(Event::NotInvested { seat }, log),
        }
        done.push(seat);
        self.next_investor(done, log);
    }
}
