//! The rules, in our own words, with pictures of the pieces.
mod figures;
mod jobs;

use high_street::games::on_shelf::{Prompt, Stage, View};
use yew::prelude::*;

use self::figures::{clock, days, evening, events, team, values, wheel_figure};
use crate::face::{Chapter, Rules};
use crate::own_file::own_file;

own_file!(on_shelf_rules: Rules = &[
    Chapter { id: "aim", title: "Aim", icon: "i-crown", body: aim },
    Chapter { id: "store", title: "The store", icon: "os-fill", body: store },
    Chapter { id: "hour", title: "An hour", icon: "os-end", body: hour },
    Chapter { id: "jobs", title: "Seven jobs", icon: "os-supervisor", body: jobs::jobs },
    Chapter { id: "selling", title: "Selling", icon: "os-checkout", body: selling },
    Chapter { id: "spillage", title: "Spillage", icon: "os-clean", body: spillage },
    Chapter { id: "rush", title: "Rush hour", icon: "os-rush", body: rush },
    Chapter { id: "events", title: "Events", icon: "os-event", body: hour_events },
    Chapter { id: "stop", title: "Sales stop", icon: "os-stop", body: stop },
    Chapter { id: "end", title: "The end of the day", icon: "os-bottle", body: end },
    Chapter { id: "together", title: "Together", icon: "i-human", body: together },
    Chapter { id: "module", title: "Age control", icon: "os-id", body: module },
    Chapter { id: "device", title: "At this table", icon: "i-eye", body: device },
]);

pub fn chapter_now(view: &View) -> &'static str {
    match (&view.stage, &view.prompt) {
        (Stage::Over, _) => "end",
        (Stage::Rush(_), _) => "rush",
        (Stage::Event(_), _) => "events",
        (Stage::Spilling(_), _) => "spillage",
        (_, Some(Prompt::Sale(_))) => "selling",
        (Stage::Work(_), _) => "jobs",
        (Stage::Turn { .. }, _) => "hour",
    }
}

fn aim() -> Html {
    html! {
        <>
            <p>{ "A working day in a bottle shop, from 9 AM to 8 PM. Every hour each of you does one job: order \
                goods, fill shelves, wipe up, look after customers, sell. Good work raises the index of customer \
                satisfaction." }</p>
            <p>{ "Against each other, the highest index at 8 PM wins. Together, all of you move one common disc and \
                need 100 at the end." }</p>
        </>
    }
}

fn store() -> Html {
    html! {
        <>
            <p>{ "Five brands, each with its colour and mark, in three kinds: beer, wine and liquor. On the shelf a \
                brand has three places for beer, two for wine and one for liquor, a cube each. Behind every shelf lies \
                a stock space for two cubes: the brown half is kept for its own colour, the gray half takes any." }</p>
            <p>{ "There are nine cubes of a colour. A cube is only a colour: whether it is beer or wine is said by \
                the place it stands on. What is not in the store lies in the box." }</p>
            { wheel_figure() }
            <p>{ "Neighbours on the wheel are similar. When a customer’s bottle is missing, a similar one may do." }</p>
            { days() }
        </>
    }
}

fn hour() -> Html {
    html! {
        <>
            <p>{ "The lowest on the index starts the hour; among equals it is the disc that lies highest, so whoever \
                arrived last. The others follow clockwise. Points made during the hour do not change its order." }</p>
            { clock() }
            <p>{ "On your turn play one job card onto your pile and carry it out. Or take a break: the whole pile \
                returns to your hand. A break is always allowed. If no job can be played, you take one." }</p>
            <p>{ "Everything can be taken back until you press Done. Only Done counts the points, takes a customer \
                and rolls the die." }</p>
        </>
    }
}

