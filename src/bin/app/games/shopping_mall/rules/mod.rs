//! The rules in our own words, a chapter each.
mod figures;

use high_street::games::shopping_mall::{Prompt, View};
use yew::prelude::*;

use crate::face::{Chapter, Rules};
use crate::own_file::own_file;

own_file!(shopping_mall_rules: Rules = &[
    Chapter { id: "aim", title: "Aim", icon: "coin", body: aim },
    Chapter { id: "mall", title: "The mall", icon: "sc-fountain", body: mall },
    Chapter { id: "turn", title: "A turn", icon: "i-next", body: turn },
    Chapter { id: "crowds", title: "Moving a crowd", icon: "ph-crowd", body: crowds },
    Chapter { id: "customers", title: "Customers", icon: "coin", body: customers },
    Chapter { id: "managers", title: "Managers", icon: "ph-swap", body: managers },
    Chapter { id: "auctions", title: "Auctions", icon: "ph-auction", body: auctions },
    Chapter { id: "merging", title: "Opening and merging", icon: "ph-build", body: merging },
    Chapter { id: "arrivals", title: "Arrivals", icon: "sc-entrance", body: arrivals },
    Chapter { id: "end", title: "The end", icon: "i-crown", body: end },
    Chapter { id: "device", title: "On this device", icon: "i-hand", body: device },
]);

pub fn chapter_now(view: &View) -> &'static str {
    match &view.prompt {
        _ if view.result.is_some() => "end",
        Some(Prompt::Act(_)) if view.round == 1 => "auctions",
        Some(Prompt::Act(_)) | None => "turn",
        Some(Prompt::Door(_)) => "crowds",
        Some(Prompt::Bid(_) | Prompt::Free(_)) => "auctions",
        Some(Prompt::Merge(_) | Prompt::Manager(_)) => "merging",
        Some(Prompt::Arrivals(_)) => "arrivals",
    }
}

fn aim() -> Html {
    html! {
        <>
            <p>{ "Three or four executives buy shops in a mall, put managers into them and lead crowds past their doors. A customer \
                brings money, and more of it the more customers a shop has had. Whoever has most money at the end wins, after \
                every owned tile has added 100 times its number." }</p>
            <p>{ "Everybody begins with 1,200 and three managers: an expert, a steady one and a trainee. All amounts go in steps of 50." }</p>
        </>
    }
}

fn mall() -> Html {
    html! {
        <>
            <p>{ "Twenty shop tiles lie in a plan of lanes: five each of coffee, books, shoes and flowers, numbered 1 to 5. \
                Where they lie and how they are turned is dealt anew for each game." }</p>
            { figures::doors() }
            <p>{ "A shop has doors on two sides that meet in a corner, as it was dealt; a 1 has doors all round. A side against another shop is \
                a solid wall and never a door, so a shop has one to four doors. An awning over an opening means: visitors of that \
                trade walk in here, once the shop belongs to somebody." }</p>
            <p>{ "Crowds stand on thirteen fountains and at three gates. Each of the 24 visitors wants one trade. Nine of them, never three alike \
                at one gate, are at the gates to begin with; fifteen wait outside in a queue that all can see." }</p>
            { figures::visitors() }
        </>
    }
}

fn turn() -> Html {
    html! {
        <>
            <p>{ "A turn is exactly two actions, and nobody may pass. There are three kinds: move a crowd, swap two of the own managers, put a \
                shop up for auction. Both actions may be of one kind, but they must come in this order: moves before swaps \
                before auctions. Both may concern the same crowd, managers or shop. An auction is always possible." }</p>
            <p>{ "In the first round all actions of everybody are auctions: nobody has a shop yet." }</p>
        </>
    }
}

fn crowds() -> Html {
    html! {
        <>
            <p>{ "Choose a crowd and a way: the whole crowd goes along the lanes to the next fountain or gate, never over a third one, and \
                never through a shop. It may turn corners, use the walk round the mall, and join a crowd at its goal. Where two ways \
                lead to the same place they are called inside and around." }</p>
            <p>{ "The visitors walk one by one, in the order they came unless the mover names another. Each enters the first shop of its trade that belongs to somebody and whose door it passes, the \
                doors at the goal included; it cannot refuse and never reaches a later one. If two such doors face each other, the \
                mover chooses. Who enters nowhere stands at the goal." }</p>
        </>
    }
}

