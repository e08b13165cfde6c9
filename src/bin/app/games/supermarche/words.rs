//! Numbers and reasons in words.
use high_street::games::supermarche::{
    Choice, Expiry, Food, Foods, Illegal, Odds, Reading, SALES_REQUIRED, Shop, Status, Tenths,
};

use super::look::look;
use crate::words::{self, count, counted};
pub use crate::words::{money, percent};

pub const fn food(food: Food) -> &'static str {
    look(food).word
}

/// "1 cube", "4 cubes".
pub fn cubes(number: u8) -> String {
    count(number, "cube")
}

/// "1 chance", "4 chances".
pub fn chances(number: u8) -> String {
    count(number, "chance")
}

/// "1 spoils tonight", "4 spoil tonight".
pub fn spoiling(number: u8) -> String {
    counted(number, "spoils tonight", "spoil tonight")
}

/// "about 3.3 wanted": what those still to come are likely to ask for.
pub fn wanted(wishes: Tenths) -> String {
    format!("about {wishes} wanted")
}

/// "1 item", "4 items".
pub fn items(number: u8) -> String {
    count(number, "item")
}

/// "1 coupon", "2 coupons", "no coupon".
pub fn coupons(number: u8) -> String {
    if number == 0 { "no coupon".to_owned() } else { count(number, "coupon") }
}

/// "1 of 4 spaces", "0 of 1 space".
pub fn spaces(filled: u8, of: u8) -> String {
    format!("{filled} of {}", count(of, "space"))
}

/// "3 dairy and 1 frozen"; nothing at all is "nothing".
pub fn basket(foods: &Foods<u8>) -> String {
    let parts = foods.iter().filter(|&(_, &count)| count > 0);
    list(&parts.map(|(food, count)| format!("{count} {}", self::food(food))).collect::<Vec<_>>())
}

/// Cubes in the order they are taken: "bakery and 2 frozen".
pub fn foods(foods: impl Iterator<Item = Food>) -> String {
    let mut parts: Vec<(Food, u8)> = Vec::new();
    for food in foods {
        match parts.iter_mut().find(|(other, _)| *other == food) {
            Some((_, count)) => *count += 1,
            None => parts.push((food, 1)),
        }
    }
    let word = |&(food, count): &(Food, u8)| match count {
        1 => self::food(food).to_owned(),
        _ => format!("{count} {}", self::food(food)),
    };
    list(&parts.iter().map(word).collect::<Vec<_>>())
}

pub fn list(parts: &[String]) -> String {
    if parts.is_empty() { "nothing".to_owned() } else { words::list(parts) }
}

/// "+$4", "−$7".
pub fn change(dollars: i32) -> String {
    if dollars < 0 { money(dollars) } else { format!("+{}", money(dollars)) }
}

/// The round after which a dated box is thrown out.
fn dated(expiry: Expiry) -> usize {
    expiry.index() + 1
}

/// Over a lot on the shelves.
pub fn until(expiry: Expiry, round: u8) -> String {
    match expiry {
        _ if expiry.spoils(round) => "tonight".to_owned(),
        Expiry::Never => "keeps".to_owned(),
        _ => format!("round {}", dated(expiry)),
    }
}

/// "spoils tonight", "keeps until round 5 ends".
pub fn keeps(expiry: Expiry, round: u8) -> String {
    match expiry {
        _ if expiry.spoils(round) => "spoils tonight".to_owned(),
        Expiry::Never => "never spoils".to_owned(),
        _ => format!("keeps until round {} ends", dated(expiry)),
    }
}

/// On a box of the stock room.
pub fn box_title(expiry: Expiry) -> String {
    match expiry {
        Expiry::EveryRound => "Every round".to_owned(),
        Expiry::Never => "Never".to_owned(),
        _ => format!("After {}", dated(expiry)),
    }
}

/// Whether a box lies in the past.
pub fn is_past(expiry: Expiry, round: u8) -> bool {
    let dateless = matches!(expiry, Expiry::EveryRound | Expiry::Never);
    !dateless && dated(expiry) < usize::from(round)
}

/// A refusal in place of an amount.
pub fn short(why: &Illegal) -> String {
    match why {
        Illegal::SupplyEmpty { .. } => "none left".to_owned(),
        Illegal::StockRoomFull { .. } => "room full".to_owned(),
        Illegal::NotEnoughMoney { cost, money } => format!("${} short", cost - money),
        Illegal::NotInStockRoom { .. } => "none in back".to_owned(),
        Illegal::StoreFull { .. } => "shelves full".to_owned(),
        Illegal::SaleAlreadyUsed { .. } => "had its sale".to_owned(),
        Illegal::NoFirstRoundSale => "not in round 1".to_owned(),
        Illegal::NothingBoughtYet { .. } => "nothing bought yet".to_owned(),
        Illegal::StockRoomEmpty => "stock room empty".to_owned(),
        Illegal::RestockUsed => "done this round".to_owned(),
        why => why.to_string(),
    }
}

/// "5 of 36 rolls find an empty shelf."
pub fn failing(odds: &Odds) -> String {
    match odds.ways {
        0 => "No roll can find an empty shelf next.".to_owned(),
        36 => "Every roll finds an empty shelf.".to_owned(),
        1 => "1 of 36 rolls finds an empty shelf.".to_owned(),
        ways => format!("{ways} of 36 rolls find an empty shelf."),
    }
}

/// What a roll led to: "8: bakery, +$4."
pub fn sold(roll: &Reading) -> Option<String> {
    let choice = roll.taken?;
    let basket = roll.basket(choice)?;
    let how = if choice == Choice::Coupon { " with a coupon" } else { "" };
    Some(format!("{}{how}: {}, +${}.", roll.total(), foods(basket.foods()), basket.money))
}

/// Why a roll could not be sold by its number. A food on sale is asked for in a basket of three,
/// so some of it may still lie there.
pub fn missing(shop: &Shop, roll: &Reading) -> Option<String> {
    let missing = food(roll.normal.err()?);
    // The sale itself is over when the round ends.
    let sale = shop.books.last().and_then(|book| book.sale);
    Some(if sale == Some(roll.who.card().wants(roll.total())) {
        format!("not enough {missing} for the basket of three")
    } else {
        format!("no {missing} on the shelves")
    })
}

/// What becomes of the cart when a trip fails, as the end of a sentence.
pub fn lost(in_cart: u8) -> String {
    match in_cart {
        0 => String::new(),
        1 => ", and the cube in the cart is lost for this round".to_owned(),
        _ => format!(", and the {in_cart} cubes in the cart are lost for this round"),
    }
}

/// "sales 2 of 3"; more than three are allowed.
pub fn sales(shop: &Shop) -> String {
    match shop.sales_used.len() {
        held if held < usize::from(SALES_REQUIRED) => format!("sales {held} of {SALES_REQUIRED}"),
        held => format!("{held} sales, duty met"),
    }
}

pub const fn restock(shop: &Shop) -> &'static str {
    if shop.restocked { "restock used" } else { "restock open" }
}

pub const fn ending(status: Status) -> &'static str {
    match status {
        Status::Completed => "served",
        Status::Failed => "walked out",
        Status::Restocked => "cut short",
        Status::Discarded => "sent away",
        Status::Shopping => "shopping",
        Status::Up => "waiting",
        Status::Down => "face down",
    }
}
