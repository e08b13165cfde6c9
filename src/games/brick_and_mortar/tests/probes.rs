//! What the prompts promise, held against `check`.
use crate::games::brick_and_mortar::{
    Action, Ask, Count, Craft, Delivery, DeliveryTerms, Item, Lot, MarketId, Own, Position, Prompt,
    Redraw, StoreId, View,
};
use crate::games::brick_and_mortar::{
    AdvertisePrompt, AuctionPrompt, DeliverPrompt, DialSalePrompt, DialSupplyPrompt, EffectPrompt,
    InvestPrompt, KeepPrompt, ManagePrompt, RedrawPrompt, SellPrompt, SettlePrompt, StartPrompt,
    StockPrompt, StoreActionPrompt,
};
use crate::table::conformance::Probe;

impl Probe for Position {
    // A bid beyond a secret purse is refused.
    const BLIND_MAY_FAIL: bool = true;

    fn probes(view: &View) -> Vec<(Action, bool)> {
        let (Some(prompt), Some((_, own))) = (&view.prompt, view.mine()) else {
            return Vec::new();
        };
        let mut probes = probe(prompt, own, view);
        probes.push((Action::Produce(0), asks_to_produce(prompt)));
        probes
    }
}

fn asks_to_produce(prompt: &Prompt) -> bool {
    matches!(prompt, Prompt::Effect(EffectPrompt { ask: Ask::Produce { .. }, .. }))
}

fn probe(prompt: &Prompt, own: &Own, view: &View) -> Vec<(Action, bool)> {
    match prompt {
        Prompt::Keep(KeepPrompt { packet }) => {
            StoreId::cards().map(|store| (Action::Keep(store), packet.contains(&store))).collect()
        }
        Prompt::Start(StartPrompt { stores }) => StoreId::starting(4)
            .map(|store| (Action::Start(store), stores.contains(&store)))
            .collect(),
        Prompt::StoreAction(StoreActionPrompt { hand, row, opens }) => {
            let mut probes =
                vec![(Action::Pass, true), (Action::Finish, true), (Action::Done, false)];
            for offer in hand {
                let buy = |borrow| Action::BuyFromHand { store: offer.store, borrow };
                let open = |borrow| Action::BuyAndOpen { store: offer.store, borrow };
                let can = offer.refusal.is_none();
                probes.push((open(offer.tokens), can && *opens));
                probes.push((open(offer.most_tokens + 1), false));
                probes.push((buy(offer.tokens), can));
                probes.push((buy(offer.tokens.wrapping_sub(1)), false));
                probes.push((buy(offer.most_tokens), can));
                probes.push((buy(offer.most_tokens + 1), false));
            }
            for offer in row {
                let open = |bid| Action::OpenAuction { store: offer.store, bid };
                let can = offer.limit.most >= offer.least;
                probes.push((open(offer.least), can));
                probes.push((open(offer.limit.most.max(offer.least)), can));
                probes.push((open(offer.limit.most + 1), false));
                probes.push((open(offer.least.wrapping_sub(1)), false));
            }
            probes
        }
        Prompt::Auction(AuctionPrompt { least, own: limit, .. }) => {
            let most = limit.as_ref().expect("my own eyes").most;
            vec![
                (Action::Drop, true),
                (Action::Raise(*least), *least <= most),
                (Action::Raise(most.max(*least)), *least <= most),
                (Action::Raise(least - 1), false),
                (Action::Raise(most + 1), false),
            ]
        }
        Prompt::Manage(ManagePrompt { bought, cannot_open, close, .. }) => {
            let mut probes = vec![(Action::Done, true), (Action::Open, cannot_open.is_none())];
            probes.push((Action::Finish, bought.is_none() || cannot_open.is_none()));
            for offer in close {
                probes.push((Action::Close(offer.store), offer.refusal.is_none()));
            }
            probes
        }
        Prompt::Effect(EffectPrompt { ask, first, .. }) => {
            let mut probes = probe_ask(ask, own, view.tokens_left);
            let firsts =
                StoreId::cards().map(|store| (Action::First(store), first.contains(&store)));
            probes.extend(firsts);
            probes
        }
        Prompt::Redraw(RedrawPrompt { hand, .. }) => {
            let one = |card| (Action::Redraw(Redraw::One(card)), hand.contains(&card));
            let all = [(Action::Redraw(Redraw::None), true), (Action::Redraw(Redraw::All), true)];
            MarketId::all().map(one).chain(all).collect()
        }
        Prompt::Advertise(prompt) => probe_advertise(prompt, own),
        Prompt::Settle(SettlePrompt { most, opens, .. }) => {
            let debts = [(0, true), (*most, true), (most + 1, false)];
            let pay = debts.map(|(debt, legal)| (Action::Settle { debt }, legal));
            let open = debts
                .map(|(debt, legal)| (Action::SettleAndOpen { debt }, legal && opens.is_some()));
            pay.into_iter().chain(open).collect()
        }
        Prompt::DialSupply(DialSupplyPrompt { least, most, .. }) => vec![
            (Action::DialSupply(*least), true),
            (Action::DialSupply(*most), true),
            (Action::DialSupply(least - 1), false),
            (Action::DialSupply(most + 1), false),
            (Action::DialAndFill(*least), true),
            (Action::DialAndFill(*most), true),
            (Action::DialAndFill(least - 1), false),
            (Action::DialAndFill(most + 1), false),
        ],
        Prompt::Stock(_) => probe_stock(prompt, view),
        Prompt::Sell(SellPrompt { most, .. }) => vec![
            (Action::Sell(0), true),
            (Action::Sell(*most), true),
            (Action::Sell(most + 1), false),
        ],
        Prompt::DialSale(DialSalePrompt { most, max_price, .. }) => [(*most, *max_price), (0, 0)]
            .map(|(quantity, price)| (Action::DialSale { quantity, price }, true))
            .into_iter()
            .chain([
                (Action::DialSale { quantity: most + 1, price: 0 }, false),
                (Action::DialSale { quantity: 0, price: max_price + 1 }, false),
            ])
            .collect(),
        Prompt::Deliver(DeliverPrompt { terms, .. }) => probe_delivery(terms),
        Prompt::Invest(_) => probe_invest(prompt),
    }
}

