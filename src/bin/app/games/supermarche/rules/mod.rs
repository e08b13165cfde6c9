//! The rules, in our own words, with pictures of the pieces.
mod figures;

use high_street::games::supermarche::{Moment, OUTCOMES, View};
use yew::prelude::*;

use self::figures::{basket, coupon, coupon_chart_figure, dates, failure, foods, reading};
use super::setup::rescue_hint;
use crate::face::{Chapter, Rules};
use crate::own_file::own_file;

own_file!(supermarche_rules: Rules = &[
    Chapter { id: "aim", title: "Aim", icon: "i-crown", body: aim },
    Chapter { id: "foods", title: "Five foods", icon: "gl-produce", body: five_foods },
    Chapter { id: "preparation", title: "Preparation", icon: "ph-prep", body: preparation },
    Chapter { id: "delivery", title: "Delivery", icon: "ph-delivery", body: delivery },
    Chapter { id: "stocking", title: "Stocking and sales", icon: "ph-stock", body: stocking },
    Chapter { id: "customers", title: "Customers", icon: "ph-customer", body: customers },
    Chapter { id: "coupons", title: "Coupons", icon: "i-cards", body: coupons },
    Chapter { id: "restock", title: "Restocking", icon: "i-plus", body: restock },
    Chapter { id: "waste", title: "Waste", icon: "ph-waste", body: waste },
    Chapter { id: "end", title: "The end", icon: "coin", body: end },
    Chapter { id: "device", title: "At this table", icon: "i-eye", body: device },
]);

pub fn at_this_table(view: &View) -> Vec<(&'static str, String)> {
    let rulings = view.shop.setup.rulings;
    let cube = if rulings.initial_cube_counts { "such an item" } else { "no such item" };
    let mut here = vec![
        ("coupons", rescue_hint(rulings.rescue).to_owned()),
        ("restock", format!("The on-sale cube taken first is {cube}.")),
    ];
    if !rulings.first_round_sale {
        here.push(("stocking", "No sale in round 1.".to_owned()));
    }
    here
}

pub fn chapter_now(view: &View) -> &'static str {
    match view.shop.step.moment() {
        Moment::FlipTwo => "preparation",
        Moment::Delivery => "delivery",
        Moment::Stocking => "stocking",
        Moment::Choose | Moment::SaleOffer | Moment::Roll => "customers",
        Moment::Resolve => "coupons",
        Moment::AfterTrip => "restock",
        Moment::WasteReport => "waste",
        Moment::Over => "end",
    }
}

fn aim() -> Html {
    html! {
        <>
            <p>{ "You run a small grocery for six rounds. Each round you buy food, stock fifteen places on \
                the shelves and let five customers shop. What they find, they pay for. What they miss costs you." }</p>
            <p>{ "Whoever has the most money after round 6 has the best shop; you play alone against the seven \
                outcomes. Fall below $0 at any moment and the game is lost at once. Exactly $0 is safe." }</p>
        </>
    }
}

fn five_foods() -> Html {
    html! {
        <>
            <p>{ "There are ten cubes of each food. They move in one direction: distribution centre, stock \
                room, shelves, a customer’s cart, and back to the distribution centre." }</p>
            { foods() }
            <p>{ "Every cube lies in a dated box. The date follows from the round in which it was bought." }</p>
            { dates() }
            <p>{ "The game begins with three of each food on the shelves, dated as if bought in round 1." }</p>
        </>
    }
}

fn preparation() -> Html {
    html! {
        <>
            <p>{ "Five customers are dealt face down. Turn any two of them up: they show a part of what will \
                be asked for. Then one of the six distribution cards is turned: its costs hold for this round." }</p>
            <p>{ "Thirty customers and six price cards are used up exactly once in six rounds." }</p>
        </>
    }
}

fn delivery() -> Html {
    html! {
        <>
            <p>{ "Buy as many cubes as you like: as long as the distribution centre has them, the stock room \
                has room (20 cubes in all) and the till has the money. Spending down to $0 is allowed." }</p>
            <p>{ "Until you close the order, cubes of this delivery can go back at full price. A truck marked \
                “cheap” costs less than the average of the six price cards, one marked “dear” costs more. Cards \
                already turned stay open, and the others are known but for their order." }</p>
        </>
    }
}

