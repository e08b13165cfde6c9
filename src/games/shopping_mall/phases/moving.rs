//! Moving a crowd: one route for all, visitors one by one, each into the first shop of its trade.
use crate::games::shopping_mall::action::Kind;
use crate::games::shopping_mall::event::{Event, Visit};
use crate::games::shopping_mall::illegal::Illegal;
use crate::games::shopping_mall::names::Trade;
use crate::games::shopping_mall::plan::{Cell, Fronts, Slot, Spot};
use crate::games::shopping_mall::position::Position;
use crate::games::shopping_mall::routes::{Route, Step};
use crate::games::shopping_mall::setup::Provision;
use crate::games::shopping_mall::shop::{Staff, income};
use crate::games::shopping_mall::stage::{Stage, Walk};
use crate::table::{Log, Seat};

/// What an owner pays whoever led a customer to the shop.
pub const MOVER_PROVISION: u32 = 150;

/// A crowd that is still walking.
struct Walking {
    from: Spot,
    route: Route,
    behind: Vec<Trade>,
    served: Vec<Slot>,
}

impl Position {
    pub(in super::super) fn check_move(
        &self,
        from: Spot,
        route: Route,
        order: Option<&[Trade]>,
    ) -> Result<(), Illegal> {
        self.check_kind(self.turn, Kind::Move)?;
        let crowd = &self.crowds[from.index()];
        if crowd.is_empty() {
            return Err(Illegal::EmptySpot);
        }
        if route.leads(from).is_none() {
            return Err(Illegal::NoSuchRoute);
        }
        let alike = |order: &[Trade]| {
            Trade::ALL.into_iter().all(|trade| count(order, trade) == count(crowd, trade))
        };
        if order.is_some_and(|order| !alike(order)) {
            let visitors = u32::try_from(crowd.len()).expect("24 visitors");
            return Err(Illegal::OrderMismatch { visitors });
        }
        Ok(())
    }

    pub(in super::super) fn apply_move(
        &mut self,
        seat: Seat,
        from: Spot,
        route: Route,
        order: Option<Vec<Trade>>,
        log: &mut Log<Event>,
    ) {
        let crowd = std::mem::take(&mut self.crowds[from.index()]);
        let crowd = order.unwrap_or(crowd);
        let to = route.leads(from).expect("checked");
        if from.is_gate() {
            self.depleted.retain(|gate| *gate != from);
            self.depleted.push(from);
        }
        self.tell(Event::SetOut { seat, from, to, route, crowd: crowd.clone() }, log);
        self.walk(Walking { from, route, behind: crowd, served: Vec::new() }, log);
    }

    /// The walker has been shown a door; the others follow.
    pub(in super::super) fn apply_door(&mut self, walk: Walk, slot: Slot, log: &mut Log<Event>) {
        let Walk { from, route, walker, step, behind, mut served, .. } = walk;
        self.tell(Event::ChoseDoor { seat: self.turn, trade: walker, tile: self.tile(slot) }, log);
        let cell = route.steps(from)[usize::from(step)].cell;
        self.lead_in(slot, cell, &mut served, log);
        self.walk(Walking { from, route, behind, served }, log);
    }

    fn walk(&mut self, walking: Walking, log: &mut Log<Event>) {
        let Walking { from, route, behind, mut served } = walking;
        let mut behind = behind.into_iter();
        let to = route.leads(from).expect("checked");
        while let Some(walker) = behind.next() {
            let steps = route.steps(from);
            let met = steps.iter().enumerate().find_map(|(index, step)| {
                let doors = self.doors_at(step, walker);
                (!doors.is_empty()).then_some((index, doors))
            });
            match met {
                None => {
                    self.crowds[to.index()].push(walker);
                    self.tell(Event::Stopped { trade: walker, spot: to }, log);
                }
                Some((index, doors)) => {
                    if let [one, other] = doors[..] {
                        let step = u8::try_from(index).expect("a route is short");
                        let (doors, behind) = ([one, other], behind.collect());
                        let walk = Walk { from, route, walker, step, doors, behind, served };
                        self.stage = Stage::Door(walk);
                        return;
                    }
                    self.lead_in(doors[0], steps[index].cell, &mut served, log);
                }
            }
        }
        self.end_action(Kind::Move, log);
    }

