//! What is done without asking: dropping out for whoever wished it, and the same door again.
use high_street::games::shopping_mall::{Action, Prompt, View, drop_out};
use high_street::table::StandingOrders;

use super::decide::door;
use crate::face::{ByItself, Role, Status, Who};

pub fn by_itself(
    view: &View,
    who: &Who,
    role: Role,
    orders: &StandingOrders,
) -> Option<ByItself<Action>> {
    let seat = role.decides()?;
    let (action, text) = if let Some(Prompt::Door(asked)) = &view.prompt {
        let action = door::the_same_again(view, asked, orders)?;
        (action, format!("{}: the next visitor goes the same way.", who.name(seat)))
    } else {
        let (_, action) = drop_out(view, orders).filter(|(asked, _)| *asked == seat)?;
        (action, format!("{} drops out, as asked for.", who.name(seat)))
    };
    let says = Status { seat: Some(seat), text, hint: String::new() };
    Some(ByItself { action, says: Some(says) })
}
