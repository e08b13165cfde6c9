//! Return and the two spillage events: a customer is turned up, and its symbols are dealt with
//! from the left. The start seat is asked only where there is a choice.
use crate::games::on_shelf::action::Bottle;
use crate::games::on_shelf::customers::CustomerId;
use crate::games::on_shelf::event::{Event, Fate};
use crate::games::on_shelf::goods::Item;
use crate::games::on_shelf::hour_events::HourEvent;
use crate::games::on_shelf::illegal::Illegal;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::ChoosePrompt;
use crate::games::on_shelf::spaces::{ShelfSpace, Space, StockSpace};
use crate::games::on_shelf::stage::{EventChoice, Phase};
use crate::games::on_shelf::store::Shelf;
use crate::table::Log;

impl EventChoice {
    pub(super) fn turned_up(&self) -> CustomerId {
        self.customer.expect("this event turns a customer up")
    }

    fn item(&self) -> Item {
        self.turned_up().symbols()[usize::from(self.symbol)]
    }
}

impl Position {
    /// Turns a customer up for an event; the card goes to the exit.
    pub(super) fn turn_up(&mut self, log: &mut Log<Event>) -> Option<CustomerId> {
        let customer = self.next_customer(log)?;
        log.public(Event::TurnedUp { customer });
        self.exit.push(customer);
        Some(customer)
    }

    pub(super) fn begin_symbols(&mut self, event: HourEvent, log: &mut Log<Event>) {
        let Some(customer) = self.turn_up(log) else { return self.begin_turns(log) };
        self.next_symbol(event, customer, 0, log);
    }

    fn next_symbol(
        &mut self,
        event: HourEvent,
        customer: CustomerId,
        from: u8,
        log: &mut Log<Event>,
    ) {
        for (symbol, item) in (0..).zip(customer.symbols()).skip(usize::from(from)) {
            match self.places_for(event, item)[..] {
                [] => log.public(Event::SymbolHandled { item, fate: Fate::Nothing }),
                [only] => self.handle_symbol(event, item, only, log),
                _ => {
                    let (seat, waiting) = (self.start, Vec::new());
                    let customer = Some(customer);
                    let choice = EventChoice { event, seat, waiting, customer, symbol };
                    self.phase = Phase::Event(choice);
                    return;
                }
            }
        }
        self.begin_turns(log);
    }

    /// Where a symbol may be dealt with: nowhere, at one place, or at a choice of several. Among
    /// the shelf spaces of one bay only the lowest that will do.
    fn places_for(&self, event: HourEvent, item: Item) -> Vec<Space> {
        let store = &self.store;
        match event {
            HourEvent::Return => {
                if store.is_stopped(item) || store.in_box(item.brand) == 0 {
                    return Vec::new();
                }
                let free = ShelfSpace::of(item).find(|space| store.shelf(*space) == Shelf::Empty);
                if let Some(space) = free {
                    return vec![Space::Shelf(space)];
                }
                let room = |space: &StockSpace| store.check_place(item.brand, *space).is_ok();
                StockSpace::row(item.category).filter(room).map(Space::Stock).collect()
            }
            HourEvent::SpillageInStock => store.in_stocks(item).map(Space::Stock).collect(),
            _ => {
                let mut shelves: Vec<ShelfSpace> = store.on_shelves(item).collect();
                shelves.dedup_by_key(|space| space.item());
                shelves.into_iter().map(Space::Shelf).collect()
            }
        }
    }

    fn handle_symbol(&mut self, event: HourEvent, item: Item, space: Space, log: &mut Log<Event>) {
        let brand = item.brand;
        let fate = if event == HourEvent::Return {
            match space {
                Space::Shelf(space) => self.store.place_on_shelf(brand, space),
                Space::Stock(space) => self.store.place(brand, space),
            }
            Fate::Back(space)
        } else {
            self.store.remove(Bottle { brand, space });
            let drop = self.store.cubes(space).is_empty() && self.store.scrub() > 0;
            if drop {
                self.store.spill(space);
            }
            Fate::Broken { space, drop }
        };
        log.public(Event::SymbolHandled { item, fate });
    }

    pub(super) fn check_choose(&self, choice: &EventChoice, space: Space) -> Result<(), Illegal> {
        if !space.exists() {
            return Err(Illegal::BadSpace { space });
        }
        let offered = self.places_for(choice.event, choice.item()).contains(&space);
        if offered { Ok(()) } else { Err(Illegal::NoChoice { space }) }
    }

    pub(super) fn apply_choose(
        &mut self,
        choice: &EventChoice,
        space: Space,
        log: &mut Log<Event>,
    ) {
        self.handle_symbol(choice.event, choice.item(), space, log);
        self.next_symbol(choice.event, choice.turned_up(), choice.symbol + 1, log);
    }

    pub(super) fn choose_prompt(&self, choice: &EventChoice) -> ChoosePrompt {
        ChoosePrompt {
            seat: choice.seat,
            event: choice.event,
            customer: choice.turned_up(),
            symbol: choice.symbol,
            item: choice.item(),
            choices: self.places_for(choice.event, choice.item()),
        }
    }
}
