//! Money and hands while their owner holds the chip.
use high_street::games::brick_and_mortar::AuctionPrompt;
use high_street::games::brick_and_mortar::{Prompt, View};
use high_street::table::Seat;
use yew::prelude::*;

use super::hands::Hands;
use super::words;
use crate::face::Who;
use crate::parts::icon;

pub fn peek(view: &View, seat: Seat, who: &Who) -> Html {
    let Some(own) = &view.players[seat].own else { return html! {} };
    html! {
        <div class="bm-peek">
            <h2>{ format!("{}’s purse and hand", who.name(seat)) }</h2>
            <p class="money">{ icon("coin") }<span class="sr">{ "Money " }</span>{ format!("${}", own.money) }</p>
            if let Some(Prompt::Auction(AuctionPrompt { own: Some(limit), .. })) = &view.prompt {
                <p>{ format!("Could pay bids up to ${}, all Debt Tokens left included.", limit.most) }
                    if !limit.changes.is_empty() { { format!(" What is paid: {}.", words::changes(&limit.changes)) } }
                </p>
            }
            <Hands own={own.clone()} />
        </div>
    }
}
