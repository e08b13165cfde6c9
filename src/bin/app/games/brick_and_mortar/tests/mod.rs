//! Random games, drawn for every eye: nothing panics, nothing leaks, every event has its words.
mod habit;
mod sums;

use std::collections::BTreeSet;
use std::rc::Rc;

use high_street::games::brick_and_mortar::{
    Action, AuctionPrompt, DeliverPrompt, DialSupplyPrompt, Event, Item, Position, Prompt, Secret,
    Setup, Stage, View,
};
use high_street::table::{Dice, Eye, Game, Imagine, Pending, Seat, Seed};
use yew::prelude::*;

use crate::face::{Face, Role, Scene, Who};
use crate::testing::{drawn, face_suite, look, scene, table, table_of, walk, who};

fn setups() -> Vec<Setup> {
    (2..=4).flat_map(|seats| [Setup::draft(seats), Setup::preset(seats)]).collect()
}

face_suite!(Position, setups());

/// Board and counter.
fn own(view: &View, who: &Rc<Who>, role: Role) -> String {
    table::<Position>(view, who, role)
}

#[test]
fn every_question_has_advice_and_every_store_its_rule_of_today() {
    for (index, setup) in setups().iter().enumerate() {
        look::<Position>(setup, index as u64, 7, |position, _| {
            let who = who(setup.seats);
            let Pending::Seats(pending) = position.pending() else { return };
            let view = position.view(Eye::Seat(pending[0]));
            let drawn_table = own(&view, &who, Role::Decide(pending[0]));
            let advice = drawn_table.split("bm-advice").nth(1).expect("there is advice on demand");
            assert!(advice.contains("<li>"), "it says something: {:?}", view.prompt);
            let open = view.players.values().flat_map(|player| &player.building);
            for store in open.map(|shop| shop.store).chain(view.row.first().copied()) {
                assert!(
                    !drawn(super::explained::today::rules_today(&view, store)).contains("style=")
                );
            }
        });
    }
}

#[test]
fn a_hand_that_is_chosen_from_is_drawn_once() {
    let mut seen = BTreeSet::new();
    for (index, setup) in setups().iter().enumerate() {
        walk::<Position>(setup, 820 + index as u64, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let view = position.view(Eye::Seat(pending[0]));
            let drawn = own(&view, &who(setup.seats), Role::Decide(pending[0]));
            for (laid_out, hand) in
                [("class=\"bm-play\"", "Market hand"), ("class=\"bm-cards\"", "Store hand")]
            {
                let chosen_from = drawn.contains(laid_out);
                assert_ne!(chosen_from, drawn.contains(hand), "{hand}: {:?}", view.prompt);
                if chosen_from {
                    seen.insert(hand);
                }
            }
        });
    }
    assert_eq!(seen.len(), 2);
}

/// Whatever can be changed or made good again is done at once.
#[test]
fn only_what_is_lost_for_good_is_asked_about() {
    let mut asked = std::collections::BTreeSet::new();
    for (index, setup) in setups().iter().enumerate() {
        walk::<Position>(setup, 800 + index as u64, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let (seat, who) = (pending[0], who(setup.seats));
            let view = position.view(Eye::Seat(seat));
            let counter = Position::counter(&scene(&view, &who, Role::Decide(seat)), seat);
            for offer in counter.offers().filter(|offer| offer.ask.is_some()) {
                let action = offer.action().expect("what is asked is played");
                let kind = format!("{action:?}");
                asked.insert(kind.split(['(', ' ']).next().unwrap_or_default().to_owned());
            }
        });
    }
    let expected =
        ["BuyAndOpen", "BuyFromHand", "Close", "Done", "Settle", "SettleAndOpen", "Stock"];
    assert!(asked.iter().all(|kind| expected.contains(&kind.as_str())), "{asked:?}");
    assert!(asked.contains("Close") && asked.contains("Done"), "{asked:?}");
}

