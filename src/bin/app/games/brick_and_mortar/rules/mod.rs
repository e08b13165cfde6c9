//! The rules, in our own words, a chapter a phase.
use high_street::games::brick_and_mortar::{self as brick, Item, StoreId, View};
use yew::prelude::*;

use super::store::StoreCard;
use super::words::look;
use crate::face::{Chapter, Rules};
use crate::own_file::own_file;
use crate::parts::icon;

own_file!(brick_rules: Rules = &[
    Chapter { id: "aim", title: "Aim", icon: "i-crown", body: aim },
    Chapter { id: "stores", title: "Stores and shelves", icon: "ph-stock", body: stores },
    Chapter { id: "building", title: "Building", icon: "ph-build", body: building },
    Chapter { id: "adverts", title: "Advertisement", icon: "ph-ad", body: adverts },
    Chapter { id: "supply", title: "Supply", icon: "ph-supply", body: supply },
    Chapter { id: "sale", title: "Sale", icon: "ph-sale", body: sale },
    Chapter {
        id: "inventory",
        title: "Inventory and utilities",
        icon: "ph-inventory",
        body: inventory,
    },
    Chapter {
        id: "investment",
        title: "Investment and turn order",
        icon: "ph-invest",
        body: investment,
    },
    Chapter { id: "end", title: "End and count", icon: "gl-star", body: end },
    Chapter { id: "device", title: "At this table", icon: "i-eye", body: device },
]);

pub fn chapter_now(view: &View) -> &'static str {
    if view.result.is_some() {
        return "end";
    }
    match view.stage.month_phase() {
        brick::MonthPhase::Setup => "stores",
        brick::MonthPhase::Building => "building",
        brick::MonthPhase::Advertisement => "adverts",
        brick::MonthPhase::Supply => "supply",
        brick::MonthPhase::Sale => "sale",
        brick::MonthPhase::Inventory | brick::MonthPhase::Utilities => "inventory",
        brick::MonthPhase::Investment => "investment",
    }
}

fn aim() -> Html {
    html! {
        <>
            <p>{ "You run a street of up to four shops. Each month everybody decides in secret which goods come to the docks and \
                which the customers want; then all fight over buying cheaply and selling dearly." }</p>
            <p>{ "Money is only a means: points win. The month in which somebody reaches 45 points (35 with four players) is the last." }</p>
            <p>{ "Everybody starts with $15, 10 points, five Market Cards, three Store Cards and one Starting Store with full shelves." }</p>
        </>
    }
}

fn stores() -> Html {
    html! {
        <>
            <p>{ "A store card shows its name, its utilities, the goods it holds, what it does, and its points at the end. Each type has \
                its own shelves: new items go to the top one and move down every month. The number beside them is how many it holds \
                of how many there is room for." }</p>
            if let Some(store) = StoreId::named("Estate Seller") {
                <figure class="fig"><div class="bm-fig"><StoreCard {store} /></div>
                    <figcaption>{ "Three jewelry, for three months. The modifier is the text of the card." }</figcaption></figure>
            }
            <p>{ "Goods are always handled in this order:" }</p>
            <ul class="bm-fig">
                for item in Item::ALL {
                    <li key={item.name()}>{ icon(look(item).art) }{ format!("{}: ${} to ${}", look(item).title, item.min_price(), item.max_price()) }</li>
                }
            </ul>
        </>
    }
}

fn building() -> Html {
    html! {
        <>
            <p>{ "From February on, in turn order, each player takes one store action: buy a store of the hand at its price, put one of \
                the four public stores up for auction, or pass. Whoever has bought or passed takes no part in later auctions of the month." }</p>
            <p>{ "An auction begins at the printed cost or more. In turn order, raise or drop out, until one is left. If the opener does not \
                win, the opener takes another store action. Discounts count when paying, not while bidding." }</p>
            <p>{ "Then manage the building: close any stores (their items go back, the card leaves the game) and open the bought one in the \
                leftmost free slot. A bought store that is not opened is lost." }</p>
            <p>{ "A Debt Token gives $2 and costs a point at the end. It may help to buy a store, from the hand or by auction, \
                surplus for the Resale Shop, or one item of each type; it is never repaid." }</p>
        </>
    }
}