/// Every number of cards; and a redraw, now or of the next hand, where the third slot allows one.
fn probe_advertise(prompt: &AdvertisePrompt, own: &Own) -> Vec<(Action, bool)> {
    let AdvertisePrompt { least, most, redraw } = *prompt;
    let play = |count: usize, look: bool| {
        let mut demand: Vec<MarketId> = own.market_hand.clone();
        demand.extend(own.market_hand.first());
        demand.truncate(count);
        Action::Advertise { supply: Vec::new(), demand, look }
    };
    let fits = |count: usize| (least as usize..=most as usize).contains(&count);
    let mut probes: Vec<(Action, bool)> =
        (0..=own.market_hand.len() + 1).map(|count| (play(count, false), fits(count))).collect();
    let now = redraw && own.sealed.is_none();
    probes.push((play(least as usize, true), redraw));
    probes.push((Action::Redraw(Redraw::All), now));
    probes.push((Action::Redraw(Redraw::None), false));
    probes.extend(
        MarketId::all().map(|card| {
            (Action::Redraw(Redraw::One(card)), now && own.market_hand.contains(&card))
        }),
    );
    probes
}

fn probe_ask(ask: &Ask, own: &Own, tokens_left: u32) -> Vec<(Action, bool)> {
    match ask {
        Ask::Discard { count } => (0..=own.market_hand.len())
            .map(|cards| {
                let chosen = own.market_hand[..cards].to_vec();
                (Action::Discard(chosen), cards == *count as usize)
            })
            .collect(),
        Ask::Produce { most, .. } => {
            vec![(Action::Produce(*most), true), (Action::Produce(most + 1), false)]
        }
        Ask::PlayLate { .. } => MarketId::all()
            .map(|card| (Action::PlayLate(Some(card)), own.market_hand.contains(&card)))
            .chain([(Action::PlayLate(None), true)])
            .collect(),
        Ask::Take { most, .. } => vec![
            (Action::Take(0), true),
            (Action::Take(*most), true),
            (Action::Take(most + 1), false),
        ],
        Ask::Craft { most, .. } => vec![
            (Action::Craft(Craft::Nothing), true),
            (Action::Craft(Craft::Points), true),
            (Action::Craft(Craft::Cubes(*most)), *most > 0),
            (Action::Craft(Craft::Cubes(0)), false),
            (Action::Craft(Craft::Cubes(most + 1)), false),
        ],
        Ask::Move { room, from, surplus } => {
            let go = |lots: Vec<Lot>, surplus| Action::Move { lots, surplus };
            let mut probes = vec![(go(Vec::new(), 0), true), (go(Vec::new(), surplus + 1), false)];
            probes.push((go(Vec::new(), *surplus), *surplus <= room.total()));
            for lot in from {
                probes.push((go(vec![*lot], 0), lot.count <= room[lot.item]));
                let more = Lot { count: lot.count + 1, ..*lot };
                probes.push((go(vec![more], 0), false));
            }
            probes
        }
        Ask::BuySurplus { price, room, from, .. } => {
            let mut probes = vec![(Action::BuySurplus(Vec::new()), true)];
            for &(seat, most) in from {
                let legal = most <= *room && most * price <= own.money + 2 * tokens_left;
                probes.push((Action::BuySurplus(vec![(seat, most)]), legal));
                probes.push((Action::BuySurplus(vec![(seat, most + 1)]), false));
            }
            probes
        }
        Ask::Pawn { items, .. } => {
            let mut probes =
                vec![(Action::Pawn(Count::default()), true), (Action::Pawn(*items), true)];
            for item in Item::ALL {
                let mut more = *items;
                more[item] += 1;
                probes.push((Action::Pawn(more), false));
            }
            probes
        }
    }
}