#[test]
fn stocking_begins_with_what_the_purse_pays_and_selling_with_all() {
    let mut seen = [0; 2];
    for seed in 900..915 {
        walk::<Position>(&Setup::preset(3), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let (seat, who) = (pending[0], who(3));
            let view = position.view(Eye::Seat(seat));
            let counter = || Position::counter(&scene(&view, &who, Role::Decide(seat)), seat);
            let primary = || counter().primary.expect("somebody is asked");
            match &view.prompt {
                Some(Prompt::Stock(stock)) => {
                    let Some(Action::Stock { into, borrow }) = primary().action().cloned() else {
                        panic!("stocking can begin")
                    };
                    let room: u32 = stock.stores.iter().map(|offer| offer.room).sum();
                    let count: u32 = into.iter().map(|(_, count)| count).sum();
                    assert!(borrow == 0 && count <= room.min(stock.dock));
                    assert!(primary().ask.is_none(), "nothing is lost by what most people do");
                    let cheap = stock.price < stock.item.max_price()
                        && stock.money.is_some_and(|money| stock.price * 2 < money);
                    let dear =
                        stock.stores.iter().any(|offer| offer.one.iter().any(|one| one.delta > 0));
                    assert!(count > 0 || !cheap || dear, "{stock:?}");
                    seen[0] += usize::from(count > 0);
                }
                Some(Prompt::Sell(sell)) => {
                    assert_eq!(primary().action(), Some(&Action::Sell(sell.most)));
                    assert!(primary().ask.is_none(), "selling all at the top price loses nothing");
                    seen[1] += 1;
                }
                _ => {}
            }
        });
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

/// What the shared screen proposes is never refused, or the refusal would tell how much the purse holds.
#[test]
fn stocking_on_the_shared_screen_proposes_what_any_purse_can_press() {
    let mut seen = [0; 2];
    for seed in 900..930 {
        walk::<Position>(&Setup::preset(3), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let (seat, who) = (pending[0], who(3));
            let view = position.view(Eye::Public);
            let Some(Prompt::Stock(stock)) = &view.prompt else { return };
            let counter = Position::counter(&scene(&view, &who, Role::Decide(seat)), seat);
            let primary = counter.primary.expect("somebody is asked");
            let action = primary.action().expect("nothing is chosen before");
            assert_eq!(position.check(seat, action), Ok(()), "{}", primary.label);
            let fits = view.usual_stock(seat, stock.item, stock.price);
            let count: u32 = fits.iter().map(|(_, count)| count).sum();
            if count == 0 {
                assert!(primary.label.starts_with("Stock no "), "{}", primary.label);
                return;
            }
            assert_eq!(*action, Action::Fill);
            let bill = view.stock_bill(seat, stock.price, &fits);
            let label = format!("Stock up to {count} {} for ${}", stock.item, bill.total);
            assert_eq!(primary.label, label);
            assert!(primary.stakes.contains("purse pays in cash"), "{}", primary.stakes);
            let own = position.view(Eye::Seat(seat));
            let poor = own.mine().is_some_and(|(_, own)| own.money < bill.total);
            seen[usize::from(poor)] += 1;
        });
    }
    assert!(seen.iter().all(|count| *count > 3), "full purses and others: {seen:?}");
}

/// Forced debt costs points: the button says so where it cannot say how many.
#[test]
fn paying_on_the_shared_screen_names_the_debt_it_may_take() {
    let mut seen = [0; 2];
    for seed in 320..350 {
        walk::<Position>(&Setup::preset(3), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let (seat, who) = (pending[0], who(3));
            for eye in [Eye::Public, Eye::Seat(seat)] {
                let view = position.view(eye);
                let Some(Prompt::Settle(settle)) = &view.prompt else { return };
                let counter = Position::counter(&scene(&view, &who, Role::Decide(seat)), seat);
                let primary = counter.primary.expect("somebody is asked");
                let price = settle.price;
                let opens = settle.opens.map_or(String::new(), |store| format!(", open {store}"));
                if let Some(money) = settle.money {
                    let cash = primary.label == format!("Pay ${price} in cash{opens}");
                    assert_eq!(cash, money >= price, "{} of ${money}", primary.label);
                    assert_eq!(primary.ask.is_none(), cash, "debt is asked about");
                    assert!(primary.stakes.is_empty());
                } else {
                    assert_eq!(primary.label, format!("Pay ${price} from the purse{opens}"));
                    assert!(
                        primary.stakes.contains("Debt Token") && primary.stakes.contains("1 point")
                    );
                }
                seen[usize::from(settle.money.is_some())] += 1;
            }
        });
    }
    assert!(seen.iter().all(|count| *count > 3), "{seen:?}");
}