fn stocking() -> Html {
    html! {
        <>
            <p>{ "Bring cubes from the stock room to the shelves, oldest first, up to 15 in the store. The way \
                back is closed, except for cubes brought out in this very phase." }</p>
            <h3>{ "Sales" }</h3>
            <ul>
                <li>{ "One food may be on sale this round, at its lower price. Each food once per game." }</li>
                <li>{ "Over the game at least three different foods have to be on sale. The doors stay shut when the duty could not be met any more." }</li>
                <li>{ "Each customer may take one on-sale cube before the first roll. It fills no space." }</li>
                <li>{ "Whoever rolls the food on sale must take it together with both foods of the coupon chart: three cubes, even beyond the cart. If one is missing, the trip fails, unless the table lets a coupon save it." }</li>
                <li>{ "A food that you do not have may be on sale, but it sells nothing." }</li>
            </ul>
            { basket() }
        </>
    }
}

fn customers() -> Html {
    html! {
        <>
            <p>{ "Let in one of the face-up customers. For every space of the cart roll two dice and read the \
                total on that customer’s own strip." }</p>
            { reading() }
            <p>{ "If the food is there, it is sold at its price and goes into the cart. When the cart is full, \
                the customer is served; three of them pay a bonus." }</p>
            <h3>{ "An empty shelf" }</h3>
            <p>{ "If the food is missing, the trip ends. You give back what this customer has paid, pay the \
                penalty of the card, and the cubes in the cart are lost for this round." }</p>
            { failure() }
            <p>{ "After each trip turn up the next face-down customer, so that there are two to choose from." }</p>
        </>
    }
}

fn coupons() -> Html {
    html! {
        <>
            <p>{ "Some customers carry coupons. With one, the total turns into the two numbers of the chart: \
                the customer buys both foods for $2 less than their prices. It needs two free spaces and both \
                cubes on the shelves." }</p>
            { coupon() }
            { coupon_chart_figure() }
            <div class="callout">
                <b>{ "A way around the last cube" }</b>
                { "What happens when the rolled food is missing but a coupon would do is agreed on when the table is \
                  set: the coupon is offered, is spent by itself, or is no help. Usually it is offered: saving a trip \
                  is not always worth its two cubes." }
            </div>
        </>
    }
}

fn restock() -> Html {
    html! {
        <>
            <p>{ "Once a round, at least one cube may come out of the stock room while customers are about:" }</p>
            <ul>
                <li><b>{ "Between customers" }</b>{ ", before the next card is turned up: one face-down customer is sent away unseen." }</li>
                <li><b>{ "During a trip" }</b>{ ", before a roll and after the customer has bought at least one item: the trip ends, the takings stay, and the penalty is paid." }</li>
            </ul>
        </>
    }
}

fn waste() -> Html {
    html! {
        <>
            <p>{ "When all five cards are done, the cubes on them go back without cost. Then everything dated for \
                this round, and all produce, is thrown out at $1 a cube, on the shelves and in the stock room. \
                The sale ends." }</p>
            <p>{ "On the screen such cubes stand under “tonight”, in red." }</p>
        </>
    }
}

fn end() -> Html {
    html! {
        <>
            <p>{ "After the waste of round 6 the money is counted. Food that is left over is worth nothing." }</p>
            <table class="sheet">
                <thead><tr><th scope="col">{ "Outcome" }</th><th scope="col">{ "Money" }</th></tr></thead>
                <tbody>
                    for row in &OUTCOMES {
                        <tr key={row.rank}>
                            <th scope="row">{ row.title }</th>
                            <td>{ row.from.map_or_else(|| "below $0".to_owned(), |from| format!("${from} and more")) }</td>
                        </tr>
                    }
                </tbody>
            </table>
        </>
    }
}

fn device() -> Html {
    html! {
        <>
            <ul>
                <li>{ "Choose on the board; the button at the bottom right says what it will do. Undo goes back as long as nothing new was shown." }</li>
                <li>{ "The chances beside customers and rolls are an aid. They are exact, and can be switched off when a table is set up." }</li>
                <li><b>{ "Hint" }</b>{ " asks the sharpest computer player, who sees no more than you do. The result says how many hints were asked." }</li>
                <li>{ "Nothing is secret here but the face-down cards, so there is no shutter." }</li>
            </ul>
            <h3>{ "Keys" }</h3>
            <p>{ "D does what the large button says. 1 to 5 choose a customer, N and C the item or the coupon, or whether one saves the trip, \
                Y and N answer the on-sale offer, S plans a restock, F fills the shelves \
                sensibly." }</p>
        </>
    }
}