fn probe_delivery(terms: &DeliveryTerms) -> Vec<(Action, bool)> {
    let good = &terms.suggestion;
    let mut probes = vec![(good.clone(), true)];
    let mut add = |change: &dyn Fn(&mut Delivery), legal: bool| {
        let mut odd = good.clone();
        change(&mut odd);
        probes.push((odd, legal));
    };
    add(&|odd| odd.centers = terms.centers + 1, false);
    add(&|odd| odd.borrowed = terms.borrowable + 1, false);
    if terms.sold > 0 {
        add(&|odd| odd.sold.truncate(odd.sold.len() - 1), false);
        add(&|odd| odd.sold[0].count += 1, false);
        add(&|odd| odd.sold.extend(odd.sold.clone()), false);
        for lot in &good.sold {
            let most = terms.swap_limit(good, lot.store);
            add(&|odd| odd.swaps = vec![(lot.store, most)], most > 0);
            add(&|odd| odd.swaps = vec![(lot.store, most + 1)], false);
        }
    }
    probes.into_iter().map(|(delivery, legal)| (Action::Deliver(delivery), legal)).collect()
}

fn probe_stock(prompt: &Prompt, view: &View) -> Vec<(Action, bool)> {
    let Prompt::Stock(prompt) = prompt else { return Vec::new() };
    let StockPrompt { seat, item, price, dock, stores, tokens_left, .. } = prompt;
    let money = prompt.money.expect("my own eyes");
    let mut probes =
        vec![(Action::Stock { into: Vec::new(), borrow: 0 }, true), (Action::Fill, true)];
    for offer in stores {
        for count in 1..=offer.room + 1 {
            let into = vec![(offer.store, count)];
            let bill = view.stock_bill(*seat, *price, &into);
            let fits = count <= offer.room && count <= *dock;
            for borrow in 0..=bill.dearest.div_ceil(2) + 1 {
                let paid = one_item_on_credit(borrow, money, bill.total, bill.dearest);
                let legal = fits && borrow <= *tokens_left && paid;
                probes.push((Action::Stock { into: into.clone(), borrow }, legal));
            }
        }
    }
    let elsewhere = StoreId::cards().find(|store| {
        store.holding(*item).is_some() && stores.iter().all(|offer| offer.store != *store)
    });
    let into = vec![(elsewhere.expect("other stores hold it"), 1)];
    probes.push((Action::Stock { into, borrow: 0 }, false));
    probes
}

/// The tokens pay for no more than the dearest item, down to their last dollar of change, and with
/// them the purse is large enough.
fn one_item_on_credit(tokens: u32, money: u32, total: u32, dearest: u32) -> bool {
    let for_one = tokens == 0 || 2 * (tokens - 1) < dearest;
    for_one && money + 2 * tokens >= total
}

fn probe_invest(prompt: &Prompt) -> Vec<(Action, bool)> {
    let Prompt::Invest(InvestPrompt { money: Some(money), points, terms, rungs, .. }) = prompt
    else {
        return Vec::new();
    };

    let buy = |first, second| Action::BuyPoints { first, second };
    let (most, again) = terms.most();
    let mut probes = vec![
        (Action::Pass, true),
        (buy(0, 0), false),
        (buy(most + 1, 0), false),
        (buy(1, again + 1), false),
        (Action::SellPoints(0), false),
        (Action::SellPoints(*points), *points > 0),
        (Action::SellPoints(points + 1), false),
    ];
    probes.extend(rungs.iter().map(|rung| (buy(rung.points, 0), rung.affordable)));
    if again > 0 {
        probes.push((buy(most, again), terms.cost(most, again) <= *money));
    }
    probes
}