/// One press a price: the dial is for the rest, and for the keyboard.
#[test]
fn every_price_between_cost_and_custom_is_a_button() {
    let mut seen = [0; 2];
    for seed in 900..912 {
        walk::<Position>(&Setup::preset(3), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let (seat, who) = (pending[0], who(3));
            let view = position.view(Eye::Seat(seat));
            let (item, begins, kind) = match &view.prompt {
                Some(Prompt::DialSupply(dial)) => (dial.item, dial.least, 0),
                Some(Prompt::DialSale(dial)) => (dial.item, dial.max_price, 1),
                _ => return,
            };
            let text = own(&view, &who, Role::Decide(seat));
            let cells = text.split("class=\"bm-prices\"").nth(1).expect("price cells");
            for price in item.min_price()..=item.max_price() {
                let now = if price == begins { " is-now" } else { "" };
                let pressed = price == begins;
                let cell = format!("aria-pressed=\"{pressed}\" class=\"bm-price{now}\">${price}<");
                assert!(cells.contains(&cell), "{cell} in {cells}");
            }
            seen[kind] += 1;
        });
    }
    assert!(seen.iter().all(|count| *count > 3), "{seen:?}");
}

/// The row of stores goes on when Building is over, and the table has gone on to Advertisement: so it is shown.
#[test]
fn the_row_of_stores_moves_on_before_everybody() {
    let (mut seen, mut endings) = (BTreeSet::new(), 0);
    for (index, setup) in setups().iter().enumerate() {
        let who = who(setup.seats);
        walk::<Position>(setup, 60 + index as u64, |position, _, _| {
            let view = position.view(Eye::Public);
            for (index, event) in view.story.iter().enumerate() {
                let Event::RowUpdated { discarded, row, last, .. } = event else { continue };
                let told = Position::told(event, &who);
                let words = drawn(told.words.clone());
                // Once the last month has begun nobody buys a store any more.
                let reached = |event: &Event| matches!(event, Event::LastMonth { .. });
                let begins = |event: &Event| matches!(event, Event::MonthBegins { .. });
                // The table tells of the month before until somebody acts.
                let now = !view.story[index..].iter().any(begins);
                let ends = view.story[..index].iter().any(reached)
                    || (now && view.month == setup.final_month());
                assert_eq!(*last, ends, "{words}");
                assert_eq!(told.moment.is_some(), !discarded.is_empty() && !ends, "{words}");
                endings += usize::from(ends);
                let Some(moment) = told.moment else { continue };
                let picture = drawn(Position::pictured(event, &view, &who));
                let came = &row[row.len() - discarded.len()..];
                for store in discarded.iter().chain(came) {
                    let name = drawn(html! { { store.to_string() } });
                    assert!(words.contains(&name) && picture.contains(&name), "{name}: {words}");
                }
                for store in came {
                    assert!(moment.sentence.contains(&store.to_string()), "{}", moment.sentence);
                }
                assert_eq!(picture.matches("is-new").count(), discarded.len());
                seen.insert(discarded.len());
            }
        });
    }
    assert_eq!(seen, BTreeSet::from([1, 4]), "the oldest, or all where nobody bought");
    assert!(endings > 0, "the last month was looked at");
}

/// Everybody hears of the last month with what the end would count, and sees the count row by row.
#[test]
fn the_last_month_tells_how_it_would_end_and_the_last_count_comes_to_the_totals() {
    let (mut banners, mut counts) = (0, 0);
    for (index, setup) in setups().iter().enumerate() {
        let who = who(setup.seats);
        walk::<Position>(setup, 60 + index as u64, |position, log, _| {
            let view = position.view(Eye::Public);
            for event in log.heard_by(Eye::Public) {
                let Some(moment) = Position::told(event, &who).moment else { continue };
                let picture = || drawn(Position::pictured(event, &view, &who));
                let totals: Vec<i32> = match event {
                    Event::MonthBegins { .. } | Event::LastMonth { .. } => {
                        assert!(moment.title.ends_with("last month"), "{}", moment.title);
                        assert!(picture().contains("If it ended now"));
                        banners += 1;
                        view.if_it_ended_now().values().copied().collect()
                    }
                    Event::Over { .. } => {
                        counts += 1;
                        let rows = &view.result.as_ref().expect("it is over").rows;
                        rows.values().map(|row| row.total).collect()
                    }
                    _ => continue,
                };
                let words = picture();
                let last = words.rsplit("<tr").next().unwrap_or_default();
                for total in totals {
                    let told = format!(">{}<", crate::words::signed(total));
                    assert!(last.contains(&told), "{told} in {last}");
                }
            }
        });
    }
    assert!(banners > 3 && counts == setups().len(), "{banners} banners, {counts} counts");
}

