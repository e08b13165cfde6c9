//! What could be done: everything where it is little, the ends of every range where it is much.
use super::action::{Action, Choice};
use super::foods::{Food, Foods};
use super::shop::{Shop, Slot, Status, Step};
use crate::table::{Arrange, Dice};

impl Shop {
    /// Taking back what was bought or brought out is legal, but no candidate: it leads nowhere
    /// that not doing it would not.
    pub(super) fn candidates(&self, dice: &mut Dice) -> Vec<Action> {
        let mut all = match &self.step {
            Step::FlipTwo => pairs(),
            Step::Delivery { bought } => {
                let trucks = self.prompt_delivery(*bought).trucks;
                let buy = |food, cubes| Action::Buy { food, cubes };
                let mut all = quantities(trucks.map(|_, truck| truck.at_most), buy, dice);
                all.push(Action::EndDelivery);
                all
            }
            Step::Stocking { brought } => {
                let aisles = self.prompt_stocking(brought).aisles;
                let stock = |food, cubes| Action::Stock { food, cubes };
                let mut all = quantities(aisles.map(|_, aisle| aisle.at_most), stock, dice);
                let sales = std::iter::once(None).chain(Food::ALL.into_iter().map(Some));
                all.extend(sales.filter(|&food| food != self.sale).map(Action::SetSale));
                all.push(Action::OpenDoors);
                all
            }
            Step::Choose => self.slots(Status::Up).map(Action::Serve).collect(),
            Step::SaleOffer(_) => vec![Action::SaleOffer(true), Action::SaleOffer(false)],
            Step::Roll(_) => {
                let restocks = self.restocks(dice).into_iter().map(Action::RestockDuring);
                std::iter::once(Action::Roll).chain(restocks).collect()
            }
            Step::Resolve(_) => {
                vec![Action::Choose(Choice::Normal), Action::Choose(Choice::Coupon)]
            }
            Step::AfterTrip => {
                let mut all: Vec<Action> = self.slots(Status::Down).map(Action::Flip).collect();
                for moves in self.restocks(dice) {
                    let down = self.slots(Status::Down);
                    all.extend(down.map(|discard| Action::RestockAfter { moves, discard }));
                }
                all
            }
            Step::WasteReport => vec![Action::NextRound],
            Step::Over(_) => Vec::new(),
        };
        all.retain(|action| self.check(*action).is_ok());
        all
    }

    /// One cube of each food, and two full restocks by chance.
    fn restocks(&self, dice: &mut Dice) -> Vec<Foods<u8>> {
        let there = self.stock_room.counts();
        let mut all: Vec<Foods<u8>> = Vec::new();
        for food in Food::ALL {
            all.push(Foods::from_fn(|other| u8::from(other == food)));
        }
        for _ in 0..2 {
            let mut cubes: Vec<Food> = Vec::new();
            for (food, &count) in there.iter() {
                cubes.extend((0..count).map(|_| food));
            }
            dice.shuffle(&mut cubes);
            let mut moves = Foods::default();
            for food in cubes.into_iter().take(usize::from(self.store_room())) {
                moves[food] += 1;
            }
            if !all.contains(&moves) {
                all.push(moves);
            }
        }
        all
    }
}

fn pairs() -> Vec<Action> {
    let pair = |first: Slot| {
        let later = Slot::ALL.into_iter().filter(move |&second| second > first);
        later.map(move |second| Action::FlipTwo([first, second]))
    };
    Slot::ALL.into_iter().flat_map(pair).collect()
}

/// One, all, and something between, of each food.
fn quantities(
    at_most: Foods<u8>,
    make: impl Fn(Food, u8) -> Action,
    dice: &mut Dice,
) -> Vec<Action> {
    let mut all = Vec::new();
    for (food, &most) in at_most.iter().filter(|&(_, &most)| most > 0) {
        let between = u8::try_from(dice.roll(u32::from(most))).expect("no more than the most");
        let mut cubes = vec![1, between, most];
        cubes.arrange();
        cubes.dedup();
        all.extend(cubes.into_iter().map(|cubes| make(food, cubes)));
    }
    all
}