fn customers() -> Html {
    html! {
        <>
            <p>{ "The bank pays the owner for each customer: 300 with the expert, 200 with the steady one, 100 with the trainee, and 100 more \
                for every customer the shop has had before, whoever owned it then. More than 600 is never paid." }</p>
            { figures::ladder() }
            <p>{ "If somebody else led the crowd, the owner pays the mover 150 for each customer, except the very first the shop ever had." }</p>
            <p>{ "A customer counts for good. As long as placeholders are left, one is put into the shop and the visitor goes back to the end of the \
                queue; there are twelve. Afterwards the visitors themselves stay in the shops." }</p>
        </>
    }
}

fn managers() -> Html {
    html! {
        <>
            <p>{ "Every shop has exactly one manager, so nobody has more than three shops. A swap changes two of the own managers: between \
                two shops, or one at work with one who is free." }</p>
            <p>{ "With four earlier customers expert and steady earn the same, with five all three do." }</p>
        </>
    }
}

fn auctions() -> Html {
    html! {
        <>
            <p>{ "Any unowned tile may be put up: a public auction. The bidding begins to the left, the auctioneer bids last. Raise by 50 or \
                more, or drop out for good, until one is left. The price goes to the bank." }</p>
            <p>{ "If another buys, the bank pays the auctioneer 100, or 200 for a price over 500. If nobody bids, the auctioneer may have the \
                tile for nothing, or leave it." }</p>
            <p>{ "An own shop is sold in a private auction, a merged one whole: the owner does not bid, gets the price and has the manager back. \
                If nobody bids, everything stays as it was." }</p>
            <p>{ "Nobody may bid more than they have." }</p>
        </>
    }
}

fn merging() -> Html {
    html! {
        <>
            <p>{ "A bought tile that shares a wall with a one-tile shop of its buyer joins it at once, under the manager who is there; of two such \
                neighbours the buyer chooses one. The customers of both count together. More than two tiles are never one shop." }</p>
            <p>{ "Otherwise the buyer puts one of the three managers into it. One who works already leaves that shop to nobody; a merged one falls \
                apart then. Its customers stay in it." }</p>
            <p>{ "Visitors of the trade who stand right before a door of a newly bought tile walk in at once. Nobody gets a provision for them." }</p>
        </>
    }
}

fn arrivals() -> Html {
    html! {
        <>
            <p>{ "At the end of a turn whoever played refills the empty gates, the one emptied first first: two, three or four of the first four in the \
                queue come in, any of them; the others move up. With three left, two or three come; two or one come by themselves. A gate that \
                somebody has come back to is not empty." }</p>
            <p>{ "New visitors at a gate face no shop, so none enters." }</p>
        </>
    }
}

fn end() -> Html {
    html! {
        <>
            <p>{ "When the last visitor has left the queue, the final round begins: everybody has one more turn, and whoever emptied the queue plays \
                last. The option “equal turns” finishes the round first and then plays a whole one." }</p>
            <p>{ "If three rounds bring neither an arrival nor a customer, the final round begins as well, unless that is switched off." }</p>
            <p>{ "Then each owned tile adds 100 times its number to the cash of its owner. Equal totals share the place." }</p>
        </>
    }
}

fn device() -> Html {
    html! {
        <>
            <p>{ "Everything but the balances lies open, so there is no shutter: all turns and all bids are made on the shared screen. Every \
                payment is told. Hold the chip with your name to see the own ledger; nothing else on the screen changes with it." }</p>
            <p>{ "Whoever is still in is asked, even with too little to bid: to be passed over would tell the balance. A bid above it \
                is refused without a number. Bids and dropping out cannot be taken back; a move or a swap can, until \
                the next player is asked." }</p>
            <p>{ "Whoever is tired of bidding may switch on “drop out for me”, for one lot or until the own next turn." }</p>
        </>
    }
}