/// January costs nobody anything: no stage for that. Whatever is paid or ages away has one.
#[test]
fn the_bills_are_a_moment_where_somebody_pays_or_loses_something() {
    let mut seen = BTreeSet::new();
    for (index, setup) in setups().iter().enumerate() {
        let who = who(setup.seats);
        walk::<Position>(setup, 40 + index as u64, |position, _, _| {
            for event in &position.view(Eye::Public).story {
                let costs = match event {
                    Event::UtilitiesPaid { stores, slots, .. } => stores + slots > 0,
                    Event::Expired { items, .. } => items.total() > 0,
                    _ => continue,
                };
                let moment = Position::told(event, &who).moment;
                assert_eq!(moment.is_some(), costs, "{event:?}");
                let titles = moment.iter().all(|moment| moment.title == "The month’s bills");
                assert!(titles, "one stage for all of it");
                seen.insert((matches!(event, Event::Expired { .. }), costs));
            }
        });
    }
    assert_eq!(seen, BTreeSet::from([(false, false), (false, true), (true, true)]));
}

/// Shows every dial of supply in some games to whoever has to turn it.
fn each_supply_dial(mut look: impl FnMut(&View, &Rc<Who>, Seat, &DialSupplyPrompt)) {
    for seed in 900..910 {
        walk::<Position>(&Setup::preset(3), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let (seat, who) = (pending[0], who(3));
            let view = position.view(Eye::Seat(seat));
            if let Some(Prompt::DialSupply(dial)) = &view.prompt {
                look(&view, &who, seat, dial);
            }
        });
    }
}

/// A dial of supply says how many of the places it could fill the purse pays for.
#[test]
fn a_dial_knows_what_can_be_afforded() {
    let mut seen = [0; 2];
    each_supply_dial(|view, who, seat, dial| {
        let (_, purse) = view.mine().expect("its own eyes");
        let text = own(view, who, Role::Decide(seat));
        let places = dial.stores.iter().map(|offer| offer.room).sum::<u32>().min(dial.dock);
        let paid = |words: &str| text.contains(&format!("${} pays for {words}", purse.money));
        // Where no store changes the price, the division says it.
        if dial.stores.iter().all(|offer| offer.one.is_empty()) {
            let some = (purse.money / dial.least).min(places);
            let words = if some == places {
                format!("all {places}.")
            } else {
                format!("{some} of {places} in cash.")
            };
            assert!(paid(&words), "{words} with ${}", purse.money);
            seen[usize::from(some < places)] += 1;
        } else {
            assert!(paid(""));
        }
    });
    assert!(seen.iter().all(|count| *count > 0), "enough and too little: {seen:?}");
}

/// Sealed with the price, a purchase needs no second question; the price alone can be sealed as well.
#[test]
fn a_sealed_price_says_what_is_bought_at_it() {
    let mut seen = [0; 2];
    each_supply_dial(|view, who, seat, dial| {
        let counter = Position::counter(&scene(view, who, Role::Decide(seat)), seat);
        let (primary, price) = (counter.primary.expect("somebody is asked"), dial.least);
        assert_eq!(primary.action(), Some(&Action::DialAndFill(price)));
        let (_, purse) = view.mine().expect("its own eyes");
        let most = purse.money / price;
        let bought = view.usual_stock(seat, dial.item, price);
        let count: u32 = bought.iter().map(|(_, count)| count).sum();
        // Without a store that changes the price, the purse says how many.
        if dial.stores.iter().all(|offer| offer.one == offer.all && offer.one.is_empty()) {
            assert!(count <= most && count <= dial.dock, "{count} of ${}", purse.money);
        }
        let words = if count == 0 {
            format!("Seal ${price}, buy nothing")
        } else {
            format!("Seal ${price}, buy up to {count}")
        };
        assert_eq!(primary.label, words);
        let alone = counter
            .more
            .iter()
            .any(|offer| offer.action() == Some(&Action::DialSupply(price)) && offer.ask.is_none());
        assert!(alone, "the price alone");
        seen[usize::from(count == 0)] += 1;
    });
    assert!(seen.iter().all(|count| *count > 0), "full purses and empty ones: {seen:?}");
}

#[test]
fn bought_surplus_is_told_with_what_was_paid() {
    let (seat, from) = (Seat::new(0), Seat::new(1));
    let event = Event::SurplusBought { seat, from, item: Item::Jewelry, count: 3, price: 7 };
    let line = drawn(Position::told(&event, &who(2)).words);
    assert!(line.ends_with("bought 3 surplus jewelry of Ben for $21."), "{line}");
}

