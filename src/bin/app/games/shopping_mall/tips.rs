//! First steps: each at the first moment it helps. Round 1 needs them most.
use high_street::games::shopping_mall::{Prompt, View};

use crate::face::{Role, Tip};

pub fn tips(view: &View, role: Role) -> Vec<Tip> {
    if role.decides().is_none() {
        return Vec::new();
    }
    let Some(prompt) = &view.prompt else { return Vec::new() };
    let tip = match prompt {
        Prompt::Act(_) if view.ending.is_some() => LAST,
        Prompt::Act(_) if view.round == 1 => FIRST_AUCTION,
        Prompt::Act(asked) if asked.moves.is_ok() => MOVE,
        Prompt::Bid(_) => BID,
        Prompt::Manager(_) => MANAGER,
        Prompt::Arrivals(_) => ARRIVALS,
        Prompt::Act(_) | Prompt::Door(_) | Prompt::Free(_) | Prompt::Merge(_) => return Vec::new(),
    };
    vec![tip]
}

const FIRST_AUCTION: Tip = Tip {
    key: "mall-first-auction",
    title: "Put up a shop",
    text: "Visitors enter by the awnings, and only shops of their own trade. Look where the gates and fountains are: shops in the \
           middle and the south get most customers. What others want and you do not still brings you 100 or 200.",
};

const BID: Tip = Tip {
    key: "mall-bid",
    title: "What is it worth?",
    text: "A shop bought in round 1 serves about three customers, 300 to 500 each, and its number times 100 counts at the end. \
           Do not spend it all: 1,200 must last for two or three shops. Hold the chip to see the own balance.",
};

const MANAGER: Tip = Tip {
    key: "mall-manager",
    title: "Three managers, three shops",
    text: "The expert’s first customer brings 300, the steady one’s 200, the trainee’s 100; each further customer 100 more, up \
           to 600. Put the best one where most will come.",
};

const MOVE: Tip = Tip {
    key: "mall-move",
    title: "Lead a crowd",
    text: "Press a crowd: every place it can reach lights up with what that would bring. A visitor enters the first open shop \
           of its trade it passes. From a rival’s second customer on, the rival pays you 150.",
};

const ARRIVALS: Tip = Tip {
    key: "mall-arrivals",
    title: "Who comes in",
    text: "Let in the trades of your own shops and leave the others outside. Four at once end the game sooner, two later.",
};

const LAST: Tip = Tip {
    key: "mall-last",
    title: "The last turn",
    text: "Now the numbers on the tiles count: an unowned 5 is worth 500 to anybody with a free manager or a shop next door.",
};
