//! The rules of Lease: open and sealed decisions, chance and secrets, each once and no more than
//! that.
use serde::{Deserialize, Serialize};

use super::rules::{Action, Event, Illegal, Shop};
use super::view::{self, Prompt, View};
use crate::table::{Dice, Eye, Game, Log, Pending, Pile, Sealed, Seat, Seats, Seed};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: u8,
    pub secret_purses: bool,
    /// The winner of a lease may ask which shop comes next.
    pub tips: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    Window { chosen: Option<u8>, haggled: bool },
    Bids { window: u8, bids: Sealed<u32> },
    Tip(Seat),
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) setup: Setup,
    pub(super) round: u32,
    pub(super) reserve: u32,
    pub(super) windows: [Shop; 2],
    pub(super) deck: Pile<Shop>,
    pub(super) phase: Phase,
    pub(super) leases: Seats<Vec<Shop>>,
    pub(super) spent: Seats<u32>,
    pub(super) purses: Seats<u32>,
    /// The last bids that were laid open, for everyone to remember.
    pub(super) opened: Option<Seats<u32>>,
    pub(super) tipped: Option<Seat>,
    pub(super) dice: Dice,
}

const ROUNDS: u32 = 4;
pub(super) const SHOPS: Shop = 10;
pub(super) const PURSES: [u32; 5] = [8, 9, 10, 11, 12];
const RESERVE: u32 = 2;

impl Game for Position {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    const SLUG: &'static str = "lease";
    const REVISION: u16 = 1;

    fn check_setup(setup: &Setup) -> Result<(), Illegal> {
        if (1..=4).contains(&setup.seats) { Ok(()) } else { Err(Illegal::Seats(setup.seats)) }
    }