    /// The owned shops of a trade whose doors face a cell: none, one, or two.
    fn doors_at(&self, step: &Step, trade: Trade) -> Vec<Slot> {
        let opens = |slot: Slot, side| {
            let tile = self.tile(slot);
            tile.trade == trade && tile.doors(slot).contains(side) && self.shop_on(slot).is_some()
        };
        step.faces.iter().filter(|face| opens(face.slot, face.side)).map(|face| face.slot).collect()
    }

    /// The doors of all owned shops, by trade.
    pub(in super::super) fn open_doors(&self) -> [Fronts; 4] {
        let mut open = [Fronts::default(); 4];
        for (_, premises) in self.staff.values().flat_map(Staff::shops) {
            for slot in premises.slots() {
                let tile = self.tile(slot);
                open[tile.trade.index()].add(slot, tile.doors(slot));
            }
        }
        open
    }

    /// Whether the order of walking changes who goes back to the queue, or in which order: only
    /// if visitors of two trades enter and a placeholder is left.
    pub(in super::super) fn order_matters(
        &self,
        from: Spot,
        route: Route,
        open: &[Fronts; 4],
    ) -> bool {
        let (crowd, passed) = (&self.crowds[from.index()], route.fronts(from));
        let enters = |trade: &Trade| open[trade.index()].meet(passed) && crowd.contains(trade);
        self.placeholders > 0 && Trade::ALL.iter().filter(|trade| enters(trade)).count() > 1
    }

    fn lead_in(&mut self, slot: Slot, cell: Cell, served: &mut Vec<Slot>, log: &mut Log<Event>) {
        let (_, _, premises) = self.shop_on(slot).expect("only owned shops have guests");
        let shop = premises.slots().next().expect("a shop has a tile");
        let first = match self.setup.provision {
            Provision::Lifetime => self.served(premises) == 0,
            Provision::PerMove => !served.contains(&shop),
        };
        served.push(shop);
        let provision = if first { 0 } else { MOVER_PROVISION };
        self.serve(slot, cell, Some((self.turn, provision)), log);
    }

    /// A visitor of the tile's trade becomes its customer: income, provision, and a placeholder
    /// for the visitor if one is left.
    pub(super) fn serve(
        &mut self,
        slot: Slot,
        cell: Cell,
        led: Option<(Seat, u32)>,
        log: &mut Log<Event>,
    ) {
        let tile = self.tile(slot);
        let trade = tile.trade;
        let (owner, manager, premises) = self.shop_on(slot).expect("only owned shops have guests");
        let income = income(manager, self.served(premises));
        self.ledgers[owner].customers += income;
        self.money += income;
        let due = led.filter(|(mover, _)| *mover != owner);
        let provision = due.map_or(0, |(_, provision)| provision);
        if let Some((mover, _)) = due {
            self.ledgers[owner].paid += provision;
            self.ledgers[mover].movers += provision;
        }
        self.customers[slot.index()] += 1;
        let stays = self.placeholders == 0;
        if stays {
            self.stayed[slot.index()] += 1;
        } else {
            self.placeholders -= 1;
            self.queue.push(trade);
        }
        self.stir();
        let visit = Visit { trade, cell, slot, tile, owner, manager, income, provision, stays };
        self.tell(Event::Entered { mover: led.map(|(mover, _)| mover), visit }, log);
        if !stays && self.placeholders == 0 {
            self.tell(Event::PlaceholdersGone, log);
        }
    }
}

fn count(visitors: &[Trade], trade: Trade) -> usize {
    visitors.iter().filter(|other| **other == trade).count()
}