fn adverts() -> Html {
    html! {
        <>
            <p>{ "All players choose two Market Cards in secret. A card played as supply brings the pictured goods to the docks; a card played \
                as demand lies face down until Sale and then offers a box for every picture." }</p>
            <p>{ "Supply Cards are shown together, nobody learns who played which. Then all draw up to five." }</p>
            <p>{ "A third store allows one redraw a month, of one card or the whole hand: before the cards are played, or of the hand that follows. \
                A fourth store allows a third card." }</p>
        </>
    }
}

fn supply() -> Html {
    html! {
        <>
            <p>{ "The goods of the Supply Cards are put on the docks, beside what was left there. Then type by type: if the dock has enough for \
                all free places, or only one player has room, everybody buys at the lowest price, in turn order." }</p>
            <p>{ "If not, everybody with room dials a price in secret. The highest is served first and pays its own price; on a tie, whoever is \
                later in turn order. Nobody must buy." }</p>
        </>
    }
}

fn sale() -> Html {
    html! {
        <>
            <p>{ "The Demand Cards are turned up. Type by type: if there is a box for every item on all shelves, or only one player has \
                an item and a box for it, each sells at the highest price, in turn order." }</p>
            <p>{ "If not, everybody seals a number and a price. The cheapest delivers first; on a tie, whoever is later in turn order. The number \
                is binding: what finds no box is surplus and lost. A Fulfillment Center is a box of one’s own." }</p>
            <p>{ "Modifiers of stores are added after the dial, so a store that earns more can undercut and still earn well." }</p>
        </>
    }
}

fn inventory() -> Html {
    html! {
        <>
            <p>{ "All items move down one shelf. What lay on the last shelf is lost; its shelf is red during the month." }</p>
            <p>{ "Then everybody pays utilities: the sum on the stores, and $0, $1, $2 and $3 for the slots in use. Whoever cannot pay takes \
                Debt Tokens." }</p>
        </>
    }
}

fn investment() -> Html {
    html! {
        <>
            <p>{ "In turn order, each player buys up to ten points or sells some at $3 each. One point costs $4, two cost $8, and each \
                further point is dearer. Debt cannot buy points." }</p>
            <p>{ "Whoever has more points is earlier in turn order, at once and always; a tie changes nothing. Being later wins ties." }</p>
        </>
    }
}

fn end() -> Html {
    html! {
        <>
            <p>{ "The game ends with the month in which somebody reaches the investment marker, or with October (September with four players)." }</p>
            <p>{ "Added are the points on open stores. Taken off are 5, 4, 3 and 2 points for an empty first, second, third and fourth slot and a \
                point for each Debt Token. Equal totals: whoever is ahead in turn order. Money counts for nothing." }</p>
        </>
    }
}

fn device() -> Html {
    html! {
        <>
            <p>{ "Money, hands and dials are only on the screen while their owner holds the device. Everybody sees who has sealed, never what, \
                and until the last seal a choice may be changed. All dials open together with one press." }</p>
            <p>{ "Auctions, purchases at a known price, opened stores, sales and points are decided on the shared screen; press and hold the \
                chip to peek at the own purse. “Stock up to …” buys as many as the purse pays; any other number it cannot \
                pay is refused there, and nothing says why. “Seal $8, buy up to 3” does the same once all dials are open: its owner is \
                served without being asked again." }</p>
            <p>{ "Press the name of any store to have it explained, with what it would do now." }</p>
            <p>{ "Factories, mills, Food Bank, Private Catering, Consignment Store and Pawn Shop ask their owner again and again. \
                The owner may say once for each: always, or never. From the next time on the store answers by itself, where everybody \
                sees it and without a raised shutter. On the owner’s own screen the explanation of the store has the same switch, to be asked again." }</p>
        </>
    }
}
