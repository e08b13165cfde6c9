//! Stocking: stock room to shelves, one way, and the sale of the round.
use super::super::event::Event;
use super::super::foods::{Expiry, Food, Foods};
use super::super::illegal::Illegal;
use super::super::lots::Lots;
use super::super::shop::{ROUNDS, Shop, Step};
use super::super::view::{Aisle, SaleToken, Stocking};
use crate::table::Log;

impl Shop {
    /// What was brought out so far, if the shelves are being stocked.
    fn stocking(&self) -> Result<Lots, Illegal> {
        match self.step {
            Step::Stocking { brought } => Ok(brought),
            _ => Err(Illegal::NotNow(self.step.moment())),
        }
    }

    pub(in super::super) fn check_stock(&self, food: Food, cubes: u8) -> Result<(), Illegal> {
        self.stocking()?;
        let (there, room) = (self.stock_room.count(food), self.store_room());
        if cubes == 0 {
            Err(Illegal::BadQuantity)
        } else if cubes > there {
            Err(Illegal::NotInStockRoom { food, there })
        } else if cubes > room {
            Err(Illegal::StoreFull { room })
        } else {
            Ok(())
        }
    }

    pub(in super::super) fn apply_stock(&mut self, food: Food, cubes: u8, log: &mut Log<Event>) {
        for _ in 0..cubes {
            let expiry = self.bring_out(food);
            if let Step::Stocking { brought } = &mut self.step {
                brought.put(food, expiry, 1);
            }
        }
        log.public(Event::Stocked { food, cubes });
    }

    /// One cube from the stock room to the same box on the shelves.
    pub(in super::super) fn bring_out(&mut self, food: Food) -> Expiry {
        let expiry = self.stock_room.take_oldest(food).expect("the stock room has been counted");
        self.shelves.put(food, expiry, 1);
        expiry
    }

    pub(in super::super) fn check_unstock(&self, food: Food, cubes: u8) -> Result<(), Illegal> {
        let brought = self.stocking()?.count(food);
        if cubes == 0 {
            Err(Illegal::BadQuantity)
        } else if cubes > brought {
            Err(Illegal::OneWay { food, brought })
        } else {
            Ok(())
        }
    }

    pub(in super::super) fn apply_unstock(&mut self, food: Food, cubes: u8, log: &mut Log<Event>) {
        for _ in 0..cubes {
            let Step::Stocking { brought } = &mut self.step else { break };
            let Some(expiry) = brought.take_youngest(food) else { break };
            self.shelves.take_box(food, expiry, 1);
            self.stock_room.put(food, expiry, 1);
        }
        log.public(Event::Unstocked { food, cubes });
    }

    pub(in super::super) fn check_sale(&self, food: Option<Food>) -> Result<(), Illegal> {
        match self.step {
            Step::Stocking { .. } => {}
            Step::FlipTwo | Step::Delivery { .. } | Step::WasteReport | Step::Over(_) => {
                return Err(Illegal::NotNow(self.step.moment()));
            }
            _ => return Err(Illegal::SaleTooLate),
        }
        match food {
            Some(_) if self.round == 1 && !self.setup.rulings.first_round_sale => {
                Err(Illegal::NoFirstRoundSale)
            }
            Some(food) if self.sales_used.contains(&food) => Err(Illegal::SaleAlreadyUsed { food }),
            _ => Ok(()),
        }
    }

    pub(in super::super) fn apply_sale(&mut self, food: Option<Food>, log: &mut Log<Event>) {
        self.sale = food;
        log.public(Event::SaleSet { food });
    }

    /// Three different foods have to be on sale over the game: once as many sales are owed as
    /// Stocking phases are left, none of them may pass without one.
    pub(in super::super) fn check_open_doors(&self) -> Result<(), Illegal> {
        self.stocking()?;
        let (owed, left) = (self.sales_owed(), ROUNDS + 1 - self.round);
        if self.sale.is_none() && owed >= left {
            Err(Illegal::SaleOwed { owed, left })
        } else {
            Ok(())
        }
    }

    pub(in super::super) fn apply_open_doors(&mut self, log: &mut Log<Event>) {
        let sale = self.sale;
        self.sales_used.extend(sale);
        self.book().sale = sale;
        self.step = Step::Choose;
        log.public(Event::DoorsOpened { sale });
    }

    pub(in super::super) fn prompt_stocking(&self, brought: &Lots) -> Stocking {
        let room = self.store_room();
        let aisles = Foods::from_fn(|food| {
            let in_stock_room = self.stock_room.count(food);
            Aisle {
                on_shelf: self.shelves.count(food),
                in_stock_room,
                at_most: in_stock_room.min(room),
                refusal: self.check_stock(food, 1).err(),
                brought: brought.count(food),
            }
        });
        let sales = Foods::from_fn(|food| SaleToken {
            price: food.price(),
            sale_price: food.sale_price(),
            refusal: self.check_sale(Some(food)).err(),
        });
        Stocking {
            aisles,
            room,
            sales,
            chosen: self.sale,
            owed: self.sales_owed(),
            phases_left: ROUNDS + 1 - self.round,
            refusal: self.check_open_doors().err(),
        }
    }
}
