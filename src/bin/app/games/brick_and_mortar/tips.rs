//! Coach marks, each at the first moment it helps.
use high_street::games::brick_and_mortar::{Prompt, View};

use crate::face::{Role, Tip};

pub fn tips(view: &View, role: Role) -> Vec<Tip> {
    if role.decides().is_none() {
        return Vec::new();
    }
    let Some(prompt) = &view.prompt else { return Vec::new() };
    let tip = match prompt {
        Prompt::Keep(_) => DRAFT,
        Prompt::StoreAction(_) => STORES,
        Prompt::Auction(_) => AUCTION,
        Prompt::Advertise(_) => ADVERTS,
        Prompt::DialSupply(_) => SUPPLY,
        Prompt::Stock(_) => STOCK,
        Prompt::DialSale(_) => SALE,
        Prompt::Sell(_) => SELL,
        Prompt::Invest(_) => INVEST,
        Prompt::Start(_)
        | Prompt::Manage(_)
        | Prompt::Settle(_)
        | Prompt::Effect(_)
        | Prompt::Redraw(_)
        | Prompt::Deliver(_) => return Vec::new(),
    };
    vec![tip]
}

const DRAFT: Tip = Tip {
    key: "brick-draft",
    title: "Three stores for later",
    text: "The cards kept now are the only ones the hand will ever hold. Stores that sell the same goods help each other.",
};

const STORES: Tip = Tip {
    key: "brick-stores",
    title: "One store a month",
    text: "A store of the hand has a fixed price. A store of the row is auctioned to everybody who has not bought or passed. \
           Keep about $20 for stock.",
};

const AUCTION: Tip = Tip {
    key: "brick-auction",
    title: "A short duel",
    text: "Raise or drop out, in turn order, until one is left. If the opener loses, the opener acts again.",
};

const ADVERTS: Tip = Tip {
    key: "brick-adverts",
    title: "Supply or demand",
    text: "Each card is played as goods that come to the docks this month, or face down as goods the customers will want. \
           Nobody learns who played what.",
};

const SUPPLY: Tip = Tip {
    key: "brick-supply",
    title: "Too few for all",
    text: "The highest price is served first; on a tie, whoever is later in turn order. The dial binds nobody to buy.",
};

const STOCK: Tip = Tip {
    key: "brick-stock",
    title: "Fill the shelves",
    text: "Items start on the top shelf and move down one each month. What falls off the last shelf is gone.",
};

const SALE: Tip = Tip {
    key: "brick-sale",
    title: "More for sale than wanted",
    text: "The cheapest sells first. The number is binding: offered items that find no box are lost.",
};

const SELL: Tip = Tip {
    key: "brick-sell",
    title: "Nobody competes",
    text: "There is a box for everything, or nobody else can sell, so every item earns the highest price. Keep some only if \
           more is wanted next month.",
};

const INVEST: Tip = Tip {
    key: "brick-invest",
    title: "Money into points",
    text: "Each further point of a month is dearer, so a few every month are cheaper than many at once. More points also mean \
           an earlier place in turn order, which loses ties.",
};
