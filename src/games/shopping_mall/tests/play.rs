//! Tables laid as an example of the rule book says, and what came of it.
use serde_json::{Map, Value};

use super::kit::{book, manager, route, slot, spot, trade, vector};
use crate::games::shopping_mall::ledger::Ledger;
use crate::games::shopping_mall::{
    Action, Cash, Ending, Event, Illegal, PLACEHOLDERS, Position, Premises, Provision, Setup, Slot,
    Staff, Stage, Tick, Tile, Trade,
};
use crate::table::{Game, Log, Pending, Rejected, Seat, Seats, Seed};

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().expect("a number")).unwrap()
}

fn trades(value: &Value) -> Vec<Trade> {
    value.as_array().expect("a list").iter().map(|suit| trade(text(suit))).collect()
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

pub fn reference_tile(slot: Slot) -> Tile {
    let tile = &book()["referenceDeal"]["tiles"][slot.to_string()];
    let tick = ["NW", "NE", "SE", "SW"].iter().position(|tick| tile["tick"] == *tick).unwrap();
    let number = u8::try_from(number(&tile["number"])).unwrap();
    Tile { trade: trade(text(&tile["suit"])), number, tick: Tick::ALL[tick] }
}

/// A position laid by hand; seat k of an example sits on chair (first + k) mod n.
pub struct Table {
    pub position: Position,
    /// Everything told since the table was laid.
    pub told: Vec<Event>,
}

impl Table {
    /// The reference deal in round 2: crowds at the gates, no shops, seat 0 to act.
    pub fn of(seats: u8, first: Seat) -> Table {
        let setup = Setup { first: Some(first), ..Setup::by_the_book(seats) };
        let mut position = Position::deal(&setup, Seed(1), &mut Log::default());
        for slot in Slot::all() {
            position.tiles[slot.index()] = reference_tile(slot);
        }
        position.round = 2;
        position.turns = u32::from(seats);
        position.stirred = position.turns;
        position.story.clear();
        let reference = &book()["referenceDeal"];
        Table { position, told: Vec::new() }
            .crowds(&reference["crowds"])
            .queue(&trades(&reference["queue"]))
    }

    pub fn seat(&self, seat: u8) -> Seat {
        let first = u8::try_from(self.position.first.index()).unwrap();
        Seat::new((first + seat) % self.position.seats())
    }

    fn crowds(mut self, crowds: &Value) -> Table {
        self.position.crowds = Default::default();
        for (name, crowd) in entries(crowds) {
            self.position.crowds[spot(name).index()] = trades(crowd);
        }
        self
    }

    pub fn queue(mut self, queue: &[Trade]) -> Table {
        self.position.queue = queue.to_vec();
        self
    }

    pub fn cash(mut self, seat: u8, cash: u32) -> Table {
        let seat = self.seat(seat);
        let position = &mut self.position;
        position.ledgers[seat] = Ledger::guess(position.ledgers[seat].start, cash);
        position.money = position.ledgers.values().map(Ledger::cash).sum();
        self
    }

    /// "S3" or "S3+S4", run by a piece of the rule book.
    pub fn shop(mut self, seat: u8, tiles: &str, piece: &str) -> Table {
        let slots: Vec<Slot> = tiles.split('+').map(slot).collect();
        let premises = match slots[..] {
            [one] => Premises::one(one),
            [one, other] => Premises::two(one, other),
            _ => panic!("a shop has one or two tiles"),
        };
        let seat = self.seat(seat);
        self.position.staff[seat].send(manager(piece), Some(premises));
        self
    }

    pub fn customers(mut self, tile: &str, customers: u32) -> Table {
        self.position.customers[slot(tile).index()] = customers;
        let (all, stayed): (u32, u32) =
            (self.position.customers.iter().sum(), self.position.stayed.iter().sum());
        self.position.placeholders = PLACEHOLDERS + stayed - all;
        self
    }

    /// The example's table with `first` as the starter.
    fn given(given: &Value, first: Seat) -> Table {
        let seats = u8::try_from(number(&given["seats"])).unwrap();
        let mut table = Table::of(seats, first);
        let to_act = u8::try_from(number(&given["toAct"])).unwrap();
        table.position.turn = table.seat(to_act);
        table.position.round = number(&given["round"]);
        table.position.turns = u32::from(seats) * (table.position.round - 1) + u32::from(to_act);
        table.position.stirred = table.position.turns.max(u32::from(seats));
        for (seat, cash) in (0..seats).zip(given["cash"].as_array().unwrap()) {
            table = table.cash(seat, number(cash));
        }
        for shop in given["shops"].as_array().unwrap() {
            let tiles: Vec<&str> = shop["tiles"].as_array().unwrap().iter().map(text).collect();
            let owner = u8::try_from(number(&shop["owner"])).unwrap();
            table = table.shop(owner, &tiles.join("+"), text(&shop["manager"]));
        }
        table = table.crowds(&given["crowds"]).queue(&trades(&given["queue"]));
        for (name, customers) in entries(&given["customers"]) {
            table.position.customers[slot(name).index()] = number(customers);
        }
        for (name, coins) in entries(&given["shopCoins"]) {
            for coin in trades(coins) {
                table.leave(slot(name), coin);
            }
        }
        table.position.placeholders = number(&given["placeholders"]);
        for (option, value) in entries(&given["options"]) {
            match (option.as_str(), text(value)) {
                ("cashVisibility", "open") => table.position.setup.cash = Cash::Open,
                ("cashVisibility", "secret") => table.position.setup.cash = Cash::Secret,
                ("provisionScope", "perMove") => {
                    table.position.setup.provision = Provision::PerMove;
                }
                other => panic!("no such option: {other:?}"),
            }
        }
        if let Some(end) = given.get("final") {
            let trigger = table.seat(u8::try_from(number(&end["trigger"])).unwrap());
            let left = number(&end["turnsLeft"]);
            table.position.ending = Some(Ending { trigger, stalled: false, left });
        }
        table
    }

    /// A customer stays on a tile. V77 leaves one in a shop of another trade, which cannot happen:
    /// such a customer is laid into a shop of the own trade.
    fn leave(&mut self, slot: Slot, coin: Trade) {
        let position = &mut self.position;
        let own = |slot: &Slot| reference_tile(*slot).trade == coin;
        let place = if own(&slot) { slot } else { Slot::all().find(own).expect("five tiles") };
        position.customers[slot.index()] -= 1;
        position.customers[place.index()] += 1;
        position.stayed[place.index()] += 1;
    }

    pub fn play(&mut self, seat: u8, action: Action) -> Result<(), Rejected<Illegal>> {
        let (before, mut log) = (self.position.clone(), Log::default());
        let result = self.position.play(self.seat(seat), action, &mut log);
        if result.is_err() {
            assert_eq!(self.position, before, "a refused action changes nothing");
        }
        self.position.audit().expect("every piece is there");
        self.told.extend(log.entries().iter().map(|entry| entry.event.clone()));
        result
    }

    pub fn does(mut self, seat: u8, action: Action) -> Table {
        self.play(seat, action).expect("this is legal");
        self
    }

    /// All these drop out.
    pub fn drop(mut self, seats: &[u8]) -> Table {
        for seat in seats {
            self = self.does(*seat, Action::Drop);
        }
        self
    }

    /// The last turn of the game, that of seat 0.
    pub fn last_turn(mut self) -> Table {
        let trigger = self.seat(0);
        self.position.ending = Some(Ending { trigger, stalled: false, left: 1 });
        self
    }

    /// Puts up a lot that nobody wants.
    pub fn quiet_action(self, seat: u8) -> Table {
        let seats = self.position.seats();
        let owned = |slot: &Slot| self.position.shop_on(*slot).is_some();
        let lot = Slot::all().find(|slot| !owned(slot)).expect("two tiles are unowned");
        let others: Vec<u8> = (1..seats).map(|step| (seat + step) % seats).collect();
        self.does(seat, Action::Auction(lot)).drop(&others).does(seat, Action::Free(false))
    }

    pub fn quiet_turn(self, seat: u8) -> Table {
        self.quiet_action(seat).quiet_action(seat)
    }

    /// The refusal is this one, and nothing has changed.
    pub fn refuses(mut self, seat: u8, action: Action, why: Illegal) -> Table {
        assert_eq!(self.play(seat, action), Err(Rejected::Illegal(why)));
        self
    }

    /// Balances in the order of the example's seats.
    pub fn balances(&self) -> Vec<u32> {
        (0..self.position.seats()).map(|seat| self.position.cash(self.seat(seat))).collect()
    }
}

fn action(words: &[Value]) -> Action {
    let name = |index: usize| text(&words[index]);
    match name(1) {
        "move" => {
            let order = words.get(4).map(trades);
            Action::Move { from: spot(name(2)), route: route(name(3)), order }
        }
        "swap" => Action::Swap(manager(name(2)), manager(name(3))),
        "auction" => Action::Auction(slot(name(2))),
        "pass" => Action::Pass,
        "door" => Action::Door(slot(name(2))),
        "bid" => Action::Bid(number(&words[2])),
        "drop" => Action::Drop,
        "free" => Action::Free(words[2].as_bool().unwrap()),
        "merge" => Action::Merge(slot(name(2))),
        "manager" => Action::Manager(manager(name(2))),
        "arrivals" => {
            let places = words[2].as_array().unwrap().iter();
            Action::Arrivals(places.map(|place| u8::try_from(number(place)).unwrap()).collect())
        }
        other => panic!("no such action: {other}"),
    }
}

fn reason(why: &Rejected<Illegal>) -> &'static str {
    match why {
        Rejected::Over => "over",
        Rejected::NotYourTurn { .. } => "not-your-turn",
        Rejected::Illegal(why) => match why {
            Illegal::RoundOne => "round-one",
            Illegal::MoveTooLate => "move-too-late",
            Illegal::SwapTooLate => "swap-too-late",
            Illegal::NoPass => "no-pass",
            Illegal::EmptySpot => "empty-spot",
            Illegal::NoSuchRoute => "no-such-route",
            Illegal::WrongDoor => "wrong-door",
            Illegal::NoShop => "no-shop",
            Illegal::SwapNeedsEmployed => "swap-needs-employed",
            Illegal::LotOwned { .. } => "lot-owned",
            Illegal::NotFifty => "not-fifty",
            Illegal::TooLow { .. } => "too-low",
            Illegal::NoCash { .. } => "no-cash",
            Illegal::MustMerge => "must-merge",
            Illegal::PickCount { .. } => "pick-count",
            Illegal::PickWindow { .. } => "pick-window",
            other => panic!("no example is refused for {other:?}"),
        },
    }
}