#[test]
fn competition_is_told_to_those_who_seal_and_not_once_a_type_is_done() {
    let (mut sealed, mut done) = (0, 0);
    let who = who(4);
    for seed in 400..430 {
        walk::<Position>(&Setup::draft(4), seed, |position, _, _| {
            let view = position.view(Eye::Public);
            let fights = matches!(
                view.stage,
                Stage::Sealing { what: Secret::Supply(_) | Secret::Sale(_), .. }
            );
            if !fights && !view.stage.item_is_done() {
                return;
            }
            let text = own(&view, &who, Role::Public);
            let told = ["Too few for all", "More for sale than", "Enough for", "A box for"]
                .map(|words| text.contains(words));
            assert_eq!(told, [fights && told[0], fights && !told[0], false, false]);
            sealed += usize::from(fights);
            done += usize::from(!fights);
        });
    }
    assert!(sealed > 50 && done > 10, "{sealed} sealed, {done} done");
}

/// Opened dials say what was left over once everybody is served, and never while somebody is still to be asked.
#[test]
fn what_is_left_over_is_told_when_everybody_was_served() {
    let mut seen = [[0; 2]; 2];
    let who = who(4);
    for seed in 500..560 {
        walk::<Position>(&Setup::draft(4), seed, |position, log, _| {
            let view = position.view(Eye::Public);
            let events: Vec<_> = log.heard_by(Eye::Public).collect();
            for (at, event) in events.iter().enumerate() {
                let (of, kind, dials): (_, _, Vec<Seat>) = match event {
                    Event::SupplyDials { item, bids, .. } => {
                        (*item, 0, bids.iter().map(|bid| bid.seat).collect())
                    }
                    Event::SaleDials { item, offers, .. } => {
                        (*item, 1, offers.iter().map(|offer| offer.seat).collect())
                    }
                    _ => continue,
                };
                let is_served = |by: &Seat| {
                    events[at..].iter().any(|event| match event {
                        Event::Stocked { seat, item, .. } => kind == 0 && (seat, *item) == (by, of),
                        Event::Sold { seat, item, .. } => kind == 1 && (seat, *item) == (by, of),
                        _ => false,
                    })
                };
                let asked = match &view.stage {
                    Stage::Stocking(now) if kind == 0 => (now.item == of).then_some(now.seat),
                    Stage::Selling(now) if kind == 1 => (now.item == of).then_some(now.seat),
                    _ => None,
                };
                let picture = drawn(Position::pictured(event, &view, &who));
                let told = picture.contains(" left over<");
                assert!(!told || asked.is_none(), "{asked:?} is still to be asked: {picture}");
                assert!(told || !dials.iter().all(is_served), "all are served: {picture}");
                seen[kind][usize::from(told)] += 1;
            }
        });
    }
    assert!(seen.iter().flatten().all(|count| *count > 3), "{seen:?}");
}

/// Whoever stocked a type in Supply and waits to sell it has sold nothing yet.
#[test]
fn open_sale_dials_do_not_tell_what_was_bought_in_supply() {
    let mut waiting = 0;
    let who = who(4);
    for seed in 500..560 {
        walk::<Position>(&Setup::draft(4), seed, |position, _, _| {
            let view = position.view(Eye::Public);
            let Stage::Selling(selling) = &view.stage else { return };
            let Some(offers) = &selling.offers else { return };
            let stocked = |seat: Seat| {
                view.story.iter().any(|event| {
                    matches!(event, Event::Stocked { seat: by, item, bill, .. }
                        if *by == seat && *item == selling.item && bill.total > 0)
                })
            };
            let owes = |seat: Seat| !selling.done.contains(&seat);
            waiting += offers.iter().filter(|o| owes(o.seat) && stocked(o.seat)).count();
            assert!(!own(&view, &who, Role::Public).contains("Bought "), "{:?}", view.stage);
        });
    }
    assert!(waiting > 3, "{waiting} had bought what they sell");
}

