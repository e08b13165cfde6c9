//! On Shelf: a working day in the bottle shop, for three to six, against each other or together.
//!
//! Designed by Nicholas Hjelmberg (*Systembolaget: On Shelf*, Nova Suecia Games). Every hour
//! everybody plays one of seven job cards, or takes a break to get them back. Goods go from the
//! box to stock, to the shelves, to customers; serving customers raises the Customer Satisfaction
//! Index, CSI. Twice a day the doors are closed, three times there is a rush, and six times the
//! event die is rolled.
//!
//! Readings taken where the rules leave room:
//! - A Supervisor names the pile it repeats when it is played: there is no decision in between.
//! - Whether one of the customers has something in stock is a secret, so where customers are
//!   secret a Pre-Order may be chosen with any customer in hand. A Check Out or Pre-Order that is
//!   thought better of goes back to the hand ([`Action::PutBack`]) until *Done*; undo cannot do
//!   that, since the screen changed hands.
//! - A sale opens with every exact bottle and with the best substitutes that bring anything;
//!   each may be changed or left unsold. It is never asked about by itself: with secret customers
//!   even a single one is asked, since what is skipped is told.
//! - The only customer of a hand is served without being named; with a Pre-Order only if something is in stock.
//! - "Fill up and done" ([`Action::FillUpAndDone`]) is both in one press, and says on its button what it brings.
//! - Where customers lie open, and always for a team, a rush-hour sale without a choice is made
//!   unasked, unless it carries the identification toggle.
//! - "Fill up" looks only at customers that everybody knows of, so that one press on the public
//!   screen tells nothing of the one dealt in secret.
//! - Return uses the shelf of the item's own brand, never a space lent by a stopped item.
//! - In the evening a bottle that stands in for a stopped item serves one symbol, not two.
//! - A swap of a cube for one of the same brand is legal and not offered: it changes nothing.
//! - A lost day of a team gives everybody place 2 and nobody place 1.
mod action;
mod audit;
mod bot;
mod candidates;
mod clock;
mod customers;
mod deal;
mod event;
mod goods;
mod hour_events;
mod illegal;
mod imagine;
mod jobs;
mod parts;
mod phases;
mod position;
mod prompt;
mod sale;
mod scoring;
mod setup;
mod spaces;
mod stage;
mod store;
mod top;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Bottle};
pub use clock::{Hour, Icon, Weekday};
pub use customers::{CUSTOMERS, CustomerId};
pub use event::{BreakCause, Event, Fate, Passed};
pub use goods::{Brand, Category, Item, PerBrand};
pub use hour_events::HourEvent;
pub use illegal::Illegal;
pub use jobs::Job;
pub use parts::Module;
pub use phases::FILL_POINTS;
pub use position::Position;
pub use prompt::{
    ChoosePrompt, CleanPrompt, CustomerOffer, DeliverOffer, DeliverPrompt, FillPrompt, Finish,
    FloorPrompt, FloorSymbol, InventoryPrompt, JobOffer, MoveOffer, OrderPrompt, PlaceOffer,
    Prompt, RejectPrompt, SalePrompt, SpillOffer, SpillPrompt, StockPrompt, SubstitutePrompt,
    SwapOffer, TakeOffer, TakePrompt, TargetOffer, TraineePrompt, TurnPrompt,
};
pub use sale::{How, Line, LineChoice, PRE_ORDER_FEE, Sale, SaleKind, Sheet, SoldLine};
pub use scoring::{Earned, EveningRow, FinalTable, Served, ShelfBonus, Source, TeamResult, Worked};
pub use setup::{GOALS, Mode, Setup};
pub use spaces::{SHELF_SPACES, STOCK_SPACES, ShelfSpace, Space, StockSpace};
pub use stage::{Delivery, EventChoice, Fetching, Filling, Rush, Spilling, Stage, Task, Work};
pub use store::{CUBES_PER_BRAND, DROPS, Shelf, Stock, Store};
pub use top::Top;
pub use view::{CustomerHand, Dealt, PlayerView, View};