/// Plays the example with every chair as the starter.
pub fn holds(id: &str) {
    let vector = vector(id);
    let seats = u8::try_from(number(&vector["given"]["seats"])).unwrap();
    for first in Seat::all(seats) {
        let mut table = Table::given(&vector["given"], first);
        table.position.audit().expect("the example is laid soundly");
        let (last, before) = vector["when"].as_array().unwrap().split_last().unwrap();
        let words = |step: &Value| step.as_array().unwrap().clone();
        let seat = |step: &Value| u8::try_from(number(&step[0])).unwrap();
        for step in before {
            table.play(seat(step), action(&words(step))).expect("legal until the last step");
        }
        let result = table.play(seat(last), action(&words(last)));
        match vector["then"].get("refused") {
            Some(why) => assert_eq!(reason(&result.expect_err("refused")), text(why)),
            None => result.expect("legal"),
        }
        compare(&table, &vector["then"]);
    }
}

fn compare(table: &Table, then: &Value) {
    let position = &table.position;
    for (part, expected) in entries(then) {
        match part.as_str() {
            "refused" => {}
            "cash" => {
                let cash: Vec<u32> = expected.as_array().unwrap().iter().map(number).collect();
                assert_eq!(table.balances(), cash);
            }
            "customers" => assert_eq!(per_tile(&position.customers), per_name(expected, number)),
            "shopCoins" => {
                let coins = |coins: &Value| u32::try_from(trades(coins).len()).unwrap();
                assert_eq!(per_tile(&position.stayed), per_name(expected, coins));
            }
            "crowds" => {
                let laid = Table::of(position.seats(), position.first).crowds(expected);
                assert_eq!(position.crowds, laid.position.crowds);
            }
            "queue" => assert_eq!(position.queue, trades(expected)),
            "placeholders" => assert_eq!(position.placeholders, number(expected)),
            "shops" => {
                let given = serde_json::json!({ "seats": position.seats(), "shops": expected });
                assert_eq!(position.staff, staff(&given, position.first));
            }
            "ask" => assert_eq!(asked(&position.stage), text(expected)),
            "askSeat" => {
                let seat = table.seat(u8::try_from(number(expected)).unwrap());
                assert_eq!(position.pending(), Pending::one(seat));
            }
            "final" => {
                let trigger = table.seat(u8::try_from(number(expected)).unwrap());
                assert_eq!(position.ending.map(|ending| ending.trigger), Some(trigger));
            }
            other => panic!("nothing compares {other}"),
        }
    }
}