#[test]
fn a_delivery_speaks_of_what_sells_and_of_what_is_lost() {
    let (mut sold, mut lost) = (0, 0);
    let who = who(4);
    for seed in 500..700 {
        walk::<Position>(&Setup::draft(4), seed, |position, _, _| {
            let view = position.view(Eye::Public);
            let Some(Prompt::Deliver(DeliverPrompt { seat, terms })) = &view.prompt else { return };
            let role = Role::Decide(*seat);
            let text = Position::status(&view, &who, role).text;
            let counter = own(&view, &who, role);
            if terms.sold == 0 {
                assert!(text.ends_with("found no box. Choose which are lost."), "{text}");
                assert!(counter.contains(&format!("Lose {} {}", terms.quantity, terms.item)));
                assert!(!counter.contains("Sell: "), "nothing can be sold");
                lost += 1;
            } else {
                let words = format!("deliver {} {} at", terms.sold, terms.item);
                assert!(text.contains(&words), "{text}");
                sold += 1;
            }
        });
    }
    assert!(sold > 0 && lost > 0, "{sold} sold, {lost} lost");
}

#[test]
fn whoever_cannot_pay_the_least_bid_is_told_so_and_nothing_else() {
    let mut seen = 0;
    let who = who(4);
    for seed in 600..620 {
        walk::<Position>(&Setup::preset(4), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let view = position.view(Eye::Seat(pending[0]));
            let Some(Prompt::Auction(AuctionPrompt { own: Some(limit), least, .. })) = &view.prompt
            else {
                return;
            };
            if limit.most >= *least {
                return;
            }
            let text = own(&view, &who, Role::Decide(pending[0]));
            assert!(text.contains("could be paid, all Debt Tokens included."), "{text}");
            assert!(!text.contains("short: takes"), "{text}");
            seen += 1;
        });
    }
    assert!(seen > 0, "somebody was too poor");
}

/// Only what everybody knows is offered where nobody has looked.
#[test]
fn whoever_wants_no_store_or_no_goods_says_so_without_a_look() {
    let mut seen = [0; 2];
    for seed in 300..304 {
        walk::<Position>(&Setup::preset(3), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let view = position.view(Eye::Public);
            let blind = <Position as Face>::blind(&view, pending[0]);
            for one in &blind {
                let action = one.action().expect("it acts");
                assert!(
                    position.blind(pending[0], action)
                        && position.check(pending[0], action).is_ok()
                );
                match (action, &view.stage) {
                    (Action::Finish, _) => seen[0] += 1,
                    (
                        Action::DialSupply(price),
                        Stage::Sealing { what: Secret::Supply(item), .. },
                    ) => {
                        assert_eq!(*price, item.min_price());
                        assert!(one.no_more.is_some(), "said once, for the month");
                        seen[1] += 1;
                    }
                    other => panic!("{other:?}"),
                }
            }
        });
    }
    assert!(seen.iter().all(|count| *count > 0), "stores and goods to say no to: {seen:?}");
}

/// Purchases at a known price, auctions, points, opened stores: nobody raises a shutter for them.
#[test]
fn what_public_facts_decide_is_offered_on_the_shared_screen_and_hangs_on_no_purse() {
    let mut met = BTreeSet::new();
    let mut dice = Dice::new(Seed(5));
    let who = who(3);
    for seed in 320..332 {
        walk::<Position>(&Setup::preset(3), seed, |position, _, _| {
            let Pending::Seats(pending) = position.pending() else { return };
            let seat = pending[0];
            let view = position.view(Eye::Public);
            let Some(prompt) = view.prompt.clone() else { return };
            let kind = format!("{prompt:?}").split('(').next().unwrap_or_default().to_owned();
            assert!(!position.private(seat) || position.all_blind(seat), "{kind}");
            let role = Role::Decide(seat);
            let counter = Position::counter(&scene(&view, &who, role), seat);
            let primary = counter.primary.expect("somebody is asked");
            let full = matches!(&prompt, Prompt::Manage(manage) if manage.cannot_open.is_some());
            assert!(!primary.is_blocked() || full || kind == "Start", "{kind}: {}", primary.label);
            let other = seat.after(3);
            let twin = Position::imagine(other, &position.view(Eye::Seat(other)), &mut dice);
            let text = own(&view, &who, role);
            assert_eq!(text, own(&twin.view(Eye::Public), &who, role));
            assert!(!text.contains("Leaves $"), "the purse is nobody's business: {text}");
            met.insert(kind);
        });
    }
    for kind in ["Auction", "Manage", "Settle", "Stock", "Sell", "Invest"] {
        assert!(met.contains(kind), "{kind} in {met:?}");
    }
}

#[test]
fn the_way_to_begin_is_offered() {
    for setup in setups() {
        assert!(drawn(Position::options(&setup, Callback::noop())).contains("Draft"));
        assert_eq!(setup.seats == 4, Position::in_short(&setup).contains("35 points"));
    }
}