fn selling() -> Html {
    html! {
        <>
            <p>{ "A customer asks for three bottles. Every symbol whose exact bottle is in the store gets it, from the \
                shelf if it stands there. A bottle from stock brings less. If the exact one is nowhere, a similar bottle may \
                be sold instead, for less again, or the symbol is left out." }</p>
            { values() }
            <p>{ "All exact bottles go first, so a stand-in never takes what another symbol needs. Sold cubes return to \
                the box. The customer leaves even if little was sold." }</p>
            <p>{ "A Pre-Order sells exact bottles from stock only, at full value, and 2 are taken off the sum. At least \
                one bottle must be there." }</p>
        </>
    }
}

fn spillage() -> Html {
    html! {
        <>
            <p>{ "After Stock or Fill, if a cube was handled, the twelve-sided die is rolled. On 11 you lose one space that \
                received a cube in this job: all its cubes go to the box and a drop lies there. On 12 a space beside it, in the \
                same row, is lost as well; it may be empty." }</p>
            <p>{ "A space with a drop takes no cube until somebody cleans. There are five drops; without a drop nothing is spilled." }</p>
        </>
    }
}

fn rush() -> Html {
    html! {
        <>
            <p>{ "At noon, 3 PM and 5 PM, before the hour begins, everybody who holds a customer must serve exactly one, as at \
                the Check Out but without a job card. The start player is first. Then the lowest on the index is found anew." }</p>
            <p>{ "Together, the first customers of the line are served instead: one, two or three of them with three, four or \
                five players. Whatever is missing from a printed total is lost." }</p>
        </>
    }
}

fn hour_events() -> Html {
    html! {
        <>
            <p>{ "In an hour with an event the die is rolled and the weekday added. Below 1 counts as 1, above 12 as 12. \
                Who has to choose does so from the start player on; where nobody is named, the start player chooses." }</p>
            { events() }
        </>
    }
}

fn stop() -> Html {
    html! {
        <>
            <p>{ "All bottles of the item leave the store, and for the rest of the day nobody may place, move or sell it. Its two \
                neighbours on the wheel stand in: they may stand on its shelf, count as its own in its stock space, and be \
                sold for its symbol with the usual deduction, in a Pre-Order too." }</p>
            <p>{ "Floor brings a similar cube for the symbol, and in the evening a similar bottle counts for it. A neighbour that \
                is itself stopped helps nobody." }</p>
        </>
    }
}

fn end() -> Html {
    html! {
        <>
            <p>{ "At 8 PM there is no round. Each customer left in hand is looked at alone; nothing is taken from the store." }</p>
            { evening() }
            <p>{ "The highest index wins. Among equals whoever served more customers, then the victory is shared." }</p>
        </>
    }
}

fn together() -> Html {
    html! {
        <>
            <p>{ "One common disc, all hands open, no shutter. Only Floor brings customers; Stock, Fill and Clean take nobody. \
                The bottle moves one seat on each hour. Customers in hand count nothing at the end." }</p>
            { team() }
            <p>{ "At 8 PM every beer on a shelf brings 1, every wine 1.5, every liquor 3, rounded up once. With the goal reached \
                everybody has won; below it, nobody." }</p>
        </>
    }
}

fn module() -> Html {
    html! {
        <>
            <p>{ "An option. Two customers lie open all day. Whoever handles goods of the first in Stock, Fill or Clean earns +1, \
                once a job. Whoever fetches or sells an item of the second must ask for identification before Done: +1. \
                Forgotten: −1. Asked without need: −1." }</p>
            <p>{ "It is a test of memory: the button is always there and never hints. Together, the second card is missing; \
                identification is due whenever a turn lifts the common disc onto or over a multiple of ten." }</p>
        </>
    }
}

fn device() -> Html {
    html! {
        <>
            <p>{ "Job cards and piles are open. Only customers are secret, and only against each other: they are shown when a \
                customer is served or sent away, behind the shutter, and whenever their owner peeks." }</p>
            <p>{ "Fill up places what is left by a rule: first what the own customers want, as far as everybody saw them taken or hands \
                lie open, then colours that are missing, own places before gray ones. It can be taken back like every cube. \
                Fill up and done is both in one press, and that is final." }</p>
            <p>{ "Six at the table are our extension; the box is made for three to five. Places and the hours’ icons of the printed \
                board are reconstructed." }</p>
        </>
    }
}