fn staff(given: &Value, first: Seat) -> Seats<Staff> {
    let mut table = Table::of(u8::try_from(number(&given["seats"])).unwrap(), first);
    for shop in given["shops"].as_array().unwrap() {
        let tiles: Vec<&str> = shop["tiles"].as_array().unwrap().iter().map(text).collect();
        let owner = u8::try_from(number(&shop["owner"])).unwrap();
        table = table.shop(owner, &tiles.join("+"), text(&shop["manager"]));
    }
    table.position.staff
}

fn per_tile(counts: &[u32]) -> Vec<(Slot, u32)> {
    let counts = Slot::all().zip(counts.iter().copied());
    counts.filter(|(_, count)| *count > 0).collect()
}

fn per_name(expected: &Value, count: impl Fn(&Value) -> u32) -> Vec<(Slot, u32)> {
    let mut counts: Vec<_> =
        entries(expected).map(|(name, value)| (slot(name), count(value))).collect();
    counts.sort_unstable();
    counts
}

fn asked(stage: &Stage) -> &'static str {
    match stage {
        Stage::Act => "act",
        Stage::Door(_) => "door",
        Stage::Bid(_) => "bid",
        Stage::Free(_) => "free",
        Stage::Merge(_) => "merge",
        Stage::Manager(_) => "manager",
        Stage::Arrivals(_) => "arrivals",
        Stage::Over => "over",
    }
}