    fn deal(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Position {
        let mut dice = Dice::new(seed);
        let mut deck: Pile<Shop> = (1..=SHOPS).collect();
        deck.shuffle(&mut dice);
        let windows = [(); 2].map(|()| deck.draw().expect("there are shops"));
        let usual = PURSES[2];
        let purses = Seats::from_fn(setup.seats, |_| {
            *dice.pick(&PURSES).filter(|_| setup.secret_purses).unwrap_or(&usual)
        });
        for (seat, &coins) in purses.iter().filter(|_| setup.secret_purses) {
            let told = |coins| Event::Purse { seat, coins };
            log.secret(seat, told(Some(coins)), told(None));
        }
        Position {
            setup: setup.clone(),
            round: 1,
            reserve: RESERVE,
            windows,
            deck,
            phase: Phase::Window { chosen: None, haggled: false },
            leases: Seats::from_fn(setup.seats, |_| Vec::new()),
            spent: Seats::from_fn(setup.seats, |_| 0),
            purses,
            opened: None,
            tipped: None,
            dice,
        }
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn pending(&self) -> Pending {
        match &self.phase {
            Phase::Window { .. } => Pending::one(self.starter()),
            Phase::Bids { bids, .. } => Pending::Seats(bids.waiting()),
            Phase::Tip(seat) => Pending::one(*seat),
            Phase::Over => {
                let worth = self.purses.map(|seat, _| self.worth(seat));
                let better = |mine: &i32| worth.values().filter(|other| *other > mine).count();
                let place = |mine: &i32| u8::try_from(1 + better(mine)).expect("few seats");
                Pending::Over(worth.map(|_, mine| place(mine)))
            }
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match (&self.phase, *action) {
            (Phase::Window { chosen: Some(window), .. }, Action::Choose(_)) => {
                Err(Illegal::Chosen(*window))
            }
            (Phase::Window { .. }, Action::Choose(window)) if window > 1 => {
                Err(Illegal::NoWindow(window))
            }
            (Phase::Window { chosen: None, .. }, Action::Announce) => Err(Illegal::NotChosen),
            (Phase::Window { haggled: true, .. }, Action::Haggle) => Err(Illegal::Haggled),
            (Phase::Window { .. }, Action::Choose(_) | Action::Announce | Action::Haggle)
            | (Phase::Bids { .. }, Action::Bid(0))
            | (Phase::Tip(_), Action::Ask(_)) => Ok(()),
            (Phase::Bids { .. }, Action::Bid(bid)) => {
                let (purse, reserve) = (self.purses[seat], self.reserve);
                if bid > purse {
                    Err(Illegal::TooDear { bid, purse })
                } else if bid < reserve {
                    Err(Illegal::TooLow { bid, reserve })
                } else {
                    Ok(())
                }
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn candidates(&self, seat: Seat, _: &mut Dice) -> Vec<Action> {
        if !self.is_pending(seat) && !self.may_revise(seat) {
            return Vec::new();
        }
        let bids = (0..=self.purses[seat]).map(Action::Bid);
        [Action::Choose(0), Action::Choose(1), Action::Haggle, Action::Announce]
            .into_iter()
            .chain(bids)
            .chain([Action::Ask(true), Action::Ask(false)])
            .filter(|action| self.check(seat, action).is_ok())
            .collect()
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match (&mut self.phase, action) {
            (Phase::Window { chosen, .. }, Action::Choose(window)) => {
                *chosen = Some(window);
                log.public(Event::Chose { window });
            }
            (Phase::Window { haggled, .. }, Action::Haggle) => {
                *haggled = true;
                self.reserve = self.dice.roll(4);
                log.public(Event::Reserve(self.reserve));
            }
            (Phase::Window { chosen: Some(window), .. }, Action::Announce) => {
                log.public(Event::Announced(self.windows[usize::from(*window)]));
                self.phase = Phase::Bids { window: *window, bids: Sealed::new(self.setup.seats) };
            }
            (Phase::Bids { window, bids }, Action::Bid(bid)) => {
                bids.seal(seat, bid);
                if let Some(bids) = bids.open() {
                    let window = usize::from(*window);
                    self.open(window, bids, log);
                }
            }
            (Phase::Tip(_), Action::Ask(yes)) => {
                if let Some(&next) = self.deck.top().filter(|_| yes) {
                    self.tipped = Some(seat);
                    let told = |next| Event::Tip { to: seat, next };
                    log.secret(seat, told(Some(next)), told(None));
                    log.reveals();
                } else {
                    log.public(Event::NoTip(seat));
                }
                self.next_round();
            }
            _ => unreachable!("check has passed the action"),
        }
    }

    fn view(&self, eye: Eye) -> View {
        let me = eye.seat();
        let over = self.phase == Phase::Over;
        let open_purses = over || !self.setup.secret_purses;
        let knows_tip = over || me.is_some() && me == self.tipped;
        View {
            setup: self.setup.clone(),
            round: self.round,
            reserve: self.reserve,
            windows: self.windows,
            left: self.deck.len(),
            phase: match &self.phase {
                Phase::Window { chosen, haggled } => {
                    view::Phase::Window { chosen: *chosen, haggled: *haggled }
                }
                Phase::Bids { window, bids } => {
                    view::Phase::Bids { window: *window, waiting: bids.waiting().to_vec() }
                }
                Phase::Tip(seat) => view::Phase::Tip(*seat),
                Phase::Over => view::Phase::Over,
            },
            leases: self.leases.clone(),
            spent: self.spent.clone(),
            purses: self
                .purses
                .map(|seat, coins| (open_purses || me == Some(seat)).then_some(*coins)),
            opened: self.opened.clone(),
            tipped: self.tipped,
            tip: self.deck.top().copied().filter(|_| knows_tip),
            own_bid: match &self.phase {
                Phase::Bids { bids, .. } => me.and_then(|me| bids.own(me).copied()),
                _ => None,
            },
            prompt: me.and_then(|me| self.prompt(me)),
        }
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn redraw(&mut self, dice: Dice) {
        self.dice = dice;
        let known = self.tipped.and_then(|_| self.deck.draw());
        self.deck.shuffle(&mut self.dice);
        if let Some(next) = known {
            self.deck.put(next);
        }
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn standing(&self, seat: Seat) -> i32 {
        let rent: u32 = self.leases[seat].iter().sum();
        i32::try_from(rent).expect("a rent is small")
            - i32::try_from(self.spent[seat]).expect("a price is small")
    }

    fn audit(&self) -> Result<(), String> {
        let mut shops: Vec<Shop> = self.leases.values().flatten().copied().collect();
        shops.extend(self.windows.iter().chain(self.deck.cards()));
        shops.sort_unstable();
        if !shops.iter().copied().eq(1..=SHOPS) {
            return Err(format!("the shops are {shops:?}"));
        }
        for (seat, coins) in self.purses.iter() {
            let dealt = coins + self.spent[seat];
            if !PURSES.contains(&dealt) {
                return Err(format!("{seat:?} began with {dealt} coins"));
            }
        }
        Ok(())
    }

    fn private(&self, _: Seat) -> bool {
        match self.phase {
            Phase::Window { .. } => self.setup.tips || self.setup.secret_purses,
            Phase::Bids { .. } | Phase::Tip(_) => true,
            Phase::Over => false,
        }
    }

    fn blind(&self, _: Seat, action: &Action) -> bool {
        !matches!(action, Action::Bid(_))
    }

    fn may_revise(&self, seat: Seat) -> bool {
        matches!(&self.phase, Phase::Bids { bids, .. } if bids.own(seat).is_some())
    }

    fn may_peek(&self, _: Seat) -> bool {
        matches!(self.phase, Phase::Window { haggled: true, .. })
    }
}

impl Position {
    fn starter(&self) -> Seat {
        let turns = (self.round - 1) % u32::from(self.setup.seats);
        Seat::new(u8::try_from(turns).expect("a table has few seats"))
    }

    fn prompt(&self, me: Seat) -> Option<Prompt> {
        (self.is_pending(me) || self.may_revise(me)).then(|| match self.phase {
            Phase::Window { chosen, haggled } => {
                Prompt::Window { choose: chosen.is_none(), haggle: !haggled }
            }
            Phase::Bids { .. } => Prompt::Bid { from: self.reserve, to: self.purses[me] },
            Phase::Tip(_) | Phase::Over => Prompt::Ask,
        })
    }

    /// All bids lie open: the lease goes to the highest, and the window is filled again.
    fn open(&mut self, window: usize, bids: Seats<u32>, log: &mut Log<Event>) {
        let shop = self.windows[window];
        let price = *bids.values().max().expect("someone plays");
        let mut clockwise = self.starter().round(self.setup.seats);
        let to = clockwise.find(|&seat| bids[seat] == price).expect("the top bid is a bid");
        log.opens();
        log.public(Event::Opened(bids.clone()));
        self.opened = Some(bids);
        if price == 0 {
            log.public(Event::Unsold(shop));
            return self.next_round();
        }
        log.public(Event::Leased { shop, to, price });
        self.purses[to] -= price;
        self.spent[to] += price;
        self.leases[to].push(shop);
        self.windows[window] = self.deck.draw().expect("more shops than rounds");
        self.tipped = None;
        if self.setup.tips {
            self.phase = Phase::Tip(to);
        } else {
            self.next_round();
        }
    }

    fn next_round(&mut self) {
        self.reserve = RESERVE;
        if self.round == ROUNDS {
            self.phase = Phase::Over;
        } else {
            self.round += 1;
            self.phase = Phase::Window { chosen: None, haggled: false };
        }
    }

    pub(super) fn worth(&self, seat: Seat) -> i32 {
        self.standing(seat) + i32::try_from(self.purses[seat]).expect("a purse is small")
    }
}
