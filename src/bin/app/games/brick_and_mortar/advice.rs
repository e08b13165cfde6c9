//! What is allowed at this decision and what the numbers are: asked for, never pressed on anybody, and only
//! from what the asking eyes may see.
use high_street::games::brick_and_mortar::{
    AdvertisePrompt, AuctionPrompt, DeliverPrompt, DialSalePrompt, DialSupplyPrompt, EffectPrompt,
    InvestPrompt, KeepPrompt, ManagePrompt, RedrawPrompt, SellPrompt, SettlePrompt, StartPrompt,
    StockPrompt, StoreActionPrompt,
};
use high_street::games::brick_and_mortar::{Ask, Count, Prompt, SLOT_UTILITIES, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::words;
use crate::face::Seen;
use crate::parts::Folded;

#[derive(Properties, PartialEq)]
pub struct AdviceProps {
    pub view: Seen<View>,
    pub seat: Seat,
}

/// Closed until it is asked for.
#[component]
pub fn Advice(AdviceProps { view, seat }: &AdviceProps) -> Html {
    let Some(prompt) = &view.prompt else { return html! {} };
    html! {
        <Folded class="bm-advice" summary="What is allowed, and the numbers">
            <ul>{ for lines(view, *seat, prompt).into_iter().map(|line| html! { <li key={line.clone()}>{ line }</li> }) }</ul>
        </Folded>
    }
}

#[allow(clippy::too_many_lines, reason = "a few sentences a question")]
fn lines(view: &View, seat: Seat, prompt: &Prompt) -> Vec<String> {
    let player = &view.players[seat];
    let money = player.own.as_ref().map(|own| own.money);
    match prompt {
        Prompt::Keep(KeepPrompt { packet }) => vec![format!(
            "Any one of these {} may be kept; {} of 3 are in the hand.",
            packet.len(),
            player.store_cards
        )],
        Prompt::Start(StartPrompt { stores }) => {
            vec![format!("Any one of {}: free, with full shelves.", stores.len())]
        }
        Prompt::StoreAction(StoreActionPrompt { hand, row, .. }) => {
            let purse = money.unwrap_or(0);
            let mut lines = vec![format!(
                "${purse} in the purse, and $2 for each of {} left.",
                words::tokens(view.tokens_left)
            )];
            lines.extend(hand.iter().map(|offer| match (&offer.refusal, offer.tokens) {
                (Some(why), _) => format!("{}: {why}", offer.store),
                (None, 0) => {
                    format!("{}: ${}, leaves ${}.", offer.store, offer.price, purse - offer.price)
                }
                (None, some) => {
                    format!("{}: ${}, takes {}.", offer.store, offer.price, words::tokens(some))
                }
            }));
            lines.extend(row.iter().map(|offer| {
                let (least, most) = (offer.least, offer.limit.most);
                format!("{}: bids from ${least}; up to ${most} could be paid.", offer.store)
            }));
            lines
        }
        Prompt::Auction(AuctionPrompt { least, own, bid, .. }) => {
            let mut lines =
                vec![format!("${least} or more, as the high bid is ${bid}; or drop out.")];
            lines.extend(own.iter().map(|limit| {
                format!(
                    "${} in the purse; up to ${} with all Debt Tokens.",
                    limit.money, limit.most
                )
            }));
            lines
        }
        Prompt::Manage(ManagePrompt { bought, close, .. }) => {
            let slot = player.building.len();
            let mut lines: Vec<String> = bought
                .iter()
                .filter_map(|store| {
                    let bill = store.card().utilities + SLOT_UTILITIES.get(slot)?;
                    Some(format!(
                        "{store} would go to slot {} and add ${bill} to the bill.",
                        slot + 1
                    ))
                })
                .collect();
            lines.extend(close.iter().map(|offer| match &offer.refusal {
                Some(why) => format!("{}: {why}", offer.store),
                None => format!(
                    "{} may be closed: {} lost{}.",
                    offer.store,
                    words::goods(&offer.lost),
                    words::and_points(words::gained(&offer.points))
                ),
            }));
            lines
        }
        Prompt::Settle(SettlePrompt { price, most, .. }) => {
            vec![format!("${price} is to be paid, with up to {}.", words::tokens(*most))]
        }
        Prompt::Effect(EffectPrompt { ask, .. }) => vec![effect(ask)],
        Prompt::Redraw(RedrawPrompt { hand, .. }) => vec![format!(
            "One card, all {}, or none; {} left to draw from.",
            hand.len(),
            words::cards(view.market_deck)
        )],
        Prompt::Advertise(AdvertisePrompt { least, most, .. }) => {
            let rooms = Count::from_fn(|item| view.rooms(item)[seat]);
            let shelves = Count::from_fn(|item| view.sellable(item)[seat]);
            let allowed = if least == most {
                format!("Exactly {}", words::cards(*most))
            } else {
                format!("{least} to {}", words::cards(*most))
            };
            vec![
                format!("{allowed}, each as supply or as demand."),
                format!(
                    "To sell: {}. Free places: {}.",
                    words::goods(&shelves),
                    words::goods(&rooms)
                ),
            ]
        }
        Prompt::DialSupply(DialSupplyPrompt { item, least, most, dock, rooms, .. }) => {
            let mine = rooms[seat];
            let others = rooms.values().sum::<u32>() - mine;
            vec![
                format!("${least} to ${most}. It binds nobody to buy."),
                format!(
                    "{dock} on the dock for {mine} places of one’s own and {others} of others."
                ),
                format!("An item sells for at most ${}.", item.max_price()),
            ]
        }
        Prompt::Stock(StockPrompt { item, price, dock, stores, money, .. }) => {
            let room: u32 = stores.iter().map(|offer| offer.room).sum();
            let limit =
                format!("None to {} {item}: {dock} on the dock, room for {room}.", room.min(*dock));
            let purse = money.map(|money| {
                format!(
                    "${money} pays {} at ${price}; one more may be bought with Debt Tokens.",
                    money.checked_div(*price).unwrap_or(room)
                )
            });
            std::iter::once(limit).chain(purse).collect()
        }
        Prompt::Sell(SellPrompt { most, terms, .. }) => {
            let dying: u32 =
                terms.lots.iter().filter(|lot| lot.life == 0).map(|lot| lot.lot.count).sum();
            vec![
                format!("None to {most} at ${} each.", terms.price),
                format!("{dying} of those kept would expire this month."),
            ]
        }
        Prompt::DialSale(DialSalePrompt { item, most, max_price, limit, have }) => {
            let all: u32 = have.values().sum();
            let others = all - have[seat];
            vec![
                format!("None to {most} {item}, at $0 to ${max_price}."),
                format!(
                    "{} wanted; others hold {others}, so {} would be left over if all were offered.",
                    limit.boxes,
                    all.saturating_sub(limit.boxes)
                ),
            ]
        }
        Prompt::Deliver(DeliverPrompt { terms, .. }) => vec![format!(
            "Exactly {} sold and {} surplus. Free boxes: {} on cards, {} on Centers, {} borrowed.",
            terms.sold,
            terms.quantity - terms.sold,
            terms.boxes,
            terms.centers,
            terms.borrowable
        )],
        Prompt::Invest(InvestPrompt { money, points, terms, sale_price, marker, .. }) => {
            let (stores, slots) = player.utilities;
            let purse = money.map(|money| {
                format!("${money} buys up to {}.", words::points(terms.affordable(money)))
            });
            let others = [
                format!("A point sold brings ${sale_price}."),
                format!(
                    "{} more reach the marker at {marker} and end the game with this month.",
                    words::points(marker.saturating_sub(*points))
                ),
                format!("The next bill is ${}.", stores + slots),
            ];
            purse.into_iter().chain(others).collect()
        }
    }
}

fn effect(ask: &Ask) -> String {
    match ask {
        Ask::Discard { count } => format!("Exactly {}.", words::cards(*count)),
        Ask::Produce { item, most, pay } => format!("None to {most} {item}, ${pay} each."),
        Ask::PlayLate { .. } => "One card or none; once a month.".to_owned(),
        Ask::Take { item, most, .. } => format!("None to {most} {item}, free."),
        Ask::Craft { item, most, points } => {
            format!("Up to {most} {item} to the dock, or {}, or nothing.", words::points(*points))
        }
        Ask::Move { room, surplus, .. } => {
            format!("Room here for {}; {surplus} in the surplus.", words::goods(room))
        }
        Ask::BuySurplus { item, price, room, .. } => {
            format!("None to {room} {item} at ${price} each.")
        }
        Ask::Pawn { items, points } => {
            format!("None to {}, {} each.", words::goods(items), words::points(*points))
        }
    }
}
